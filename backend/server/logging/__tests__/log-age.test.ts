import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ageLog } from "../log-age";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse("2026-11-22T10:00:00Z");
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS);
const lineOf = (days: number) =>
  `{"level":"info","time":"${daysAgo(days).toISOString()}","msg":"request"}\n`;

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "strive-logs-"));
  file = path.join(folder, "shop.log");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("the log's age", () => {
  it("is skipped where there is no log yet", () => {
    expect(ageLog(file, NOW)).toBe(false);
    expect(ageLog(path.join(folder, "missing", "shop.log"), NOW)).toBe(false);
  });

  it.each([
    ["begun today", lineOf(0), false],
    ["begun 14 days ago", lineOf(14) + lineOf(0), false],
    ["begun 16 days ago, written to today", lineOf(16) + lineOf(0), true],
    ["large", lineOf(1).repeat(170_000), true],
    ["empty", "", false],
  ])("decides whether one that is %s is put aside", async (_, text, isMoved) => {
    await writeFile(file, text);
    expect(ageLog(file, NOW)).toBe(isMoved);
    expect(existsSync(file)).toBe(!isMoved);
    expect(existsSync(`${file}.1`)).toBe(isMoved);
    if (isMoved) expect(await readFile(`${file}.1`, "utf8")).toBe(text);
  });

  it("goes by the file where the first line has no time", async () => {
    await writeFile(file, "Something else\n");
    await utimes(file, daysAgo(16), daysAgo(16));
    expect(ageLog(file, NOW)).toBe(true);
  });

  it("deletes what was put aside, and other logs, half a month after their last line", async () => {
    for (const [name, days] of [
      ["shop.log.1", 16],
      ["migrations.log", 16],
      ["young.log", 14],
    ] as const) {
      await writeFile(path.join(folder, name), lineOf(days));
      await utimes(path.join(folder, name), daysAgo(days), daysAgo(days));
    }
    await writeFile(file, lineOf(1));
    expect(ageLog(file, NOW)).toBe(false);
    expect(
      ["shop.log", "shop.log.1", "migrations.log", "young.log"].filter((name) =>
        existsSync(path.join(folder, name)),
      ),
    ).toEqual(["shop.log", "young.log"]);
  });
});
