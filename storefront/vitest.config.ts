import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LANGUAGE_CONSTANTS } from "./languages.config.ts";

export default defineConfig({
  define: LANGUAGE_CONSTANTS,
  resolve: {
    alias: {
      "~/words": fileURLToPath(new URL("./app/words/en", import.meta.url)),
      "~": fileURLToPath(new URL("./app", import.meta.url)),
      // Its CommonJS build would require the root's React 18 regardless of this config.
      "@testing-library/react": createRequire(import.meta.url)
        .resolve("@testing-library/react")
        .replace(/dist[\\/]index\.js$/, "dist/@testing-library/react.esm.js"),
    },
    dedupe: [
      "react",
      "react-dom",
      "react-is",
      "react-router",
      "react-router-dom",
      "@tanstack/react-query",
    ],
  },
  test: {
    name: "screen",
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://localhost:8000/" } },
    globals: false,
    include: ["app/**/*.test.{ts,tsx}"],
    setupFiles: [
      "./app/testing/one-react.ts",
      "./app/testing/node-forms.ts",
      "./app/testing/setup.ts",
    ],
    restoreMocks: true,
    // Files share modules and a document, which setup.ts clears in between: takes half the time.
    isolate: false,
    testTimeout: 30_000,
    server: {
      // Packages at the root would load the root's React 18; inlined, they follow dedupe.
      deps: {
        inline: [
          /jotai/,
          /lucide-react/,
          /@testing-library\/react/,
          /radix-ui/,
          /react-remove-scroll/,
          /@dnd-kit/,
          /@floating-ui/,
          /recharts/,
          /react-redux/,
          /use-sync-external-store/,
        ],
      },
    },
  },
});
