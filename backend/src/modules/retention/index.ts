import type { MedusaContainer } from "@medusajs/framework/types";
import { Module } from "@medusajs/framework/utils";
import RetentionModuleService from "./service";

export const RETENTION_MODULE = "retention";

/** How long people's data is kept, and what is forgotten. */
export const dataRetention = (
  container: Pick<MedusaContainer, "resolve">,
): RetentionModuleService => container.resolve<RetentionModuleService>(RETENTION_MODULE);

export default Module(RETENTION_MODULE, { service: RetentionModuleService });
