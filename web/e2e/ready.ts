/** What all tests in a browser need before the first of them begins. */

import { existsSync } from "node:fs";
import { browserProgram, COMMAND, NOT_RUN, PAGE } from "./server";

/** Complains where something is missing; a missing browser counts only where everything is checked. */
export default function ready(): void {
  if (!existsSync(PAGE)) throw new Error("the page is not built: run `make page`");
  if (!existsSync(COMMAND)) throw new Error("there is no server: run `make setup`");
  if (browserProgram()) return;
  if (process.env["CI"] === "true") throw new Error(NOT_RUN);
  console.log(NOT_RUN);
}
