/** What the shop keeps on a Medusa order it has built; see `order_number` of `/api/orders`. */
export interface ShopOrderFacts {
  /** `STR-` and at least six digits: the number that customers quote. */
  orderNumber: string | null;
}

const NUMBER = /^STR-\d{6,}$/;

/** Reads the shop's facts from an order's metadata, which anyone with dashboard access may edit. */
export function shopOrderFacts(
  metadata: Record<string, unknown> | null | undefined,
): ShopOrderFacts {
  const value = metadata?.["order_number"];
  return { orderNumber: typeof value === "string" && NUMBER.test(value) ? value : null };
}
