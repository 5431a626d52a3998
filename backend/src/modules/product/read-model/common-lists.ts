import type { ProductFilter } from "./domain/list-filter";
import { listStatement } from "./list-sql";
import { categoriesStatement, productStatement } from "./read-sql";
import type { Statement } from "./conditions-sql";

/** What most shoppers choose; only which filters are set matters, not the values. */
const FILTERS: readonly ProductFilter[] = [
  {},
  { category: "x" },
  { gender: "men" },
  { gender: "women" },
  { gender: "kids" },
  { category: "x", gender: "men" },
  { category: "x", gender: "women" },
  { minPrice: 1 },
  { category: "x", minPrice: 1 },
];

/** The statements of the reads that a shop gets most, counted and (the next page) already counted. */
export function commonStatements(): Statement[] {
  const lists = FILTERS.flatMap((filter) =>
    (["latest", "price_asc", "price_desc"] as const).flatMap((sort) =>
      [undefined, 1].map((count) =>
        listStatement({ filter, sort, limit: 20, offset: 0, facets: false }, count),
      ),
    ),
  );
  return [...lists, productStatement("x"), categoriesStatement(null)];
}
