import { Module } from "@medusajs/framework/utils";
import UnpaidHoldModuleService from "./service";

export const UNPAID_HOLD_MODULE = "unpaidHold";

export default Module(UNPAID_HOLD_MODULE, { service: UnpaidHoldModuleService });
