/**
 * The floors of the page. A module imports from its own room and from the floors below it; rooms on one floor do not
 * know each other. What is in none of them (App, main) stands on top and imports what it likes.
 */
export const FLOORS = [
  ["lib"],
  ["net"],
  ["store"],
  ["ui"],
  ["board"],
  ["play", "know", "treaty", "show", "learn"],
  ["shell", "pages"],
];

const roomOf = (path) => /\/web\/src\/(\w+)\//.exec(path)?.[1] ?? "";
const floorOf = (room) => FLOORS.findIndex((rooms) => rooms.includes(room));

/** Whether a module in one room may import from another one. */
function allowed(from, to) {
  return from === to || floorOf(from) < 0 || (floorOf(to) >= 0 && floorOf(to) < floorOf(from));
}

/** Reports imports that lead up, or to another room of the same floor: static ones, dynamic ones and `export from`. */
export const oneWay = {
  meta: { type: "problem", messages: { up: "`{{from}}` may not import from `{{to}}`: see tools/floors.js." } },
  create(context) {
    const from = roomOf(context.filename);
    function check({ source }) {
      if (typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      const path = new URL(source.value, `file://${context.filename}`).pathname;
      if (!path.includes("/web/src/") || /\/src\/api$/.test(path)) return;
      const to = roomOf(path);
      if (!allowed(from, to)) context.report({ node: source, messageId: "up", data: { from, to: to || "src" } });
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
