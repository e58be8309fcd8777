/** Which page an address means. */

export const PAGES = ["home", "new", "games", "watch", "load", "settings", "about"] as const;
export type Page = (typeof PAGES)[number];

export type Route =
  | { kind: "page"; page: Page }
  /** The links of a game that this browser has made, but does not play. */
  | { kind: "links"; game: string }
  /** The personal link of a player. */
  | { kind: "player"; token: string }
  /** A game: of a seat, of a spectator. */
  | { kind: "game" };

/** Reads the fragment of an address: `#new`, `#links=GAME`, `#me=TOKEN`, or one of a game. */
export function routeOf(fragment: string): Route {
  const values = new URLSearchParams(fragment.replace(/^#/, ""));
  const [links, player] = [values.get("links"), values.get("me")];
  if (links) return { kind: "links", game: links };
  if (player) return { kind: "player", token: player };
  if (values.get("seat") || values.get("watch") || values.get("game")) return { kind: "game" };
  const page = PAGES.find((name) => values.has(name));
  return { kind: "page", page: page ?? "home" };
}

/** The address that leads to a seat, to be given to its player. */
export function seatLink(origin: string, token: string): string {
  return `${origin}/#seat=${token}`;
}
