import type { MedusaContainer } from "@medusajs/framework/types";
import type { User } from "../../contracts/accounts";
import type { UserActor } from "../../lib/actor";
import { notFound } from "../../lib/api-error";
import { shopAccounts } from "../../modules/account";
import { alignBackOffice, openBackOffice } from "./align-back-office";

/**
 * Makes a user an admin, or an admin a user. It ends the person's tokens at once, and opens or
 * closes Medusa's dashboard to them. The Medusa user of a new admin is made first: an interrupted
 * call leaves one nobody can use, never an admin without one.
 * @throws ApiError 403 when the actor is no admin any more; 404; 409 for the last admin or oneself.
 */
export async function changeRole(
  container: MedusaContainer,
  { actor, accountId, role }: { actor: UserActor; accountId: string; role: "user" | "admin" },
): Promise<User> {
  const accounts = shopAccounts(container);
  const medusaUserId =
    role === "user"
      ? null
      : await accounts.onMedusaSide(accountId, async (account) => {
          if (account.isLeaving) throw notFound();
          return account.medusaUserId ?? openBackOffice(container, account);
        });
  const user = await accounts.setRole({ by: actor, accountId }, role, medusaUserId);
  await alignBackOffice(container, accountId);
  return user;
}
