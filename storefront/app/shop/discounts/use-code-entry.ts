import { useState } from "react";
import { ApiError } from "~/lib/api-error";
import { useCurrency } from "~/lib/currency";
import { failureText } from "~/lib/failure-text";
import { giftCardOf } from "../credits/gift-card-code";
import type { Till } from "../credits/use-till";
import { refusalText } from "./refusal-text";

/** A text that is not kept: it is being asked about, could not be, or is good for nothing. */
export type Entry =
  { kind: "busy" | "unchecked"; text: string } | { kind: "refused"; text: string; message: string };

const asFailed = (text: string, error: unknown): Entry =>
  error instanceof ApiError && error.status === 429
    ? { kind: "refused", text, message: failureText(error) }
    : { kind: "unchecked", text };

/**
 * Takes a text for what it is. One that looks like a gift card is asked about before anything is
 * kept, first as that, then as a promo code: nearly a gift card's code is nothing to be stored. So
 * is a code beside one that applies, which it might replace.
 */
export function useCodeEntry({ discounts, credits }: Till) {
  const { code, state, keep, askAgain, askAbout } = discounts;
  const { priceOf } = useCurrency();
  const [entry, setEntry] = useState<Entry | null>(null);
  const isApplied = state.kind === "applied";

  const settle = async (text: string, card: string): Promise<Entry | null> => {
    if (card !== "") {
      const { gift_card_refusal: refusal } = await askAbout({ gift_card: card });
      if (refusal === null) {
        credits.keepCard(card);
        return null;
      }
      if (refusal.reason !== "unknown") return { kind: "refused", text, message: refusal.message };
    }
    const { refusal } = await askAbout({ discount_code: text });
    if (refusal === null || (!isApplied && refusal.reason !== "unknown")) {
      keep(text);
      return null;
    }
    return { kind: "refused", text, message: refusalText(refusal, priceOf) };
  };

  /**
   * @param text empty: the field was emptied
   * @returns true when it was kept
   */
  const enter = async (text: string): Promise<boolean> => {
    const card = giftCardOf(text);
    if (text === "" || (card === "" && !isApplied)) {
      setEntry(null);
      if (!isApplied) keep(text);
      if (text !== "" && text === code) askAgain();
      return text !== "";
    }
    if (!isApplied && code !== "") keep("");
    setEntry({ kind: "busy", text });
    const left = await settle(text, card).catch((error: unknown) => asFailed(text, error));
    setEntry(left);
    return left === null;
  };
  return { entry, enter, clear: () => setEntry(null) };
}
