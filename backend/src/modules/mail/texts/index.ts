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

/** What happened, and what is said with the link; most links need no words. */
interface Sentences {
  news: string[];
  way?: (link: string) => string;
}

function received({ order }: { order: OrderFacts }, words: TextWords): Sentences {
  const isOpen = order.status !== "cancelled" && moneyOf(billOf(order)).state === "not_started";
  return {
    news: [words.received(order.orderNumber, rwf(order.totalRwf))],
    way: isOpen ? words.pay : words.see,
  };
}

/** Who brings it and what to have ready, or that it can be collected. */
function shipped({ order }: { order: OrderFacts }, words: TextWords): Sentences {
  const { orderNumber, isPickup, rider } = order;
  if (isPickup) return { news: [words.ready(orderNumber)] };
  const name = rider === null ? "" : clipped(rider.name, LONGEST_RIDER);
  const news =
    rider === null || name === ""
      ? words.onTheWay(orderNumber)
      : words.brings(name, orderNumber, phoneText(rider.phone));
  const due = toCollect(billOf(order));
  return { news: [news, ...(due > 0 ? [words.toPay(rwf(due))] : [])] };
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

function sentencesOf(told: TextFacts, words: TextWords): Sentences {
  switch (told.template) {
    case "order-received":
      return received(told.facts, words);
    case "payment-received":
      return { news: [words.paid(rwf(told.facts.amountRwf), told.facts.order.orderNumber)] };
    case "order-status-changed":
      return shipped(told.facts, words);
    case "return-changed":
      return { news: [returned(told.facts, words)] };
  }
}

/** A text message as written. */
export interface WrittenText {
  /** All of it: who writes, what happened, where to look. In the GSM alphabet. */
  text: string;
  /** What happened alone, for channels that lay out the rest themselves. */
  news: string;
}

/**
 * Writes a text with a code. Its last line binds it to the shop: phones offer it there, and nowhere else
 * (https://wicg.github.io/sms-one-time-codes/).
 * @param host the shop's: `strive.rw`
 */
export function codeTextOf(
  code: string,
  { siteName, host }: { siteName: string; host: string },
  language: Language,
): string {
  const news = gsmText(textWordsOf(language).code(code));
  return `${clipped(siteName, LONGEST_SHOP)}: ${news}\n\n@${host} #${code}`;
}

/** Longer names of articles are cut: the size and the link tell which it is. */
const LONGEST_ARTICLE = 60;

/** What somebody asked to hear: of an article that is back, or of those in a cart. */
export interface AskedNews {
  template: "back-in-stock" | "cart-reminder";
  /** The first article's. */
  name: string;
  /** "XL, Ink black", or empty. */
  choice: string;
  /** Further articles. */
  more: number;
}

/** Writes a text that somebody asked for: one link for what it is about, and for no more of these. */
export function askedTextOf(
  { template, name, choice, more }: AskedNews,
  { siteName, link }: { siteName: string; link: string },
  language: Language,
): WrittenText {
  const words = textWordsOf(language);
  const article = clipped(choice === "" ? name : `${name} (${choice})`, LONGEST_ARTICLE);
  const news = gsmText(
    template === "cart-reminder" ? words.cart(article, more) : words.back(article),
  );
  return { news, text: `${clipped(siteName, LONGEST_SHOP)}: ${news} ${link}` };
}

/** Writes a text message. Pure: the same facts give the same text. */
export function textOf(
  told: TextFacts,
  { siteName, orderLink }: TextShop,
  language: Language,
): WrittenText {
  const { news: sentences, way } = sentencesOf(told, textWordsOf(language));
  const news = gsmText(sentences.join(" "));
  const link = way?.(orderLink) ?? orderLink;
  return { news, text: gsmText(`${clipped(siteName, LONGEST_SHOP)}: ${news} ${link}`) };
}
