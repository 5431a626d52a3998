/**
 * `npx tsx backend/bench/login-timing.ts [tries]`: does the time of a refused login tell whether an
 * address has an account? Tries with a known and an unknown address alternate.
 */
import { startShop } from "../harness/shop";
import { callShop, register } from "../harness/people";
import { NO_POST } from "../harness/visitor";
import { median } from "./load";

const WARM_UP = 10;
/** Medians further apart than this tell. */
const TOLERANCE = 0.1;

async function main(tries: number): Promise<void> {
  const shop = await startShop({
    env: { ...NO_POST, BACKOFFICE_PORT: "off", LOG_LEVEL: "error", RATE_LIMIT: "off" },
  });
  try {
    const { email } = await register(shop, { firstname: "Keza", lastname: "Ineza" });
    const timeOf = async (address: string) => {
      const began = performance.now();
      const body = { email: address, password: "not-the-password" };
      const { status } = await callShop(shop, "POST", "/api/auth/login", { body });
      if (status !== 400) throw new Error(`A refused login answered ${status}.`);
      return performance.now() - began;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let at = -WARM_UP; at < tries; at += 1) {
      const stranger = `stranger-${at + WARM_UP}@example.rw`;
      const [first, second] = at % 2 === 0 ? [email, stranger] : [stranger, email];
      const times = [await timeOf(first), await timeOf(second)] as const;
      if (at < 0) continue;
      known.push(times[at % 2 === 0 ? 0 : 1]);
      unknown.push(times[at % 2 === 0 ? 1 : 0]);
    }
    const ratio = median(known) / median(unknown);
    console.log(`${tries} tries each`);
    console.log(`  known    median ${median(known).toFixed(1)} ms`);
    console.log(`  unknown  median ${median(unknown).toFixed(1)} ms`);
    console.log(`  ratio    ${ratio.toFixed(3)}`);
    process.exitCode = Math.abs(ratio - 1) <= TOLERANCE ? 0 : 1;
  } finally {
    await shop.stop();
  }
}

void main(Number(process.argv[2] ?? 200)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
