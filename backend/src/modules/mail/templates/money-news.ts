import { formatMoney } from "../../../contracts/money";
import { cameBy, moneyOf, paidParts, type OrderMoney } from "../../../contracts/order-money";
import type { Payment, Refund } from "../../../contracts/payments";
import { phoneText } from "../../../contracts/phone";
import { kigaliTime } from "../../../lib/kigali-time";
import type { OrderFacts } from "./order-facts";
import type { MailWords } from "./words";

/** Where an order's money stands, for its buyer. */
export interface MoneyNews {
  /** The payment method while somebody must act, else what became of the money. */
  title: string;
  sentences: string[];
  /** The buyer has to choose how to pay, for the first time or again. */
  isOpen: boolean;
}

type Paid = Pick<OrderFacts, "status" | "totalRwf" | "payments" | "heldUntil">;
type Waiting = Extract<OrderMoney, { state: "waiting" }>;
type NotStarted = Extract<OrderMoney, { state: "not_started" }>;

const rwf = (amount: number) => formatMoney(amount, "RWF");

/** How and when it was paid: "RWF 34,000 to the rider in cash, Nov 23, 2026, 16:02." */
function paidText(payment: Payment, words: MailWords): string {
  const by = cameBy(payment);
  return words.money.paidHow(
    rwf(payment.amount),
    by === null ? "" : words.money.came[by](phoneText(payment.phone ?? "")),
    kigaliTime(payment.paid_at ?? payment.createdAt, words),
  );
}

function refundText(
  { amount, status, as_credit, as_exchange }: Refund,
  isOfCard: boolean,
  { money: words }: MailWords,
): string {
  if (as_exchange) return words.paidExchange(rwf(amount));
  if (as_credit)
    return isOfCard ? words.isOnCardAgain(rwf(amount)) : words.isCreditAgain(rwf(amount));
  if (status === "completed") return words.wasPaidBack(rwf(amount));
  if (status === "requested") return words.isPaidBack(rwf(amount));
  return words.notPaidBack(rwf(amount));
}

function waitingText({ waitsFor, owed, payment, until }: Waiting, words: MailWords): string {
  const amount = rwf(owed);
  switch (waitsFor) {
    case "rider":
      return words.money.payRider(amount);
    case "shop":
      return words.money.agree(amount);
    case "buyer":
      return payment.phone === null || until === null
        ? words.money.waiting(amount)
        : words.money.approve(amount, phoneText(payment.phone), kigaliTime(until, words));
  }
}

/** Until when an order waits for its money; not the buyer's turn if it is the shop's. */
function holdTexts(money: OrderMoney, heldUntil: string | null, words: MailWords): string[] {
  if (heldUntil === null) return [];
  const { heldUntil: held, payBy } = words.money;
  const text = held(kigaliTime(heldUntil, words));
  if (money.state !== "waiting") return [`${text} ${payBy}`];
  if (money.waitsFor === "shop") return [text];
  // The sentence before names the time.
  return [payBy];
}

/** What to pay and how, to whoever was chosen to take it. */
function waitingNews(money: Waiting, { status, heldUntil }: Paid, words: MailWords): MoneyNews {
  const title = words.money.methods[money.payment.payment_method];
  const sentences =
    status === "delivered"
      ? [words.money.unseen(rwf(money.owed))]
      : [waitingText(money, words), ...holdTexts(money, heldUntil, words)];
  return { title, sentences, isOpen: false };
}

/** Nobody is being charged: the buyer must choose how to pay, for the first time or again. */
function openNews(money: NotStarted, { status, heldUntil }: Paid, words: MailWords): MoneyNews {
  const { methods, failures, notPaid, failed, choose, unseen, wentWrong, stillToPay } = words.money;
  const amount = rwf(money.owed);
  if (status === "delivered") return { title: notPaid, sentences: [unseen(amount)], isOpen: true };
  const held = holdTexts(money, heldUntil, words);
  if (money.payment === null) {
    return { title: notPaid, sentences: [choose(amount), ...held], isOpen: true };
  }
  const { payment_method: method, failure } = money.payment;
  const why = failure === null ? [] : [wentWrong(methods[method], failures[failure.reason])];
  return { title: failed, sentences: [...why, stillToPay(amount), ...held], isOpen: true };
}

/** What a mail about an order says of its money: as the order's page does, and no more than was seen. */
export function moneyNews(order: Paid, words: MailWords): MoneyNews {
  const { status, totalRwf, payments } = order;
  const { notPaid, nothingToPay, paid, partlyRefunded, refunded } = words.money;
  const money = moneyOf({ status, total_amount: totalRwf, payments });
  const refunds = payments.flatMap((payment) => {
    const isOfCard = cameBy(payment) === "gift_card";
    return payment.refunds.map((refund) => refundText(refund, isOfCard, words));
  });
  switch (money.state) {
    case "paid":
    case "partly_refunded":
      return {
        title: money.state === "paid" ? paid : partlyRefunded,
        sentences: [
          ...paidParts(order, money.payment).map((part) => paidText(part, words)),
          ...refunds,
        ],
        isOpen: false,
      };
    case "refunded":
      return { title: refunded, sentences: refunds, isOpen: false };
    case "waiting":
    case "not_started":
      if (status === "cancelled") {
        return { title: notPaid, sentences: [nothingToPay, ...refunds], isOpen: false };
      }
      return money.state === "waiting"
        ? waitingNews(money, order, words)
        : openNews(money, order, words);
  }
}
