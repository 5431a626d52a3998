import { Module } from "@medusajs/framework/utils";
import LowStockModuleService from "./service";

export const LOW_STOCK_MODULE = "lowStock";

export default Module(LOW_STOCK_MODULE, { service: LowStockModuleService });
