/** How this reader wants the page to be; kept by the browser. */

export interface Preferences {
  language: string;
  /** Whether things move as little as possible, whatever the system says. */
  still: boolean;
  /** Whether the browser tells when it is the player's turn and the page is not seen. */
  notify: boolean;
}

const KEY = "maria-preferences";
const FIRST: Preferences = { language: "en", still: false, notify: false };

function kept(): Preferences {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return FIRST;
  }
}

let preferences = $state.raw<Preferences>(kept());
show();

export function preferred(): Preferences {
  return preferences;
}

export function prefer(changed: Partial<Preferences>): void {
  preferences = { ...preferences, ...changed };
  localStorage.setItem(KEY, JSON.stringify(preferences));
  show();
}

function show(): void {
  document.documentElement.toggleAttribute("data-still", preferences.still);
  document.documentElement.lang = preferences.language;
}

/** Whether nothing is to move that need not. */
export function isStill(): boolean {
  return preferences.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
