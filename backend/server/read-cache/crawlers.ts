import type ReadModelService from "../../src/modules/product/read-model/service";
import type { Plan } from "./public-read";

const ROBOTS = "/robots.txt";
const SITEMAP = "/sitemap.xml";

/** Addresses that crawlers ask for, answered from the read model. */
export const isCrawlerPath = (path: string): boolean => path === ROBOTS || path === SITEMAP;

/** Products in one file; the limit of the protocol is 50,000 addresses (sitemaps.org). */
const PART_SIZE = 20_000;

/** Personal screens, which search should not find. */
const KEPT_OUT = [
  "/admin",
  "/account",
  "/checkout",
  "/Cart",
  "/transit",
  "/wishlist",
  "/order",
  // Pay links; not products, pictures and privacy.
  "/p/",
];

/** Screens for everybody, besides the catalogue. */
const PAGES = ["/about", "/contact", "/photos", "/privacy", "/terms", "/returns", "/seller"];

const robotsText = (shopUrl: string): string =>
  [
    "User-agent: *",
    ...KEPT_OUT.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${shopUrl}${SITEMAP}`,
    "",
  ].join("\n");

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** An address below the shop's, and when it last changed (ISO 8601). */
interface Listed {
  path: string;
  changed: string | null;
}

function document(root: "urlset" | "sitemapindex", shopUrl: string, listed: Listed[]): string {
  const item = root === "urlset" ? "url" : "sitemap";
  const lines = listed.map(({ path, changed }) => {
    const lastmod = changed === null ? "" : `<lastmod>${changed}</lastmod>`;
    return `<${item}><loc>${escapeXml(shopUrl + path)}</loc>${lastmod}</${item}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("\n")}\n</${root}>\n`;
}

const latest = (listed: Listed[]): string | null =>
  listed.reduce<string | null>((last, { changed }) => {
    if (changed === null) return last;
    return last === null || changed > last ? changed : last;
  }, null);

/** Start page, other pages, categories and products; for a large catalogue a list of such files. */
async function sitemap(
  catalogue: ReadModelService,
  shopUrl: string,
  part: number | null,
): Promise<string> {
  if (part === null) {
    const count = await catalogue.sitemapCount();
    if (count > PART_SIZE) {
      const parts = Array.from({ length: Math.ceil(count / PART_SIZE) }, (_, index) => index);
      const files = parts.map((index) => ({ path: `${SITEMAP}?part=${index}`, changed: null }));
      return document("sitemapindex", shopUrl, files);
    }
  }
  const found = await catalogue.sitemapPart(part ?? 0, PART_SIZE);
  const products = found.products.map(({ id, changed }) => ({
    path: `/product/${encodeURIComponent(id)}`,
    changed,
  }));
  if (part !== null && part > 0) return document("urlset", shopUrl, products);
  const categories = found.categories.map(({ name, changed }) => ({
    path: `/?${new URLSearchParams({ category: name }).toString()}`,
    changed,
  }));
  const home = { path: "/", changed: latest([...categories, ...products]) };
  const pages = PAGES.map((page) => ({ path: page, changed: null }));
  return document("urlset", shopUrl, [home, ...pages, ...categories, ...products]);
}

/** The plan of a crawler's request; null: no such file. */
export function crawlerPlan(path: string, search: string, shopUrl: string): Plan | null {
  if (path === ROBOTS && search === "") {
    return {
      key: "robots",
      kind: "list",
      contentType: "text/plain; charset=utf-8",
      read: () => Promise.resolve({ body: robotsText(shopUrl), productId: null }),
    };
  }
  const part = /^\?part=(\d{1,4})$/.exec(search)?.[1];
  if (path !== SITEMAP || (search !== "" && part === undefined)) return null;
  return {
    key: `sitemap ${part === undefined ? "" : Number(part)}`,
    kind: "list",
    contentType: "application/xml; charset=utf-8",
    read: async (catalogue) => ({
      body: await sitemap(catalogue, shopUrl, part === undefined ? null : Number(part)),
      productId: null,
    }),
  };
}
