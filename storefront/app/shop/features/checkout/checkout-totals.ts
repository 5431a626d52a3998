import type { District } from "@strive/backend/contracts/places";
import type { CartLine } from "~/lib/cart-rules";
import type { Till } from "~/shop/credits/use-till";
import { totalsOf, type Totals } from "~/shop/order-summary/totals";
import type { DeliveryTerms } from "~/shop/shipping/delivery-terms";
import { repriced, type NewPrices } from "./price-change";
import type { usePlaceOrder } from "./use-place-order";

interface Facts {
  lines: readonly CartLine[];
  district: District | null;
  terms: DeliveryTerms;
  till: Till;
  /** What the server wants for the order instead of what was shown; shown from now on. */
  prices: NewPrices | null;
  placing: Pick<ReturnType<typeof usePlaceOrder>, "placed" | "sent">;
}

/** The lines and sums that are shown, and sent: those of the server's answer, of its quote, or of the terms. */
export function checkoutTotals(facts: Facts): { shownLines: CartLine[]; totals: Totals } {
  const { lines, district, terms, prices, placing } = facts;
  const { discounts, credits } = facts.till;
  // What was bought is cleared before the next screen is there.
  if (placing.placed !== null) {
    return { shownLines: placing.placed.lines, totals: placing.placed.totals };
  }
  const sent = placing.sent?.body;
  const isAsSent =
    district === sent?.district &&
    discounts.codeToSend === sent?.discount_code &&
    credits.toSend.gift_card === sent?.gift_card &&
    credits.toSend.use_credit === sent?.use_credit;
  const answered = isAsSent ? prices : null;
  const shownLines = prices === null ? [...lines] : repriced(lines, prices);
  const feeRwf = (subtotalRwf: number) =>
    answered?.shippingRwf ?? discounts.shippingRwf ?? terms.feeRwf(subtotalRwf, district);
  return {
    shownLines,
    totals: totalsOf(
      shownLines,
      feeRwf,
      answered?.discounts ?? discounts.rows,
      answered?.credits ?? credits.balances,
    ),
  };
}
