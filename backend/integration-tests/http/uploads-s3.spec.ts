/** Over a minute: three starts of a shop, the first of which makes the demo's pictures in the bucket. */
import { access, readdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { productListResponseSchema, productResponseSchema } from "../../src/contracts/catalogue";
import { failureSchema } from "../../src/contracts/envelope";
import { imageFileNames } from "../../src/contracts/image-url";
import { closeDatabase } from "../../src/lib/database";
import { parseEnv } from "../../src/lib/env";
import { bucketSettings, type BucketSettings } from "../../src/lib/images";
import { PictureBucket } from "../../src/lib/images/picture-bucket";
import { sweepPictures } from "../../src/actions/product-pictures/sweep-pictures";
import { DidNotOpen, startShop, type Shop } from "../../harness/shop";
import { canvas } from "../../harness/odd-pictures";
import { filesOf, PictureDesk, type FormFile } from "../../harness/picture-desk";
import { beside, ownShop } from "../../harness/use-shop";
import { useS3 } from "../../harness/use-stand-ins";
import { QUICK } from "../../harness/visitor";

const s3 = useS3();
const settings = () => ({ ...s3.env, ...QUICK, LOG_LEVEL: "info" });
const first = ownShop(() => ({ env: settings() }));
const second = ownShop(() => beside(first, settings()));
let desk: PictureDesk;
let picture: FormFile;
let other: FormFile;

beforeAll(async () => {
  desk = await PictureDesk.open(first);
  picture = ["a.jpg", await canvas(1000, 800, "#b5301a").jpeg().toBuffer()];
  other = ["b.jpg", await canvas(500, 400, "#d9d3c7").jpeg().toBuffer()];
});
afterEach(() => {
  s3.fault = () => null;
});
afterAll(closeDatabase);

const added = (before: readonly string[]) => s3.names().filter((name) => !before.includes(name));
const address = (shop: Shop, name: string) => `${shop.origin}/uploads/${path.basename(name)}`;

describe("a shop whose pictures lie in S3", () => {
  it("puts them there with their types, and shows them at every instance", async () => {
    const before = s3.names();
    const product = await desk.create([picture, other]);
    expect(added(before)).toEqual(filesOf(product).sort());
    expect(product.images.every((url) => url.startsWith("/uploads/"))).toBe(true);
    for (const name of filesOf(product)) {
      const type = name.endsWith(".avif") ? "image/avif" : "image/webp";
      const object = s3.objects.get(`pictures/${name}`);
      expect(object).toMatchObject({ type, cacheControl: "public, max-age=31536000, immutable" });
      const answers = [];
      for (const shop of [first, second]) {
        const response = await fetch(address(shop, name));
        expect(response.status).toBe(200);
        expect(Object.fromEntries(response.headers)).toMatchObject({
          "content-type": type,
          "content-length": String(object?.data.length),
          "cache-control": "public, max-age=31536000, immutable",
          "content-security-policy": "default-src 'none'; sandbox",
          "x-content-type-options": "nosniff",
        });
        expect(Buffer.from(await response.arrayBuffer()).equals(object?.data as Buffer)).toBe(true);
        answers.push(response.headers.get("etag"));
      }
      expect(answers[0]).toBe(answers[1]);
    }
  });

  it("has the pictures of the demo there, too", async () => {
    const response = await fetch(`${second.origin}/api/products?limit=100`);
    const { data } = productListResponseSchema.parse(await response.json());
    const names = new Set(s3.names());
    expect(data.flatMap(filesOf).length).toBeGreaterThan(100);
    expect(data.flatMap(filesOf).filter((name) => !names.has(name))).toEqual([]);
  });

  it("needs nothing of them on its own disk", async () => {
    for (const { dataDir } of [first, second]) {
      expect(await readdir(path.join(dataDir, "uploads"))).toEqual([]);
    }
  });

  it("answers HEAD, known tags and unknown names as from a disk", async () => {
    const { image } = await desk.create([other]);
    const url = address(second, image ?? "");
    const head = await fetch(url, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(100);
    const tag = head.headers.get("etag") ?? "";
    expect((await fetch(url, { headers: { "If-None-Match": tag } })).status).toBe(304);
    const unknown = address(second, "ffffffffffffffffffffffff-500x400-d9d3c7.webp");
    expect((await fetch(unknown)).status).toBe(404);
    const before = s3.requests.length;
    expect((await fetch(address(second, "logo.png"))).status).toBe(404);
    expect(s3.requests).toHaveLength(before);
  });

  it("asks once for what many want at once", async () => {
    const { image } = await desk.create([other]);
    const before = s3.requests.length;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => fetch(address(second, image ?? ""))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(s3.requests.slice(before).filter(({ method }) => method === "GET")).toHaveLength(1);
  });
});

describe("a bucket that fails or is not needed after all", () => {
  const failsAfter = (puts: number) => {
    let left = puts;
    s3.fault = ({ method }) => (method === "PUT" && left-- <= 0 ? "fails" : null);
  };

  it("at the third of many files: a plain 503, nothing half-written, the old pictures intact", async () => {
    const product = await desk.create([picture]);
    const before = s3.names();
    failsAfter(2);
    const made = await desk.send(desk.form([picture, other]));
    expect(made.status).toBe(503);
    expect(made.headers.get("retry-after")).toBe("60");
    expect(failureSchema.parse(await made.json()).message).toBe(
      "Pictures can't be stored at the moment.",
    );
    failsAfter(2);
    const changed = await desk.send(desk.form([other]), {
      method: "PUT",
      url: `/api/products/${product.id}`,
    });
    expect(changed.status).toBe(503);
    expect(s3.names()).toEqual(before);
    const now = await fetch(`${second.origin}/api/products/${product.id}`);
    expect(productResponseSchema.parse(await now.json()).data.images).toEqual(product.images);
    for (const name of filesOf(product)) {
      const response = await fetch(address(first, name));
      await sharp(await response.arrayBuffer(), { failOn: "truncated" }).stats();
    }
  });

  it("once is asked again", async () => {
    let isFirst = true;
    s3.fault = ({ method }) => {
      const fault = method === "PUT" && isFirst ? "fails" : null;
      if (fault) isFirst = false;
      return fault;
    };
    expect((await desk.create([other])).images).toHaveLength(1);
    expect(isFirst).toBe(false);
  });

  it("while a picture is looked at: a plain 503 that nobody keeps, and what is known is shown", async () => {
    const [known, unknown] = [await desk.create([other]), await desk.create([other])];
    expect((await fetch(address(second, known.image ?? ""))).status).toBe(200);
    s3.fault = () => "fails";
    expect((await fetch(address(second, known.image ?? ""))).status).toBe(200);
    const response = await fetch(address(second, unknown.image ?? ""));
    expect(response.status).toBe(503);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(failureSchema.parse(await response.json()).code).toBe("unavailable");
    s3.fault = () => null;
    expect((await fetch(address(second, unknown.image ?? ""))).status).toBe(200);
  });

  it("by not answering is not waited for without end", async () => {
    const { image } = await desk.create([other]);
    s3.fault = ({ method }) => (method === "GET" ? "hangs" : null);
    const response = await fetch(address(second, image ?? ""));
    expect(response.status).toBe(503);
  });

  it("keeps nothing of a form that is refused afterwards", async () => {
    const before = s3.names();
    const product = await desk.create([other]);
    const stale = await desk.send(desk.form([picture], { updatedAt: "2001-01-01T00:00:00.000Z" }), {
      method: "PUT",
      url: `/api/products/${product.id}`,
    });
    expect(stale.status).toBe(409);
    await vi.waitFor(() => expect(added(before)).toEqual(filesOf(product).sort()), 10_000);
  });

  it("keeps nothing of a form that was aborted", async () => {
    const before = s3.names();
    const gone = new AbortController();
    s3.fault = ({ method }) => {
      if (method === "PUT") gone.abort();
      return null;
    };
    const sending = fetch(`${first.origin}/api/products`, {
      method: "POST",
      body: desk.form([picture, other]),
      headers: { Authorization: `Bearer ${desk.token}` },
      signal: gone.signal,
    });
    await expect(sending).rejects.toThrow();
    await vi.waitFor(
      () => expect(first.output()).toMatch(/"POST","path":"\/api\/products".*"cut":true/),
      10_000,
    );
    await vi.waitFor(() => expect(s3.names()).toEqual(before), 10_000);
  });
});

describe("the files of Medusa's dashboard", () => {
  it("lie in the bucket, too: pictures as all others, lists in a folder of their own", async () => {
    const login = await fetch(`${second.backoffice}/auth/user/emailpass`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(second.admin),
    });
    const { token } = (await login.json()) as { token: string };
    const before = s3.names();
    const image: FormFile = [other[0], other[1], "image/jpeg"];
    const list: FormFile = ["products.csv", Buffer.from("handle\n"), "text/csv"];
    const upload = (...files: FormFile[]) => {
      const body = new FormData();
      for (const [name, data, type = ""] of files) {
        body.append("files", new Blob([new Uint8Array(data)], { type }), name);
      }
      const headers = { Authorization: `Bearer ${token}` };
      return fetch(`${second.backoffice}/admin/uploads`, { method: "POST", body, headers });
    };
    s3.fault = ({ method }) => (method === "PUT" ? "fails" : null);
    // Medusa's workflow tells its route no more than that something failed.
    expect((await upload(image)).status).toBe(500);
    expect((await upload(list)).status).toBe(500);
    expect(added(before)).toEqual([]);
    s3.fault = () => null;
    const response = await upload(image, list);
    const { files } = (await response.json()) as { files: { id: string; url: string }[] };
    const [shown, kept] = files;
    expect((await fetch(address(first, shown?.url ?? ""))).status).toBe(200);
    expect(kept?.id).toMatch(/^pictures\/files\/[0-9a-f]{24}-products-\w+\.csv$/);
    expect(added(before)).toEqual(
      [...imageFileNames(shown?.url ?? ""), kept?.id.slice("pictures/".length)].sort(),
    );
    for (const { dataDir } of [first, second]) {
      expect(await readdir(path.join(dataDir, "uploads"))).toEqual([]);
      await expect(access(path.join(dataDir, "files"))).rejects.toThrow();
    }
  });
});

describe("the sweep", () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

  beforeAll(() => {
    Object.assign(process.env, s3.env, {
      DATABASE_URL: first.databaseUrl,
      DATA_DIR: first.dataDir,
    });
  });
  afterAll(() => {
    for (const name of Object.keys(s3.env)) delete process.env[name];
  });

  it("removes old pictures that nothing refers to, page by page, and nothing else", async () => {
    const product = await desk.create([picture]);
    const taken = await desk.create([other]);
    const put = await desk.send(desk.form([picture]), {
      method: "PUT",
      url: `/api/products/${taken.id}`,
    });
    expect(put.status).toBe(200);
    for (const key of [
      "pictures/read-me.txt",
      "elsewhere/ffffffffffffffffffffffff-5x4-d9d3c7.webp",
    ]) {
      s3.objects.set(key, {
        data: Buffer.from("x"),
        type: "text/plain",
        cacheControl: undefined,
        modified: inHours(-48),
      });
    }
    await sweepPictures(inHours(-1));
    expect(s3.names()).toEqual(expect.arrayContaining(filesOf(taken)));
    const removed = await sweepPictures(inHours(1));
    expect(removed).toBeGreaterThanOrEqual(filesOf(taken).length);
    const names = s3.names();
    expect(names.filter((name) => imageFileNames(taken.image ?? "").includes(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining([...filesOf(product), "read-me.txt"]));
    expect(s3.objects.has("elsewhere/ffffffffffffffffffffffff-5x4-d9d3c7.webp")).toBe(true);
    const listed = await fetch(`${first.origin}/api/products?limit=100`);
    const { data } = productListResponseSchema.parse(await listed.json());
    expect(data.flatMap(filesOf).filter((name) => !names.includes(name))).toEqual([]);
    expect(await sweepPictures(inHours(1))).toBe(0);
  });

  it("fails loudly while the bucket is away", async () => {
    s3.fault = () => "fails";
    await expect(sweepPictures(inHours(1))).rejects.toThrow("S3 LIST failed");
  });
});

describe("the settings of S3", () => {
  it("are needed together, and the missing ones are named", async () => {
    const { S3_SECRET_ACCESS_KEY: _, ...rest } = s3.env;
    const failed = startShop({ env: rest });
    await expect(failed).rejects.toBeInstanceOf(DidNotOpen);
    const { printed } = (await failed.catch((error: unknown) => error)) as DidNotOpen;
    expect(printed).toContain("S3_SECRET_ACCESS_KEY: is needed to use S3");
  });

  it("that are wrong are refused, and the refusal tells nothing of them", async () => {
    const settings = bucketSettings(parseEnv({ ...s3.env, S3_SECRET_ACCESS_KEY: "guessed" }));
    const stranger = new PictureBucket(settings as BucketSettings);
    const refused = stranger.put("a.webp", Buffer.from("x"), "image/webp");
    await expect(refused).rejects.toThrow("S3 PUT failed: SignatureDoesNotMatch");
    await expect(refused).rejects.not.toThrow("guessed");
  });

  it("stay secret", () => {
    for (const shop of [first, second]) {
      expect(shop.output()).not.toContain(s3.secret);
      expect(shop.output()).not.toMatch(/Signature|AWS4|AKIA/);
    }
  });
});
