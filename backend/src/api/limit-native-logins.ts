import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddress } from "../lib/client-address";
import { RATE_LIMIT_MODULE } from "../modules/rate-limit";
import type RateLimitModuleService from "../modules/rate-limit/service";

/**
 * Stands on Medusa's own logins, which count nothing by themselves: wrong guesses of one address
 * are counted together with those in the shop. Counted when they turn out wrong, so a few at once
 * may pass; the budget is of hundreds.
 */
export async function limitNativeLogins(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const limits = request.scope.resolve<RateLimitModuleService>(RATE_LIMIT_MODULE);
    const address = clientAddress(request);
    await limits.check("login-address", address);
    response.once("finish", () => {
      if (response.statusCode !== 401) return;
      // The answer is out; a budget that can't be reached now is met by the next guess.
      limits.fail("login-address", address).catch(() => undefined);
    });
    next();
  } catch (error) {
    next(error);
  }
}
