import { defineConfig } from "vitest/config";

/** Builds and foreign hosts, minutes each: only where there is time for many rounds. */
const LONG = process.env.TEST_ROUNDS === "long" ? ["long/*.spec.ts"] : [];

/** Real HTTP against the compiled shop. The shop must be built: `npm test` at the root sees to it. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "http",
    environment: "node",
    include: ["http/*.spec.ts", ...LONG],
    // Files share what a worker has loaded, and leave nothing changed in it.
    isolate: false,
    globalSetup: ["../harness/lending-desk.ts"],
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
