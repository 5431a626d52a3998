import { partsAmount } from "@strive/backend/contracts/order-money";
import type { CreateOrderBody, Order, PriceChange } from "@strive/backend/contracts/orders";
import { paymentSchema, type Payment, type Refund } from "@strive/backend/contracts/payments";
import {
  ownCreditResponseSchema,
  type CreditEntry,
  type GiftCardRefusal,
  type UsedCredit,
} from "@strive/backend/contracts/store-credit";
import { http, HttpResponse } from "msw";
import { attemptOf } from "./payments";

/** GET /store-credit. */
export const answerOwnCredit = (balance = 0, entries: readonly CreditEntry[] = []) =>
  ownCreditResponseSchema.parse({ success: true, data: { balance, entries } });

/** A code of 16 characters, and as people write it. */
export const CARD = "9QXD4T6V0HBN7K2M";
export const CARD_TEXT = "9qxd-4t6v-ohbn-7k2m";

type CreditAsk = Pick<CreateOrderBody, "use_credit" | "gift_card">;
type Covered = Pick<PriceChange, "credits" | "credit_amount" | "due_amount">;

/** The gift cards of a shop, and the one customer's store credit; whole RWF. */
export class CreditDesk {
  ownRwf = 0;
  readonly cards = new Map<string, number>();
  readonly switchedOff = new Set<string>();

  readonly handler = http.get("*/api/store-credit", () =>
    HttpResponse.json(answerOwnCredit(this.ownRwf)),
  );

  refusalOf({ gift_card: card }: CreditAsk): GiftCardRefusal | null {
    if (card === undefined) return null;
    const balance = this.cards.get(card);
    const say = (reason: GiftCardRefusal["reason"]) => ({
      reason,
      message: `The server's words for a card that is ${reason}`,
    });
    if (balance === undefined) return say("unknown");
    if (this.switchedOff.has(card)) return say("switched_off");
    return balance === 0 ? say("used_up") : null;
  }

  /** What pays of an order of `total` RWF: the card, then the account; never its gift cards. */
  coverOf(ask: CreditAsk, total: number, giftCardsRwf = 0): Covered {
    const { gift_card: card } = ask;
    const isGood = card !== undefined && this.refusalOf(ask) === null;
    const balances = [
      ...(isGood ? [{ ends_with: card.slice(-4), balance: this.cards.get(card) ?? 0 }] : []),
      ...(ask.use_credit ? [{ ends_with: null, balance: this.ownRwf }] : []),
    ];
    let open = total - giftCardsRwf;
    const credits = balances.flatMap(({ ends_with, balance }): UsedCredit[] => {
      const amount = Math.min(balance, open);
      open -= amount;
      const kind = ends_with === null ? "account" : "gift_card";
      return amount === 0 ? [] : [{ kind, ends_with, balance, amount }];
    });
    const due_amount = open + giftCardsRwf;
    return { credits, credit_amount: total - due_amount, due_amount };
  }
}

type Credit = Pick<UsedCredit, "ends_with" | "amount">;

/** The payment that store credit, or a gift card, is. */
const creditPayment = (order: Order, { ends_with, amount }: Credit, at: number): Payment =>
  paymentSchema.parse({
    ...attemptOf(order, { payment_method: "cod" }),
    id: `credit_${at}`,
    _id: `credit_${at}`,
    amount,
    payment_method: "credit",
    transaction_id: ends_with,
    payment_status: "completed",
    paymentStatus: "completed",
    paid_at: "2025-06-30T08:00:00.000Z",
    createdAt: `2025-06-30T08:00:00.${String(at).padStart(3, "0")}Z`,
  });

/** The order as it is placed with credit. */
export function withCredits(order: Order, credits: readonly Credit[]): Order {
  const payments = credits.map((credit, at) => creditPayment(order, credit, at));
  const paid = { ...order, payments: [...payments, ...order.payments] };
  const credit_amount = partsAmount(paid);
  const isPaid = credits.length > 0 && credit_amount === order.total_amount;
  return { ...paid, credit_amount, payment_status: isPaid ? "completed" : order.payment_status };
}

/** The payment, paid back as credit. */
export function paidBackAsCredit(payment: Payment): Payment {
  const id = `refund_of_${payment.id}`;
  const refund: Refund = {
    id,
    _id: id,
    payment_id: payment.id,
    amount: payment.amount,
    currency: "RWF",
    reason: "The order was cancelled",
    status: "completed",
    as_credit: true,
    as_exchange: false,
    return_id: null,
    by: "system",
    createdAt: "2025-06-30T09:00:00.000Z",
  };
  return { ...payment, refunded_amount: payment.amount, refunds: [refund] };
}
