/** The drawing's style file as CSS variables, so that drawing and page share one list of colours. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The tables of a TOML file that contains only tables of plain values. */
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

/** The tables of these kinds as variables: `--paper`, `--france-flag` ... */
function declared(toml: string, ...kinds: string[]): string {
  const lines: string[] = [];
  for (const [table, values] of tables(toml)) {
    const [kind = "", owner] = table.split(".");
    if (!kinds.includes(kind)) continue;
    const prefix = owner ? `${owner}-` : "";
    for (const [key, value] of values) lines.push(`--${prefix}${key}:${value};`.replaceAll("_", "-"));
  }
  return lines.join("");
}

/** The colours and those of the powers as variables, and the palette for colour-blind readers. */
export function variables(toml: string): string {
  return (
    `:root,.printed{${declared(toml, "colour", "power")}}` +
    `:root[data-palette=safe],:root[data-palette=safe] .printed{${declared(toml, "safe")}}`
  );
}

/** The parts of a drawing that have another colour in that palette. */
export function replaced(toml: string): Record<string, string> {
  const found = tables(toml);
  const made: Record<string, string> = {};
  for (const [table, values] of found) {
    const [kind, owner] = table.split(".");
    if (kind !== "safe") continue;
    for (const [key, value] of values) {
      const usual = found.get(`power.${owner}`)?.get(key);
      if (usual && usual !== value) made[usual] = value;
    }
  }
  return made;
}

const NAMES = {
  "virtual:style.css": variables,
  "virtual:safe": (toml: string) => `export default ${JSON.stringify(replaced(toml))}`,
};

export function styleFile(path: string): Plugin {
  return {
    name: "maria-style",
    resolveId: (id) => (id in NAMES ? `\0${id}` : null),
    load(id) {
      const made = new Map(Object.entries(NAMES)).get(id.slice(1));
      if (!id.startsWith("\0") || !made) return null;
      this.addWatchFile(path);
      return made(readFileSync(path, "utf-8"));
    },
  };
}

/** The class of a component's own style: from the style alone, so that a test can tell which components it has seen. */
export function cssHash({ css, hash }: { css: string; hash: (text: string) => string }): string {
  return `m-${hash(css)}`;
}
