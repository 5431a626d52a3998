import type { MedusaContainer } from "@medusajs/framework/types";
import type { GiftCardRefusal } from "../../contracts/store-credit";
import { rateLimits } from "../../modules/rate-limit";

/**
 * Counts a gift card that does not exist: whoever tries many of them looks for one.
 * @throws ApiError 429 after too many from one address
 */
export async function noteCardGuess(
  container: MedusaContainer,
  { reason }: GiftCardRefusal,
  address: string,
): Promise<void> {
  if (reason === "unknown") await rateLimits(container).consume("gift-card-guess", address);
}
