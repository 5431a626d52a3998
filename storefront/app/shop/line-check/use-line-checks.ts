import type { Product } from "@strive/backend/contracts/catalogue";
import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import type { CartLine } from "~/lib/cart-rules";
import { productQuery } from "../api/products";
import { asSold, checkLine, isUnknown, UNCHECKED, type LineCheck } from "./line-check";

export interface LineChecks {
  /** All of them, each known as the gift card or the goods that it is. */
  lines: CartLine[];
  of: (line: CartLine) => LineCheck;
  /** The lines that have changed. */
  changed: CartLine[];
  /** True when some product could not be loaded. */
  isFailed: boolean;
  /** Some product is not there yet, so nobody can say whether its line is a gift card. */
  isPending: boolean;
  /** The same of one that could not be loaded either. */
  isUnclear: boolean;
  retry: () => void;
}

function productOf(result: UseQueryResult<Product>): Product | null | undefined {
  return isUnknown(result.error) ? null : result.data;
}

/** Loads each product once, every time the screen opens, and compares. */
export function useLineChecks(lines: readonly CartLine[]): LineChecks {
  const productIds = [...new Set(lines.map((line) => line._id))];
  const results = useQueries({
    queries: productIds.map((id) => ({ ...productQuery(id), refetchOnMount: "always" as const })),
  });
  const products = new Map(
    results.map((result, index) => [productIds[index], productOf(result)] as const),
  );
  const of = (line: CartLine): LineCheck => {
    const product = products.get(line._id);
    return product === undefined ? UNCHECKED : checkLine(line, product);
  };
  const failed = results.filter(({ error }) => error !== null && !isUnknown(error));
  return {
    lines: lines.map((line) => asSold(line, products.get(line._id))),
    of,
    changed: lines.filter((line) => of(line).finding !== null),
    isFailed: failed.length > 0,
    isPending: results.some(({ isPending }) => isPending),
    isUnclear: results.some((result) => productOf(result) === undefined),
    retry: () => failed.forEach((result) => void result.refetch()),
  };
}
