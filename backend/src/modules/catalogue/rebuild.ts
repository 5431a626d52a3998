import type { CatalogueDatabase } from "./database";
import { ANALYZE, NOTE_EVERYTHING, RETALLY } from "./rebuild-sql";
import { TAKE_REFRESH_LOCK } from "./refresh-sql";

/** Counts everything anew while refreshers wait. */
export async function retally(database: CatalogueDatabase): Promise<void> {
  await database.withConnection(async (run) => {
    await run("BEGIN");
    await run(TAKE_REFRESH_LOCK);
    for (const statement of RETALLY) await run(statement);
    await run("COMMIT");
  });
}

/** @param drain works off all notes there are */
export async function rebuildCatalogue(
  database: CatalogueDatabase,
  drain: () => Promise<void>,
): Promise<void> {
  await database.withConnection(async (run) => {
    for (const statement of NOTE_EVERYTHING) await run(statement);
  });
  await drain();
  await retally(database);
  await database.withConnection((run) => run(ANALYZE));
}
