import type { MedusaContainer } from "@medusajs/framework/types";
import type { DiscountRefusal } from "../../contracts/discounts";
import { rateLimits } from "../../modules/rate-limit";

/**
 * Counts a code that does not exist: whoever tries many of them looks for one.
 * @throws ApiError 429 after too many from one address
 */
export async function noteGuess(
  container: MedusaContainer,
  { reason }: DiscountRefusal,
  address: string,
): Promise<void> {
  if (reason === "unknown") await rateLimits(container).consume("discount-guess", address);
}
