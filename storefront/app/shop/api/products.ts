import type {
  Product,
  ProductGender,
  ProductListResponse,
  ProductSort,
} from "@strive/backend/contracts/catalogue";
import { queryOptions } from "@tanstack/react-query";
import { api as browserApi, CATALOGUE_TIMEOUT, type ApiClient } from "~/lib/api-client";

export interface ProductListParams {
  category?: string | null;
  gender?: ProductGender | null;
  q?: string;
  sort?: ProductSort;
  /** How many, from the first on. */
  count: number;
}

export interface ProductList {
  products: Product[];
  /** Number of all matches. */
  total: number;
}

/** The server hands out no more in one answer. */
const MOST_PER_CALL = 100;
const CALL = { timeoutMs: CATALOGUE_TIMEOUT, leaveOn401: true } as const;

async function fetchProducts(
  api: ApiClient,
  { count, ...filters }: ProductListParams,
  signal: AbortSignal,
): Promise<ProductList> {
  const offsets = Array.from(
    { length: Math.ceil(count / MOST_PER_CALL) },
    (_, index) => index * MOST_PER_CALL,
  );
  const answers = await Promise.all(
    offsets.map((offset) =>
      api.get<ProductListResponse>("/products", {
        ...CALL,
        signal,
        query: {
          ...filters,
          sort: filters.sort === "latest" ? undefined : filters.sort,
          limit: Math.min(MOST_PER_CALL, count - offset),
          offset: offset === 0 ? undefined : offset,
        },
      }),
    ),
  );
  return {
    products: answers.flatMap((answer) => answer.data),
    total: answers[0]?.count ?? 0,
  };
}

export const productListQuery = (params: ProductListParams, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ["products", "list", params] as const,
    queryFn: ({ signal }) => fetchProducts(api, params, signal),
  });

export const productQuery = (id: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ["products", "one", id] as const,
    queryFn: async ({ signal }) => {
      const path = `/products/${encodeURIComponent(id)}`;
      const answer = await api.get<{ data: Product }>(path, { ...CALL, signal });
      return answer.data;
    },
  });
