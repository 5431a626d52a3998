import { parseEnv } from "../../lib/env";
import { paced } from "../../lib/pace";
import { DoctorDatabase } from "./database";
import { everyIdOf, findingOf, type Finding, type SqlRule } from "./rule";

/**
 * How long work that follows a commit may take before it counts as missing. Normally it takes a
 * second.
 */
const PATIENCE_S = 60;

const EVERYTHING_IS_WELL: Finding = { count: 0, ids: [] };

/**
 * Checks rules over the tables of the whole shop, Medusa's included, and mends what can be mended
 * safely. Reads and writes tables of other modules on purpose: it proves that they agree.
 */
export default class DoctorModuleService {
  readonly __hooks = { onApplicationShutdown: (): Promise<void> => this.close() };

  private database: DoctorDatabase | undefined;

  private open(): DoctorDatabase {
    const { DATABASE_URL } = parseEnv();
    if (DATABASE_URL === undefined) throw new Error("DATABASE_URL is not set.");
    return (this.database ??= new DoctorDatabase(DATABASE_URL));
  }

  /** What breaks a rule at this moment. */
  async find(rule: SqlRule): Promise<Finding> {
    const [finding] = await this.open().ask<Finding>(findingOf(rule), [paced(PATIENCE_S)]);
    return finding ?? EVERYTHING_IS_WELL;
  }

  /** Runs a rule's own statements on everything that breaks it, in one transaction. */
  async mend(rule: SqlRule): Promise<void> {
    const [found] = await this.open().ask<{ ids: string[] }>(everyIdOf(rule), [paced(PATIENCE_S)]);
    const ids = found?.ids ?? [];
    if (ids.length === 0) return;
    await this.open().inTransaction(async (ask) => {
      for (const step of rule.mend ?? []) await ask(step, [ids]);
    });
  }

  /** The tables of the job queue are made by the first worker. */
  async hasJobs(): Promise<boolean> {
    const [found] = await this.open().ask<{ has: boolean }>(
      "SELECT to_regclass('pgboss.job') IS NOT NULL AS has",
      [],
    );
    return found?.has === true;
  }

  private async close(): Promise<void> {
    const open = this.database;
    this.database = undefined;
    await open?.close();
  }
}
