import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { takeCredit, type Balance } from "./take-credit";

const card = (balance: number): Balance => ({ kind: "gift_card", ends_with: "7K2M", balance });
const own = (balance: number): Balance => ({ kind: "account", ends_with: null, balance });
const amounts = (totalRwf: number, balances: Balance[]) =>
  takeCredit(totalRwf, balances).credits.map(({ amount }) => amount);

describe("takeCredit", () => {
  it("takes one balance after the other, each as far as it goes", () => {
    expect(amounts(38_000, [card(20_000), own(5000)])).toEqual([20_000, 5000]);
    expect(amounts(22_000, [card(20_000), own(5000)])).toEqual([20_000, 2000]);
  });

  it("names none that takes nothing", () => {
    expect(amounts(18_000, [card(20_000), own(5000)])).toEqual([18_000]);
    expect(amounts(18_000, [own(0)])).toEqual([]);
    expect(amounts(0, [card(20_000)])).toEqual([]);
  });

  it("leaves gift cards to be paid", () => {
    const { credits, dueRwf } = takeCredit(38_000, [card(20_000), own(50_000)], 15_000);
    expect(credits.map(({ amount }) => amount)).toEqual([20_000, 3000]);
    expect(dueRwf).toBe(15_000);
    // A total that is out of step with the lines is never exceeded.
    expect(takeCredit(10_000, [own(50_000)], 15_000)).toEqual({ credits: [], dueRwf: 10_000 });
  });

  it("adds up to the total, and takes no more than there is", () => {
    const rwf = fc.nat(1_000_000);
    fc.assert(
      fc.property(rwf, rwf, rwf, (totalRwf, cardRwf, ownRwf) => {
        const { credits, dueRwf } = takeCredit(totalRwf, [card(cardRwf), own(ownRwf)]);
        const takenRwf = credits.reduce((sum, { amount }) => sum + amount, 0);
        expect(takenRwf + dueRwf).toBe(totalRwf);
        expect(dueRwf).toBe(Math.max(0, totalRwf - cardRwf - ownRwf));
      }),
    );
  });
});
