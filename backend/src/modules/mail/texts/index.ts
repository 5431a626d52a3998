import type { Language } from "../../../contracts/languages";
import { formatMoney } from "../../../contracts/money";
import { moneyOf, toCollect } from "../../../contracts/order-money";
import { phoneText } from "../../../contracts/phone";
import type { ReturnStatus } from "../../../contracts/returns";
import { gsmText } from "../domain/gsm7";
import type { TextTemplate } from "../domain/text-news";
import type { OrderFacts, ToldFacts } from "../templates";
import { textWordsOf, type TextWords } from "./words";

/** What a text message tells of; a template without a text of its own is none. */
export type TextFacts = Extract<ToldFacts, { template: TextTemplate }>;

/** An order as a text names it: the short link opens it for whoever holds it. */
export interface TextShop {
  siteName: string;
  /** `https://strive.rw/rw/p/482922-7KQ2M9XA` */
  orderLink: string;
}

/** Longer names are cut, so that a text stays one. A sender id has no more either. */
const LONGEST_SHOP = 11;
const LONGEST_RIDER = 18;

const rwf = (amount: number) => formatMoney(amount, "RWF");
const clipped = (name: string, longest: number) => gsmText(name).slice(0, longest).trim();

const billOf = ({ status, totalRwf, payments }: OrderFacts) => ({
  status,
  total_amount: totalRwf,
  payments,
});

const isReturnStatus = (status: string, words: object): status is ReturnStatus =>
  Object.hasOwn(words, status);

function received({ order }: { order: OrderFacts }, words: TextWords, link: string): string[] {
  const isOpen = order.status !== "cancelled" && moneyOf(billOf(order)).state === "not_started";
  return [
    words.received(order.orderNumber, rwf(order.totalRwf)),
    isOpen ? words.pay(link) : words.see(link),
  ];
}

/** Who brings it and what to have ready, or that it can be collected. */
function shipped({ order }: { order: OrderFacts }, words: TextWords, link: string): string[] {
  const { orderNumber, isPickup, rider } = order;
  if (isPickup) return [words.ready(orderNumber), link];
  const name = rider === null ? "" : clipped(rider.name, LONGEST_RIDER);
  const news =
    rider === null || name === ""
      ? words.onTheWay(orderNumber)
      : words.brings(name, orderNumber, phoneText(rider.phone));
  const due = toCollect(billOf(order));
  return [news, ...(due > 0 ? [words.toPay(rwf(due))] : []), link];
}

function returned(
  facts: Extract<TextFacts, { template: "return-changed" }>["facts"],
  { returns }: TextWords,
): string {
  const { status, returnNumber, amountRwf } = facts;
  if (!isReturnStatus(status, returns) || status === "withdrawn") {
    return returns.settledAlone(returnNumber);
  }
  if (status !== "settled") return returns[status](returnNumber);
  return amountRwf > 0
    ? returns.settled(returnNumber, rwf(amountRwf))
    : returns.settledAlone(returnNumber);
}

function sentencesOf(told: TextFacts, words: TextWords, link: string): string[] {
  switch (told.template) {
    case "order-received":
      return received(told.facts, words, link);
    case "payment-received":
      return [words.paid(rwf(told.facts.amountRwf), told.facts.order.orderNumber), link];
    case "order-status-changed":
      return shipped(told.facts, words, link);
    case "return-changed":
      return [returned(told.facts, words), link];
  }
}

/** Writes a text message: who writes, what happened, where to look. Pure, and in the GSM alphabet. */
export function textOf(
  told: TextFacts,
  { siteName, orderLink }: TextShop,
  language: Language,
): string {
  const sentences = sentencesOf(told, textWordsOf(language), orderLink);
  return gsmText(`${clipped(siteName, LONGEST_SHOP)}: ${sentences.join(" ")}`);
}
