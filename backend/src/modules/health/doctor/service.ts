import { randomUUID } from "node:crypto";
import { run } from "../../../lib/database";
import { parseEnv } from "../../../lib/env";
import { paced } from "../../../lib/pace";
import { DoctorDatabase } from "./database";
import { CLAIM, NOTE, RENEW } from "./state-sql";
import { everyIdOf, findingOf, type Finding, type SqlRule } from "./rule";

/**
 * How long work that follows a commit may take before it counts as missing. Normally it takes a
 * second.
 */
const PATIENCE_S = 60;

/** Much longer than an examiner goes without a sign: a rule may take five minutes. */
const LEASE_S = 900;

/** A rule that does not hold, or could not be checked. */
export interface BrokenRule {
  name: string;
  /** null: it could not be checked. */
  count: number | null;
  /** A few of what breaks it. */
  ids: readonly string[];
}

const EVERYTHING_IS_WELL: Finding = { count: 0, ids: [] };

/**
 * Checks rules over the tables of the whole shop, Medusa's included, and mends what it safely can.
 * Reads and writes other modules' tables on purpose: it proves that they agree.
 */
export default class DoctorService {
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

  /** @returns a lease; null if somebody else is doing it, or it is not time yet */
  async claim(): Promise<string | null> {
    const [row] = await run<{ lease: string }>(CLAIM, [randomUUID(), paced(LEASE_S)]);
    return row?.lease ?? null;
  }

  /** @returns false when another has taken over */
  async renew(lease: string): Promise<boolean> {
    return (await run(RENEW, [lease, paced(LEASE_S)])).length > 0;
  }

  /** Keeps what an examination found, for whoever looks at the shop's health. */
  async note(rules: number, wrong: readonly BrokenRule[]): Promise<void> {
    await run(NOTE, [rules, JSON.stringify(wrong)]);
  }

  /** The tables of the job queue are made by the first worker. */
  async hasJobs(): Promise<boolean> {
    const [found] = await this.open().ask<{ has: boolean }>(
      "SELECT to_regclass('pgboss.job') IS NOT NULL AS has",
      [],
    );
    return found?.has === true;
  }

  async close(): Promise<void> {
    const open = this.database;
    this.database = undefined;
    await open?.close();
  }
}
