import { describe, expect, it } from "vitest";
import { cameBy, partsAmount, moneyOf, newestPayment, toCollect } from "../order-money";
import type { Payment } from "../payments";
import { paymentSample as attempt } from "./payment-sample";

const order = (payments: Payment[], status: "pending" | "delivered" | "cancelled" = "pending") => ({
  status,
  total_amount: 38_000,
  payments,
});

describe("where an order's money stands", () => {
  it.each([
    ["nothing was tried", [], { state: "not_started", payment: null, owed: 38_000 }, 0],
    ["a wallet declined", [attempt("momo", "failed")], { state: "not_started", owed: 38_000 }, 0],
    [
      "a wallet is asked",
      [attempt("momo", "pending", { expires_at: "2026-11-24T10:00:00.000Z" })],
      { state: "waiting", waitsFor: "buyer", until: "2026-11-24T10:00:00.000Z", owed: 38_000 },
      0,
    ],
    ["the rider takes it", [attempt("cod", "pending")], { waitsFor: "rider", until: null }, 38_000],
    ["the shop takes it", [attempt("placeholder", "pending")], { waitsFor: "shop" }, 0],
    ["it came in", [attempt("cod", "completed")], { state: "paid", owed: 0 }, 0],
    [
      "a part went back",
      [attempt("cod", "completed", { refunded_amount: 500 })],
      { state: "partly_refunded", owed: 0 },
      0,
    ],
    ["all went back", [attempt("cod", "refunded")], { state: "refunded", owed: 0 }, 0],
    [
      "it is tried again after it went back",
      [attempt("momo", "refunded"), attempt("cod", "pending")],
      { state: "waiting", owed: 38_000 },
      38_000,
    ],
    [
      "a late wallet was paid back beside what counts",
      [attempt("cod", "completed"), attempt("momo", "refunded")],
      { state: "paid" },
      0,
    ],
  ])("when %s", (_, payments, expected, collected) => {
    expect(moneyOf(order(payments))).toMatchObject(expected);
    expect(moneyOf(order([...payments].reverse()))).toMatchObject(expected);
    expect(toCollect(order(payments))).toBe(collected);
  });

  it("owes nothing once the order is cancelled, and still does once it is delivered", () => {
    const cash = attempt("cod", "pending");
    expect(moneyOf(order([attempt("cod", "failed")], "cancelled")).owed).toBe(0);
    expect(moneyOf(order([cash], "delivered"))).toMatchObject({ state: "waiting", owed: 38_000 });
    expect(toCollect(order([cash], "delivered"))).toBe(38_000);
  });
});

describe("an order that store credit pays a part of", () => {
  const CREDIT_RWF = 5_000;
  const credit = (over: Partial<Payment> = {}) =>
    attempt("credit", "completed", { amount: CREDIT_RWF, ...over });
  const all = credit({ amount: 38_000 });
  const back = credit({
    payment_status: "refunded",
    refunded_amount: CREDIT_RWF,
    failure: { reason: "order_cancelled", message: "" },
  });

  it.each([
    ["nothing else was tried", [credit()], { state: "not_started", payment: null, owed: 33_000 }],
    ["the rider takes the rest", [credit(), attempt("cod", "pending")], { owed: 33_000 }],
    ["the rest came in", [credit(), attempt("cod", "completed")], { state: "paid", owed: 0 }],
    ["all of it is covered", [all], { state: "paid", owed: 0 }],
    [
      "some of it went back",
      [credit({ refunded_amount: 100 }), attempt("cod", "completed")],
      { state: "partly_refunded", owed: 0 },
    ],
    ["it is revived without the credit", [back], { state: "not_started", owed: 38_000 }],
    ["it is revived and tried", [back, attempt("cod", "pending")], { owed: 38_000 }],
    [
      "all went back without a cancellation, and it is tried again",
      [
        credit({ payment_status: "refunded" }),
        attempt("momo", "refunded"),
        attempt("cod", "pending"),
      ],
      { state: "waiting", owed: 38_000 },
    ],
  ])("when %s", (_, payments, expected) => {
    expect(moneyOf(order(payments))).toMatchObject(expected);
    expect(moneyOf(order([...payments].reverse()))).toMatchObject(expected);
  });

  it("owes nothing and has it back once it is cancelled", () => {
    expect(moneyOf(order([back], "cancelled"))).toMatchObject({ state: "refunded", owed: 0 });
    expect(partsAmount(order([back]))).toBe(0);
    expect(partsAmount(order([credit(), credit({ id: "pay_9", amount: 3_000 })]))).toBe(8_000);
  });

  it("is tried by what brings money alone, and collects the rest", () => {
    const cash = attempt("cod", "pending");
    expect(newestPayment(order([cash, credit()]))).toEqual(cash);
    expect(newestPayment(order([credit()]))).toBeUndefined();
    expect(toCollect(order([credit(), cash]))).toBe(33_000);
  });
});

describe("an order that a change made dearer or cheaper", () => {
  const part = attempt("momo", "completed", { id: "pay_1", amount: 30_000, is_part: true });
  const rest = attempt("cod", "pending", { id: "pay_2", amount: 8_000 });

  it.each([
    [
      "asks for the rest of what it costs",
      [part],
      { state: "not_started", payment: null, owed: 8_000 },
    ],
    ["asks the rider for the rest", [part, rest], { state: "waiting", owed: 8_000 }],
    [
      "is paid once that came",
      [part, attempt("cod", "completed", { id: "pay_2", amount: 8_000 })],
      { state: "paid", owed: 0 },
    ],
    ["is paid where what it was paid is enough", [{ ...part, amount: 38_000 }], { owed: 0 }],
    [
      "is paid with what it needs of a payment",
      [attempt("cod", "completed", { amount: 40_000, freed_amount: 2_000 })],
      { state: "paid", owed: 0 },
    ],
    [
      "asks again for what went back",
      [{ ...part, freed_amount: 2_000, refunded_amount: 2_000 }],
      { state: "not_started", owed: 10_000 },
    ],
  ])("%s", (_, payments, expected) => {
    expect(moneyOf(order(payments))).toMatchObject(expected);
    expect(moneyOf(order([...payments].reverse()))).toMatchObject(expected);
  });

  it("collects the rest at the door, and tries that alone", () => {
    expect(toCollect(order([part, rest]))).toBe(8_000);
    expect(newestPayment(order([part]))).toBeUndefined();
    expect(partsAmount(order([part, rest]))).toBe(30_000);
  });
});

describe("how money came", () => {
  it.each([
    ["from store credit", attempt("credit", "completed"), "credit"],
    ["from a gift card", attempt("credit", "completed", { transaction_id: "7K2M" }), "gift_card"],
    ["to the rider", attempt("cod", "completed", { received_as: "cash" }), "rider"],
    ["in cash", attempt("placeholder", "completed", { received_as: "cash" }), "cash"],
    ["to the till", attempt("cod", "completed", { received_as: "mobile_money" }), "mobile_money"],
    [
      "to the bank",
      attempt("momo", "completed", { received_as: "bank_transfer" }),
      "bank_transfer",
    ],
    ["another way", attempt("cod", "completed", { received_as: "other" }), null],
    ["from a wallet", attempt("momo", "completed", { phone: "+250788123456" }), "wallet"],
    ["nobody said how", attempt("cod", "completed"), null],
  ])("when it came %s", (_, payment, expected) => {
    expect(cameBy(payment)).toBe(expected);
  });
});
