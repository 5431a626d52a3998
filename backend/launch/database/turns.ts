import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { PlainError } from "../terminal/plain-error";
import type { Say } from "../terminal/say";
import { withClient } from "./with-client";

/** Numbers of advisory locks; nothing else in this database may lock them. */
export const TURNS = {
  /** Changing the schema; a backup shares it, to keep migrators out. */
  schema: 7_871_001,
  /** Making what a shop needs once in its database. */
  store: 7_871_002,
} as const;

const LONGEST_WAIT_MS = 10 * 60 * 1000;
const POLL_MS = 300;

/** One launcher among several on the same database. */
export interface Launcher {
  readonly databaseUrl: string;
  readonly say: Say;
  /** Aborted when it is to close. */
  readonly signal: AbortSignal;
}

/** Polls instead of waiting in the server, whose statement limits would cut the wait short. */
async function takeTurn(
  client: Client,
  turn: keyof typeof TURNS,
  { say, signal }: Launcher,
): Promise<void> {
  const until = Date.now() + LONGEST_WAIT_MS;
  let hasSaid = false;
  while (Date.now() < until) {
    const { rows } = await client.query<{ ok: boolean }>("SELECT pg_try_advisory_lock($1) AS ok", [
      TURNS[turn],
    ]);
    if (rows[0]?.ok) return;
    if (!hasSaid) say("Another instance is preparing the database; waiting for it …");
    hasSaid = true;
    await sleep(POLL_MS, undefined, { signal });
  }
  throw new PlainError("Another instance has been preparing the database for 10 minutes.");
}

interface Task {
  readonly turn: keyof typeof TURNS;
  readonly isDone: (client: Client) => Promise<boolean>;
  /** Leaves behind what `isDone` looks for. */
  readonly work: (client: Client) => Promise<unknown>;
}

/**
 * Does what must be done once in a database, however many launchers open it at once: the first does
 * it, the others wait until it is done, or take over from one that ended half-way. The turn ends with
 * the connection.
 * @returns whether this launcher did it
 * @throws PlainError after ten minutes of waiting; AbortError when the launcher is to close
 */
export const doOnce = (launcher: Launcher, { turn, isDone, work }: Task): Promise<boolean> =>
  withClient({ connectionString: launcher.databaseUrl }, async (client) => {
    if (await isDone(client)) return false;
    await takeTurn(client, turn, launcher);
    if (await isDone(client)) return false;
    await work(client);
    return true;
  });
