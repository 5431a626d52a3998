import { parseEnv } from "../../lib/env";
import { Budget } from "./budget";
import { LIMITS, type Limit, type LimitName } from "./limits";

export type { LimitName } from "./limits";

/**
 * How often somebody may do something: budgets in `limits.ts`, counted in PostgreSQL (module table
 * `rate_limit`), so that all instances share them and a restart does not renew them. While the
 * database is away, each instance counts on its own. `RATE_LIMIT=off` switches all of it off.
 *
 * One call is one statement, except for limits with `flushEvery`: those count in memory and flush
 * many points at once, so that placing an order waits for one more statement only one time in ten.
 *
 * A key is whatever the budget is for, such as `clientAddress(request)`, or an account's address and
 * the caller's joined by a space. Keys are kept as hashes.
 */
export default class RateLimitModuleService {
  private readonly budgets: Map<LimitName, Budget> | null;

  constructor() {
    const { RATE_LIMIT, SMS_CODES_A_DAY } = parseEnv();
    const isOn = RATE_LIMIT === "on";
    const paid = { ...LIMITS["sms-code-shop"], points: Math.max(1, SMS_CODES_A_DAY) };
    const own = { ...LIMITS, "sms-code-shop": paid };
    const limits = Object.entries(own) as [LimitName, Limit][];
    this.budgets = isOn
      ? new Map(limits.map(([name, limit], index) => [name, new Budget(name, limit, index === 0)]))
      : null;
  }

  /** Whether anything is limited at all; also for what is counted outside a budget. */
  get isOn(): boolean {
    return this.budgets !== null;
  }

  /**
   * Takes nothing. For what only failures count against, followed by `fail` or `clear`; callers in
   * parallel all pass it before the first of them has failed, so use `consume` and `clear` where the
   * count must be exact.
   * @throws ApiError 429 with Retry-After when the budget is used up.
   */
  async check(limit: LimitName, key: string): Promise<void> {
    await this.budgets?.get(limit)?.check(key);
  }

  /**
   * Takes one point; exact under parallel calls.
   * @throws ApiError 429 with Retry-After when the budget was used up before.
   */
  async consume(limit: LimitName, key: string): Promise<void> {
    await this.budgets?.get(limit)?.consume(key);
  }

  /** Counts one failure; never throws for the limit. */
  async fail(limit: LimitName, key: string): Promise<void> {
    await this.budgets?.get(limit)?.fail(key);
  }

  /** Gives the whole budget of the key back. */
  async clear(limit: LimitName, key: string): Promise<void> {
    await this.budgets?.get(limit)?.clear(key);
  }
}
