import type { Product } from "@strive/backend/contracts/catalogue";
import { expect, test } from "vitest";
import { productNamed } from "~/testing/fixtures";
import { productHead, productTags, structuredData, summaryOf } from "./product-head";

const SHOP = "https://strive.rw";
const HOODIE = productNamed("Karisimbi Heavy Hoodie");

test("describes product, offer and breadcrumbs", () => {
  const [product, breadcrumb] = structuredData(HOODIE, SHOP)["@graph"];
  expect(product).toMatchObject({
    "@type": "Product",
    name: "Karisimbi Heavy Hoodie",
    url: `${SHOP}/product/${HOODIE.id}`,
    offers: {
      price: 45_000,
      priceCurrency: "RWF",
      url: `${SHOP}/product/${HOODIE.id}`,
      itemCondition: "https://schema.org/NewCondition",
      availability: "https://schema.org/InStock",
    },
  });
  expect(breadcrumb).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, item: `${SHOP}/` },
      { position: 2, name: "Hoodies", item: `${SHOP}/?category=Hoodies` },
      { position: 3, item: `${SHOP}/product/${HOODIE.id}` },
    ],
  });
});

test("says when nothing is left, and skips a category that is not there", () => {
  const gone = { ...HOODIE, stock_quantity: 0, category_id: null, category_name: null };
  const [product, breadcrumb] = structuredData(gone, SHOP)["@graph"];
  expect(product).toMatchObject({ offers: { availability: "https://schema.org/OutOfStock" } });
  expect(breadcrumb).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2 }] });
  expect(productTags(gone, SHOP, { firstPicture: null })).toContainEqual({
    property: "product:availability",
    content: "out of stock",
  });
});

test("preloads the first picture in AVIF, an external one as it is, or none", () => {
  const preloads = (src: string | null) =>
    productTags(HOODIE, SHOP, { firstPicture: src }).filter(
      (tag) => "rel" in tag && tag["rel"] === "preload",
    );
  expect(preloads(HOODIE.image)).toMatchObject([{ type: "image/avif", as: "image" }]);
  expect(preloads("https://elsewhere.example/a.jpg")).toMatchObject([
    { href: "https://elsewhere.example/a.jpg" },
  ]);
  expect(preloads(null)).toEqual([]);
});

test("a product without a description still gets one", () => {
  expect(summaryOf({ ...HOODIE, description: "- 480 g" })).toMatch(/^Karisimbi Heavy Hoodie by/);
});

const previewIn = (product: Product, search = "") =>
  Object.fromEntries(
    productHead(
      product,
      { shopUrl: SHOP, siteName: "STRIVE", isSaving: false },
      new URLSearchParams(search),
    )
      .map((tag) => ("property" in tag ? [String(tag["property"]), String(tag["content"])] : []))
      .filter(([name]) => name?.startsWith("og:image")),
  ) as Record<string, string>;

test("a link is previewed by a card that everything reads, of the colour that it names", () => {
  const [first, second] = HOODIE.images;
  const [color] = HOODIE.colors;
  const product = { ...HOODIE, image: second ?? null, image_colors: [color ?? null, null] };
  const card = {
    "og:image:type": "image/jpeg",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": HOODIE.name,
  };
  const of = (url = "") => SHOP + url.replace(".webp", ".card.jpg");
  expect(previewIn(product)).toEqual({ "og:image": of(second), ...card });
  expect(previewIn(product, `color=${color?.slice(1)}`)).toEqual({
    "og:image": of(first),
    ...card,
  });
});

test("a picture from elsewhere is previewed as it is, and none by the shop's own", () => {
  const elsewhere = "https://elsewhere.example/a.jpg";
  expect(previewIn({ ...HOODIE, image: elsewhere })).toEqual({
    "og:image": elsewhere,
    "og:image:alt": HOODIE.name,
  });
  expect(previewIn({ ...HOODIE, image: null })).toEqual({
    "og:image": `${SHOP}/art/hero-wide-1080.webp`,
  });
});
