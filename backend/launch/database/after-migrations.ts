import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ensureInstalled } from "../../src/lib/installed-sql";
import { installCatalogueTriggers } from "../../src/modules/product/read-model/install";
import { DROP_SQL } from "../../src/modules/product/drop/install-sql";
import { LOW_STOCK_SQL } from "../../src/modules/product/low-stock/install-sql";
import { OLD_HANDLES_SQL } from "../../src/modules/product/old-handles/install-sql";
import { ORDER_SQL } from "../../src/modules/order/installed-sql";
import { RETENTION_SQL } from "../../src/modules/retention/install-sql";

/** Whatever needs every module's tables. Safe to repeat; call it after migrating. */
export async function afterMigrations(container: MedusaContainer): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await installCatalogueTriggers(database);
  for (const sql of [...ORDER_SQL, LOW_STOCK_SQL, OLD_HANDLES_SQL, DROP_SQL, RETENTION_SQL]) {
    await ensureInstalled(database, sql);
  }
}
