import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cartLineOf, type CartLine } from "~/lib/cart-rules";
import { productNamed } from "~/testing/fixtures";
import { asSold, checkLine, textOfFinding } from "./line-check";

const tee = productNamed("Gahinga Boxy Tee");
const variant = (() => {
  const [first] = tee.variants;
  if (!first) throw new Error("The tee has no variants");
  return first;
})();
const lineWith = (changes: Partial<CartLine> = {}) => ({ ...cartLineOf(tee, variant), ...changes });
const teeWith = (stock: number, price = tee.price) => ({
  ...tee,
  price,
  variants: tee.variants.map((known) => ({ ...known, stock_quantity: stock })),
});
const plain = (amount: number) => String(amount);

describe("asSold", () => {
  it("goes by the product, and by the line where nobody knows the product", () => {
    const card = lineWith({ isGiftCard: true });
    expect(asSold(lineWith(), { ...tee, is_gift_card: true })).toEqual(card);
    expect(asSold(card, tee)).toEqual(lineWith());
    expect(asSold(card, null)).toBe(card);
    expect(asSold(card, undefined)).toBe(card);
  });
});

describe("checkLine", () => {
  it("has nothing to say about an unchanged line", () => {
    expect(checkLine(lineWith(), teeWith(5))).toEqual({
      available: 5,
      beforeRwf: null,
      finding: null,
    });
  });

  it("reports a product, and a variant, that are no longer sold", () => {
    expect(checkLine(lineWith(), null).finding).toEqual({ fix: "remove", reason: "gone" });
    expect(checkLine(lineWith({ id: "other" }), tee).finding).toMatchObject({ reason: "gone" });
    expect(checkLine(lineWith(), teeWith(0)).finding).toMatchObject({ reason: "sold-out" });
  });

  it("finds the variant of an old line by size and colour", () => {
    expect(checkLine(lineWith({ id: tee.id }), teeWith(5)).finding).toBeNull();
    expect(checkLine(lineWith({ id: tee.id, size: "XXXL" }), tee).finding).toMatchObject({
      reason: "gone",
    });
  });

  it("words stock and price in one sentence each", () => {
    const line = lineWith({ quantity: 4 });
    const { finding } = checkLine(line, teeWith(2, 20_000));
    if (finding === null) throw new Error("Nothing was found");
    expect(textOfFinding(finding, line, plain)).toBe(
      "Only 2 left. The price is now 20000, it was 18000.",
    );
  });

  it("resolves whatever it found: the current line has no finding", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (quantity, stock, price) => {
          const product = teeWith(stock, price);
          const { finding, available } = checkLine(lineWith({ quantity }), product);
          expect(available).toBe(Math.min(stock, 99));
          if (finding?.fix !== "update") return;
          expect(checkLine(finding.current, product).finding).toBeNull();
          expect(finding.current.quantity).toBeLessThanOrEqual(quantity);
        },
      ),
    );
  });
});
