import type { Quoted } from "../discounts/quote-query";
import { cardRefusalText } from "./card-refusal-text";

/** How the kept gift card stands. `unchecked`: the server could not be asked. */
export type CardState =
  | { kind: "none" | "checking" | "unchecked" }
  | { kind: "refused"; message: string }
  /** `balanceRwf` is null where the order costs nothing, and so takes nothing. */
  | { kind: "applied"; balanceRwf: number | null };

interface CardFacts {
  /** The kept card. */
  card: string;
  /** The newest quote, maybe with another card; undefined: there is none. */
  quoted: Quoted | undefined;
  isFailed: boolean;
}

export function cardStateOf({ card, quoted, isFailed }: CardFacts): CardState {
  if (card === "") return { kind: "none" };
  if (quoted?.giftCard !== card) return { kind: isFailed ? "unchecked" : "checking" };
  const { gift_card_refusal: refusal, credits } = quoted.quote;
  if (refusal !== null) return { kind: "refused", message: cardRefusalText(refusal) };
  const used = credits.find(({ kind }) => kind === "gift_card");
  return { kind: "applied", balanceRwf: used?.balance ?? null };
}

/**
 * What store credit holds: what the quote found, where it looked at it; the account's page otherwise.
 * A quote names only what pays: something would be left to pay, if nothing were left of it.
 * Null: nobody knows yet.
 * @param giftCardsRwf what of the order is gift cards, which no credit pays
 */
export function ownBalanceRwf(
  knownRwf: number | null,
  quoted: Quoted | undefined,
  giftCardsRwf = 0,
): number | null {
  if (quoted?.usesCredit !== true) return knownRwf;
  const used = quoted.quote.credits.find(({ kind }) => kind === "account");
  return used?.balance ?? (quoted.quote.due_amount > giftCardsRwf ? 0 : knownRwf);
}
