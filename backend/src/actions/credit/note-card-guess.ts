import type { MedusaContainer } from "@medusajs/framework/types";
import type { GiftCardRefusal } from "../../contracts/store-credit";
import { rateLimits } from "../../modules/rate-limit";

const LIMIT = "gift-card-guess";

/** Whoever tried too many gift cards learns nothing of another. @throws ApiError 429 */
export async function stopGuessers(
  container: MedusaContainer,
  code: string | undefined,
  address: string,
): Promise<void> {
  if (code !== undefined) await rateLimits(container).check(LIMIT, address);
}

/** Counts a gift card that does not exist: whoever tries many of them looks for one. */
export async function noteCardGuess(
  container: MedusaContainer,
  { reason }: GiftCardRefusal,
  address: string,
): Promise<void> {
  if (reason === "unknown") await rateLimits(container).fail(LIMIT, address);
}
