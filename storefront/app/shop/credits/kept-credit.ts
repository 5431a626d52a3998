import { useSyncExternalStore } from "react";
import { textOf } from "~/lib/stored-values";
import { USER_LEFT } from "~/lib/user-left";
import {
  CREDIT_OF_KEY,
  GIFT_CARD_KEY,
  readSession,
  removePersonal,
  removeSession,
  writeSession,
} from "../session-values";
import { giftCardOf } from "./gift-card-code";

/**
 * What pays before money does, from the cart to the checkout and over a reload. Kept as long as the
 * tab, not on the device as a discount code is: a gift card's code is like cash, whoever finds it
 * can spend it. Both go when somebody logs out.
 */
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function keep(key: string, value: string): void {
  if (value === "") removeSession(key);
  else writeSession(key, value);
  tell();
}

function forget(): void {
  removePersonal();
  tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener(USER_LEFT, forget);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener(USER_LEFT, forget);
  };
}

const read = (key: string): string => textOf(readSession(key)) ?? "";
const useKept = (key: string): string =>
  useSyncExternalStore(
    subscribe,
    () => read(key),
    () => "",
  );

/** The one gift card; empty when there is none. */
export const useGiftCard = (): string => giftCardOf(useKept(GIFT_CARD_KEY));
/** Keeps a gift card in place of an earlier one; an empty one forgets it. */
export const keepGiftCard = (card: string): void => keep(GIFT_CARD_KEY, card);

/** Id of the account whose store credit is to pay; empty: none is. */
export const useCreditOf = (): string => useKept(CREDIT_OF_KEY);
export const keepCreditOf = (userId: string): void => keep(CREDIT_OF_KEY, userId);
