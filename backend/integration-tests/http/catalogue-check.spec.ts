/** Three runs of the command, and a check beside somebody who never stops changing prices. */
import type { ConfigModule, Logger, MedusaContainer } from "@medusajs/framework/types";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productListResponseSchema, type Product } from "../../src/contracts/catalogue";
import checkAtNight from "../../src/jobs/check-catalogue";
import { SHOP_PRODUCT_MODULE } from "../../src/modules/product";
import ReadModelService from "../../src/modules/product/read-model/service";
import { useShop } from "../../harness/use-shop";
import { makeGoods } from "../../harness/goods";
import { callShop, logIn } from "../../harness/people";
import { runCommand, type Ended } from "../../harness/shop-command";

const shop = useShop("quiet");
let database: Client;
/** Of a category of their own. */
let products: Product[];
let categoryId: string;

/** `npm run catalogue:check`, beside the open shop. */
const runCheck = (...args: string[]) => runCommand(shop.dataDir, ["catalogue-check", ...args]);

/** The job as a worker of its own runs it, with what it told the log. */
async function runJob(): Promise<{ level: string; line: string }[]> {
  const told: { level: string; line: string }[] = [];
  const teller = (level: string) => (line: string) => told.push({ level, line });
  const logger = { info: teller("info"), warn: teller("warn") } as unknown as Logger;
  const configModule = { projectConfig: { databaseUrl: shop.databaseUrl } } as ConfigModule;
  const dependencies = { configModule, logger } as ConstructorParameters<
    typeof ReadModelService
  >[0];
  const catalogue = new ReadModelService(dependencies);
  const resolve = (name: string) =>
    name === SHOP_PRODUCT_MODULE ? { readModel: catalogue } : logger;
  const container = { resolve };
  try {
    await checkAtNight(container as unknown as MedusaContainer);
  } finally {
    await catalogue.stop();
  }
  return told;
}

const tomorrow = () =>
  database.query("UPDATE catalogue_state SET check_began = check_began - interval '1 day'");

const listed = async () => {
  const path = `/api/products?category=${categoryId}&limit=100&sort=price_asc&facets=true`;
  return productListResponseSchema.parse((await callShop(shop, "GET", path)).json);
};

/** Drafts too, and those that must not be shown any more. */
const countAll = async () => {
  const { rows } = await database.query<{ count: string }>("SELECT count(*) FROM product");
  return Number(rows[0]?.count);
};

beforeAll(async () => {
  database = new Client({ connectionString: shop.databaseUrl });
  await database.connect();
  products = (await makeGoods(shop, { pieces: 5, count: 6 })).map(({ product }) => product);
  categoryId = products[0]?.category_id?._id ?? "";
});
afterAll(async () => {
  await database.end();
});

describe("the check of the catalogue", () => {
  describe("while prices change", () => {
    let check: Ended;
    beforeAll(async () => {
      const { token } = await logIn(shop, shop.admin);
      const checking = runCheck();
      let isDone = false;
      void checking.finally(() => (isDone = true));
      for (let price = 8_000; !isDone; price += 1) {
        const id = products[price % products.length]?.id;
        const body = { price };
        const { status } = await callShop(shop, "PUT", `/api/products/${id}`, { token, body });
        expect(status).toBe(200);
      }
      check = await checking;
    });

    it("finds nothing where nothing is wrong", async () => {
      expect(check.output).toContain(`The catalogue was checked: ${await countAll()} products, `);
      expect(check.code).toBe(0);
    });

    it("does not take a change under way for a difference", () => {
      expect(check.output).toContain("products, nothing differs.");
      expect(check.code).toBe(0);
    });
  });

  it("names every kind of damage, leaves it, and corrects it with --fix", async () => {
    const { token } = await logIn(shop, shop.admin);
    const made = await callShop(shop, "POST", "/api/products", {
      token,
      body: {
        product_name: "A draft",
        price: 5_000,
        stock_quantity: 1,
        category_id: categoryId,
        status: "draft",
      },
    });
    const draftId = (made.json as { data: { id: string } }).data.id;
    const right = await listed();
    const [priced, worded, lost, edited, stocked, reduced] = products;
    const ids = {
      priced: priced?.id,
      worded: worded?.id,
      lost: lost?.id,
      edited: edited?.id,
      stocked: stocked?.id,
      reduced: reduced?.id,
    };
    await database.query("UPDATE catalogue_product SET price = 1 WHERE id = $1", [ids.priced]);
    await database.query(
      `UPDATE catalogue_product SET json = replace(json, '"product_name":"', '"product_name":"Damaged ') WHERE id = $1`,
      [ids.worded],
    );
    await database.query("DELETE FROM catalogue_product WHERE id = $1", [ids.lost]);
    await database.query("UPDATE catalogue_product SET edited_at = now() WHERE id = $1", [
      ids.edited,
    ]);
    await database.query("UPDATE catalogue_product SET stocked = '{}' WHERE id = $1", [
      ids.stocked,
    ]);
    await database.query(
      "UPDATE catalogue_product SET discount = 1, sold = 1, families = '{pink}' WHERE id = $1",
      [ids.reduced],
    );
    await database.query("UPDATE catalogue_draft SET stock = 99 WHERE id = $1", [draftId]);
    await database.query(
      `INSERT INTO catalogue_product SELECT 'prod_ghost', 'ghost', name, category_id, category_name, gender, price, stock,
         in_stock, sizes, colors, search, search_name, created_at, json, version, updated_at, edited_at
       FROM catalogue_product WHERE id = $1`,
      [ids.edited],
    );
    await database.query("UPDATE catalogue_tally SET n = n + 1 WHERE kind = 'all'");
    const damaged = [...Object.values(ids), draftId, "prod_ghost"];

    const found = await runCheck();
    expect(found.output).toContain(`${damaged.length} products (`);
    for (const id of damaged) expect(found.output).toContain(id);
    expect(found.output).toMatch(/\d+ counts?\./);
    expect(found.code).toBe(1);
    const cheapest = await callShop(shop, "GET", "/api/products?sort=price_asc&limit=1");
    expect(productListResponseSchema.parse(cheapest.json).data[0]?.id).toBe(ids.priced);
    expect((await callShop(shop, "GET", `/api/products/${ids.lost}`)).status).toBe(404);

    const mended = await runCheck("--fix");
    expect(mended.output).toContain("All mended.");
    expect(mended.code).toBe(0);
    expect(await listed()).toEqual(right);
    await tomorrow();
    expect((await runJob())[0]?.line).toContain("nothing differs");
  });
});

describe("the job of every night", () => {
  it("runs in one of several instances, and tells one line", async () => {
    await tomorrow();
    const told = await Promise.all([runJob(), runJob(), runJob()]);
    const line = `The catalogue was checked: ${await countAll()} products, nothing differs.`;
    expect(told.flat()).toEqual([{ level: "info", line }]);
    expect(await runJob()).toEqual([]);
  });

  it("corrects what differs, a category's name too, and warns", async () => {
    await tomorrow();
    const [product] = products;
    const right = await listed();
    await database.query("UPDATE catalogue_category SET name = 'Damaged' WHERE id = $1", [
      categoryId,
    ]);
    await database.query("UPDATE catalogue_product SET in_stock = NOT in_stock WHERE id = $1", [
      product?.id,
    ]);
    const [told, ...more] = await runJob();
    expect(more).toEqual([]);
    expect(told?.level).toBe("warn");
    expect(told?.line).toContain(product?.id);
    expect(told?.line).toContain(`1 category (${categoryId})`);
    expect(told?.line).toContain("All mended.");
    expect(await listed()).toEqual(right);
    await tomorrow();
    expect(await runJob()).toMatchObject([{ level: "info" }]);
  });
});
