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
export const needsDemo = (databaseUrl: string): Promise<boolean> =>
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

/** Writes everything out after a large load, so that a crash right after it replays nothing. */
export const checkpoint = (databaseUrl: string): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    await client.query("CHECKPOINT");
  });
