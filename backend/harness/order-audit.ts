import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { withDatabase } from "./people";
import type { Shop } from "./shop";
import { findingOf, type Finding, type SqlRule } from "../src/modules/health/doctor/rule";
import { MEDUSA_RULES, OWN_RULES } from "../src/modules/health/doctor/rules";

/** In a shop that nobody else writes to, unlike in one with people at Medusa's dashboard. */
const STORM_RULES: readonly SqlRule[] = [
  {
    name: "Medusa has no order that nobody placed",
    wrong: `
SELECT m.id FROM "order" m WHERE NOT EXISTS (SELECT 1 FROM checkout_order o WHERE o.id = m.id)`,
  },
  {
    name: "A code of so many uses was used as often as Medusa says",
    wrong: `
SELECT p.id FROM promotion p WHERE p."limit" IS NOT NULL AND p.used <> (
  SELECT count(*) FROM checkout_discount u WHERE u.promotion_id = p.id AND u.returned_at IS NULL)`,
  },
  {
    name: "The budget of a campaign says what was used of it",
    wrong: `
SELECT b.id FROM promotion_campaign_budget b WHERE b.used <> (
  SELECT CASE WHEN b.type = 'spend' THEN coalesce(sum(u.amount), 0) ELSE count(*) END
  FROM checkout_discount u WHERE u.budget_id = b.id AND u.returned_at IS NULL)`,
  },
];

const RULES = [...OWN_RULES, ...Object.values(MEDUSA_RULES), ...STORM_RULES];

/**
 * The doctor's rules, with no patience for what follows a commit: call it when all of that is done.
 * @returns the rules that are broken, with the number of rows; empty when all is well
 */
export async function auditOrders(database: Client): Promise<Record<string, number>> {
  const broken: Record<string, number> = {};
  for (const rule of RULES) {
    const { rows } = await database.query<Finding>(findingOf(rule), [0]);
    const count = rows[0]?.count ?? 0;
    if (count > 0) broken[rule.name] = count;
  }
  return broken;
}

/** Whatever follows a commit: Medusa's orders, their status, and what Medusa is told of money. */
const OPEN_WORK = `
SELECT 1 FROM checkout_order WHERE built_at IS NULL
UNION ALL SELECT 1 FROM order_progress WHERE medusa_target IS NOT NULL
UNION ALL SELECT 1 FROM order_touched
UNION ALL SELECT 1 FROM order_return WHERE medusa_target IS NOT NULL
UNION ALL SELECT 1 FROM checkout_payment WHERE paid_at IS NOT NULL AND recorded_at IS NULL
UNION ALL SELECT 1 FROM checkout_refund WHERE status = 'completed' AND recorded_at IS NULL
LIMIT 1`;

async function waitUntilNone(database: Client, query: string, limitMs: number) {
  const began = Date.now();
  for (;;) {
    const { rows } = await database.query(query);
    if (rows.length === 0) return Date.now() - began;
    if (Date.now() - began > limitMs) return null;
    await sleep(100);
  }
}

/**
 * Waits until Medusa has every acknowledged order, where ours are, and knows of all money.
 * @returns milliseconds, or null after `limitMs`
 */
export const waitUntilBuilt = (database: Client, limitMs: number): Promise<number | null> =>
  waitUntilNone(database, OPEN_WORK, limitMs);

/** Waits until every mail was tried and none can be sent any more. @returns milliseconds, or null after `limitMs` */
export const waitUntilSent = (database: Client, limitMs: number): Promise<number | null> =>
  waitUntilNone(
    database,
    "SELECT 1 FROM mail WHERE state = 'pending' AND (attempts = 0 OR next_attempt_at <= now()) LIMIT 1",
    limitMs,
  );

/** Waits until no wallet request is open. @returns milliseconds, or null after `limitMs` */
export const waitUntilPaid = (database: Client, limitMs: number): Promise<number | null> =>
  waitUntilNone(
    database,
    `SELECT 1 FROM checkout_payment WHERE next_check_at IS NOT NULL
     UNION ALL SELECT 1 FROM checkout_refund WHERE next_check_at IS NOT NULL LIMIT 1`,
    limitMs,
  );

/** The doctor's rules that are broken once Medusa has every order. @throws when it gets none in two minutes */
const brokenRules = (shop: Shop): Promise<Record<string, number>> =>
  withDatabase(shop, async (database) => {
    if ((await waitUntilBuilt(database, 120_000)) === null) throw new Error("Orders are missing.");
    return auditOrders(database);
  });

/** Between two looks, and how often it is looked: a refund may end, to be recorded next, right after nothing was open. */
const LOOK_AGAIN_MS = 500;
const MOST_LOOKS = 10;

/** Looks at a shop that others use too. @returns what says which rules are broken, and stay so, that were not before */
export async function auditFromNow(shop: Shop): Promise<() => Promise<Record<string, number>>> {
  const before = await brokenRules(shop);
  const newlyBroken = async () =>
    Object.fromEntries(
      Object.entries(await brokenRules(shop)).filter(([rule, rows]) => rows > (before[rule] ?? 0)),
    );
  return async () => {
    let broken = await newlyBroken();
    for (let looks = 1; looks < MOST_LOOKS && Object.keys(broken).length > 0; looks += 1) {
      await sleep(LOOK_AGAIN_MS);
      broken = await newlyBroken();
    }
    return broken;
  };
}
