/**
 * `npx tsx backend/bench/crash-rounds.ts [rounds]`: kills the shop in the middle of checkouts, again
 * and again (every fifth time PostgreSQL with it), and shows that nothing is lost or doubled.
 */
import { rm } from "node:fs/promises";
import { Client } from "pg";
import { startShop } from "../integration-tests/harness";
import { crashRound } from "./crash-round";

const BUYERS = 16;
const SHOP = { BACKOFFICE_PORT: "off", LOG_LEVEL: "error", RATE_LIMIT: "off" };

/** Plenty of everything: the rounds are about crashes, not about selling out. */
async function fillStock(databaseUrl: string): Promise<void> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(
    `UPDATE inventory_level SET stocked_quantity = 1000000, raw_stocked_quantity = '{"value": "1000000", "precision": 20}'`,
  );
  await database.end();
}

async function main(rounds: number): Promise<void> {
  let shop = await startShop({ env: SHOP });
  const { dataDir } = shop;
  const total = { attempts: 0, acknowledged: 0, unanswered: 0, retried: 0, lost: 0, broken: 0 };
  let slowest = 0;
  try {
    await fillStock(shop.databaseUrl);
    console.log(
      "round  killed        attempts  acknowledged  found  placed  lost  in Medusa  broken",
    );
    for (let round = 1; round <= rounds; round += 1) {
      const killsDatabase = round % 5 === 0;
      const stormMs = 200 + Math.floor(Math.random() * 1500);
      const { result, shop: next } = await crashRound(shop, {
        buyers: BUYERS,
        stormMs,
        killsDatabase,
      });
      shop = next;
      total.attempts += result.attempts;
      total.acknowledged += result.acknowledged;
      total.unanswered += result.committedUnanswered;
      total.retried += result.placedByRetry;
      total.lost += result.lost;
      const broken = Object.entries(result.broken);
      if (broken.length > 0 || result.medusaAfterMs === null) total.broken += 1;
      slowest = Math.max(slowest, result.medusaAfterMs ?? Infinity);
      console.log(
        [
          String(round).padStart(5),
          (killsDatabase ? "shop+database" : "shop").padEnd(13),
          String(result.attempts).padStart(8),
          String(result.acknowledged).padStart(12),
          String(result.committedUnanswered).padStart(5),
          String(result.placedByRetry).padStart(6),
          String(result.lost).padStart(4),
          (result.medusaAfterMs === null
            ? "no"
            : `${(result.medusaAfterMs / 1000).toFixed(1)} s`
          ).padStart(9),
          broken.map(([rule, count]) => `${count} ${rule}`).join("; ") || "-",
        ].join("  "),
      );
    }
  } finally {
    await shop.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  console.log(
    `\n${rounds} rounds: ${total.attempts} checkouts, ${total.acknowledged} acknowledged, ` +
      `${total.unanswered} committed unanswered, ${total.retried} placed by retry, ${total.lost} lost, ` +
      `${total.broken} rounds with a broken rule, slowest in Medusa ${(slowest / 1000).toFixed(1)} s after the restart`,
  );
  process.exitCode = total.lost + total.broken === 0 ? 0 : 1;
}

void main(Number(process.argv[2] ?? 10)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
