import { describe, expect, it } from "vitest";
import { giftCard, productNamed } from "~/testing/fixtures";
import { searchOf, variantRows } from "./variant-rows";

const tee = productNamed("Gahinga Boxy Tee");

describe("what is typed for a product", () => {
  it.each([
    ["virunga m", { search: "virunga", size: "M" }],
    ["  XL hoodie ", { search: "hoodie", size: "XL" }],
    ["chinos 32", { search: "chinos", size: "32" }],
    ["kids 6-7", { search: "kids", size: "6-7" }],
    ["mark cap", { search: "mark cap", size: "" }],
    ["42", { search: "", size: "42" }],
    ["", { search: "", size: "" }],
  ])("%j asks for %j", (typed, asked) => {
    expect(searchOf(typed)).toEqual(asked);
  });
});

describe("what is found", () => {
  it("is every variant of that size, or of that colour too", () => {
    const shown = (typed: string) =>
      variantRows([tee], typed).map(({ size, color }) => [size, color]);
    expect(shown("gahinga")).toHaveLength(tee.variants.length);
    expect(shown("gahinga m")).toEqual(tee.colors.map((color) => ["M", color]));
    expect(shown("gahinga black m")).toEqual([["M", "#1b1a1a"]]);
    // A word that is no colour of it is about something else.
    expect(shown("cotton m")).toHaveLength(3);
  });

  it("has what is free first, its own price, and the picture of its colour", () => {
    const [first, second, ...others] = tee.variants.filter(({ size }) => size === "M");
    if (!first || !second) throw new Error("The tee has no M");
    const variants = [
      { ...first, stock_quantity: 0 },
      { ...second, price: 15_000, compare_at_price: null },
      ...others,
    ];
    const image_colors = [first.color, second.color, null];
    const product = { ...tee, compare_at_price: 20_000, variants, image_colors };
    const [row, ...rest] = variantRows([product], "gahinga");
    expect(row).toMatchObject({
      variant_id: second.id,
      price: 15_000,
      compare_at_price: null,
      image: tee.images[1],
      free: second.stock_quantity,
    });
    expect(rest.at(-1)).toMatchObject({ price: tee.price, compare_at_price: 20_000, free: 0 });
  });

  it("is the one whose SKU was scanned, whatever else that could mean", () => {
    const { id } = tee.variants.at(-1) ?? {};
    const scanned = { ...tee, ...(id !== undefined && { sku_variant_id: id }) };
    const rows = variantRows([scanned], "gahinga-boxy-tee-xl m");
    expect(rows.map(({ variant_id }) => variant_id)).toEqual([id]);
  });

  it("is no gift card", () => {
    expect(variantRows([giftCard], "gift")).toEqual([]);
  });
});
