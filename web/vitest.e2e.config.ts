import { defineConfig } from "vitest/config";

/** The tests of the built page in a real browser, with a real server: `npm run e2e`. */
export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    globalSetup: "e2e/ready.ts",
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
  },
});
