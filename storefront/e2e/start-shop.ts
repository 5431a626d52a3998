import type { TestProject } from "vitest/node";
import { startShop } from "../../backend/integration-tests/harness";

declare module "vitest" {
  export interface ProvidedContext {
    origin: string;
    adminEmail: string;
    adminPassword: string;
  }
}

/** One real shop for all journeys: they are shoppers of the same day. */
export default async function startForAll({ provide }: TestProject): Promise<() => Promise<void>> {
  const shop = await startShop();
  provide("origin", shop.origin);
  provide("adminEmail", shop.admin.email);
  provide("adminPassword", shop.admin.password);
  return async () => {
    await shop.stop();
  };
}
