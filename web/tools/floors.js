/**
 * The layers of the page. A module imports from its own folder and from the layers below it; folders of one layer do
 * not import each other. Modules outside these folders (App, main) are on top and import what they like.
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

/** Whether a module in one folder may import from another one. */
function allowed(from, to) {
  return from === to || floorOf(from) < 0 || (floorOf(to) >= 0 && floorOf(to) < floorOf(from));
}

/** Reports imports from a higher layer, or from another folder of the same one: static, dynamic and `export from`. */
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
