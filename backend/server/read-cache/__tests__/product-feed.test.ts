import { describe, expect, it } from "vitest";
import type { Product, Variant } from "../../../src/contracts/catalogue";
import { FEED_PART, productFeed } from "../product-feed";

const SITE = { shopUrl: "https://strive.rw", siteName: "STRIVE & brothers" };
const BLACK = "#1b1a1a";
const WHITE = "#f2f0ea";

const variant = (changes: Partial<Variant> = {}): Variant => ({
  id: "variant_1",
  size: "M",
  color: BLACK,
  stock_quantity: 3,
  ...changes,
});

const product = (changes: Partial<Product> = {}): Product => ({
  _id: "prod_1",
  id: "prod_1",
  product_name: "Boxy Tee",
  name: "Boxy Tee",
  handle: "boxy-tee",
  description: "Heavy cotton.\n- 240 g",
  price: 18_000,
  compare_at_price: null,
  sale_ends_at: null,
  images: ["/uploads/black.webp", "/uploads/white.webp", "/uploads/both.webp"],
  image: "/uploads/black.webp",
  image_colors: [BLACK, WHITE, null],
  gender: "men",
  category_id: null,
  category_name: "T-Shirts",
  stock_quantity: 3,
  colors: [BLACK, WHITE],
  sizes: ["M"],
  variants: [variant(), variant({ id: "variant_2", color: WHITE, stock_quantity: 0 })],
  status: "published",
  createdAt: "2026-11-20T08:00:00.000Z",
  ...changes,
});

/** The catalogue's calls, and what it answers. */
function catalogueOf(...data: Product[]) {
  const asked: number[] = [];
  return {
    asked,
    list: ({ limit, offset }: { limit: number; offset: number }) => {
      asked.push(limit, offset);
      const body = JSON.stringify({ success: true, data, count: data.length });
      return Promise.resolve({ body, etag: "", productId: null });
    },
  };
}

const unescaped = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

/** Field → values, for each item. */
async function itemsOf(...products: Product[]): Promise<Record<string, string[]>[]> {
  const xml = await productFeed(catalogueOf(...products), SITE, 0);
  return [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = ""]) => {
    const fields: Record<string, string[]> = {};
    for (const [, name = "", value = ""] of item.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs)) {
      (fields[name] ??= []).push(unescaped(value));
    }
    return fields;
  });
}

describe("the product feed", () => {
  it("has an item for each variant, with the fields that clothes need", async () => {
    const [black, white] = await itemsOf(product());
    expect(black).toEqual({
      id: ["variant_1"],
      item_group_id: ["prod_1"],
      title: ["Boxy Tee, Black, M"],
      description: ["Heavy cotton.\n- 240 g"],
      link: ["https://strive.rw/product/boxy-tee?size=M&color=1b1a1a"],
      image_link: ["https://strive.rw/uploads/black.webp"],
      additional_image_link: ["https://strive.rw/uploads/both.webp"],
      availability: ["in_stock"],
      price: ["18000 RWF"],
      brand: ["STRIVE & brothers"],
      identifier_exists: ["no"],
      condition: ["new"],
      product_type: ["T-Shirts"],
      gender: ["male"],
      age_group: ["adult"],
      color: ["Black"],
      size: ["M"],
    });
    expect(white).toMatchObject({
      id: ["variant_2"],
      image_link: ["https://strive.rw/uploads/white.webp"],
      availability: ["out_of_stock"],
      color: ["White"],
    });
  });

  it("announces what is sold from a moment on, until then", async () => {
    const drop = (opens_at: string) =>
      product({ drop: { handle: "d", opens_at, has_queue: true } });
    const later = "2099-12-05T18:00:00.000Z";
    const [announced, soldOut] = await itemsOf(drop(later));
    expect(announced).toMatchObject({ availability: ["preorder"], availability_date: [later] });
    expect(soldOut).toMatchObject({ availability: ["out_of_stock"] });
    expect(soldOut).not.toHaveProperty("availability_date");
    const [opened] = await itemsOf(drop("2026-01-01T18:00:00.000Z"));
    expect(opened).toMatchObject({ availability: ["in_stock"] });
  });

  it("shows a colour that has no picture with those that there are", async () => {
    const [black, white] = await itemsOf(
      product({
        images: ["/uploads/black.webp", "https://cdn.rw/b.webp"],
        image_colors: [BLACK, BLACK],
      }),
    );
    for (const item of [black, white]) {
      expect(item?.["image_link"]).toEqual(["https://strive.rw/uploads/black.webp"]);
      expect(item?.["additional_image_link"]).toEqual(["https://cdn.rw/b.webp"]);
    }
  });

  it("names the shop's own pictures as JPEG, which every list reads", async () => {
    const own = "/uploads/0123456789abcdef0123-800x1000-d9d3c7.webp";
    const [item] = await itemsOf(
      product({ images: [`https://bucket.rw${own}`], image_colors: [BLACK] }),
    );
    expect(item?.["image_link"]).toEqual([
      "https://strive.rw/uploads/0123456789abcdef0123-800x1000-d9d3c7.jpg",
    ]);
  });

  it("strikes the usual price only where less is asked, each variant its own", async () => {
    const [sale, usual] = await itemsOf(
      product({
        price: 15_000,
        compare_at_price: 18_000,
        variants: [variant(), variant({ id: "variant_2", price: 20_000, compare_at_price: null })],
      }),
    );
    expect(sale).toMatchObject({ price: ["18000 RWF"], sale_price: ["15000 RWF"] });
    expect(usual?.["price"]).toEqual(["20000 RWF"]);
    expect(usual).not.toHaveProperty("sale_price");
  });

  it("says no size or colour of what has none, and belongs to no group alone", async () => {
    const [item] = await itemsOf(
      product({ sizes: [], colors: [], image_colors: [null, null, null], variants: [variant()] }),
    );
    expect(item).toMatchObject({
      title: ["Boxy Tee"],
      link: ["https://strive.rw/product/boxy-tee"],
    });
    for (const field of ["size", "color", "item_group_id"]) expect(item).not.toHaveProperty(field);
  });

  it.each([
    ["kids" as const, "unisex", "kids"],
    ["women" as const, "female", "adult"],
    [null, "unisex", "adult"],
  ])("of %s is for %s, %s", async (gender, told, age) => {
    const [item] = await itemsOf(product({ gender }));
    expect(item).toMatchObject({ gender: [told], age_group: [age] });
  });

  it("lists neither gift cards nor what has no picture", async () => {
    expect(await itemsOf(product({ is_gift_card: true }), product({ images: [] }))).toEqual([]);
  });

  it("keeps to the longest texts, and to what XML can hold", async () => {
    const long = `${"x".repeat(149)}\u{1f455}`;
    const [item] = await itemsOf(
      product({ name: long, description: `<b>"A" & 'B'\u0007\ud800</b>${"y".repeat(6000)}` }),
    );
    expect(item?.["title"]?.[0]).toBe("x".repeat(149));
    expect(item?.["description"]?.[0]).toMatch(/^<b>"A" & 'B'<\/b>y+$/);
    expect(item?.["description"]?.[0]?.length).toBeLessThanOrEqual(5000);
  });

  it("comes in parts", async () => {
    const catalogue = catalogueOf();
    const xml = await productFeed(catalogue, SITE, 2);
    expect(catalogue.asked).toEqual([FEED_PART, 2 * FEED_PART]);
    expect(xml).toContain("<title>STRIVE &#38; brothers</title>");
    expect(xml).not.toContain("<item>");
  });
});
