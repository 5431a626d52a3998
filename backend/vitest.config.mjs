import { defineConfig } from "vitest/config";

/** What needs no shop: pure rules, and parts on a real disk or socket. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: "unit",
    environment: "node",
    include: ["{src,launch,server,tools,demo,bench}/**/*.test.ts"],
    // Files share what a worker has loaded, and leave nothing changed in it.
    isolate: false,
    // A slow machine fails no test: some images and properties take seconds of a busy one.
    testTimeout: 30_000,
  },
});
