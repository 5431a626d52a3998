import type { Product } from "@strive/backend/contracts/catalogue";
import { data } from "react-router-dom";
import type { ShopContext } from "~/lib/shop-context";
import { platesOf } from "~/lib/told-plates";
import { LANGUAGE } from "~/words/language";

/** Null: they can't be read now. */
const productsOf = async (
  { productsNamed }: ShopContext,
  ids: readonly string[],
): Promise<Product[] | null> => {
  if (ids.length === 0 || !productsNamed) return [];
  try {
    return JSON.parse(await productsNamed(ids, LANGUAGE)) as Product[];
  } catch {
    return null;
  }
};

/**
 * The gallery as staff put it together; null: the shop's own. A page that lacks its products is kept by nobody. For the
 * server only.
 */
export async function loadGallery(context: ShopContext) {
  const pictures = context.content?.gallery?.pictures ?? [];
  const named = pictures.flatMap(({ points = [] }) => points.map(({ product_id: id }) => id));
  const products = await productsOf(context, [...new Set(named)]);
  const plates = platesOf(pictures, LANGUAGE, products ?? []);
  return data(plates.length === 0 ? null : plates, {
    headers: products === null ? { "Cache-Control": "no-store" } : {},
  });
}
