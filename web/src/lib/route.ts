/** Maps an address to a page. */

export const PAGES = ["home", "learn", "how", "new", "games", "watch", "load", "settings", "about"] as const;
export type Page = (typeof PAGES)[number];

export type Route =
  | { kind: "page"; page: Page }
  /** The links of a game created in this browser by somebody who does not play in it. */
  | { kind: "links"; game: string }
  /** The rulebook, optionally at a rule or a chapter. */
  | { kind: "rules"; rule: string }
  /** A lesson of the course, played on the board. */
  | { kind: "lesson"; name: string }
  /** A player's personal link. */
  | { kind: "player"; token: string }
  /** A game: from a seat, or as a spectator. */
  | { kind: "game" };

/** Parses an address fragment: `#new`, `#rules/10.1.b`, `#lesson=NAME`, `#links=GAME`, `#me=TOKEN`, or a game's. */
export function routeOf(fragment: string): Route {
  const values = new URLSearchParams(fragment.replace(/^#/, ""));
  const [links, player] = [values.get("links"), values.get("me")];
  const [, rule] = /^#rules(?:\/(.*))?$/.exec(fragment) ?? [];
  if (fragment.startsWith("#rules")) return { kind: "rules", rule: decodeURIComponent(rule ?? "") };
  const lesson = values.get("lesson");
  if (lesson) return { kind: "lesson", name: lesson };
  if (links) return { kind: "links", game: links };
  if (player) return { kind: "player", token: player };
  if (values.get("seat") || values.get("watch") || values.get("game")) return { kind: "game" };
  const page = PAGES.find((name) => values.has(name));
  return { kind: "page", page: page ?? "home" };
}

/** The public address of a moment of a finished game. */
export function momentLink(origin: string, game: string, seq: number): string {
  return `${origin}/#watch=${game}&at=${seq}`;
}

/** The moment in an address, if there is one. */
export function momentOf(fragment: string): number | null {
  const at = new URLSearchParams(fragment.replace(/^#/, "")).get("at");
  return at && /^\d{1,9}$/.test(at) ? Number(at) : null;
}

/** The address of a seat, to be sent to its player. */
export function seatLink(origin: string, token: string): string {
  return `${origin}/#seat=${token}`;
}
