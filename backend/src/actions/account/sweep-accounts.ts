import type { MedusaContainer } from "@medusajs/framework/types";
import { shopAccounts } from "../../modules/account";

/** Deletes expired registrations, codes, cooldowns and revocations; they are void already. */
export async function sweepAccounts(container: MedusaContainer): Promise<void> {
  await shopAccounts(container).sweep();
}
