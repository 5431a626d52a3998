import { createHash, createHmac } from "node:crypto";
import { GIFT_CARD_ALPHABET } from "../../../../contracts/gift-card-code";

const LENGTH = 16;

/**
 * The code of a gift card: 80 bits of a key and the card's id, 16 characters of Crockford's base 32. So it can
 * be sent again, and is written down nowhere.
 */
export function giftCardCode(key: Buffer, cardId: string): string {
  const bytes = createHmac("sha256", key).update(cardId).digest();
  // Five bits of each byte; the other three are dropped, so that every letter is equally likely.
  return Array.from(bytes.subarray(0, LENGTH), (byte) => GIFT_CARD_ALPHABET.charAt(byte & 31)).join(
    "",
  );
}

/** What is kept of a code, to know it again: nobody finds 80 random bits from it. */
export const giftCardHash = (code: string): string =>
  createHash("sha256").update(`strive:gift-card:${code}`).digest("base64url");

/** What shows people which card is meant. */
export const endOf = (code: string): string => code.slice(-4);
