import { randomUUID } from "node:crypto";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Logger } from "@medusajs/framework/types";
import { inTransaction, run, type Run } from "../../lib/database";
import { installAtStart } from "../../lib/installed-sql";
import { paced } from "../../lib/pace";
import type { RetentionRule, RetentionRuleId } from "./domain/periods";
import { erase, formerAddresses, type Leaver } from "./erase";
import { RETENTION_SQL } from "./install-sql";
import { SWEEPS } from "./rules";
import { countOf, pickOf } from "./rules/sweep";
import { AT_LENGTH, CLAIM, LET_GO, RENEW } from "./state-sql";

/** Rows per transaction: no shopper waits noticeably for its locks. */
export const BATCH = 500;
/** Much longer than a batch takes. */
const LEASE_S = 300;

type Rule = Pick<RetentionRule, "period"> & { id: RetentionRuleId };

interface Dependencies {
  /** ContainerRegistrationKeys.PG_CONNECTION */
  __pg_connection__: Knex;
  logger: Logger;
}

/**
 * Applies the rules of `domain/periods.ts`. Reads and writes other modules' and Medusa's tables on
 * purpose: how long people's data is kept is decided in one place.
 */
export default class RetentionModuleService {
  readonly #knex: Knex;
  readonly #logger: Logger;

  readonly __hooks = {
    onApplicationStart: (): Promise<void> =>
      installAtStart(this.#knex, this.#logger, RETENTION_SQL),
  };

  constructor({ __pg_connection__: knex, logger }: Dependencies) {
    this.#knex = knex;
    this.#logger = logger;
  }

  /**
   * @param options.atNight false: at once, whatever the hour
   * @returns a lease; null if somebody else is doing it, or it is not time yet
   */
  async claim({ atNight }: { atNight: boolean }): Promise<string | null> {
    const [row] = await run<{ lease: string }>(CLAIM, [randomUUID(), paced(LEASE_S), atNight]);
    return row?.lease ?? null;
  }

  /** @returns false when another has taken over */
  async renew(lease: string): Promise<boolean> {
    return (await run(RENEW, [lease, paced(LEASE_S)])).length > 0;
  }

  /** @param counts what was done by rule; null if interrupted, for somebody to continue */
  async letGo(lease: string, counts: Record<string, number> | null): Promise<void> {
    await run(LET_GO, [lease, counts && JSON.stringify(counts)]);
  }

  /** How many rows are due under a rule. */
  due({ id, period }: Rule): Promise<number> {
    return inTransaction(async (inside) => {
      await inside(AT_LENGTH, []);
      const statement = { name: `retention.count-${id}`, text: countOf(SWEEPS[id]) };
      const [row] = await inside<{ n: number }>(statement, [period]);
      return row?.n ?? 0;
    });
  }

  /** Processes a batch, all or nothing. @returns how many rows; fewer than BATCH: no more */
  sweep({ id, period }: Rule): Promise<number> {
    const { statements } = SWEEPS[id];
    return inTransaction(async (inside) => {
      await inside(AT_LENGTH, []);
      const pick = { name: `retention.pick-${id}`, text: pickOf(SWEEPS[id]) };
      const picked = await inside<{ key: string }>(pick, [period, BATCH]);
      if (picked.length === 0) return 0;
      const keys = picked.map(({ key }) => key);
      for (const [index, text] of statements.entries()) {
        // The one that opens the audit log has no parameter.
        const values = text.includes("$1") ? [keys] : [];
        await inside({ name: `retention.apply-${id}-${index}`, text }, values);
      }
      return keys.length;
    });
  }

  /** The account's addresses before staff changed them, now nobody else's. */
  formerAddresses(inside: Run, accountId: string): Promise<string[]> {
    return formerAddresses(inside, accountId);
  }

  /** Takes what names a person out of every table without its own rule to keep it. */
  erase(inside: Run, leaver: Leaver): Promise<void> {
    return erase(inside, leaver);
  }
}
