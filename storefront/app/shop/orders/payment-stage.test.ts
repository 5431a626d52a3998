import { describe, expect, it } from "vitest";
import { orderNumbered } from "~/testing/own-orders";
import { attemptOf, settled, withAttempt } from "~/testing/payments";
import { isExpired, isOnItsWay, isUnconfirmed, paymentStageOf, pollingOf } from "./payment-stage";

const placed = orderNumbered(482_913);
const asked = withAttempt(placed, attemptOf(placed, { payment_method: "momo" }));
const cash = withAttempt(placed, attemptOf(placed, { payment_method: "cod" }));
const agreed = withAttempt(placed, attemptOf(placed, { payment_method: "placeholder" }));
const paid = settled(asked, "paid");
const declined = settled(asked, "rejected");
const again = withAttempt(declined, attemptOf(declined, { payment_method: "momo" }));

describe("where an order's money stands", () => {
  it.each([
    ["nothing was tried", placed, "unpaid", false, false],
    ["the wallet was asked", asked, "waiting", 3000, false],
    ["the rider takes it", cash, "cash", false, true],
    ["the shop takes it", agreed, "agreed", false, true],
    ["it is paid", paid, "paid", false, true],
    ["it was declined", declined, "failed", 15_000, false],
    ["it is tried again", again, "waiting", 3000, false],
    ["it was delivered", { ...paid, status: "delivered" as const }, "paid", false, false],
    ["it was cancelled", { ...paid, status: "cancelled" as const }, "cancelled", false, false],
    [
      "it was paid back",
      {
        ...paid,
        payments: paid.payments.map((one) => ({ ...one, payment_status: "refunded" as const })),
      },
      "refunded",
      false,
      false,
    ],
  ])("%s", (_name, order, kind, polling, isOut) => {
    expect(paymentStageOf(order).kind).toBe(kind);
    expect(pollingOf(order)).toBe(polling);
    expect(isOnItsWay(order)).toBe(isOut);
  });

  it("goes by the age of the attempts, not by their order", () => {
    const mixed = { ...again, payments: [...again.payments].reverse() };
    expect(paymentStageOf(mixed)).toMatchObject({ kind: "waiting", payment: { id: "pay_2" } });
  });

  it("tells an unpaid order from one cancelled by choice", () => {
    const expired = {
      status: "cancelled" as const,
      history: [
        { status: "cancelled" as const, event: "payment-expired", at: "2025-06-30", by: "system" },
      ],
    };
    expect(isExpired(expired)).toBe(true);
    expect(isExpired({ ...expired, history: [] })).toBe(false);
    expect(isExpired({ ...expired, status: "pending" })).toBe(false);
    const ended = (event: string) => ({
      ...expired,
      history: [{ status: "cancelled" as const, event, at: "2025-06-30", by: "system" }],
    });
    expect(
      ["never-paid", "not-confirmed", "cancelled"].map((one) => isExpired(ended(one))),
    ).toEqual([true, true, false]);
    expect(["never-paid", "not-confirmed"].map((one) => isUnconfirmed(ended(one)))).toEqual([
      false,
      true,
    ]);
  });
});
