import type { MedusaContainer } from "@medusajs/framework/types";
import path from "node:path";
import { APP_SETTINGS_MODULE } from "../src/modules/app-settings";
import type AppSettingsModuleService from "../src/modules/app-settings/service";
import { ensureFirstAdmin } from "../src/workflows/account/ensure-first-admin";
import { startMailJobs } from "../src/workflows/mail/mail-jobs";
import { startOrderJobs } from "../src/workflows/order/order-jobs";
import { startPaymentJobs } from "../src/workflows/payment/payment-jobs";
import { planAnew } from "../src/workflows/doctor/after-set-back";
import { setUpStore } from "../src/workflows/store/set-up-store";
import { ClockWatch } from "./clock-watch";
import type { Closing } from "./closing";
import { prepareDataDir } from "./data-dir";
import { checkpoint, makeDemo, openInTurn, setUpOnce } from "./database-state";
import { DatabaseWatch } from "./database-watch";
import { drain } from "./drain";
import { DevProxy } from "./front-door/dev-proxy";
import { createDoors } from "./front-door/door";
import { createOutboxPages } from "./front-door/outbox-pages";
import { languageBuilds, loadStorefront } from "./front-door/pages";
import { listen } from "./front-door/server";
import { StaticFiles } from "./front-door/static-files";
import type { Tracing } from "./instrumentation";
import {
  logJobs,
  logSlowStatements,
  watchMedusaStatements,
} from "./instrumentation/slow-statements";
import { lockDataDir } from "./launcher-lock";
import { adoptConsole, adoptMedusaLogger } from "./logging/library-output";
import type { OpenLog } from "./logging/log";
import { bootMedusa } from "./medusa";
import { createMetrics } from "./metrics";
import { migrateDatabase } from "./migrations";
import { simulateMomo } from "./momo-simulator";
import { openDatabase } from "./open-database";
import { COMPILED, HOST, STOREFRONT } from "./paths";
import { createReadCache } from "./read-cache";
import { keepSchedules, scheduleAll } from "./redis-schedules";
import type { Say } from "./say";
import { storedSecret } from "./secrets";
import { seedDemo } from "./seed";
import { publishEnvironment, shopUrlOf, type Settings } from "./settings";
import type { Launcher } from "./turns";

/** A shop that is open. */
export interface OpenShop {
  readonly shopUrl: string;
  readonly frontPort: number;
  readonly backOfficePort: number | null;
  readonly databaseUrl: string;
  /** The first admin, when this start made one; the password only if it was generated. */
  readonly newAdmin: { email: string; password?: string } | null;
  /** Mobile money moves no money: every number pays, but for the magic ones. */
  readonly isMomoSimulated: boolean;
}

interface Options {
  readonly settings: Settings;
  readonly openLog: () => OpenLog;
  /** Null when nothing is traced. */
  readonly tracing: Tracing | null;
  readonly say: Say;
  readonly closing: Closing;
  /** Aborted when the shop is to be closed while it still opens. */
  readonly signal: AbortSignal;
}

/** Requests get this long to finish; a slow client is cut off after it. */
const DRAIN_MS = 6000;

/** A store that can sell, and the demo catalogue. @returns whether the latter was made */
async function seed(container: MedusaContainer, settings: Settings, launcher: Launcher) {
  const { say } = launcher;
  await setUpOnce(launcher, () => setUpStore(container));
  if (!settings.seedsDemo) return false;
  return makeDemo(launcher, async () => {
    say("Making the demo catalogue …");
    await seedDemo(container, { dataDir: settings.dataDir, log: say });
  });
}

async function firstAdmin(container: MedusaContainer, { env }: Settings) {
  const { created, email, password } = await ensureFirstAdmin(container, {
    email: env.ADMIN_EMAIL,
    ...(env.ADMIN_PASSWORD === undefined ? {} : { password: env.ADMIN_PASSWORD }),
  });
  if (!created) return null;
  const isGenerated = env.ADMIN_PASSWORD === undefined && password !== undefined;
  return { email, ...(isGenerated ? { password } : {}) };
}

/** Opens the whole shop, one thing after the other; what was opened is left in `closing`. */
export async function openShop(options: Options): Promise<OpenShop> {
  const { settings, say, closing, signal } = options;
  const { env, dataDir } = settings;
  await prepareDataDir(dataDir);
  // With a database of the operator's, several instances may share the folder: it holds pictures.
  const lock = settings.isDatabaseEmbedded ? await lockDataDir(dataDir) : null;
  if (lock) closing.add("lock", 1000, () => lock.release());
  const { log, flush } = options.openLog();
  closing.add("log", 1000, flush);

  // The doors are taken first: a port in use is known before any slow work.
  const metrics = createMetrics(settings);
  const doors = createDoors(settings, { log, metrics, tracer: options.tracing?.tracer ?? null });
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
  const shopUrl = shopUrlOf(settings, frontPort);

  say(settings.isDatabaseEmbedded ? "Starting the database …" : "Reaching the database …");
  const database = await openDatabase(settings, closing);
  signal.throwIfAborted();
  await lock?.announce(database.url);
  publishEnvironment(settings, {
    databaseUrl: database.url,
    jwtSecret: env.JWT_SECRET ?? (await storedSecret(dataDir, "jwt-secret")),
    cookieSecret: env.COOKIE_SECRET ?? (await storedSecret(dataDir, "cookie-secret")),
    shopUrl,
  });
  const isMomoSimulated = await simulateMomo(settings, closing);
  const launcher: Launcher = { databaseUrl: database.url, say, signal };
  const hasMigrated = await migrateDatabase({
    ...launcher,
    host: HOST,
    compiled: COMPILED,
    dataDir,
  });
  signal.throwIfAborted();

  adoptConsole(log);
  adoptMedusaLogger(log);
  say("Starting the shop …");
  const [medusa, files, storefront] = await Promise.all([
    openInTurn(launcher, () => bootMedusa(HOST)),
    StaticFiles.read(
      [{ folder: STOREFRONT, prefix: "" }, ...languageBuilds(STOREFRONT)].map((build) => ({
        ...build,
        folder: path.join(build.folder, "client"),
      })),
    ),
    loadStorefront(STOREFRONT),
  ]);
  closing.add("Medusa", 2500, () => medusa.shutdown());
  watchMedusaStatements(medusa.container);
  signal.throwIfAborted();
  const hasSeeded = await seed(medusa.container, settings, launcher);
  if (settings.isDatabaseEmbedded && (hasMigrated || hasSeeded)) await checkpoint(database.url);
  const newAdmin = await firstAdmin(medusa.container, settings);
  // A process that only serves leaves the work on orders and mails to the workers.
  if (env.MEDUSA_WORKER_MODE !== "server") {
    await startOrderJobs(medusa.container);
    await startMailJobs(medusa.container);
    await startPaymentJobs(medusa.container);
    if (env.REDIS_URL !== undefined) {
      const forget = keepSchedules(env.REDIS_URL, log);
      closing.add("Redis watch", 100, forget);
    }
  }
  signal.throwIfAborted();

  const watch = new DatabaseWatch({
    databaseUrl: database.url,
    log,
    ...(database.revive ? { revive: database.revive } : {}),
  });
  const isDatabaseUp = () => watch.isUp;
  const readCache = createReadCache({
    container: medusa.container,
    log,
    isDatabaseUp,
    shopUrl,
    headers: doors.dataHeaders,
  });
  closing.add("read cache", 300, () => readCache.close());
  const clocks = new ClockWatch((ms) => {
    readCache.clear();
    const hasSchedules = env.REDIS_URL !== undefined && env.MEDUSA_WORKER_MODE !== "server";
    Promise.all([planAnew(medusa.container), hasSchedules ? scheduleAll() : null]).then(
      () => log.warn({ ms }, "The clock was set back; what was planned is planned anew."),
      (err: unknown) => log.error({ err, ms }, "The clock was set back, and plans are too late."),
    );
  });
  closing.add("clock watch", 100, () => clocks.stop());
  watch.on("time", (ms) => clocks.hearDatabase(ms));
  watch.on("down", () => doors.failWaiting());
  watch.start();
  closing.add("database watch", 300, () => watch.stop());

  metrics.open({ container: medusa.container, readCache, isDatabaseUp });
  const devAddress = env.STOREFRONT_DEV_URL;
  doors.open({
    medusa: medusa.app,
    readCache,
    storefront,
    files,
    devProxy: devAddress ? new DevProxy(devAddress) : null,
    outbox: settings.hasOutbox ? createOutboxPages(medusa.container) : null,
    isDatabaseUp,
    shopUrl,
    settings: medusa.container.resolve<AppSettingsModuleService>(APP_SETTINGS_MODULE),
  });
  closing.add("requests", DRAIN_MS + 600, async () => {
    doors.beginClosing();
    await drain(servers, DRAIN_MS);
  });
  const databaseUrl = database.url;
  return { shopUrl, frontPort, backOfficePort, databaseUrl, newAdmin, isMomoSimulated };
}
