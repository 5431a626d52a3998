import type { MedusaContainer } from "@medusajs/framework/types";
import { Module } from "@medusajs/framework/utils";
import HealthModuleService from "./service";

export const HEALTH_MODULE = "shopHealth";

/** How the shop is: its figures, and whether all that must be true is. */
export const shopHealth = (container: Pick<MedusaContainer, "resolve">): HealthModuleService =>
  container.resolve<HealthModuleService>(HEALTH_MODULE);

export default Module(HEALTH_MODULE, { service: HealthModuleService });
