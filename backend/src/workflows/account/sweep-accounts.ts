import type { MedusaContainer } from "@medusajs/framework/types";
import { ACCOUNT_MODULE } from "../../modules/account";
import type AccountModuleService from "../../modules/account/service";

/** Deletes expired registrations, codes, cooldowns and revocations; they are void already. */
export async function sweepAccounts(container: MedusaContainer): Promise<void> {
  await container.resolve<AccountModuleService>(ACCOUNT_MODULE).sweep();
}
