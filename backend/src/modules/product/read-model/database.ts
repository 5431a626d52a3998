import { Pool, type PoolClient, type PoolConfig, type QueryConfig } from "pg";
import type { Statement } from "./conditions-sql";
import { SESSION_OPTIONS } from "./read-sql";

/** Reads that have to wait longer than this are refused: the database is not keeping up. */
const MAX_WAITING = 500;
const CONNECTIONS = 6;
const QUERY_TIMEOUT_MS = 2500;
const LONG_QUERY_TIMEOUT_MS = 60_000;

class CatalogueBusy extends Error {
  /** SQLSTATE of "too many connections": the error map answers 503. */
  readonly code = "53300";
}

/**
 * A few connections of the catalogue's own. Named statements stay prepared on them (Medusa's pool
 * has none), and shoppers can still read while Medusa's pool is exhausted.
 */
export class CatalogueDatabase {
  readonly #pool: Pool;

  constructor(
    readonly connectionString: string,
    onError: (error: Error) => void,
  ) {
    const settings: PoolConfig & { options: string } = {
      connectionString,
      options: SESSION_OPTIONS,
      max: CONNECTIONS,
      // What is prepared on them would go with them.
      min: CONNECTIONS,
      connectionTimeoutMillis: 2000,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
      application_name: "strive-catalogue",
    };
    this.#pool = new Pool(settings);
    // An idle connection that breaks is dropped by the pool; without a listener it ends the process.
    this.#pool.on("error", onError);
    // The same while it is held: its next statement fails of it.
    this.#pool.on("connect", (client) => client.on("error", () => undefined));
  }

  async rows<Row extends object>(statement: Statement): Promise<Row[]> {
    if (this.#pool.waitingCount > MAX_WAITING)
      throw new CatalogueBusy("Too many reads are waiting.");
    const result = await this.#pool.query<Row>(statement);
    return result.rows;
  }

  /**
   * Runs statements once on every connection, so that no shopper waits for parsing and look-ups. Half
   * of the connections are left to shoppers meanwhile. @throws the first connection's error
   */
  async prepare(statements: readonly Statement[]): Promise<void> {
    const prepareHalf = () =>
      Promise.allSettled(
        Array.from({ length: CONNECTIONS / 2 }, () => this.#prepareOne(statements)),
      );
    const first = await prepareHalf();
    // The others are taken before these are given back, so that they are others.
    const others = prepareHalf();
    const release = (outcomes: Awaited<typeof others>) => {
      for (const outcome of outcomes) if (outcome.status === "fulfilled") outcome.value.release();
    };
    release(first);
    const second = await others;
    release(second);
    const failed = [...first, ...second].find((outcome) => outcome.status === "rejected");
    if (failed) throw failed.reason;
  }

  /** @returns the connection, still held */
  async #prepareOne(statements: readonly Statement[]): Promise<PoolClient> {
    const client = await this.#pool.connect();
    try {
      for (const statement of statements) await client.query(statement);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** For work in the background, which may take as long as the server lets it. */
  async longRows<Row extends object>(statement: Statement): Promise<Row[]> {
    const patient: QueryConfig & { query_timeout: number } = {
      ...statement,
      query_timeout: LONG_QUERY_TIMEOUT_MS,
    };
    const result = await this.#pool.query<Row>(patient);
    return result.rows;
  }

  /** One connection for a series of statements in the background; given back when `work` ends. */
  async withConnection<T>(
    work: (run: (text: string) => Promise<unknown>) => Promise<T>,
  ): Promise<T> {
    const client: PoolClient = await this.#pool.connect();
    let broken = false;
    const run = (text: string) => {
      const patient: QueryConfig & { query_timeout: number } = {
        text,
        query_timeout: LONG_QUERY_TIMEOUT_MS,
      };
      return client.query(patient);
    };
    try {
      return await work(run);
    } catch (error) {
      broken = true;
      throw error;
    } finally {
      client.release(broken);
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
