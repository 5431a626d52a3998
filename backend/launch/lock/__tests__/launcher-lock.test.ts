import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockDataDir, runningLauncher, type LauncherRecord } from "../launcher-lock";

let folder: string;
const file = () => path.join(folder, "launcher.lock");
const put = (record: Partial<LauncherRecord>) => writeFile(file(), JSON.stringify(record));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "strive-lock-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("the lock of a data folder", () => {
  it("keeps a second launcher out and lets it in afterwards", async () => {
    const lock = await lockDataDir(folder);
    await expect(lockDataDir(folder)).rejects.toThrow(/already runs on DATA_DIR/);
    await lock.release();
    await (await lockDataDir(folder)).release();
  });

  it("takes over from a launcher that is gone", async () => {
    await put({ pid: 2_147_483_000, started: "x", token: "old" });
    await (await lockDataDir(folder)).release();
  });

  it("takes over when the number belongs to another process by now", async () => {
    await put({ pid: process.pid, started: "an earlier boot:1", token: "old" });
    await (await lockDataDir(folder)).release();
  });

  it("takes over a file that was cut off", async () => {
    await writeFile(file(), '{"pid":1');
    await (await lockDataDir(folder)).release();
  });

  it("is had by one of many that find the same stale file", async () => {
    await put({ pid: 2_147_483_000, started: "x", token: "old" });
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(folder)));
    expect(tries.filter((one) => one.status === "fulfilled")).toHaveLength(1);
  });

  it("tells commands where the database is", async () => {
    const lock = await lockDataDir(folder);
    await lock.announce("postgresql://here");
    expect(await runningLauncher(folder)).toMatchObject({ databaseUrl: "postgresql://here" });
    await lock.release();
    expect(await runningLauncher(folder)).toBeNull();
    await expect(readFile(file())).rejects.toThrow();
  });
});
