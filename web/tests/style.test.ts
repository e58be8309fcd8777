import { expect, test } from "vitest";
import { tables, variables } from "../tools/style";

const TOML = `# all colours
[font]
family = "Alegreya"

[colour]
paper = "#f4ecd8"   # of the sheet
red_suit = "#a3352c"

[power.pragmatic_army]
on_flag = "#fff"

[css.".board"]
fill = "$ink"

[[palette]]
fill = "#d6e0cf"
`;

test("the tables of the style file are read", () => {
  expect(tables(TOML).get("colour")).toEqual(
    new Map([
      ["paper", "#f4ecd8"],
      ["red_suit", "#a3352c"],
    ]),
  );
});

test("colours become variables, of the powers with the power's name", () => {
  expect(variables(TOML)).toBe(":root{--paper:#f4ecd8;--red-suit:#a3352c;--pragmatic-army-on-flag:#fff;}");
});
