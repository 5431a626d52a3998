import type { MedusaContainer } from "@medusajs/framework/types";
import type { User } from "../../contracts/accounts";
import type { UserActor } from "../../lib/actor";
import { shopAccounts } from "../../modules/account";
import { alignBackOffice } from "./align-back-office";

/**
 * Switches an account off, or on again. Switching off ends the person's tokens at once.
 * @throws ApiError 403 when the actor is no admin any more; 404; 409 for the last admin or oneself.
 */
export async function toggleStatus(
  container: MedusaContainer,
  { actor, accountId }: { actor: UserActor; accountId: string },
): Promise<User> {
  const accounts = shopAccounts(container);
  const user = await accounts.toggleActive({ by: actor, accountId });
  await alignBackOffice(container, accountId);
  return user;
}
