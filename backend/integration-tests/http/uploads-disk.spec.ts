import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { rm, stat, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  productListResponseSchema,
  productResponseSchema,
  type Product,
} from "../../src/contracts/catalogue";
import { failureSchema } from "../../src/contracts/envelope";
import { ownShop } from "../../harness/use-shop";
import { filesOf, PictureDesk, type FormFile } from "../../harness/picture-desk";
import { QUICK } from "../../harness/visitor";

const shop = ownShop({ env: { ...QUICK } });
let desk: PictureDesk;
let uploads: string;
/** Large when it is stored: noise packs badly. */
let picture: FormFile;

/** Not skipped where nobody may mount: a full disk is either shown to be harmless, or it is not. */
function system(command: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} (this test must run as root): ${stderr}`);
}

beforeAll(async () => {
  desk = await PictureDesk.open(shop);
  uploads = path.join(shop.dataDir, "uploads");
  system("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", uploads);
  const noise = randomBytes(300 * 300 * 3);
  const raw = { width: 300, height: 300, channels: 3 } as const;
  picture = ["noise.webp", await sharp(noise, { raw }).webp({ quality: 20 }).toBuffer()];
});
afterAll(() => system("umount", "-l", uploads));

/** Takes all but this many bytes of space. */
async function fill(leaving: number): Promise<void> {
  const { bavail, bsize } = await statfs(uploads);
  await writeFile(path.join(uploads, "filler"), Buffer.alloc(bavail * bsize - leaving));
}
const makeRoom = () => rm(path.join(uploads, "filler"));

async function storedBytes(product: Product): Promise<number> {
  const files = filesOf(product).map((name) => stat(path.join(uploads, name)));
  return (await Promise.all(files)).reduce((sum, { size }) => sum + size, 0);
}

async function productCount(): Promise<number> {
  const response = await fetch(`${shop.origin}/api/products?limit=1`);
  return productListResponseSchema.parse(await response.json()).count;
}

async function expectIntact(product: Product): Promise<void> {
  const response = await fetch(`${shop.origin}/api/products/${product.id}`);
  const now = productResponseSchema.parse(await response.json()).data;
  expect(now.images).toEqual(product.images);
  for (const name of filesOf(now)) {
    const file = await fetch(`${shop.origin}/uploads/${name}`);
    expect(file.status).toBe(200);
    await sharp(await file.arrayBuffer(), { failOn: "truncated" }).stats();
  }
}

describe("a disk that is full", () => {
  it.each([
    ["before a picture has arrived", () => 0],
    ["while its files are written", () => picture[1].length + 20_000],
  ])("%s: a plain 503, the old pictures intact, and no rest", async (_name, room) => {
    const product = await desk.create([picture]);
    expect(await storedBytes(product)).toBeGreaterThan(room());
    const [count, before] = [await productCount(), await desk.stored()];
    await fill(room());
    for (const target of [
      { method: "POST", url: "/api/products" },
      { method: "PUT", url: `/api/products/${product.id}` },
    ]) {
      const response = await desk.send(desk.form([picture]), target);
      expect([target.method, response.status]).toEqual([target.method, 503]);
      expect(response.headers.get("retry-after")).toBe("60");
      const failure = failureSchema.parse(await response.json());
      expect(failure.message).toBe("Pictures can't be stored at the moment.");
    }
    expect(await productCount()).toBe(count);
    await expectIntact(product);
    await makeRoom();
    expect(await desk.stored()).toEqual(before);

    const put = await desk.send(desk.form([picture]), {
      method: "PUT",
      url: `/api/products/${product.id}`,
    });
    expect(put.status).toBe(200);
    await expectIntact(productResponseSchema.parse(await put.json()).data);
  });

  it("does not stop the rest of the shop", async () => {
    await fill(0);
    const unpictured = await desk.create([], { product_name: "Nta foto" });
    expect(unpictured.images).toEqual([]);
    await makeRoom();
    expect(shop.output()).toContain("ENOSPC");
  });
});
