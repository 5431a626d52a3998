/** Where the checkout's lines come from. */
export type CheckoutOrigin = "cart" | "product";

export const originOf = (search: URLSearchParams): CheckoutOrigin =>
  search.get("from") === "product" ? "product" : "cart";
