import type { CatalogueDatabase } from "./database";
import { ANALYZE, NOTE_EVERYTHING, RETALLY } from "./rebuild-sql";
import { TAKE_REFRESH_LOCK } from "./refresh-sql";
import { COLLECT_WORDS } from "./words-sql";

async function whileRefreshersWait(
  database: CatalogueDatabase,
  statements: readonly string[],
): Promise<void> {
  await database.withConnection(async (run) => {
    await run("BEGIN");
    await run(TAKE_REFRESH_LOCK);
    for (const statement of statements) await run(statement);
    await run("COMMIT");
  });
}

/** Recounts everything. */
export const retally = (database: CatalogueDatabase): Promise<void> =>
  whileRefreshersWait(database, RETALLY);

/** @param drain processes all notes */
export async function rebuildCatalogue(
  database: CatalogueDatabase,
  drain: () => Promise<void>,
): Promise<void> {
  await database.withConnection(async (run) => {
    for (const statement of NOTE_EVERYTHING) await run(statement);
  });
  await drain();
  await whileRefreshersWait(database, [...RETALLY, ...COLLECT_WORDS]);
  await database.withConnection((run) => run(ANALYZE));
}
