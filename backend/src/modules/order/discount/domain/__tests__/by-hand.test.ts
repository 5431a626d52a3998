import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BY_HAND } from "../../../../../contracts/staff-orders";
import { discountByHand } from "../by-hand";

const reason = "A seam is open";
const line = (unitPriceRwf: number, quantity = 1, isGiftCard = false) => ({
  unitPriceRwf,
  quantity,
  isGiftCard,
});

const lines = fc.array(
  fc.record({
    unitPriceRwf: fc.integer({ min: 0, max: 2_000_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    isGiftCard: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

/** What is taken off each line. @throws where it can't be */
function partsOf(...call: Parameters<typeof discountByHand>): readonly number[] {
  const taken = discountByHand(...call);
  if ("field" in taken) throw new Error(taken.message);
  return taken.applied[0]?.lines ?? call[1].map(() => 0);
}

describe("a discount by hand", () => {
  it("in percent is half up for each line", () => {
    expect(partsOf({ percent: 33, reason }, [line(36_000), line(50), line(150, 3)])).toEqual([
      11_880, 17, 149,
    ]);
    expect(discountByHand({ percent: 10, reason }, [line(36_000, 2)])).toMatchObject({
      applied: [
        {
          discount: {
            promotion_id: BY_HAND,
            name: "Discount, 10%",
            amount: 7_200,
            delivery_amount: 0,
          },
        },
      ],
    });
  });

  it("of an amount is shared by what lines cost", () => {
    expect(partsOf({ amount: 1_000, reason }, [line(10_000), line(10_000), line(10_000)])).toEqual([
      333, 333, 334,
    ]);
    expect(partsOf({ amount: 500, reason }, [line(9_000), line(1_000)])).toEqual([450, 50]);
  });

  it("is of goods, and no more than they cost", () => {
    const sold = [line(10_000), line(20_000, 1, true)];
    expect(partsOf({ percent: 50, reason }, sold)).toEqual([5_000, 0]);
    expect(discountByHand({ amount: 10_001, reason }, sold)).toEqual({
      field: "discount.amount",
      message: "The goods cost RWF 10,000",
    });
  });

  it("that takes nothing off is none", () => {
    expect(discountByHand({ percent: 1, reason }, [line(10)])).toMatchObject({ applied: [] });
  });

  it("never takes more off a line than it costs, and its parts are the whole", () => {
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (sold, share) => {
        const goods = sold.map((one) => (one.isGiftCard ? 0 : one.unitPriceRwf * one.quantity));
        const sum = goods.reduce((before, amount) => before + amount, 0);
        const amount = Math.floor(sum * share);
        if (amount === 0) return;
        const parts = partsOf({ amount, reason }, sold);
        expect(parts.reduce((before, part) => before + part, 0)).toBe(amount);
        for (const [at, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(goods[at] ?? 0);
        }
      }),
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 100 }), (sold, percent) => {
        const parts = partsOf({ percent, reason }, sold);
        for (const [at, { unitPriceRwf, quantity, isGiftCard }] of sold.entries()) {
          expect(parts[at]).toBeLessThanOrEqual(isGiftCard ? 0 : unitPriceRwf * quantity);
        }
      }),
    );
  });
});
