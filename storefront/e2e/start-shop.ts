import type { TestProject } from "vitest/node";
import { startShop } from "../../backend/integration-tests/harness";
import { startMomoSimulator } from "../../backend/launch/momo-simulator/server";

declare module "vitest" {
  export interface ProvidedContext {
    origin: string;
    /** Medusa's dashboard and native APIs. */
    backOffice: string;
    adminEmail: string;
    adminPassword: string;
  }
}

/** Milliseconds until the wallet gives up on somebody who does not answer; minutes in real life. */
const UNANSWERED_MS = 8000;

/** One real shop for all journeys: they are shoppers of the same day. */
export default async function startForAll({ provide }: TestProject): Promise<() => Promise<void>> {
  const momo = await startMomoSimulator({ timing: { timeoutMs: UNANSWERED_MS } });
  const shop = await startShop({ env: momo.settings });
  provide("origin", shop.origin);
  provide("backOffice", shop.backoffice ?? "");
  provide("adminEmail", shop.admin.email);
  provide("adminPassword", shop.admin.password);
  return async () => {
    await shop.stop();
    await momo.close();
  };
}
