import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const REPOSITORY = path.resolve(__dirname, "../../../..");
const text = (name: string) =>
  readFileSync(path.join(REPOSITORY, "backend/docs", `${name}.md`), "utf8");

/** How many of levels 1 and 2 each section of ASVS 5.0.0 has; those of level 3 come after them. */
const REQUIREMENTS: Readonly<Record<string, number>> = {
  "1.1": 2,
  "1.2": 9,
  "1.3": 11,
  "1.4": 3,
  "1.5": 2,
  "2.1": 3,
  "2.2": 3,
  "2.3": 4,
  "2.4": 1,
  "3.2": 2,
  "3.3": 4,
  "3.4": 6,
  "3.5": 5,
  "3.7": 2,
  "4.1": 3,
  "4.2": 1,
  "4.3": 2,
  "4.4": 4,
  "5.1": 1,
  "5.2": 3,
  "5.3": 2,
  "5.4": 3,
  "6.1": 3,
  "6.2": 12,
  "6.3": 4,
  "6.4": 4,
  "6.5": 5,
  "6.6": 3,
  "6.8": 4,
  "7.1": 3,
  "7.2": 4,
  "7.3": 2,
  "7.4": 5,
  "7.5": 2,
  "7.6": 2,
  "8.1": 2,
  "8.2": 3,
  "8.3": 1,
  "8.4": 1,
  "9.1": 3,
  "9.2": 4,
  "10.1": 2,
  "10.2": 2,
  "10.3": 4,
  "10.4": 11,
  "10.5": 5,
  "10.6": 2,
  "10.7": 3,
  "11.1": 2,
  "11.2": 3,
  "11.3": 3,
  "11.4": 4,
  "11.5": 1,
  "11.6": 1,
  "12.1": 3,
  "12.2": 2,
  "12.3": 4,
  "13.1": 1,
  "13.2": 5,
  "13.3": 2,
  "13.4": 5,
  "14.1": 2,
  "14.2": 4,
  "14.3": 3,
  "15.1": 3,
  "15.2": 3,
  "15.3": 7,
  "16.1": 1,
  "16.2": 5,
  "16.3": 4,
  "16.4": 3,
  "16.5": 3,
  "17.1": 1,
  "17.2": 4,
  "17.3": 2,
};

const wanted = Object.entries(REQUIREMENTS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);

interface Row {
  id: string;
  verdict: string;
  proof: string;
}

const rows = [
  ...text("SECURITY").matchAll(/^\| (\d+\.\d+\.\d+) +\| [^|]+\| ([^|]+?) +\| (.+?) *\|$/gm),
].map(([, id = "", verdict = "", proof = ""]): Row => ({ id, verdict, proof }));

/** Where a path in the documents may begin. */
const PLACES = ["", "backend", "backend/integration-tests"];
const isThere = (name: string) =>
  PLACES.some((place) => existsSync(path.join(REPOSITORY, place, name)));

/** Files of EXTENDING.md's made-up example, and those elsewhere. */
const ELSEWHERE = /gift-note|^(DATA_DIR|@strive|@medusajs)\//;

/** Paths in backticks: with a slash and no space, and no route, command or pattern. */
const pathsIn = (document: string) =>
  [...document.matchAll(/`([\w@.[\]-]+(?:\/[\w@.[\]-]+)+)`/g)]
    .map(([, found = ""]) => found)
    .filter((found) => !ELSEWHERE.test(found));

describe("the checklist of docs/SECURITY.md", () => {
  it("has every requirement of levels 1 and 2, once, in order", () => {
    expect(wanted.length).toBe(253);
    expect(rows.map(({ id }) => id)).toEqual(wanted);
  });

  it("has a verdict for each, and a proof or a reason", () => {
    const verdicts = new Set(["met", "not met", "operator", "n/a"]);
    expect(rows.filter(({ verdict, proof }) => !verdicts.has(verdict) || proof === "")).toEqual([]);
  });

  it("counts them right", () => {
    const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
    expect(text("SECURITY").replace(/\s+/g, " ")).toContain(
      `Of ${rows.length} requirements ${count("met")} are met, ${count("not met")} are not, ` +
        `${count("operator")} are the operator's and ${count("n/a")} do not apply.`,
    );
  });
});

describe.each(["SECURITY", "EXTENDING"])("docs/%s.md", (name) => {
  it("names only files that exist", () => {
    const paths = pathsIn(text(name));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((found) => !isThere(found))).toEqual([]);
  });
});
