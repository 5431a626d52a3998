import type { OrderDiscount } from "../../../../contracts/discounts";
import { formatMoney } from "../../../../contracts/money";
import { BY_HAND, type HandDiscount } from "../../../../contracts/staff-orders";
import type { DecidedLine, FieldProblem } from "../../checkout/domain/types";
import { lineTotalRwf } from "../../checkout/domain/totals";
import { NO_DISCOUNTS, type Discounts } from "./types";

/** No promotion's: those have no space. */
const CODE = "BY HAND";

/** Whether a discount is one of Medusa's, which counts its uses. */
export const isPromotion = ({ promotion_id }: OrderDiscount): boolean => promotion_id !== BY_HAND;

/** What a percentage takes off each amount, half up. Whole RWF. */
const partsOf = (amounts: readonly number[], percent: number): number[] =>
  amounts.map((amount) => Math.floor((amount * percent + 50) / 100));

/** `total` shared in proportion to these amounts, so that the parts are the whole. Whole RWF. */
function shared(total: number, amounts: readonly number[]): number[] {
  const sum = amounts.reduce((before, amount) => before + amount, 0);
  let [seen, given] = [0, 0];
  return amounts.map((amount) => {
    seen += amount;
    const upTo = Number((BigInt(total) * BigInt(seen)) / BigInt(sum));
    const part = upTo - given;
    given = upTo;
    return part;
  });
}

/**
 * What staff take off an order by hand: of its goods, never of delivery or gift cards.
 * @returns the problem where the goods cost less than what is to be taken off
 */
export function discountByHand(
  wish: HandDiscount,
  lines: readonly Pick<DecidedLine, "unitPriceRwf" | "quantity" | "isGiftCard">[],
): Discounts | FieldProblem {
  const amounts = lines.map((line) => (line.isGiftCard ? 0 : lineTotalRwf(line)));
  const goods = amounts.reduce((sum, amount) => sum + amount, 0);
  const { percent, amount = 0 } = wish;
  if (amount > goods) {
    const message = `The goods cost ${formatMoney(goods, "RWF")}`;
    return { field: "discount.amount", message };
  }
  const parts = percent === undefined ? shared(amount, amounts) : partsOf(amounts, percent);
  const taken = parts.reduce((sum, part) => sum + part, 0);
  if (taken === 0) return NO_DISCOUNTS;
  const discount = {
    promotion_id: BY_HAND,
    code: CODE,
    name: percent === undefined ? "Discount" : `Discount, ${percent}%`,
    is_automatic: true,
    amount: taken,
    delivery_amount: 0,
  };
  return { applied: [{ discount, lines: parts, budgetId: null }], refusal: null, terms: null };
}
