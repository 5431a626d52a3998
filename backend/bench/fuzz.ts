/**
 * `npx tsx backend/bench/fuzz.ts [requests] [--seed 1] [--only 4711] [--limits]`: requests that
 * nobody should send, to every call, page and door of a fresh shop; what is wrong with the answers,
 * and what the doctor says afterwards. `--only` makes the one request of that number again.
 */
import { startShop } from "../harness/shop";
import { fuzz } from "../harness/fuzz/run-fuzz";
import type { Tally } from "../harness/fuzz/tally";
import { until } from "../harness/until";
import { withDatabase } from "../harness/people";
import { fillStock } from "../harness/articles";
import { askDoctor } from "../harness/shop-command";

const argument = (name: string): number | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : Number(process.argv[at + 1]);
};
/** Work behind a commit may still be under way when the last request is answered. */
const SETTLED_WITHIN_MS = 180_000;

async function main(): Promise<void> {
  const only = argument("only");
  const requests = Number(process.argv[2] ?? 10_000) || 100;
  const seed = argument("seed") ?? Math.floor(Math.random() * 1e9);
  const limits = process.argv.includes("--limits") ? {} : { RATE_LIMIT: "off" };
  const shop = await startShop({
    env: { LOG_LEVEL: "error", NODE_OPTIONS: "--trace-warnings", ...limits },
  });
  let isEnough = false;
  // Ctrl-C: what was sent until then is reported.
  process.once("SIGINT", () => {
    isEnough = true;
  });
  const began = Date.now();
  console.log(`seed ${seed}, ${requests} requests, shop of process ${shop.pid}`);
  const seconds = () => ((Date.now() - began) / 1000).toFixed(0);
  try {
    await withDatabase(shop, fillStock);
    const onProgress = ({ sent, findings, slowestMs }: Tally, rss: number) =>
      console.log(
        `${seconds()} s: ${sent} sent, ${findings.size} findings, slowest ${Math.round(slowestMs)} ms, ${rss} MB`,
      );
    const report = await fuzz(shop, {
      requests,
      seed,
      onProgress,
      isEnough: () => isEnough,
      ...(only === undefined ? {} : { only }),
    });
    const { tally } = report;
    console.log(`\n${tally.lines().join("\n")}`);
    const never = tally.neverGranted();
    if (never.length > 0) console.log(`\nnever granted: ${never.join(", ")}`);
    const wrong = await until(
      () => askDoctor(shop.dataDir),
      (lines) => lines.length === 0,
      SETTLED_WITHIN_MS,
    ).catch((error: unknown) => [String(error)]);
    const found = [...tally.problems(), ...report.problems, ...report.slow, ...wrong];
    console.log(
      `\n${tally.sent} requests in ${seconds()} s, ${tally.unanswered} without an answer; ` +
        `slowest ${Math.round(tally.slowestMs)} ms, ${report.slowAtFirst} over 2 s of which ${report.slow.length} again alone; ` +
        `memory ${report.rssMb.join(", ")} MB; the doctor: ${wrong.join("; ") || "all is well"}`,
    );
    console.log(`\n${found.length} findings\n${found.map((line) => `- ${line}`).join("\n")}`);
    if (found.length > 0) console.log(`\nthe log ends so:\n${shop.output().slice(-20_000)}`);
    process.exitCode = found.length === 0 ? 0 : 1;
  } finally {
    await shop.stop();
  }
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
