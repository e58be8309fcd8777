import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { packed } from "./tools/packed.ts";
import { cssHash, styleFile } from "./tools/style.ts";

const server = process.env.MARIA_SERVER ?? "http://127.0.0.1:8740";
const proxy = { "/api": { target: server, ws: true } };
const style = fileURLToPath(new URL("../src/maria/box/style.toml", import.meta.url));

export default defineConfig({
  plugins: [svelte({ compilerOptions: { cssHash } }), styleFile(style), packed()],
  build: {
    outDir: "../src/maria/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // What several parts need is one file: small ones are sent as they are.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] } } },
  },
  server: { proxy, fs: { allow: [".."] } },
  preview: { proxy },
  // No test takes longer, on however busy a machine.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 },
});
