import { readFile } from "node:fs/promises";
import { BaseSequencer } from "vitest/node";
import { REASON } from "./tally.mjs";

const isLong = async ({ moduleId }) => REASON.test(await readFile(moduleId, "utf8"));

/**
 * Files over a minute first, whatever their size: one that begins last is waited for by all other workers. In a clean
 * clone Vitest knows no times, and takes the largest files first.
 */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const marks = await Promise.all(sorted.map(isLong));
    return [...sorted.filter((_, at) => marks[at]), ...sorted.filter((_, at) => !marks[at])];
  }
}
