import { formatMoney } from "../../../contracts/money";
import { giftCardCodeText } from "../../../contracts/gift-card-code";
import { calledBy, linkless } from "../domain/linkless";
import { aside, button, codeBox, paragraph, quotation } from "./blocks";
import { hello } from "./hello";
import type { MailParts, Shop } from "./layout";

const rwf = (amount: number) => formatMoney(amount, "RWF");

interface Given {
  firstname: string;
  /** Whole RWF. */
  amountRwf: number;
  balanceRwf: number;
  reason: string;
}

export const creditGiven = (
  { firstname, amountRwf, balanceRwf, reason }: Given,
  { siteName, shopUrl, words }: Shop,
): MailParts => {
  const { subject, preview, title, text, has } = words.creditGiven;
  return {
    subject: subject(rwf(amountRwf), siteName),
    preview: preview(rwf(balanceRwf)),
    title,
    blocks: [
      paragraph(hello(firstname, words)),
      paragraph(text(rwf(amountRwf), siteName)),
      quotation(linkless(reason)),
      paragraph(has(rwf(balanceRwf))),
      button(words.goToShop, shopUrl),
    ],
  };
};

/** What a gift card says. */
export interface GiftCardFacts {
  code: string;
  recipient: string | null;
  message: string | null;
  /** First name of whoever bought it for somebody else. */
  giver: string | null;
  /** What it was made with, whole RWF. */
  givenRwf: number;
}

export const giftCard = (
  { card }: { card: GiftCardFacts },
  { siteName, shopUrl, words }: Shop,
): MailParts => {
  const { subject, preview, title, text, from, typeIt, care } = words.giftCard;
  const giver = calledBy(card.giver ?? "");
  return {
    subject: subject(rwf(card.givenRwf), siteName),
    preview,
    title: title(rwf(card.givenRwf)),
    blocks: [
      paragraph(hello(card.recipient ?? "", words)),
      paragraph(giver === null ? text(siteName) : from(giver, siteName)),
      ...(card.message === null ? [] : [quotation(linkless(card.message))]),
      codeBox(giftCardCodeText(card.code)),
      paragraph(typeIt),
      button(words.goToShop, shopUrl),
      aside(care),
    ],
  };
};
