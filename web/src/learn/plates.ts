/** The pictures of “How to play”: cities by name, and the pieces in them. The board supplies the coordinates. */

import type { CityData, PackData, PowerData } from "../lib/types";

export interface Plate {
  name: string;
  /** Where to learn more: a lesson, and a rule or chapter. */
  lesson: string;
  rule: string;
  /** Generals with troops and the values of the cards they played, and supply trains, which have none. */
  pieces?: readonly { city: string; power: string; troops?: number; cards?: readonly number[] }[];
  ways?: readonly { kind: "march" | "retreat" | "supply"; cities: readonly string[] }[];
  markers?: readonly { city: string; power: string }[];
  hussars?: readonly string[];
}

const WAY = ["liegnitz", "neumarkt_schlesien", "breslau", "brieg"];
const PATH = ["glatz", "strehlen", "breslau", "neumarkt_schlesien"];

export const PLATES: readonly Plate[] = [
  {
    name: "goal",
    lesson: "win-as-frederick",
    rule: "14",
    markers: ["breslau", "brieg", "schweidnitz", "liegnitz"].map((city) => ({ city, power: "prussia" })),
  },
  {
    name: "march",
    lesson: "marching",
    rule: "10.1.b",
    pieces: [{ city: "liegnitz", power: "prussia", troops: 5 }],
    ways: [{ kind: "march", cities: WAY }],
  },
  {
    name: "conquest",
    lesson: "conquest",
    rule: "10.3.a",
    pieces: [{ city: "neisse", power: "prussia", troops: 5 }],
    ways: [{ kind: "march", cities: ["breslau", "brieg", "neisse"] }],
    markers: ["breslau", "brieg"].map((city) => ({ city, power: "prussia" })),
  },
  {
    name: "supply",
    lesson: "supply",
    rule: "9",
    pieces: [
      { city: "glatz", power: "prussia", troops: 5 },
      { city: "neumarkt_schlesien", power: "prussia" },
    ],
    ways: [{ kind: "supply", cities: PATH }],
    hussars: ["strehlen"],
  },
  {
    name: "combat",
    lesson: "battle",
    rule: "11.1",
    pieces: [
      { city: "strehlen", power: "prussia", troops: 5, cards: [7] },
      { city: "glatz", power: "austria", troops: 3, cards: [4, 6] },
    ],
    ways: [{ kind: "march", cities: ["strehlen", "glatz"] }],
  },
  {
    name: "retreat",
    lesson: "retreats",
    rule: "11.2",
    pieces: [
      { city: "glatz", power: "prussia", troops: 5 },
      { city: "koeniggraetz", power: "austria", troops: 1 },
    ],
    ways: [{ kind: "retreat", cities: ["glatz", "nachod", "koeniggraetz"] }],
  },
  {
    name: "winter",
    lesson: "winter",
    rule: "13",
    pieces: [{ city: "wien", power: "austria", troops: 6, cards: [8, 4] }],
  },
  {
    name: "politics",
    lesson: "politics",
    rule: "17",
    pieces: [{ city: "dresden", power: "saxony", troops: 2, cards: [9, 6] }],
  },
];

interface Spot {
  x: number;
  y: number;
}

/** A picture's aspect ratio, the space around its content, for counters and cards above it, and its smallest width. */
const SHAPE = 16 / 9;
const ROOM = 52;
const LEAST = 250;

/** The part of the drawing that shows these spots. */
function around(spots: readonly Spot[]): string {
  const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))];
  const wide = Math.max(right - left + 2 * ROOM, (bottom - top + 2 * ROOM) * SHAPE, LEAST);
  const high = wide / SHAPE;
  return `${(left + right - wide) / 2} ${(top + bottom - high) / 2 - ROOM / 5} ${wide} ${high}`;
}

/** A plate's content, positioned on the drawing. */
export function seenOn(plate: Plate, box: PackData) {
  const city = (id: string): CityData => found(box.cities, id);
  const power = (id: string): PowerData => found(box.powers, id);
  const { pieces = [], ways = [], markers = [], hussars = [] } = plate;
  const named = [...[...pieces, ...markers].map((thing) => thing.city), ...ways.flatMap(({ cities }) => cities)];
  return {
    area: around(named.map(city)),
    ways: ways.map(({ kind, cities }) => {
      const spots: Spot[] = cities.map(city);
      const [before, end] = spots.slice(-2) as [Spot, Spot];
      const turn = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
      return { kind, end, turn, points: spots.map((spot) => `${spot.x},${spot.y}`).join(" ") };
    }),
    markers: markers.map((marker) => ({ at: city(marker.city), power: power(marker.power) })),
    hussars: hussars.map(city),
    pieces: pieces.map(({ troops = null, cards = [], ...piece }) => {
      const at = city(piece.city);
      return { at, power: power(piece.power), troops, cards, suit: at.suit };
    }),
  };
}

function found<Thing extends { id: string }>(all: readonly Thing[], id: string): Thing {
  const thing = all.find((each) => each.id === id);
  if (!thing) throw new Error(`there is no ${id}`);
  return thing;
}
