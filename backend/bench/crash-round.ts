import { Client } from "pg";
import type { Shop } from "../integration-tests/harness";
import { send, storm, type Attempt } from "./checkout-storm";
import { auditOrders, waitUntilBuilt } from "./order-audit";

export interface RoundResult {
  attempts: number;
  acknowledged: number;
  /** Committed, but killed before the answer went out; the retry found the order. */
  committedUnanswered: number;
  /** Not committed when killed; the retry placed it. */
  placedByRetry: number;
  /** Acknowledged, and not there afterwards, or another order than was told. */
  lost: number;
  /** Milliseconds from the restart being open to Medusa having every order; null: not in 30 s. */
  medusaAfterMs: number | null;
  /** Rules that are broken. */
  broken: Record<string, number>;
}

export interface RoundOptions {
  buyers: number;
  /** How long the storm rages before the kill. */
  stormMs: number;
  /** Also kills PostgreSQL without warning. */
  killsDatabase: boolean;
}

/** SIGKILL to the postmaster and all of its processes. */
async function killDatabase(database: Client, databaseUrl: string): Promise<void> {
  const reader = new Client({ connectionString: databaseUrl });
  reader.on("error", () => undefined);
  await reader.connect();
  const { rows } = await reader.query<{ pid: number; postmaster: number }>(
    `SELECT pid, (regexp_split_to_array(pg_read_file('postmaster.pid'), E'\\n'))[1]::int AS postmaster FROM pg_stat_activity`,
  );
  database.removeAllListeners("error").on("error", () => undefined);
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

async function retry(shop: Shop, attempts: readonly Attempt[], known: ReadonlySet<string>) {
  let committedUnanswered = 0;
  let placedByRetry = 0;
  let lost = 0;
  for (const attempt of attempts) {
    const answer = await send(shop.origin, attempt);
    if (attempt.orderId !== null) {
      // A client that never trusts its luck repeats even what was answered.
      if (answer.orderId !== attempt.orderId || !known.has(attempt.orderId)) lost += 1;
    } else if (answer.orderId !== null) {
      if (known.has(answer.orderId)) committedUnanswered += 1;
      else placedByRetry += 1;
    }
  }
  return { committedUnanswered, placedByRetry, lost };
}

/**
 * One round: checkouts rage, the shop is killed, started again, and everything is looked at.
 * @returns the result, and the shop that is running now.
 */
export async function crashRound(
  shop: Shop,
  { buyers, stormMs, killsDatabase }: RoundOptions,
): Promise<{ result: RoundResult; shop: Shop }> {
  const before = await open(shop.databaseUrl);
  const { rows: variants } = await before.query<{ id: string }>(
    `SELECT v.id FROM product_variant v JOIN product p ON p.id = v.product_id AND p.status = 'published'
     JOIN product_variant_inventory_item k ON k.variant_id = v.id
     JOIN inventory_level l ON l.inventory_item_id = k.inventory_item_id
     WHERE v.deleted_at IS NULL ORDER BY l.stocked_quantity - l.reserved_quantity DESC, v.id LIMIT 8`,
  );
  let isOver = false;
  const raging = storm(
    shop.origin,
    variants.map(({ id }) => id),
    buyers,
    () => isOver,
  );
  await new Promise((resolve) => setTimeout(resolve, stormMs));
  if (killsDatabase) await killDatabase(before, shop.databaseUrl);
  await shop.kill9();
  isOver = true;
  const attempts = await raging;
  await before.end().catch(() => undefined);

  const next = await shop.restart();
  const restarted = Date.now();
  const database = await open(next.databaseUrl);
  try {
    const { rows } = await database.query<{ id: string }>("SELECT id FROM checkout_order");
    const known = new Set(rows.map(({ id }) => id));
    const counts = await retry(next, attempts, known);
    const waited = await waitUntilBuilt(database, 30_000 - (Date.now() - restarted));
    return {
      shop: next,
      result: {
        attempts: attempts.length,
        acknowledged: attempts.filter(({ orderId }) => orderId !== null).length,
        ...counts,
        medusaAfterMs: waited === null ? null : Date.now() - restarted,
        broken: await auditOrders(database),
      },
    };
  } finally {
    await database.end();
  }
}
