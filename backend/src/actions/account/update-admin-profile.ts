import type { MedusaContainer } from "@medusajs/framework/types";
import type { AdminProfileBody, User } from "../../contracts/accounts";
import type { UserActor } from "../../lib/actor";
import { splitName } from "../../modules/account/domain/split-name";
import { updateUser } from "./update-user";

/**
 * An admin's own name, address, phone and language.
 * @throws ApiError 409 when the address is another account's.
 */
export async function updateAdminProfile(
  container: MedusaContainer,
  actor: UserActor,
  { name, email, phone, language }: AdminProfileBody,
): Promise<User> {
  const changes = { ...splitName(name), email, phone, language };
  return updateUser(container, { actor, accountId: actor.accountId, changes });
}
