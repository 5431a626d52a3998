import { Pool } from "pg";
import type { Shop } from "../harness/shop";
import type { OrderFacts } from "./storm";
import type { CatalogueFacts } from "./scenarios";

export interface Facts extends CatalogueFacts, OrderFacts {
  adminToken: string;
  /** Some products with their variants, for price edits. */
  products: { productId: string; variantIds: string[] }[];
}

/** What the load needs to know about a shop, read from its database and its back office. */
export async function readFacts(shop: Shop): Promise<Facts> {
  const pool = new Pool({ connectionString: shop.databaseUrl, max: 1 });
  const column = async (sql: string) =>
    (await pool.query<{ v: string }>(sql)).rows.map(({ v }) => v);
  try {
    const productIds = await column(
      "SELECT id AS v FROM catalogue_product ORDER BY created_at DESC LIMIT 1000",
    );
    const [count] = await column("SELECT count(*)::text AS v FROM catalogue_product");
    const names = await column("SELECT name AS v FROM catalogue_product ORDER BY id LIMIT 500");
    const [key] = await column("SELECT token AS v FROM api_key WHERE type = 'publishable' LIMIT 1");
    const [regionId] = await column("SELECT id AS v FROM region WHERE deleted_at IS NULL LIMIT 1");
    const variants = await pool.query<{ productId: string; variantIds: string[] }>(
      `SELECT product_id AS "productId", array_agg(id) AS "variantIds" FROM product_variant
       WHERE deleted_at IS NULL AND product_id = ANY($1) GROUP BY product_id`,
      [productIds.slice(0, 50)],
    );
    const words = [
      ...new Set(names.flatMap((name) => name.toLowerCase().match(/[a-z]{4,}/g) ?? [])),
    ];
    return {
      count: Number(count),
      productIds,
      categoryIds: await column("SELECT id AS v FROM catalogue_category ORDER BY rank"),
      words: words.slice(0, 40),
      names: [...new Set(names)],
      sizes: await column(tallied("size")),
      colors: await column(tallied("color")),
      variantIds: await column(
        `SELECT id AS v FROM product_variant WHERE deleted_at IS NULL AND product_id IN
           (SELECT id FROM catalogue_product) LIMIT 2000`,
      ),
      medusa: { key: key ?? "", regionId: regionId ?? "" },
      adminToken: await adminToken(shop),
      products: variants.rows,
    };
  } finally {
    await pool.end();
  }
}

/** Values that most products have first. */
const tallied = (kind: "size" | "color") =>
  `SELECT value AS v FROM catalogue_tally WHERE kind = '${kind}' GROUP BY value ORDER BY sum(n) DESC LIMIT 20`;

async function adminToken(shop: Shop): Promise<string> {
  const response = await fetch(`${shop.backoffice}/auth/user/emailpass`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(shop.admin),
  });
  const body = (await response.json()) as { token?: string };
  if (!body.token) throw new Error(`The back office did not let the admin in: ${response.status}`);
  return body.token;
}
