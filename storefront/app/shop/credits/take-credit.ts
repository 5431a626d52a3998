import type { QuoteBody } from "@strive/backend/contracts/orders";
import type { UsedCredit } from "@strive/backend/contracts/store-credit";

/** The part of an order, and of its quote, that says what pays before money does. */
export type CreditAsk = Pick<QuoteBody, "use_credit" | "gift_card">;

export const hasCredit = ({ use_credit, gift_card }: CreditAsk): boolean =>
  use_credit === true || gift_card !== undefined;

/** What may pay a part of an order; whole RWF. */
export type Balance = Pick<UsedCredit, "kind" | "ends_with" | "balance">;
/** What of it does. */
export type TakenCredit = Pick<UsedCredit, "kind" | "ends_with" | "amount">;
/** What pays a part of an order that is placed: credit, or money that paid it before it became dearer. */
export type PaidPart = Pick<UsedCredit, "ends_with" | "amount"> & {
  kind: TakenCredit["kind"] | "money";
};

/**
 * What each balance pays of an order, in their order, as the server counts it.
 * @param giftCardsRwf what of it is gift cards, which no credit pays
 */
export function takeCredit(totalRwf: number, balances: readonly Balance[], giftCardsRwf = 0) {
  let openRwf = Math.max(0, totalRwf - giftCardsRwf);
  const credits = balances.flatMap(({ kind, ends_with, balance }): TakenCredit[] => {
    const amount = Math.min(balance, openRwf);
    openRwf -= amount;
    return amount > 0 ? [{ kind, ends_with, amount }] : [];
  });
  return { credits, dueRwf: openRwf + Math.min(totalRwf, giftCardsRwf) };
}
