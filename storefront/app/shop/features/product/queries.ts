import type { Product } from "@strive/backend/contracts/catalogue";
import type { Companions } from "@strive/backend/contracts/companions";
import { ApiError } from "~/lib/api-error";
import type { ServerState } from "~/lib/server-state";
import { PRODUCT_LISTS, type ProductList } from "~/shop/api/products";

/** Not found, or (400) the URL holds neither an id nor a handle. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Shows the product from what was loaded of others at once, while the product itself loads. */
export const knownProduct = (state: ServerState, key: string): Product | undefined =>
  [
    ...state.known<ProductList>(PRODUCT_LISTS).flatMap(([, list]) => list.products),
    ...state
      .known<Companions>(["products", "companions"])
      .flatMap(([, { also_like, look }]) => [...also_like, ...look]),
  ].find((product) => product.id === key || product.handle === key);
