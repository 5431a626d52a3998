import type { DiscountRefusal } from "@strive/backend/contracts/discounts";
import type { FieldError } from "@strive/backend/contracts/envelope";
import type { StockShortage } from "@strive/backend/contracts/orders";
import { ApiError } from "~/lib/api-error";
import { fieldOfWire } from "~/lib/form";
import { isFields, listOf, textOf } from "~/lib/stored-values";
import type { CartLine } from "~/lib/cart-rules";
import { refusalOf } from "~/shop/discounts/refusal-text";
import * as words from "~/words/checkout";
import { giftFieldOf } from "./gift-form";
import { pickupFieldOf } from "./pickup-form";
import { newPricesOf, type NewPrices } from "./price-change";
import { FIELDS } from "./shipping-form";

type ShortLine = StockShortage["lines"][number];

interface Words {
  /** What went wrong. */
  text: string;
  /** Where that leaves the money and the order, and what to do. */
  help: string | null;
}

export type CheckoutFailure = Words &
  (
    | { kind: "shortage"; lines: ShortLine[] }
    /** It costs something else than the shopper saw. */
    | { kind: "repriced"; prices: NewPrices }
    /** The discount code takes nothing off this order. */
    | { kind: "code"; refusal: DiscountRefusal }
    /** The gift card pays nothing of this order. */
    | { kind: "card" }
    | { kind: "fields"; errors: readonly FieldError[] }
    /** The same items were sent before with other details, and that may be an order already. */
    | { kind: "sent-before" }
    /** No clear answer: the order may have been made. */
    | { kind: "unanswered" }
    | { kind: "refused" }
  );

/** The server's words, else the error's own, else the fixed ones. */
function textOfError(error: unknown): string {
  if (error instanceof ApiError) return textOf(error.serverMessage) ?? error.message;
  return (error instanceof Error ? textOf(error.message) : null) ?? words.failed;
}

function isShortLine(raw: unknown): raw is ShortLine {
  return isFields(raw) && Number.isInteger(raw["index"]) && Number.isInteger(raw["available"]);
}

function shortLinesOf(data: unknown): ShortLine[] {
  return isFields(data) ? listOf(data["lines"]).filter(isShortLine) : [];
}

const isField = (wireName: string): boolean =>
  FIELDS.some((name) => name === wireName) ||
  pickupFieldOf(wireName) !== undefined ||
  fieldOfWire(wireName) === "pin" ||
  giftFieldOf(wireName) !== undefined;

const isUnanswered = (error: ApiError): boolean =>
  error.isTransient && error.code !== "maintenance";

/** Sorts a failed order into what the shopper has to know and can do. */
export function failureOf(error: unknown): CheckoutFailure {
  const text = textOfError(error);
  if (!(error instanceof ApiError)) return { kind: "refused", text, help: words.nothingCharged };
  if (isUnanswered(error)) {
    return { kind: "unanswered", text, help: words.unanswered };
  }
  const short = error.code === "insufficient_stock" ? shortLinesOf(error.data) : [];
  if (short.length > 0) return { kind: "shortage", text, help: words.nothingCharged, lines: short };
  const prices = error.code === "price_changed" ? newPricesOf(error.data) : null;
  if (prices !== null) {
    return { kind: "repriced", text: words.pricesChanged, help: words.nothingOrdered, prices };
  }
  if (error.code === "discount_refused") {
    const refusal = refusalOf(error.data, text);
    return { kind: "code", text: refusal.message, help: words.nothingOrdered, refusal };
  }
  if (error.code === "gift_card_refused") {
    return { kind: "card", text, help: words.nothingOrdered };
  }
  if (error.code === "idempotency_mismatch") {
    return {
      kind: "sent-before",
      text: words.sentBefore,
      help: words.sentBeforeHelp,
    };
  }
  const errors = error.fieldErrors.filter(({ field }) => isField(field));
  if (errors.length > 0) return { kind: "fields", text, help: words.nothingCharged, errors };
  return { kind: "refused", text: wordsOfItems(error) ?? text, help: words.nothingCharged };
}

/** A refused item is named by its place in the body only; its sentence says more than the summary. */
function wordsOfItems(error: ApiError): string | null {
  return error.fieldErrors.find(({ field }) => field.startsWith("items"))?.message ?? null;
}

export interface Shortage {
  line: CartLine;
  available: number;
}

/** The short lines of an order, as the shopper knows them. */
export function shortagesOf(short: readonly ShortLine[], lines: readonly CartLine[]): Shortage[] {
  return short.flatMap(({ index, variant_id, available }) => {
    const line = lines.find(({ id }) => id === variant_id) ?? lines[index];
    return line === undefined ? [] : [{ line, available }];
  });
}

/** What remains of the lines when each takes what is left; null takes a line out. */
export const whatIsLeft = (shortages: readonly Shortage[]): Map<string, CartLine | null> =>
  new Map(
    shortages.map(({ line, available }) => [
      line.id,
      available > 0 ? { ...line, quantity: available, stock_quantity: available } : null,
    ]),
  );
