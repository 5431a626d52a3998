import type { Product } from "@strive/backend/contracts/catalogue";
import { parseImageUrl } from "@strive/backend/contracts/image-url";
import type { MetaDescriptor } from "react-router-dom";
import { BRAND } from "~/lib/brand";
import { paths } from "~/lib/paths";
import { descriptionSummary } from "./description";
import { PICTURE_SIZES } from "./pictures";

export const titleOf = (product: Product, siteName: string): string =>
  `${product.name} · ${siteName}`;

/** For search results and link previews; the shop's own words where the product has none. */
export const summaryOf = (product: Product): string =>
  descriptionSummary(product.description) || `${product.name} by ${BRAND.name}. ${BRAND.tagline}`;

function breadcrumb(product: Product, shopUrl: string) {
  const category = product.category_name;
  const steps = [
    { name: BRAND.name, path: paths.home() },
    ...(category ? [{ name: category, path: `/?category=${encodeURIComponent(category)}` }] : []),
    { name: product.name, path: paths.product(product.id) },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: shopUrl + path,
    })),
  };
}

/** What search engines read: the product, its offer and where it stands in the shop. */
export function structuredData(product: Product, shopUrl: string) {
  const url = shopUrl + paths.product(product.id);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Product",
        name: product.name,
        description: summaryOf(product),
        sku: product.handle,
        url,
        image: product.images.map((image) => new URL(image, shopUrl).href),
        brand: { "@type": "Brand", name: BRAND.name },
        ...(product.category_name && { category: product.category_name }),
        offers: {
          "@type": "Offer",
          url,
          price: product.price,
          priceCurrency: "RWF",
          itemCondition: "https://schema.org/NewCondition",
          availability: `https://schema.org/${product.stock_quantity > 0 ? "InStock" : "OutOfStock"}`,
        },
      },
      breadcrumb(product, shopUrl),
    ],
  };
}

/** Fetches the first picture before any script: it is the page's largest paint. */
function preload(src: string): MetaDescriptor {
  const avif = parseImageUrl(src)?.sources[0];
  const link = { tagName: "link", rel: "preload", as: "image", fetchPriority: "high" };
  return avif
    ? { ...link, type: avif.type, imageSrcSet: avif.srcset, imageSizes: PICTURE_SIZES }
    : { ...link, href: src };
}

/** The head's tags beyond those of every page. */
export function productTags(
  product: Product,
  shopUrl: string,
  firstPicture: string | null,
): MetaDescriptor[] {
  return [
    { property: "og:type", content: "product" },
    { property: "og:url", content: shopUrl + paths.product(product.id) },
    { property: "product:price:amount", content: String(product.price) },
    { property: "product:price:currency", content: "RWF" },
    ...(firstPicture === null ? [] : [preload(firstPicture)]),
    { "script:ld+json": structuredData(product, shopUrl) },
  ];
}
