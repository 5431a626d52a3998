import type { ServerState } from "~/lib/server-state";
import { PRODUCT_LISTS, type ProductList, type ProductListParams } from "~/shop/api/products";

/** The query without its count: the same for lists that differ in nothing else. */
const filtersOf = (params: ProductListParams): string => JSON.stringify({ ...params, count: 0 });

/** The longest known beginning of the list that is asked for. */
export function shorterList(
  state: ServerState,
  params: ProductListParams,
): ProductList | undefined {
  const wanted = filtersOf(params);
  return state
    .known<ProductList>(PRODUCT_LISTS)
    .filter(([key, list]) => {
      const known = key[2] as ProductListParams;
      return filtersOf(known) === wanted && list.products.length <= params.count;
    })
    .map(([, list]) => list)
    .sort((one, other) => other.products.length - one.products.length)[0];
}
