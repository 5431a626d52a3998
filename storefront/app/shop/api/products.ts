import type {
  Product,
  ProductGender,
  ProductListResponse,
  ProductSort,
} from "@strive/backend/contracts/catalogue";
import type { Companions } from "@strive/backend/contracts/companions";
import type { ColorFamily } from "@strive/backend/contracts/color-families";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "~/lib/api-client";
import { apiOf } from "~/lib/query";
import { CATALOGUE_CALL, TOLD_IN } from "./catalogue-call";

/** What the panel of filters narrows a list by, named as the address and the server do. */
export interface Narrowing {
  /** Any of these; so are families. */
  size: readonly string[];
  family: readonly ColorFamily[];
  /** Whole RWF. */
  min_price: number | null;
  max_price: number | null;
  in_stock: true | null;
  on_sale: true | null;
}

export interface ProductListParams extends Partial<Narrowing> {
  category?: string | null;
  gender?: ProductGender | null;
  q?: string;
  sort?: ProductSort;
  /** How many products, counted from the first. */
  count: number;
}

export interface ProductList {
  products: Product[];
  /** Number of all matches. */
  total: number;
}

/** The server's limit for one response. */
const MOST_PER_CALL = 100;

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
        ...CATALOGUE_CALL,
        signal,
        query: {
          ...filters,
          limit: Math.min(MOST_PER_CALL, count - offset),
          offset: offset === 0 ? undefined : offset,
          ...TOLD_IN,
        },
      }),
    ),
  );
  return {
    products: answers.flatMap((answer) => answer.data),
    total: answers[0]?.count ?? 0,
  };
}

/** How the key of every list starts. */
export const PRODUCT_LISTS = ["products", "list"] as const;

export const productListQuery = (params: ProductListParams) =>
  queryOptions({
    queryKey: [...PRODUCT_LISTS, params] as const,
    queryFn: ({ signal, meta }) => fetchProducts(apiOf(meta), params, signal),
  });

const productPart = <Data>(name: string, id: string, rest = "") =>
  queryOptions({
    queryKey: ["products", name, id] as const,
    queryFn: async ({ signal, meta }) => {
      const path = `/products/${encodeURIComponent(id)}${rest}`;
      const answer = await apiOf(meta).get<{ data: Data }>(path, {
        ...CATALOGUE_CALL,
        query: TOLD_IN,
        signal,
      });
      return answer.data;
    },
  });

export const productQuery = (id: string) => productPart<Product>("one", id);
/** What a product is shown with. */
export const companionsQuery = (id: string) =>
  productPart<Companions>("companions", id, "/companions");
