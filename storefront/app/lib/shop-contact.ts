import { SHOP_CONTACT, type ShopContact } from "@strive/backend/contracts/shop-contact";
import { useRouteLoaderData } from "react-router-dom";

export type { ShopContact } from "@strive/backend/contracts/shop-contact";
export type { LegalIdentity } from "@strive/backend/contracts/shop-legal";

/** How to reach the shop. The server reads what staff typed: no browser needs code for it. */
export const useShopContact = (): ShopContact =>
  useRouteLoaderData<{ contact?: ShopContact }>("root")?.contact ?? SHOP_CONTACT;
