import type { PriceChange, StockShortage } from "@strive/backend/contracts/orders";
import { failureText, firstFieldText } from "~/lib/failure-text";
import { ApiError } from "~/lib/api-error";
import { isFields } from "~/lib/stored-values";
import * as words from "~/words/admin-new-order";
import type { DraftLine } from "./draft";

/** What came of an order that was not placed, and can't be said beside a field. */
export type OrderFailure =
  /** No clear answer: it may be placed. */
  | { kind: "unanswered"; text: string }
  /** It was sent before with other details, and may be placed. */
  | { kind: "sent-before" }
  | { kind: "repriced"; beforeRwf: number; nowRwf: number }
  | { kind: "shortage"; text: string }
  | { kind: "refused"; text: string };

const isUnclear = (error: ApiError): boolean =>
  error.code === "in_progress" || (error.isTransient && error.code !== "maintenance");

export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || isUnclear(error);

/** The order as it could be placed now; null: that is not what was refused. */
export function newPricesOf(error: unknown): PriceChange | null {
  if (!(error instanceof ApiError) || error.code !== "price_changed") return null;
  return isFields(error.data) ? (error.data as unknown as PriceChange) : null;
}

const shortLinesOf = ({ code, data }: ApiError): StockShortage["lines"] =>
  code === "insufficient_stock" && isFields(data) && Array.isArray(data["lines"])
    ? (data["lines"] as StockShortage["lines"])
    : [];

/** The lines with what is left of them; null: that is not what was refused. */
export function shortened(error: unknown, items: readonly DraftLine[]): DraftLine[] | null {
  const short = error instanceof ApiError ? shortLinesOf(error) : [];
  if (short.length === 0) return null;
  return items.map((line) => {
    const found = short.find(({ variant_id }) => variant_id === line.variant_id);
    return found === undefined ? line : { ...line, free: found.available };
  });
}

/** @param seenRwf what it was to cost */
export function orderFailureOf(error: unknown, seenRwf: number): OrderFailure {
  const prices = newPricesOf(error);
  if (prices !== null) {
    return { kind: "repriced", beforeRwf: seenRwf, nowRwf: prices.total_amount };
  }
  if (!(error instanceof ApiError) || isUnclear(error)) {
    return { kind: "unanswered", text: failureText(error) };
  }
  if (error.code === "idempotency_mismatch") return { kind: "sent-before" };
  const text = failureText(error, firstFieldText);
  return error.code === "insufficient_stock"
    ? { kind: "shortage", text: words.notEnough }
    : { kind: "refused", text };
}

/** The lines with no more than there is; what is sold out goes. */
export const whatIsLeft = (items: readonly DraftLine[]): DraftLine[] =>
  items
    .map((line) => ({ ...line, quantity: Math.min(line.quantity, line.free) }))
    .filter(({ quantity }) => quantity > 0);
