import type { CatalogueDatabase } from "./database";
import { ANALYZE, NOTE_EVERYTHING, RETALLY } from "./rebuild-sql";
import { TAKE_REFRESH_LOCK } from "./refresh-sql";

/** @param drain works off all notes there are */
export async function rebuildCatalogue(
  database: CatalogueDatabase,
  drain: () => Promise<void>,
): Promise<void> {
  await database.withConnection(async (run) => {
    for (const statement of NOTE_EVERYTHING) await run(statement);
  });
  await drain();
  await database.withConnection(async (run) => {
    await run("BEGIN");
    await run(TAKE_REFRESH_LOCK);
    for (const statement of RETALLY) await run(statement);
    await run("COMMIT");
    await run(ANALYZE);
  });
}
