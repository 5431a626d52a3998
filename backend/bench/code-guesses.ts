/**
 * `npx tsx backend/bench/code-guesses.ts [guesses] [at once]`: wrong guesses of one verification
 * code, without rate limits; then the right code must be refused too.
 */
import { randomUUID } from "node:crypto";
import { startShop } from "../harness/shop";
import { callShop, withDatabase } from "../harness/people";
import { lastCode, NO_POST, otherThan } from "../harness/visitor";

async function main(guesses: number, atOnce: number): Promise<void> {
  const shop = await startShop({
    env: { ...NO_POST, BACKOFFICE_PORT: "off", LOG_LEVEL: "error", RATE_LIMIT: "off" },
  });
  try {
    const email = `keza.${randomUUID()}@example.rw`;
    await callShop(shop, "POST", "/api/auth/register", {
      body: { email, password: "inyange-ku-mazi", firstname: "Keza", lastname: "Ineza" },
    });
    const code = await lastCode(shop, email);
    const verify = async (guess: string) => {
      const body = { email, code: guess };
      return (await callShop(shop, "POST", "/api/auth/verify-email", { body })).status;
    };
    const outcomes = new Map<number, number>();
    let next = 1;
    const guess = async () => {
      while (next <= guesses) {
        const status = await verify(otherThan(code, next++));
        outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, guess));
    console.log(`${guesses} wrong guesses, ${atOnce} at once`);
    for (const [status, count] of outcomes)
      console.log(`  ${String(count).padStart(4)}  ${status}`);
    const tries = await withDatabase(shop, async (database) => {
      const { rows } = await database.query<{ tries: number }>(
        "SELECT tries FROM account_code WHERE email = $1",
        [email],
      );
      return rows[0]?.tries;
    });
    const right = await verify(code);
    console.log(`  tries counted: ${tries}; the right code then: ${right}`);
    process.exitCode = outcomes.get(400) === guesses && tries === 5 && right === 400 ? 0 : 1;
  } finally {
    await shop.stop();
  }
}

void main(Number(process.argv[2] ?? 1000), Number(process.argv[3] ?? 100)).catch(
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
