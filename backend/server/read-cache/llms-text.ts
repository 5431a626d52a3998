import { collectionPath } from "../../src/contracts/collection-rules";
import { COLOR_FAMILIES } from "../../src/contracts/color-families";
import { PRODUCT_GENDERS, PRODUCT_SORTS } from "../../src/contracts/catalogue";
import { LANGUAGES } from "../../src/contracts/languages";
import { MAX_LIMIT } from "../../src/contracts/pagination";
import type { FeedSite } from "./product-feed";

interface NamedSet {
  handle: string;
  title: { en?: string };
}

const collectionsText = (shopUrl: string, collections: readonly NamedSet[]): string => `
## Collections

Their products: \`${shopUrl}/api/collections/{handle}\`

${collections
  .map(
    ({ handle, title: { en = handle } }) =>
      `- [${en.replace(/[[\]]/g, "")}](${shopUrl}${collectionPath(handle)})`,
  )
  .join("\n")}
`;

/**
 * For assistants that look for clothes in somebody's name (llmstxt.org): where the catalogue can be read, and that
 * nothing is bought but by people.
 */
export const llmsText = (
  { shopUrl, siteName }: FeedSite,
  collections: readonly NamedSet[],
): string => `# ${siteName}

> Clothes by ${siteName} of Kigali, delivered in Rwanda. Prices are whole Rwandan francs (RWF), taxes included.

## Catalogue

Read only, no key. Answers are JSON, stay valid until they change (ETag), and are the same as what the pages show.

- [Products](${shopUrl}/api/products): \`q\`, \`category\`, \`gender\` (${PRODUCT_GENDERS.join(", ")}), \`size\`, \`color\` (#rrggbb), \`family\` of colours (${COLOR_FAMILIES.join(", ")}; these three several times for any of several values), \`min_price\`, \`max_price\`, \`in_stock\`, \`on_sale\`, \`sort\` (${PRODUCT_SORTS.join(", ")}), \`limit\` (at most ${MAX_LIMIT}), \`offset\`, \`facets=true\` for counts, \`language\` (${LANGUAGES.join(", ")})
- [Categories](${shopUrl}/api/categories)
- [All calls](${shopUrl}/api/openapi.json): OpenAPI
- [Product feed](${shopUrl}/feed.xml): every variant with its price and stock
- [Sitemap](${shopUrl}/sitemap.xml)

A product's page is \`${shopUrl}/product/{handle}\`; \`?size=M&color=1b1a1a\` opens it at a variant.
${collections.length === 0 ? "" : collectionsText(shopUrl, collections)}
## Before buying

- [Returns](${shopUrl}/returns)
- [Terms](${shopUrl}/terms)
- [Who sells](${shopUrl}/seller)
- [Contact](${shopUrl}/contact)

People buy at ${shopUrl}/checkout themselves: delivery is quoted there, and no order is placed for anybody by a program.
`;
