import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { prepareDataDir } from "../data-dir";
import { storedSecret } from "../secrets";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "strive-folder-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const twenty = Array.from({ length: 20 });

describe("a data folder that several instances open at the same moment", () => {
  it("is made by all of them", async () => {
    const dataDir = path.join(folder, "far/below/data");
    await Promise.all(twenty.map(() => prepareDataDir(dataDir)));
    expect((await readdir(dataDir)).sort()).toEqual(["logs", "uploads"]);
  });

  it("gives all of them one secret, which only this user may read", async () => {
    const secrets = await Promise.all(twenty.map(() => storedSecret(folder, "jwt-secret")));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(await storedSecret(folder, "jwt-secret")).toBe(secrets[0]);
    expect((await stat(path.join(folder, "jwt-secret"))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["jwt-secret"]);
  });
});

it("does not take a damaged secret for one", async () => {
  await writeFile(path.join(folder, "jwt-secret"), "short");
  await expect(storedSecret(folder, "jwt-secret")).rejects.toThrow(/is damaged/);
});
