import type { Client } from "pg";
import { codeOf } from "../../src/lib/error-code";
import { PlainError } from "../terminal/plain-error";
import { withClient } from "./with-client";

/** No server answers at DATABASE_URL, or not yet: it may come. */
export class DatabaseAway extends PlainError {}

/** Settings every session of the shop's database starts with: nothing may wait forever. */
const SESSION_LIMITS = {
  statement_timeout: "30s",
  lock_timeout: "5s",
  idle_in_transaction_session_timeout: "30s",
} as const;

const reach = (address: string) => ({ connectionString: address, connectionTimeoutMillis: 5000 });

/**
 * Reaches the server, creates the database if it is missing, and sets the session limits on it.
 * @throws DatabaseAway when no server answers; PlainError when the login fails, there is no database or
 *   the server is too old
 */
export async function prepareDatabase(url: string): Promise<void> {
  const target = new URL(url);
  const name = decodeURIComponent(target.pathname.slice(1));
  if (!name) throw new PlainError("DATABASE_URL names no database.");
  const prepare = () => withClient(reach(url), (client) => prepareSession(client, name));
  try {
    await prepare().catch(async (error: unknown) => {
      if (codeOf(error) !== MISSING_DATABASE) throw error;
      await makeDatabase(target, name);
      await prepare();
    });
  } catch (error) {
    throw error instanceof PlainError ? error : plainConnectError(error, target);
  }
}

async function makeDatabase(target: URL, name: string): Promise<void> {
  const maintenance = new URL(target);
  maintenance.pathname = "/postgres";
  await withClient(reach(maintenance.href), (client) =>
    client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`).catch((error: unknown) => {
      const code = codeOf(error);
      if (code === NOT_ALLOWED) {
        throw new PlainError(
          `PostgreSQL at ${whereIs(target)} has no database ${name}, and the user of DATABASE_URL may not make one.`,
        );
      }
      if (!MADE_MEANWHILE.includes(code)) throw error;
    }),
  );
}

/**
 * 18.0 and 18.1 recheck a row that changed while they waited for it, and forget what it was joined with
 * (fixed in 18.2): under contention Medusa's and the shop's statements silently lose rows.
 * @param version as in `server_version_num`
 * @throws PlainError when the shop does not work on it
 */
export function refuseVersion(version: number): void {
  if (version < 140_000) throw new PlainError("PostgreSQL 14 or newer is needed.");
  if (version === 180_000 || version === 180_001) {
    throw new PlainError(
      `PostgreSQL 18.${version % 10} loses changes when many people order at once. Update it to 18.2 or newer.`,
    );
  }
}

async function prepareSession(client: Client, name: string): Promise<void> {
  const version = await client.query<{ v: number }>(
    "SELECT current_setting('server_version_num')::int AS v",
  );
  refuseVersion(version.rows[0]?.v ?? 0);
  for (const [setting, value] of Object.entries(SESSION_LIMITS)) {
    await client
      .query(`ALTER DATABASE ${client.escapeIdentifier(name)} SET ${setting} = '${value}'`)
      // A hosted database may allow this only to its owner, and of two instances at the same moment
      // one is refused; the limits are a second safeguard.
      .catch(() => undefined);
  }
}

const MISSING_DATABASE = "3D000";
/** By another instance: there already, or just being created. */
const MADE_MEANWHILE = ["42P04", "23505"];
const NOT_ALLOWED = "42501";

const whereIs = (target: URL) => `${target.hostname}:${target.port || "5432"}`;

function plainConnectError(error: unknown, target: URL): PlainError {
  const where = whereIs(target);
  const code = codeOf(error);
  if (code === "28P01" || code === "28000") {
    return new PlainError(`PostgreSQL at ${where} refuses the user or password of DATABASE_URL.`);
  }
  const reason = code || (error instanceof Error ? error.message : "unknown reason");
  const sentence = `No PostgreSQL answers at ${where} (${reason}). Check DATABASE_URL.`;
  return isAway(error, code) ? new DatabaseAway(sentence) : new PlainError(sentence);
}

/** From the network, name servers, and a server that starts, stops or is full (class 57P, 53300). */
const AWAY =
  /^(E(CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH|HOSTDOWN|PIPE|NOTFOUND|AI_AGAIN)|57P0[123]|53300)$/;

/** The driver gives no code where the connection took too long or ended before it was made. */
const isAway = (error: unknown, code: string): boolean =>
  AWAY.test(code) ||
  (error instanceof Error && /^(timeout expired|Connection terminated)/.test(error.message));
