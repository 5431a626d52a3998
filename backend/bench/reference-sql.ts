import { createServer } from "node:http";
import { Pool } from "pg";

/**
 * Bare Node and one prepared statement on the same rows: what a cold read could cost at best.
 * Counts are read once, so it does less work than the shop. Run as a child process with
 * DATABASE_URL; sends its port to the parent.
 */
const ORDER: Record<string, string> = {
  latest: "created_at DESC, id DESC",
  price_asc: "price, id",
  price_desc: "price DESC, id DESC",
};

const pool = new Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });

interface Prepared {
  name: string;
  text: string;
  values: unknown[];
}

function listOf(query: URLSearchParams): Prepared {
  const conditions: string[] = [];
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const category = query.get("category");
  const gender = query.get("gender");
  const minPrice = query.get("min_price");
  const maxPrice = query.get("max_price");
  const size = query.get("size");
  const color = query.get("color");
  const text = query.get("q");
  if (category) conditions.push(`category_id = ${add(category)}`);
  if (gender === "men" || gender === "women" || gender === "kids") {
    conditions.push(`(gender IS NULL OR gender = '${gender}')`);
  }
  if (minPrice) conditions.push(`price >= ${add(Number(minPrice))}::integer`);
  if (maxPrice) conditions.push(`price <= ${add(Number(maxPrice))}::integer`);
  if (size) conditions.push(`sizes @> ARRAY[${add(size)}]::text[]`);
  if (color) conditions.push(`colors @> ARRAY[${add(color)}]::text[]`);
  if (query.get("in_stock")) conditions.push("in_stock");
  if (text) conditions.push(`search LIKE ${add(`%${text.toLowerCase()}%`)}`);
  const where = conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "";
  if (query.get("facets")) {
    const groups = ["category_name", "gender", "in_stock::text", "unnest(sizes)", "unnest(colors)"]
      .map(
        (value) => `SELECT ${value} AS value, count(*) FROM catalogue_product ${where} GROUP BY 1`,
      )
      .join(" UNION ALL ");
    const sql = `SELECT json_agg(f)::text AS json FROM (${groups}) f`;
    return { name: `facets ${[...query.keys()].sort().join()} ${gender}`, text: sql, values };
  }
  const order = ORDER[query.get("sort") ?? "latest"] ?? ORDER["latest"];
  const sql = `SELECT json FROM catalogue_product ${where} ORDER BY ${order} LIMIT ${add(
    Number(query.get("limit") ?? 20),
  )} OFFSET ${add(Number(query.get("offset") ?? 0))}`;
  return {
    name: `list ${query.get("sort")} ${[...query.keys()].sort().join()} ${gender}`,
    text: sql,
    values,
  };
}

/** Names that contain what was typed; no closeness, no categories. */
const suggestionsOf = (typed: string): Prepared => ({
  name: "suggest",
  text: `SELECT json_build_object('text', name, 'id', id, 'handle', handle)::text AS json
    FROM catalogue_product WHERE search_name LIKE $1 ORDER BY created_at DESC, id DESC LIMIT 8`,
  values: [`% ${typed}%`],
});

async function answer(target: URL): Promise<string> {
  const key = /^\/api\/products\/(.+)$/.exec(target.pathname)?.[1];
  if (key && key !== "suggest") {
    const { rows } = await pool.query<{ json: string }>({
      name: "one",
      text: "SELECT json FROM catalogue_product WHERE id = $1",
      values: [key],
    });
    return `{"success":true,"data":${rows[0]?.json ?? "null"}}`;
  }
  const { rows } = await pool.query<{ json: string }>(
    key === "suggest"
      ? suggestionsOf(target.searchParams.get("q") ?? "")
      : listOf(target.searchParams),
  );
  return `{"success":true,"data":[${rows.map(({ json }) => json).join()}],"count":${count},"limit":20,"offset":0}`;
}

let count = 0;
const server = createServer((request, response) => {
  void answer(new URL(request.url ?? "/", "http://localhost")).then(
    (body) => {
      response.writeHead(200, {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Length": Buffer.byteLength(body),
      });
      response.end(body);
    },
    (error: unknown) => {
      response.writeHead(500);
      response.end(String(error));
    },
  );
});

void (async () => {
  const { rows } = await pool.query<{ n: number }>(
    "SELECT count(*)::integer AS n FROM catalogue_product",
  );
  count = rows[0]?.n ?? 0;
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.({ port: typeof address === "object" ? address?.port : 0 });
  });
})();
