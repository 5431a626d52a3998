import type { Product } from "@strive/backend/contracts/catalogue";
import { describe, expect, it } from "vitest";
import { cartLineOf } from "~/lib/cart-rules";
import { wishlistItemOf } from "~/lib/wishlist-rules";
import { productNamed } from "~/testing/fixtures";
import { withRestoredWishes } from "./use-change-wishes";
import { checkWish, textOfWish } from "./wish-check";

const tee = productNamed("Gahinga Boxy Tee");
const wish = wishlistItemOf(tee, { size: "M", color: "#f2f0ea" });
const wished = (() => {
  const variant = tee.variants.find(({ size, color }) => size === "M" && color === wish.color);
  if (!variant) throw new Error("The tee has no white M");
  return variant;
})();
const withStock = (stock: number, ofOthers = stock): Product => ({
  ...tee,
  variants: tee.variants.map((variant) => ({
    ...variant,
    stock_quantity: variant.id === wished.id ? stock : ofOthers,
  })),
});
const plain = (amount: number) => String(amount);

describe("checkWish", () => {
  it("makes a cart line of the wished variant", () => {
    expect(checkWish(wish, tee, [])).toEqual({ line: cartLineOf(tee, wished), finding: null });
  });

  it("finds the one variant of a product without sizes and colours", () => {
    const tote = productNamed("Kimironko Tote");
    expect(checkWish(wishlistItemOf(tote), tote, []).line).toMatchObject({
      _id: tote.id,
      id: tote.variants[0]?.id,
    });
  });

  it("reports a product that is no longer sold, or entirely sold out", () => {
    expect(checkWish(wish, null, [])).toEqual({ line: null, finding: { kind: "gone" } });
    expect(checkWish(wish, withStock(0), []).finding).toEqual({ kind: "sold-out" });
  });

  it("tells one size and colour sold out from all of them", () => {
    expect(checkWish(wish, withStock(0, 4), []).finding).toEqual({ kind: "variant-sold-out" });
    const other = { ...wish, size: "XXXL" };
    expect(checkWish(other, tee, [])).toEqual({ line: null, finding: { kind: "variant-gone" } });
    expect(checkWish(other, withStock(0), []).finding).toEqual({ kind: "sold-out" });
  });

  it("knows when the cart holds all there are", () => {
    const cart = [cartLineOf(tee, wished, 2)];
    expect(checkWish(wish, withStock(2), cart).finding).toEqual({ kind: "all-in-cart" });
    expect(checkWish(wish, withStock(3), cart)).toMatchObject({ finding: null });
  });

  it("reports a changed price and uses it in the cart", () => {
    const check = checkWish({ ...wish, price: 15_000 }, tee, []);
    expect(check.line).toMatchObject({ price: 18_000 });
    if (check.finding === null) throw new Error("Nothing was found");
    expect(textOfWish(check.finding, { ...wish, price: 15_000 }, plain)).toBe(
      "The price is now 18000, it was 15000.",
    );
  });
});

describe("withRestoredWishes", () => {
  const [one, two, three] = ["Kivu Wrap Dress", "Kimironko Tote", "Gahinga Boxy Tee"].map((name) =>
    wishlistItemOf(productNamed(name)),
  );
  if (!one || !two || !three) throw new Error("Three products were named");

  it("puts each back in its place", () => {
    const back = withRestoredWishes(
      [two],
      [
        { item: three, at: 2 },
        { item: one, at: 0 },
      ],
    );
    expect(back).toEqual([one, two, three]);
  });

  it("leaves alone what was wished for again meanwhile", () => {
    expect(withRestoredWishes([two, one], [{ item: one, at: 0 }])).toEqual([two, one]);
  });

  it("puts it at the end of a list that got shorter", () => {
    expect(withRestoredWishes([], [{ item: three, at: 2 }])).toEqual([three]);
  });
});
