import type { Product, Variant } from "../../src/contracts/catalogue";
import { colorName } from "../../src/contracts/colors";
import type ReadModelService from "../../src/modules/product/read-model/service";
import { escapeXml, XML } from "./xml";

/** Products of one file. A file of a thousand would hold up other readers while it is made. */
export const FEED_PART = 500;
/** Limits of the fields, in characters and pictures (support.google.com/merchants, "Product data specification"). */
const LONGEST = { title: 150, description: 5000 };
const MOST_MORE_PICTURES = 10;

/** Whose goods are listed. */
export interface FeedSite {
  /** Public origin, without a slash at its end. */
  readonly shopUrl: string;
  readonly siteName: string;
}

type Field = readonly [name: string, value: string];

/** What Google and Meta call whom something is for. */
const GENDER = { men: "male", women: "female", kids: "unisex" } as const;

const rwf = (amount: number): string => `${amount} RWF`;

/** What a variant is called and told apart by; nothing of what its product has no choice of. */
const chosen = ({ sizes, colors }: Product, { size, color }: Variant) => ({
  ...(colors.length > 0 && { color: colorName(color) ?? color }),
  ...(sizes.length > 0 && { size }),
});

/** The product's page, open at a variant. */
function addressOf({ id, sizes, colors }: Product, { size, color }: Variant): string {
  const search = new URLSearchParams();
  if (sizes.length > 0) search.set("size", size);
  if (colors.length > 0) search.set("color", color.slice(1));
  return `/product/${encodeURIComponent(id)}${search.size > 0 ? `?${search.toString()}` : ""}`;
}

/** A variant's pictures, those of its colour first; none of another colour. */
function picturesOf({ images, image_colors: shown }: Product, { color }: Variant): string[] {
  const suits = images.filter((_, at) => [null, undefined, color].includes(shown[at]));
  const own = images.filter((_, at) => shown[at] === color);
  return [...new Set([...own, ...suits])];
}

/** The price, and beside it what is asked now, where that is less. */
function pricesOf(product: Product, variant: Variant): Field[] {
  const price = variant.price ?? product.price;
  const usual =
    variant.compare_at_price === undefined ? product.compare_at_price : variant.compare_at_price;
  if (usual === null || usual <= price) return [["price", rwf(price)]];
  return [
    ["price", rwf(usual)],
    ["sale_price", rwf(price)],
  ];
}

function itemOf(product: Product, variant: Variant, { shopUrl, siteName }: FeedSite): Field[] {
  const absolute = (path: string) => new URL(path, shopUrl).href;
  const { color, size } = chosen(product, variant);
  const [picture, ...others] = picturesOf(product, variant);
  const title = [product.name, color, size].filter(Boolean).join(", ");
  const fields: [string, string | undefined][] = [
    ["id", variant.id],
    ["item_group_id", product.variants.length > 1 ? product.id : undefined],
    ["title", title.slice(0, LONGEST.title)],
    ["description", (product.description || product.name).slice(0, LONGEST.description)],
    ["link", absolute(addressOf(product, variant))],
    ["image_link", picture === undefined ? undefined : absolute(picture)],
    ...others
      .slice(0, MOST_MORE_PICTURES)
      .map((other): [string, string] => ["additional_image_link", absolute(other)]),
    ["availability", variant.stock_quantity > 0 ? "in_stock" : "out_of_stock"],
    ...pricesOf(product, variant).map(([name, value]): [string, string] => [name, value]),
    ["brand", siteName],
    // Made by the shop itself: there is no number of the trade.
    ["identifier_exists", "no"],
    ["condition", "new"],
    ["product_type", product.category_name ?? undefined],
    ["gender", product.gender === null ? "unisex" : GENDER[product.gender]],
    ["age_group", product.gender === "kids" ? "kids" : "adult"],
    ["color", color],
    ["size", size],
  ];
  return fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

/** Gift cards are no goods to these programmes, and a product without a picture is refused by them. */
const isListed = ({ is_gift_card: isGiftCard, images }: Product): boolean =>
  isGiftCard !== true && images.length > 0;

/**
 * Published products, one item for each variant, as RSS 2.0 with Google's fields, which Meta reads too.
 * @param part which {@link FEED_PART} products, the latest first; beyond the last one no item is left
 */
export async function productFeed(
  catalogue: Pick<ReadModelService, "list">,
  site: FeedSite,
  part: number,
): Promise<string> {
  const offset = part * FEED_PART;
  const request = { filter: {}, sort: "latest", limit: FEED_PART, offset, facets: false } as const;
  const answer = await catalogue.list(request);
  const { data } = JSON.parse(answer.body) as { data: Product[] };
  const items = data.filter(isListed).flatMap((product) =>
    product.variants.map((variant) => {
      const fields = itemOf(product, variant, site);
      const lines = fields.map(([name, value]) => `<g:${name}>${escapeXml(value)}</g:${name}>`);
      return `<item>${lines.join("")}</item>`;
    }),
  );
  const { siteName, shopUrl } = site;
  const head = `<title>${escapeXml(siteName)}</title><link>${escapeXml(shopUrl)}/</link><description>${escapeXml(siteName)}</description>`;
  return `${XML}\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${head}\n${items.join("\n")}\n</channel></rss>\n`;
}
