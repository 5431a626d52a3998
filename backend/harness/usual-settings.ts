import { DEFAULT_APP_SETTINGS } from "../src/contracts/app-settings";
import { shippingResponseSchema } from "../src/contracts/shipping";
import { callShop, logIn, withDatabase } from "./people";
import type { Shop } from "./shop";

const FLAT_FEE_RWF = 2000;

/** Puts back what a first start decides: the app settings, what delivery costs, and no rates. */
export async function usualSettings(shop: Shop): Promise<void> {
  const { token } = await logIn(shop, shop.admin);
  const put = async (path: string, body: object) => {
    const { status, json } = await callShop(shop, "PUT", path, { token, body });
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
  };
  await put("/api/admin/app-settings", DEFAULT_APP_SETTINGS);
  const { json } = await callShop(shop, "GET", "/api/shipping");
  const { districts } = shippingResponseSchema.parse(json).data;
  await put("/api/admin/shipping", {
    flat_fee: FLAT_FEE_RWF,
    free_above: null,
    districts: districts.map(({ district }) => ({ district, fee: null, free_above: null })),
  });
  await withDatabase(shop, (database) =>
    database.query("UPDATE exchange_rate SET usd = NULL, eur = NULL, as_of = NULL, doubt = NULL"),
  );
}
