import type {
  IAuthModuleService,
  ICustomerModuleService,
  IUserModuleService,
  MedusaContainer,
} from "@medusajs/framework/types";
import { CustomerWorkflowEvents, Modules, UserWorkflowEvents } from "@medusajs/framework/utils";
import type { UpdateUserBody, User } from "../../contracts/accounts";
import { isAdmin, type UserActor } from "../../lib/actor";
import { conflict, notFound } from "../../lib/api-error";
import { fieldsChanged, recordActivity } from "../../modules/staff/published-sql";
import type { Run } from "../../lib/database";
import { tellMedusa, type MedusaEvent } from "../../modules/jobs/published-sql";
import { shopAccounts } from "../../modules/account";
import type { Account } from "../../modules/account/service";
import { adoptGuestOrders } from "../order/adopt-guest-orders";

const PROVIDER = "emailpass";

/** The login of this identity, when its address is to change and nobody else has the new one. */
async function loginToMove(auth: IAuthModuleService, authIdentityId: string, email: string) {
  const [taken] = await auth.listProviderIdentities({ entity_id: email, provider: PROVIDER });
  if (taken?.auth_identity_id === authIdentityId) return null;
  if (taken) throw conflict("This email is already in use");
  const identity = await auth.retrieveAuthIdentity(authIdentityId, {
    relations: ["provider_identities"],
  });
  return identity.provider_identities?.find(({ provider }) => provider === PROVIDER) ?? null;
}

const profileOf = ({ firstname, lastname, email, phone, language, textChannel }: Account) => ({
  firstname,
  lastname,
  email,
  phone,
  language,
  textChannel,
});

/** What staff change, their own profile included; customers' own changes are their own business. */
export async function recordProfile(
  inside: Run,
  who: UserActor,
  { before, after }: { before: Account; after: Account },
): Promise<void> {
  const changed = fieldsChanged(profileOf(before), profileOf(after));
  if (!changed) return;
  const subject = { kind: "user", id: before.id, label: before.email };
  await recordActivity(inside, { who, action: "user.update", subject, ...changed });
}

/**
 * Changes name, phone, language or address of an account, and of Medusa's customer, user and login for the
 * same person. Absent fields stay. The login's address changes last before the commit; repeating an
 * interrupted call puts it right.
 * @throws ApiError 404; 409 when the address is another account's.
 */
export async function updateUser(
  container: MedusaContainer,
  { actor, accountId, changes }: { actor: UserActor; accountId: string; changes: UpdateUserBody },
): Promise<User> {
  const accounts = shopAccounts(container);
  const auth = container.resolve<IAuthModuleService>(Modules.AUTH);
  const customers = container.resolve<ICustomerModuleService>(Modules.CUSTOMER);
  const users = container.resolve<IUserModuleService>(Modules.USER);
  // Those of the address that it has until now: later nobody knows that it was proven.
  if (changes.email !== undefined) await adoptGuestOrders(container, accountId);
  await accounts.onMedusaSide(accountId, async (account, query) => {
    const { email } = changes;
    const login =
      email === undefined ? null : await loginToMove(auth, account.authIdentityId, email);
    const owner = email === undefined ? null : await accounts.byEmail(email);
    if (owner && owner.id !== accountId) throw conflict("This email is already in use");
    const saved = await accounts.saveProfile(query, accountId, changes);
    if (!saved) throw notFound();
    const hasLeftPhone = account.isPhoneConfirmed && !saved.isPhoneConfirmed;
    if (hasLeftPhone) await accounts.tellPhoneLeft(query, saved);
    if (isAdmin(actor)) await recordProfile(query, actor, { before: account, after: saved });
    const person = {
      email: saved.email,
      first_name: saved.firstname,
      last_name: saved.lastname,
    };
    await customers.updateCustomers(saved.customerId, { ...person, phone: saved.phone });
    if (saved.medusaUserId) await users.updateUsers({ id: saved.medusaUserId, ...person });
    const told: MedusaEvent[] = [
      { name: CustomerWorkflowEvents.UPDATED, data: { id: saved.customerId } },
    ];
    if (saved.medusaUserId) {
      told.push({ name: UserWorkflowEvents.UPDATED, data: { id: saved.medusaUserId } });
    }
    await tellMedusa(query, told);
    if (login && email) await auth.updateProviderIdentities({ id: login.id, entity_id: email });
  });
  const user = await accounts.presentUser(accountId);
  if (!user) throw notFound();
  return user;
}
