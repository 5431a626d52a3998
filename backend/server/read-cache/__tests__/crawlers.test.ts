import { describe, expect, it } from "vitest";
import type ReadModelService from "../../../src/modules/product/read-model/service";
import { crawlerPlan } from "../crawlers";
import { planOf } from "../plan";

const SHOP = "https://strive.rw";
const CHANGED = "2026-11-20T08:00:00.000Z";
const PAGES = ["/about", "/contact", "/photos", "/privacy", "/terms", "/returns", "/seller"];

/** A catalogue of `count` that returns one product, in one category. */
const catalogueOf = (count: number) =>
  ({
    collections: {
      shown: [{ handle: "rain", title: { en: "Rain [new]" }, updatedAt: CHANGED }],
    },
    sitemapCount: () => Promise.resolve(count),
    sitemapPart: () =>
      Promise.resolve({
        products: [{ handle: "gahinga-tee", changed: CHANGED }],
        categories: [{ name: "Tops & Tees", changed: CHANGED }],
      }),
  }) as unknown as ReadModelService;

async function textOf(
  path: string,
  search = "",
  count = 1,
  prefixes: string[] = [],
): Promise<string> {
  const site = { shopUrl: SHOP, siteName: "STRIVE", prefixes };
  const answer = await crawlerPlan(path, search, site)?.read(catalogueOf(count));
  return String(answer?.body);
}
const addressesOf = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

describe("robots.txt", () => {
  it("keeps out the screens of one person, and nothing that is for everybody", async () => {
    const lines = (await textOf("/robots.txt")).split("\n");
    for (const path of ["/admin", "/account", "/checkout", "/Cart", "/transit"]) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    expect(lines).toContain("Disallow: /wishlist");
    expect(lines).toContain("Disallow: /order");
    expect(lines).toContain(`Sitemap: ${SHOP}/sitemap.xml`);
    for (const path of PAGES) expect(lines).not.toContain(`Disallow: ${path}`);
  });
});

describe("sitemap.xml", () => {
  it("lists the start page, the other pages, categories and products", async () => {
    expect(addressesOf(await textOf("/sitemap.xml"))).toEqual([
      `${SHOP}/`,
      ...PAGES.map((path) => SHOP + path),
      `${SHOP}/?category=Tops+%26+Tees`,
      `${SHOP}/collections/rain`,
      `${SHOP}/product/gahinga-tee`,
    ]);
  });

  it("says when the start page last changed, and nothing of pages that don't say", async () => {
    const xml = await textOf("/sitemap.xml");
    expect(xml).toContain(`<loc>${SHOP}/</loc><lastmod>${CHANGED}</lastmod>`);
    expect(xml).toContain(`<loc>${SHOP}/about</loc></url>`);
  });

  it("of a large catalogue is a list of files, and the pages stand in the first", async () => {
    expect(addressesOf(await textOf("/sitemap.xml", "", 20_001))).toEqual([
      `${SHOP}/sitemap.xml?part=0`,
      `${SHOP}/sitemap.xml?part=1`,
    ]);
    expect(await textOf("/sitemap.xml", "?part=0", 20_001)).toContain(`${SHOP}/about`);
    expect(addressesOf(await textOf("/sitemap.xml", "?part=1", 20_001))).toEqual([
      `${SHOP}/product/gahinga-tee`,
    ]);
  });

  it("has no alternates in a shop of one language", async () => {
    expect(await textOf("/sitemap.xml")).not.toContain("hreflang");
  });
});

describe("llms.txt", () => {
  it("leads to the catalogue and the rules, by addresses that the plans know or pages have", async () => {
    const text = await textOf("/llms.txt");
    expect(text).toMatch(/^# STRIVE\n\n> /);
    const paths = [...text.matchAll(/\]\((.*?)\)/g)].map(([, link = ""]) =>
      link.slice(SHOP.length),
    );
    const own = ["/api/openapi.json", "/collections/rain", ...PAGES];
    for (const path of paths) {
      expect(own.includes(path) || planOf(path, "") !== null, path).toBe(true);
    }
    expect(paths).toContain("/feed.xml");
    expect(text).toContain(`- [Rain new](${SHOP}/collections/rain)`);
  });
});

it.each(["/robots.txt", "/llms.txt"])("%s takes no query", (path) => {
  expect(
    crawlerPlan(path, "?part=1", { shopUrl: SHOP, siteName: "STRIVE", prefixes: [] }),
  ).toBeNull();
});

describe("a shop in several languages", () => {
  const textIn = (path: string, search = "", count = 1) =>
    textOf(path, search, count, ["/fr", "/rw"]);

  it("keeps personal screens out in all of them", async () => {
    const lines = (await textIn("/robots.txt")).split("\n");
    for (const path of ["/Cart", "/fr/Cart", "/rw/Cart", "/rw/admin"]) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
  });

  it("lists each page in every language", async () => {
    const addresses = addressesOf(await textIn("/sitemap.xml"));
    expect(addresses.slice(0, 6)).toEqual(
      ["/", "/fr", "/rw", "/about", "/fr/about", "/rw/about"].map((path) => SHOP + path),
    );
    expect(addresses).toContain(`${SHOP}/rw?category=Tops+%26+Tees`);
    expect(addresses).toContain(`${SHOP}/fr/product/gahinga-tee`);
  });

  it("names the counterparts at each of them, and the main language for everybody else", async () => {
    const xml = await textIn("/sitemap.xml");
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    const alternates = [
      ["en", "/about"],
      ["fr", "/fr/about"],
      ["rw", "/rw/about"],
      ["x-default", "/about"],
    ].map(
      ([language, path]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${SHOP}${path}"/>`,
    );
    for (const path of ["/about", "/fr/about", "/rw/about"]) {
      expect(xml).toContain(`<url><loc>${SHOP}${path}</loc>${alternates.join("")}</url>`);
    }
  });

  it("has files that stay below the limit of addresses", async () => {
    expect(addressesOf(await textIn("/sitemap.xml", "", 20_001))).toHaveLength(4);
  });
});
