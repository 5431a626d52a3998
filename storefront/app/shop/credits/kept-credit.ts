import { useEffect, useSyncExternalStore } from "react";
import { useSessionState } from "~/lib/account-atoms";
import { textOf } from "~/lib/stored-values";
import { USER_LEFT } from "~/lib/user-left";
import {
  CREDIT_OF_KEY,
  GIFT_CARD_KEY,
  GIFT_CARD_OF_KEY,
  readSession,
  removePersonal,
  removeSession,
  writeSession,
} from "../session-values";
import { giftCardOf } from "./gift-card-code";

/**
 * What pays before money does, from the cart to the checkout and over a reload. Kept as long as the
 * tab, not on the device as a discount code is: a gift card's code is like cash, whoever finds it
 * can spend it. Both go when somebody logs out, and are nobody else's where a session just ended.
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

export function forgetGiftCard(): void {
  removeSession(GIFT_CARD_OF_KEY);
  keep(GIFT_CARD_KEY, "");
}

/** @param userId empty: a guest's */
function keepGiftCard(card: string, userId: string): void {
  if (userId === "") removeSession(GIFT_CARD_OF_KEY);
  else writeSession(GIFT_CARD_OF_KEY, userId);
  keep(GIFT_CARD_KEY, card);
}

export interface KeptCard {
  /** Empty when there is none. */
  card: string;
  /** There is one, and nobody knows yet whether it is this shopper's. */
  isHeld: boolean;
  /** Keeps a gift card in place of an earlier one; an empty one forgets it. */
  keepCard: (card: string) => void;
}

/**
 * The one gift card. A guest's becomes that of whoever logs in afterwards; a user's is shown to
 * nobody else, and removed as soon as somebody else, or a guest, is here.
 */
export function useGiftCard(): KeptCard {
  const { status, user } = useSessionState();
  const userId = user?._id ?? "";
  const card = giftCardOf(useKept(GIFT_CARD_KEY));
  const ownerId = useKept(GIFT_CARD_OF_KEY);
  const isOwn = ownerId === "" || ownerId === userId;
  const isKnown = status !== "loading";
  useEffect(() => {
    if (card === "" || !isKnown) return;
    if (!isOwn) forget();
    else if (ownerId !== userId) keep(GIFT_CARD_OF_KEY, userId);
  }, [card, isKnown, isOwn, ownerId, userId]);
  return {
    card: isOwn ? card : "",
    isHeld: card !== "" && !isOwn && !isKnown,
    keepCard: (next) => (next === "" ? forgetGiftCard() : keepGiftCard(next, userId)),
  };
}

/** Id of the account whose store credit is to pay; empty: none is. */
export const useCreditOf = (): string => useKept(CREDIT_OF_KEY);
export const keepCreditOf = (userId: string): void => keep(CREDIT_OF_KEY, userId);
