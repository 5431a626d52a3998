import { describe, expect, it } from "vitest";
import type { ImportedProduct } from "../../../../../contracts/imported-product";
import { changeOf, stockSums } from "../import-change";
import { planProduct, type ImportFacts, type ListedProduct } from "../plan-import";

const RED = "#b5301a";
const FRONT = { id: "img_1", url: "/uploads/front.webp", source: null, color: null, view: null };

const shop: ListedProduct = {
  id: "prod_1",
  handle: "dress",
  name: "Dress",
  description: "",
  texts: {},
  status: "draft",
  isGiftCard: false,
  look: [],
  categoryId: "cat_1",
  gender: null,
  genderId: null,
  pictures: [FRONT],
  variants: ["S", "M"].map((size) => ({
    id: size,
    size,
    color: RED,
    sku: size,
    available: 5,
    priceRwf: 20_000,
    fileSaleRwf: null,
    askedRwf: 20_000,
    referenceRwf: 20_000,
    isRetired: false,
  })),
};

function change(
  product: Partial<ImportedProduct>,
  { mayPublish = true, listed = [shop] }: { mayPublish?: boolean; listed?: ListedProduct[] } = {},
) {
  const facts: ImportFacts = {
    mayPublish,
    stockRule: "set",
    listed: new Map(listed.map((one) => [one.handle, one])),
    categoryIdOf: () => "cat_1",
    ownersOf: () => [],
    hasPicture: () => false,
    pieceIdOf: () => undefined,
    isToCome: () => false,
  };
  const plan = planProduct({ handle: "dress", row: 2, variants: [], ...product }, facts);
  return changeOf(plan, { mayPublish, usualPriceRwf: 18_000 });
}
const row = (size: string, more: object = {}) => ({ row: 4, sku: null, size, color: RED, ...more });

describe("what a check shows of a product", () => {
  it("is nothing where nothing changes, or all is refused", () => {
    expect(change({ name: "Dress", variants: [row("S", { stock: 5 })] })).toBeNull();
    expect(change({}, { listed: [] })).toBeNull();
  });

  it("is the old and the new, with the variants that change", () => {
    const variants = [row("S", { stock: 8, priceRwf: 1900 }), row("M", { sku: "new" }), row("L")];
    const shown = change({ name: "Gown", status: "published", description: "Long.", variants });
    expect(shown).toMatchObject({
      product_id: "prod_1",
      kinds: ["warnings", "prices", "stock", "states", "names"],
      name: { before: "Dress", after: "Gown" },
      status: { before: "draft", after: "published" },
      price: { before: 20_000, after: 1900 },
      image: FRONT.url,
      pictures: null,
      variants: [
        {
          size: "S",
          color: RED,
          price: { before: 20_000, after: 1900 },
          stock: { before: 5, after: 8 },
        },
        { size: "L", price: { before: null, after: 20_000 }, stock: { before: null, after: 0 } },
      ],
      fields: ["description", "sku"],
      warnings: [{ row: 4 }],
    });
    expect(shown && stockSums(shown)).toEqual({ before: 5, after: 8 });
  });

  it("says which sizes a file puts on sale", () => {
    const variants = [row("S", { priceRwf: 20_000, saleRwf: 15_000 })];
    expect(change({ variants })).toMatchObject({
      kinds: ["prices"],
      price: { before: 20_000, after: 20_000 },
      variants: [{ size: "S", sale: { before: null, after: 15_000 } }],
    });
  });

  it("publishes nothing that may not be", () => {
    const fresh = { name: "Hat", category: "Hats", variants: [row("S", { priceRwf: 400_000 })] };
    const statusOf = (mayPublish: boolean, status?: "published") =>
      change({ ...fresh, status }, { mayPublish, listed: [] })?.status;
    expect(statusOf(true)).toEqual({ before: null, after: "published" });
    expect(statusOf(false, "published")).toEqual({ before: null, after: "draft" });
    const shown = change(fresh, { listed: [] });
    expect(shown?.kinds).toEqual(["created", "warnings"]);
    expect(shown?.warnings[0]?.message).toContain("22 times what such products usually cost here");
  });

  it("is the pictures in their order, those that must be fetched by their source", () => {
    const far = "https://far.example/back.jpg";
    const images = [FRONT.url, far].map((source) => ({ row: 2, source }));
    expect(change({ images })).toMatchObject({
      kinds: ["pictures"],
      pictures: {
        before: 1,
        after: [
          { url: FRONT.url, source: FRONT.url },
          { url: null, source: far },
        ],
      },
    });
  });
});
