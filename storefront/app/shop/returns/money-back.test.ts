import { describe, expect, it } from "vitest";
import { orderNumbered } from "~/testing/own-orders";
import { attemptOf, paidOrder, withAttempt } from "~/testing/payments";
import { withCredits } from "~/testing/store-credit";
import { waysBack } from "./money-back";

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
