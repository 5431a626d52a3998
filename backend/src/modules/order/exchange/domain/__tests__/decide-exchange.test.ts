import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_MONEY_RWF } from "../../../../../contracts/money";
import { exchangeUnitPrice } from "../../../../../contracts/return-rules";
import { freeTerms, termsOf } from "../../../checkout/domain/terms";
import type { Candidate } from "../../../checkout/domain/types";
import type { ExchangeWish } from "../../records";
import { decideExchange } from "../decide-exchange";

const TERMS = freeTerms(termsOf("Gasabo", null, null, new Date("2026-11-26T09:00:00Z")));

const candidate = (variantId: string, over: Partial<Candidate> = {}): Candidate => ({
  variantId,
  productId: "prod_tee",
  productName: "Tee",
  productHandle: "tee",
  variantTitle: variantId,
  sku: null,
  image: null,
  size: variantId,
  color: "Gray",
  rank: 0,
  unitPriceRwf: 12_000,
  listPriceRwf: 12_000,
  struckPriceRwf: null,
  isGiftCard: false,
  isLimited: true,
  sources: [
    {
      levelId: `level_${variantId}`,
      inventoryItemId: `item_${variantId}`,
      locationId: "here",
      requiredPerPiece: 1,
      free: 5,
    },
  ],
  ...over,
});

const wish = (over: Partial<ExchangeWish> = {}): ExchangeWish => ({
  index: 2,
  itemId: "ordli_1",
  productId: "prod_tee",
  oldVariantId: "M",
  variantId: "L",
  quantity: 1,
  paidRwf: 9_000,
  ...over,
});

describe("the price of a piece in exchange", () => {
  it.each([
    // Bought in a sale that is over, or at half its price with a code: nothing more is asked.
    [9_000, 1, { old: 12_000, new: 12_000 }, 9_000],
    [9_000, 1, { old: 12_000, new: 15_000 }, 12_000],
    [9_000, 1, { old: 12_000, new: 10_000 }, 7_500],
    [10_000, 1, { old: 20_000, new: 10_000 }, 5_000],
    [1_000, 1, { old: 12_000, new: 5_000 }, 417],
    [0, 1, { old: 12_000, new: 5_000 }, 0],
    [9_000, 1, { old: null, new: 15_000 }, 15_000],
    [10_000, 3, { old: 12_000, new: 12_000 }, 3_333],
  ])("of RWF %i for %i, now %o, is RWF %i", (paid, pieces, now, price) => {
    expect(exchangeUnitPrice(paid, pieces, now)).toBe(price);
  });

  it("is never below 0, and between equal pieces never more than was paid", () => {
    const rwf = fc.nat(1_000_000);
    fc.assert(
      fc.property(rwf, fc.integer({ min: 1, max: 99 }), rwf, rwf, (paid, pieces, old, next) => {
        expect(exchangeUnitPrice(paid, pieces, { old, new: next })).toBeGreaterThanOrEqual(0);
        const same = exchangeUnitPrice(paid, pieces, { old, new: old });
        expect(same * pieces).toBeLessThanOrEqual(paid);
        expect(paid - same * pieces).toBeLessThan(pieces);
        // A discount is worth no more on a cheaper piece than it was on the dear one.
        const cheaper = Math.min(old, next);
        const price = exchangeUnitPrice(paid, pieces, { old, new: cheaper });
        expect(price * old).toBeGreaterThanOrEqual(same * cheaper);
      }),
    );
  });
});

describe("what is wanted in exchange", () => {
  const goods = [candidate("M"), candidate("L", { unitPriceRwf: 14_000, struckPriceRwf: 20_000 })];

  it("becomes a line at its price in this exchange, without a struck price, delivered free", () => {
    const decision = decideExchange([wish()], goods, TERMS);
    expect(decision).toMatchObject({
      kind: "lines",
      lines: [{ unitPriceRwf: 11_000, quantity: 1, candidate: { struckPriceRwf: null } }],
    });
    expect(TERMS.shipping).toEqual({ flat_fee: 0, free_above: null, districts: [] });
  });

  it("of two lines counts together against what is there", () => {
    const twice = [wish({ quantity: 3 }), wish({ index: 4, itemId: "ordli_2", quantity: 3 })];
    expect(decideExchange(twice, goods, TERMS)).toMatchObject({
      kind: "short",
      shortages: [{ index: 2, requested: 6, available: 5 }],
    });
    const enough = [wish({ quantity: 3 }), wish({ index: 4, itemId: "ordli_2", quantity: 2 })];
    const decision = decideExchange(enough, goods, TERMS);
    expect(decision.kind === "lines" && decision.lines.map(({ quantity }) => quantity)).toEqual([
      3, 2,
    ]);
  });

  it("can't cost more than an order may", () => {
    const dear = [wish({ paidRwf: MAX_MONEY_RWF, quantity: 1 })];
    expect(decideExchange(dear, goods, TERMS)).toMatchObject({
      kind: "invalid",
      problems: [{ field: "items", message: "This order is too large" }],
    });
  });

  it("can't be another article, nor what is not for sale", () => {
    const others = [...goods, candidate("bag", { productId: "prod_bag" })];
    const refusal = { kind: "invalid", problems: [{ field: "items.2.exchange_for" }] };
    expect(decideExchange([wish({ variantId: "bag" })], others, TERMS)).toMatchObject(refusal);
    expect(decideExchange([wish({ variantId: "gone" })], goods, TERMS)).toMatchObject(refusal);
    const unpriced = [candidate("L", { unitPriceRwf: null })];
    expect(decideExchange([wish()], unpriced, TERMS)).toMatchObject(refusal);
  });

  it("costs its own price where what comes back is not sold any more", () => {
    const decision = decideExchange([wish()], goods.slice(1), TERMS);
    expect(decision).toMatchObject({ kind: "lines", lines: [{ unitPriceRwf: 14_000 }] });
  });
});
