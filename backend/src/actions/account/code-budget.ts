import type { MedusaContainer } from "@medusajs/framework/types";
import { rateLimits } from "../../modules/rate-limit";
import { accountBudget } from "./check-password";

/**
 * Counts one code requested or tried: per caller and account, and per account and day.
 * @throws ApiError 429
 */
export async function countCode(
  container: MedusaContainer,
  email: string,
  address: string,
): Promise<void> {
  const limits = rateLimits(container);
  await limits.consume("code-account", accountBudget(email, address));
  await limits.consume("code-day", email);
}
