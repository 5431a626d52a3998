import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import {
  definitionOf,
  FOLD_COLLATION,
  functionStatements,
  INSTALL_LOCK,
  installedOf,
  NOTE_IF_REDEFINED,
  READ_INSTALLED,
  triggerStatements,
  WRITE_INSTALLED,
} from "./install-sql";

async function collationOf(knex: Knex): Promise<string | null> {
  const { rows } = await knex.raw<{ rows: { collname: string }[] }>(FOLD_COLLATION);
  return rows[0]?.collname ?? null;
}

/**
 * Creates the read model's functions and the triggers on Medusa's tables; safe to repeat. Call it
 * after every migration run, when all tables exist (a migration may have recreated one). If the
 * computation itself has changed since the rows were made, everything is noted for recomputation.
 */
export async function installCatalogueTriggers(knex: Knex): Promise<void> {
  const collation = await collationOf(knex);
  await knex.transaction(async (transaction) => {
    // Two instances starting together would otherwise collide in the system catalogues.
    await transaction.raw(INSTALL_LOCK);
    for (const statement of [...functionStatements(collation), ...triggerStatements]) {
      await transaction.raw(statement.replaceAll("?", "\\?"));
    }
    for (const statement of NOTE_IF_REDEFINED) {
      await transaction.raw(statement, { definition: definitionOf(collation) });
    }
    await transaction.raw(WRITE_INSTALLED, [installedOf(collation)]);
  });
}

/** The same at every start, where it usually finds everything in place: two short reads. */
export async function ensureCatalogueInstalled(knex: Knex): Promise<void> {
  const { rows } = await knex.raw<{ rows: { installed: string }[] }>(READ_INSTALLED);
  if (rows[0]?.installed !== installedOf(await collationOf(knex))) {
    await installCatalogueTriggers(knex);
  }
}
