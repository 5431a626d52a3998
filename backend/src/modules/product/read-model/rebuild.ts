import type { CatalogueDatabase } from "./database";
import { CHANNEL, TAKE_REFRESH_LOCK } from "./refresh-sql";
import { COLLECT_WORDS } from "./words-sql";
import { BOTH_TABLES } from "./product-tables-sql";
import { countedTallies } from "./tally-sql";

/**
 * A rebuild is a note for everything: the refresher processes it in batches while the shop goes on
 * reading the existing rows.
 */
const NOTE_EVERYTHING: readonly string[] = [
  "INSERT INTO catalogue_dirty (kind, ref) VALUES ('category', '')",
  "SELECT catalogue_refresh_categories()",
  `INSERT INTO catalogue_dirty (kind, ref)
   SELECT 'product', id FROM (SELECT id FROM product UNION SELECT id FROM catalogue_product
     UNION SELECT id FROM catalogue_draft) p`,
];

/** Recounts the tallies; the caller holds the refresh lock in the same transaction. */
const RETALLY: readonly string[] = [
  ...BOTH_TABLES.flatMap(({ products, tallies }) => [
    `DELETE FROM ${tallies}`,
    `INSERT INTO ${tallies} (kind, category_id, gender, in_stock, value, n) ${countedTallies(products)}`,
  ]),
  "UPDATE catalogue_state SET version = version + 1",
  `SELECT pg_notify('${CHANNEL}', json_build_object('v', version, 'p', NULL, 'c', true, 'f', true)::text)
   FROM catalogue_state`,
];

/** Fresh statistics and a set visibility map: index-only scans work from the first request. */
const ANALYZE =
  "VACUUM (ANALYZE) catalogue_product, catalogue_tally, catalogue_category, catalogue_draft, catalogue_draft_tally, catalogue_word, catalogue_text, catalogue_category_text, catalogue_sold";

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
