import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { startShop, type OwnShop, type Shop } from "../harness/shop";
import { logIn } from "../harness/people";
import { startRedis, type RedisServer } from "../harness/redis";
import { smtpSink, type SmtpSink } from "../harness/smtp-sink";
import { freePort } from "../launch/database/free-port";
import { startMomoSimulator, type MomoSimulator } from "../demo/momo-simulator/server";
import { fillStock, sellableVariants } from "../harness/articles";
import { orderBody, send, type Attempt } from "../harness/checkout-storm";
import { Crowd } from "../harness/crash-actors";
import { withClient } from "../harness/storm-audit";

/** The shop with everything around it that can break, each in a process or server of its own. */
export interface Stand {
  /** The one that runs now; a kill puts another one here, on the same port. */
  shop: OwnShop;
  readonly redis: RedisServer;
  readonly post: SmtpSink;
  readonly rates: RateService;
  readonly wallets: MomoSimulator;
  close(): Promise<void>;
}

/** Wallets that answer at once, so that rounds are short. */
const WALLETS = { answerMs: 300, slowMs: 3000, timeoutMs: 5000 };

type Mood = "well" | "silent" | "nonsense";

/** Stands in for the rate service, and behaves as it is told. */
export interface RateService {
  readonly url: string;
  /** Requests so far. */
  asked(): number;
  be(mood: Mood): void;
  close(): void;
}

async function startRateService(): Promise<RateService> {
  let mood: Mood = "well";
  let asked = 0;
  const server: Server = createServer((_request, response) => {
    asked += 1;
    if (mood === "silent") return;
    const rates = { RWF: 1, USD: mood === "well" ? 0.00069 : 69, EUR: 0.00059 };
    const time = Math.floor(Date.now() / 1000) - 3600;
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(
      JSON.stringify({
        result: "success",
        base_code: "RWF",
        time_last_update_unix: time,
        rates,
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/latest/RWF`,
    asked: () => asked,
    be: (next) => {
      mood = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export interface StandOptions {
  /** A folder that is there already, for a disk or a clock of its own. */
  dataDir?: string;
  env?: Record<string, string>;
}

export async function openStand({ dataDir, env = {} }: StandOptions = {}): Promise<Stand> {
  const [redis, post, rates, wallets] = [
    await startRedis(),
    await smtpSink(),
    await startRateService(),
    await startMomoSimulator({ timing: WALLETS }),
  ];
  await post.open();
  const shop = await startShop({
    ...(dataDir === undefined ? {} : { dataDir }),
    env: {
      // The shop comes back on the same port, as behind a proxy.
      PORT: String(await freePort("127.0.0.1")),
      RATE_LIMIT: "off",
      LOG_LEVEL: "error",
      REDIS_URL: redis.url,
      SMTP_URL: post.url,
      EXCHANGE_RATE_URL: rates.url,
      ...wallets.settings,
      ...env,
    },
  });
  await withClient(shop.databaseUrl, fillStock);
  const stand: Stand = {
    shop,
    redis,
    post,
    rates,
    wallets,
    close: async () => {
      await stand.shop.close();
      await Promise.all([redis.close(), post.close(), wallets.close()]);
      rates.close();
      if (dataDir === undefined)
        await rm(stand.shop.dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return stand;
}

export const variantsOf = (shop: Shop): Promise<string[]> =>
  withClient(shop.databaseUrl, (database: Client) => sellableVariants(database, 8));

/** People at work who go on through whatever happens. */
export async function crowdAt(
  stand: Stand,
  options: { buyerPauseMs: number; isOver: () => boolean },
): Promise<Crowd> {
  const { token: staffToken } = await logIn(stand.shop, stand.shop.admin);
  return new Crowd({
    origin: stand.shop.origin,
    variantIds: await variantsOf(stand.shop),
    staffToken,
    isPatient: true,
    ...options,
  });
}

/** Longer than any deadline of the shop: whoever waits this long was never answered. */
const LONGEST_ANSWER_MS = 30_000;

/** Somebody who buys one piece after another, and times it. */
export class Probe {
  readonly attempts: Attempt[] = [];
  /** Milliseconds since the start of the process: begin and end of every checkout that was answered. */
  private readonly placed: { began: number; ended: number }[] = [];
  /** Checkouts that were answered with something else, or not at all. */
  refused = 0;
  /** Whether to look closely: twenty times a second instead of once. */
  isClose = false;
  private isOver = false;
  private readonly done: Promise<void>;

  constructor(
    private readonly origin: string,
    private readonly variantId: string,
  ) {
    this.done = this.run();
  }

  /** Milliseconds of the slowest checkout that was placed between two moments. */
  slowest(from: number, to: number): number {
    return this.placed
      .filter(({ began, ended }) => ended > from && began < to)
      .reduce((most, { began, ended }) => Math.max(most, ended - began), 0);
  }

  /** @returns milliseconds from `moment` to the end of the first checkout that was begun after it */
  async recoveredAfter(moment: number, withinMs: number): Promise<number | null> {
    const end = performance.now() + withinMs;
    for (;;) {
      const first = this.placed.find(({ began }) => began >= moment);
      if (first) return first.ended - moment;
      if (performance.now() > end) return null;
      await sleep(20);
    }
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.done;
  }

  private async run(): Promise<void> {
    while (!this.isOver) {
      const attempt: Attempt = {
        key: randomUUID(),
        body: orderBody(this.variantId, 999),
        orderId: null,
        status: null,
      };
      this.attempts.push(attempt);
      const began = performance.now();
      const answer = await send(this.origin, attempt, LONGEST_ANSWER_MS).catch(() => null);
      if (answer) Object.assign(attempt, { orderId: answer.orderId, status: answer.status });
      if (answer?.orderId) this.placed.push({ began, ended: performance.now() });
      else this.refused += 1;
      await sleep(this.isClose ? 50 : 1000);
    }
  }
}
