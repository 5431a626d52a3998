/** Over a minute: files of thousands of rows are checked, imported, and imported again. */
import { randomUUID } from "node:crypto";
import { request as httpRequest } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { productResponseSchema } from "../../src/contracts/catalogue";
import { failureSchema } from "../../src/contracts/envelope";
import {
  importCancelledResponseSchema,
  importChangesResponseSchema,
  importListResponseSchema,
} from "../../src/contracts/product-import";
import { closeDatabase } from "../../src/lib/database";
import ProductImportService from "../../src/modules/product/import/service";
import { orderBody, send } from "../../harness/checkout-storm";
import { ownShop } from "../../harness/use-shop";
import { countsOf, formOf, IMPORT, ImportDesk, type Upload } from "../../harness/import-desk";
import { csvOf, generatedRows, KINDS_OF_FAULT, withFaults } from "../../harness/import-files";
import { callShop, register } from "../../harness/people";
import { zipOf } from "../../harness/zip-of";
import { rounds } from "../../harness/rounds";
import { QUICK } from "../../harness/visitor";

const LONG_TEST_MS = 240_000;

const shop = ownShop({ env: { ...QUICK } });
let desk: ImportDesk;

beforeAll(async () => {
  desk = await ImportDesk.approvingAt(shop);
});

describe("a small import", () => {
  const rows = generatedRows(5, "small");

  it("says what it would do and writes nothing, then does it, then finds it done", async () => {
    const before = await desk.everything();
    const dry = await desk.importNow({ file: csvOf(rows), fields: { dry_run: "true" } });
    expect(countsOf(dry)).toEqual({ created: 5, updated: 0, unchanged: 0, refused: 0 });
    expect(dry).toMatchObject({ dry_run: true, rows: 20, error_count: 0, errors: [], pictures: 0 });
    expect(dry.categories.sort()).toEqual([
      "Baskets & bags",
      "Imported dresses",
      "Imported shirts",
      "Kitenge",
    ]);
    expect(await desk.everything()).toEqual(before);

    const real = await desk.importNow({ file: csvOf(rows) });
    expect({ ...real, job_id: "", categories: real.categories.sort() }).toEqual({
      ...dry,
      job_id: "",
      dry_run: false,
      check: null,
    });
    const { json } = await desk.call("GET", "/api/products/small-2");
    expect(productResponseSchema.parse(json).data).toMatchObject({
      product_name: 'Kit small 2, "fine"',
      category_name: "Kitenge",
      price: 9000,
      sizes: ["S", "M", "L", "XL"],
      colors: ["#1b1a1a"],
      stock_quantity: 2 + 3 + 4 + 5,
      status: "published",
    });

    const written = await desk.everything();
    const again = await desk.importNow({ file: `\uFEFF${csvOf(rows)}` });
    expect(countsOf(again)).toEqual({ created: 0, updated: 0, unchanged: 5, refused: 0 });
    expect(await desk.everything()).toEqual(written);
    expect(await desk.uploadsHeld()).toBe(0);
  });

  it("is answered at once although the workers are being woken", async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      const dry = await desk.importNow({ file: csvOf(rows), fields: { dry_run: "true" } });
      expect(dry.rows).toBe(20);
      // Workers look 50 ms after they were asked to: sooner or later just when one is offered.
      await sleep(turn);
    }
  });
});

/** Four rows each. */
const PRODUCTS = rounds(600, 2500);
const BAD = 50;

describe("stock in a spreadsheet", () => {
  /** A product with 39 pieces, and the shop's own file of it. */
  async function exported(handle: string): Promise<{ file: string; variantId: string }> {
    const [sheet] = generatedRows(1, handle);
    const row = { ...sheet, Handle: handle, "Variant SKU": handle, "Variant Inventory Qty": "39" };
    await desk.importNow({ file: csvOf([row]) });
    const answer = await fetch(`${desk.shop.origin}/api/products/export`, {
      headers: { Authorization: `Bearer ${desk.token}` },
    });
    const [header = "", ...rest] = (await answer.text()).split("\r\n");
    // A cell of its description has a line break.
    const at = rest.findIndex((line) => line.startsWith(`${handle},`));
    const { variants } = await product(handle);
    return {
      file: [header, rest[at], ""].join("\r\n"),
      variantId: variants[0]?.id ?? "",
    };
  }
  const product = async (handle: string) =>
    productResponseSchema.parse((await desk.call("GET", `/api/products/${handle}`)).json).data;
  const stockOf = async (handle: string) => (await product(handle)).stock_quantity;
  const sell = async (variantId: string, pieces: number) => {
    const key = { key: randomUUID(), body: orderBody(variantId, pieces, pieces) };
    expect((await send(desk.shop.origin, key)).status).toBe(201);
  };
  /** The file's pieces; what was seen stays. */
  const with39As = (file: string, pieces: number) => file.replace(",39,39,", `,${pieces},39,`);
  const without = (file: string) =>
    file.replace("Variant Inventory Qty,Stock Seen", "Variant Inventory Qty,Something");
  const changes = async (upload: Upload) => {
    const fields = { ...upload.fields, dry_run: "true" };
    const dry = await desk.importNow({ ...upload, fields });
    const { json } = await desk.call("GET", `${IMPORT}/${dry.job_id}/changes`);
    return { dry, changes: importChangesResponseSchema.parse(json).data };
  };

  it("brings back nothing that was sold since the export", async () => {
    const { file, variantId } = await exported("sold-since");
    expect(file).toContain(",39,39,");
    await sell(variantId, 4);
    const again = await desk.importNow({ file });
    expect(again).toMatchObject({ unchanged: 1, stock_rule: "difference" });
    expect(await stockOf("sold-since")).toBe(35);
  });

  it("gets the difference that the file makes, which the check shows", async () => {
    const { file, variantId } = await exported("counted-up");
    await sell(variantId, 4);
    const more = with39As(file, 49);
    const { dry, changes: shown } = await changes({ file: more });
    expect(dry.check).toMatchObject({ changes: 1, stock_before: 35, stock_after: 45 });
    expect(shown).toMatchObject([
      { kinds: ["stock"], variants: [{ stock: { before: 35, after: 45 } }] },
    ]);
    expect(await stockOf("counted-up")).toBe(35);
    await desk.importNow({ file: more });
    expect(await stockOf("counted-up")).toBe(45);
  });

  it("is left alone without what was seen, and the check counts it", async () => {
    const { file, variantId } = await exported("left-alone");
    await sell(variantId, 4);
    const foreign = without(file);
    const { dry, changes: shown } = await changes({ file: foreign });
    expect([dry.stock_rule, dry.check?.stock_kept, shown]).toEqual(["kept", 1, []]);
    expect(await desk.importNow({ file: foreign })).toMatchObject({ unchanged: 1 });
    expect(await stockOf("left-alone")).toBe(35);
  });

  it("is set where the import says that it was counted just now", async () => {
    const { file, variantId } = await exported("counted-now");
    await sell(variantId, 4);
    const fields = { stock: "set" };
    const { dry, changes: shown } = await changes({ file, fields });
    expect(dry).toMatchObject({ stock_rule: "set", updated: 1 });
    expect(shown[0]?.variants).toMatchObject([{ stock: { before: 35, after: 39 } }]);
    await desk.importNow({ file, fields });
    expect(await stockOf("counted-now")).toBe(39);
    const bad = await desk.send(formOf({ file, fields: { stock: "add" } }));
    expect(bad.status).toBe(400);
    expect(failureSchema.parse(await bad.json()).errors).toMatchObject([{ field: "stock" }]);
  });

  it("is never taken below nothing: the row says so, and its product stays as it is", async () => {
    const { file, variantId } = await exported("sold-out");
    await sell(variantId, 35);
    const result = await desk.importNow({ file: with39As(file, 30) });
    expect(result).toMatchObject({
      refused: 1,
      errors: [{ row: 2, column: "Variant Inventory Qty" }],
    });
    expect(result.errors[0]?.message).toContain("only 4 are left now, so 9 can't be taken away");
    expect(await stockOf("sold-out")).toBe(4);
  });
});

describe("the check of a large file", () => {
  const PREFIX = "checked";
  const rows = generatedRows(300, PREFIX);
  const dryJob = (file: string) => desk.importLater({ file, fields: { dry_run: "true" } });
  const page = async (id: string, query: string) => {
    const { status, json } = await desk.call("GET", `${IMPORT}/${id}/changes?${query}`);
    expect(status).toBe(200);
    return importChangesResponseSchema.parse(json);
  };

  it(
    "names every product with pictures, prices, states and stock, and far prices",
    { timeout: LONG_TEST_MS },
    async () => {
      const first = await dryJob(csvOf(rows));
      expect(first).toMatchObject({ rows: 1200, created: 300 });
      expect(first.check).toMatchObject({ changes: 300, kinds: { created: 300, warnings: 0 } });
      const last = await page(first.id, "limit=50&offset=290");
      expect(last.count).toBe(300);
      expect(last.data).toHaveLength(10);
      expect(last.data[9]).toMatchObject({
        row: 2 + 299 * 4,
        handle: `${PREFIX}-299`,
        product_id: null,
        kinds: ["created"],
        name: { before: null, after: `Kit ${PREFIX} 299, "fine"` },
        status: { before: null, after: "draft" },
        price: { before: null, after: 8000 + (299 % 90) * 500 },
        image: null,
        pictures: null,
      });
      expect(last.data[9]?.variants).toHaveLength(4);

      await desk.importLater({ file: csvOf(rows) });
      // The owner's prices, one of them in another currency; one product goes off sale.
      const edited = rows.map((row, at) => {
        const n = Math.floor(at / 4);
        if (n === 7) return { ...row, "Variant Price": "14" };
        if (n === 8) return { ...row, "Variant Price": "13000" };
        if (at === 9 * 4) return { ...row, Status: "draft", Title: "Kit nine" };
        if (at === 10 * 4) return { ...row, "Image Src": "https://far.example/ten.jpg" };
        return row;
      });
      const before = await desk.everything();
      const check = await dryJob(csvOf(edited));
      expect(await desk.everything()).toEqual(before);
      expect(check).toMatchObject({ updated: 3, unchanged: 297, stock_rule: "kept" });
      expect(check.check).toEqual({
        changes: 4,
        kinds: { created: 0, warnings: 1, prices: 2, stock: 0, states: 1, pictures: 1, names: 1 },
        stock_before: 0,
        stock_after: 0,
        stock_kept: 0,
      });
      const { data: warned } = await page(check.id, "kind=warnings");
      expect(warned).toMatchObject([
        {
          handle: `${PREFIX}-7`,
          kinds: ["warnings", "prices"],
          price: { before: 11_500, after: 14 },
          warnings: [{ row: 2 + 7 * 4 }],
        },
      ]);
      expect(warned[0]?.warnings[0]?.message).toBe(
        "RWF 14 is a tenth or less of what it costs now (RWF 11,500). Check the price and the currency.",
      );
      const { data: all } = await page(check.id, "limit=100");
      expect(all.slice(1)).toMatchObject([
        { handle: `${PREFIX}-8`, kinds: ["prices"], price: { before: 12_000, after: 13_000 } },
        {
          handle: `${PREFIX}-9`,
          kinds: ["states", "names"],
          status: { before: "published", after: "draft" },
          name: { after: "Kit nine" },
        },
        {
          handle: `${PREFIX}-10`,
          kinds: ["pictures"],
          pictures: {
            before: 0,
            after: [{ url: null, source: "https://far.example/ten.jpg", color: null }],
          },
        },
      ]);
    },
  );

  it("is nobody else's, and has its kinds", async () => {
    const { job_id: id } = await desk.importNow({ file: csvOf(rows.slice(0, 4)) });
    expect(await page(id, "")).toMatchObject({ count: 0, data: [] });
    expect((await desk.job(id)).check).toBeNull();
    expect((await desk.call("GET", `${IMPORT}/${id}/changes?kind=all`)).status).toBe(400);
    expect((await desk.call("GET", `${IMPORT}/pimp_none/changes`)).status).toBe(404);
    expect((await callShop(desk.shop, "GET", `${IMPORT}/${id}/changes`)).status).toBe(401);
  });
});

describe(`${4 * PRODUCTS} rows with ${BAD} bad ones`, () => {
  const { rows, bad } = withFaults(generatedRows(PRODUCTS), BAD);
  const good = PRODUCTS - BAD;
  const file = csvOf(rows);

  it(
    "are named by a dry run, and only they; the rest is made once",
    async () => {
      expect(KINDS_OF_FAULT).toBeGreaterThanOrEqual(8);
      expect(rows).toHaveLength(4 * PRODUCTS);
      const before = await desk.everything();
      const dry = await desk.importLater({ file, fields: { dry_run: "true" } });
      expect(dry).toMatchObject({ state: "done", rows: rows.length, rows_done: rows.length });
      expect([...new Set(dry.errors.map(({ row }) => row))]).toEqual(bad);
      expect(countsOf(dry)).toEqual({ created: good, updated: 0, unchanged: 0, refused: BAD });
      expect(await desk.everything()).toEqual(before);

      const made = await desk.importLater({ file });
      expect(countsOf(made)).toEqual(countsOf(dry));
      expect(made.errors).toEqual(dry.errors);
      expect(await desk.productCount("kit")).toBe(good);

      const written = await desk.everything();
      const again = await desk.importLater({ file });
      expect(countsOf(again)).toEqual({ created: 0, updated: 0, unchanged: good, refused: BAD });
      expect(await desk.everything()).toEqual(written);
      expect(await desk.uploadsHeld()).toBe(0);
    },
    LONG_TEST_MS,
  );

  it(
    "come out of an export as they went in",
    async () => {
      const response = await fetch(`${shop.origin}/api/products/export`, {
        headers: { Authorization: `Bearer ${desk.token}` },
      });
      expect(response.status).toBe(200);
      const written = await desk.everything();
      const job = await desk.importLater({ file: Buffer.from(await response.arrayBuffer()) });
      const products = await desk.query("SELECT id FROM product WHERE deleted_at IS NULL");
      expect(job.errors).toEqual([]);
      expect(countsOf(job)).toEqual({
        created: 0,
        updated: 0,
        unchanged: products.length,
        refused: 0,
      });
      expect(await desk.everything()).toEqual(written);
    },
    LONG_TEST_MS,
  );
});

describe("an upload that is not a product file", () => {
  const good = csvOf(generatedRows(1, "refused"));
  const zipped = (entries: Record<string, string | Buffer>) =>
    zipOf(
      Object.fromEntries(
        Object.entries(entries).map(([name, data]) => [name, Buffer.from(data as string)]),
      ),
    );
  /** A zip whose entries were changed afterwards, in both of its lists. */
  const patched = (zip: Buffer, local: number, central: number, value: number) => {
    const copy = Buffer.from(zip);
    copy.writeUInt16LE(value, copy.indexOf(Buffer.from("PK\u0003\u0004", "latin1")) + local);
    copy.writeUInt16LE(value, copy.indexOf(Buffer.from("PK\u0001\u0002", "latin1")) + central);
    return copy;
  };

  it.each<[string, () => Upload | Promise<Upload>, RegExp]>([
    ["nothing", () => ({}), /Choose a CSV or zip file/],
    ["an empty file", () => ({ file: "" }), /empty/],
    ["a blank file", () => ({ file: "\r\n ,\r\n" }), /empty/],
    ["a picture", () => ({ file: Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]) }), /must be a CSV/],
    ["UTF-16", () => ({ file: Buffer.from(good, "utf16le") }), /must be a CSV/],
    [
      "Latin-1",
      () => ({ file: Buffer.from(good.replace("Woven", "Tiss\u00e9"), "latin1") }),
      /UTF-8/,
    ],
    ["no header", () => ({ file: good.split("\r\n").slice(1).join("\r\n") }), /no column Handle/],
    ["a quote without an end", () => ({ file: `${good}"kit-9,` }), /never closed/],
    ["a bad dry_run", () => ({ file: good, fields: { dry_run: "yes" } }), /true or false/],
    ["a bad currency", () => ({ file: good, fields: { currency: "GBP" } }), /RWF, USD, EUR/],
    ["an unknown field", () => ({ file: good, fields: { force: "1" } }), /not a known field/],
    ["a zip without CSV", async () => ({ file: await zipped({ "a.txt": "x" }) }), /no CSV/],
    ["an empty zip", async () => ({ file: await zipped({}) }), /no CSV/],
    [
      "a zip with two",
      async () => ({ file: await zipped({ "a.csv": good, "b/c.CSV": good }) }),
      /more than one/,
    ],
    ["an Excel file", async () => ({ file: await zipped({ "xl/workbook.xml": "<x/>" }) }), /Excel/],
    [
      "half a zip",
      async () => ({ file: (await zipped({ "a.csv": good })).subarray(0, -30) }),
      /damaged/,
    ],
    [
      "a locked zip",
      async () => ({ file: patched(await zipped({ "a.csv": good }), 6, 8, 1) }),
      /password/,
    ],
    [
      "a zip packed strangely",
      async () => ({ file: patched(await zipped({ "a.csv": good }), 8, 10, 14) }),
      /can't be read here/,
    ],
    [
      "a zip with a damaged CSV",
      async () => {
        const zip = await zipped({ "a.csv": good });
        zip.fill(0xff, 40, 60);
        return { file: zip };
      },
      /damaged/,
    ],
    [
      "a bomb",
      async () => ({ file: await zipped({ "a.csv": Buffer.alloc(20 * 1024 * 1024, "a") }) }),
      /too tightly/,
    ],
    [
      "a zip beside its folder",
      async () => {
        const zip = await zipped({ "xx/xx/passwd.csv": good });
        return {
          file: Buffer.from(zip.toString("latin1").replaceAll("xx/xx/", "../../"), "latin1"),
        };
      },
      /outside of itself/,
    ],
  ])("%s is refused in plain words", async (_, make, message) => {
    const before = await desk.everything();
    const response = await desk.send(formOf(await make()));
    const failure = failureSchema.parse(await response.json());
    expect(failure.message).toMatch(message);
    expect(response.status).toBe(400);
    expect(failure.errors?.length).toBeGreaterThan(0);
    expect(await desk.everything()).toEqual(before);
    expect(await desk.uploadsHeld()).toBe(0);
  });

  it("and two files, or a file of another field, are refused too", async () => {
    const form = formOf({ file: good });
    form.append("file", new Blob([good]), "more.csv");
    form.append("images", new Blob([good]), "a.jpg");
    const failure = failureSchema.parse(await (await desk.send(form)).json());
    expect(failure.errors).toEqual([
      { field: "file", message: "Send one file" },
      { field: "images", message: "images takes no file" },
    ]);
    expect(await desk.uploadsHeld()).toBe(0);
  });

  it("a CSV of more than 50 MB is too large", async () => {
    const file = Buffer.alloc(50 * 1024 * 1024 + 1, "a,b\r\n");
    const response = await desk.send(formOf({ file }));
    expect(failureSchema.parse(await response.json()).message).toBe(
      "The CSV is larger than 50 MB.",
    );
    expect(response.status).toBe(413);
    expect(await desk.uploadsHeld()).toBe(0);
  });

  /** Sends the beginning of a form and no more. */
  function halfAnUpload(as: string) {
    const boundary = "b0undary";
    const request = httpRequest(shop.origin + IMPORT, {
      method: "POST",
      headers: {
        "Content-Type": `multipart/form-data; boundary=${boundary}`,
        "Content-Length": 40_000_000,
        ...(as === "" ? {} : { Authorization: `Bearer ${as}` }),
      },
    });
    request.on("error", () => undefined);
    request.write(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${good}`,
    );
    return request;
  }

  it("leaves no rows when it is aborted", async () => {
    for (let n = 0; n < 20; n += 1) {
      const request = halfAnUpload(desk.token);
      request.write(Buffer.alloc(3_000_000, "a,"));
      await sleep(10 * n);
      request.destroy();
    }
    await expect.poll(() => desk.uploadsHeld(), { timeout: 30_000 }).toBe(0);
  });

  it("is refused to guests and customers before it is read", async () => {
    const customer = await register(shop, { firstname: "Aline", lastname: "Uwase" });
    for (const [as, status] of [
      ["", 401],
      [customer.token, 403],
    ] as const) {
      const request = halfAnUpload(as);
      const answered = await new Promise<number>((resolve, reject) => {
        request.once("response", (response) => resolve(response.statusCode ?? 0));
        setTimeout(() => reject(new Error("There was no answer.")), 10_000).unref();
      });
      expect(answered).toBe(status);
      request.destroy();
      for (const path of [IMPORT, `${IMPORT}/not-there`]) {
        const answer = await callShop(shop, "GET", path, as === "" ? {} : { token: as });
        expect(answer.status).toBe(status);
      }
    }
    expect(await desk.uploadsHeld()).toBe(0);
  });
});

describe("the sweep", () => {
  it("frees what a killed upload left, and uploads of a day ago, and nothing else", async () => {
    await desk.query(
      `INSERT INTO product_import (id, state, file_name, requested_by, created_at, ended_at)
       SELECT id, state, 'swept.csv', 'nobody', now() - created, now() - ended
       FROM (VALUES
         ('swept-broken', 'receiving', interval '61 minutes', NULL::interval),
         ('swept-coming', 'receiving', interval '9 minutes', NULL),
         ('swept-old', 'done', interval '25 hours', interval '25 hours'),
         ('swept-young', 'done', interval '23 hours', interval '23 hours')
       ) AS v(id, state, created, ended)`,
    );
    await desk.query(
      `INSERT INTO product_import_chunk SELECT id, 0, 'x' FROM product_import WHERE id LIKE 'swept-%'`,
    );
    await desk.query(
      `INSERT INTO product_import_picture (id, import_id, product_id, source, file, picture_order, next_try_at)
       VALUES ('swept-picture', 'swept-old', 'prod_0', 'zip:0', 'a.jpg', '[]', now() + interval '1 day')`,
    );
    process.env["DATABASE_URL"] = shop.databaseUrl;
    await new ProductImportService().sweep();
    await closeDatabase();
    const left = await desk.query(
      `SELECT i.id, c.position FROM product_import i
       LEFT JOIN product_import_chunk c ON c.import_id = i.id WHERE i.id LIKE 'swept-%' ORDER BY 1`,
    );
    expect(left).toEqual([
      { id: "swept-coming", position: 0 },
      { id: "swept-old", position: null },
      { id: "swept-young", position: 0 },
    ]);
    expect((await desk.job("swept-old")).pictures).toMatchObject({ waiting: 0, failed: 1 });
    await desk.query("DELETE FROM product_import WHERE id LIKE 'swept-%'");
  });
});

describe("the jobs", () => {
  it("are listed, the newest first, and found by their id", async () => {
    const { job_id: first } = await desk.importNow({
      file: csvOf(generatedRows(1, "listed")),
      name: "a.csv",
    });
    const { job_id: second } = await desk.importNow({
      file: csvOf(generatedRows(1, "listed")),
      name: "b.csv",
      fields: { currency: "USD", dry_run: "true" },
    });
    const { json } = await desk.call("GET", `${IMPORT}?limit=2`);
    const { data, count } = importListResponseSchema.parse(json);
    expect(count).toBeGreaterThan(2);
    expect(data.map(({ id }) => id)).toEqual([second, first]);
    expect(data[0]).toMatchObject({
      file_name: "b.csv",
      currency: "USD",
      dry_run: true,
      state: "done",
    });
    expect(await desk.job(first)).toMatchObject({ file_name: "a.csv", created: 1, state: "done" });
    expect((await desk.call("GET", `${IMPORT}/not-there`)).status).toBe(404);
    expect((await desk.call("DELETE", `${IMPORT}/not-there`)).status).toBe(404);
  });

  it(
    "are cancelled between two batches; what was written stays and is counted",
    async () => {
      const id = await desk.begin({ file: csvOf(generatedRows(6000, "halted")) });
      const waiting = await desk.begin({ file: csvOf(generatedRows(600, "never")) });
      const { json } = await desk.call("DELETE", `${IMPORT}/${waiting}`);
      expect(importCancelledResponseSchema.parse(json).data.state).toBe("cancelled");
      await desk.until(id, ({ created }) => created > 0);
      const answer = await desk.call("DELETE", `${IMPORT}/${id}`);
      expect(answer.status).toBe(200);
      const job = importCancelledResponseSchema.parse(answer.json).data;
      expect(job.state).toBe("cancelled");
      expect(job.created).toBeLessThan(6000);
      expect((await desk.call("DELETE", `${IMPORT}/${id}`)).status).toBe(409);
      // Whatever was in the middle of its batch has been undone by the time the next is through.
      await desk.importNow({ file: csvOf(generatedRows(1, "after")) });
      expect(await desk.job(id)).toEqual(job);
      expect(await desk.productCount("halted")).toBe(job.created);
      expect(await desk.productCount("never")).toBe(0);
      expect(await desk.uploadsHeld()).toBe(0);
    },
    LONG_TEST_MS,
  );
});
