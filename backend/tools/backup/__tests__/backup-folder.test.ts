import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { archiveName, archivePlace, keepNewest } from "../backup-folder";
import { backupArguments, restoreArguments } from "../command-arguments";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "strive-backups-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);

describe("the name of an archive", () => {
  it("is its time, so that names sort as times do", () => {
    const time = new Date("2026-11-22T14:30:00.123Z");
    expect(archiveName(time, false)).toBe("strive-20261122T143000Z.tar");
    expect(archiveName(time, true)).toBe("strive-20261122T143000Z.tar.age");
  });

  it("goes into a folder that is there or ends in a slash, and is made if need be", async () => {
    expect((await archivePlace(folder, "a.tar")).file).toBe(at("a.tar"));
    expect((await archivePlace(at("new/"), "a.tar")).file).toBe(at("new/a.tar"));
    expect((await archivePlace(at("other.tar"), "a.tar")).file).toBe(at("other.tar"));
    expect(readdirSync(folder)).toEqual(["new"]);
  });

  it("is never that of a file that is there", async () => {
    writeFileSync(at("a.tar"), "");
    await expect(archivePlace(at("a.tar"), "b.tar")).rejects.toThrow("is there already");
    await expect(archivePlace(folder, "a.tar")).rejects.toThrow("is there already");
  });
});

describe("keeping the newest", () => {
  const names = ["20261119", "20261120", "20261121", "20261122"].map(
    (day) => `strive-${day}T000000Z.tar`,
  );

  it("removes the older ones with their checksums, and nothing of anybody else", async () => {
    const foreign = ["strive-notes.tar", "strive-20260101T000000Z.tar.bak", "other.tar"];
    for (const name of [...names, ...names.map((one) => `${one}.sha256`), ...foreign]) {
      writeFileSync(at(name), "");
    }
    expect(await keepNewest(folder, 2)).toEqual(names.slice(0, 2));
    const kept = names.slice(2).flatMap((name) => [name, `${name}.sha256`]);
    expect(readdirSync(folder).sort()).toEqual([...foreign, ...kept].sort());
    expect(await keepNewest(folder, 9)).toEqual([]);
  });

  it("clears what killed backups left, but not one that is being written", async () => {
    const [old, young] = ["0", "1"].map((digit) => at(`.strive-${digit.repeat(16)}.part`));
    for (const name of [old, young]) writeFileSync(name ?? "", "");
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    utimesSync(old ?? "", yesterday, yesterday);
    mkdirSync(at("sub"));
    await keepNewest(folder, 1);
    expect(readdirSync(folder).sort()).toEqual([path.basename(young ?? ""), "sub"]);
  });
});

describe("what is typed after the command", () => {
  it("is a place and a number for a backup", () => {
    expect(backupArguments([])).toEqual({ to: null, keep: null });
    expect(backupArguments(["--to", "/backup/", "--keep", "7"])).toEqual({
      to: "/backup/",
      keep: 7,
    });
  });

  it.each([
    [["--keep", "0"]],
    [["--keep", "x"]],
    [["--to"]],
    [["--to="]],
    [["--too", "x"]],
    [["x"]],
  ])("is refused with how to call it: %j", (args) => {
    expect(() => backupArguments(args)).toThrow("npm run backup -- [--to FILE|FOLDER] [--keep N]");
  });

  it("is one file for a restore, seen from where it was typed", () => {
    expect(restoreArguments(["/backup/a.tar"])).toEqual({ file: "/backup/a.tar" });
    expect(path.isAbsolute(restoreArguments(["a.tar"]).file)).toBe(true);
    expect(() => restoreArguments([])).toThrow("npm run restore -- FILE");
    expect(() => restoreArguments(["a", "b"])).toThrow("npm run restore -- FILE");
  });
});
