import type { Product } from "@strive/backend/contracts/catalogue";
import type { Review } from "@strive/backend/contracts/reviews";
import type { ApiClient } from "~/lib/api-client";
import { loadQueries, type PageQueries } from "~/lib/page-queries";
import { createQueryClient } from "~/lib/query-cache";
import { companionsQuery, productQuery } from "~/shop/api/products";
import { productReviewsQuery, REVIEW_PAGE } from "~/shop/reviews/api";
import { isNotFound } from "./queries";

interface ProductPage {
  page: PageQueries;
  /** Null when it could not be loaded. */
  product: Product | null;
  /** There is no such product: a valid answer, not a failure. */
  isMissing: boolean;
  /** For search engines: some published ones, if there are any. */
  reviews: readonly Review[];
}

/** Without any nothing is asked, and a failure costs the page nothing but them. */
async function toldReviews(product: Product, api: ApiClient): Promise<readonly Review[]> {
  if (product.rating === undefined) return [];
  const query = productReviewsQuery(product.id, { rating: null, size: null }, REVIEW_PAGE);
  const none = { data: [] };
  const { data } = await createQueryClient(api)
    .query({ ...query, retry: false })
    .catch(() => none);
  return data;
}

/** What the server loads for the page of a product. `key` is an id or a handle. */
export async function loadProductPage(key: string, api: ApiClient): Promise<ProductPage> {
  const query = productQuery(key);
  const [outcome, beside] = await Promise.all([
    createQueryClient(api)
      .query({ ...query, retry: false })
      .catch((error: unknown) => (isNotFound(error) ? "missing" : null)),
    loadQueries(api, companionsQuery(key)),
  ]);
  const isMissing = outcome === "missing";
  if (isMissing || outcome === null) {
    return { page: { queries: [], isComplete: false }, product: null, isMissing, reviews: [] };
  }
  // The page asks by the key of its address, and its parts by the id.
  const { queryKey } = companionsQuery(outcome.id);
  const companions = beside.queries.map(([, data]) => [queryKey, data] as const);
  const page = { ...beside, queries: [[query.queryKey, outcome] as const, ...companions] };
  return { page, product: outcome, isMissing, reviews: await toldReviews(outcome, api) };
}
