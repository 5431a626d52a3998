/**
 * `npx tsx backend/bench/capacity.ts [seconds] [rounds] [words]`: what one server process and two do
 * with the same work, side by side on one database each, with processor time for each request and
 * memory. With words: only the uses that have them in their name.
 * The load is generated on the same machine, and takes its share of the processors from both equally.
 */
import { startShop, type OwnShop } from "../harness/shop";
import { startRedis } from "../harness/redis";
import { fillStock } from "../harness/articles";
import { costSoFar, postmasterOf } from "./capacity-cost";
import { USES, type Done } from "./capacity-scenarios";
import { readFacts, type Facts } from "./facts";
import { median } from "./load";
import { withClient } from "../harness/storm-audit";

const SECRETS = {
  JWT_SECRET: "a-secret-that-all-instances-share-1234567890",
  COOKIE_SECRET: "another-one-that-all-instances-share-123456",
};

/** Servers on one database. */
interface Party {
  name: string;
  servers: readonly OwnShop[];
  /** Servers and their database. */
  all: readonly OwnShop[];
  postmaster: number;
  facts: Facts;
  close: () => Promise<void>;
}

interface Sample extends Done {
  /** Processor time in ms for each use, of the shop's processes and of the database. */
  shopCpu: number;
  databaseCpu: number;
  shopMb: number;
  databaseMb: number;
}

async function open(servers: number): Promise<Party> {
  const redis = servers > 1 ? await startRedis() : null;
  const env = { ...SECRETS, RATE_LIMIT: "off", LOG_LEVEL: "error" };
  const common = redis ? { ...env, REDIS_URL: redis.url } : env;
  const mode = (kind: string) => (redis ? { MEDUSA_WORKER_MODE: kind } : {});
  const first = await startShop({ env: { ...common, ...mode("server") } });
  const more = { ...common, DATABASE_URL: first.databaseUrl, SEED_DEMO: "false" };
  const others: OwnShop[] = [];
  for (let at = 1; at < servers; at += 1) {
    others.push(await startShop({ env: { ...more, ...mode("server") } }));
  }
  const worker = redis ? [await startShop({ env: { ...more, ...mode("worker") } })] : [];
  await withClient(first.databaseUrl, fillStock);
  return {
    name: servers === 1 ? "1 process" : `${servers} servers + worker`,
    servers: [first, ...others],
    all: [first, ...others, ...worker],
    postmaster: await postmasterOf(first.databaseUrl),
    facts: await readFacts(first),
    close: async () => {
      for (const shop of [...worker, ...others, first]) await shop.stop();
      await redis?.close();
    },
  };
}

async function sample(party: Party, run: (typeof USES)[number]["run"], seconds: number) {
  const before = costSoFar(party.all, party.postmaster);
  const done = await run(party.servers, party.facts, seconds);
  const after = costSoFar(party.all, party.postmaster);
  const each = (ms: number) => ms / Math.max(1, done.done);
  return {
    ...done,
    shopCpu: each(after.shop.cpuMs - before.shop.cpuMs),
    databaseCpu: each(after.database.cpuMs - before.database.cpuMs),
    shopMb: after.shop.memoryMb,
    databaseMb: after.database.memoryMb,
  } satisfies Sample;
}

const middle = (samples: readonly Sample[], of: (one: Sample) => number) => median(samples.map(of));
const round = (value: number, digits = 2) => Number(value.toFixed(digits));

async function main(seconds: number, rounds: number, words: string): Promise<void> {
  const parties = [await open(1), await open(2)];
  try {
    for (const use of USES.filter(({ name }) => name.includes(words))) {
      const samples = parties.map((): Sample[] => []);
      // One round to warm up; they take turns, so that both see the same machine.
      for (let at = -1; at < rounds; at += 1) {
        for (const [which, party] of parties.entries()) {
          const taken = await sample(party, use.run, at < 0 ? 2 : seconds);
          if (at >= 0) samples[which]?.push(taken);
        }
      }
      console.log(`\n${use.name}`);
      const rows = Object.fromEntries(
        parties.map(({ name }, which) => {
          const mine = samples[which] ?? [];
          return [
            name,
            {
              "per second": round(
                middle(mine, (one) => one.done / one.seconds),
                0,
              ),
              "p50 ms": round(middle(mine, (one) => one.p50)),
              "p99 ms": round(middle(mine, (one) => one.p99)),
              "CPU ms each, shop": round(
                middle(mine, (one) => one.shopCpu),
                3,
              ),
              "CPU ms each, database": round(
                middle(mine, (one) => one.databaseCpu),
                3,
              ),
              "MB, shop": round(
                middle(mine, (one) => one.shopMb),
                0,
              ),
              "MB, database": round(
                middle(mine, (one) => one.databaseMb),
                0,
              ),
              "s behind": round(
                middle(mine, (one) => one.behind ?? 0),
                1,
              ),
              failed: mine.reduce((sum, { failed }) => sum + failed, 0),
            },
          ];
        }),
      );
      console.table(rows);
      const rate = (which: number) => middle(samples[which] ?? [], (one) => one.done / one.seconds);
      console.log(`two servers do ${round(rate(1) / rate(0))} times what one does`);
    }
  } finally {
    for (const party of parties) await party.close();
  }
}

const [SECONDS = "8", ROUNDS = "3", WORDS = ""] = process.argv.slice(2);
void main(Number(SECONDS), Number(ROUNDS), WORDS).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
