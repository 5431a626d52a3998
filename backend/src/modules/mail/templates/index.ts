import type { Language } from "../../../contracts/languages";
import type { MailFacts } from "../published-sql";
import type { RenderedMail } from "../records";
import {
  accountExists,
  emailChanged,
  passwordChanged,
  phoneChanged,
  resetCode,
  verificationCode,
  welcome,
} from "./account-mails";
import {
  backInStock,
  cartReminder,
  choiceText,
  priceDrop,
  type AlertFacts,
  type ArticleFacts,
  type CartFacts,
} from "./alert-mails";
import { contactMessage } from "./contact-mails";
import { creditGiven, giftCard, type GiftCardFacts } from "./credit-mails";
import { layOut, type MailParts, type Shop } from "./layout";
import type { OrderFacts } from "./order-facts";
import { newOrder, orderChanged, orderReceived, orderStatusChanged } from "./order-mails";
import { orderExpired, paymentExpired, paymentReceived, paymentRefunded } from "./payment-mails";
import { returnChanged } from "./return-mails";
import { wordsOf } from "./words";

export type { AlertFacts, ArticleFacts, CartFacts, GiftCardFacts, OrderFacts };

/** A template's facts, with the order, the gift card or the articles in place of their ids. */
type Told<Facts> = Facts extends { orderId: string }
  ? Facts & { order: OrderFacts }
  : Facts extends { cardId: string }
    ? Facts & { card: GiftCardFacts }
    : Facts extends { alertId: string }
      ? AlertFacts
      : Facts extends { fallen: unknown }
        ? AlertFacts & { before: readonly number[] }
        : Facts extends { reminderId: string }
          ? CartFacts
          : Facts;

/** A template together with what it needs to know. */
export type ToldFacts = {
  [Template in keyof MailFacts]: { template: Template; facts: Told<MailFacts[Template]> };
}[keyof MailFacts];

function partsOf(told: ToldFacts, shop: Shop): MailParts {
  switch (told.template) {
    case "verification-code":
      return verificationCode(told.facts, shop);
    case "account-exists":
      return accountExists(told.facts, shop);
    case "reset-code":
      return resetCode(told.facts, shop);
    case "password-changed":
      return passwordChanged(told.facts, shop);
    case "email-changed":
      return emailChanged(told.facts, shop);
    case "phone-changed":
      return phoneChanged(told.facts, shop);
    case "welcome":
      return welcome(told.facts, shop);
    case "order-received":
      return orderReceived(told.facts, shop);
    case "order-status-changed":
      return orderStatusChanged(told.facts, shop);
    case "order-changed":
      return orderChanged(told.facts, shop);
    case "new-order":
      return newOrder(told.facts, shop);
    case "payment-received":
      return paymentReceived(told.facts, shop);
    case "payment-refunded":
      return paymentRefunded(told.facts, shop);
    case "payment-expired":
      return paymentExpired(told.facts, shop);
    case "order-expired":
      return orderExpired(told.facts, shop);
    case "return-changed":
      return returnChanged(told.facts, shop);
    case "credit-given":
      return creditGiven(told.facts, shop);
    case "gift-card":
      return giftCard(told.facts, shop);
    case "back-in-stock":
      return backInStock(told.facts, shop);
    case "price-drop":
      return priceDrop(told.facts, shop);
    case "cart-reminder":
      return cartReminder(told.facts, shop);
    case "contact-message":
      return contactMessage(told.facts, shop);
  }
}

/** "Size XL, Ink black", in a language; empty where an article has no choice. */
export const choiceIn = (article: ArticleFacts, language: Language): string =>
  choiceText(article, wordsOf(language));

/** Writes a mail in both its forms. Pure: the same facts give the same mail. */
export function mailOf(
  told: ToldFacts,
  shop: Omit<Shop, "words">,
  language: Language,
): RenderedMail {
  const spoken = { ...shop, words: wordsOf(language) };
  return layOut(partsOf(told, spoken), spoken);
}
