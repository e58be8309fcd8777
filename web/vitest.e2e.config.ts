import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take minutes. They run first, so that no worker waits for the last of them. */
const LONGEST = ["every-screen.test.ts", "play-now.test.ts"];
const place = ({ moduleId }: TestSpecification) => {
  const found = LONGEST.findIndex((name) => moduleId.endsWith(name));
  return found < 0 ? LONGEST.length : found;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

/** The tests of the built page in a real browser, with a real server: `npm run e2e`. */
export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    // Pictures take minutes, and what must hold on these screens is tested without them: `make pictures`.
    exclude: process.env["PICTURES"] ? [] : ["e2e/screens.test.ts"],
    globalSetup: "e2e/ready.ts",
    // No test takes longer, on however busy a machine; what a test waits for has less: see PATIENCE.
    testTimeout: 1_200_000,
    hookTimeout: 900_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 240_000 } },
    // Tests also wait for servers and timers, so three keep two cores busy. The files of a worker share its browser.
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
});
