import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The whole shop in a real Chromium. The shop must be built: `npm test` at the root sees to it. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    environment: "node",
    include: ["e2e/*.spec.ts"],
    globalSetup: ["./e2e/start-shop.ts"],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
