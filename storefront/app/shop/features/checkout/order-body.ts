import type { CreateOrderBody } from "@strive/backend/contracts/orders";
import type { CartLine } from "~/lib/cart-rules";
import { hasCredit } from "~/shop/credits/take-credit";
import type { Totals } from "~/shop/order-summary/totals";
import { itemOf } from "~/shop/orders/order-item";
import { LANGUAGE } from "~/words/language";
import type { Destination } from "./shipping-rules";

/** What the shopper saw as the order was sent: nothing else is charged. */
type Seen = Pick<Totals, "totalRwf" | "dueRwf">;

/**
 * No price is sent, the server decides what is charged; but what the shopper saw. Rounded for prices
 * out of a garbled storage.
 */
export const orderBodyOf = (
  lines: readonly CartLine[],
  shipping: Destination,
  { totalRwf, dueRwf }: Seen,
  asked: Pick<
    CreateOrderBody,
    | "discount_code"
    | "use_credit"
    | "gift_card"
    | "gift"
    | "buyer_tin"
    | "purchase_code"
    | "text_channel"
  > = {},
): CreateOrderBody => ({
  ...shipping,
  country: "RW",
  language: LANGUAGE,
  items: lines.map(itemOf),
  expected_total: Math.round(totalRwf),
  ...asked,
  ...(hasCredit(asked) && { expected_due: Math.round(dueRwf) }),
});
