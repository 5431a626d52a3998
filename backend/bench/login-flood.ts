/**
 * `npx tsx backend/bench/login-flood.ts [logins] [rounds]`: how much slower is the catalogue while
 * many people log in at once? Idle and busy rounds alternate.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { startShop } from "../harness/shop";
import { callShop, register } from "../harness/people";
import { NO_POST } from "../harness/visitor";

const IDLE_MS = 4000;
const BETWEEN_PROBES_MS = 5;

const percentile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

async function main(logins: number, rounds: number): Promise<void> {
  const shop = await startShop({
    env: { ...NO_POST, BACKOFFICE_PORT: "off", LOG_LEVEL: "error", RATE_LIMIT: "off" },
  });
  try {
    const { email, password } = await register(shop, { firstname: "Keza", lastname: "Ineza" });
    const probe = async (until: Promise<unknown>, times: number[]) => {
      let isOver = false;
      void until.finally(() => (isOver = true));
      while (!isOver) {
        const began = performance.now();
        const response = await fetch(`${shop.origin}/api/products?limit=20`);
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`The catalogue answered ${response.status}.`);
        times.push(performance.now() - began);
        await sleep(BETWEEN_PROBES_MS);
      }
    };
    const outcomes = new Map<number, number>();
    const logIn = async () => {
      const body = { email, password };
      const { status } = await callShop(shop, "POST", "/api/auth/login", { body });
      outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
    };
    await probe(sleep(IDLE_MS / 2), []);
    const idle: number[] = [];
    const flooded: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await probe(sleep(IDLE_MS), idle);
      await probe(Promise.all(Array.from({ length: logins }, logIn)), flooded);
    }
    console.log(`${logins} logins at once, ${rounds} rounds`);
    for (const [status, count] of outcomes)
      console.log(`  ${String(count).padStart(4)}  ${status}`);
    for (const share of [0.5, 0.95, 0.99]) {
      const [calm, busy] = [percentile(idle, share), percentile(flooded, share)];
      console.log(
        `  p${share * 100}  idle ${calm.toFixed(1)} ms, flooded ${busy.toFixed(1)} ms, ratio ${(busy / calm).toFixed(2)}`,
      );
    }
    console.log(`  probes: ${idle.length} idle, ${flooded.length} flooded`);
  } finally {
    await shop.stop();
  }
}

void main(Number(process.argv[2] ?? 100), Number(process.argv[3] ?? 3)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
