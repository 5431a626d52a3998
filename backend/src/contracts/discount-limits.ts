/** Limits of discounts, for those who need no schema: characters of a code. */
export const MAX_DISCOUNT_CODE = 64;

/** What a rule of Medusa's promotions may call the price of the goods, without delivery. */
export const GOODS_ATTRIBUTES: readonly string[] = ["subtotal", "item_total", "item_subtotal"];
