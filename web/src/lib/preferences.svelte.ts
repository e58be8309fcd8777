/** The reader's preferences, stored by the browser. */

import { read } from "./browser-storage";

export const THEMES = ["system", "light", "dark"] as const;
/** The text size, on the map as well, relative to the default. */
export const SIZES = { usual: 1, large: 1.15, larger: 1.3 } as const;
export const PALETTES = ["usual", "safe"] as const;
/** The pace of the show: multiplies every duration; 0 shows everything immediately. */
export const PACES = { calm: 1, brisk: 0.45, instant: 0 } as const;
export type Pace = keyof typeof PACES;

export interface Preferences {
  /** Empty until the reader has chosen a language: until then the browser decides. */
  language: string;
  theme: (typeof THEMES)[number];
  text: keyof typeof SIZES;
  /** The powers' colours; the safe palette works for colour-blind readers. */
  palette: (typeof PALETTES)[number];
  /** Whether to reduce motion, whatever the system says. */
  still: boolean;
  /** Whether the browser notifies the player of a turn while the page is hidden. */
  notify: boolean;
  /** The pace at which other players' moves are shown. */
  pace: Pace;
  sound: boolean;
}

const KEY = "maria-preferences";
const FIRST: Preferences = {
  language: "",
  theme: "system",
  text: "usual",
  palette: "usual",
  still: false,
  notify: false,
  pace: "calm",
  sound: false,
};

const saved = typeof localStorage === "undefined" ? {} : read<Partial<Preferences>>(localStorage, KEY, {});
const dark = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: dark)");
let preferences = $state.raw<Preferences>({ ...FIRST, ...saved });
if (dark) {
  show();
  dark.addEventListener("change", show);
}

export function preferred(): Preferences {
  return preferences;
}

export function prefer(changed: Partial<Preferences>): void {
  preferences = { ...preferences, ...changed };
  localStorage.setItem(KEY, JSON.stringify(preferences));
  show();
}

function show(): void {
  const root = document.documentElement;
  const { theme, text, palette, still } = preferences;
  root.toggleAttribute("data-still", still);
  root.dataset["theme"] = theme === "system" ? (dark?.matches ? "dark" : "light") : theme;
  root.style.setProperty("--text", String(SIZES[text]));
  root.dataset["palette"] = palette;
  const paper = getComputedStyle(root).getPropertyValue("--paper-rim");
  if (paper) document.querySelector("meta[name=theme-color]")?.setAttribute("content", paper);
}

/** Whether to avoid unnecessary motion. */
export function isStill(): boolean {
  return preferences.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
