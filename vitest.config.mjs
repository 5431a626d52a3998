import { defineConfig } from "vitest/config";
import { LongestFirst } from "./backend/integration-tests/longest-first.mjs";

/** Vitest then brings an order of its own, unless one is named here. */
const isShuffled = process.argv.some((word) => word.startsWith("--sequence.shuffle"));

/** The layers of tests, as projects: `npx vitest run --project http orders`. See backend/docs/TESTS.md. */
export default defineConfig({
  test: {
    projects: [
      "backend/vitest.config.mjs",
      "storefront/vitest.config.ts",
      "backend/integration-tests/vitest.config.mjs",
      "storefront/e2e/vitest.config.ts",
    ],
    // As many as the smallest machine has cores: a test that waits leaves its core to the other.
    maxWorkers: 2,
    ...(!isShuffled && { sequence: { sequencer: LongestFirst } }),
  },
});
