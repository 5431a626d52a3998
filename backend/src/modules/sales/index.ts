import { Module } from "@medusajs/framework/utils";
import SalesModuleService from "./service";

export const SALES_MODULE = "sales";

export default Module(SALES_MODULE, { service: SalesModuleService });
