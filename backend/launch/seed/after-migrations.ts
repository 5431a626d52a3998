import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { installCatalogueTriggers } from "../../src/modules/catalogue/install";

/** What needs every table of every module to be there. Safe to repeat; call it after migrating. */
export async function afterMigrations(container: MedusaContainer): Promise<void> {
  await installCatalogueTriggers(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
}
