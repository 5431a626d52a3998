import { Module } from "@medusajs/framework/utils";
import PaymentAttemptModuleService from "./service";

export const PAYMENT_ATTEMPT_MODULE = "paymentAttempt";

export default Module(PAYMENT_ATTEMPT_MODULE, { service: PaymentAttemptModuleService });
