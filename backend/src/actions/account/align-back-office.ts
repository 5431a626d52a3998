import type {
  IApiKeyModuleService,
  IAuthModuleService,
  IUserModuleService,
  MedusaContainer,
} from "@medusajs/framework/types";
import { Modules, UserWorkflowEvents } from "@medusajs/framework/utils";
import type { Run } from "../../lib/database";
import { tellMedusa } from "../../modules/jobs/published-sql";
import { shopAccounts } from "../../modules/account";
import type { Account } from "../../modules/account/service";

async function identityOf(container: MedusaContainer, { authIdentityId }: Account) {
  const auth = container.resolve<IAuthModuleService>(Modules.AUTH);
  const [identity] = await auth.listAuthIdentities({ id: [authIdentityId] });
  return identity ?? null;
}

/**
 * The Medusa user of this account, found or made, on the account's own identity: whoever logs in to
 * the shop logs in to Medusa's dashboard with the same password.
 * @returns its id
 */
export async function openBackOffice(
  container: MedusaContainer,
  account: Account,
): Promise<string> {
  const users = container.resolve<IUserModuleService>(Modules.USER);
  const [known] = await users.listUsers({ email: account.email });
  const user =
    known ??
    (await users.createUsers({
      email: account.email,
      first_name: account.firstname,
      last_name: account.lastname,
    }));
  const identity = await identityOf(container, account);
  if (identity && identity.app_metadata?.user_id !== user.id) {
    await container.resolve<IAuthModuleService>(Modules.AUTH).updateAuthIdentities({
      id: identity.id,
      app_metadata: { ...identity.app_metadata, user_id: user.id },
    });
  }
  return user.id;
}

/** Ends the secret keys that this user made: they would outlive the user's own access. */
async function revokeKeys(container: MedusaContainer, userId: string): Promise<void> {
  const keys = container.resolve<IApiKeyModuleService>(Modules.API_KEY);
  const secret = await keys.listApiKeys({ type: "secret" }, { take: null });
  const open = secret.filter((key) => key.created_by === userId && key.revoked_at === null);
  if (open.length > 0) {
    await keys.revoke({ id: open.map(({ id }) => id) }, { revoked_by: userId });
  }
}

/** Removes an account's Medusa user, or whatever an interrupted call left of it. */
export async function closeBackOffice(
  container: MedusaContainer,
  inside: Run,
  account: Account,
): Promise<void> {
  const users = container.resolve<IUserModuleService>(Modules.USER);
  const identity = await identityOf(container, account);
  const named: unknown[] = [identity?.app_metadata?.user_id, account.medusaUserId];
  const ids = new Set(named.filter((id): id is string => typeof id === "string"));
  await tellMedusa(
    inside,
    [...ids].map((id) => ({ name: UserWorkflowEvents.DELETED, data: { id } })),
  );
  for (const id of ids) {
    await revokeKeys(container, id);
    await users.deleteUsers([id]);
  }
  if (identity && ids.size > 0) {
    await container.resolve<IAuthModuleService>(Modules.AUTH).updateAuthIdentities({
      id: identity.id,
      app_metadata: { ...identity.app_metadata, user_id: null },
    });
  }
}

/**
 * Brings Medusa in line with the account: a user for an admin, none for anyone else, and secret
 * keys for active admins only. May be repeated; the back-office gate refuses what an interrupted
 * call left open.
 */
export async function alignBackOffice(
  container: MedusaContainer,
  accountId: string,
): Promise<void> {
  const accounts = shopAccounts(container);
  await accounts.onMedusaSide(accountId, async (account, query) => {
    if (account.role === "user") return closeBackOffice(container, query, account);
    const userId = await openBackOffice(container, account);
    if (userId !== account.medusaUserId) await accounts.setMedusaUser(query, account.id, userId);
    if (!account.isActive) await revokeKeys(container, userId);
  });
}
