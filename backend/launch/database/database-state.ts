import type { Client } from "pg";
import { doOnce, type Launcher } from "./turns";
import { hasTable, withClient } from "./with-client";

/** The launcher's own small notes in the shop's database (`launcher_state`). */
const TABLE =
  "CREATE TABLE IF NOT EXISTS launcher_state (key text PRIMARY KEY, value text NOT NULL)";
const READ = "SELECT value FROM launcher_state WHERE key = $1";
const WRITE =
  "INSERT INTO launcher_state VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2";

export const hasNotes = (client: Client) => hasTable(client, "launcher_state");

/** Only with the schema's turn: two that create a table at once collide. */
export const makeNotes = (client: Client) => client.query(TABLE);

/** `schema` and `opened`: digest of a schema. `store`, `languages`: done. `demo`: started, done. */
type Note = "schema" | "opened" | "store" | "languages" | "demo";

export async function readNote(client: Client, key: Note): Promise<string | null> {
  const { rows } = await client.query<{ value: string }>(READ, [key]);
  return rows[0]?.value ?? null;
}

export const writeNote = (client: Client, key: Note, value: string) =>
  client.query(WRITE, [key, value]);

/**
 * Opens Medusa, whose modules write what they need into a new database (currencies, countries,
 * providers, a store), and fail if another instance does so at the same moment: on a schema never
 * opened before, one does it alone.
 */
export async function openInTurn<Opened>(
  launcher: Launcher,
  open: () => Promise<Opened>,
): Promise<Opened> {
  let opened: { value: Opened } | undefined;
  await doOnce(launcher, {
    turn: "store",
    isDone: async (client) =>
      (await readNote(client, "opened")) === (await readNote(client, "schema")),
    work: async (client) => {
      opened = { value: await open() };
      await writeNote(client, "opened", (await readNote(client, "schema")) ?? "");
    },
  });
  return opened ? opened.value : open();
}

/** Does what a store needs once in its database. */
export const setUpOnce = (
  launcher: Launcher,
  what: "store" | "languages",
  setUp: () => Promise<unknown>,
): Promise<boolean> =>
  doOnce(launcher, {
    turn: "store",
    isDone: async (client) => (await readNote(client, what)) !== null,
    work: async (client) => {
      await setUp();
      await writeNote(client, what, "done");
    },
  });

/** For a shop without products, or when an earlier attempt was cut off half-way. */
async function needsDemo(client: Client): Promise<boolean> {
  const state = await readNote(client, "demo");
  if (state !== null) return state === "started";
  const { rowCount } = await client.query("SELECT 1 FROM product WHERE deleted_at IS NULL LIMIT 1");
  return rowCount === 0;
}

/**
 * Makes the demo catalogue if missing, or `anyway`. @returns whether this call made it
 */
export const makeDemo = (
  launcher: Launcher,
  make: () => Promise<unknown>,
  { anyway = false } = {},
): Promise<boolean> =>
  doOnce(launcher, {
    turn: "store",
    isDone: async (client) => !anyway && !(await needsDemo(client)),
    work: async (client) => {
      await writeNote(client, "demo", "started");
      await make();
      await writeNote(client, "demo", "done");
    },
  });

/** Writes everything out after a large load, so that a crash right after it replays nothing. */
export const checkpoint = (databaseUrl: string) =>
  withClient({ connectionString: databaseUrl }, (client) => client.query("CHECKPOINT"));
