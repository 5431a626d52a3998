import type { StockShortage } from "@strive/backend/contracts/orders";
import type { ExchangePrice } from "@strive/backend/contracts/returns";
import { formatMoney } from "@strive/backend/contracts/money";
import { ApiError } from "~/lib/api-error";
import { isFields, listOf, type Fields } from "~/lib/stored-values";
import * as words from "~/words/returns";
import type { ExchangeSums } from "./exchange-lines";

type ShortLine = Pick<StockShortage["lines"][number], "index" | "available">;

const dataOf = (error: unknown, code: ApiError["code"]): Fields | null =>
  error instanceof ApiError && error.code === code && isFields(error.data) ? error.data : null;

/** What sold out while it was chosen; empty: it is another failure. */
export const shortLinesOf = (error: unknown): ShortLine[] =>
  listOf(dataOf(error, "insufficient_stock")?.["lines"]).flatMap(({ index, available }) =>
    typeof index === "number" && typeof available === "number" ? [{ index, available }] : [],
  );

/** What an exchange costs now; null: it is another failure. */
export function newPriceOf(error: unknown): ExchangePrice | null {
  const { total_amount, due_amount } = dataOf(error, "price_changed") ?? {};
  return typeof total_amount === "number" && typeof due_amount === "number"
    ? { total_amount, due_amount }
    : null;
}

/** A line can't be exchanged for what was chosen: that is not for sale any more, or the very one that comes back. */
export const isOtherWanted = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.fieldErrors.some(({ field }) => field.endsWith("exchange_for"));

/** What a price means for the choice that it was said of. */
export type SumsAt = (totalRwf: number) => ExchangeSums;

/** What its buyer has to pay now or gets back, and that nothing is booked; undefined: it is another failure. */
export function newPriceText(error: unknown, sumsAt: SumsAt): string | undefined {
  const price = newPriceOf(error);
  if (price === null) return undefined;
  const { due_amount: dueRwf, total_amount: totalRwf } = price;
  if (dueRwf > 0) return words.pricePay(formatMoney(dueRwf, "RWF"));
  const { backRwf } = sumsAt(totalRwf);
  return backRwf > 0 ? words.priceBack(formatMoney(backRwf, "RWF")) : words.priceFree;
}
