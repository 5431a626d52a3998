import type {
  IAuthModuleService,
  IUserModuleService,
  MedusaContainer,
  UserDTO,
} from "@medusajs/framework/types";
import { CustomerWorkflowEvents, Modules } from "@medusajs/framework/utils";
import { recordActivity } from "../../modules/staff/published-sql";
import { inTransaction } from "../../lib/database";
import { tellMedusa } from "../../modules/jobs/published-sql";
import { shopAccounts } from "../../modules/account";
import type { Account } from "../../modules/account/service";
import { ensureCustomer } from "./ensure-customer";

const PROVIDER = "emailpass";

/** The identity's own address, which its password vouches for. Null: it has none. */
export async function addressOfIdentity(
  container: MedusaContainer,
  authIdentityId: string,
): Promise<string | null> {
  const auth = container.resolve<IAuthModuleService>(Modules.AUTH);
  const [login] = await auth.listProviderIdentities({
    auth_identity_id: authIdentityId,
    provider: PROVIDER,
  });
  return login?.entity_id.toLowerCase() ?? null;
}

/** The customer this person is in the shop, on the same login. */
async function customerOf(
  container: MedusaContainer,
  user: UserDTO,
  authIdentityId: string,
): Promise<string> {
  const auth = container.resolve<IAuthModuleService>(Modules.AUTH);
  const id = await ensureCustomer(container.resolve(Modules.CUSTOMER), user);
  const identity = await auth.retrieveAuthIdentity(authIdentityId);
  if (identity.app_metadata?.customer_id !== id) {
    await auth.updateAuthIdentities({
      id: identity.id,
      app_metadata: { ...identity.app_metadata, customer_id: id },
    });
  }
  return id;
}

/**
 * Makes a Medusa user, invited in its dashboard or older than the shop, an admin of the shop: staff
 * see the person among the users, and what ends there ends everywhere. @param tokensFrom from when the
 * person's Medusa tokens count @returns null if Medusa has no such user, or the login has another
 * address
 */
export async function adoptStaff(
  container: MedusaContainer,
  staff: { medusaUserId: string; authIdentityId: string; tokensFrom: Date },
): Promise<Account | null> {
  const { medusaUserId, authIdentityId, tokensFrom } = staff;
  const accounts = shopAccounts(container);
  const [user] = await container
    .resolve<IUserModuleService>(Modules.USER)
    .listUsers({ id: [medusaUserId] });
  const email = user?.email.toLowerCase();
  if (!user || email !== (await addressOfIdentity(container, authIdentityId))) return null;
  const known = await accounts.byEmail(email);
  if (known && known.authIdentityId !== authIdentityId) return null;
  const customerId = known?.customerId ?? (await customerOf(container, user, authIdentityId));
  return inTransaction(async (query) => {
    const account = await accounts.adoptStaff(query, {
      customerId,
      authIdentityId,
      medusaUserId,
      email,
      // An invitation asks for no name.
      firstname: user.first_name ?? email.split("@")[0] ?? email,
      lastname: user.last_name ?? "",
      tokensFrom,
    });
    if (!account) return null;
    if (!known) {
      await tellMedusa(query, [{ name: CustomerWorkflowEvents.CREATED, data: { id: customerId } }]);
    }
    await recordActivity(query, {
      who: account.id === known?.id ? { accountId: known.id, email } : "system",
      action: "user.role",
      subject: { kind: "user", id: account.id, label: email },
      before: { role: known?.role ?? null },
      after: { role: "admin" },
    });
    return account;
  });
}
