import type {
  AuthIdentityDTO,
  IAuthModuleService,
  ICustomerModuleService,
  MedusaContainer,
} from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { shopAccounts } from "../../modules/account";
import type { Registration } from "../../modules/account/registrations";
import type { Account } from "../../modules/account/service";

const PROVIDER = "emailpass";

/** Finds, or makes, or finds again if somebody else just made it. */
async function findOrMake<Thing>(
  find: () => Promise<Thing | undefined>,
  make: () => Promise<Thing>,
): Promise<Thing> {
  const known = await find();
  if (known !== undefined) return known;
  try {
    return await make();
  } catch (error) {
    const made = await find();
    if (made !== undefined) return made;
    throw error;
  }
}

async function ensureIdentity(
  auth: IAuthModuleService,
  { email, passwordHash }: Registration,
): Promise<AuthIdentityDTO> {
  return findOrMake(
    async () => {
      const [known] = await auth.listProviderIdentities({ entity_id: email, provider: PROVIDER });
      return known?.auth_identity_id === undefined
        ? undefined
        : auth.retrieveAuthIdentity(known.auth_identity_id);
    },
    () =>
      auth.createAuthIdentities({
        provider_identities: [
          {
            provider: PROVIDER,
            entity_id: email,
            provider_metadata: { password: passwordHash },
          },
        ],
      }),
  );
}

/** One Medusa made for a guest's orders stays that guest's. */
async function ensureCustomer(
  customers: ICustomerModuleService,
  { email, firstname, lastname, phone }: Registration,
): Promise<string> {
  const person = { first_name: firstname, last_name: lastname, phone };
  const customer = await findOrMake(
    async () => {
      const [known] = await customers.listCustomers({ email, has_account: true });
      return known;
    },
    () => customers.createCustomers({ ...person, email, has_account: true }),
  );
  const isSame =
    customer.first_name === firstname &&
    customer.last_name === lastname &&
    customer.phone === phone;
  if (!isSame) await customers.updateCustomers(customer.id, person);
  return customer.id;
}

/**
 * Makes the account of a verified registration: identity and customer are found or made, the
 * account is written last. The next try takes over whatever a killed process left, and two tries at
 * once meet in unique rows: the identity's, the customer's, and finally the account's. @returns null
 * if the address got an account meanwhile, from this registration or another: of all who send one
 * code exactly one is logged in by it
 */
export async function completeRegistration(
  container: MedusaContainer,
  registration: Registration,
): Promise<Account | null> {
  const accounts = shopAccounts(container);
  const auth = container.resolve<IAuthModuleService>(Modules.AUTH);
  const { email } = registration;
  if (!(await accounts.byEmail(email))) {
    const identity = await ensureIdentity(auth, registration);
    // An account that just moved to this address has the identity, and the customer keeps its name.
    if (await accounts.byEmail(email)) return null;
    const customerId = await ensureCustomer(container.resolve(Modules.CUSTOMER), registration);
    if (identity.app_metadata?.customer_id !== customerId) {
      await auth.updateAuthIdentities({
        id: identity.id,
        app_metadata: { ...identity.app_metadata, customer_id: customerId },
      });
    }
    const parts = { customerId, authIdentityId: identity.id };
    return accounts.openAccount(registration, parts);
  }
  return null;
}
