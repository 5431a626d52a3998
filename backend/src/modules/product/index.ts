import type { MedusaContainer } from "@medusajs/framework/types";
import { Module } from "@medusajs/framework/utils";
import ShopProductModuleService from "./service";

export const SHOP_PRODUCT_MODULE = "shopProduct";

/** How products are written, imported and read; Medusa's own of `Modules.PRODUCT` is another. */
export const shopProducts = (
  container: Pick<MedusaContainer, "resolve">,
): ShopProductModuleService => container.resolve<ShopProductModuleService>(SHOP_PRODUCT_MODULE);

export default Module(SHOP_PRODUCT_MODULE, { service: ShopProductModuleService });
