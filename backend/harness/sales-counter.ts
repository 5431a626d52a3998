import { randomUUID } from "node:crypto";
import { placedOrderSchema, type PlacedOrder } from "../src/contracts/orders";
import { callShop, type Answer } from "./people";
import type { Shop } from "./shop";

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
