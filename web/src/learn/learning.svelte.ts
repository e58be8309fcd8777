/** The current lesson: the actions so far, and the server's answer to them. The server stores nothing. */

import * as client from "../net/client";
import { Refusal } from "../net/client";
import { session, type Guest } from "../store/session";
import { inquire } from "../store/attempt";
import { store } from "../store/store.svelte";
import { language } from "../lib/texts.svelte";
import type { LessonState, Update } from "../lib/types";
import { count, progress, remember, type Progress } from "./progress";
import { loadLearnTexts } from "../net/texts";

/** Separates the actions of two tasks. */
const NEXT = "next";

export class Learning {
  state = $state.raw<LessonState | null>(null);
  private moves: readonly string[] = [];
  private name = "";
  /** Whether the solution was shown since the puzzle was opened or restarted. */
  shown = $state(false);
  /** This browser's progress, including the latest answer. */
  kept = $state.raw<Progress>(progress(localStorage));

  /** Opens a lesson where this browser left it. */
  async open(name: string): Promise<void> {
    const stays = session.stays();
    await loadLearnTexts();
    if (!stays()) return;
    this.name = name;
    this.state = null;
    this.shown = false;
    session.receive(this.guest(), `lesson-${name}`);
    try {
      await this.go(progress(localStorage).moves[name] ?? []);
    } catch (error) {
      // Actions made under other rules, or in another version of the lesson, are dropped.
      if (!(error instanceof Refusal) || error.status === 404) throw error;
      await this.go([]);
    }
  }

  private guest(): Guest {
    return {
      base: `/lessons/${this.name}`,
      values: () => ({ moves: this.moves.join("\n") }),
      post: async (path, body) => {
        if (path === "act") await this.try([...this.moves, String(body["action"])]);
        else if (path === "undo" && this.moves.length > (this.state?.start ?? 0))
          await this.try(this.moves.slice(0, -1));
      },
    };
  }

  retry(): Promise<void> {
    this.shown = false;
    return this.try(this.moves.slice(0, this.state?.start ?? 0));
  }

  /** Plays the solution; the puzzle does not count as solved. */
  solve(): Promise<void> {
    const { start = 0, solution = [] } = this.state ?? {};
    this.shown = true;
    return this.try([...this.moves.slice(0, start), ...solution]);
  }

  next(): Promise<void> {
    return this.try([...this.moves, NEXT]);
  }

  /** As `go`, but a refusal is shown and leaves everything as it was. */
  private async try(moves: readonly string[]): Promise<void> {
    const stays = session.stays();
    store.unconfirmed = 1;
    await inquire(() => this.go(moves));
    if (stays()) store.unconfirmed = 0;
  }

  /** Requests the result of these moves and shows it, unless the reader has left in the meantime. */
  private async go(moves: readonly string[]): Promise<void> {
    const stays = session.stays();
    const path = client.query(`/lessons/${this.name}`, { moves: moves.join("\n"), lang: language() });
    const state = await client.request<LessonState>("GET", path).catch((error: unknown) => {
      if (stays()) throw error;
      return null;
    });
    if (!state || !stays()) return;
    const goesOn = store.table?.game.id === state.update.table.game.id && moves.length > this.moves.length;
    this.moves = moves;
    this.state = state;
    store.puzzle = state.kind !== "";
    if (!goesOn) store.reset();
    store.tab = "play";
    store.panelOpen = true;
    session.take(store.puzzle && state.status !== "open" ? judged(state.update) : state.update);
    if (store.puzzle && state.status === "wrong") count(localStorage, this.name, state.grade, false);
    const isOver = state.status === "solved" && state.task === state.tasks - 1 && !this.shown;
    if (store.puzzle && isOver) count(localStorage, this.name, state.grade, true);
    const unsolved = state.status === "wrong" || this.shown;
    remember(localStorage, this.name, unsolved ? moves.slice(0, state.start) : moves, isOver);
    this.kept = progress(localStorage);
  }
}

/** A puzzle ends with its verdict: nobody is asked anything more. */
function judged({ table, ...update }: Update): Update {
  const undo = { ...table.undo, possible: false, again: null };
  const choices = table.choices && { ...table.choices, yours: false, helps: [], detail: null };
  return { ...update, table: { ...table, question: null, choices, to_act: [], undo } };
}

export const learning = new Learning();
