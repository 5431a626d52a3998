import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { KEPT_ELSEWHERE, RETENTION_RULES } from "../domain/periods";
import { SWEEPS } from "../rules";
import { countOf, pickOf } from "../rules/sweep";

const ROOT = path.resolve(__dirname, "../../../../..");
/** Without the padding of its tables. */
const page = readFileSync(path.join(ROOT, "backend/docs/RETENTION.md"), "utf8").replaceAll(
  / +/g,
  " ",
);

describe("docs/RETENTION.md", () => {
  it.each(RETENTION_RULES)(
    "has the rule $id as it is",
    ({ id, what, period, since, then, why }) => {
      expect(page).toContain(
        `| \`${id}\` | ${what} | ${period} after ${since} | ${then} | ${why} |`,
      );
    },
  );

  it.each(KEPT_ELSEWHERE)("says who looks after: $what", ({ what, kept, where }) => {
    expect(page).toContain(`| ${what} | ${kept} | \`${where}\` |`);
    expect(existsSync(path.join(ROOT, where))).toBe(true);
  });
});

describe("the statements of the rules", () => {
  it.each(Object.entries(SWEEPS))("%s: look by the period and pick a bounded batch", (_, sweep) => {
    expect(countOf(sweep)).toContain("$1::interval");
    expect(pickOf(sweep)).toContain("LIMIT $2 FOR NO KEY UPDATE");
    expect(sweep.statements.length).toBeGreaterThan(0);
  });
});
