import type { MedusaContainer } from "@medusajs/framework/types";
import type { UserActor } from "../../lib/actor";
import { unauthenticated } from "../../lib/api-error";
import { shopAccounts } from "../../modules/account";

/**
 * Ends every login of one's own account, in the back office too: for those who left themselves
 * logged in somewhere.
 * @returns a new token for this device, good for as long as the old one was made for
 * @throws ApiError 401 if the account was deleted at that moment
 */
export async function logOutEverywhere(
  container: MedusaContainer,
  { accountId, email }: UserActor,
  token: string,
): Promise<string> {
  const accounts = shopAccounts(container);
  const account = await accounts.endSessions({ id: accountId, email });
  if (!account) throw unauthenticated();
  return accounts.renewedToken(account, token);
}
