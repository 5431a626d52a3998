import type { Product } from "@strive/backend/contracts/catalogue";
import type { Companions } from "@strive/backend/contracts/companions";
import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "~/lib/api-error";
import type { ServerState } from "~/lib/server-state";
import { apiOf } from "~/lib/query";
import { CATALOGUE_CALL, TOLD_IN } from "~/shop/api/catalogue-call";
import { PRODUCT_LISTS, type ProductList } from "~/shop/api/products";

const COMPANIONS = ["products", "companions"] as const;

/** What a product is shown with. */
export const companionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...COMPANIONS, id] as const,
    queryFn: async ({ signal, meta }) => {
      const path = `/products/${encodeURIComponent(id)}/companions`;
      const options = { ...CATALOGUE_CALL, query: TOLD_IN, signal };
      return (await apiOf(meta).get<{ data: Companions }>(path, options)).data;
    },
  });

/** Not found, or (400) the URL holds neither an id nor a handle. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Shows the product from what was loaded of others at once, while the product itself loads. */
export const knownProduct = (state: ServerState, key: string): Product | undefined =>
  [
    ...state.known<ProductList>(PRODUCT_LISTS).flatMap(([, list]) => list.products),
    ...state.known<Companions>(COMPANIONS).flatMap(([, { also_like }]) => also_like),
  ].find((product) => product.id === key || product.handle === key);
