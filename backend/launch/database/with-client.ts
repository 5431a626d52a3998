import { Client, type ClientConfig } from "pg";

/** A separate connection; if it is cut, the next statement reports it. */
export async function withClient<T>(
  config: ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(config);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    // Ending the connection rolls back what is open, and releases advisory locks.
    await client.end().catch(() => undefined);
  }
}

/** @param table in the schema `public` */
export async function hasTable(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    "SELECT to_regclass($1) IS NOT NULL AS has",
    [`public.${client.escapeIdentifier(table)}`],
  );
  return rows[0]?.has === true;
}
