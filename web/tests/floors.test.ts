/** Imports lead down: what the lint rule allows, in modules and in the templates of components. */

import { Linter } from "eslint";
import svelte from "eslint-plugin-svelte";
import { expect, test } from "vitest";
import { oneWay } from "../tools/floors.js";

const linter = new Linter({ cwd: "/" });
const rule = { plugins: { floors: { rules: { "one-way": oneWay } } }, rules: { "floors/one-way": "error" } } as const;

function faults(file: string, code: string): string[] {
  const config = [...svelte.configs.base, { files: ["**/*"], ...rule }] as Linter.Config[];
  return linter.verify(code, config, { filename: `/web/src/${file}` }).map(({ message }) => message);
}

const DENIED = (from: string, to: string) => [`\`${from}\` may not import from \`${to}\`: see tools/floors.js.`];

test.for([
  ["net/a.js", 'import { b } from "../store/b";', "net", "store"],
  ["know/a.js", 'import "../treaty/treaty.css";', "know", "treaty"],
  ["store/a.js", 'export * from "../show/b";', "store", "show"],
  ["store/a.js", 'const b = import("../play/b");', "store", "play"],
  ["lib/a.js", 'import { b } from "../main";', "lib", "src"],
  ["board/A.svelte", '<script>import B from "../play/B.svelte";</script><B />', "board", "play"],
  ["ui/A.svelte", '{#await import("../know/B.svelte") then { default: B }}<B />{/await}', "ui", "know"],
] as const)("%s: %s leads up", ([file, code, from, to]) => {
  expect(faults(file, code)).toEqual(DENIED(from, to));
});

test.for([
  ["store/a.js", 'import { b } from "../net/b"; import { c } from "./c"; import "svelte";'],
  ["App.svelte", '<script>import B from "./pages/B.svelte";</script><B />'],
  ["lib/a.js", 'export { b } from "../api"; import font from "../../../src/maria/box/fonts/b";'],
] as const)("%s: %s leads down", ([file, code]) => {
  expect(faults(file, code)).toEqual([]);
});
