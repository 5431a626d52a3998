import { convertRwf, CURRENCIES, FALLBACK_RATES } from "@strive/backend/contracts/money";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
import { giftCard, productNamed } from "~/testing/fixtures";
import { totalsOf } from "./totals";

const tee = productNamed("Gahinga Boxy Tee");
const [variant] = tee.variants;

const anyLine = fc
  .record({
    price: fc.integer({ min: 0, max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  .map((changes): CartLine => {
    if (!variant) throw new Error("The tee has no variants");
    return { ...cartLineOf(tee, variant), ...changes };
  });

describe("totalsOf", () => {
  it("is whole RWF: the lines, and the delivery once", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 50 }), (lines) => {
        const { subtotalRwf, shippingRwf, totalRwf } = totalsOf(lines, () => 2000);
        expect(Number.isSafeInteger(totalRwf)).toBe(true);
        expect(shippingRwf).toBe(2000);
        expect(totalRwf - shippingRwf).toBe(subtotalRwf);
        expect(subtotalRwf).toBe(lines.reduce((sum, one) => sum + one.price * one.quantity, 0));
      }),
    );
  });

  it("has no delivery for gift cards, and no credit that pays them", () => {
    const [amount] = giftCard.variants;
    if (!variant || !amount) throw new Error("Both have variants");
    const cards = { ...cartLineOf(giftCard, amount, 3), isGiftCard: true as const };
    const lines = [cartLineOf(tee, variant, 2), cards];
    const feeRwf = (goodsRwf: number | null) => (goodsRwf === null ? 0 : 2000);
    const credit = [{ kind: "account" as const, ends_with: null, balance: 50_000 }];
    expect(totalsOf(lines, feeRwf, [], credit)).toMatchObject({
      subtotalRwf: 66_000,
      shippingRwf: 2000,
      totalRwf: 68_000,
      credits: [{ amount: 38_000 }],
      dueRwf: 30_000,
    });
    expect(totalsOf(lines.slice(1), feeRwf, [], credit)).toMatchObject({
      shippingRwf: 0,
      credits: [],
      dueRwf: 30_000,
    });
  });

  it("is shown converted as a whole, at most half a cent off", () => {
    fc.assert(
      fc.property(fc.array(anyLine), fc.constantFrom(...CURRENCIES), (lines, currency) => {
        const { totalRwf } = totalsOf(lines, () => 2000);
        const shown = convertRwf(totalRwf, currency, FALLBACK_RATES);
        expect(Math.abs(shown - totalRwf * FALLBACK_RATES[currency])).toBeLessThan(0.0051);
      }),
    );
  });
});
