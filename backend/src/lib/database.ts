import { Pool, type PoolClient, type PoolConfig, type QueryConfig } from "pg";
import { unavailable } from "./api-error";
import { parseEnv } from "./env";
import { codeOf } from "./error-code";
import { noteStatement } from "./slow-statements";

/** A prepared statement: planned once per connection, found again by its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/**
 * Connections of the shop's own SQL, apart from Medusa's pool, so that a slow native call can't
 * starve a checkout. Few on purpose: buyers of one variant wait on its row, and eight waiting
 * transactions are as fast as five hundred; the rest queues here in the process.
 */
const CONNECTIONS = 8;
/** Callers that may wait for a connection; any more are told to come back. */
const MAX_WAITING = 2000;
const LIMITS = { connect: 4000, statement: 8000, lock: 4000 } as const;

/**
 * Start-up settings of every connection. Each statement is planned once, whatever its parameters:
 * replanning the larger ones costs more than running them. They are point look-ups by index, so the
 * planner may not scan and hash small tables, which a young database's statistics would suggest and
 * a grown one would pay for.
 */
const SESSION = [
  `statement_timeout=${LIMITS.statement}`,
  `lock_timeout=${LIMITS.lock}`,
  "idle_in_transaction_session_timeout=30000",
  "plan_cache_mode=force_generic_plan",
  "jit=off",
  "enable_seqscan=off",
  "enable_hashjoin=off",
  "enable_mergejoin=off",
];

let pool: Pool | undefined;

function openPool(): Pool {
  // `options` is missing in the types of this version of pg.
  const config: PoolConfig & { options: string } = {
    connectionString: parseEnv().DATABASE_URL,
    max: CONNECTIONS,
    connectionTimeoutMillis: LIMITS.connect,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: "strive",
    options: SESSION.map((setting) => `-c ${setting}`).join(" "),
  };
  const opened = new Pool(config);
  // An idle connection that breaks is replaced on the next use; without a listener Node would exit.
  opened.on("error", () => undefined);
  // Nor when one breaks between two statements of a transaction: the next statement fails then.
  opened.on("connect", (client) => client.on("error", () => undefined));
  return opened;
}

async function connection(): Promise<PoolClient> {
  pool ??= openPool();
  if (pool.waitingCount >= MAX_WAITING) throw unavailable(1);
  try {
    return await pool.connect();
  } catch (error) {
    // The pool reports its own time-out as a plain Error without a code.
    if (error instanceof Error && !("code" in error)) throw unavailable(2);
    throw error;
  }
}

/** How the pool is used right now; null: it is not open. */
export const poolUse = () =>
  pool
    ? {
        most: CONNECTIONS,
        used: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      }
    : null;

async function ask<Row extends object>(
  client: PoolClient,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const began = performance.now();
  try {
    const { rows } = await client.query<Row>({ ...statement, values: [...values] } as QueryConfig);
    return rows;
  } finally {
    noteStatement("shop", statement, began);
  }
}

/**
 * Runs one statement on the shop's pool, in its own transaction.
 * @throws ApiError 503 when no connection comes free in time.
 */
export async function run<Row extends object>(
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = await connection();
  let broken = false;
  try {
    return await ask<Row>(client, statement, values);
  } catch (error) {
    broken = isBroken(error);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Runs statements inside the caller's transaction. */
export type Run = <Row extends object>(
  statement: Statement,
  values: readonly unknown[],
) => Promise<Row[]>;

const onceCommitted = new WeakMap<Run, (() => void)[]>();

/** Does something that can't fail once the transaction of `inside` is committed, and only then. */
export const afterCommit = (inside: Run, task: () => void): void => {
  onceCommitted.get(inside)?.push(task);
};

/** Several statements in one transaction; rolled back when `work` throws. */
export async function inTransaction<Result>(work: (run: Run) => Promise<Result>): Promise<Result> {
  const client = await connection();
  let broken = false;
  // Of statements: a refusal that `work` itself throws costs no connection.
  const faults: unknown[] = [];
  const noted = (error: unknown): never => {
    faults.push(error);
    throw error;
  };
  try {
    await client.query("BEGIN").catch(noted);
    const tasks: (() => void)[] = [];
    const inside: Run = <Row extends object>(statement: Statement, values: readonly unknown[]) =>
      ask<Row>(client, statement, values).catch(noted);
    onceCommitted.set(inside, tasks);
    const result = await work(inside);
    await client.query("COMMIT").catch(noted);
    for (const task of tasks) task();
    return result;
  } catch (error) {
    broken = faults.some(isBroken);
    // A failed rollback leaves a connection nobody may reuse.
    if (!broken) await client.query("ROLLBACK").catch(() => (broken = true));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** An error without SQLSTATE, or of the classes connection, operator or system, ends the connection. */
function isBroken(error: unknown): boolean {
  const code = codeOf(error);
  return !/^[0-9A-Z]{5}$/.test(code) || /^(08|57P|58)/.test(code);
}

/** Ends the pool; a later call opens a new one (tests boot several applications in one process). */
export async function closeDatabase(): Promise<void> {
  const open = pool;
  pool = undefined;
  await open?.end();
}
