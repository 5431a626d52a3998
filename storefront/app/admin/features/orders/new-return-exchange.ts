import { costOfReturned } from "@strive/backend/contracts/return-rules";
import type { Order, OrderItem } from "@strive/backend/contracts/orders";
import { lookOf } from "~/admin/returns/return-words";
import { canBeCovered, variantsLeftFor, type Article } from "~/lib/exchange-offer";
import { exchangeRwf } from "~/lib/exchange-price";
import * as words from "~/words/admin-returns";
import type { ChosenLine } from "./new-return-lines";

/** What was chosen can't be had any more: staff choose again, nothing becomes money by itself. */
export function isSoldOut(item: OrderItem, chosen: ChosenLine, article: Article): boolean {
  if (chosen.quantity === 0 || chosen.exchange_for === "") return false;
  if (typeof article === "string") return true;
  return !variantsLeftFor({ item, ...chosen }, article).some(
    ({ id }) => id === chosen.exchange_for,
  );
}

function lookIn(article: Article, variantId: string): string {
  if (typeof article === "string") return words.chosenOne;
  const variant = article.variants.find(({ id }) => id === variantId);
  return variant === undefined ? words.chosenOne : lookOf(variant);
}

/** For a select: money, every variant with what is left of it, and what is chosen even if it has sold out. */
export function exchangeOptions(item: OrderItem, chosen: ChosenLine, article: Article) {
  const offered = typeof article === "string" ? [] : variantsLeftFor({ item, ...chosen }, article);
  const wanted = chosen.exchange_for;
  return [
    { value: "", label: words.moneyBack },
    ...offered.map((variant) => {
      const { id, stock_quantity: left } = variant;
      const look = id === item.variant_id ? words.sameAgain(lookOf(variant)) : lookOf(variant);
      return { value: id, label: words.lookLeft(look, left) };
    }),
    ...(isSoldOut(item, chosen, article)
      ? [{ value: wanted, label: words.lookSoldOut(lookIn(article, wanted)) }]
      : []),
  ];
}

/** What an exchange can be covered with. */
export interface Cover extends Pick<Order, "returns"> {
  /** What all returned pieces cost, whole RWF. */
  returnedRwf: number;
  /** What of the order's money an exchange can use, whole RWF; null: the order is not paid. */
  coverRwf: number | null;
}

/** Why a line can't be exchanged, whatever for; null: it can be. */
export function obstacleOf(
  item: OrderItem,
  chosen: ChosenLine,
  article: Article,
  { returns, returnedRwf, coverRwf }: Cover,
): string | null {
  if (coverRwf === null) return words.notPaidSwap;
  if (article === "loading") return words.lookingUp;
  if (article === "failed") return words.notLookedUp;
  if (article === "gone") return words.isNotForSale;
  const offered = variantsLeftFor({ item, ...chosen }, article);
  if (offered.length === 0) return words.nothingElse;
  const { quantity } = chosen;
  const returned = { item, quantity, amountRwf: costOfReturned(returns, item, quantity) };
  const totalRwf = Math.min(...offered.map((one) => exchangeRwf(returned, article, one)));
  return canBeCovered({ returnedRwf, totalRwf }, coverRwf) ? null : words.partlyBackSwap;
}

interface ExchangeSums {
  /** What all that comes back costs. */
  returnedRwf: number;
  /** What all that is wanted costs; null: nothing is. */
  totalRwf: number | null;
  /** What its buyer pays more, or less than 0: gets back. */
  moreRwf: number;
}

/** What an exchange costs, whole RWF; what can't be had any more is not counted. */
export function exchangeSums(
  { items, returns }: Pick<Order, "items" | "returns">,
  chosen: readonly ChosenLine[],
  articleOf: (item: OrderItem) => Article,
): ExchangeSums {
  let [returned, total, count] = [0, 0, 0];
  for (const line of chosen) {
    const item = items.find(({ id }) => id === line.item_id);
    if (item === undefined || line.quantity === 0) continue;
    const { quantity } = line;
    const amountRwf = costOfReturned(returns, item, quantity);
    returned += amountRwf;
    const article = articleOf(item);
    if (typeof article === "string") continue;
    const wanted = article.variants.find(({ id }) => id === line.exchange_for);
    if (wanted === undefined) continue;
    total += exchangeRwf({ item, quantity, amountRwf }, article, wanted);
    count += 1;
  }
  const isNone = count === 0;
  return {
    returnedRwf: returned,
    totalRwf: isNone ? null : total,
    moreRwf: isNone ? 0 : total - returned,
  };
}
