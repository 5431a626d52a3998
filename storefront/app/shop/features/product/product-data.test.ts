import type { Product } from "@strive/backend/contracts/catalogue";
import { expect, test } from "vitest";
import { productNamed } from "~/testing/fixtures";
import { reviewNumbered } from "~/testing/reviews";
import { structuredData } from "./product-data";

const SHOP = "https://strive.rw";
const HOODIE = productNamed("Karisimbi Heavy Hoodie");
const PAGE = `${SHOP}/product/${HOODIE.handle}`;
const BLACK = "#1b1a1a";

const dataOf = (product: Product) => structuredData(product, "Warm.", SHOP)["@graph"];
/** With the only piece that there is. */
const single: Product = { ...HOODIE, variants: HOODIE.variants.slice(0, 1) };

test("describes a product of one piece, its offer and the way to it", () => {
  const [product, breadcrumb] = dataOf(single);
  expect(product).toMatchObject({
    "@type": "Product",
    name: "Karisimbi Heavy Hoodie",
    description: "Warm.",
    url: PAGE,
    sku: HOODIE.handle,
    offers: {
      price: 45_000,
      priceCurrency: "RWF",
      url: PAGE,
      itemCondition: "https://schema.org/NewCondition",
      availability: "https://schema.org/InStock",
    },
  });
  expect(breadcrumb).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, item: `${SHOP}/` },
      { position: 2, name: "Hoodies", item: `${SHOP}/?category=Hoodies` },
      { position: 3, item: PAGE },
    ],
  });
});

test("says from when on something is sold", () => {
  const opens_at = "2099-12-05T18:00:00.000Z";
  const drop = { handle: "winter", opens_at, has_queue: true };
  const [product] = dataOf({ ...single, drop });
  const availability = "https://schema.org/PreOrder";
  expect(product).toMatchObject({ offers: { availability, availabilityStarts: opens_at } });
});

test("says when nothing is left, and skips a category that is not there", () => {
  const gone = { ...single, stock_quantity: 0, category_id: null, category_name: null };
  const [product, breadcrumb] = dataOf(gone);
  expect(product).toMatchObject({ offers: { availability: "https://schema.org/OutOfStock" } });
  expect(product).not.toHaveProperty("category");
  expect(breadcrumb).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2 }] });
});

test("describes each piece that can be chosen, at its own price and address", () => {
  const [group] = dataOf({
    ...HOODIE,
    sizes: ["M", "L"],
    colors: [BLACK],
    image_colors: HOODIE.images.map((_image, index) => (index === 1 ? BLACK : null)),
    sale_ends_at: "2026-12-01T00:00:00.000Z",
    variants: [
      { id: "v1", size: "M", color: BLACK, stock_quantity: 2 },
      {
        id: "v2",
        size: "L",
        color: BLACK,
        stock_quantity: 0,
        price: 40_000,
        compare_at_price: 50_000,
      },
    ],
  });
  expect(group).toMatchObject({
    "@type": "ProductGroup",
    productGroupID: HOODIE.id,
    variesBy: ["https://schema.org/size", "https://schema.org/color"],
    hasVariant: [
      {
        "@type": "Product",
        sku: "v1",
        name: "Karisimbi Heavy Hoodie, Black, M",
        size: "M",
        color: "Black",
        image: SHOP + (HOODIE.images[1] ?? HOODIE.image),
        offers: {
          price: 45_000,
          url: `${PAGE}?size=M&color=1b1a1a`,
          availability: "https://schema.org/InStock",
          priceValidUntil: "2026-12-01T00:00:00.000Z",
        },
      },
      {
        sku: "v2",
        offers: {
          price: 40_000,
          priceSpecification: { price: 50_000 },
          availability: "https://schema.org/OutOfStock",
        },
      },
    ],
  });
  expect(group).not.toHaveProperty("offers");
});

test("names only what a product has a choice of", () => {
  const [group] = dataOf({ ...HOODIE, colors: [] });
  expect(group).toMatchObject({ variesBy: ["https://schema.org/size"] });
  expect(JSON.stringify(group)).not.toContain('"color"');
  const [plain] = dataOf({ ...HOODIE, sizes: [], colors: [] });
  expect(plain).toMatchObject({ "@type": "Product", offers: { url: PAGE } });
});

test("says what buyers give it and say, and names nobody; nothing without any", () => {
  const rating = { average: 4.6, count: 38, revision: 1 };
  const reviews = [reviewNumbered(2, { rating: 4 }), reviewNumbered(1, { title: "" })];
  const [product] = structuredData({ ...single, rating }, "Warm.", SHOP, reviews)["@graph"];
  expect(product).toMatchObject({
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: 4.6,
      reviewCount: 38,
      bestRating: 5,
      worstRating: 1,
    },
    review: [
      {
        "@type": "Review",
        author: { "@type": "Person", name: "A buyer" },
        datePublished: "2026-11-14",
        reviewRating: { ratingValue: 4 },
        name: "Warm 2",
        reviewBody: "Washed it six times.",
      },
      { reviewRating: { ratingValue: 5 } },
    ],
  });
  const [none] = dataOf(single);
  expect(none).not.toHaveProperty("aggregateRating");
  expect(none).not.toHaveProperty("review");
});
