/** Prepares everything the browser tests share, before the first of them starts. */

import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { browserProgram, COMMAND, NOT_RUN, PAGE, ROOT } from "./server";

/** Milliseconds after which making the moments' games is aborted. */
const LONGEST = 800_000;

/** Reports missing programs; a missing browser is an error only where everything must be tested. */
export default function ready(project: TestProject): () => void {
  if (!existsSync(PAGE)) throw new Error("the page is not built: run `make page`");
  if (!existsSync(COMMAND)) throw new Error("there is no server: run `make setup`");
  if (!browserProgram()) {
    if (process.env["CI"] === "true") throw new Error(NOT_RUN);
    console.log(NOT_RUN);
  }
  const folder = mkdtempSync(join(tmpdir(), "maria-moments-"));
  const script = fileURLToPath(new URL("moments.py", import.meta.url));
  execFileSync(join(ROOT, ".venv/bin/python"), [script, folder], { timeout: LONGEST, killSignal: "SIGKILL" });
  project.provide("moments", folder);
  return () => rmSync(folder, { recursive: true });
}
