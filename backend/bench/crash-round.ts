import { Client } from "pg";
import type { MomoSimulator } from "../launch/momo-simulator/server";
import type { Shop } from "../integration-tests/harness";
import { logIn } from "../integration-tests/harness/people";
import { send, type Answer, type Attempt } from "./checkout-storm";
import { Crowd, type Deeds } from "./crash-actors";
import { auditOrders, waitUntilBuilt, waitUntilPaid } from "./order-audit";

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
  /** Acknowledged, and not there afterwards, or another than was told: orders, payments, changes. */
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

const SETTLED_MS = 120_000;
const LONGEST_STORM_MS = 30_000;

/** SIGKILL to the postmaster and all of its processes. */
async function killDatabase(databaseUrl: string): Promise<void> {
  const reader = await open(databaseUrl);
  const { rows } = await reader.query<{ pid: number; postmaster: number }>(
    `SELECT pid, (regexp_split_to_array(pg_read_file('postmaster.pid'), E'\\n'))[1]::int AS postmaster FROM pg_stat_activity`,
  );
  const pids = [...new Set(rows.flatMap(({ pid, postmaster }) => [postmaster, pid]))];
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended with the one before.
    }
  }
}

const open = async (databaseUrl: string): Promise<Client> => {
  const client = new Client({ connectionString: databaseUrl });
  client.on("error", () => undefined);
  await client.connect();
  return client;
};

async function withClient<Result>(
  databaseUrl: string,
  work: (database: Client) => Promise<Result>,
): Promise<Result> {
  const database = await open(databaseUrl);
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

const idsOf = async (database: Client, text: string, values: unknown[] = []) => {
  const { rows } = await database.query<{ id: string }>(text, values);
  return rows.map(({ id }) => id);
};

const RETRIES = 30;

/** As a browser does: "busy" (503) is asked again, a second later. */
async function sendUntilAnswered(origin: string, attempt: Attempt): Promise<Answer> {
  for (let left = RETRIES; ; left -= 1) {
    const answer = await send(origin, attempt);
    if (answer.status !== 503 || left === 0) return answer;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function retry(shop: Shop, attempts: readonly Attempt[], known: ReadonlySet<string>) {
  let committedUnanswered = 0;
  let placedByRetry = 0;
  let lost = 0;
  for (const attempt of attempts) {
    const answer = await sendUntilAnswered(shop.origin, attempt);
    if (attempt.orderId !== null) {
      // A client that never trusts its luck repeats even what was answered.
      if (answer.orderId !== attempt.orderId || !known.has(attempt.orderId)) {
        lost += 1;
        console.log(
          `lost: ${attempt.orderId}, ${known.has(attempt.orderId) ? "there" : "gone"}`,
          answer,
        );
      }
    } else if (answer.orderId !== null) {
      if (known.has(answer.orderId)) committedUnanswered += 1;
      else placedByRetry += 1;
    }
  }
  return { committedUnanswered, placedByRetry, lost };
}

/** Payments and changes of status that were told to be done, and of which nothing is there. */
async function lostDeeds(database: Client, { paid, changed }: Deeds): Promise<number> {
  const kept = await idsOf(
    database,
    "SELECT id FROM checkout_payment WHERE id = ANY ($1::text[]) AND paid_at IS NOT NULL",
    [paid],
  );
  const { rows } = await database.query<{ lost: number }>(
    `SELECT count(*)::integer AS lost FROM unnest($1::text[], $2::text[]) AS c(order_id, status)
     WHERE NOT EXISTS (SELECT 1 FROM order_progress_event e
       WHERE e.order_id = c.order_id AND e.status = c.status)`,
    [changed.map(({ orderId }) => orderId), changed.map(({ status }) => status)],
  );
  return new Set(paid).size - kept.length + (rows[0]?.lost ?? 0);
}

/** Wallets answer for a while yet: what one of them says during the look is followed, and looked at again. */
async function auditWhenDone(database: Client): Promise<Record<string, number>> {
  for (let looks = 3; ; looks -= 1) {
    const broken = await auditOrders(database);
    if (looks === 1 || Object.keys(broken).length === 0) return broken;
    await waitUntilBuilt(database, SETTLED_MS);
  }
}

/**
 * One round: people order, pay, cancel and manage, the shop is killed, started again, and
 * everything is looked at.
 * @returns the result, and the shop that is running now.
 */
export async function crashRound(
  shop: Shop,
  { buyers, staff, answers, killsDatabase }: RoundOptions,
): Promise<{ result: RoundResult; shop: Shop }> {
  const variantIds = await withClient(shop.databaseUrl, (database) =>
    idsOf(
      database,
      `SELECT v.id FROM product_variant v JOIN product p ON p.id = v.product_id AND p.status = 'published'
       JOIN product_variant_inventory_item k ON k.variant_id = v.id
       JOIN inventory_level l ON l.inventory_item_id = k.inventory_item_id
       WHERE v.deleted_at IS NULL ORDER BY l.stocked_quantity - l.reserved_quantity DESC, v.id LIMIT 8`,
    ),
  );
  const { token: staffToken } = await logIn(shop, shop.admin);
  let isOver = false;
  const crowd = new Crowd({ origin: shop.origin, variantIds, staffToken, isOver: () => isOver });
  const raging = crowd.rage(buyers, staff);
  const began = Date.now();
  while (crowd.answers < answers && Date.now() - began < LONGEST_STORM_MS) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  if (killsDatabase) await killDatabase(shop.databaseUrl);
  await shop.kill9();
  isOver = true;
  const deeds = await raging;

  const next = await shop.restart();
  const restarted = Date.now();
  const result = await withClient(next.databaseUrl, async (database) => {
    const known = new Set(await idsOf(database, "SELECT id FROM checkout_order"));
    const lost = await lostDeeds(database, deeds);
    const counts = await retry(next, deeds.attempts, known);
    const waited = await waitUntilBuilt(database, SETTLED_MS);
    return {
      attempts: deeds.attempts.length,
      acknowledged: deeds.attempts.filter(({ orderId }) => orderId !== null).length,
      paid: deeds.paid.length,
      changed: deeds.changed.length,
      ...counts,
      lost: counts.lost + lost,
      serverErrors: deeds.serverErrors,
      medusaAfterMs: waited === null ? null : Date.now() - restarted,
      broken: await auditWhenDone(database),
    };
  });
  return { shop: next, result };
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
