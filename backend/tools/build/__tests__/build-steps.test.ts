import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";

const ROOT = path.resolve(__dirname, "../../../..");
/** Of tests, which no build reads. */
const OF_TESTS = "storefront/vitest.config.ts";

interface Step {
  name: string;
  sources: string[];
}
let steps: Step[];
beforeAll(async () => {
  const url = pathToFileURL(path.resolve(__dirname, "../build-all.mjs")).href;
  steps = ((await import(url)) as { ALL_STEPS: Step[] }).ALL_STEPS;
});

describe("the steps of the build", () => {
  it("look at sources that exist", () => {
    const sources = steps.flatMap((step) => step.sources);
    expect(sources.filter((source) => !existsSync(path.join(ROOT, source)))).toEqual([]);
  });

  it("look at each of the storefront's settings", () => {
    const settings = readdirSync(path.join(ROOT, "storefront"))
      .filter((file) => file.endsWith(".config.ts"))
      .map((file) => `storefront/${file}`);
    const { sources = [] } = steps.find(({ name }) => name === "storefront") ?? {};
    expect(settings.filter((file) => !sources.includes(file))).toEqual([OF_TESTS]);
  });
});
