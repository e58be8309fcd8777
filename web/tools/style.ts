/** The drawing's style file as CSS variables, so that drawing and page share one list of colours. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const NAME = "virtual:style.css";

/** The tables of a TOML file that has nothing but tables of plain values. */
export function tables(toml: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  let current = new Map<string, string>();
  for (const line of toml.split("\n")) {
    const head = /^\[([^[\]]+)\]/.exec(line);
    const entry = /^([\w-]+) = "([^"]*)"/.exec(line);
    if (head?.[1]) found.set(head[1], (current = new Map<string, string>()));
    else if (entry?.[1] && entry[2] !== undefined) current.set(entry[1], entry[2]);
  }
  return found;
}

/** `--paper`, `--ink` ... for the colours, `--france-flag`, `--france-edge` ... for those of the powers. */
export function variables(toml: string): string {
  const lines: string[] = [];
  for (const [table, values] of tables(toml)) {
    const [kind, owner] = table.split(".");
    if (kind !== "colour" && kind !== "power") continue;
    const prefix = owner ? `${owner}-` : "";
    for (const [key, value] of values) lines.push(`--${prefix}${key}:${value};`.replaceAll("_", "-"));
  }
  return `:root{${lines.join("")}}`;
}

export function styleFile(path: string): Plugin {
  return {
    name: "maria-style",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      this.addWatchFile(path);
      return variables(readFileSync(path, "utf-8"));
    },
  };
}
