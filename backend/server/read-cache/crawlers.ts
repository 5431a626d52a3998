import { collectionPath } from "../../src/contracts/collection-rules";
import { DEFAULT_LANGUAGE } from "../../src/contracts/languages";
import type ReadModelService from "../../src/modules/product/read-model/service";
import { llmsText } from "./llms-text";
import { productFeed, type FeedSite } from "./product-feed";
import type { Plan } from "./public-read";
import { escapeMarkup, XML } from "../markup";

const ROBOTS = "/robots.txt";
const SITEMAP = "/sitemap.xml";
const FEED = "/feed.xml";
const LLMS = "/llms.txt";
const PATHS: readonly string[] = [ROBOTS, SITEMAP, FEED, LLMS];

/** Addresses that programs ask for, answered from the read model. */
export const isCrawlerPath = (path: string): boolean => PATHS.includes(path);

/** Products' addresses in one file; the limit of the protocol is 50,000 addresses (sitemaps.org). */
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

/** Where the shop's pages are, and how it is called. */
export interface Site extends FeedSite {
  /** Of the languages besides the main one, such as "/rw". */
  readonly prefixes: readonly string[];
}

const allPrefixes = ({ prefixes }: Site): string[] => ["", ...prefixes];

const robotsText = (site: Site): string =>
  [
    "User-agent: *",
    ...allPrefixes(site).flatMap((prefix) => KEPT_OUT.map((path) => `Disallow: ${prefix}${path}`)),
    "",
    `Sitemap: ${site.shopUrl}${SITEMAP}`,
    "",
  ].join("\n");

/** An address below the shop's, and when it last changed (ISO 8601). */
interface Listed {
  path: string;
  changed: string | null;
}

const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const parts = (shopUrl: string, count: number): string => {
  const lines = Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${shopUrl}${SITEMAP}?part=${index}</loc></sitemap>`,
  );
  return `${XML}\n<sitemapindex ${SITEMAPS}>\n${lines.join("\n")}\n</sitemapindex>\n`;
};

/** The start page of a language has no slash behind its prefix. */
const localPath = (prefix: string, path: string): string =>
  prefix === "" ? path : prefix + path.replace(/^\/(?=$|\?)/, "");

/** Pages in every language, each with its counterparts (developers.google.com, "localized versions"). */
function pages(site: Site, listed: readonly Listed[]): string {
  const lines = listed.flatMap(({ path, changed }) => {
    const lastmod = changed === null ? "" : `<lastmod>${changed}</lastmod>`;
    const addresses = allPrefixes(site).map((prefix) => ({
      language: prefix.slice(1) || DEFAULT_LANGUAGE,
      address: escapeMarkup(site.shopUrl + localPath(prefix, path)),
    }));
    const link = (language: string, address: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
    const alternates =
      addresses.length === 1
        ? ""
        : addresses.map(({ language, address }) => link(language, address)).join("") +
          link("x-default", escapeMarkup(site.shopUrl + path));
    return addresses.map(
      ({ address }) => `<url><loc>${address}</loc>${lastmod}${alternates}</url>`,
    );
  });
  return `${XML}\n<urlset ${SITEMAPS} ${XHTML}>\n${lines.join("\n")}\n</urlset>\n`;
}

const latest = (listed: Listed[]): string | null =>
  listed.reduce<string | null>((last, { changed }) => {
    if (changed === null) return last;
    return last === null || changed > last ? changed : last;
  }, null);

/** Start page, other pages, categories, collections and products; for a large catalogue a list of such files. */
async function sitemap(
  catalogue: ReadModelService,
  site: Site,
  part: number | null,
): Promise<string> {
  const size = Math.floor(PART_SIZE / allPrefixes(site).length);
  if (part === null) {
    const count = await catalogue.sitemapCount();
    if (count > size) return parts(site.shopUrl, Math.ceil(count / size));
  }
  const found = await catalogue.sitemapPart(part ?? 0, size);
  const products = found.products.map(({ handle, changed }) => ({
    path: `/product/${encodeURIComponent(handle)}`,
    changed,
  }));
  if (part !== null && part > 0) return pages(site, products);
  const categories = found.categories.map(({ name, changed }) => ({
    path: `/?${new URLSearchParams({ category: name }).toString()}`,
    changed,
  }));
  const collections = catalogue.collections.shown.map(({ handle, updatedAt }) => ({
    path: collectionPath(encodeURIComponent(handle)),
    changed: updatedAt,
  }));
  const home = { path: "/", changed: latest([...categories, ...products]) };
  const others = PAGES.map((page) => ({ path: page, changed: null }));
  return pages(site, [home, ...others, ...categories, ...collections, ...products]);
}

const TEXT = "text/plain; charset=utf-8";
const XML_TYPE = "application/xml; charset=utf-8";

function filePlan(
  key: string,
  contentType: string,
  body: (catalogue: ReadModelService) => string | Promise<string>,
): Plan {
  const read = async (catalogue: ReadModelService) => ({
    body: await body(catalogue),
    productId: null,
  });
  return { key, kind: "list", contentType, read };
}

/** The plan of a crawler's request; null: no such file. */
export function crawlerPlan(path: string, search: string, site: Site): Plan | null {
  const asked = /^\?part=(\d{1,4})$/.exec(search)?.[1];
  const part = asked === undefined ? null : Number(asked);
  if (path === SITEMAP && (search === "" || part !== null)) {
    return filePlan(`sitemap ${part ?? ""}`, XML_TYPE, (catalogue) =>
      sitemap(catalogue, site, part),
    );
  }
  if (path === FEED && (search === "" || part !== null)) {
    return filePlan(`feed ${part ?? 0}`, XML_TYPE, (catalogue) =>
      productFeed(catalogue, site, part ?? 0),
    );
  }
  if (search !== "") return null;
  if (path === ROBOTS) return filePlan("robots", TEXT, () => robotsText(site));
  return path === LLMS
    ? filePlan("llms", TEXT, ({ collections }) => llmsText(site, collections.shown))
    : null;
}
