import { Module } from "@medusajs/framework/utils";
import AppSettingsModuleService from "./service";

export const APP_SETTINGS_MODULE = "appSettings";

export default Module(APP_SETTINGS_MODULE, { service: AppSettingsModuleService });
