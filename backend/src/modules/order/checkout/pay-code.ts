import { GIFT_CARD_ALPHABET as ALPHABET } from "../../../contracts/gift-card-code";
import { isSameText, keyedDigest } from "../../../lib/secrets";

/** Characters behind the order's number: 40 bits, and few may be tried for one order. */
const LENGTH = 8;
const CODE = /^(?:STR-?)?(\d{6,12})-?([0-9A-HJKMNP-TV-Z]{8})$/;

const digest = keyedDigest("order-pay-code.v1");

/** Derived from the order's id and the server's secret, as its access token is: nothing is stored. */
function secretOf(orderId: string): string {
  const bytes = digest(orderId);
  return Array.from({ length: LENGTH }, (_, at) => ALPHABET[(bytes[at] ?? 0) % 32]).join("");
}

/** The short code by which its buyer opens an order, fit for a text message: `482922-7KQ2M9XA`. */
export const payCodeOf = ({ id, orderNumber }: { id: string; orderNumber: string }): string =>
  `${orderNumber.replace("STR-", "")}-${secretOf(id)}`;

/** The order number that a typed code names, and the secret behind it; null: it is no code. */
export function readPayCode(typed: string): { orderNumber: string; secret: string } | null {
  const [, digits, secret] = CODE.exec(typed.trim().toUpperCase()) ?? [];
  if (digits === undefined || secret === undefined) return null;
  return { orderNumber: `STR-${digits}`, secret };
}

export const fitsPayCode = (orderId: string, secret: string): boolean =>
  isSameText(secretOf(orderId), secret);
