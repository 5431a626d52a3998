import type { Product } from "@strive/backend/contracts/catalogue";
import { onSaleFrom } from "@strive/backend/contracts/drop-rules";
import { jpegPath, parseImageUrl, PREVIEW_CARD } from "@strive/backend/contracts/image-url";
import type { Review } from "@strive/backend/contracts/reviews";
import type { MetaDescriptor } from "react-router-dom";
import { savingWidths } from "~/lib/data-saving";
import { BRAND } from "~/lib/brand";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import type { ShopContext } from "~/lib/shop-context";
import * as words from "~/words/product";
import { choose } from "./choice";
import { descriptionSummary } from "./description";
import { PICTURE_SIZES, picturesOf } from "./pictures";
import { structuredData } from "./product-data";

/** For search results and link previews; a general text where the product has none. */
export const summaryOf = (product: Product): string =>
  descriptionSummary(product.description) || words.summary(product.name);

/** Fetches the first picture before any script: it is the page's largest paint. */
function preload(src: string, isSaving: boolean): MetaDescriptor {
  const avif = parseImageUrl(src)?.sources[0];
  const link = { tagName: "link", rel: "preload", as: "image", fetchPriority: "high" };
  if (!avif) return { ...link, href: src };
  const imageSrcSet = isSaving ? savingWidths(avif.srcset, true) : avif.srcset;
  return { ...link, type: avif.type, imageSrcSet, imageSizes: PICTURE_SIZES };
}

/** Must follow the preview's picture, when that is the product's own. */
function previewTags(product: Product, picture: string | null): MetaDescriptor[] {
  if (picture === null) return [];
  const isCard = jpegPath(picture, "card") !== null;
  return [
    ...(isCard
      ? [
          { property: "og:image:type", content: "image/jpeg" },
          { property: "og:image:width", content: String(PREVIEW_CARD.width) },
          { property: "og:image:height", content: String(PREVIEW_CARD.height) },
        ]
      : []),
    { property: "og:image:alt", content: product.name },
  ];
}

/** The head's tags beyond those of every page. */
export function productTags(
  product: Product,
  shopUrl: string,
  {
    firstPicture,
    preview = product.image,
    isSaving = false,
    reviews = [],
  }: {
    firstPicture: string | null;
    preview?: string | null;
    isSaving?: boolean;
    reviews?: readonly Review[];
  },
): MetaDescriptor[] {
  return [
    ...previewTags(product, preview),
    { property: "product:price:amount", content: String(product.price) },
    { property: "product:price:currency", content: "RWF" },
    {
      property: "product:availability",
      content:
        onSaleFrom(product, Date.now()) !== null
          ? "preorder"
          : product.stock_quantity > 0
            ? "in stock"
            : "out of stock",
    },
    { property: "product:condition", content: "new" },
    { property: "product:brand", content: BRAND.name },
    ...(firstPicture === null ? [] : [preload(firstPicture, isSaving)]),
    // No search engine saves data.
    ...(isSaving
      ? []
      : [{ "script:ld+json": structuredData(product, summaryOf(product), shopUrl, reviews) }]),
  ];
}

/**
 * The whole head of a product's page. Only the server makes it: browsers get it as data, so that
 * none of this is part of what they load. `search` says which colour's picture comes first.
 */
export function productHead(
  product: Product,
  { shopUrl, siteName, isSaving }: Pick<ShopContext, "shopUrl" | "siteName" | "isSaving">,
  search: URLSearchParams,
  reviews: readonly Review[] = [],
): MetaDescriptor[] {
  const { color } = choose(product, search);
  const firstPicture = picturesOf(product, color)[0]?.src ?? null;
  // A link to a colour is previewed in it.
  const preview = search.has("color") ? firstPicture : product.image;
  return [
    ...pageMeta([{ id: "root", loaderData: { shopUrl, siteName } }], {
      title: product.name,
      description: summaryOf(product),
      path: paths.product(product.handle),
      type: "product",
      ...(preview && { image: jpegPath(preview, "card") ?? preview }),
    }),
    ...productTags(product, shopUrl, { firstPicture, preview, isSaving, reviews }),
  ];
}
