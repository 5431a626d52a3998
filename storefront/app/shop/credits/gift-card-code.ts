import { GIFT_CARD_CODE, plainGiftCardCode } from "@strive/backend/contracts/gift-card-code";

/** The code of the gift card that a text looks like, as the shop keeps it; empty: like none. */
export function giftCardOf(typed: string): string {
  const plain = plainGiftCardCode(typed);
  return GIFT_CARD_CODE.test(plain) ? plain : "";
}

/** The part of a code that is shown. */
export const endOf = (card: string): string => card.slice(-4);
