/** Sums of cart lines, in whole RWF. Apart from the cart's rules, since no shop window needs them. */
import { deliveredRwf } from "@strive/backend/contracts/shipping-fee";
import type { CartLine } from "./cart-rules";

export const lineTotalRwf = (line: CartLine): number => line.price * line.quantity;

export const totalRwfOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + lineTotalRwf(line), 0);

/** What of the lines is delivered, before discounts; null: gift cards alone. */
export const goodsRwfOf = (lines: readonly CartLine[]): number | null =>
  deliveredRwf(
    lines.map((line) => ({
      lineTotalRwf: lineTotalRwf(line),
      isGiftCard: line.isGiftCard === true,
    })),
  );

/** What of the lines is gift cards. */
export const giftCardsRwfOf = (lines: readonly CartLine[]): number =>
  totalRwfOf(lines) - (goodsRwfOf(lines) ?? 0);
