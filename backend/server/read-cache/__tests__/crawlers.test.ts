import { describe, expect, it } from "vitest";
import type ReadModelService from "../../../src/modules/product/read-model/service";
import { crawlerPlan } from "../crawlers";

const SHOP = "https://strive.rw";
const CHANGED = "2026-11-20T08:00:00.000Z";
const PAGES = ["/about", "/contact", "/photos", "/privacy", "/terms", "/returns", "/seller"];

/** A catalogue of `count` that returns one product, in one category. */
const catalogueOf = (count: number) =>
  ({
    sitemapCount: () => Promise.resolve(count),
    sitemapPart: () =>
      Promise.resolve({
        products: [{ id: "prod_1", changed: CHANGED }],
        categories: [{ name: "Tops & Tees", changed: CHANGED }],
      }),
  }) as unknown as ReadModelService;

async function textOf(path: string, search = "", count = 1): Promise<string> {
  const answer = await crawlerPlan(path, search, SHOP)?.read(catalogueOf(count));
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
      `${SHOP}/product/prod_1`,
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
      `${SHOP}/product/prod_1`,
    ]);
  });
});
