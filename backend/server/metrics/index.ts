import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { paced } from "../../src/lib/pace";
import { ownVersion } from "../../src/modules/health/figures/own-version";
import { NOT_FOUND, type DoorFailure } from "../front-door/answers";
import type { ShopReadCache } from "../read-cache";
import type { Settings } from "../../launch/settings/settings";
import { figureMetrics, poolMetrics, type PoolUse } from "./database-metrics";
import { Kept } from "./kept";
import { redisAnswers } from "./redis-answers";
import { RequestMetrics } from "./request-metrics";
import { countSignals, readCacheMetrics } from "./shop-metrics";
import { shopHealth } from "../../src/modules/health";

/** What the metrics look at once the shop is open. */
export interface Watched {
  readonly container: MedusaContainer;
  readonly readCache: ShopReadCache;
  readonly isDatabaseUp: () => boolean;
}

export interface Metrics {
  readonly requests: RequestMetrics;
  /** Answers GET /metrics. @returns what this caller is told instead, if they may not read them */
  send(request: IncomingMessage, response: ServerResponse): Promise<DoorFailure | null>;
  open(watched: Watched): void;
  close(): void;
}

/** The database and Redis are asked at most once in this time, however often it is scraped. */
const EVERY_S = 10;
const WITHIN_MS = 3000;

/** The members of knex's pool (tarn) that tell how it is used. */
interface KnexPool {
  max: number;
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

function medusaPool(container: MedusaContainer): PoolUse | null {
  const { client } = container.resolve<{ client?: { pool?: KnexPool } }>(
    ContainerRegistrationKeys.PG_CONNECTION as never,
  );
  const pool = client?.pool;
  return pool
    ? {
        most: pool.max,
        used: pool.numUsed(),
        idle: pool.numFree(),
        waiting: pool.numPendingAcquires(),
      }
    : null;
}

const digest = (text: string) => createHash("sha256").update(text).digest();

const NEEDS_TOKEN: DoorFailure = {
  status: 401,
  code: "unauthenticated",
  message: "METRICS_TOKEN is needed as a bearer token.",
  headers: { "WWW-Authenticate": "Bearer" },
};

/**
 * With a token, whoever shows it may read. Without one, whoever reaches the back office's door
 * directly: what a proxy passes on names its caller, and finds nothing.
 */
function refusalOf({ headers }: IncomingMessage, token: string | undefined): DoorFailure | null {
  if (token === undefined) {
    const isPassedOn = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
    return isPassedOn ? NOT_FOUND : null;
  }
  const shown = /^Bearer +(\S{1,4096})$/i.exec(headers.authorization ?? "")?.[1];
  const isRight = shown !== undefined && timingSafeEqual(digest(shown), digest(token));
  return isRight ? null : NEEDS_TOKEN;
}

/** What this shop tells Prometheus, even before it is open or while the database is away. */
export function createMetrics({ env }: Settings): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new RequestMetrics(registry);
  const stopCounting = countSignals(registry);
  let watched: Watched | null = null;

  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  new Gauge({
    name: "strive_build_info",
    help: "Always 1; its labels name the versions.",
    labelNames: ["version", "node_version"],
    registers,
  }).set({ version: ownVersion(), node_version: process.versions.node }, 1);
  gauge("strive_open", "1 when the shop lets requests in.", () => Number(watched !== null));
  const isDatabaseUp = () => watched?.isDatabaseUp() ?? false;
  gauge("strive_database_up", "1 when PostgreSQL answers.", () => Number(isDatabaseUp()));
  const { REDIS_URL: redisUrl } = env;
  if (redisUrl !== undefined) {
    const redis = new Kept(() => redisAnswers(redisUrl), {
      everyMs: paced(EVERY_S) * 1000,
      withinMs: WITHIN_MS,
    });
    new Gauge({
      name: "strive_redis_up",
      help: "1 when Redis answers.",
      registers,
      async collect() {
        this.set(Number(await redis.read()));
      },
    });
  }
  readCacheMetrics(registry, () => watched?.readCache.counters ?? null);
  poolMetrics(registry, () => (watched ? medusaPool(watched.container) : null));
  figureMetrics(
    registry,
    new Kept(
      () => {
        if (!watched || !isDatabaseUp()) throw new Error("There is nobody to ask.");
        return shopHealth(watched.container).figures.figures();
      },
      { everyMs: paced(EVERY_S) * 1000, withinMs: WITHIN_MS },
    ),
  );

  return {
    requests,
    send: async (request, response) => {
      const refusal = refusalOf(request, env.METRICS_TOKEN);
      if (refusal) return refusal;
      const body = Buffer.from(await registry.metrics());
      response.writeHead(200, {
        "Content-Type": registry.contentType,
        "Content-Length": body.length,
        "Cache-Control": "no-store",
      });
      response.end(request.method === "HEAD" ? undefined : body);
      return null;
    },
    open: (parts) => {
      watched = parts;
      requests.hotAnswers = () => parts.readCache.counters;
    },
    close: stopCounting,
  };
}
