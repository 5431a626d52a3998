import { describe, expect, it } from "vitest";
import { PAYMENT_FAILURE_TEXTS, type Payment, type Refund } from "../../../../contracts/payments";
import type { OrderFacts } from "../order-facts";
import { moneyNews } from "../money-news";
import { wordsOf } from "../words";
import { attempt, order } from "./order-sample";

const WALLET = "+250788123456";
/** 14:05 in Kigali. */
const AT = "2026-11-24T12:05:00.000Z";

const refund = (amount: number, status: Refund["status"]): Refund => ({
  id: `ref_${amount}`,
  _id: `ref_${amount}`,
  payment_id: "pay_1",
  amount,
  currency: "RWF",
  reason: "A seam",
  status,
  as_credit: false,
  as_exchange: false,
  return_id: null,
  by: "staff",
  createdAt: AT,
});

const seen = (method: Payment["payment_method"], over: Partial<Payment> = {}) =>
  attempt(method, "completed", { paid_at: AT, ...over });

const newsOf = (payments: Payment[], over: Partial<OrderFacts> = {}) =>
  moneyNews({ ...order, payments, ...over }, wordsOf("en"));

describe("what a mail says of money", () => {
  it.each<[string, Payment[], Partial<OrderFacts>, string, string[]]>([
    [
      "nobody chose how",
      [],
      { heldUntil: AT },
      "Not paid",
      [
        "Your order is placed and nothing was charged. Choose how to pay RWF 104,500.",
        "Your items are held for you until Nov 24, 2026, 14:05. If it is not paid by then, the order is cancelled.",
      ],
    ],
    [
      "nobody chose how, and staff took it on",
      [],
      {},
      "Not paid",
      ["Your order is placed and nothing was charged. Choose how to pay RWF 104,500."],
    ],
    [
      "a wallet is asked",
      [attempt("momo", "pending", { phone: WALLET, expires_at: AT })],
      { heldUntil: AT },
      "Mobile money",
      [
        "Not paid yet. Approve RWF 104,500 on 0788 123 456 until Nov 24, 2026, 14:05.",
        "If it is not paid by then, the order is cancelled.",
      ],
    ],
    [
      "a wallet declined",
      [
        attempt("momo", "failed", {
          failure: { reason: "rejected", message: PAYMENT_FAILURE_TEXTS.rejected },
        }),
      ],
      { heldUntil: AT },
      "Payment failed",
      [
        "Mobile money: You declined the payment on your phone. Nothing was charged. You can try again.",
        "RWF 104,500 is still to be paid.",
        "Your items are held for you until Nov 24, 2026, 14:05. If it is not paid by then, the order is cancelled.",
      ],
    ],
    [
      "the rider takes it",
      [attempt("cod", "pending")],
      {},
      "Cash on delivery",
      ["Pay the rider RWF 104,500 in cash at the door."],
    ],
    [
      "the shop takes it",
      [attempt("placeholder", "pending")],
      { heldUntil: AT },
      "Pay when we confirm",
      [
        "Not paid yet. We'll contact you to confirm your order and agree how you'll pay RWF 104,500.",
        "Your items are held for you until Nov 24, 2026, 14:05.",
      ],
    ],
    [
      "it was delivered and nobody saw the money",
      [attempt("cod", "pending")],
      { status: "delivered" },
      "Cash on delivery",
      ["We haven't recorded your RWF 104,500 yet. Already paid? Message us and we'll check."],
    ],
    [
      "it was delivered and nobody chose how",
      [],
      { status: "delivered" },
      "Not paid",
      ["We haven't recorded your RWF 104,500 yet. Already paid? Message us and we'll check."],
    ],
    [
      "the wallet paid",
      [seen("momo", { phone: WALLET })],
      {},
      "Paid",
      ["RWF 104,500 with mobile money from 0788 123 456, Nov 24, 2026, 14:05."],
    ],
    [
      "the rider has it",
      [seen("cod", { received_as: "cash", received_by: "staff" })],
      { status: "delivered" },
      "Paid",
      ["RWF 104,500 to the rider in cash, Nov 24, 2026, 14:05."],
    ],
    [
      "staff saw it come in another way",
      [seen("placeholder", { received_as: "other", received_by: "staff" })],
      {},
      "Paid",
      ["RWF 104,500, Nov 24, 2026, 14:05."],
    ],
    [
      "a part went back",
      [
        seen("placeholder", {
          received_as: "bank_transfer",
          refunded_amount: 12_500,
          refunds: [refund(12_500, "completed"), refund(2000, "requested"), refund(500, "failed")],
        }),
      ],
      {},
      "Partly refunded",
      [
        "RWF 104,500 by bank transfer, Nov 24, 2026, 14:05.",
        "RWF 12,500 was paid back to you.",
        "RWF 2,000 is being paid back to you.",
        "RWF 500 could not be paid back yet. We will write to you.",
      ],
    ],
    [
      "all went back",
      [
        attempt("momo", "refunded", {
          refunded_amount: 104_500,
          refunds: [refund(104_500, "completed")],
        }),
      ],
      { status: "cancelled" },
      "Refunded",
      ["RWF 104,500 was paid back to you."],
    ],
    [
      "it is cancelled, and what was paid is on its way back",
      [seen("momo", { phone: WALLET, refunds: [refund(104_500, "requested")] })],
      { status: "cancelled" },
      "Paid",
      [
        "RWF 104,500 with mobile money from 0788 123 456, Nov 24, 2026, 14:05.",
        "RWF 104,500 is being paid back to you.",
      ],
    ],
    [
      "it is cancelled and nobody paid",
      [attempt("cod", "failed")],
      { status: "cancelled" },
      "Not paid",
      ["There is nothing to pay any more."],
    ],
    [
      "it is cancelled while a wallet is asked",
      [attempt("momo", "pending", { phone: WALLET, expires_at: AT })],
      { status: "cancelled" },
      "Not paid",
      ["There is nothing to pay any more."],
    ],
  ])("when %s", (_, payments, over, title, sentences) => {
    expect(newsOf(payments, over)).toMatchObject({ title, sentences });
  });

  it("asks to choose only where a choice is open", () => {
    expect(newsOf([]).isOpen).toBe(true);
    expect(newsOf([attempt("momo", "failed")]).isOpen).toBe(true);
    expect(newsOf([attempt("momo", "pending")]).isOpen).toBe(false);
    expect(newsOf([attempt("cod", "pending")]).isOpen).toBe(false);
    expect(newsOf([seen("cod")]).isOpen).toBe(false);
    expect(newsOf([], { status: "cancelled" }).isOpen).toBe(false);
  });

  it("never calls paid what nobody has seen", () => {
    for (const method of ["momo", "cod", "placeholder"] as const) {
      for (const status of ["unpaid", "pending", "failed"] as const) {
        expect(newsOf([attempt(method, status)]).title).not.toBe("Paid");
      }
    }
  });
});
