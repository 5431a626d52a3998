import { Client } from "pg";
import { PlainError } from "./plain-error";

/** Settings every session of the shop's database starts with: nothing may wait for ever. */
const SESSION_LIMITS = {
  statement_timeout: "30s",
  lock_timeout: "5s",
  idle_in_transaction_session_timeout: "30s",
} as const;

/**
 * Reaches the server, creates the database if it is missing, and sets the session limits on it.
 * @throws PlainError when the address is wrong, the login fails or the server is too old.
 */
export async function prepareDatabase(url: string): Promise<void> {
  const target = new URL(url);
  const name = decodeURIComponent(target.pathname.slice(1));
  if (!name) throw new PlainError("DATABASE_URL names no database.");
  const client = await connect(url).catch(async (error: unknown) => {
    if (!isMissingDatabase(error)) throw plainConnectError(error, target);
    const admin = new URL(url);
    admin.pathname = "/postgres";
    const maintenance = await connect(admin.href).catch((cause: unknown) => {
      throw plainConnectError(cause, target);
    });
    await maintenance.query(`CREATE DATABASE ${maintenance.escapeIdentifier(name)}`);
    await maintenance.end();
    return connect(url);
  });
  try {
    const version = await client.query<{ v: number }>(
      "SELECT current_setting('server_version_num')::int AS v",
    );
    if ((version.rows[0]?.v ?? 0) < 140_000) {
      throw new PlainError("PostgreSQL 14 or newer is needed.");
    }
    for (const [setting, value] of Object.entries(SESSION_LIMITS)) {
      await client
        .query(`ALTER DATABASE ${client.escapeIdentifier(name)} SET ${setting} = '${value}'`)
        // A hosted database may forbid this to all but its owner; the limits are a second belt.
        .catch(() => undefined);
    }
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  return client;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

const isMissingDatabase = (error: unknown) => codeOf(error) === "3D000";

function plainConnectError(error: unknown, target: URL): PlainError {
  const where = `${target.hostname}:${target.port || "5432"}`;
  const code = codeOf(error);
  if (code === "28P01" || code === "28000") {
    return new PlainError(`PostgreSQL at ${where} refuses the user or password of DATABASE_URL.`);
  }
  return new PlainError(
    `No PostgreSQL answers at ${where} (${code || (error instanceof Error ? error.message : "unknown reason")}). Check DATABASE_URL.`,
  );
}
