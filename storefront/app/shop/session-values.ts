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

/** Where the gift card is kept, and whose store credit is to pay. */
export const GIFT_CARD_KEY = "giftCard";
export const CREDIT_OF_KEY = "useCreditOf";

/** What a shopper who logs out must not leave in the tab. */
export function removePersonal(): void {
  removeSession(GIFT_CARD_KEY);
  removeSession(CREDIT_OF_KEY);
}
