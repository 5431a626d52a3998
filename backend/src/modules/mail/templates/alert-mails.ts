import { CART_LINK_DAYS } from "../../../contracts/reminder-limits";
import { colorName } from "../../../contracts/colors";
import { formatMoney } from "../../../contracts/money";
import { linkless } from "../domain/linkless";
import { aside, button, paragraph, pieces } from "./blocks";
import type { MailParts, Shop } from "./layout";
import { pictureOf } from "./picture";
import type { MailWords } from "./words";

const rwf = (amount: number) => formatMoney(amount, "RWF");

/** An article as it is sold now, in the reader's language. */
export interface ArticleFacts {
  name: string;
  image: string | null;
  /** undefined: the product has no choice of it. */
  size: string | undefined;
  color: string | undefined;
  /** What it costs now, whole RWF. */
  priceRwf: number;
  /** Its page, with the choice made. */
  url: string;
}

/** What the article of somebody's ask is, and where he ends it. */
export interface AlertFacts {
  articles: readonly ArticleFacts[];
  /** Shows what is to come, and ends it. */
  endUrl: string;
}

/** "Size XL, Ink black", as the shop calls them; empty where there is no choice. */
export function choiceText(
  { size, color }: Pick<ArticleFacts, "size" | "color">,
  { bill, alerts }: MailWords,
): string {
  const shown = color === undefined ? undefined : (colorName(color) ?? color);
  return [
    ...(size === undefined ? [] : [alerts.size(size)]),
    ...(shown === undefined ? [] : [bill.color(shown)]),
  ].join(", ");
}

const pieceOf = (article: ArticleFacts, detail: string, { shopUrl, words }: Shop) => ({
  picture: pictureOf(article.image, linkless(article.name), shopUrl),
  label: linkless(article.name),
  detail: [choiceText(article, words), detail].filter((part) => part !== "").join(" · "),
  value: rwf(article.priceRwf),
});

/** What somebody waited for can be had again. */
export const backInStock = ({ articles, endUrl }: AlertFacts, shop: Shop): MailParts => {
  const [article] = articles;
  if (article === undefined) throw new Error("An alert without an article");
  const { siteName, words } = shop;
  const name = linkless(article.name);
  const { subject, preview, title, text, end } = words.alerts.back;
  return {
    subject: subject(name, siteName),
    preview,
    title: title(name),
    blocks: [
      paragraph(text(siteName)),
      pieces([pieceOf(article, "", shop)]),
      button(words.alerts.see, article.url),
      aside(`${end} ${endUrl}`),
    ],
  };
};

/** What is in a cart that somebody asked to be reminded of. */
export interface CartFacts extends AlertFacts {
  /** Pieces of each article. */
  quantities: readonly number[];
  /** Names of what is sold out by now. */
  soldOut: readonly string[];
}

/** What somebody left in the cart, as it is sold now. */
export const cartReminder = (
  { articles, quantities, soldOut, endUrl }: CartFacts,
  shop: Shop,
): MailParts => {
  const { siteName, words } = shop;
  const { subject, preview, title, text, gone, open } = words.alerts.cart;
  const detailOf = (at: number) => words.alerts.cart.pieces(quantities[at] ?? 1);
  return {
    subject: subject(siteName),
    preview,
    title,
    blocks: [
      paragraph(text(siteName)),
      pieces(articles.map((article, at) => pieceOf(article, detailOf(at), shop))),
      ...(soldOut.length > 0 ? [paragraph(gone(soldOut.map(linkless).join(", ")))] : []),
      button(open, endUrl),
      aside(`${words.alerts.cart.kept(CART_LINK_DAYS)} ${words.alerts.back.end} ${endUrl}`),
    ],
  };
};

/** What is wished for costs less. */
export const priceDrop = (
  { articles, endUrl, before }: AlertFacts & { before: readonly number[] },
  shop: Shop,
): MailParts => {
  const { siteName, words } = shop;
  const { subject, subjects, preview, title, text, was, end } = words.alerts.prices;
  const [first] = articles;
  if (first === undefined) throw new Error("A price alert without an article");
  return {
    subject:
      articles.length === 1
        ? subject(linkless(first.name), rwf(first.priceRwf), siteName)
        : subjects(articles.length, siteName),
    preview,
    title: title(articles.length),
    blocks: [
      paragraph(text),
      pieces(articles.map((article, at) => pieceOf(article, was(rwf(before[at] ?? 0)), shop))),
      button(words.alerts.see, articles.length === 1 ? first.url : `${shop.shopUrl}/wishlist`),
      aside(`${end} ${endUrl}`),
    ],
  };
};
