import type { DiscountRefusal } from "@strive/backend/contracts/discounts";
import type { DateShape } from "~/lib/date-shape";
import { isFields, textOf } from "~/lib/stored-values";
import { dateFormat } from "~/words/dates";
import * as words from "~/words/discounts";

const partOf = (shape: DateShape, at: Date): string => dateFormat(shape).format(at);

/** "27 November", in Rwanda. */
const dayOf = (at: Date): string =>
  words.day(partOf({ day: "numeric" }, at), partOf({ month: "long" }, at));

function startText(date: string): string {
  const at = new Date(date);
  return words.starts(partOf({ weekday: "long" }, at), dayOf(at));
}

/** The last day it was good: a moment before it ended. */
const endText = (date: string): string => words.ended(dayOf(new Date(Date.parse(date) - 1)));

/** Why a code takes nothing off, in the shop's words; the server's where it knows more reasons. */
export function refusalText(
  { reason, message, date, minimum }: DiscountRefusal,
  priceOf: (amountRwf: number) => string,
): string {
  switch (reason) {
    case "unknown":
      return words.unknown;
    case "not_started":
      return date === null ? message : startText(date);
    case "ended":
      return date === null ? message : endText(date);
    case "used_up":
      return words.usedUp;
    case "used_by_you":
      return words.usedByYou;
    case "minimum":
      return minimum === null ? message : words.minimum(priceOf(minimum));
    case "better_one":
      return words.betterOne;
    case "nothing_fits":
      return words.nothingFits;
    default:
      return message;
  }
}

/** The refusal out of a failed order's data, as far as it is one. @param message the answer's own */
export function refusalOf(data: unknown, message: string): DiscountRefusal {
  const { code, reason, date, minimum, ...rest } = isFields(data) ? data : {};
  const at = textOf(date);
  return {
    code: textOf(code) ?? "",
    // A reason this page doesn't know yet is said in the server's words.
    reason: (textOf(reason) ?? "") as DiscountRefusal["reason"],
    message: textOf(rest["message"]) ?? message,
    date: at !== null && Number.isFinite(Date.parse(at)) ? at : null,
    minimum: typeof minimum === "number" ? minimum : null,
  };
}
