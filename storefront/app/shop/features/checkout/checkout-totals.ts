import type { District } from "@strive/backend/contracts/places";
import type { Till } from "~/shop/credits/use-till";
import { pricedLines, type PricedLine } from "~/shop/line-check/priced-lines";
import type { LineChecks } from "~/shop/line-check/use-line-checks";
import { totalsOf, type Totals } from "~/shop/order-summary/totals";
import type { DeliveryTerms } from "~/shop/shipping/delivery-terms";
import { repriced, type NewPrices } from "./price-change";
import type { usePlaceOrder } from "./use-place-order";

interface Facts {
  checks: Pick<LineChecks, "lines" | "of">;
  district: District | null;
  /** It is collected in the shop. */
  isPickup: boolean;
  terms: DeliveryTerms;
  till: Till;
  /** What the server wants for the order instead of what was shown; shown from now on. */
  prices: NewPrices | null;
  placing: Pick<ReturnType<typeof usePlaceOrder>, "placed" | "sent">;
}

/** The lines and sums that are shown, and sent: those of the server's answer, of its quote, or of the terms. */
export function checkoutTotals(facts: Facts): { shownLines: PricedLine[]; totals: Totals } {
  const { checks, district, isPickup, terms, prices, placing } = facts;
  const { discounts, credits } = facts.till;
  // What was bought is cleared before the next screen is there.
  if (placing.placed !== null) {
    return { shownLines: placing.placed.lines, totals: placing.placed.totals };
  }
  const sent = placing.sent?.body;
  const isAsSent =
    (isPickup ? sent?.is_pickup === true : district === sent?.district) &&
    discounts.codeToSend === sent?.discount_code &&
    credits.toSend.gift_card === sent?.gift_card &&
    credits.toSend.use_credit === sent?.use_credit;
  const answered = isAsSent ? prices : null;
  const { lines } = checks;
  // A line at another price than its product was found at is in no sale that is known of.
  const shownLines = pricedLines(prices === null ? lines : repriced(lines, prices), checks);
  const feeRwf = (goodsRwf: number | null) =>
    answered?.shippingRwf ?? discounts.shippingRwf ?? terms.feeRwf(goodsRwf, district);
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
