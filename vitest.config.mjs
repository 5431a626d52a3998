import { defineConfig } from "vitest/config";

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
  },
});
