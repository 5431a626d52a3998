import type { MedusaContainer } from "@medusajs/framework/types";
import { Module } from "@medusajs/framework/utils";
import StaffModuleService from "./service";

export const STAFF_MODULE = "shopStaff";

/** What staff are told, and the record of what they do. */
export const shopStaff = (container: Pick<MedusaContainer, "resolve">): StaffModuleService =>
  container.resolve<StaffModuleService>(STAFF_MODULE);

export default Module(STAFF_MODULE, { service: StaffModuleService });
