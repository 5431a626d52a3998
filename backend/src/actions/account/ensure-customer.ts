import type { ICustomerModuleService } from "@medusajs/framework/types";

interface Person {
  email: string;
  first_name: string | null;
  last_name: string | null;
}

/** The customer with a login at this address, found or made. @returns its id */
export async function ensureCustomer(
  customers: ICustomerModuleService,
  { email, first_name, last_name }: Person,
): Promise<string> {
  const [known] = await customers.listCustomers({ email, has_account: true });
  if (known) return known.id;
  const made = await customers.createCustomers({ email, first_name, last_name, has_account: true });
  return made.id;
}
