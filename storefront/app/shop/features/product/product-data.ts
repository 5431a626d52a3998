import type { Product, Variant } from "@strive/backend/contracts/catalogue";
import { onSaleFrom } from "@strive/backend/contracts/drop-rules";
import type { Review } from "@strive/backend/contracts/reviews";
import { choiceOf, picturesOfColor, pricesOf } from "@strive/backend/contracts/shown-variant";
import { localPath } from "~/lib/local-path";
import { BRAND } from "~/lib/brand";
import { paths } from "~/lib/paths";
import { labelOfColor } from "~/lib/variant-choice";
import * as words from "~/words/reviews";
import { categoryKey } from "~/shop/api/category-key";

function breadcrumb(product: Product, shopUrl: string) {
  const category = product.category_id;
  const steps = [
    { name: BRAND.name, path: paths.home() },
    ...(category
      ? [
          {
            name: category.category_name,
            path: `/?category=${encodeURIComponent(categoryKey(category))}`,
          },
        ]
      : []),
    { name: product.name, path: paths.product(product.handle) },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: shopUrl + localPath(path),
    })),
  };
}

type Offered = Pick<Product, "price" | "compare_at_price" | "stock_quantity" | "drop">;

/** @param from null: it is on sale, or sold out */
const available = (from: string | null, stock: number) => {
  if (from === null) {
    return { availability: `https://schema.org/${stock > 0 ? "InStock" : "OutOfStock"}` };
  }
  return { availability: "https://schema.org/PreOrder", availabilityStarts: from };
};

const offer = (
  { price, compare_at_price: usual, stock_quantity, drop }: Offered,
  { url, saleEndsAt }: { url: string; saleEndsAt: string | null },
) => ({
  "@type": "Offer",
  url,
  price,
  priceCurrency: "RWF",
  ...(saleEndsAt && { priceValidUntil: saleEndsAt }),
  ...(usual && {
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      priceType: "https://schema.org/StrikethroughPrice",
      price: usual,
      priceCurrency: "RWF",
    },
  }),
  itemCondition: "https://schema.org/NewCondition",
  ...available(onSaleFrom({ stock_quantity, drop }, Date.now()), stock_quantity),
  seller: { "@type": "Organization", name: BRAND.name },
});

/** One piece that can be chosen, at the address that chooses it. */
function piece(
  product: Product,
  variant: Variant,
  { shopUrl, url }: { shopUrl: string; url: string },
) {
  const { size, color: hex, search } = choiceOf(product, variant);
  const color = hex && labelOfColor(hex);
  const [picture] = picturesOfColor(product, variant.color);
  return {
    "@type": "Product",
    sku: variant.id,
    name: [product.name, color, size].filter(Boolean).join(", "),
    ...(picture && { image: new URL(picture.src, shopUrl).href }),
    ...(size !== undefined && { size }),
    ...(color !== undefined && { color }),
    offers: offer(
      {
        ...pricesOf(product, variant),
        stock_quantity: variant.stock_quantity,
        drop: product.drop,
      },
      { url: url + search, saleEndsAt: product.sale_ends_at },
    ),
  };
}

const scale = { bestRating: 5, worstRating: 1 };

/** What buyers say, where they said something; nobody is named (Google's "Review snippet" wants an author). */
const rated = ({ rating }: Product, reviews: readonly Review[]) =>
  rating && {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: rating.average,
      reviewCount: rating.count,
      ...scale,
    },
    ...(reviews.length > 0 && {
      review: reviews.map(({ rating: ratingValue, title, text, date }) => ({
        "@type": "Review",
        author: { "@type": "Person", name: words.buyer },
        datePublished: date,
        reviewRating: { "@type": "Rating", ratingValue, ...scale },
        ...(title !== "" && { name: title }),
        reviewBody: text,
      })),
    }),
  };

/**
 * For search engines (schema.org; Google's "Product variants"): the product with its offer, or with each piece that can be
 * chosen, what buyers say of it, and its breadcrumbs.
 * @param reviews some of its published ones
 */
export function structuredData(
  product: Product,
  description: string,
  shopUrl: string,
  reviews: readonly Review[] = [],
) {
  const url = shopUrl + localPath(paths.product(product.handle));
  const { sizes, colors, variants } = product;
  const about = {
    name: product.name,
    description,
    url,
    image: product.images.map((image) => new URL(image, shopUrl).href),
    brand: { "@type": "Brand", name: BRAND.name },
    ...(product.category_name && { category: product.category_name }),
    ...rated(product, reviews),
  };
  const varies = [
    ...(sizes.length > 0 ? ["https://schema.org/size"] : []),
    ...(colors.length > 0 ? ["https://schema.org/color"] : []),
  ];
  const goods =
    variants.length > 1 && varies.length > 0
      ? {
          "@type": "ProductGroup",
          ...about,
          productGroupID: product.id,
          variesBy: varies,
          hasVariant: variants.map((variant) => piece(product, variant, { shopUrl, url })),
        }
      : {
          "@type": "Product",
          ...about,
          sku: product.handle,
          offers: offer(product, { url, saleEndsAt: product.sale_ends_at }),
        };
  return { "@context": "https://schema.org", "@graph": [goods, breadcrumb(product, shopUrl)] };
}
