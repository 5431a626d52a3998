import { randomInt } from "node:crypto";
import type {
  AuthIdentityDTO,
  IAuthModuleService,
  IUserModuleService,
  MedusaContainer,
} from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { shopAccounts } from "../../modules/account";
import { ensureCustomer } from "./ensure-customer";

export interface FirstAdmin {
  /** false: an admin was there already, and nothing was touched. */
  created: boolean;
  email: string;
  /** Only for an admin just created: shown once, kept only as a hash. */
  password?: string;
}

const PROVIDER = "emailpass";
const NAME = { first: "Shop", last: "Admin" };
/** No 0/O, 1/l/I: the password is read off a terminal. */
const LETTERS = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const generatePassword = () =>
  Array.from({ length: 20 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join("");

/** The identity with this address and password: registered, or given the password if it exists. */
async function ensureIdentity(
  auth: IAuthModuleService,
  email: string,
  password: string,
): Promise<AuthIdentityDTO> {
  const [known] = await auth.listProviderIdentities({ entity_id: email, provider: PROVIDER });
  const answer = known
    ? await auth.updateProvider(PROVIDER, { entity_id: email, password })
    : await auth.register(PROVIDER, { body: { email, password } });
  if (!answer.success) throw new Error("The first admin's password could not be stored.");
  const identityId = known?.auth_identity_id ?? answer.authIdentity?.id;
  if (!identityId) throw new Error("The first admin's identity is missing.");
  return auth.retrieveAuthIdentity(identityId);
}

async function ensureUser(users: IUserModuleService, email: string): Promise<string> {
  const [known] = await users.listUsers({ email });
  if (known) return known.id;
  const made = await users.createUsers({ email, first_name: NAME.first, last_name: NAME.last });
  return made.id;
}

/**
 * Makes the first admin when no active one exists: one identity with e-mail and password that is a
 * customer of the shop and a user of Medusa's dashboard, and the account that says so.
 *
 * Each part is found or made, and the account is written last: a start killed half-way leaves parts
 * that the next one takes over, with a new password that it then shows.
 */
export async function ensureFirstAdmin(
  container: MedusaContainer,
  { email: typed, password: given }: { email: string; password?: string | undefined },
): Promise<FirstAdmin> {
  const accounts = shopAccounts(container);
  const auth = container.resolve<IAuthModuleService>(Modules.AUTH);
  const email = typed.trim().toLowerCase();
  const password = given ?? generatePassword();
  const present = await accounts.unlessAdmin(async () => {
    const identity = await ensureIdentity(auth, email, password);
    const customerId = await ensureCustomer(container.resolve(Modules.CUSTOMER), {
      email,
      first_name: NAME.first,
      last_name: NAME.last,
    });
    const medusaUserId = await ensureUser(container.resolve(Modules.USER), email);
    await auth.updateAuthIdentities({
      id: identity.id,
      app_metadata: {
        ...identity.app_metadata,
        customer_id: customerId,
        user_id: medusaUserId,
      },
    });
    return {
      customerId,
      authIdentityId: identity.id,
      medusaUserId,
      email,
      firstname: NAME.first,
      lastname: NAME.last,
    };
  });
  return present === null ? { created: true, email, password } : { created: false, email: present };
}
