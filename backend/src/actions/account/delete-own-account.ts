import type { MedusaContainer } from "@medusajs/framework/types";
import type { UserActor } from "../../lib/actor";
import { invalidRequest, unauthenticated } from "../../lib/api-error";
import { shopAccounts } from "../../modules/account";
import { isRightPassword } from "./check-password";
import { deleteUser } from "./delete-user";

/**
 * Deletes one's own account, as staff would.
 * @throws ApiError 400 when the password is wrong; 409 for an admin; 429
 */
export async function deleteOwnAccount(
  container: MedusaContainer,
  { actor, password, address }: { actor: UserActor; password: string; address: string },
): Promise<void> {
  const account = await shopAccounts(container).credentialsOf(actor.accountId);
  if (!account) throw unauthenticated();
  const { email, hash } = account;
  if (!(await isRightPassword(container, { email, password, address, hash }))) {
    throw invalidRequest([{ field: "password", message: "Password is incorrect" }]);
  }
  await deleteUser(container, { actor, accountId: actor.accountId });
}
