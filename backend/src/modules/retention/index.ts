import { Module } from "@medusajs/framework/utils";
import RetentionModuleService from "./service";

export const RETENTION_MODULE = "retention";

export default Module(RETENTION_MODULE, { service: RetentionModuleService });
