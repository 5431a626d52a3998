import type { ProductSort } from "../../contracts/catalogue";
import {
  conditionsOf,
  isTallied,
  Parameters,
  where,
  type Conditions,
  type Statement,
  type TextMatch,
} from "./conditions-sql";
import type { ListRequest, ProductFilter } from "./domain/list-filter";
import { scanFacets, tallyFacets } from "./facets-sql";

/** catalogue_product_latest, _price, and the same after a category or within a gender. */
const ORDER: Record<ProductSort, string> = {
  latest: "created_at DESC, id DESC",
  price_asc: "price, id",
  price_desc: "price DESC, id DESC",
};

function tallyCount(filter: ProductFilter, conditions: Conditions, parameters: Parameters): string {
  const kind = filter.size !== undefined ? "size" : filter.color !== undefined ? "color" : "all";
  const value = filter.size ?? filter.color;
  const all = where([
    `kind = '${kind}'`,
    conditions.category,
    filter.gender && `gender IN ('', '${filter.gender}')`,
    conditions.inStock,
    value === undefined ? undefined : `value = ${parameters.add(value)}`,
  ]);
  return `(SELECT coalesce(sum(n), 0)::integer FROM catalogue_tally ${all})`;
}

/**
 * The one statement of a list. Columns: `data` (the page's JSON objects joined by commas, or null),
 * `count`, `facets` (JSON text or null).
 * @param knownCount count of the same filter at the same version, which saves counting it again
 */
export function listStatement(
  request: ListRequest,
  match: TextMatch,
  knownCount: number | undefined,
): Statement {
  const { filter, sort, limit, offset } = request;
  const parameters = new Parameters();
  const conditions = conditionsOf(filter, match, parameters);
  const all = where(Object.values(conditions));
  const count =
    knownCount !== undefined
      ? `${parameters.add(knownCount)}::integer`
      : isTallied(filter)
        ? tallyCount(filter, conditions, parameters)
        : `(SELECT count(*)::integer FROM catalogue_product ${all})`;
  const facets = !request.facets
    ? "NULL"
    : isTallied(filter) && filter.size === undefined && filter.color === undefined
      ? tallyFacets(filter, conditions)
      : scanFacets(conditions);
  const page = `LIMIT ${parameters.add(limit)}::integer OFFSET ${parameters.add(offset)}::integer`;
  // Far into a list only the keys are walked; the rows of the page alone are read whole.
  const rows =
    offset < 200
      ? `SELECT json FROM catalogue_product ${all} ORDER BY ${ORDER[sort]} ${page}`
      : `SELECT json FROM (SELECT id FROM catalogue_product ${all} ORDER BY ${ORDER[sort]} ${page}) keys JOIN catalogue_product USING (id) ORDER BY ${ORDER[sort]}`;
  const text = `SELECT (SELECT string_agg(json, ',') FROM (${rows}) page) AS data, ${count} AS count, ${facets} AS facets`;
  // Rare combinations are not kept: each name costs memory on every connection for ever.
  const isCommon = !request.facets && Object.keys(conditions).length <= 2;
  return { ...(isCommon ? { name: nameOf(text) } : {}), text, values: parameters.values };
}

const names = new Map<string, string>();

/** PostgreSQL allows 63 characters, so shapes are numbered as they appear. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = `list ${names.size}`;
    names.set(text, name);
  }
  return name;
}
