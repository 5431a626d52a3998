import { EventEmitter } from "node:events";
import { setImmediate as afterReading } from "node:timers/promises";
import { Client } from "pg";
import type { Log } from "../../server/logging/log";

const PROBE_EVERY_MS = 250;
/** A query open for longer: the database may be away, so this instance is not ready. */
const OVERDUE_MS = 600;
/** It is away: requests are refused, and connections waiting for it are released. */
const PROBE_TIMEOUT_MS = 1200;
/** A timer firing this late means that this process was busy, not that the database is slow. */
const BUSY_PROCESS_MS = 300;

interface Options {
  readonly databaseUrl: string;
  readonly log: Log;
  /** Starts the embedded server again; absent for an external one. */
  readonly revive?: () => Promise<void>;
  /** Another way to ask, for tests. */
  readonly connect?: () => Promise<WatchClient>;
}

/** What it needs of a connection. */
export type WatchClient = Pick<Client, "on" | "query" | "end">;

/**
 * Asks the database four times a second on its own connection, so that an exhausted pool is not
 * taken for a dead server. Emits `down` and `up`, and with each answer the time there, in ms since
 * 1970.
 */
export class DatabaseWatch extends EventEmitter<{ down: []; up: []; time: [ms: number] }> {
  #client: WatchClient | null = null;
  /** When the unanswered query was sent, ms of `performance.now`. */
  #askedAt: number | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isUp = true;
  #isStopped = false;
  #reviving: Promise<void> | null = null;

  constructor(private readonly options: Options) {
    super();
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /**
   * Whether it answers just now: turns false sooner than `isUp`, since a balancer may send shoppers
   * elsewhere long before a request has to be refused. An answer that arrived but is unread, because
   * this process was busy, counts.
   */
  async isAnswering(): Promise<boolean> {
    if (this.#isOverdue()) await afterReading();
    return this.#isUp && !this.#isOverdue();
  }

  #isOverdue(): boolean {
    return this.#askedAt !== null && performance.now() - this.#askedAt > OVERDUE_MS;
  }

  start(): void {
    this.#timer = setTimeout(() => void this.#round(), PROBE_EVERY_MS);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#dropClient();
    await this.#reviving?.catch(() => undefined);
  }

  async #round(): Promise<void> {
    this.#askedAt = performance.now();
    // One lost connection (an operator ended it, a proxy cut it) is not a lost database.
    const answers = (await this.#ask()) || (await this.#ask());
    this.#askedAt = null;
    if (this.#isStopped) return;
    this.#settle(answers);
    this.#timer = setTimeout(() => void this.#round(), PROBE_EVERY_MS);
  }

  #settle(answers: boolean): void {
    if (answers !== this.#isUp) {
      this.#isUp = answers;
      const { log } = this.options;
      if (answers) log.info("The database answers again.");
      else log.error("The database does not answer; requests that need it get 503.");
      this.emit(answers ? "up" : "down");
    }
    if (!answers && this.options.revive && !this.#reviving) {
      this.#reviving = this.options
        .revive()
        .catch((err: unknown) => this.options.log.error({ err }, "Reviving PostgreSQL failed."))
        .finally(() => {
          this.#reviving = null;
        });
    }
  }

  async #ask(): Promise<boolean> {
    if (this.#isStopped) return false;
    const asked = (async () => {
      this.#client ??= await (this.options.connect ?? this.#connect)();
      const { rows } = await this.#client.query<{ ms: number }>(
        "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms",
      );
      if (rows[0]) this.emit("time", rows[0].ms);
      return true;
    })().catch(() => false);
    const answered = await Promise.race([asked, timeout(PROBE_TIMEOUT_MS)]);
    if (!answered) await this.#dropClient();
    return answered;
  }

  readonly #connect = async (): Promise<WatchClient> => {
    const client = new Client({
      connectionString: this.options.databaseUrl,
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
      application_name: "strive-watch",
    });
    client.on("error", () => {
      if (this.#client === client) this.#client = null;
    });
    await client.connect();
    return client;
  };

  async #dropClient(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    // `end` would wait for a server that may be frozen.
    const ended = client?.end().catch(() => undefined);
    await Promise.race([ended, timeout(100)]);
  }
}

/** False after the given time; a busy process gets the same time again. */
function timeout(ms: number): Promise<false> {
  return new Promise((resolve) => {
    const due = Date.now() + ms;
    const timer = setTimeout(() => {
      if (Date.now() - due < BUSY_PROCESS_MS) resolve(false);
      else setTimeout(() => resolve(false), ms).unref();
    }, ms);
    timer.unref();
  });
}
