import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shipping } from "~/testing/shipping";
import { deliveryTermsOf } from "./delivery-terms";
import { freeDeliveryOf } from "./free-delivery";

type Facts = Parameters<typeof freeDeliveryOf>[0];

const taking = (goodsRwf: number, delivery_amount: number) => [
  {
    promotion_id: "promo_1",
    code: "STRIVE10",
    name: "Ten percent",
    is_automatic: false,
    amount: goodsRwf + delivery_amount,
    delivery_amount,
  },
];
const termsFrom = (free_above: number | null, flat_fee = 2000) =>
  deliveryTermsOf({ ...shipping, flat_fee, free_above, districts: [] });

const wayOf = (facts: Partial<Facts>) =>
  freeDeliveryOf({
    terms: termsFrom(80_000),
    district: null,
    goodsRwf: 73_400,
    shippingRwf: 2000,
    discounts: [],
    ...facts,
  });

describe("the way to free delivery", () => {
  it("is what the goods lack", () => {
    expect(wayOf({})).toEqual({ missingRwf: 6600, percent: 91 });
  });

  it("is whole only at its end", () => {
    expect(wayOf({ goodsRwf: 79_999 })).toEqual({ missingRwf: 1, percent: 99 });
    expect(wayOf({ goodsRwf: 80_000, shippingRwf: 0 })).toEqual({ missingRwf: 0, percent: 100 });
  });

  it("is the district's own", () => {
    const [gasabo] = shipping.districts;
    if (!gasabo) throw new Error("There are districts");
    const districts = [{ ...gasabo, free_above: 100_000 }];
    const terms = deliveryTermsOf({ ...shipping, free_above: 80_000, districts });
    expect(wayOf({ terms, district: gasabo.district })?.missingRwf).toBe(26_600);
    expect(wayOf({ terms, district: null })?.missingRwf).toBe(6600);
  });

  it("is as far with a code that takes something off the goods, or off a part of delivery", () => {
    expect(wayOf({ discounts: taking(7500, 1500) })).toEqual({ missingRwf: 6600, percent: 91 });
  });

  it.each<[string, Partial<Facts>]>([
    ["before the shop has answered", { terms: deliveryTermsOf() }],
    ["without a threshold", { terms: termsFrom(null) }],
    ["with a threshold of nothing", { terms: termsFrom(0), shippingRwf: 0 }],
    ["without goods", { goodsRwf: 0 }],
    ["for gift cards alone", { goodsRwf: null, shippingRwf: 0 }],
    ["where delivery is free for all", { terms: termsFrom(80_000, 0), shippingRwf: 0 }],
    ["with a code for free delivery", { discounts: taking(0, 2000) }],
    ["where the server asks no fee for fewer goods", { shippingRwf: 0 }],
    ["where the server asks a fee for enough goods", { goodsRwf: 80_000 }],
  ])("does not exist %s", (_name, facts) => {
    expect(wayOf(facts)).toBeNull();
  });

  it("never says free while a fee is shown, nor a fee while delivery is free", () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: 0, max: 200_000 })),
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 0, max: 200_000 }),
        (freeAbove, fee, goodsRwf) => {
          const terms = termsFrom(freeAbove, fee);
          const shippingRwf = terms.feeRwf(goodsRwf, null);
          const way = wayOf({ terms, goodsRwf, shippingRwf });
          if (way === null) return;
          expect(way.missingRwf === 0).toBe(shippingRwf === 0);
          expect(way.percent === 100).toBe(way.missingRwf === 0);
          expect(terms.feeRwf(goodsRwf + way.missingRwf, null)).toBe(0);
        },
      ),
    );
  });
});
