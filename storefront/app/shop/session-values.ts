import { isFields } from "~/lib/stored-values";

/**
 * Small values of one tab that survive a reload. Where the browser's session storage is full or
 * switched off they last as long as the page, so that callers need not check.
 */
const memory = new Map<string, string>();

function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** The value of the key, parsed as JSON; null when missing or not JSON. */
export function readSession(key: string): unknown {
  const text = memory.get(key) ?? storage()?.getItem(key) ?? null;
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

export function writeSession(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    window.sessionStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

export function removeSession(key: string): void {
  memory.delete(key);
  storage()?.removeItem(key);
}

/** Where the gift card is kept, who entered it, and whose store credit is to pay. */
export const GIFT_CARD_KEY = "giftCard";
export const GIFT_CARD_OF_KEY = "giftCardOf";
export const CREDIT_OF_KEY = "useCreditOf";
/** What was typed into the checkout. It may be somebody else's address, or one of the account's. */
export const FORM_KEY = "checkoutForm";
/** Whom gift cards go to. */
export const GIFT_KEY = "checkoutGift";
/** For whom the invoice is. */
export const COMPANY_KEY = "checkoutCompany";
/** How the order gets to its buyer. */
export const WAY_KEY = "checkoutWay";
/** How the buyer is told of it on his phone. */
export const TEXTS_KEY = "checkoutTexts";
/** Where the shopper was when the checkout was told. */
export const PIN_KEY = "checkoutPin";

/** All that was typed into the checkout: it is ordered, or whoever typed it has left. */
export const removeCheckout = (): void =>
  [FORM_KEY, GIFT_KEY, COMPANY_KEY, WAY_KEY, TEXTS_KEY, PIN_KEY].forEach(removeSession);

/** What was typed on a page, on the way to the same one in another language. */
export const TYPED_KEY = "typedBefore";
/** What was chosen and written of returns, by order. */
export const RETURNS_KEY = "returnDrafts";

/** Where an attempt to order is kept, by where its lines come from. */
export const ATTEMPT_KEYS = {
  cart: "checkoutAttempt_cart",
  product: "checkoutAttempt_product",
} as const;

/**
 * An unanswered attempt may be an order already: without its key the same person, back again, would
 * order the same twice. So no more than the gift card that pays, whom others go to, and where he was goes out of it.
 */
function removePersonalOfAttempt(key: string): void {
  const attempt = readSession(key);
  const body = isFields(attempt) ? attempt["unanswered"] : null;
  if (!isFields(attempt) || !isFields(body)) return;
  const { gift_card: _, gift: __, pin: ___, ...unanswered } = body;
  writeSession(key, { ...attempt, unanswered });
}

/** What a shopper who logs out must not leave in the tab. */
export function removePersonal(): void {
  Object.values(ATTEMPT_KEYS).forEach(removePersonalOfAttempt);
  removeCheckout();
  [GIFT_CARD_KEY, GIFT_CARD_OF_KEY, CREDIT_OF_KEY, RETURNS_KEY, TYPED_KEY].forEach(removeSession);
}
