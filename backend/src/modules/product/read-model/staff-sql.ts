import { distance } from "./closest-sql";
import { conditionsOf, Parameters, where, type Statement } from "./conditions-sql";
import type { StaffListRequest, StaffOrder } from "./domain/staff-list";
import { searchTextOf } from "./domain/search-text";
import { isoTime } from "../../../lib/iso-time-sql";
import { DRAFTS, PUBLISHED, BOTH_TABLES, type ProductTables } from "./product-tables-sql";
import { tallyCount } from "./tally-sql";

/** An index of either table has each order (of drafts all but the last two of a shopper's), see list-sql; `name`: catalogue_product_name and its like. */
const ORDER: Record<StaffOrder, string> = {
  latest: "created_at DESC, id DESC",
  price_asc: "price, id",
  price_desc: "price DESC, id DESC",
  best_selling: "sold DESC, created_at DESC, id DESC",
  discount: "discount DESC, created_at DESC, id DESC",
  name: `left(search, 100) COLLATE "C", id`,
  relevance: "distance, created_at DESC, id DESC",
};

const tablesOf = ({ status }: StaffListRequest): readonly ProductTables[] =>
  status === "all" ? BOTH_TABLES : [status === "draft" ? DRAFTS : PUBLISHED];

/**
 * All rows as one table `p`. Conditions go outside it, not in its parts: the planner then applies
 * them to both tables and still merges two index scans, as far as the page goes.
 */
const united = (tables: readonly ProductTables[]) =>
  `(${tables.map(({ products }) => `SELECT * FROM ${products}`).join(" UNION ALL ")}) p`;

/** Product JSON with what only staff see, as a write answers it. `column` names one of the row's. */
const saved = (column: (name: string) => string, more = "''") =>
  `left(${column("json")}, -1) || CASE WHEN ${column("base_price")} <> ${column("price")} THEN ',"base_price":' || ${column("base_price")} ELSE '' END ||
  ',"updatedAt":"' || ${isoTime(column("edited_at"))} || '"' || ${more} || '}'`;

/** Which of its variants was asked for, in the JSON of product `id`. */
const hitOf = (id: string) =>
  `coalesce((SELECT ',"sku_variant_id":"' || h.id || '"' FROM hit h WHERE h.product_id = ${id} LIMIT 1), '')`;

/** `keys`: the page's rows in order; only their JSON is read, by primary keys. */
function pageOf(tables: readonly ProductTables[], keys: string): string {
  const joins = tables.map(({ products }, n) => `LEFT JOIN ${products} s${n} ON s${n}.id = k.id`);
  const first = (column: string) =>
    `coalesce(${tables.map((_, n) => `s${n}.${column}`).join(", ")})`;
  return `(SELECT string_agg(${saved(first, hitOf("k.id"))}, ',' ORDER BY k.n)
    FROM (SELECT id, row_number() OVER () AS n FROM (${keys}) page) k ${joins.join(" ")})`;
}

/**
 * The variants `hit` with that SKU, whole, as it was typed or in one case of letters: what a scanner reads.
 * Index: IDX_product_variant_sku_unique.
 */
function withSku(sku: string | undefined, parameters: Parameters): string {
  const forms = sku === undefined ? [] : [sku, sku.toUpperCase(), sku.toLowerCase()];
  return `WITH hit AS MATERIALIZED (SELECT v.id, v.product_id FROM product_variant v
    WHERE v.sku = ANY (${parameters.add(forms)}::text[]) AND v.deleted_at IS NULL)`;
}

/**
 * The one statement of a list for staff. Columns: `data` (the page's JSON objects joined by commas,
 * or null) and `count`, which the tallies know or a scan of what matches finds out.
 */
export function staffListStatement(request: StaffListRequest): Statement {
  const { filter, limit, offset, sku } = request;
  const tables = tablesOf(request);
  const parameters = new Parameters();
  const conditions = conditionsOf(filter, parameters);
  const hit = withSku(sku, parameters);
  if (conditions.text !== undefined) {
    conditions.text = `(${conditions.text} OR id = ANY (ARRAY(SELECT product_id FROM hit)))`;
  }
  const matching = `${united(tables)} ${where(Object.values(conditions))}`;
  const isByCloseness = request.sort === "relevance" && filter.text !== undefined;
  const order = ORDER[request.sort === "relevance" && !isByCloseness ? "latest" : request.sort];
  const range = `ORDER BY ${order} LIMIT ${parameters.add(limit)}::integer OFFSET ${parameters.add(offset)}::integer`;
  const { values } = parameters;
  if (isByCloseness && filter.text !== undefined) {
    const far = distance(searchTextOf(filter.text), parameters);
    return {
      text: `${hit}, m AS MATERIALIZED (SELECT id, created_at, ${far} AS distance FROM ${matching})
        SELECT ${pageOf(tables, `SELECT id FROM m ${range}`)} AS data, (SELECT count(*)::integer FROM m) AS count`,
      values,
    };
  }
  const tallied = tallyCount(filter, conditions, parameters);
  const count =
    tallied === null
      ? `(SELECT count(*)::integer FROM ${matching})`
      : tables.map(({ tallies }) => tallied.replaceAll(PUBLISHED.tallies, tallies)).join(" + ");
  return {
    text: `${hit} SELECT ${pageOf(tables, `SELECT id FROM ${matching} ${range}`)} AS data, ${count} AS count`,
    values,
  };
}

/**
 * One product, whoever may see it: (json, saved, texts), the JSON as shoppers get it and as a write answers
 * it, and what it says in other languages. By primary key, else by the index of the handle.
 */
export const staffProductStatement = (key: string): Statement => ({
  name: "staff product",
  text: `SELECT json, ${saved((name) => name)} AS saved, catalogue_translations(id) AS texts FROM (${[
    ...BOTH_TABLES.map(
      ({ products }) =>
        `SELECT id, json, price, base_price, edited_at FROM ${products} WHERE id = $1`,
    ),
    ...BOTH_TABLES.map(
      ({ products }) =>
        `SELECT id, json, price, base_price, edited_at FROM ${products} WHERE handle = $1`,
    ),
  ].join(" UNION ALL ")}) p LIMIT 1`,
  values: [key],
});
