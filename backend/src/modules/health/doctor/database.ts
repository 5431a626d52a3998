import { Pool, type PoolConfig } from "pg";

/** A rule reads whole tables; a million orders take a while. */
const STATEMENT_TIMEOUT_MS = 5 * 60_000;
const LOCK_TIMEOUT_MS = 10_000;

/** Runs one statement. */
export type Ask = <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>;

/**
 * The doctor's own connection: the shop's may not scan tables, and are cut off long before a table
 * is read.
 */
export class DoctorDatabase {
  readonly #pool: Pool;

  constructor(connectionString: string) {
    // `options` is missing in the types of this version of pg.
    const config: PoolConfig & { options: string } = {
      connectionString,
      max: 1,
      idleTimeoutMillis: 10_000,
      connectionTimeoutMillis: 10_000,
      application_name: "strive-doctor",
      options: `-c statement_timeout=${STATEMENT_TIMEOUT_MS} -c lock_timeout=${LOCK_TIMEOUT_MS} -c jit=off`,
    };
    this.#pool = new Pool(config);
    // If the connection breaks, the next statement fails; without a listener Node would exit.
    this.#pool.on("error", () => undefined);
    this.#pool.on("connect", (client) => client.on("error", () => undefined));
  }

  readonly ask: Ask = async <Row extends object>(text: string, values: readonly unknown[]) => {
    const { rows } = await this.#pool.query<Row>(text, [...values]);
    return rows;
  };

  /** Several statements in one transaction; rolled back when `work` throws. */
  async inTransaction(work: (ask: Ask) => Promise<void>): Promise<void> {
    const client = await this.#pool.connect();
    let isBroken = true;
    try {
      await client.query("BEGIN");
      await work(async <Row extends object>(text: string, values: readonly unknown[]) => {
        const { rows } = await client.query<Row>(text, [...values]);
        return rows;
      });
      await client.query("COMMIT");
      isBroken = false;
    } finally {
      // Ending the connection rolls back what is open.
      client.release(isBroken);
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
