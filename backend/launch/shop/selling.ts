import type { MedusaContainer } from "@medusajs/framework/types";
import path from "node:path";
import { ensureFirstAdmin } from "../../src/actions/account/ensure-first-admin";
import { pagesContent } from "../../src/actions/content/places";
import { planAnew } from "../../src/actions/health/after-set-back";
import { heedEvents, startEventJobs } from "../../src/actions/jobs/event-jobs";
import { startMailJobs } from "../../src/actions/mail/mail-jobs";
import { startOrderJobs } from "../../src/actions/order/order-jobs";
import { startReceiptJobs } from "../../src/actions/receipt/receipt-jobs";
import { startPaymentJobs } from "../../src/actions/payment/payment-jobs";
import { setUpLanguages } from "../../src/actions/store/set-up-languages";
import { setUpStore } from "../../src/actions/store/set-up-store";
import { ClockWatch } from "./clock-watch";
import type { Closing } from "./closing";
import { checkpoint, makeDemo, openInTurn, setUpOnce } from "../database/database-state";
import { DatabaseWatch } from "../database/database-watch";
import { DevProxy } from "../../server/front-door/dev-proxy";
import type { Doors } from "../../server/front-door/doors";
import { DropDoor } from "../../server/front-door/drop-door";
import { createOutboxPages } from "../../server/front-door/outbox-pages";
import { languageBuilds, loadStorefront } from "../../server/front-door/pages";
import { StaticFiles } from "../../server/front-door/static-files";
import { watchMedusaStatements } from "../../server/tracing/slow-statements";
import { adoptConsole, adoptMedusaLogger } from "../../server/logging/library-output";
import type { Log } from "../../server/logging/log";
import { bootMedusa } from "./medusa";
import type { Metrics } from "../../server/metrics";
import type { OpenDatabase } from "../database/open-database";
import { HOST, STOREFRONT } from "../settings/paths";
import { createReadCache } from "../../server/read-cache";
import { keepSchedules, scheduleAll } from "./redis-schedules";
import { seedDemo } from "../../demo/seed";
import { hasOutboxPages, type Settings } from "../settings/settings";
import type { Launcher } from "../database/turns";
import { shopProducts } from "../../src/modules/product";
import { shopSettings } from "../../src/modules/settings";

/** The first admin, when this start made one; the password only if it was generated. */
export type NewAdmin = { email: string; password?: string } | null;

/** What must be ready before Medusa loads: open ports and a migrated database. */
interface Ground {
  readonly settings: Settings;
  readonly launcher: Launcher;
  readonly closing: Closing;
  readonly log: Log;
  readonly doors: Doors;
  readonly metrics: Metrics;
  readonly database: OpenDatabase;
  readonly hasMigrated: boolean;
  readonly shopUrl: string;
}

/** A store that can sell, and the demo catalogue. @returns whether the latter was made */
async function seed(container: MedusaContainer, settings: Settings, launcher: Launcher) {
  const { say } = launcher;
  await setUpOnce(launcher, "store", () => setUpStore(container));
  await setUpOnce(launcher, "languages", () => setUpLanguages(container));
  if (!settings.seedsDemo) return false;
  return makeDemo(launcher, async () => {
    say("Making the demo catalogue …");
    await seedDemo(container, { dataDir: settings.dataDir, log: say });
  });
}

async function firstAdmin(container: MedusaContainer, { env }: Settings): Promise<NewAdmin> {
  const { created, email, password } = await ensureFirstAdmin(container, {
    email: env.ADMIN_EMAIL,
    ...(env.ADMIN_PASSWORD === undefined ? {} : { password: env.ADMIN_PASSWORD }),
  });
  if (!created) return null;
  const isGenerated = env.ADMIN_PASSWORD === undefined && password !== undefined;
  return { email, ...(isGenerated ? { password } : {}) };
}

/**
 * Boots Medusa, makes what a first start makes, starts the jobs and lets the doors answer. Loading this
 * file loads Medusa, which takes seconds: not before the rest is ready.
 */
export async function startSelling(ground: Ground): Promise<NewAdmin> {
  const { settings, launcher, closing, log, doors, metrics, database, shopUrl } = ground;
  const { env } = settings;
  const { say, signal } = launcher;
  adoptConsole(log);
  adoptMedusaLogger(log);
  say("Starting the shop …");
  const languages = languageBuilds(STOREFRONT);
  const [medusa, files, storefront] = await Promise.all([
    openInTurn(launcher, () => bootMedusa(HOST)),
    StaticFiles.read(
      [{ folder: STOREFRONT, prefix: "" }, ...languages].map((build) => ({
        ...build,
        folder: path.join(build.folder, "client"),
      })),
      env.SHOP_WORKER === "on",
    ),
    loadStorefront(STOREFRONT),
  ]);
  closing.add("Medusa", 2500, () => medusa.shutdown());
  watchMedusaStatements(medusa.container);
  signal.throwIfAborted();
  const hasSeeded = await seed(medusa.container, settings, launcher);
  if (settings.isDatabaseEmbedded && (ground.hasMigrated || hasSeeded))
    await checkpoint(database.url);
  const newAdmin = await firstAdmin(medusa.container, settings);
  heedEvents(medusa.container);
  // A server-only process leaves orders and mails to the workers.
  if (env.MEDUSA_WORKER_MODE !== "server") {
    await startOrderJobs(medusa.container);
    await startMailJobs(medusa.container);
    await startPaymentJobs(medusa.container);
    await startReceiptJobs(medusa.container);
    await startEventJobs(medusa.container);
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
    site: {
      shopUrl,
      prefixes: languages.map(({ prefix }) => prefix),
      get siteName() {
        return shopSettings(medusa.container).app.siteName;
      },
    },
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
    drops: new DropDoor(medusa.container, env.TRUST_PROXY),
    devProxy: devAddress ? new DevProxy(devAddress) : null,
    outbox: hasOutboxPages(settings) ? createOutboxPages(medusa.container) : null,
    isDatabaseUp,
    isDatabaseAnswering: () => watch.isAnswering(),
    shopUrl,
    settings: shopSettings(medusa.container).app,
    content: pagesContent(medusa.container),
    collections: shopProducts(medusa.container).collections,
  });
  return newAdmin;
}
