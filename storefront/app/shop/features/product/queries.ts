import type { Product } from "@strive/backend/contracts/catalogue";
import { ApiError } from "~/lib/api-error";
import type { ServerState } from "~/lib/server-state";
import { PRODUCT_LISTS, productListQuery, type ProductList } from "~/shop/api/products";

/** Cards under "You May Also Like". */
export const ALSO_COUNT = 3;

/** One more than is shown, because the product itself may be among them. */
export const alsoQuery = () => productListQuery({ count: ALSO_COUNT + 1 });

export const othersThan = (product: Product, { products }: ProductList): Product[] =>
  products.filter(({ id }) => id !== product.id).slice(0, ALSO_COUNT);

/** Not found, or (400) the URL holds neither an id nor a handle. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Shows the product from a loaded catalogue list at once, while the product itself loads. */
export const knownProduct = (state: ServerState, key: string): Product | undefined =>
  state
    .known<ProductList>(PRODUCT_LISTS)
    .flatMap(([, list]) => list.products)
    .find((product) => product.id === key || product.handle === key);
