import { Client } from "pg";

/** The launcher's own small notes in the shop's database (`launcher_state`). */
async function withClient<T>(
  databaseUrl: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Whether the demo catalogue must be made: on a shop without products, or when an earlier attempt
 * was cut off half-way.
 */
const needsDemo = (databaseUrl: string): Promise<boolean> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ state: string | null; has_products: boolean }>(
      `SELECT (SELECT value FROM launcher_state WHERE key = 'demo') AS state,
              EXISTS (SELECT 1 FROM product WHERE deleted_at IS NULL) AS has_products`,
    );
    const row = rows[0];
    return row?.state === "started" || (row?.state !== "done" && row?.has_products === false);
  });

export const noteDemo = (databaseUrl: string, state: "started" | "done"): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    await client.query(
      "INSERT INTO launcher_state VALUES ('demo', $1) ON CONFLICT (key) DO UPDATE SET value = $1",
      [state],
    );
  });

/** Any constant will do as long as nothing else in this database locks it. */
const STORE_LOCK = 7_241_120_262;

/** One server at a time, however many open the database at the same moment; the others wait. */
const oneAtATime = <T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> =>
  withClient(databaseUrl, async (client) => {
    // It falls with the connection.
    await client.query("SELECT pg_advisory_lock($1)", [STORE_LOCK]);
    return work(client);
  });

/** Does what a store needs once in its database. */
export const setUpOnce = (databaseUrl: string, setUp: () => Promise<unknown>): Promise<void> =>
  oneAtATime(databaseUrl, async (client) => {
    const { rowCount } = await client.query("SELECT 1 FROM launcher_state WHERE key = 'store'");
    if (rowCount) return;
    await setUp();
    await client.query("INSERT INTO launcher_state VALUES ('store', 'done')");
  });

/** Makes the demo catalogue where it is missing. @returns whether this call made it */
export const makeDemoOnce = (databaseUrl: string, make: () => Promise<unknown>): Promise<boolean> =>
  oneAtATime(databaseUrl, async () => {
    if (!(await needsDemo(databaseUrl))) return false;
    await noteDemo(databaseUrl, "started");
    await make();
    await noteDemo(databaseUrl, "done");
    return true;
  });

/** Writes everything out after a large load, so that a crash right after it replays nothing. */
export const checkpoint = (databaseUrl: string): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    await client.query("CHECKPOINT");
  });
