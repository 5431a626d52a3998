import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { imageFileNames } from "../../../contracts/image-url";
import { localPictures, pictureIdOf, processImage, SpoolFile, type PictureStore } from "..";

const HOUR_MS = 3_600_000;

let folder: string;
let store: PictureStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
  store = localPictures(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(background: string): Promise<string> {
  const input = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  return store.put(await processImage(input));
}

async function age(name: string): Promise<void> {
  const then = new Date(Date.now() - 2 * HOUR_MS);
  await utimes(path.join(folder, name), then, then);
}

const anHourAgo = () => new Date(Date.now() - HOUR_MS);
const idOf = (url: string): string => pictureIdOf(url) ?? "none";

describe("the id in an address", () => {
  it.each([
    "/uploads/0123456789abcdef0123-800x1000-d9d3c7.webp",
    "https://shop.example/uploads/0123456789abcdef0123-800x1000-d9d3c7.webp?v=1",
    "0123456789abcdef0123-800x1000-d9d3c7.320.avif",
  ])("%s", (address) => {
    expect(pictureIdOf(address)).toBe("0123456789abcdef0123");
  });

  it.each(["", "/uploads/photo.jpg", "/uploads/0123456789abcdef0123.webp"])(
    "none in '%s'",
    (address) => {
      expect(pictureIdOf(address)).toBeNull();
    },
  );
});

describe("reading", () => {
  it("gives a file by its name, and nothing for a name or folder that is not a file", async () => {
    const [name = ""] = imageFileNames(await put("#ff0000"));
    const file = await store.read(name);
    const data = file && (await buffer(file.open()));
    expect(data).toEqual(await readFile(path.join(folder, name)));
    expect(file?.bytes).toBe(data?.length);
    await mkdir(path.join(folder, "folder.webp"));
    expect(await store.read("folder.webp")).toBeNull();
    expect(await store.read("none.webp")).toBeNull();
  });
});

describe("removing", () => {
  it("takes all files of one picture and no other, and may be repeated", async () => {
    const [gone, stays] = [await put("#ff0000"), await put("#00ff00")];
    await store.remove(gone);
    await store.remove(gone);
    await store.remove("https://elsewhere.example/photo.jpg");
    expect((await readdir(folder)).sort()).toEqual(imageFileNames(stays).sort());
  });
});

describe("the sweep", () => {
  it("removes old files that nobody wants, and nothing else", async () => {
    const [wanted, unwanted, fresh] = [
      await put("#ff0000"),
      await put("#00ff00"),
      await put("#0000ff"),
    ];
    const foreign = ["read-me.txt", "logo.webp"];
    for (const name of foreign) await writeFile(path.join(folder, name), "x");
    for (const name of [...imageFileNames(wanted), ...imageFileNames(unwanted), ...foreign]) {
      await age(name);
    }
    const isWanted = (id: string) => id === idOf(wanted);
    const removed = await store.sweep({ isWanted, before: anHourAgo() });
    expect(removed).toBe(imageFileNames(unwanted).length);
    expect((await readdir(folder)).sort()).toEqual(
      [...imageFileNames(wanted), ...imageFileNames(fresh), ...foreign].sort(),
    );
    expect(await store.sweep({ isWanted, before: anHourAgo() })).toBe(0);
  });

  it("removes what a killed process left half-written, but not what is being written", async () => {
    const url = await put("#ff0000");
    const [main] = imageFileNames(url);
    const old = [`.0011aabb-${main}`, ".incoming-00ff", `${main}.4711.part`];
    for (const name of [...old, ".incoming-new"]) await writeFile(path.join(folder, name), "x");
    for (const name of old) await age(name);
    expect(await store.sweep({ isWanted: () => true, before: anHourAgo() })).toBe(old.length);
    expect((await readdir(folder)).sort()).toEqual(
      [...imageFileNames(url), ".incoming-new"].sort(),
    );
  });

  it("has nothing to do where there is no folder yet", async () => {
    const none = localPictures(path.join(folder, "uploads"));
    expect(await none.sweep({ isWanted: () => false, before: new Date() })).toBe(0);
  });
});

describe("a spooled file", () => {
  it("gives back what was written, and has no name", async () => {
    const spool = await SpoolFile.open(path.join(folder, "uploads"));
    await spool.write(Buffer.from("first "));
    await spool.write(Buffer.from("second"));
    expect(await readdir(path.join(folder, "uploads"))).toEqual([]);
    expect((await spool.read()).toString()).toBe("first second");
    await spool.close();
  });
});
