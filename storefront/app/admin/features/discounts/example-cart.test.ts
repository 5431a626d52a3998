import type { StaffDiscount } from "@strive/backend/contracts/staff-discounts";
import { describe, expect, it } from "vitest";
import { staffDiscount } from "~/testing/admin-discounts";
import { savedNamed } from "~/testing/admin-products";
import { shipping } from "~/testing/shipping";
import { exampleCart } from "./example-cart";

/** RWF 18,000, 45,000, and 75,000 that is sold out. */
const PRODUCTS = ["Gahinga Boxy Tee", "Karisimbi Heavy Hoodie", "Moto High-Top"].map((name) =>
  savedNamed(name),
);
const cartOf = (changes: Partial<StaffDiscount>, terms = shipping, products = PRODUCTS) =>
  exampleCart(staffDiscount(changes), products, terms);

describe("the example of a cart", () => {
  it("has one product, with delivery", () => {
    expect(cartOf({})).toEqual({
      name: "Gahinga Boxy Tee",
      quantity: 1,
      goodsRwf: 18_000,
      offRwf: 1800,
      deliveryRwf: 2000,
      totalRwf: 18_200,
    });
  });

  it("has one that reaches the minimum, or several of the dearest in stock", () => {
    expect(cartOf({ minimum: 40_000 })?.name).toBe("Karisimbi Heavy Hoodie");
    expect(cartOf({ minimum: 100_000, kind: "amount", value: 5000 })).toMatchObject({
      name: "Karisimbi Heavy Hoodie",
      quantity: 3,
      goodsRwf: 135_000,
      totalRwf: 132_000,
    });
  });

  it("has nothing on sale where that is left out", () => {
    const sold = [savedNamed("Gahinga Boxy Tee", { compare_at_price: 20_000 })];
    expect(cartOf({ excludes_sale: true }, shipping, sold)).toBeNull();
    expect(cartOf({}, shipping, sold)?.offRwf).toBe(1800);
    expect(cartOf({ excludes_sale: true }, shipping, [...sold, ...PRODUCTS.slice(1)])?.name).toBe(
      "Karisimbi Heavy Hoodie",
    );
  });

  it("has what is sold out where nothing else fits", () => {
    expect(cartOf({}, shipping, PRODUCTS.slice(2))?.name).toBe("Moto High-Top");
    expect(cartOf({}, shipping, [])).toBeNull();
  });

  it("takes off no more than there is, and says so of delivery that is free already", () => {
    expect(cartOf({ kind: "amount", value: 90_000 })).toMatchObject({
      offRwf: 18_000,
      totalRwf: 2000,
    });
    const delivery = { kind: "free_delivery", value: null } as const;
    expect(cartOf(delivery)).toMatchObject({ offRwf: 2000, totalRwf: 18_000 });
    expect(cartOf(delivery, { ...shipping, free_above: 18_000 })).toMatchObject({
      offRwf: 0,
      deliveryRwf: 0,
      totalRwf: 18_000,
    });
  });
});
