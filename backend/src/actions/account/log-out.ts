import type { MedusaContainer } from "@medusajs/framework/types";
import { shopAccounts } from "../../modules/account";

/** Ends one token; the person's other logins go on. */
export async function logOut(container: MedusaContainer, token: string): Promise<void> {
  await shopAccounts(container).endSession(token);
}
