import type { MedusaContainer } from "@medusajs/framework/types";
import { Module } from "@medusajs/framework/utils";
import ContactModuleService from "./service";

export const CONTACT_MODULE = "contact";

/** What people write to the shop. */
export const contactMessages = (
  container: Pick<MedusaContainer, "resolve">,
): ContactModuleService => container.resolve<ContactModuleService>(CONTACT_MODULE);

export default Module(CONTACT_MODULE, { service: ContactModuleService });
