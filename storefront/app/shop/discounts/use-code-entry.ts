import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "~/lib/api-error";
import { useCurrency } from "~/lib/currency";
import { failureText } from "~/lib/failure-text";
import { USER_LEFT } from "~/lib/user-left";
import { cardRefusalText } from "../credits/card-refusal-text";
import { giftCardOf } from "../credits/gift-card-code";
import type { Till } from "../credits/use-till";
import { refusalText } from "./refusal-text";

/** A text that is not kept: it is being asked about, could not be, or is good for nothing. */
export type Entry =
  | { kind: "busy" | "unchecked"; text: string }
  | { kind: "refused"; text: string; message: string };

const asFailed = (text: string, error: unknown): Entry =>
  error instanceof ApiError && error.status === 429
    ? { kind: "refused", text, message: failureText(error) }
    : { kind: "unchecked", text };

/** What a text is found to be: one of both to keep, or nothing that is kept. */
type Found = "code" | "card" | Entry;

/**
 * Takes a text for what it is. It is asked about before anything is kept, first as a gift card if
 * it looks like one, then as a promo code: nearly a gift card's code is nothing to be stored on the
 * device. A code that is known is kept even where it takes nothing off (it may later), but never in
 * place of one that applies.
 */
export function useCodeEntry({ discounts, credits }: Till) {
  const { code, state, keep, askAgain, askAbout } = discounts;
  const { priceOf } = useCurrency();
  const [entry, setEntry] = useState<Entry | null>(null);
  /** Counts what the shopper did: an answer to anything but the latest comes too late. */
  const latest = useRef(0);
  const isApplied = state.kind === "applied";

  const clear = useCallback(() => {
    latest.current += 1;
    setEntry(null);
  }, []);
  useEffect(() => {
    window.addEventListener(USER_LEFT, clear);
    return () => {
      window.removeEventListener(USER_LEFT, clear);
      clear();
    };
  }, [clear]);

  const find = async (text: string, card: string): Promise<Found> => {
    if (card !== "") {
      const { gift_card_refusal: refusal } = await askAbout({ gift_card: card });
      if (refusal === null) return "card";
      if (refusal.reason !== "unknown") {
        return { kind: "refused", text, message: cardRefusalText(refusal) };
      }
    }
    const { refusal } = await askAbout({ discount_code: text });
    if (refusal === null || (!isApplied && refusal.reason !== "unknown")) return "code";
    return { kind: "refused", text, message: refusalText(refusal, priceOf) };
  };

  /**
   * @param text empty: the field was emptied
   * @returns true when it was kept
   */
  const enter = async (text: string): Promise<boolean> => {
    clear();
    const turn = latest.current;
    const card = giftCardOf(text);
    const isKeptAlready = text === code && card === "";
    if (text === "" || (isKeptAlready && !isApplied)) {
      if (!isApplied) keep(text);
      if (text !== "") askAgain();
      return text !== "";
    }
    if (!isApplied && code !== "") keep("");
    setEntry({ kind: "busy", text });
    const found = await find(text, card).catch((error: unknown) => asFailed(text, error));
    if (turn !== latest.current) return false;
    if (found === "card") credits.keepCard(card);
    if (found === "code") keep(text);
    const isKept = found === "card" || found === "code";
    setEntry(isKept ? null : found);
    return isKept;
  };
  return { entry, enter, clear };
}
