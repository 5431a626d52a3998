import type { Shop } from "./shop";

/** Calls Medusa's own admin API, as its dashboard does. @throws when it refuses. */
export type BackOffice = (
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
) => Promise<unknown>;

const headers = { "Content-Type": "application/json" };

/** Logs the shop's admin, or another one, in at the back-office door. @returns Medusa's own token */
export async function backOfficeToken(
  shop: Shop,
  { email, password }: Shop["admin"] = shop.admin,
): Promise<string> {
  const login = await fetch(`${shop.backoffice}/auth/user/emailpass`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email, password }),
  });
  return ((await login.json()) as { token: string }).token;
}

/** What somebody can do who is logged in there. */
export async function enterBackOffice(shop: Shop, who?: Shop["admin"]): Promise<BackOffice> {
  const token = await backOfficeToken(shop, who);
  return async (method, path, body) => {
    const response = await fetch(`${shop.backoffice}${path}`, {
      method,
      headers: { ...headers, Authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as unknown;
  };
}

/** Inventory item of a variant, and where its stock lies. */
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
