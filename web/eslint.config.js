import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";
import { oneWay } from "./tools/floors.js";

export default defineConfig(
  globalIgnores(["src/api.d.ts", "dev/"]),
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }], // Fixtures of vitest that use no other.
      "no-undef": "off", // TypeScript finds them.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // What a decision holds is replaced, never changed ($state.raw), and the page has no Svelte stores.
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/require-store-reactive-access": "off",
      "svelte/no-useless-mustaches": "off", // {" "} is a space that stays.
    },
  },
  {
    // With types. The whole "type-checked" sets take a third longer, and found nothing more that mattered.
    files: ["**/*.ts", "**/*.svelte"],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/no-unnecessary-condition": "error",
      "@typescript-eslint/no-unnecessary-type-assertion": "error",
      "@typescript-eslint/only-throw-error": "error",
      "@typescript-eslint/prefer-promise-reject-errors": "error",
      "@typescript-eslint/require-await": "error",
      "@typescript-eslint/switch-exhaustiveness-check": "error",
    },
  },
  {
    files: ["src/**"],
    plugins: { floors: { rules: { "one-way": oneWay } } },
    rules: { "floors/one-way": "error" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
