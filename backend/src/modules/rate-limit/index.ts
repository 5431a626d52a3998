import type { MedusaContainer } from "@medusajs/framework/types";
import { Module } from "@medusajs/framework/utils";
import RateLimitModuleService from "./service";

export const RATE_LIMIT_MODULE = "rateLimit";

/** How often somebody may do something. */
export const rateLimits = (container: Pick<MedusaContainer, "resolve">): RateLimitModuleService =>
  container.resolve<RateLimitModuleService>(RATE_LIMIT_MODULE);

export default Module(RATE_LIMIT_MODULE, { service: RateLimitModuleService });
