import type { MedusaContainer } from "@medusajs/framework/types";
import type { UserActor } from "../../lib/actor";
import { needOwnPassword } from "./check-password";
import { deleteUser } from "./delete-user";

/**
 * Deletes one's own account, as staff would.
 * @throws ApiError 400 when the password is wrong; 409 for an admin; 429
 */
export async function deleteOwnAccount(
  container: MedusaContainer,
  { actor, password, address }: { actor: UserActor; password: string; address: string },
): Promise<void> {
  await needOwnPassword(container, { actor, password, address });
  await deleteUser(container, { actor, accountId: actor.accountId });
}
