import { expect, test } from "vitest";
import { productNamed } from "~/testing/fixtures";
import { productTags, structuredData, summaryOf } from "./product-head";

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
  expect(productTags(gone, SHOP, null)).toContainEqual({
    property: "product:availability",
    content: "out of stock",
  });
});

test("preloads the first picture in AVIF, an external one as it is, or none", () => {
  const preloads = (src: string | null) =>
    productTags(HOODIE, SHOP, src).filter((tag) => "rel" in tag && tag["rel"] === "preload");
  expect(preloads(HOODIE.image)).toMatchObject([{ type: "image/avif", as: "image" }]);
  expect(preloads("https://elsewhere.example/a.jpg")).toMatchObject([
    { href: "https://elsewhere.example/a.jpg" },
  ]);
  expect(preloads(null)).toEqual([]);
});

test("a product without a description still gets one", () => {
  expect(summaryOf({ ...HOODIE, description: "- 480 g" })).toMatch(/^Karisimbi Heavy Hoodie by/);
});

test("a picture's size is given when its URL has it, and only for a product's own", () => {
  const measured = (image: string | null) =>
    productTags({ ...HOODIE, image }, SHOP, null)
      .filter((tag) => "property" in tag && String(tag["property"]).startsWith("og:image:"))
      .map((tag) => ("property" in tag ? tag["property"] : null));
  expect(measured(HOODIE.image)).toEqual(["og:image:width", "og:image:height", "og:image:alt"]);
  expect(measured("https://elsewhere.example/a.jpg")).toEqual(["og:image:alt"]);
  expect(measured(null)).toEqual([]);
});
