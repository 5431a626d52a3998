import { Module } from "@medusajs/framework/utils";
import ShopHealthModuleService from "./service";

export const SHOP_HEALTH_MODULE = "shopHealth";

export default Module(SHOP_HEALTH_MODULE, { service: ShopHealthModuleService });
