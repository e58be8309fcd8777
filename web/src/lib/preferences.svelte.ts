/** How this reader wants the page to be; kept by the browser. */

import { read } from "./browser-storage";

export const THEMES = ["system", "light", "dark"] as const;
/** How large texts are, on the map as well: so many times the usual size. */
export const SIZES = { usual: 1, large: 1.15, larger: 1.3 } as const;
export const PALETTES = ["usual", "safe"] as const;
/** How quickly things are shown: what each moment takes is multiplied by this; at once for 0. */
export const PACES = { calm: 1, brisk: 0.45, instant: 0 } as const;
export type Pace = keyof typeof PACES;

export interface Preferences {
  /** Empty until the reader has chosen one: then the browser decides. */
  language: string;
  theme: (typeof THEMES)[number];
  text: keyof typeof SIZES;
  /** The colours of the powers; the safe ones everybody can tell apart. */
  palette: (typeof PALETTES)[number];
  /** Whether things move as little as possible, whatever the system says. */
  still: boolean;
  /** Whether the browser tells when it is the player's turn and the page is not seen. */
  notify: boolean;
  /** How quickly what others do is shown. */
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

/** Whether nothing is to move that need not. */
export function isStill(): boolean {
  return preferences.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
