import type { Product } from "@strive/backend/contracts/catalogue";
import type { ApiClient } from "~/lib/api-client";
import { loadQueries, type PageQueries } from "~/lib/page-queries";
import { createQueryClient } from "~/lib/query-cache";
import { productQuery } from "~/shop/api/products";
import { alsoQuery, isNotFound } from "./queries";

interface ProductPage {
  page: PageQueries;
  /** Null when it could not be loaded. */
  product: Product | null;
  /** There is no such product: a valid answer, not a failure. */
  isMissing: boolean;
}

/** What the server loads for the page of a product. `key` is an id or a handle. */
export async function loadProductPage(key: string, api: ApiClient): Promise<ProductPage> {
  const query = productQuery(key);
  const [outcome, also] = await Promise.all([
    createQueryClient(api)
      .query({ ...query, retry: false })
      .catch((error: unknown) => (isNotFound(error) ? "missing" : null)),
    loadQueries(api, alsoQuery()),
  ]);
  const isMissing = outcome === "missing";
  if (isMissing || outcome === null) {
    return { page: { ...also, isComplete: false }, product: null, isMissing };
  }
  const page = { ...also, queries: [[query.queryKey, outcome] as const, ...also.queries] };
  return { page, product: outcome, isMissing };
}
