import type { MedusaContainer } from "@medusajs/framework/types";
import { productListQuerySchema } from "../../contracts/catalogue";
import type { Language } from "../../contracts/languages";
import { shopProducts } from "../../modules/product";

/** How many products a shopper finds by a text. */
export async function countFound(
  container: MedusaContainer,
  q: string,
  language?: Language,
): Promise<number> {
  const query = productListQuerySchema.parse({ q, language, limit: "1" });
  const { body } = await shopProducts(container).readModel.search(query);
  return (JSON.parse(body) as { count: number }).count;
}

/** The same with what each finds. One after the other: shoppers search with the same connections. */
export async function withCounts<Item extends { word: string; language?: Language }>(
  container: MedusaContainer,
  items: readonly Item[],
): Promise<(Item & { finds: number })[]> {
  const counted: (Item & { finds: number })[] = [];
  for (const item of items) {
    counted.push({ ...item, finds: await countFound(container, item.word, item.language) });
  }
  return counted;
}
