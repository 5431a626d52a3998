import type { MedusaContainer } from "@medusajs/framework/types";
import { Module } from "@medusajs/framework/utils";
import IdempotencyKeyModuleService from "./service";

export const IDEMPOTENCY_KEY_MODULE = "idempotencyKey";

/** Idempotency keys of staff, with the answers given under them. */
export const idempotencyKeys = (
  container: Pick<MedusaContainer, "resolve">,
): IdempotencyKeyModuleService =>
  container.resolve<IdempotencyKeyModuleService>(IDEMPOTENCY_KEY_MODULE);

export default Module(IDEMPOTENCY_KEY_MODULE, { service: IdempotencyKeyModuleService });
