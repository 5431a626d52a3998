import {
  MAX_SAVED_LINES,
  saveCartBodySchema,
  saveWishlistBodySchema,
} from "@strive/backend/contracts/saved-lists";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cartLineOf, parseCart } from "~/lib/cart-rules";
import { parseWishlist, wishlistItemOf } from "~/lib/wishlist-rules";
import { productNamed } from "~/testing/fixtures";
import { MAX_LINES, savedCartOf, savedWishlistOf, unsavedOf } from "./saved-form";

const tee = productNamed("Gahinga Boxy Tee");
const [variant] = tee.variants;
if (!variant) throw new Error("The tee has variants");
const line = cartLineOf(tee, variant, 2);

describe("what the account takes", () => {
  it("is the line and the wish as they are here", () => {
    expect(savedCartOf([line])).toEqual([line]);
    const wish = wishlistItemOf(tee);
    expect(savedWishlistOf([wish])).toEqual([wish]);
  });

  it("is mended where the contract would refuse it", () => {
    const [saved] = savedCartOf([
      {
        ...line,
        name: `${"n".repeat(199)}\u{1F457}`,
        color: "red\u0000",
        price: 12.4,
        image: "javascript:alert(1)",
      },
    ]);
    expect(saved).toEqual({
      ...line,
      name: "n".repeat(199),
      color: "red",
      price: 12,
      image: null,
    });
  });

  it("has no line with an id that can't be one, and no more than it may", () => {
    expect(savedCartOf([{ ...line, id: "x".repeat(65) }, line])).toEqual([line]);
    const many = Array.from({ length: 120 }, (_, at) => ({ ...line, id: `v${at}` }));
    expect(savedCartOf(many)).toEqual(many.slice(0, 100));
    expect(MAX_LINES).toBe(MAX_SAVED_LINES);
  });

  it("fits the contract whatever lay in the storage, and stays as it is once it fits", () => {
    const text = fc.string({ unit: "binary", maxLength: 600 });
    const anyItem = fc.record({
      id: fc.oneof(text, fc.constant("v1"), fc.constant("v2")),
      _id: text,
      name: text,
      price: fc.double(),
      image: fc.oneof(text, fc.constant("/uploads/a.webp"), fc.constant("https://x.rw/a")),
      quantity: fc.double({ min: -5, max: 300 }),
      size: text,
      color: text,
      stock_quantity: fc.option(fc.double()),
    });
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 8 }), (raw) => {
        const cart = savedCartOf(parseCart(raw));
        expect(saveCartBodySchema.parse({ version: 0, items: cart }).items).toEqual(cart);
        expect(savedCartOf(parseCart(JSON.parse(JSON.stringify(cart))))).toEqual(cart);
        const wishes = savedWishlistOf(parseWishlist(raw));
        expect(saveWishlistBodySchema.parse({ version: 0, items: wishes }).items).toEqual(wishes);
        expect(savedWishlistOf(parseWishlist(wishes))).toEqual(wishes);
      }),
    );
  });
});

describe("what the account does not hold", () => {
  it("is what differs from it, what is new, and what it would not take", () => {
    const changed = { ...line, id: "changed", quantity: 3 };
    const strange = { ...line, id: "x".repeat(65) };
    const added = { ...line, id: "new" };
    const saved = savedCartOf([line, { ...changed, quantity: 2 }]);
    expect(unsavedOf([line, changed, strange, added], saved, savedCartOf)).toEqual([
      changed,
      strange,
      added,
    ]);
  });
});
