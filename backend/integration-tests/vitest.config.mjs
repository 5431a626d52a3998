import path from "node:path";
import { defineConfig } from "vitest/config";

/** Real HTTP against the compiled shop. The shop must be built: `npm test` at the root sees to it. */
export default defineConfig({
  root: path.dirname(import.meta.dirname),
  test: {
    environment: "node",
    include: ["integration-tests/http/**/*.spec.ts"],
    // Each file starts a shop of its own; two at once would only slow each other down.
    fileParallelism: false,
    globalSetup: ["integration-tests/harness/ready-shops.ts"],
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
