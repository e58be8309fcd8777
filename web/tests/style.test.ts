import { expect, test } from "vitest";
import { replaced, tables, variables } from "../tools/style";

const TOML = `# all colours
[font]
family = "Alegreya"

[colour]
paper = "#f4ecd8"   # of the sheet
red_suit = "#a3352c"

[power.pragmatic_army]
on_flag = "#fff"

[safe.pragmatic_army]
on_flag = "#eee"

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
  const [usual, safe] = variables(TOML).split(/(?<=})/);
  expect(usual).toBe(":root,.printed{--paper:#f4ecd8;--red-suit:#a3352c;--pragmatic-army-on-flag:#fff;}");
  expect(safe).toContain("[data-palette=safe]");
  expect(safe).toContain("{--pragmatic-army-on-flag:#eee;}");
});

test("a drawing in the other palette has other colours", () => {
  expect(replaced(TOML)).toEqual({ "#fff": "#eee" });
});
