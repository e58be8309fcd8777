/** Small sounds, synthesised as they are played; off by default. */

import { preferred } from "../lib/preferences.svelte";
import type { EventKind } from "../lib/types";

/** A tone: its pitch (0 for a drum), its start and its length, in seconds. */
type Tone = readonly [pitch: number, start: number, length: number];

const TURN: readonly Tone[] = [
  [523, 0, 0.35],
  [784, 0.16, 0.5],
];
const BATTLE: readonly Tone[] = [
  [0, 0, 0.09],
  [0, 0.12, 0.09],
  [0, 0.24, 0.2],
];
const MARCH: readonly Tone[] = [
  [0, 0, 0.05],
  [0, 0.18, 0.05],
];
const FANFARE: readonly Tone[] = [
  [392, 0, 0.2],
  [523, 0.18, 0.2],
  [659, 0.36, 0.6],
];
type Sound = EventKind | "my-turn";
const SOUNDS: Readonly<Partial<Record<Sound, readonly Tone[]>>> = {
  "my-turn": TURN,
  attacked: BATTLE,
  marched: MARCH,
  elected: FANFARE,
  peace: FANFARE,
  ended: FANFARE,
};
const LOUD = 0.09;

let context: AudioContext | null = null;

/** Plays an event's sound, if there is one and sounds are on. */
export function sound(kind: Sound): void {
  const tones = SOUNDS[kind];
  if (!tones || !preferred().sound) return;
  context ??= new AudioContext();
  for (const tone of tones) play(context, tone);
}

function play(into: AudioContext, [pitch, start, length]: Tone): void {
  const at = into.currentTime + start;
  const loudness = into.createGain();
  loudness.gain.setValueAtTime(LOUD, at);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
  loudness.connect(into.destination);
  const tone = new OscillatorNode(into, { type: pitch ? "triangle" : "sine", frequency: pitch || 120 });
  if (!pitch) tone.frequency.exponentialRampToValueAtTime(45, at + length);
  tone.connect(loudness);
  tone.start(at);
  tone.stop(at + length);
}
