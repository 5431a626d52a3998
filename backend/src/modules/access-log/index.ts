import { Module } from "@medusajs/framework/utils";
import AccessLogModuleService from "./service";

export const ACCESS_LOG_MODULE = "accessLog";

export default Module(ACCESS_LOG_MODULE, { service: AccessLogModuleService });
