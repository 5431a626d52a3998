import { formatMoney } from "@strive/backend/contracts/money";
import { cameBy, partsAmount, partsPaying, isAttempt } from "@strive/backend/contracts/order-money";
import type { Order } from "@strive/backend/contracts/orders";
import type { Payment } from "@strive/backend/contracts/payments";
import { phoneText } from "@strive/backend/contracts/phone";
import * as words from "~/words/cancel-order";
import { giftCardCount } from "./gift-cards";

/** Without what went back, or is going back since a change. */
const leftOf = ({ amount, refunded_amount, freed_amount = 0 }: Payment): number =>
  amount - Math.max(refunded_amount, freed_amount);

const isSeen = ({ payment_status }: Payment): boolean => payment_status === "completed";

const isPaid = ({ payment_status: status }: Order): boolean => status === "completed";

function moneyBack(payment: Payment): string {
  const amount = formatMoney(leftOf(payment), "RWF");
  return cameBy(payment) === "wallet"
    ? words.backOnWallet(amount, phoneText(payment.phone ?? ""))
    : words.backByUs(amount);
}

function creditBack(payment: Payment): string {
  const amount = formatMoney(leftOf(payment), "RWF");
  return cameBy(payment) === "gift_card" ? words.backOnCard(amount) : words.backAsCredit(amount);
}

/** A sentence for each part that comes back: the money first. */
function partsBack(order: Order): string[] {
  const money = order.payments.filter((one) => isAttempt(one) && isSeen(one));
  return [
    ...money.filter((one) => leftOf(one) > 0).map(moneyBack),
    ...partsPaying(order)
      .filter((one) => !isAttempt(one) && leftOf(one) > 0)
      .map(creditBack),
  ];
}

/** The wallet was asked, or the card's page is open: money may still come. */
const isAsked = ({ payments }: Order): boolean =>
  payments.some(
    (one) =>
      (one.payment_method === "momo" || one.payment_method === "card") &&
      one.payment_status === "pending",
  );

function moneyHelpOf(order: Order): string {
  if (order.exchange_of !== null) {
    const hasMoney = isPaid(order) && partsAmount(order) < order.total_amount;
    return hasMoney ? words.cancelPaidExchangeHelp : words.cancelExchangeHelp;
  }
  const parts = partsBack(order);
  if (parts.length > 0) return parts.join(" ");
  return isAsked(order) ? words.oweNothingYet : words.oweNothing;
}

/** What becomes of the money, and of the gift cards that were bought, when its buyer cancels an order. */
export function cancelHelp(order: Order): string {
  // Cards are there once they are paid.
  const cards = isPaid(order) ? giftCardCount(order) : 0;
  const stop = cards > 0 ? [words.cardsStop(cards)] : [];
  return [...stop, moneyHelpOf(order), words.cannotUndo].join(" ");
}
