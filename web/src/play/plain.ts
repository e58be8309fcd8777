import type { Parts } from "../types";

/** A sentence without its links, for buttons. */
export function plain(parts: Parts): string {
  return parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
}
