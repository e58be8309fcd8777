import { beforeAll, describe, expect, test } from "vitest";
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
the-general = { $name }
beats = { $power-dative } und { $power-gender ->
    [n] sein
   *[other] ihr
} General { $general-accusative }
`;

describe("messages in words", () => {
  const teller = new Teller(pack.data);
  beforeAll(() => {
    learn([
      { language: "de", source: GERMAN },
      { language: "en", source: ENGLISH },
    ]);
  });

  test("names stand in the form that the sentence asks for, and a sentence that is lacking is all English", () => {
    expect(teller.text("ends", { power: powerRef(0) })).toBe("Ende Frankreichs.");
    const values = { powers: several([powerRef(1), powerRef(0)]), piece: pieceRef(4), power: powerRef(1) };
    expect(teller.text("moves", values)).toBe(
      "The Bavarians and France move: France's supply train and the Bavarians' hussars.",
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

  test("a form that a name lacks is its value, and a gender is only selected by", () => {
    const parts = teller.parts({ key: "beats", values: { power: powerRef(0), general: pieceRef(0) } });
    const name = pack.data.pieces[0]?.name;
    expect(parts).toEqual([
      { text: "Frankreich", kind: "power", id: 0 },
      " und sein General ",
      { text: name, kind: "piece", id: 0 },
    ]);
  });

  test("lists are made by the catalogue, that of the reader's language first", () => {
    expect(listed(["A", "B", "C"])).toBe("A, B, C");
    expect(listed(["A", "B", "C"], "and")).toBe("A, B und C");
    expect(listed(["A", "B", "C"], "way")).toBe("A > B > C");
    expect([listed([]), listed(["A"], "and")]).toEqual(["", "A"]);
  });
});
