import type { MedusaContainer } from "@medusajs/framework/types";
import { Module } from "@medusajs/framework/utils";
import AccountModuleService from "./service";

export const ACCOUNT_MODULE = "account";

/** The shop's people: who they are, what they may do, and what they keep. */
export const shopAccounts = (container: Pick<MedusaContainer, "resolve">): AccountModuleService =>
  container.resolve<AccountModuleService>(ACCOUNT_MODULE);

export default Module(ACCOUNT_MODULE, { service: AccountModuleService });
