import type { GiftCardRefusal, UsedCredit } from "../../../../contracts/store-credit";

/** A balance as it is now. */
export interface CreditRow {
  id: string;
  /** The end of a gift card's code; null: an account's. */
  endsWith: string | null;
  /** Whole RWF. */
  balance: number;
  isSwitchedOff: boolean;
}

/** One that is held, whoever's it is. */
export interface HeldCredit extends CreditRow {
  /** A return's, which pays what its buyer gets in exchange. */
  isExchange: boolean;
}

/** Credit that pays for an order, in the order in which it is taken. */
export type TakenCredit = UsedCredit & { creditId: string };

export interface Credits {
  taken: TakenCredit[];
  /** Whole RWF. */
  amount: number;
  /** Why the gift card pays nothing; null: it does, or there is none. */
  refusal: GiftCardRefusal | null;
}

export const NO_CREDIT: Credits = { taken: [], amount: 0, refusal: null };

const REFUSALS: Readonly<Record<GiftCardRefusal["reason"], string>> = {
  unknown: "We don't know this gift card. Check the code.",
  switched_off: "This gift card is not accepted any more. Please contact us.",
  used_up: "Nothing is left on this gift card.",
};

const refusalFor = (reason: GiftCardRefusal["reason"]): GiftCardRefusal => ({
  reason,
  message: REFUSALS[reason],
});

/** Why this card can't pay; null: it can. */
export function giftCardRefusal(card: CreditRow | null): GiftCardRefusal | null {
  if (card === null) return refusalFor("unknown");
  if (card.isSwitchedOff) return refusalFor("switched_off");
  return card.balance === 0 ? refusalFor("used_up") : null;
}

/**
 * What each balance pays of an order: the gift card first, as it should be used up, then the account's.
 * @param totalRwf what the order costs
 * @param card undefined: none was asked; null: there is none with that code
 */
export function useCredits(
  totalRwf: number,
  { card, account }: { card: CreditRow | null | undefined; account: CreditRow | null },
): Credits {
  const refusal = card === undefined ? null : giftCardRefusal(card);
  const usable = [...(card && !refusal ? [card] : []), ...(account ? [account] : [])];
  let left = totalRwf;
  const taken = usable.flatMap(({ id, endsWith, balance, isSwitchedOff }): TakenCredit[] => {
    const amount = isSwitchedOff ? 0 : Math.min(balance, left);
    if (amount === 0) return [];
    left -= amount;
    const kind = endsWith === null ? "account" : "gift_card";
    return [{ creditId: id, kind, ends_with: endsWith, balance, amount }];
  });
  return { taken, amount: totalRwf - left, refusal };
}
