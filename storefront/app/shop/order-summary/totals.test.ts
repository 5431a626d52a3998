import { convertRwf, CURRENCIES, FALLBACK_RATES } from "@strive/backend/contracts/money";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
import { productNamed } from "~/testing/fixtures";
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
