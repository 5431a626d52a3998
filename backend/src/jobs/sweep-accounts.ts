import type { MedusaContainer } from "@medusajs/framework/types";
import { sweepAccounts } from "../actions/account/sweep-accounts";

/** Forgets registrations, codes and revoked tokens that have expired. */
export default async function sweep(container: MedusaContainer): Promise<void> {
  await sweepAccounts(container);
}

export const config = { name: "sweep-accounts", schedule: "*/10 * * * *" };
