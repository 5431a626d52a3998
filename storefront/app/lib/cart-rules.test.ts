import { MAX_QUANTITY as CONTRACT_MAX } from "@strive/backend/contracts/orders";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { productNamed } from "~/testing/fixtures";
import {
  cartLineOf,
  countOf,
  MAX_QUANTITY,
  parseCart,
  withAdded,
  withoutLine,
  withRestored,
  type CartLine,
} from "./cart-rules";
import { totalRwfOf } from "./line-totals";

const line = (change: Partial<CartLine> = {}): CartLine => ({
  id: "variant_1",
  _id: "prod_1",
  name: "Gahinga Boxy Tee",
  price: 18_000,
  image: null,
  quantity: 1,
  size: "S",
  color: "Gray",
  stock_quantity: null,
  ...change,
});

describe("adding", () => {
  it("has the same limit as the server", () => {
    expect(MAX_QUANTITY).toBe(CONTRACT_MAX);
  });

  it("merges the same variant and keeps another one apart", () => {
    const cart = [line(), line({ quantity: 2 }), line({ id: "variant_2", size: "M" })].reduce(
      withAdded,
      [] as CartLine[],
    );
    expect(cart.map(({ id, quantity }) => [id, quantity])).toEqual([
      ["variant_1", 3],
      ["variant_2", 1],
    ]);
  });

  it("stops at the stock, at 99, and adds nothing that is sold out", () => {
    expect(withAdded([], line({ quantity: 8, stock_quantity: 5 }))[0]?.quantity).toBe(5);
    expect(withAdded([line({ quantity: 98 })], line({ quantity: 5 }))[0]?.quantity).toBe(99);
    expect(withAdded([], line({ stock_quantity: 0 }))).toEqual([]);
  });

  it("takes the newer price and stock", () => {
    const [merged] = withAdded([line({ price: 1 })], line({ price: 2, stock_quantity: 9 }));
    expect(merged).toMatchObject({ price: 2, stock_quantity: 9, quantity: 2 });
  });

  it("makes a line from a product's variant, with the picture of its colour", () => {
    const hoodie = productNamed("Karisimbi Heavy Hoodie");
    const red = hoodie.variants.find(({ color }) => color === "#b5301a");
    if (!red) throw new Error("no red hoodie");
    expect(cartLineOf(hoodie, red, 2)).toMatchObject({
      id: red.id,
      _id: hoodie.id,
      image: hoodie.images[1],
      quantity: 2,
      stock_quantity: 12,
    });
  });
});

describe("changing", () => {
  it("removes a line at 0 and below, and only that line", () => {
    const cart = [line(), line({ id: "variant_2" })];
    expect(withAdded(cart, line({ quantity: -1 }))).toEqual([cart[1]]);
    expect(withAdded(cart, line({ quantity: -3 }))).toEqual([cart[1]]);
    expect(withoutLine(cart, "variant_2")).toEqual([cart[0]]);
  });

  it("puts a removed line back where it was", () => {
    const cart = [line({ id: "a" }), line({ id: "b" }), line({ id: "c" })];
    const [, removed] = cart;
    if (!removed) throw new Error("no line");
    expect(withRestored(withoutLine(cart, "b"), removed, 1)).toEqual(cart);
  });

  it("merges a removed line that came back meanwhile", () => {
    expect(withRestored([line()], line(), 0)).toEqual([line({ quantity: 2 })]);
  });
});

describe("reading the storage", () => {
  it.each([null, undefined, 7, "text", {}, [null, 3, "x", [], {}], [{ id: "  " }]])(
    "makes an empty cart of %j",
    (raw) => {
      expect(parseCart(raw)).toEqual([]);
    },
  );

  it("reads a line of the earlier shop: id missing, price as text, no quantity", () => {
    expect(parseCart([{ _id: "p1", name: "Tee", price: "18000" }])).toEqual([
      line({ id: "p1", _id: "p1", name: "Tee" }),
    ]);
  });

  it("counts what can't be read as price 0 and drops a line without units", () => {
    expect(parseCart([{ id: "a", price: "many" }])[0]?.price).toBe(0);
    expect(
      parseCart([
        { id: "a", quantity: 0 },
        { id: "b", quantity: "NaN" },
      ]),
    ).toEqual([]);
  });
});

const anyLine = fc.record({
  id: fc.constantFrom("a", "b", "c", "d"),
  price: fc.integer({ min: 0, max: 2_000_000 }),
  quantity: fc.integer({ min: 1, max: 150 }),
  stock_quantity: fc.option(fc.integer({ min: 0, max: 200 })),
});
const anyCart = fc
  .array(anyLine, { maxLength: 30 })
  .map((lines) => lines.map((change) => line(change)).reduce(withAdded, [] as CartLine[]));

describe("always", () => {
  it("the total is the sum of price times quantity, a safe whole number", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const total = totalRwfOf(cart);
        expect(Number.isSafeInteger(total)).toBe(true);
        expect(total).toBe(cart.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
      }),
    );
  });

  it("every line is within stock and 99, no variant appears twice, the count is the sum", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(new Set(cart.map(({ id }) => id)).size).toBe(cart.length);
        for (const { quantity, stock_quantity } of cart) {
          expect(quantity).toBeGreaterThan(0);
          expect(quantity).toBeLessThanOrEqual(Math.min(stock_quantity ?? 99, 99));
        }
        expect(countOf(cart)).toBe(cart.reduce((sum, { quantity }) => sum + quantity, 0));
      }),
    );
  });

  it("removing what was added gives the cart before", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const added = withAdded(cart, line({ id: "new" }));
        expect(withoutLine(added, "new")).toEqual(cart);
        expect(totalRwfOf(added)).toBe(totalRwfOf(cart) + 18_000);
      }),
    );
  });

  it("reads back what it stored, and survives anything else", () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(parseCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        expect(Number.isFinite(totalRwfOf(parseCart(raw)))).toBe(true);
      }),
    );
  });
});
