import type { ProductSort } from "../../../contracts/catalogue";
import { closestPage } from "./closest-sql";
import { conditionsOf, Parameters, where, type Statement } from "./conditions-sql";
import type { ListRequest } from "./domain/list-filter";
import { searchTextOf } from "./domain/search-text";
import { scanFacets, tallyFacets } from "./facets-sql";
import { toldIn } from "./texts-sql";
import { hasTalliedFacets, tallyCount } from "./tally-sql";

/** Orders that an index has. */
type IndexedOrder = Exclude<ProductSort, "relevance">;

/**
 * catalogue_product_latest, _price, _sold, _discount, and the same after a category; the first two also within a
 * gender, which leaves enough of the others.
 */
const ORDER: Record<IndexedOrder, string> = {
  latest: "created_at DESC, id DESC",
  price_asc: "price, id",
  price_desc: "price DESC, id DESC",
  best_selling: "sold DESC, created_at DESC, id DESC",
  discount: "discount DESC, created_at DESC, id DESC",
};

/** A list statement's two columns, `data` and `count`, and what precedes its SELECT. */
interface Page {
  start: string;
  data: string;
  count: string;
}

/** A page in the order of an index. */
function orderedPage(
  sort: IndexedOrder,
  all: string,
  range: string,
  { isFar, json }: { isFar: boolean; json: string },
): string {
  const order = `ORDER BY ${ORDER[sort]}`;
  // Far into a list only keys are scanned; only the page's rows are read whole.
  return isFar
    ? `SELECT ${json} FROM (SELECT id FROM catalogue_product ${all} ${order} ${range}) keys JOIN catalogue_product USING (id) ${order}`
    : `SELECT ${json} FROM catalogue_product ${all} ${order} ${range}`;
}

/**
 * The one statement of a list. Columns: `data` (the page's JSON objects joined by commas, or null),
 * `count`, `facets` (JSON text or null).
 * @param knownCount count of the same filter at the same version, which saves counting it again
 */
export function listStatement(request: ListRequest, knownCount: number | undefined): Statement {
  const { filter, sort, limit, offset, language } = request;
  const parameters = new Parameters();
  const conditions = conditionsOf(filter, parameters);
  const all = where(Object.values(conditions));
  const range = () =>
    `LIMIT ${parameters.add(limit)}::integer OFFSET ${parameters.add(offset)}::integer`;
  const page = (): Page => {
    if (sort === "relevance" && filter.text !== undefined) {
      const search = filter.meaning ?? searchTextOf(filter.text);
      const { matches, rows } = closestPage(search, all, parameters, range(), language);
      return { start: `WITH ${matches} `, data: rows, count: "(SELECT count(*)::integer FROM m)" };
    }
    const count =
      knownCount !== undefined
        ? `${parameters.add(knownCount)}::integer`
        : (tallyCount(filter, conditions, parameters) ??
          `(SELECT count(*)::integer FROM catalogue_product ${all})`);
    const json = language === undefined ? "json" : `${toldIn(language, "id", "json")} AS json`;
    const order = sort === "relevance" ? "latest" : sort;
    return {
      start: "",
      data: orderedPage(order, all, range(), { isFar: offset >= 200, json }),
      count,
    };
  };
  const { start, data, count } = page();
  const facets = !request.facets
    ? "NULL"
    : hasTalliedFacets(filter)
      ? tallyFacets(filter, conditions)
      : scanFacets(filter, conditions, parameters);
  const text = `${start}SELECT (SELECT string_agg(json, ',') FROM (${data}) page) AS data, ${count} AS count, ${facets} AS facets`;
  // Rare combinations are not kept: each name costs memory on every connection forever.
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
