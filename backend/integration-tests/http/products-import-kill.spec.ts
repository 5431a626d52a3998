import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startShop } from "../harness";
import { countsOf, ImportDesk } from "../harness/import-desk";
import { csvOf, generatedRows, withFaults } from "../harness/import-files";

const LONG_TEST_MS = 480_000;
const PRODUCTS = 2000;
const BAD = 8;

let desk: ImportDesk;

beforeAll(async () => {
  desk = await ImportDesk.approvingAt(await startShop({ env: { RATE_LIMIT: "off" } }));
});
afterAll(async () => {
  await desk.shop.close();
  await rm(desk.shop.dataDir, { recursive: true, force: true, maxRetries: 5 });
});

describe("a shop that is killed during an import", () => {
  it(
    "goes on with it at its next start: counts exact, nothing doubled",
    async () => {
      const { rows } = withFaults(generatedRows(PRODUCTS, "killed"), BAD);
      const id = await desk.begin({ file: csvOf(rows) });
      for (const part of [1, PRODUCTS / 2]) {
        await desk.until(id, ({ created }) => created >= part);
        await desk.shop.kill9();
        // It hit an import that was under way, or this test would show nothing.
        const [left] = await desk.query("SELECT state FROM product_import WHERE id = $1", [id]);
        expect(left).toEqual({ state: "running" });
        desk = await ImportDesk.at(await desk.shop.restart());
      }
      const good = PRODUCTS - BAD;
      const job = await desk.over(id);
      expect(job).toMatchObject({ state: "done", rows_done: rows.length, error_count: BAD });
      expect(countsOf(job)).toEqual({ created: good, updated: 0, unchanged: 0, refused: BAD });
      expect(await desk.productCount("killed")).toBe(good);
      const [variants] = await desk.query(
        `SELECT count(*)::int AS n, count(DISTINCT sku)::int AS skus FROM product_variant
         WHERE sku LIKE 'KILLED-%' AND deleted_at IS NULL`,
      );
      expect(variants).toEqual({ n: good * 4, skus: good * 4 });
      const list = await desk.call("GET", "/api/products?q=kit+killed&limit=1");
      expect(list.json).toMatchObject({ count: await published() });
      expect(await desk.uploadsHeld()).toBe(0);
    },
    LONG_TEST_MS,
  );
});

async function published(): Promise<number> {
  const rows = await desk.query(
    "SELECT id FROM product WHERE handle LIKE 'killed-%' AND status = 'published'",
  );
  return rows.length;
}
