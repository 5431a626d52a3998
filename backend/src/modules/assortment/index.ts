import { Module } from "@medusajs/framework/utils";
import AssortmentModuleService from "./service";

export const ASSORTMENT_MODULE = "assortment";

export default Module(ASSORTMENT_MODULE, { service: AssortmentModuleService });
