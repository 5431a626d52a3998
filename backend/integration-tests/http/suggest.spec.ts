import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  MOST_SUGGESTIONS,
  productListResponseSchema,
  suggestResponseSchema,
  type Product,
} from "../../src/contracts/catalogue";
import { failureSchema } from "../../src/contracts/envelope";
import { CHECK_IDS, CHECK_PAGE } from "../../src/modules/product/read-model/check-sql";
import { ownShop } from "../../harness/use-shop";
import { withDatabase } from "../../harness/people";

const shop = ownShop();
let adminToken: string;
let all: Product[];

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.origin + path, { headers });

async function listOf(search: string): Promise<Product[]> {
  const response = await get(`/api/products?limit=100&${search}`);
  return productListResponseSchema.parse(await response.json()).data;
}

const namesOf = async (q: string) =>
  (await listOf(new URLSearchParams({ q }).toString())).map(({ name }) => name);

async function suggest(q: string) {
  const response = await get(`/api/products/suggest?${new URLSearchParams({ q }).toString()}`);
  expect(response.status).toBe(200);
  return suggestResponseSchema.parse(await response.json()).data;
}

/** A new name given in Medusa's dashboard. */
async function rename(id: string, title: string): Promise<void> {
  const response = await fetch(`${shop.backoffice}/admin/products/${id}`, {
    method: "POST",
    headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
    body: JSON.stringify({ title }),
  });
  expect(response.status).toBe(200);
}

/** Changes made there come with the next look at the notes, a third of a second apart. */
const eventually = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 10_000 });

beforeAll(async () => {
  all = await listOf("");
  expect(all.length).toBeGreaterThanOrEqual(48);
  const response = await fetch(`${shop.backoffice}/auth/user/emailpass`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(shop.admin),
  });
  adminToken = ((await response.json()) as { token: string }).token;
});

describe("GET /api/products/suggest", () => {
  it("begins with what is closest, at most eight", async () => {
    const answers = await suggest("ki");
    expect(answers.length).toBe(MOST_SUGGESTIONS);
    const starting = all.filter(({ name }) => name.startsWith("Ki")).length;
    const products = answers.filter(({ kind }) => kind === "product").slice(0, starting);
    for (const { text } of products) expect(text).toMatch(/^Ki/);
    for (const { id, handle, image, kind, text } of answers) {
      if (kind === "category") continue;
      const product = all.find((known) => known.id === id);
      expect({ text, handle, image }).toEqual({
        text: product?.name,
        handle: product?.handle,
        image: product?.image,
      });
    }
  });

  it("names a category before the products in it, in each language", async () => {
    for (const q of ["dress", "robe", "ikanzu"]) {
      const answers = await suggest(q);
      const category = answers.findIndex(
        ({ text, kind }) => kind === "category" && text === "Dresses",
      );
      expect(category, q).toBe(0);
      expect(answers[0]).toEqual({
        text: "Dresses",
        kind: "category",
        id: all.find(({ category_name }) => category_name === "Dresses")?.category_id?._id,
      });
      expect(answers.some(({ kind }) => kind === "product")).toBe(true);
    }
  });

  it("ignores accents, takes several words, and forgives a typing error", async () => {
    expect(await suggest("KÍVU")).toEqual(await suggest("kivu"));
    const [first] = await suggest("kivu wra");
    expect(first?.text).toBe("Kivu Wrap Dress");
    const forgiven = await suggest("hoddie");
    expect(forgiven.length).toBeGreaterThan(0);
    expect(forgiven).toEqual(await suggest("hoodie"));
    expect(await suggest("xqzwvjk")).toEqual([]);
    expect(await suggest("%%")).toEqual([]);
  });

  it("has a validator, and answers 304 to who knows it", async () => {
    const path = "/api/products/suggest?q=hood";
    const first = await get(path);
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect((await get(path, { "if-none-match": etag })).status).toBe(304);
  });

  it.each(["", "q=", "q=a", "q=+a+", `q=${"x".repeat(51)}`])("refuses ?%s", async (search) => {
    const response = await get(`/api/products/suggest?${search}`);
    expect(response.status).toBe(400);
    const failure = failureSchema.parse(await response.json());
    expect(failure.errors?.map(({ field }) => field)).toEqual(["q"]);
  });
});

describe("robots.txt and sitemap.xml", () => {
  it("keep personal screens out and name the sitemap", async () => {
    const response = await get("/robots.txt");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const text = await response.text();
    for (const path of ["/admin", "/account", "/checkout", "/Cart"]) {
      expect(text).toContain(`\nDisallow: ${path}\n`);
    }
    expect(text).toMatch(/\nSitemap: http:\/\/[^\s]+\/sitemap\.xml\n$/);
  });

  it("list the start page, every category and every product with its date, in every language", async () => {
    const response = await get("/sitemap.xml");
    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const text = await response.text();
    const origin = /Sitemap: (.*)\/sitemap\.xml/.exec(await (await get("/robots.txt")).text())?.[1];
    const entries = [
      ...text.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>(.*?)<\/url>/g),
    ];
    const categories = new Set(all.map(({ category_name }) => category_name ?? ""));
    const addressesIn = (language: string, home: string) => [
      origin + home,
      ...[...categories].map((name) => `${origin}${home}?category=${name}`),
      ...all.map(({ handle }) => `${origin}${language}/product/${handle}`),
    ];
    const homes = [
      ["", "/"],
      ["/rw", "/rw"],
      ["/fr", "/fr"],
    ] as const;
    expect(entries.map(([, address]) => address).sort()).toEqual(
      homes.flatMap(([language, home]) => addressesIn(language, home)).sort(),
    );
    const linkTo = (language: string, home: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${home}"/>`;
    for (const [, home] of homes) {
      const links = entries.find(([, address]) => address === origin + home)?.[3] ?? "";
      expect(links.match(/<xhtml:link .*?\/>/g)?.sort()).toEqual(
        [
          linkTo("en", "/"),
          linkTo("rw", "/rw"),
          linkTo("fr", "/fr"),
          linkTo("x-default", "/"),
        ].sort(),
      );
    }
    for (const [, , changed] of entries) {
      expect(new Date(changed ?? "").toISOString().replace(".000", "")).toBe(changed);
    }
    expect(
      (await get("/sitemap.xml", { "if-none-match": response.headers.get("etag") ?? "" })).status,
    ).toBe(304);
  });
});

describe("feed.xml", () => {
  it("lists every variant with its price, and leads to its page and picture", async () => {
    const response = await get("/feed.xml");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const text = await response.text();
    const valuesOf = (field: string) =>
      [...text.matchAll(new RegExp(`<g:${field}>(.*?)</g:${field}>`, "gs"))].map(([, value = ""]) =>
        value.replaceAll("&#38;", "&"),
      );
    const variants = all.filter((one) => !one.is_gift_card).flatMap((one) => one.variants);
    expect(valuesOf("id").sort()).toEqual(variants.map(({ id }) => id).sort());
    for (const field of ["title", "description", "link", "image_link", "price", "availability"]) {
      expect(valuesOf(field), field).toHaveLength(variants.length);
    }
    const { pathname, search } = new URL(valuesOf("link").at(-1) ?? "");
    expect((await get(pathname + search)).status).toBe(200);
    const picture = await get(new URL(valuesOf("image_link").at(-1) ?? "").pathname);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const known = { "if-none-match": picture.headers.get("etag") ?? "" };
    expect((await get(new URL(picture.url).pathname, known)).status).toBe(304);
    const etag = response.headers.get("etag") ?? "";
    expect((await get("/feed.xml", { "if-none-match": etag })).status).toBe(304);
    expect(await (await get("/feed.xml?part=7")).text()).not.toContain("<item>");
  });

  it("is named in llms.txt, whose calls answer", async () => {
    const text = await (await get("/llms.txt")).text();
    const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, link = ""]) => new URL(link).pathname);
    expect(links).toContain("/feed.xml");
    for (const path of links) expect((await get(path)).status, path).toBe(200);
  });
});

describe("a new name", () => {
  it("shows in searches, suggestions and the sitemap that were answered before", async () => {
    const product = all.at(-1);
    if (!product) throw new Error("There are no products.");
    const [first = ""] = product.name.split(" ");
    const dateIn = async () =>
      new RegExp(`/product/${product.handle}</loc><lastmod>(.*?)<`).exec(
        await (await get("/sitemap.xml")).text(),
      )?.[1];
    const date = await dateIn();
    expect(await namesOf(first)).toContain(product.name);
    expect((await suggest(first)).map(({ text }) => text)).toContain(product.name);
    expect(await namesOf("elegance")).toEqual([]);
    expect(await suggest("elegance")).toEqual([]);

    await rename(product.id, "Élégance d’Été");
    await eventually(async () => {
      for (const q of ["elegance", "ÉLÉGANCE", "d'ete", "été", "elegance d’été"]) {
        expect((await namesOf(q))[0], q).toBe("Élégance d’Été");
      }
      expect((await suggest("elegance")).map(({ text }) => text)).toEqual(["Élégance d’Été"]);
      expect(await namesOf(first)).not.toContain(product.name);
      expect((await suggest(first)).map(({ text }) => text)).not.toContain(product.name);
      expect(Date.parse((await dateIn()) ?? "")).toBeGreaterThan(Date.parse(date ?? ""));
    });
  });

  it("brings the words of what it names", async () => {
    const thing = all.find(({ category_name }) => category_name === "Accessories");
    if (!thing) throw new Error("There are no accessories.");
    expect(await namesOf("ikanzu")).not.toContain(thing.name);
    await rename(thing.id, "Summer Robe");
    await eventually(async () => expect(await namesOf("ikanzu")).toContain("Summer Robe"));
  });

  it("leaves the read model equal to Medusa's tables", async () => {
    await withDatabase(shop, async (database) => {
      const page = await database.query<{ ids: string[] }>(CHECK_IDS, ["", 10_000]);
      const ids = page.rows[0]?.ids ?? [];
      expect(ids).toHaveLength(all.length);
      expect((await database.query(CHECK_PAGE, [ids])).rows).toEqual([]);
    });
  });
});
