import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { setTimeout as pause } from "node:timers/promises";
import { clientAddress } from "../lib/client-address";
import { shopAccounts } from "../modules/account";
import { rateLimits } from "../modules/rate-limit";
import { accountBudget } from "../actions/account/check-password";

/** `/auth/user/emailpass`, and nothing below it. */
const LOGIN = /^\/auth\/[^/]+\/emailpass\/?$/;

/** The address a login is for; null for any other call. */
function addressTyped({ path, body }: MedusaRequest): string | null {
  const { email } = (body ?? {}) as { email?: unknown };
  return LOGIN.test(path) && typeof email === "string" ? email.trim().toLowerCase() : null;
}

/**
 * On Medusa's own logins, which count nothing: wrong guesses at an account, and from one address,
 * are counted together with those in the shop.
 */
export async function limitNativeLogins(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const limits = rateLimits(request.scope);
    const address = clientAddress(request);
    const email = addressTyped(request);
    await limits.check("login-address", address);
    if (email !== null) {
      // Counted before it is known to be wrong, as in the shop.
      await limits.consume("login-account", accountBudget(email, address));
      const accounts = shopAccounts(request.scope);
      await pause(await accounts.staleFor(email));
    }
    response.once("finish", () => {
      // The answer is out; if the budget is unreachable now, the next guess meets it.
      if (response.statusCode === 401) {
        limits.fail("login-address", address).catch(() => undefined);
      } else if (email !== null && response.statusCode === 200) {
        limits.clear("login-account", accountBudget(email, address)).catch(() => undefined);
      }
    });
    next();
  } catch (error) {
    next(error);
  }
}
