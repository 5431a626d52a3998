import { productResponseSchema, type Product } from "../../src/contracts/catalogue";
import { categoryResponseSchema } from "../../src/contracts/catalogue-writes";
import type { Shop } from ".";
import { callShop } from "./people";

const PRICE_RWF = 9000;

/** Three caps at 9,000 RWF, made through `/api` in a shop that has nothing yet. */
export async function makeFirstProduct(shop: Shop, token: string): Promise<Product> {
  const made = await callShop(shop, "POST", "/api/categories", {
    token,
    body: { category_name: "Caps", gender: "unisex" },
  });
  const { id: category_id } = categoryResponseSchema.parse(made.json).data;
  const { json } = await callShop(shop, "POST", "/api/products", {
    token,
    body: { product_name: "Isuka Cap", price: PRICE_RWF, category_id, stock_quantity: 3 },
  });
  return productResponseSchema.parse(json).data;
}
