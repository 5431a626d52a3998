import { describe, expect, it } from "vitest";
import { productNamed } from "~/testing/fixtures";
import { parseWishlist, wishlistItemOf, withoutWish, withWish } from "./wishlist-rules";

const dress = wishlistItemOf(productNamed("Kivu Wrap Dress"));
const tote = wishlistItemOf(productNamed("Kimironko Tote"));

describe("wishlist", () => {
  it("ignores a product that is already in it", () => {
    expect(withWish(withWish([dress], tote), dress)).toEqual([dress, tote]);
  });

  it("removes by product", () => {
    expect(withoutWish([dress, tote], dress.id)).toEqual([tote]);
  });

  it("keeps the colour that a card shows, and a size in stock in it", () => {
    const hoodie = productNamed("Karisimbi Heavy Hoodie");
    const [black = "", red = ""] = hoodie.colors;
    expect(wishlistItemOf(hoodie)).toMatchObject({ size: "S", color: black, image: hoodie.image });
    expect(hoodie.sizes[0]).not.toBe("S");
    const variants = hoodie.variants.map((variant) => ({
      ...variant,
      stock_quantity: variant.color === red && variant.size === "S" ? 0 : 1,
    }));
    expect(wishlistItemOf({ ...hoodie, variants }, { color: red })).toMatchObject({
      size: "XS",
      color: red,
    });
  });

  it("shows the colour that it names", () => {
    const hoodie = productNamed("Karisimbi Heavy Hoodie");
    const [, second = ""] = hoodie.colors;
    expect(wishlistItemOf(hoodie, { size: "M", color: second })).toMatchObject({
      color: second,
      image: hoodie.images[hoodie.image_colors.indexOf(second)],
    });
    // One without a picture of its own has the one that shows no colour in particular.
    expect(wishlistItemOf(hoodie, { size: "M", color: "#00ff00" }).image).toBe(hoodie.images[2]);
  });

  it("gives products without sizes or colours the defaults", () => {
    expect(tote).toMatchObject({ size: "S", color: "Gray", quantity: 1 });
  });

  it("reads back what it stored, and survives garbage", () => {
    expect(parseWishlist("nonsense")).toEqual([]);
    expect(parseWishlist([null, {}, dress, dress, 4])).toEqual([dress]);
    expect(parseWishlist([{ _id: "x", price: "12" }])[0]).toMatchObject({ id: "x", price: 12 });
  });
});
