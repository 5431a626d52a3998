import { useListParams } from "~/admin/data/list-params";
import { useAdminPages } from "~/admin/data/admin-pages";
import { saleProductsQuery } from "./api";

const PARAMS = ["search", "in_sale"] as const;
/** The contract's. */
const LONGEST_SEARCH = 100;

/** The products of a sale and those that could be in it, as the address narrows them. */
export function useSaleProducts(id: string, isAlwaysInSale = false) {
  const params = useListParams(PARAMS);
  const search = params.values.search.slice(0, LONGEST_SEARCH);
  const isOnlyInSale = isAlwaysInSale || params.values.in_sale === "true";
  const pages = useAdminPages(saleProductsQuery(id, search, isOnlyInSale));
  return {
    ...pages,
    search,
    isOnlyInSale,
    searchFor: (text: string) => params.choose({ search: text }, false),
    showOnlyInSale: (isOnly: boolean) => params.choose({ in_sale: isOnly ? "true" : "" }),
    reset: params.reset,
  };
}
export type SaleProducts = ReturnType<typeof useSaleProducts>;
