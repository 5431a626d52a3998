import { Module } from "@medusajs/framework/utils";
import TransitModuleService from "./service";

export const TRANSIT_MODULE = "transit";

export default Module(TRANSIT_MODULE, { service: TransitModuleService });
