import { beforeAll, describe, expect, it } from "vitest";
import { dashboardResponseSchema } from "../../src/contracts/dashboard";
import { notificationListResponseSchema } from "../../src/contracts/notifications";
import { ownShop } from "../../harness/use-shop";
import { fillStock } from "../../harness/articles";
import { callShop, logIn, withDatabase } from "../../harness/people";
import { makeGoods, type Goods } from "../../harness/goods";
import { ordered } from "../../harness/sales-counter";
import { NO_POST, QUICK } from "../../harness/visitor";

/** Its own: the dashboard shows the ten lowest of all that there is. */
const shop = ownShop({ env: { ...NO_POST, ...QUICK } });
let token: string;
let goods: Goods[];

beforeAll(async () => {
  token = (await logIn(shop, shop.admin)).token;
  goods = await makeGoods(shop, { pieces: 50, count: 12 });
});

const variant = (index: number): Goods => {
  const one = goods[index];
  if (!one) throw new Error(`There is no article ${index}.`);
  return one;
};
const stock = (variantId: string, pieces: number) =>
  withDatabase(shop, (database) =>
    database.query(
      `UPDATE inventory_level l SET stocked_quantity = l.reserved_quantity + $2,
         raw_stocked_quantity = jsonb_build_object('value', (l.reserved_quantity + $2)::text, 'precision', 20)
       FROM product_variant_inventory_item k
       WHERE k.variant_id = $1 AND l.inventory_item_id = k.inventory_item_id`,
      [variantId, pieces],
    ),
  );
const notifications = async (name: string) => {
  const { json } = await callShop(shop, "GET", "/api/notifications?limit=100", { token });
  return notificationListResponseSchema
    .parse(json)
    .data.filter(({ type, text }) => type === "low_stock" && text.startsWith(name))
    .map(({ text }) => text.replace(/^.*\)/, ""))
    .reverse();
};
const low = async () => {
  const { json } = await callShop(shop, "GET", "/api/admin/dashboard", { token });
  return dashboardResponseSchema.parse(json).data.low_stock;
};

/** What shoppers are shown to be there, of every size and colour. */
const shownStocks = async () => {
  const { rows } = await withDatabase(shop, (database) =>
    database.query<{ stock: number }>(
      `SELECT (v ->> 'stock_quantity')::integer AS stock
       FROM catalogue_product p, jsonb_array_elements(p.json::jsonb -> 'variants') v ORDER BY 1`,
    ),
  );
  return rows.map(({ stock: pieces }) => pieces);
};
const expectTruth = async () => {
  const stocks = await shownStocks();
  const { count, sold_out, variants } = await low();
  expect({ count, sold_out }).toEqual({
    count: stocks.filter((pieces) => pieces <= 10).length,
    sold_out: stocks.filter((pieces) => pieces === 0).length,
  });
  expect(variants.map(({ stock_quantity }) => stock_quantity)).toEqual(stocks.slice(0, 10));
};

describe("the dashboard", () => {
  it("says what is low now, of what was there from the start and of what moves", async () => {
    // The demo's own: nothing of it ever fell.
    const before = await low();
    expect(before.count).toBeGreaterThan(before.variants.length);
    await expectTruth();
    const { product, variantId } = variant(4);
    await stock(variantId, 12);
    await ordered(shop, variantId, 2);
    await expect.poll(async () => (await low()).count).toBe(before.count + 1);
    await ordered(shop, variantId, 10);
    await expect.poll(async () => (await low()).sold_out).toBe(before.sold_out + 1);
    expect((await low()).count).toBe(before.count + 1);
    const path = `/api/products/${product.id}`;
    const body = { stock_quantity: 30, stock_seen: 0 };
    expect((await callShop(shop, "PUT", path, { token, body })).status).toBe(200);
    expect(await low()).toEqual(before);
    expect((await callShop(shop, "DELETE", path, { token })).status).toBe(200);
    await expectTruth();
  });
});

describe("a variant that runs out", () => {
  // The list has the ten with the least: from here on, they are those of this file.
  beforeAll(() => withDatabase(shop, fillStock));

  it("is told at ten and at none, once for each dip", async () => {
    const { product, variantId } = variant(0);
    await stock(variantId, 13);
    await ordered(shop, variantId, 2);
    expect(await notifications(product.product_name)).toEqual([]);
    await ordered(shop, variantId, 2);
    expect(await notifications(product.product_name)).toEqual([": 9 left"]);
    await ordered(shop, variantId, 3);
    await ordered(shop, variantId, 6);
    expect(await notifications(product.product_name)).toEqual([": 9 left", " is sold out"]);
    await stock(variantId, 5);
    await ordered(shop, variantId, 5);
    expect(await notifications(product.product_name)).toHaveLength(3);
    await stock(variantId, 11);
    await ordered(shop, variantId, 11);
    expect(await notifications(product.product_name)).toEqual([
      ": 9 left",
      " is sold out",
      " is sold out",
      " is sold out",
    ]);
  });

  it("stands on the dashboard while it is low", async () => {
    const { product, variantId } = variant(1);
    await stock(variantId, 4);
    const { variants } = await low();
    expect(variants.find((row) => row.variant_id === variantId)).toMatchObject({
      product_id: product.id,
      name: product.product_name,
      stock_quantity: 4,
    });
    await stock(variantId, 40);
    expect((await low()).variants.map((row) => row.variant_id)).not.toContain(variantId);
  });

  it("is told once, however many buy the last of it at once", async () => {
    const { product, variantId } = variant(2);
    await stock(variantId, 14);
    await Promise.all(Array.from({ length: 14 }, () => ordered(shop, variantId, 1)));
    expect(await notifications(product.product_name)).toEqual([": 10 left", " is sold out"]);
  });
});

describe("no noise", () => {
  it("comes of drafts, nor when alerts are off", async () => {
    const { product, variantId } = variant(3);
    await withDatabase(shop, (database) =>
      database.query(`UPDATE product SET status = 'draft' WHERE id = $1`, [product.id]),
    );
    await stock(variantId, 3);
    expect((await low()).variants.map((row) => row.variant_id)).not.toContain(variantId);
    await stock(variantId, 30);
    await withDatabase(shop, async (database) => {
      await database.query(`UPDATE product SET status = 'published' WHERE id = $1`, [product.id]);
      await database.query(`UPDATE app_setting SET low_stock_alerts = false`);
    });
    await stock(variantId, 3);
    expect(await notifications(product.product_name)).toEqual([]);
    expect((await low()).variants.map((row) => row.variant_id)).toContain(variantId);
    await withDatabase(shop, (database) =>
      database.query(`UPDATE app_setting SET low_stock_alerts = true`),
    );
  });

  it("comes of a new product that starts low", async () => {
    const body = {
      product_name: "Igitenge Scarf",
      description: "Woven in Kigali.",
      price: 9000,
      stock_quantity: 3,
      category_id: goods[0]?.product.category_id?._id,
    };
    const { status, json } = await callShop(shop, "POST", "/api/products", { token, body });
    expect(status, JSON.stringify(json)).toBe(201);
    const { data } = json as { data: { variants: { id: string }[] } };
    const id = data.variants[0]?.id ?? "";
    expect(await notifications("Igitenge Scarf")).toEqual([]);
    expect((await low()).variants.map((row) => row.variant_id)).toContain(id);
    await stock(id, 50);
  });

  it("is more than ten notifications of one delivery list", async () => {
    const before = (await notificationCount()) ?? 0;
    const all = goods.map(({ variantId }) => variantId);
    for (const pieces of [50, 1]) {
      await withDatabase(shop, (database) =>
        database.query(
          `UPDATE inventory_level l SET stocked_quantity = l.reserved_quantity + $2,
             raw_stocked_quantity = jsonb_build_object('value', (l.reserved_quantity + $2)::text, 'precision', 20)
           FROM product_variant_inventory_item k
           WHERE k.inventory_item_id = l.inventory_item_id AND k.variant_id = ANY ($1::text[])`,
          [all, pieces],
        ),
      );
    }
    expect((await notificationCount()) - before).toBe(10);
  });
});

const notificationCount = () =>
  withDatabase(shop, async (database) => {
    const { rows } = await database.query<{ n: number }>(
      `SELECT count(*)::integer AS n FROM staff_notice WHERE type = 'low_stock'`,
    );
    return rows[0]?.n ?? 0;
  });
