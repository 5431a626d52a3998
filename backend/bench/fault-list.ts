import { writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { killDatabase, pauseDatabase } from "../harness/database-processes";
import type { Stand } from "./fault-stand";
import { withClient } from "../harness/storm-audit";

/** Something that breaks, and works again when `strike` ends. */
export interface Fault {
  readonly name: string;
  /** @returns since when the shop could recover by itself (`performance.now()`), if before the end */
  strike(stand: Stand): Promise<number | void>;
}

/** Longer than the shop's own deadlines: whoever waits is answered in the meantime. */
const OUTAGE_MS = 10_000;

/** Ends the shop's connections, and takes every one that the server has, before the shop can. */
async function exhaustConnections(databaseUrl: string): Promise<void> {
  const taken: Client[] = [];
  const end = performance.now() + OUTAGE_MS;
  try {
    await withClient(databaseUrl, (database) =>
      database.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
      ),
    );
    while (performance.now() < end) {
      const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2000 });
      client.on("error", () => undefined);
      try {
        await client.connect();
        taken.push(client);
      } catch {
        // None is left; as soon as the shop releases one, it is taken too.
        await sleep(100);
      }
    }
  } finally {
    await Promise.all(taken.map((client) => client.end().catch(() => undefined)));
  }
}

/** People wait for this: the start is part of it. */
async function restartShop(stand: Stand): Promise<number> {
  await stand.shop.kill9();
  const killed = performance.now();
  await stand.shop.restart();
  return killed;
}

export const FAULTS: readonly Fault[] = [
  { name: "the shop is killed", strike: restartShop },
  {
    name: "PostgreSQL is killed",
    strike: ({ shop }) => killDatabase(shop.databaseUrl),
  },
  {
    name: "both are killed",
    strike: async (stand) => {
      await killDatabase(stand.shop.databaseUrl);
      return restartShop(stand);
    },
  },
  {
    name: "PostgreSQL stands still for 10 s",
    strike: ({ shop }) => pauseDatabase(shop.databaseUrl, OUTAGE_MS),
  },
  {
    name: "no connection is free for 10 s",
    strike: ({ shop }) => exhaustConnections(shop.databaseUrl),
  },
  {
    name: "Redis is away for 10 s",
    strike: async ({ redis }) => {
      await redis.kill();
      await sleep(OUTAGE_MS);
      await redis.start();
    },
  },
  {
    name: "the mail server is away for 10 s",
    strike: async ({ post }) => {
      await post.close();
      await sleep(OUTAGE_MS);
      await post.open();
    },
  },
  {
    name: "the rate service is silent, then talks nonsense",
    strike: async ({ shop, rates }) => {
      const database = new Client({ connectionString: shop.databaseUrl });
      await database.connect();
      try {
        for (const mood of ["silent", "nonsense"] as const) {
          rates.be(mood);
          await database.query("UPDATE exchange_rate SET next_at = now()");
          await sleep(OUTAGE_MS / 2);
        }
      } finally {
        rates.be("well");
        await database.end();
      }
    },
  },
];

/**
 * The clock of the shop and of its database, which libfaketime reads from a file.
 * https://github.com/wolfcw/libfaketime
 */
export const clockSettings = (file: string): Record<string, string> => ({
  LD_PRELOAD: "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1",
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_CACHE_DURATION: "1",
  // Timers continue as they do when somebody sets a real clock.
  FAKETIME_DONT_FAKE_MONOTONIC: "1",
});

export const setClock = (file: string, seconds: number): Promise<void> =>
  writeFile(file, `${seconds < 0 ? "-" : "+"}${Math.abs(seconds)}\n`);

const clockJump = (file: string, seconds: number, words: string): Fault => ({
  name: `the clock jumps ${words} for 10 s`,
  strike: async () => {
    await setClock(file, seconds);
    await sleep(OUTAGE_MS);
    await setClock(file, 0);
  },
});

export const clockFaults = (file: string): readonly Fault[] => [
  clockJump(file, 3600, "an hour ahead"),
  clockJump(file, -3600, "an hour back"),
  clockJump(file, 40 * 86_400, "40 days ahead"),
];
