import type { MedusaContainer } from "@medusajs/framework/types";
import { inTransaction, type Run } from "../../lib/database";
import { shopAccounts } from "../../modules/account";
import type { Account } from "../../modules/account/service";
import { dataRetention } from "../../modules/retention";

/**
 * Takes what names an account's holder out of every table but the account's own and the orders the
 * law asks for, in the transaction that ends the account.
 */
export async function erasePersonOf(
  container: MedusaContainer,
  inside: Run,
  account: Account,
): Promise<void> {
  const { id: accountId, email, phone, customerId, medusaUserId } = account;
  const retention = dataRetention(container);
  const former = await retention.formerAddresses(inside, accountId);
  await retention.erase(inside, {
    accountId,
    emails: [...new Set([email, ...former])],
    phone,
    medusaIds: [customerId, ...(medusaUserId === null ? [] : [medusaUserId])],
    pseudonym: `deleted-${accountId.toLowerCase()}@deleted.invalid`,
  });
}

/**
 * The same for somebody who never had an account, by address: messages, mails, registrations, and
 * Medusa's record of the guest.
 * @returns false if the address has an account, which is deleted instead
 */
export async function eraseGuest(container: MedusaContainer, address: string): Promise<boolean> {
  const email = address.trim().toLowerCase();
  const accounts = shopAccounts(container);
  if (await accounts.byEmail(email)) return false;
  const retention = dataRetention(container);
  await inTransaction((inside) =>
    retention.erase(inside, {
      accountId: null,
      emails: [email],
      phone: null,
      medusaIds: [],
      pseudonym: "deleted@deleted.invalid",
    }),
  );
  return true;
}
