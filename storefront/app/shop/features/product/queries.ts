import type { Product } from "@strive/backend/contracts/catalogue";
import type { QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "~/lib/api-client";
import { ApiError } from "~/lib/api-error";
import { createQueryClient, loadQueries, type PageQueries } from "~/lib/query";
import { productListQuery, productQuery, type ProductList } from "~/shop/api/products";

/** Cards under "You May Also Like". */
export const ALSO_COUNT = 3;

/** One more than is shown, because the product itself may be among them. */
export const alsoQuery = (api?: ApiClient) => productListQuery({ count: ALSO_COUNT + 1 }, api);

export const othersThan = (product: Product, { products }: ProductList): Product[] =>
  products.filter(({ id }) => id !== product.id).slice(0, ALSO_COUNT);

export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

interface ProductPage {
  page: PageQueries;
  /** Null when it could not be had. */
  product: Product | null;
  /** The server knows no such product, which is an answer and not a failure. */
  isMissing: boolean;
}

/** What the server loads for the page of a product. `key` is an id or a handle. */
export async function loadProductPage(key: string, api: ApiClient): Promise<ProductPage> {
  const query = productQuery(key, api);
  const [outcome, also] = await Promise.all([
    createQueryClient()
      .query({ ...query, retry: false })
      .catch((error: unknown) => (isNotFound(error) ? "missing" : null)),
    loadQueries(alsoQuery(api)),
  ]);
  const isMissing = outcome === "missing";
  if (isMissing || outcome === null) {
    return { page: { ...also, isComplete: false }, product: null, isMissing };
  }
  const page = { ...also, queries: [[query.queryKey, outcome] as const, ...also.queries] };
  return { page, product: outcome, isMissing };
}

/** A list of the catalogue that holds the product shows it at once, while it is being asked for. */
export function knownProduct(client: QueryClient, key: string): Product | undefined {
  const lists = client.getQueriesData<ProductList>({ queryKey: ["products", "list"] });
  return lists
    .flatMap(([, list]) => list?.products ?? [])
    .find((product) => product.id === key || product.handle === key);
}
