import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { installCatalogueTriggers } from "../../src/modules/catalogue/install";
import { installLowStock } from "../../src/modules/low-stock/install";
import { installOrderTriggers } from "../../src/modules/order-progress/install";
import { installSales } from "../../src/modules/sales/install";

/** What needs every table of every module to be there. Safe to repeat; call it after migrating. */
export async function afterMigrations(container: MedusaContainer): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await installCatalogueTriggers(database);
  await installOrderTriggers(database);
  await installSales(database);
  await installLowStock(database);
}
