import type { MedusaContainer } from "@medusajs/framework/types";
import { ACCOUNT_MODULE } from "../../modules/account";
import type AccountModuleService from "../../modules/account/service";

/** Ends one token; the person's other logins go on. */
export async function logOut(container: MedusaContainer, token: string): Promise<void> {
  await container.resolve<AccountModuleService>(ACCOUNT_MODULE).endSession(token);
}
