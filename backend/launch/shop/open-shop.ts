import type { Closing } from "./closing";
import { drain } from "./drain";
import { Doors } from "../../server/front-door/doors";
import { listen } from "../../server/front-door/server";
import type { Tracing } from "../../server/tracing";
import { logJobs, logSlowStatements } from "../../server/tracing/slow-statements";
import { lockDataDir } from "../lock/launcher-lock";
import type { Log, OpenLog } from "../../server/logging/log";
import { createMetrics } from "../../server/metrics";
import { migrateDatabase } from "../database/migrations";
import { simulateEbm } from "../../demo/ebm-simulator";
import { simulatePayments } from "../../demo/simulate-payments";
import { simulateTexts } from "../../demo/text-simulator";
import { openDatabase } from "../database/open-database";
import { COMPILED, HOST } from "../settings/paths";
import type { Say } from "../terminal/say";
import { storedSecret } from "../settings/secrets";
import type { NewAdmin } from "./selling";
import { publishEnvironment, shopUrlOf, type Settings } from "../settings/settings";
import type { Launcher } from "../database/turns";

/** A shop that is open. */
export interface OpenShop {
  readonly shopUrl: string;
  readonly frontPort: number;
  readonly backOfficePort: number | null;
  readonly databaseUrl: string;
  readonly newAdmin: NewAdmin;
  /** Mobile money and cards are simulated: everybody pays, except magic numbers and who declines. */
  readonly arePaymentsSimulated: boolean;
  readonly isEbmSimulated: boolean;
}

interface Options {
  readonly settings: Settings;
  readonly openLog: () => OpenLog;
  /** Null when nothing is traced. */
  readonly tracing: Tracing | null;
  readonly say: Say;
  readonly closing: Closing;
  /** Aborted when the shop must close while still opening. */
  readonly signal: AbortSignal;
}

/** The doors stay open this long at most, then requests get this long; a slow client is cut off. */
const STILL_OPEN_MS = 2000;
const DRAIN_MS = 5000;

const loadSelling = () => import("./selling.js");

/** Takes the ports before any slow work: a port in use shows at once. */
async function takeDoors({ settings, tracing, closing }: Options, log: Log) {
  const { env } = settings;
  const metrics = createMetrics(settings);
  const doors = new Doors(settings, { log, metrics, tracer: tracing?.tracer ?? null });
  const silent = [() => metrics.close(), logSlowStatements(log), logJobs(log)];
  closing.add("watching", 100, () => silent.forEach((end) => end()));
  const servers = doors.backOffice ? [doors.front, doors.backOffice] : [doors.front];
  closing.add("doors", 1000, () => drain(servers, 0));
  const frontPort = await listen(doors.front, {
    host: env.HOST,
    port: env.PORT,
    portName: "PORT",
    hostName: "HOST",
  });
  const backOfficePort =
    doors.backOffice && env.BACKOFFICE_PORT !== "off"
      ? await listen(doors.backOffice, {
          host: env.BACKOFFICE_HOST,
          port: env.BACKOFFICE_PORT,
          portName: "BACKOFFICE_PORT",
          hostName: "BACKOFFICE_HOST",
        })
      : null;
  return { doors, metrics, servers, frontPort, backOfficePort };
}

/** What Medusa and the shop's modules read from the environment. */
async function publish(settings: Settings, databaseUrl: string, shopUrl: string): Promise<void> {
  const { env, dataDir } = settings;
  publishEnvironment(settings, {
    databaseUrl,
    jwtSecret: env.JWT_SECRET ?? (await storedSecret(dataDir, "jwt-secret")),
    cookieSecret: env.COOKIE_SECRET ?? (await storedSecret(dataDir, "cookie-secret")),
    shopUrl,
  });
}

/** Opens the whole shop, step by step; `closing` holds what was opened. */
export async function openShop(options: Options): Promise<OpenShop> {
  const { settings, say, closing, signal } = options;
  const { dataDir } = settings;
  // With the operator's own database, several instances may share the folder: it holds pictures.
  const lock = settings.isDatabaseEmbedded ? await lockDataDir(dataDir) : null;
  if (lock) closing.add("lock", 1000, () => lock.release());
  const { log, flush } = options.openLog();
  closing.add("log", 1000, flush);
  const { doors, metrics, servers, frontPort, backOfficePort } = await takeDoors(options, log);
  const shopUrl = shopUrlOf(settings, frontPort);

  say(settings.isDatabaseEmbedded ? "Starting the database …" : "Reaching the database …");
  const database = await openDatabase(settings, closing, {
    waiting: { say, signal },
    // Loads most of Medusa, which takes as long as the server. An external database comes first, so
    // that its problems show at once.
    meanwhile: () => void loadSelling().catch(() => undefined),
  });
  const databaseUrl = database.url;
  signal.throwIfAborted();
  await lock?.announce(databaseUrl);
  // Before NODE_ENV is set for Medusa: what this loads reads it at once.
  const { startSelling } = await loadSelling();
  await publish(settings, databaseUrl, shopUrl);
  const arePaymentsSimulated = await simulatePayments(settings, { closing, frontPort });
  const isEbmSimulated = await simulateEbm(settings, closing);
  await simulateTexts(settings, { closing, frontPort });
  const launcher: Launcher = { databaseUrl, say, signal };
  const hasMigrated = await migrateDatabase({
    ...launcher,
    host: HOST,
    compiled: COMPILED,
    dataDir,
  });
  signal.throwIfAborted();

  const newAdmin = await startSelling({
    settings,
    launcher,
    closing,
    log,
    doors,
    metrics,
    database,
    hasMigrated,
    shopUrl,
  });
  closing.add("requests", STILL_OPEN_MS + DRAIN_MS + 600, async () => {
    await doors.beginClosing();
    await drain(servers, DRAIN_MS);
  });
  return {
    shopUrl,
    frontPort,
    backOfficePort,
    databaseUrl,
    newAdmin,
    arePaymentsSimulated,
    isEbmSimulated,
  };
}
