import type { MedusaContainer } from "@medusajs/framework/types";
import { Module } from "@medusajs/framework/utils";
import SettingsModuleService from "./service";

export const SETTINGS_MODULE = "shopSettings";

/** What staff set for the whole shop, and what a franc is worth elsewhere. */
export const shopSettings = (container: Pick<MedusaContainer, "resolve">): SettingsModuleService =>
  container.resolve<SettingsModuleService>(SETTINGS_MODULE);

export default Module(SETTINGS_MODULE, { service: SettingsModuleService });
