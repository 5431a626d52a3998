import { randomUUID } from "node:crypto";
import { productListResponseSchema, type Product } from "../../src/contracts/catalogue";
import { placedOrderSchema, type PlacedOrder } from "../../src/contracts/orders";
import { callShop, type Answer } from "./people";
import type { Shop } from "./index";

export const BUYER = {
  firstname: "Aline",
  lastname: "Uwase",
  email: "aline@example.rw",
  phone: "0788 123 456",
  delivery_address: "KG 11 Ave, house 24",
  city: "Kigali",
  district: "Gasabo",
  country: "RW",
};

/** Tries to order, as a guest unless a token is given. `over` replaces fields of the form. */
export const order = (
  shop: Shop,
  items: readonly { variant_id: string; quantity: number }[],
  over: object = {},
  token?: string,
): Promise<Answer> =>
  callShop(shop, "POST", "/api/orders", {
    token,
    headers: { "Idempotency-Key": randomUUID() },
    body: { ...BUYER, items, ...over },
  });

/** Orders one variant. @throws when the shop does not take the order */
export async function ordered(
  shop: Shop,
  variantId: string,
  quantity = 1,
  over: object = {},
): Promise<PlacedOrder> {
  const { status, json } = await order(shop, [{ variant_id: variantId, quantity }], over);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(json)}`);
  return placedOrderSchema.parse((json as { data: unknown }).data);
}

/** Variants of the catalogue with at least so many pieces, with their products. */
export async function variantsWith(
  shop: Shop,
  pieces: number,
): Promise<{ product: Product; variantId: string; stock: number }[]> {
  const { json } = await callShop(shop, "GET", "/api/products?in_stock=true&limit=100");
  return productListResponseSchema
    .parse(json)
    .data.flatMap((product) =>
      product.variants.map(({ id, stock_quantity }) => ({
        product,
        variantId: id,
        stock: stock_quantity,
      })),
    )
    .filter(({ stock }) => stock >= pieces);
}

/** Asks again until the answer is right, for what a job does a moment later. @throws after 20 s */
export async function eventually<Result>(
  look: () => Promise<Result>,
  isRight: (result: Result) => boolean,
): Promise<Result> {
  for (const deadline = Date.now() + 20_000; ;) {
    const result = await look();
    if (isRight(result)) return result;
    if (Date.now() > deadline) throw new Error(`Still ${JSON.stringify(result)}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
