import type { Logger } from "@medusajs/framework/types";
import type { AccessListQuery, PersonalData } from "../../../contracts/access-log";
import { run } from "../../../lib/database";
import { ADD, LIST_ALL, LIST_OF_ACCOUNT, LIST_OF_BOTH, LIST_OF_SUBJECT } from "./sql";

/** One answer with personal data. */
export interface AccessEntry {
  /** Of the account; of the user or key where Medusa's own API was asked. */
  accountId: string;
  kind: PersonalData;
  /** Method and path, without ids and query. */
  call: string;
  subjectIds: readonly string[];
  requestId: string | null;
}

export interface StoredAccess extends AccessEntry {
  id: string;
  at: string;
  who: string | null;
}

interface Page {
  count: number;
  accesses: StoredAccess[];
}

type Waiting = AccessEntry & { at: string };

/** The answer is not kept waiting; a killed process loses what this time held. */
const GATHER_MS = 250;
/** Between two tries while the database is away. */
const AGAIN_MS = 5000;
const BATCH = 500;
/** More than staff can cause while a database is away; beyond it the oldest go to the server's log. */
const MOST_WAITING = 20_000;

/**
 * Which staff saw whose data. Entries are gathered in memory and written in batches after the
 * answers; what can't be written is retried, and goes to the server's log if given up.
 */
export default class AccessLogService {
  readonly #logger: Logger;
  #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> | undefined;
  #isStopping = false;

  constructor({ logger }: { logger: Logger }) {
    this.#logger = logger;
  }

  /** Returns at once and never fails. */
  note(entry: AccessEntry): void {
    this.#waiting.push({ ...entry, at: new Date().toISOString() });
    if (this.#waiting.length > MOST_WAITING) this.#giveUp(this.#waiting.splice(0, BATCH));
    this.#later(this.#isStopping ? 0 : GATHER_MS);
  }

  /** The newest first. */
  async list({ kind, subject_id, account_id, limit, offset }: AccessListQuery): Promise<Page> {
    const values = [limit, offset, kind ?? null];
    const [page] = await (subject_id !== undefined && account_id !== undefined
      ? run<Page>(LIST_OF_BOTH, [...values, subject_id, account_id])
      : subject_id !== undefined
        ? run<Page>(LIST_OF_SUBJECT, [...values, subject_id])
        : account_id !== undefined
          ? run<Page>(LIST_OF_ACCOUNT, [...values, account_id])
          : run<Page>(LIST_ALL, values));
    return page ?? { count: 0, accesses: [] };
  }

  #later(ms: number): void {
    if (this.#timer !== undefined || this.#writing !== undefined) return;
    this.#timer = setTimeout(() => void this.#write(), ms).unref();
  }

  #write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined;
      if (this.#waiting.length > 0) this.#later(AGAIN_MS);
    });
    return this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, BATCH);
      try {
        await run(ADD, [JSON.stringify(batch)]);
      } catch (error) {
        const reason = error instanceof Error ? error.message : "unknown";
        this.#logger.warn(`The access log waits (${this.#waiting.length} entries): ${reason}`);
        return;
      }
      // By what it is and not by how many: the oldest may have been given up meanwhile.
      const written = new Set(batch);
      this.#waiting = this.#waiting.filter((entry) => !written.has(entry));
    }
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#writing;
    await this.#write();
    this.#giveUp(this.#waiting.splice(0));
  }

  #giveUp(entries: readonly Waiting[]): void {
    for (const entry of entries) {
      this.#logger.error(`Not in the access log: ${JSON.stringify(entry)}`);
    }
  }
}
