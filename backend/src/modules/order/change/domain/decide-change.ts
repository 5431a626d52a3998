import { formatMoney } from "../../../../contracts/money";
import type { OrderItem } from "../../../../contracts/orders";
import { deliveredRwf, shippingFeeRwf } from "../../../../contracts/shipping";
import { piecesFree } from "../../checkout/domain/choose-variant";
import type { Terms } from "../../checkout/domain/terms";
import { chargeableRwf } from "../../checkout/domain/totals";
import type { Candidate } from "../../checkout/domain/types";

export type SwapDecision =
  | { kind: "swap"; candidate: Candidate }
  | { kind: "same" }
  | { kind: "invalid" }
  | { kind: "short"; available: number }
  /** What a piece of it costs more or less, whole RWF. */
  | { kind: "other-price"; moreRwf: number };

/**
 * Another variant for all pieces of a line. What the line has reserved of the new one counts as free: nothing.
 * @param candidates what is for sale now
 */
export function decideSwap(
  line: OrderItem,
  variantId: string,
  candidates: readonly Candidate[],
): SwapDecision {
  if (variantId === line.variant_id) return { kind: "same" };
  const candidate = candidates.find((one) => one.variantId === variantId);
  const now = chargeableRwf(candidate?.unitPriceRwf ?? null);
  if (!candidate || candidate.productId !== line.product_id || now === null) {
    return { kind: "invalid" };
  }
  const old = candidates.find((one) => one.variantId === line.variant_id);
  const prices = [line.unit_price, chargeableRwf(old?.unitPriceRwf ?? null)];
  if (!prices.includes(now)) {
    return { kind: "other-price", moreRwf: now - (prices[1] ?? line.unit_price) };
  }
  const available = piecesFree(candidate);
  return available < line.quantity ? { kind: "short", available } : { kind: "swap", candidate };
}

/** What delivery of these lines costs more or less in one district than in another, whole RWF. */
export function feeDifference(items: readonly OrderItem[], from: Terms, to: Terms): number {
  const delivered = deliveredRwf(
    items.map(({ line_total, is_gift_card }) => ({
      lineTotalRwf: line_total,
      isGiftCard: is_gift_card ?? false,
    })),
  );
  const feeIn = ({ shipping, district }: Terms) => shippingFeeRwf(shipping, delivered, district);
  return feeIn(to) - feeIn(from);
}

/** "RWF 1,000 more" */
export const differenceText = (rwf: number): string =>
  `${formatMoney(Math.abs(rwf), "RWF")} ${rwf > 0 ? "more" : "less"}`;
