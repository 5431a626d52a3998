import type { Product, Variant } from "@strive/backend/contracts/catalogue";
import type { OrderItem } from "@strive/backend/contracts/orders";
import { isFaultReason } from "@strive/backend/contracts/return-rules";
import type { ReturnReason } from "@strive/backend/contracts/returns";
import { ApiError } from "./api-error";

/** What is known of a line's product. */
export type Article = Product | "loading" | "failed" | "gone";

interface Asked {
  data: Product | undefined;
  error: Error | null;
}

const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === 404;

/**
 * @param asked the question for the product; undefined: nobody asked
 * @param failure what counts as one
 */
export function articleOf(asked: Asked | undefined, failure = asked?.error ?? null): Article {
  if (isMissing(asked?.error ?? null)) return "gone";
  return asked?.data ?? (failure === null ? "loading" : "failed");
}

interface Returned {
  item: Pick<OrderItem, "variant_id">;
  quantity: number;
  /** Not chosen yet: "". */
  reason: ReturnReason | "";
}

/** What a line can be exchanged for, in stock or not: the same again is only for what is broken or wrong. */
export const variantsFor = (
  { item, reason }: Returned,
  { variants }: { readonly variants: readonly Variant[] },
): Variant[] =>
  variants.filter(({ id }) => id !== item.variant_id || (reason !== "" && isFaultReason(reason)));

/** Those of them of which there are enough. */
export const variantsLeftFor = (
  line: Returned,
  product: { readonly variants: readonly Variant[] },
): Variant[] =>
  variantsFor(line, product).filter(({ stock_quantity }) => stock_quantity >= line.quantity);

/**
 * Whether the server takes an exchange of that price.
 * @param sums what all returned pieces cost, and what is wanted for them, or the cheapest that can be had
 * @param coverRwf what of the order's money an exchange can use; null: the order is not paid
 */
export const canBeCovered = (
  sums: { returnedRwf: number; totalRwf: number },
  coverRwf: number | null,
): boolean => coverRwf !== null && Math.min(sums.returnedRwf, sums.totalRwf) <= coverRwf;
