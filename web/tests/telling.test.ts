import { beforeEach, describe, expect, test } from "vitest";
import { listed, pieceRef, powerRef, several, Teller } from "../src/store/telling";
import { learn } from "../src/lib/texts.svelte";
import { pack } from "./box";

const ENGLISH = `
the-france = France
    .possessive = France's
the-bavaria = the Bavarians
    .possessive = the Bavarians'
the-general = { $name }
the-train = { $number ->
    [0] { $power-possessive } supply train
   *[other] { $power-possessive } supply train no. { $number }
}
list-more = { $first }, { $next }
list-and = { $first } and { $next }
list-way = { $first } > { $next }
role-louis = Louis XV
    .their = his
moves = { $powers } { $powers-count ->
    [one] moves
   *[other] move
}: { $piece } and { $power-possessive } hussars.
says = { $seat } says to { $seat-their } friends: { $text }
`;
const GERMAN = `
the-france = Frankreich
    .genitive = Frankreichs
    .gender = n
list-and = { $first } und { $next }
ends = Ende { $power-genitive }.
the-bavaria = Bayern
    .gender = n
beats = { $power-gender ->
    [n] Das große { $power }
   *[m] Der große { $power }
} schlägt { $piece-accusative }.
`;

describe("messages in words", () => {
  const teller = new Teller(pack.data);
  beforeEach(() => {
    learn("en", [ENGLISH]);
  });

  test("names stand in the form that the sentence asks for", () => {
    const values = { powers: several([powerRef(1), powerRef(0)]), piece: pieceRef(4), power: powerRef(1) };
    expect(teller.text("moves", values)).toBe(
      "The Bavarians and France move: France's supply train and the Bavarians' hussars.",
    );
  });

  test("another language has other forms, can select by one, and where a name lacks one its value is taken", () => {
    learn("de", [GERMAN]);
    expect(teller.text("ends", { power: powerRef(0) })).toBe("Ende Frankreichs.");
    const told = teller.parts({ key: "beats", values: { power: powerRef(1), piece: powerRef(0) } });
    expect(told.map((part) => (typeof part === "string" ? part : part.text)).join("|")).toBe(
      "Das große |Bayern| schlägt |Frankreich|.",
    );
  });

  test("names are links, and nobody writes one", () => {
    const said = "\ue000power 0\ue001France\ue002";
    expect(
      teller.parts({ key: "moves", values: { powers: several([powerRef(1)]), piece: 3, power: powerRef(0) } }),
    ).toEqual([
      { text: "The Bavarians", kind: "power", id: 1 },
      " moves: 3 and ",
      { text: "France's", kind: "power", id: 0 },
      " hussars.",
    ]);
    const told = teller.parts({ key: "says", values: { seat: { kind: "seat", id: "louis" }, text: said } });
    expect(told).toEqual(["Louis XV says to his friends: power 0France"]);
  });

  test("lists are made by the catalogue", () => {
    learn("de", [ENGLISH, GERMAN]);
    expect(listed(["A", "B", "C"])).toBe("A, B, C");
    expect(listed(["A", "B", "C"], "and")).toBe("A, B und C");
    expect(listed(["A", "B", "C"], "way")).toBe("A > B > C");
    expect([listed([]), listed(["A"], "and")]).toEqual(["", "A"]);
  });
});
