import type { MedusaContainer } from "@medusajs/framework/types";
import { Module } from "@medusajs/framework/utils";
import ShopOrderModuleService from "./service";

export const SHOP_ORDER_MODULE = "shopOrder";

/** Everything about an order, from the quote to its figures; not Medusa's `Modules.ORDER`. */
export const shopOrders = (container: Pick<MedusaContainer, "resolve">): ShopOrderModuleService =>
  container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);

export default Module(SHOP_ORDER_MODULE, { service: ShopOrderModuleService });
