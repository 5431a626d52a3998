import { defineConfig } from "vitest/config";

/** The whole shop in a real Chromium. The shop must be built: `npm test` at the root builds it. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "journey",
    environment: "node",
    // Files share what a worker has loaded, its browser too, and leave nothing changed in it.
    isolate: false,
    include: ["*.spec.ts"],
    globalSetup: ["../../backend/harness/lending-desk.ts"],
    testTimeout: 180_000,
    // As long as a page is given: a second is too short for a request on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 180_000,
  },
});
