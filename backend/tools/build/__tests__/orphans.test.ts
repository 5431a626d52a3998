import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "strive-orphans-"));
});
afterEach(() => rm(folder, { recursive: true }));

const put = async (file: string) => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), "");
};

it("removes what was compiled of sources that are gone, and nothing else", async () => {
  await put("from/kept/index.ts");
  await put("to/kept/index.js");
  await put("to/kept/index.js.map");
  await put("to/kept/gone.js");
  await put("to/kept/notes.json");
  await put("to/moved/index.js");
  await put("to/moved/index.js.map");
  const url = pathToFileURL(path.resolve(__dirname, "../orphans.mjs")).href;
  const { removeOrphans } = (await import(url)) as {
    removeOrphans: (compiled: string, sources: string) => void;
  };
  removeOrphans(path.join(folder, "to"), path.join(folder, "from"));
  expect(await readdir(path.join(folder, "to"))).toEqual(["kept"]);
  expect((await readdir(path.join(folder, "to/kept"))).sort()).toEqual([
    "index.js",
    "index.js.map",
    "notes.json",
  ]);
});
