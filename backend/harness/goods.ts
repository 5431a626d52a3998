import { randomBytes } from "node:crypto";
import type { Product } from "../src/contracts/catalogue";
import {
  categoryResponseSchema,
  savedProductResponseSchema,
} from "../src/contracts/catalogue-writes";
import { callShop, logIn } from "./people";
import type { Shop } from "./shop";

/** A product of one variant nobody else buys or changes. */
export interface Goods {
  readonly product: Product;
  readonly variantId: string;
}

const PRICE_RWF = 12_000;

async function made(shop: Shop, token: string, path: string, body: object): Promise<unknown> {
  const { status, json } = await callShop(shop, "POST", path, { token, body });
  if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
  return json;
}

/**
 * Makes products through `/api`, each with this many pieces, in their own category.
 * @param over other fields of the product
 */
export async function makeGoods(
  shop: Shop,
  { pieces, count = 1, over = {} }: { pieces: number; count?: number; over?: object },
): Promise<[Goods, ...Goods[]]> {
  const { token } = await logIn(shop, shop.admin);
  const word = `Goods ${randomBytes(4).toString("hex")}`;
  const category = await made(shop, token, "/api/categories", { category_name: word });
  const { id: category_id } = categoryResponseSchema.parse(category).data;
  const makeOne = async (at: number): Promise<Goods> => {
    const body = { product_name: `${word} ${at}`, price: PRICE_RWF, stock_quantity: pieces };
    const saved = await made(shop, token, "/api/products", { ...body, category_id, ...over });
    const { data: product } = savedProductResponseSchema.parse(saved);
    const [variant] = product.variants;
    if (!variant) throw new Error(`${product.name} has no variant.`);
    return { product, variantId: variant.id };
  };
  const goods: [Goods, ...Goods[]] = [await makeOne(0)];
  for (let at = 1; at < count; at += 1) goods.push(await makeOne(at));
  return goods;
}
