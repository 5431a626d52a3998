import type { Product, Variant } from "../../src/contracts/catalogue";
import { colorName } from "../../src/contracts/colors";
import { onSaleFrom } from "../../src/contracts/drop-rules";
import { jpegPath } from "../../src/contracts/image-url";
import { choiceOf, picturesOfColor, pricesOf } from "../../src/contracts/shown-variant";
import type ReadModelService from "../../src/modules/product/read-model/service";
import { escapeMarkup, XML } from "../markup";

/** Products of one file: with a dozen variants each they are 3 MB, and keep the thread for some 25 ms. */
export const FEED_PART = 250;
/** Limits of the fields, in characters and pictures (support.google.com/merchants, "Product data specification"). */
const LONGEST = { title: 150, description: 5000 };
const MOST_MORE_PICTURES = 10;

/** Whose goods are listed. */
export interface FeedSite {
  /** Public origin, without a slash at its end. */
  readonly shopUrl: string;
  readonly siteName: string;
}

/** Undefined: the item has no such field. */
type Field = readonly [name: string, value: string | undefined];

const rendered = (fields: readonly Field[]): string =>
  fields
    .map(([name, value]) =>
      value === undefined ? "" : `<g:${name}>${escapeMarkup(value)}</g:${name}>`,
    )
    .join("");

/** What Google and Meta call whom something is for. */
const GENDER = { men: "male", women: "female", kids: "unisex" } as const;

const rwf = (amount: number): string => `${amount} RWF`;

/** What all variants of a product have in common. */
const sharedFields = (product: Product, { siteName }: FeedSite): Field[] => [
  ["item_group_id", product.variants.length > 1 ? product.id : undefined],
  ["description", (product.description || product.name).slice(0, LONGEST.description)],
  ["brand", siteName],
  // Made by the shop itself: there is no number of the trade.
  ["identifier_exists", "no"],
  ["condition", "new"],
  ["product_type", product.category_name ?? undefined],
  ["gender", product.gender === null ? "unisex" : GENDER[product.gender]],
  ["age_group", product.gender === "kids" ? "kids" : "adult"],
];

function pictureFields(product: Product, color: string, { shopUrl }: FeedSite): Field[] {
  // Google reads WebP, Meta does not; a picture from elsewhere is sent as it is.
  const pictures = picturesOfColor(product, color).map(({ src }) => {
    const address = jpegPath(src, "whole") ?? src;
    return address.startsWith("/") ? shopUrl + address : address;
  });
  return pictures
    .slice(0, 1 + MOST_MORE_PICTURES)
    .map((address, at) => [at === 0 ? "image_link" : "additional_image_link", address]);
}

/** What is sold from a moment on is only announced before it. */
function availability({ drop }: Product, { stock_quantity }: Variant): Field[] {
  const from = onSaleFrom({ stock_quantity, drop }, Date.now());
  if (from === null) return [["availability", stock_quantity > 0 ? "in_stock" : "out_of_stock"]];
  return [
    ["availability", "preorder"],
    ["availability_date", from],
  ];
}

/** Nothing of what its product has no choice of. */
function variantFields(product: Product, variant: Variant, { shopUrl }: FeedSite): Field[] {
  const { size, color: hex, search } = choiceOf(product, variant);
  const color = hex && (colorName(hex) ?? hex);
  const page = `${shopUrl}/product/${encodeURIComponent(product.handle)}`;
  const { price, compare_at_price: usual } = pricesOf(product, variant);
  return [
    ["id", variant.id],
    ["title", [product.name, color, size].filter(Boolean).join(", ").slice(0, LONGEST.title)],
    ["link", page + search],
    ...availability(product, variant),
    ["price", rwf(usual ?? price)],
    ["sale_price", usual === null ? undefined : rwf(price)],
    ["color", color],
    ["size", size],
  ];
}

function itemsOf(product: Product, site: FeedSite): string[] {
  const shared = rendered(sharedFields(product, site));
  const pictures = new Map<string, string>();
  const picturesIn = (color: string): string => {
    const known = pictures.get(color) ?? rendered(pictureFields(product, color, site));
    pictures.set(color, known);
    return known;
  };
  return product.variants.map((variant) => {
    const own = rendered(variantFields(product, variant, site));
    return `<item>${own}${picturesIn(variant.color)}${shared}</item>`;
  });
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
  const items = data.filter(isListed).flatMap((product) => itemsOf(product, site));
  const [name, home] = [site.siteName, site.shopUrl].map(escapeMarkup);
  const head = `<title>${name}</title><link>${home}/</link><description>${name}</description>`;
  return `${XML}\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${head}\n${items.join("\n")}\n</channel></rss>\n`;
}
