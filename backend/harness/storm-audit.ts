import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { send, type Answer, type Attempt } from "./checkout-storm";
import type { Acts } from "./crash-actors";
import { auditOrders, waitUntilBuilt } from "./order-audit";

/** Milliseconds that what follows a commit may take after a storm. */
export const SETTLED_MS = 120_000;

const openClient = async (databaseUrl: string): Promise<Client> => {
  const client = new Client({ connectionString: databaseUrl });
  client.on("error", () => undefined);
  await client.connect();
  return client;
};

/** Runs `work` on its own connection. */
export async function withClient<Result>(
  databaseUrl: string,
  work: (database: Client) => Promise<Result>,
): Promise<Result> {
  const database = await openClient(databaseUrl);
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

export const idsOf = async (database: Client, text: string, values: unknown[] = []) => {
  const { rows } = await database.query<{ id: string }>(text, values);
  return rows.map(({ id }) => id);
};

const RETRIES = 30;

/** As a browser does: "busy" (503) is asked again, a second later. */
async function sendUntilAnswered(origin: string, attempt: Attempt): Promise<Answer> {
  for (let left = RETRIES; ; left -= 1) {
    const answer = await send(origin, attempt);
    if (answer.status !== 503 || left === 0) return answer;
    await sleep(1000);
  }
}

/**
 * Sends every checkout again, as a browser does that got no answer, and keeps the order it finds in
 * the attempt.
 * @param known orders that were there before
 */
export async function retryAll(
  origin: string,
  attempts: readonly Attempt[],
  known: ReadonlySet<string>,
) {
  let committedUnanswered = 0;
  let placedByRetry = 0;
  let lost = 0;
  for (const attempt of attempts) {
    const answer = await sendUntilAnswered(origin, attempt);
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
      attempt.orderId = answer.orderId;
    }
  }
  return { committedUnanswered, placedByRetry, lost };
}

/** Payments and status changes reported done, but missing. */
export async function lostActs(database: Client, { paid, changed }: Acts): Promise<number> {
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
export async function auditWhenDone(database: Client): Promise<Record<string, number>> {
  for (let looks = 3; ; looks -= 1) {
    const broken = await auditOrders(database);
    if (looks === 1 || Object.keys(broken).length === 0) return broken;
    await waitUntilBuilt(database, SETTLED_MS);
  }
}

export const isBroken = (broken: Record<string, number>) => Object.keys(broken).length > 0;
/** Broken rules on one line. */
export const inWords = (broken: Record<string, number>) =>
  Object.entries(broken)
    .map(([rule, count]) => `${count} not: ${rule}`)
    .join("; ") || "-";
