import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import type { Fault } from "./fault-list";
import { crowdAt, Probe, variantsOf, type Stand } from "./fault-stand";
import { askDoctor } from "../harness/shop-command";
import { waitUntilBuilt, waitUntilPaid, waitUntilSent } from "../harness/order-audit";
import {
  auditWhenDone,
  idsOf,
  inWords,
  isBroken,
  lostActs,
  retryAll,
  SETTLED_MS,
  withClient,
} from "../harness/storm-audit";

export interface RoundReport {
  attempts: number;
  acknowledged: number;
  /** Checkouts without an answer that the shop had, or placed, when they were sent again. */
  retried: number;
  /** Acknowledged, and not there afterwards: orders, payments, changes of status. */
  lost: number;
  /** Orders that nobody's checkout answers for. */
  doubled: number;
  serverErrors: number;
  /**
   * Milliseconds from the fault's end, or from the kill of the shop, to the first order that was begun
   * and placed after it.
   */
  backAfterMs: number | null;
  /** Milliseconds of the slowest checkout during the fault that was placed after all. */
  slowestMs: number;
  /** Rules that are broken, in words. */
  wrong: string[];
}

export interface RoundShape {
  buyers: number;
  staff: number;
  buyerPauseMs: number;
  /** Of the storm before and after the fault. */
  calmMs: number;
}

const SHAPE: RoundShape = { buyers: 8, staff: 2, buyerPauseMs: 300, calmMs: 2000 };
const BACK_WITHIN_MS = 60_000;
/** A burst of a few hundred orders leaves a thousand mails, which go out at their own pace. */
const MAILED_MS = 600_000;

const ordersOf = (database: Client) => idsOf(database, "SELECT id FROM checkout_order");
/** People order, pay, cancel and manage; something breaks and is mended; everything is looked at. */
export async function faultRound(
  stand: Stand,
  fault: Fault,
  { buyers, staff, buyerPauseMs, calmMs }: RoundShape = SHAPE,
): Promise<RoundReport> {
  const before = new Set(await withClient(stand.shop.databaseUrl, ordersOf));
  const [variantId = ""] = await variantsOf(stand.shop);
  let isOver = false;
  const crowd = await crowdAt(stand, { buyerPauseMs, isOver: () => isOver });
  const probe = new Probe(stand.shop.origin, variantId);
  const raging = crowd.rage(buyers, staff);
  await sleep(calmMs);
  probe.isClose = true;
  const struck = performance.now();
  const alone = await fault.strike(stand);
  const ended = performance.now();
  const backAfterMs = await probe.recoveredAfter(alone ?? ended, BACK_WITHIN_MS);
  probe.isClose = false;
  await sleep(calmMs);
  isOver = true;
  const [acts] = await Promise.all([raging, probe.stop()]);

  return withClient(stand.shop.databaseUrl, async (database) => {
    const attempts = [...acts.attempts, ...probe.attempts];
    const known = new Set(await ordersOf(database));
    const acknowledged = attempts.filter(({ orderId }) => orderId !== null).length;
    const lostWork = await lostActs(database, acts);
    const { lost, committedUnanswered, placedByRetry } = await retryAll(
      stand.shop.origin,
      attempts,
      known,
    );
    const answeredFor = new Set(attempts.map(({ orderId }) => orderId));
    const doubled = (await ordersOf(database)).filter(
      (id) => !before.has(id) && !answeredFor.has(id),
    ).length;
    const built = await waitUntilBuilt(database, SETTLED_MS);
    const broken = await auditWhenDone(database);
    return {
      attempts: attempts.length,
      acknowledged,
      retried: committedUnanswered + placedByRetry,
      lost: lost + lostWork,
      doubled,
      serverErrors: acts.serverErrors,
      backAfterMs,
      slowestMs: probe.slowest(struck, ended),
      wrong: [
        ...(isBroken(broken) ? [inWords(broken)] : []),
        ...(built === null ? ["Medusa does not know everything after two minutes"] : []),
      ],
    };
  });
}

/**
 * Waits for wallets and mails, and asks the doctor.
 * @returns what is wrong, in words
 */
export async function settle(stand: Stand): Promise<string[]> {
  return withClient(stand.shop.databaseUrl, async (database) => {
    const wrong: string[] = [];
    if ((await waitUntilPaid(database, SETTLED_MS)) === null) wrong.push("wallets still asked");
    if ((await waitUntilBuilt(database, SETTLED_MS)) === null) wrong.push("orders not built");
    if ((await waitUntilSent(database, MAILED_MS)) === null) wrong.push("mails not sent");
    return [...wrong, ...(await askDoctor(stand.shop.dataDir, settingsOf(stand)))];
  });
}

/** The doctor boots what the shop boots, with the same neighbours. */
const settingsOf = ({ redis, post, rates, wallets }: Stand) => ({
  REDIS_URL: redis.url,
  SMTP_URL: post.url,
  EXCHANGE_RATE_URL: rates.url,
  ...wallets.settings,
});
