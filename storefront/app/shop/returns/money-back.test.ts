import { describe, expect, it } from "vitest";
import { paidLeftOf } from "~/lib/exchange-money";
import { orderNumbered } from "~/testing/own-orders";
import { attemptOf, paidOrder, withAttempt } from "~/testing/payments";
import { withCredits } from "~/testing/store-credit";
import { refundedFor } from "~/testing/returns";
import { isNumberAsked, paidBackFor, paidWithCard, waysBack } from "./money-back";

const placed = orderNumbered(1);

describe("how the money goes back", () => {
  it("is the number that paid", () => {
    expect(waysBack(paidOrder(placed))).toEqual(["To 0788 000 000, the number you paid from."]);
  });

  it("is a number that is asked for where cash was paid", () => {
    const help = "You paid in cash, so we'll ask you for a mobile money number.";
    expect(waysBack(paidOrder(placed, "cod"))).toEqual([help]);
    expect(waysBack(paidOrder(placed, "placeholder", "cash"))).toEqual([help]);
  });

  it("is the same way for everything else", () => {
    expect(waysBack(paidOrder(placed, "placeholder", "bank_transfer"))).toEqual([
      "The way you paid.",
    ]);
  });

  it("is also the credit that paid a part", () => {
    const used = withCredits(placed, [
      { ends_with: "0HBN", amount: 5000 },
      { ends_with: null, amount: 3000 },
    ]);
    expect(waysBack(paidOrder(used))).toEqual([
      "To 0788 000 000, the number you paid from.",
      "What you paid with store credit goes back to your store credit.",
      "What you paid with a gift card goes back on the card.",
    ]);
  });

  it("is not known before the payment is", () => {
    const waiting = withAttempt(placed, attemptOf(placed, { payment_method: "cod" }));
    expect(waysBack(waiting)).toEqual([
      "We haven't recorded your payment yet. We check it first, then you get it back the way you paid.",
    ]);
  });
});

describe("what is left of what was paid", () => {
  it("is all of it, less what went back and what is about to", () => {
    const paid = paidOrder(placed);
    const all = paid.total_amount;
    expect(paidLeftOf(paid)).toBe(all);
    const once = refundedFor(paid, "R-1042", 5000);
    expect(paidLeftOf(refundedFor(once, "R-1043", 2000, "requested"))).toBe(all - 7000);
    expect(paidLeftOf(refundedFor(paid, "R-1042", 5000, "failed"))).toBe(all);
  });

  it("is not known before a payment is recorded", () => {
    expect(paidLeftOf(placed)).toBe(Infinity);
  });
});

describe("what paid", () => {
  it("may be a gift card: its part goes back on it", () => {
    const used = paidOrder(withCredits(placed, [{ ends_with: "0HBN", amount: 5000 }]));
    expect(paidWithCard(used)).toBe(true);
    expect(paidWithCard(paidOrder(placed))).toBe(false);
    const one = { id: "return_1042" };
    const back = refundedFor(used, "R-1042", 3000);
    expect(paidBackFor(back, one)).toEqual({ doneRwf: 3000, cardsRwf: 3000 });
    expect(paidBackFor(back, { id: "return_1043" })).toEqual({ doneRwf: 0, cardsRwf: 0 });
    expect(paidBackFor(used, one)).toEqual({ doneRwf: 0, cardsRwf: 0 });
  });

  it("may be cash", () => {
    expect(isNumberAsked(paidOrder(placed, "cod"))).toBe(true);
    expect(isNumberAsked(paidOrder(placed))).toBe(false);
    expect(isNumberAsked(placed)).toBe(false);
  });
});
