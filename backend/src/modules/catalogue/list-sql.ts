import type { ProductSort } from "../../contracts/catalogue";
import { conditionsOf, Parameters, where, type Statement, type TextMatch } from "./conditions-sql";
import type { ListRequest } from "./domain/list-filter";
import { scanFacets, tallyFacets } from "./facets-sql";
import { hasTalliedFacets, tallyCount } from "./tally-sql";

/** catalogue_product_latest, _price, and the same after a category or within a gender. */
const ORDER: Record<ProductSort, string> = {
  latest: "created_at DESC, id DESC",
  price_asc: "price, id",
  price_desc: "price DESC, id DESC",
};

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
      : (tallyCount(filter, conditions, parameters) ??
        `(SELECT count(*)::integer FROM catalogue_product ${all})`);
  const facets = !request.facets
    ? "NULL"
    : hasTalliedFacets(filter)
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
