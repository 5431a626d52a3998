/**
 * `npx tsx backend/bench/crash-rounds.ts [rounds] [every]`: kills the shop while people order, pay,
 * cancel and manage, again and again (every fifth time PostgreSQL with it, or every `every`th), and
 * shows that nothing is lost, doubled or charged for nothing, and that the doctor finds nothing.
 */
import { rm } from "node:fs/promises";
import { startShop } from "../harness/shop";
import { startMomoSimulator } from "../demo/momo-simulator/server";
import { fillStock } from "../harness/articles";
import { auditWallets, crashRound } from "../harness/crash-round";
import { askDoctor } from "../harness/shop-command";
import { inWords, isBroken, withClient } from "../harness/storm-audit";

const CROWD = { buyers: 12, staff: 3 };
/** Each round holds the doctor's rules against the database; the command itself takes as long as a round. */
const DOCTOR_EVERY = 10;
/** Wallets that answer at once, so that rounds are short. */
const WALLETS = { answerMs: 300, slowMs: 3000, timeoutMs: 5000 };

async function main(rounds: number, databaseEvery: number): Promise<void> {
  const simulator = await startMomoSimulator({ timing: WALLETS });
  const shop = await startShop({
    // Without anywhere to send mails they would wait, and the doctor say so after ten minutes.
    env: { LOG_LEVEL: "error", RATE_LIMIT: "off", DEV_OUTBOX: "true", ...simulator.settings },
  });
  const { dataDir } = shop;
  const total = { attempts: 0, acknowledged: 0, paid: 0, changed: 0, unanswered: 0, retried: 0 };
  const bad = { lost: 0, rounds: 0, serverErrors: 0 };
  let slowest = 0;
  let done = 0;
  let isEnough = false;
  // Ctrl-C: the current round is the last one.
  process.once("SIGINT", () => {
    isEnough = true;
  });
  try {
    await withClient(shop.databaseUrl, fillStock);
    console.log(
      "round  killed         orders  answered  paid  changed  found  placed  lost  500s  Medusa   wrong",
    );
    for (let round = 1; round <= rounds && !isEnough; round += 1) {
      const killsDatabase = round % databaseEvery === 0;
      const answers = 10 + Math.floor(Math.random() * 140);
      const result = await crashRound(shop, { ...CROWD, answers, killsDatabase });
      done = round;
      const asksDoctor = round % DOCTOR_EVERY === 0 || round === rounds || isEnough;
      const diagnosis = asksDoctor ? await askDoctor(dataDir) : [];
      total.attempts += result.attempts;
      total.acknowledged += result.acknowledged;
      total.paid += result.paid;
      total.changed += result.changed;
      total.unanswered += result.committedUnanswered;
      total.retried += result.placedByRetry;
      bad.lost += result.lost;
      bad.serverErrors += result.serverErrors;
      if (isBroken(result.broken) || diagnosis.length > 0 || result.medusaAfterMs === null) {
        bad.rounds += 1;
      }
      slowest = Math.max(slowest, result.medusaAfterMs ?? Infinity);
      const columns: [number | string, number][] = [
        [round, 5],
        [killsDatabase ? "shop+database" : "shop         ", 13],
        [result.attempts, 7],
        [result.acknowledged, 8],
        [result.paid, 4],
        [result.changed, 7],
        [result.committedUnanswered, 5],
        [result.placedByRetry, 6],
        [result.lost, 4],
        [result.serverErrors, 4],
        [result.medusaAfterMs === null ? "no" : `${(result.medusaAfterMs / 1000).toFixed(1)} s`, 7],
      ];
      const words = columns.map(([value, width]) => String(value).padStart(width)).join("  ");
      console.log(`${words}  ${[inWords(result.broken), ...diagnosis].join("; ")}`);
    }
    const wallets = await auditWallets(shop, simulator);
    if (isBroken(wallets)) bad.rounds += 1;
    console.log(`\nwallets: ${simulator.ledger.payments.size} asked, wrong: ${inWords(wallets)}`);
  } finally {
    await shop.close();
    await simulator.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  console.log(
    `${done} rounds: ${total.attempts} checkouts, ${total.acknowledged} acknowledged, ${total.paid} paid by hand, ` +
      `${total.changed} changes of status, ${total.unanswered} orders committed unanswered, ${total.retried} placed by retry; ` +
      `${bad.lost} lost, ${bad.rounds} rounds with something wrong, ${bad.serverErrors} answers of 500; ` +
      `slowest in Medusa ${(slowest / 1000).toFixed(1)} s after the restart`,
  );
  process.exitCode = bad.lost + bad.rounds === 0 ? 0 : 1;
}

void main(Number(process.argv[2] ?? 10), Number(process.argv[3] ?? 5)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
