import type {
  IAuthModuleService,
  ICustomerModuleService,
  MedusaContainer,
} from "@medusajs/framework/types";
import { CustomerWorkflowEvents, Modules } from "@medusajs/framework/utils";
import type { UserActor } from "../../lib/actor";
import { tellMedusa } from "../../modules/jobs/published-sql";
import { shopAccounts } from "../../modules/account";
import type { Account } from "../../modules/account/service";
import { erasePersonOf } from "../retention/erase-person";
import { closeBackOffice } from "./align-back-office";

/** What Medusa keeps of a customer: the row orders name, and nothing that names a person. */
async function anonymizeCustomer(container: MedusaContainer, account: Account): Promise<void> {
  const customers = container.resolve<ICustomerModuleService>(Modules.CUSTOMER);
  await customers.updateCustomers(account.customerId, {
    email: `deleted-${account.id.toLowerCase()}@deleted.invalid`,
    first_name: "Deleted",
    last_name: "user",
    company_name: null,
    phone: null,
    metadata: {},
  });
  const addresses = await customers.listCustomerAddresses({ customer_id: account.customerId });
  if (addresses.length > 0) await customers.deleteCustomerAddresses(addresses.map(({ id }) => id));
}

/** Medusa's parts first, then all other tables, the account's own name and address last; may be repeated. */
async function finishDeletion(container: MedusaContainer, accountId: string): Promise<void> {
  const accounts = shopAccounts(container);
  const { savedLists, sharedLists, addresses } = accounts;
  await accounts.onMedusaSide(accountId, async (account, query) => {
    await closeBackOffice(container, query, account);
    await container
      .resolve<IAuthModuleService>(Modules.AUTH)
      .deleteAuthIdentities([account.authIdentityId]);
    await anonymizeCustomer(container, account);
    const { customerId: id } = account;
    await tellMedusa(query, [{ name: CustomerWorkflowEvents.DELETED, data: { id } }]);
    await savedLists.erase(query, accountId);
    await sharedLists.erase(query, accountId);
    await addresses.erase(query, accountId);
    await erasePersonOf(container, query, account);
    await accounts.finishLeaving(query, accountId);
  });
}

/**
 * Deletes a person: the login is gone at once, then cart, wishlist and the link to it, kept addresses and everything that
 * names the person in any table. Orders keep their amounts and the account's id, and for ten years the contact data
 * given for each: the law asks for complete invoices. What staff did to the account,
 * or the person did as staff, stays in the audit log by id.
 * @throws ApiError 403 when the actor is no admin any more and deletes someone else; 404; 409 for
 * the last admin or an admin's own account.
 */
export async function deleteUser(
  container: MedusaContainer,
  { actor, accountId }: { actor: UserActor; accountId: string },
): Promise<void> {
  const accounts = shopAccounts(container);
  await accounts.startLeaving({ by: actor, accountId });
  await finishDeletion(container, accountId);
}

/** Finishes deletions a killed process left half done. */
export async function finishDeletions(container: MedusaContainer): Promise<void> {
  const accounts = shopAccounts(container);
  for (const accountId of await accounts.leavingAccounts()) {
    await finishDeletion(container, accountId);
  }
}
