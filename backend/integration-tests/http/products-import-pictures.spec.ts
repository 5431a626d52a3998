import { createHash, randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import type { RequestListener } from "node:http";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { productResponseSchema } from "../../src/contracts/catalogue";
import type { ImportJob } from "../../src/contracts/product-import";
import { countsOf, ImportDesk } from "../../harness/import-desk";
import { csvOf, type CsvRow } from "../../harness/import-files";
import { httpStandIn } from "../../harness/http-stand-in";
import { until } from "../../harness/until";
import { ownShop, use } from "../../harness/use-shop";
import { zipOf } from "../../harness/zip-of";
import { QUICK } from "../../harness/visitor";

const SLOW_TEST_MS = 180_000;

/** Somebody else's server of pictures. */
async function pictureServer() {
  let answer: RequestListener = (_request, response) => response.writeHead(404).end();
  const asked: string[] = [];
  const { url, host, close } = await httpStandIn((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  return {
    host,
    origin: url,
    asked,
    answer: (next: RequestListener) => {
      answer = next;
    },
    close,
  };
}
const usePictureServer = () => use(pictureServer, (server) => server.close());

/** A picture like no other. */
const pictureOf = (red: number, width = 60) =>
  sharp({ create: { width, height: 40, channels: 3, background: { r: red, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer();

const allowed = usePictureServer();
const inner = usePictureServer();
const shop = ownShop(() => ({
  env: { ...QUICK, PACE: "0.2", IMPORT_PICTURE_HOSTS: allowed.host },
}));
let desk: ImportDesk;
let pictures: Buffer[];

beforeAll(async () => {
  pictures = await Promise.all([10, 90, 170].map((red) => pictureOf(red, 60 + red)));
  desk = await ImportDesk.approvingAt(shop);
});

/** `/0.jpg` is the first of the pictures; everything else is not there. */
beforeEach(() => {
  allowed.asked.length = 0;
  allowed.answer((request, response) => {
    const picture = pictures[Number(/^\/(\d)\.jpg$/.exec(request.url ?? "")?.[1])];
    if (picture) response.end(picture);
    else response.writeHead(404).end();
  });
});

function productWith(handle: string, sources: readonly string[]): CsvRow[] {
  const [first = "", ...more] = sources;
  return [
    {
      Handle: handle,
      Title: `Picture ${handle}`,
      Type: "Pictured",
      "Option1 Name": "Size",
      "Option1 Value": "M",
      "Variant Inventory Qty": "3",
      "Variant Price": "9000",
      Status: "active",
      "Image Src": first,
    },
    ...more.map((source) => ({ Handle: handle, "Image Src": source })),
  ];
}

const settled = (id: string): Promise<ImportJob> =>
  desk.until(id, (job) => job.pictures.waiting === 0);

async function product(handle: string) {
  const { json } = await desk.call("GET", `/api/products/${handle}`);
  return productResponseSchema.parse(json).data;
}

/** Widths tell which picture is which. */
const widthsOf = ({ images }: { images: string[] }) =>
  images.map((url) => Number(/-(\d+)x\d+-/.exec(url)?.[1]));

/** What shoppers read follows a picture that is done, in a moment. */
async function productShowing(handle: string, widths: number[]) {
  await expect.poll(async () => widthsOf(await product(handle))).toEqual(widths);
  return product(handle);
}

const sourcesOf = async (handle: string) =>
  (
    await desk.query(
      `SELECT i.metadata ->> 'source' AS source FROM image i JOIN product p ON p.id = i.product_id
       WHERE p.handle = $1 AND i.deleted_at IS NULL ORDER BY i.rank`,
      [handle],
    )
  ).map(({ source }) => source);

const filesHeld = async () =>
  (await readdir(path.join(desk.shop.dataDir, "uploads"))).filter((name) => !name.startsWith("."))
    .length;

describe("pictures of web addresses", () => {
  it("come after the product, in the order of the file, and are known the next time", async () => {
    const sources = ["0.jpg", "gone.jpg", "1.jpg"].map((name) => `${allowed.origin}/${name}`);
    const file = csvOf(productWith("web", sources));
    const result = await desk.importNow({ file });
    expect(result).toMatchObject({ created: 1, pictures: 3, error_count: 0 });
    const job = await settled(result.job_id);
    expect(job.pictures).toEqual({
      waiting: 0,
      done: 2,
      failed: 1,
      failures: [
        {
          product_id: expect.any(String) as string,
          source: sources[1],
          reason: "The server answered 404.",
        },
      ],
    });
    const shown = await productShowing("web", [70, 150]);
    expect(shown.image).toBe(shown.images[0]);
    expect(await sourcesOf("web")).toEqual([sources[0], sources[2]]);
    for (const url of shown.images) {
      expect((await fetch(new URL(url, desk.shop.origin))).headers.get("content-type")).toBe(
        "image/webp",
      );
    }

    const again = await desk.importNow({ file });
    expect(countsOf(again)).toEqual({ created: 0, updated: 0, unchanged: 1, refused: 0 });
    expect(again.pictures).toBe(1);
    await settled(again.job_id);
    expect(await product("web")).toEqual(shown);
    expect(allowed.asked.filter((url) => url !== "/gone.jpg")).toEqual(["/0.jpg", "/1.jpg"]);
  });

  it(
    "are tried again when the server is out of sorts",
    async () => {
      allowed.answer((_request, response) => {
        if (allowed.asked.length === 1) response.writeHead(503).end();
        else response.end(pictures[2]);
      });
      const { job_id } = await desk.importNow({
        file: csvOf(productWith("later", [`${allowed.origin}/2.jpg`])),
      });
      expect((await settled(job_id)).pictures).toMatchObject({ done: 1, failed: 0 });
      expect(allowed.asked).toHaveLength(2);
      await productShowing("later", [230]);
    },
    SLOW_TEST_MS,
  );

  it("are never fetched from this machine or its network", async () => {
    const { port } = new URL(inner.origin);
    const handle = "inner";
    const sources = [
      `${inner.origin}/a.jpg`,
      `http://localhost:${port}/a.jpg`,
      "http://localhost/a.jpg",
      "http://[::ffff:127.0.0.1]/a.jpg",
      "http://169.254.169.254/latest/meta-data",
    ];
    const { job_id } = await desk.importNow({ file: csvOf(productWith(handle, sources)) });
    const { pictures: told } = await settled(job_id);
    expect(told.failures.map(({ source, reason }) => [source, reason]).sort()).toEqual(
      [
        [sources[0], "Only the ports 80 and 443 are fetched from."],
        [sources[1], "Only the ports 80 and 443 are fetched from."],
        [sources[2], "The address is not a public one."],
        [sources[3], "The address is not a public one."],
        [sources[4], "The address is not a public one."],
      ].sort(),
    );

    allowed.answer((_request, response) => {
      response.writeHead(302, { Location: `${inner.origin}/secret.jpg` }).end();
    });
    const over = await desk.importNow({
      file: csvOf(productWith(`${handle}-2`, [`${allowed.origin}/x.jpg`])),
    });
    expect((await settled(over.job_id)).pictures).toMatchObject({ done: 0, failed: 1 });
    expect(inner.asked).toEqual([]);
    expect((await product(handle)).images).toEqual([]);
  });

  it("leave nothing behind if their product has gone", async () => {
    const before = await filesHeld();
    let release: () => void = () => undefined;
    allowed.answer((_request, response) => {
      release = () => void response.end(pictures[0]);
    });
    const { job_id } = await desk.importNow({
      file: csvOf(productWith("fleeting", [`${allowed.origin}/0.jpg`])),
    });
    await expect.poll(() => allowed.asked.length, { timeout: 30_000 }).toBe(1);
    expect((await desk.call("DELETE", "/api/products/fleeting")).status).toBe(200);
    release();
    const { failures } = (await settled(job_id)).pictures;
    expect(failures.map(({ reason }) => reason)).toEqual([
      "The product does not need it any more.",
    ]);
    expect(await filesHeld()).toBe(before);
  });
});

describe("pictures of colours", () => {
  const [NAVY, RED] = ["#232c45", "#b5301a"];
  const sources = () => ["0.jpg", "1.jpg", "2.jpg"].map((name) => `${allowed.origin}/${name}`);
  const colorsOf = async (handle: string) => (await product(handle)).image_colors;

  /** Two colours, each shown by the picture that the variant names; a third picture by nobody. */
  function rowsOf(handle: string, [front = "", back = "", fold = ""]: readonly string[]): CsvRow[] {
    const variant = { "Variant Inventory Qty": "3", "Variant Price": "9000", Handle: handle };
    return [
      {
        ...variant,
        Title: `Coloured ${handle}`,
        Type: "Pictured",
        Status: "active",
        "Option1 Name": "Color",
        "Option1 Value": NAVY,
        "Image Src": front,
        "Variant Image": front,
      },
      { ...variant, "Option1 Value": RED, "Image Src": back, "Variant Image": back },
      { Handle: handle, "Image Src": fold },
    ];
  }

  it("show them once they have come, and again when the file changes its mind", async () => {
    const { job_id } = await desk.importNow({ file: csvOf(rowsOf("coloured", sources())) });
    await settled(job_id);
    await productShowing("coloured", [70, 150, 230]);
    expect(await colorsOf("coloured")).toEqual([NAVY, RED, null]);

    const [front, back, fold] = rowsOf("coloured", sources());
    const turned = [
      { ...front, "Variant Image": back?.["Image Src"] },
      { ...back, "Variant Image": front?.["Image Src"] },
      { ...fold },
    ];
    expect(await desk.importNow({ file: csvOf(turned) })).toMatchObject({ updated: 1 });
    expect(await colorsOf("coloured")).toEqual([RED, NAVY, null]);
    expect(await desk.importNow({ file: csvOf(turned) })).toMatchObject({ unchanged: 1 });
    const said = [front, back, { ...fold, "Image Color": NAVY }].map((row) => ({
      ...row,
      "Variant Image": undefined,
    }));
    expect(await desk.importNow({ file: csvOf(said) })).toMatchObject({ updated: 1 });
    expect(await colorsOf("coloured")).toEqual([null, null, NAVY]);
  });

  it("are named in a zip by their files", async () => {
    const [one = Buffer.alloc(0), two = Buffer.alloc(0), three = Buffer.alloc(0)] = pictures;
    const rows = rowsOf("zip-coloured", ["1.jpg", "2.jpg", "3.jpg"]);
    const files = { "x.csv": Buffer.from(csvOf(rows)), "1.jpg": one, "2.jpg": two, "3.jpg": three };
    const { job_id } = await desk.importNow({ file: await zipOf(files), name: "kit.zip" });
    await settled(job_id);
    await productShowing("zip-coloured", [70, 150, 230]);
    expect(await colorsOf("zip-coloured")).toEqual([NAVY, RED, null]);
  });
});

describe("pictures of a zip", () => {
  const rows = productWith("zipped", ["one.jpg", "shots/two.jpg", "notes.jpg"]);

  it("are taken from it, and known by what they show", async () => {
    const [one = Buffer.alloc(0), two = Buffer.alloc(0)] = pictures;
    const notes = Buffer.from("no picture at all");
    const zip = await zipOf({
      "kit/products.csv": Buffer.from(csvOf(rows)),
      "kit/one.jpg": one,
      "shots/two.jpg": two,
      "notes.jpg": notes,
      "__MACOSX/._products.csv": Buffer.from("x"),
    });
    const result = await desk.importNow({ file: zip, name: "kit.zip" });
    expect(result).toMatchObject({ created: 1, pictures: 3, error_count: 0 });
    const job = await settled(result.job_id);
    expect(job.pictures).toMatchObject({ done: 2, failed: 1 });
    expect(job.pictures.failures[0]).toMatchObject({
      source: "notes.jpg",
      reason: "Pictures must be JPEG, PNG, GIF or WebP",
    });
    const shown = await productShowing("zipped", [70, 150]);
    const digest = (data: Buffer) => `zip:${createHash("sha256").update(data).digest("hex")}`;
    expect(await sourcesOf("zipped")).toEqual([digest(one), digest(two)]);
    await expect.poll(() => desk.uploadsHeld(), { timeout: 10_000 }).toBe(0);

    const renamed = productWith("zipped", ["a.jpg", "b.jpg"]);
    const same = await zipOf({ "x.csv": Buffer.from(csvOf(renamed)), "a.jpg": one, "b.jpg": two });
    const again = await desk.importNow({ file: same, name: "kit.zip" });
    expect(countsOf(again)).toEqual({ created: 0, updated: 0, unchanged: 1, refused: 0 });
    expect(again.pictures).toBe(0);
    expect(await product("zipped")).toEqual(shown);
  });

  it("that are not in it, or too large, are errors of their rows", async () => {
    const large = Buffer.concat([pictures[0] ?? Buffer.alloc(0), randomBytes(5 * 1024 * 1024)]);
    const zip = await zipOf({
      "x.csv": Buffer.from(csvOf(productWith("missing", ["../../etc/passwd", "large.jpg"]))),
      "large.jpg": large,
    });
    const result = await desk.importNow({ file: zip, name: "kit.zip" });
    expect(result).toMatchObject({ created: 0, refused: 1, pictures: 0 });
    expect(result.errors).toEqual([
      { row: 2, column: "images", message: "There is no ../../etc/passwd in the upload" },
      { row: 3, column: "images", message: "The picture is larger than 5 MB." },
    ]);
  });

  it(
    "survive a kill",
    async () => {
      const many = [0, 1, 2, 3, 4].map((n) => pictureOf(20 + n * 40, 400 + n));
      const entries = Object.fromEntries(
        await Promise.all(many.map(async (data, n) => [`${n}.jpg`, await data] as const)),
      );
      const csv = csvOf(productWith("survivor", Object.keys(entries)));
      const zip = await zipOf({ "x.csv": Buffer.from(csv), ...entries });
      const { job_id } = await desk.importNow({ file: zip, name: "kit.zip" });
      await desk.until(job_id, ({ pictures: { done } }) => done > 0);
      await shop.kill9();
      const [left] = await desk.query(
        "SELECT count(*)::int AS n FROM product_import_picture WHERE import_id = $1 AND state = 'waiting'",
        [job_id],
      );
      expect(left?.["n"]).toBeGreaterThan(0);
      // This start also shows the switch: pictures of the zip need no network.
      await shop.restart({ IMPORT_PICTURES: "off", IMPORT_PICTURE_HOSTS: undefined });
      // One that was being taken waits for the end of its lease.
      await desk.query(
        "UPDATE product_import_picture SET next_try_at = now() WHERE state = 'waiting'",
      );
      expect((await settled(job_id)).pictures).toMatchObject({ done: 5, failed: 0 });
      // It is told when it is written, and shown a moment later.
      const shown = await until(
        async () => widthsOf(await product("survivor")),
        ({ length }) => length === 5,
      );
      expect(shown).toEqual([400, 401, 402, 403, 404]);

      const off = await desk.importNow({
        file: csvOf(productWith("offline", [`${allowed.origin}/0.jpg`])),
      });
      expect(off).toMatchObject({ created: 1, pictures: 1 });
      const { failures } = (await settled(off.job_id)).pictures;
      expect(failures.map(({ reason }) => reason)).toEqual([
        "Pictures are not fetched by this shop.",
      ]);
      expect(allowed.asked).toEqual([]);
    },
    SLOW_TEST_MS,
  );
});
