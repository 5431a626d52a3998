import type { MedusaContainer } from "@medusajs/framework/types";
import { Module } from "@medusajs/framework/utils";
import AlertModuleService from "./service";

export const ALERT_MODULE = "alert";

/** Who waits for a piece that is sold out, or for a lower price. */
export const shopAlerts = (container: Pick<MedusaContainer, "resolve">): AlertModuleService =>
  container.resolve<AlertModuleService>(ALERT_MODULE);

export default Module(ALERT_MODULE, { service: AlertModuleService });
