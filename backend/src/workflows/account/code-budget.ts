import type { MedusaContainer } from "@medusajs/framework/types";
import { RATE_LIMIT_MODULE } from "../../modules/rate-limit";
import type RateLimitModuleService from "../../modules/rate-limit/service";
import { accountBudget } from "./check-password";

/**
 * Counts one code asked for or tried: of one caller for one account, and of the account's day.
 * @throws ApiError 429
 */
export async function countCode(
  container: MedusaContainer,
  email: string,
  address: string,
): Promise<void> {
  const limits = container.resolve<RateLimitModuleService>(RATE_LIMIT_MODULE);
  await limits.consume("code-account", accountBudget(email, address));
  await limits.consume("code-day", email);
}
