import { setTimeout as sleep } from "node:timers/promises";
import type { MomoSimulator } from "../demo/momo-simulator/server";
import type { OwnShop, Shop } from "./shop";
import { logIn } from "./people";
import { sellableVariants } from "./articles";
import { enterBackOffice } from "./back-office";
import { makeDiscount, type DiscountWish } from "./discounts";
import { CreditDesk } from "./credits";
import { Crowd } from "./crash-actors";
import { killDatabase } from "./database-processes";
import { auditOrders, waitUntilBuilt, waitUntilPaid } from "./order-audit";
import { auditWhenDone, idsOf, lostActs, retryAll, SETTLED_MS, withClient } from "./storm-audit";

export interface RoundResult {
  attempts: number;
  acknowledged: number;
  /** Payments and changes of status that were answered. */
  paid: number;
  changed: number;
  /** Committed, but killed before the answer went out; the retry found the order. */
  committedUnanswered: number;
  /** Not committed when killed; the retry placed it. */
  placedByRetry: number;
  /** Acknowledged, but missing or different afterwards: orders, payments, changes. */
  lost: number;
  serverErrors: number;
  /** Milliseconds from the restart being open to Medusa knowing everything; null: not in two minutes. */
  medusaAfterMs: number | null;
  /** Rules that are broken. */
  broken: Record<string, number>;
}

export interface RoundOptions {
  buyers: number;
  staff: number;
  /** The kill comes after so many answers: as much has happened on a slow machine as on a fast one. */
  answers: number;
  /** Also kills PostgreSQL without warning. */
  killsDatabase: boolean;
}

const LONGEST_STORM_MS = 30_000;

/**
 * One round: people order, pay, cancel and manage, the shop is killed, started again, and
 * everything is looked at.
 */
export async function crashRound(
  shop: OwnShop,
  { buyers, staff, answers, killsDatabase }: RoundOptions,
): Promise<RoundResult> {
  const variantIds = await withClient(shop.databaseUrl, (database) =>
    sellableVariants(database, 8),
  );
  const { token: staffToken } = await logIn(shop, shop.admin);
  const backOffice = await enterBackOffice(shop);
  const wishes: DiscountWish[] = [{ limit: 12 }, { budget: { type: "spend", limit: 40_000 } }, {}];
  const codes: string[] = [];
  for (const wish of wishes) codes.push((await makeDiscount(backOffice, wish)).code);
  const credit = new CreditDesk(shop, staffToken);
  const cards = [(await credit.card(5_000)).code, (await credit.card(200_000)).code];
  let isOver = false;
  const crowd = new Crowd({
    origin: shop.origin,
    variantIds,
    staffToken,
    codes,
    cards,
    isOver: () => isOver,
  });
  const raging = crowd.rage(buyers, staff);
  const began = Date.now();
  while (crowd.answers < answers && Date.now() - began < LONGEST_STORM_MS) {
    await sleep(5);
  }
  if (killsDatabase) await killDatabase(shop.databaseUrl);
  await shop.kill9();
  isOver = true;
  const acts = await raging;

  await shop.restart();
  const restarted = Date.now();
  return withClient(shop.databaseUrl, async (database) => {
    const known = new Set(await idsOf(database, "SELECT id FROM checkout_order"));
    const lost = await lostActs(database, acts);
    const acknowledged = acts.attempts.filter(({ orderId }) => orderId !== null).length;
    const counts = await retryAll(shop.origin, acts.attempts, known);
    const waited = await waitUntilBuilt(database, SETTLED_MS);
    return {
      attempts: acts.attempts.length,
      acknowledged,
      paid: acts.paid.length,
      changed: acts.changed.length,
      ...counts,
      lost: counts.lost + lost,
      serverErrors: acts.serverErrors,
      medusaAfterMs: waited === null ? null : Date.now() - restarted,
      broken: await auditWhenDone(database),
    };
  });
}

/**
 * Waits until every wallet has had its last word, and compares the simulator's book with the shop's.
 * @returns rules that are broken
 */
export async function auditWallets(
  shop: Shop,
  { ledger }: MomoSimulator,
): Promise<Record<string, number>> {
  return withClient(shop.databaseUrl, async (database) => {
    const broken: Record<string, number> = {};
    if ((await waitUntilPaid(database, 3 * SETTLED_MS)) === null) broken["wallets still asked"] = 1;
    await waitUntilBuilt(database, SETTLED_MS);
    const paid = [...ledger.payments]
      .filter(([, { status, scenario }]) => status === "SUCCESSFUL" && scenario !== "wrong-amount")
      .map(([reference]) => reference);
    const kept = await idsOf(
      database,
      "SELECT reference::text AS id FROM checkout_payment WHERE reference = ANY ($1::uuid[]) AND paid_at IS NOT NULL",
      [paid],
    );
    if (kept.length !== paid.length)
      broken["wallets charged without a payment"] = paid.length - kept.length;
    const made = await idsOf(
      database,
      "SELECT reference::text AS id FROM checkout_payment WHERE reference IS NOT NULL AND paid_at IS NOT NULL",
    );
    const charged = new Set(paid);
    const unfounded = made.filter((reference) => !charged.has(reference)).length;
    if (unfounded > 0) broken["payments without a charged wallet"] = unfounded;
    return { ...broken, ...(await auditOrders(database)) };
  });
}
