import type { MedusaContainer } from "@medusajs/framework/types";
import type { AdminHealth } from "../../contracts/admin-health";
import {
  judge,
  worst,
  type HealthFacts,
  type PartName,
} from "../../modules/health/figures/domain/judge-health";
import { shopHealth } from "../../modules/health";
import { shopSettings } from "../../modules/settings";

type Probes = { [Name in PartName]: () => Promise<HealthFacts[Name]> | HealthFacts[Name] };

function probesOf(container: MedusaContainer): Probes {
  const shop = shopHealth(container).figures;
  const rates = shopSettings(container).exchangeRates;
  return {
    database: () => shop.database(),
    jobs: () => shop.jobs(),
    mails: () => shop.mails(),
    texts: () => shop.texts(),
    orders: () => shop.orders(),
    payments: () => shop.payments(),
    refunds: () => shop.refunds(),
    rates: async () => {
      const { as_of, source } = await rates.current();
      return { as_of, source };
    },
    catalogue: () => shop.catalogue(),
    doctor: () => shop.doctor(),
    disk: () => shop.disk(),
    process: () => shop.process(),
  };
}

/** These know something even while the database is away. */
const WITHOUT_DATABASE: ReadonlySet<PartName> = new Set(["database", "rates", "disk", "process"]);

/**
 * How the shop is. Checks in turn, so as never to take connections from shoppers; only what fails
 * is reported as unknown.
 */
export async function readHealth(container: MedusaContainer): Promise<AdminHealth> {
  const probes = probesOf(container);
  let isReachable = true;
  const look = async <Name extends PartName>(name: Name) => {
    let facts: HealthFacts[Name] = null;
    if (isReachable || WITHOUT_DATABASE.has(name)) {
      try {
        facts = await probes[name]();
      } catch {
        if (name === "database") isReachable = false;
      }
    }
    return { level: judge(name, facts), facts };
  };
  const parts = {
    database: await look("database"),
    jobs: await look("jobs"),
    mails: await look("mails"),
    texts: await look("texts"),
    orders: await look("orders"),
    payments: await look("payments"),
    refunds: await look("refunds"),
    rates: await look("rates"),
    catalogue: await look("catalogue"),
    doctor: await look("doctor"),
    disk: await look("disk"),
    process: await look("process"),
  };
  const level = worst(Object.values(parts).map((part) => part.level));
  return { at: new Date().toISOString(), level, ...parts };
}
