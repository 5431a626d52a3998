import type { MedusaContainer } from "@medusajs/framework/types";
import { RATE_LIMIT_MODULE } from "../../modules/rate-limit";
import type RateLimitModuleService from "../../modules/rate-limit/service";
import { accountBudget } from "./check-password";

/**
 * Counts one code asked for or tried, by one caller for one account.
 * @throws ApiError 429
 */
export async function countCode(
  container: MedusaContainer,
  email: string,
  address: string,
): Promise<void> {
  await container
    .resolve<RateLimitModuleService>(RATE_LIMIT_MODULE)
    .consume("code-account", accountBudget(email, address));
}
