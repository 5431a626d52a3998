import { callShop, type Answer } from "./people";
import type { Shop } from "./shop";

/** One call of Medusa's own APIs, behind the back-office door; else as `callShop`. */
export const callBackOffice = (
  shop: Pick<Shop, "backoffice">,
  ...call: [method: string, path: string, options?: Parameters<typeof callShop>[3]]
): Promise<Answer> => callShop({ origin: shop.backoffice ?? "" }, ...call);

/** Calls Medusa's own admin API, as its dashboard does. @throws when it refuses. */
export type BackOffice = (
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
) => Promise<unknown>;

/** Logs the shop's admin, or another one, in at the back-office door. @returns Medusa's own token */
export async function backOfficeToken(
  shop: Pick<Shop, "backoffice" | "admin">,
  { email, password }: Shop["admin"] = shop.admin,
): Promise<string> {
  const body = { email, password };
  const { json } = await callBackOffice(shop, "POST", "/auth/user/emailpass", { body });
  return (json as { token: string }).token;
}

/** What somebody logged in there can do. */
export async function enterBackOffice(shop: Shop, who?: Shop["admin"]): Promise<BackOffice> {
  const token = await backOfficeToken(shop, who);
  return async (method, path, body) => {
    const { status, json } = await callBackOffice(shop, method, path, { token, body });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
    return json;
  };
}

/** Inventory item of a variant, and its stock location. */
export interface StockPlace {
  itemId: string;
  locationId: string;
}

export async function stockPlaceOf(
  backOffice: BackOffice,
  productId: string,
  variantId: string,
): Promise<StockPlace> {
  const fields =
    "id,inventory_items.inventory.id,inventory_items.inventory.location_levels.location_id";
  const { variant } = (await backOffice(
    "GET",
    `/admin/products/${productId}/variants/${variantId}?fields=${fields}`,
  )) as {
    variant: {
      inventory_items: {
        inventory: { id: string; location_levels: { location_id: string }[] };
      }[];
    };
  };
  const inventory = variant.inventory_items[0]?.inventory;
  const locationId = inventory?.location_levels[0]?.location_id;
  if (!inventory || locationId === undefined) throw new Error("The variant has no stock.");
  return { itemId: inventory.id, locationId };
}

/** Pieces there, including those of orders: what the dashboard shows. */
export async function piecesAt(
  backOffice: BackOffice,
  { itemId, locationId }: StockPlace,
): Promise<number> {
  const { inventory_levels: levels } = (await backOffice(
    "GET",
    `/admin/inventory-items/${itemId}/location-levels`,
  )) as { inventory_levels: { location_id: string; stocked_quantity: number }[] };
  const level = levels.find(({ location_id }) => location_id === locationId);
  if (!level) throw new Error("Nothing lies there.");
  return level.stocked_quantity;
}
