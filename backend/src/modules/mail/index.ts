import type { MedusaContainer } from "@medusajs/framework/types";
import { Module } from "@medusajs/framework/utils";
import MailModuleService from "./service";

export const MAIL_MODULE = "mail";

/** Mails, from their cause to their delivery. */
export const shopMail = (container: Pick<MedusaContainer, "resolve">): MailModuleService =>
  container.resolve<MailModuleService>(MAIL_MODULE);

export default Module(MAIL_MODULE, { service: MailModuleService });
