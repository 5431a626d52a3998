import type { Product } from "@strive/backend/contracts/catalogue";
import { expect, test } from "vitest";
import { productNamed } from "~/testing/fixtures";
import { productHead, productTags, summaryOf } from "./product-head";

const SHOP = "https://strive.rw";
const HOODIE = productNamed("Karisimbi Heavy Hoodie");

test("says when nothing is left", () => {
  expect(
    productTags({ ...HOODIE, stock_quantity: 0 }, SHOP, { firstPicture: null }),
  ).toContainEqual({
    property: "product:availability",
    content: "out of stock",
  });
});

test("has data for search engines, and none for who saves data", () => {
  const hasData = (isSaving: boolean) =>
    productTags(HOODIE, SHOP, { firstPicture: null, isSaving }).some(
      (tag) => "script:ld+json" in tag,
    );
  expect([hasData(false), hasData(true)]).toEqual([true, false]);
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
