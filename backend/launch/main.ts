import { EnvError } from "../src/lib/env";
import { Closing } from "./shop/closing";
import { keepCompiledCode } from "./shop/compiled-code";
import { prepareDataDir } from "./settings/data-dir";
import { openTracing } from "../server/tracing";
import { openLog, type OpenLog } from "../server/logging/log";
import { survivesUncaught } from "./database/lost-connection";
import { PlainError } from "./terminal/plain-error";
import { adoptSecretFiles } from "./settings/secret-files";
import { readSettings, type Settings } from "./settings/settings";
import type { OpenShop } from "./shop/open-shop";
import { onStopSignals } from "./terminal/stop-signals";

/** The terminal, kept before libraries' `console` output is sent to the log. */
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function explain(error: unknown): string {
  if (error instanceof EnvError) {
    return `The settings are not right:\n${error.problems.map((line) => `  ${line}`).join("\n")}`;
  }
  if (error instanceof PlainError) return error.message;
  return `The shop could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/** Where mails are, when no server sends them. */
function mailHint(shop: OpenShop, { env, hasOutbox, isProduction }: Settings): string[] {
  if (env.SMTP_URL !== undefined) return [];
  return [
    hasOutbox
      ? `  Mails        ${shop.shopUrl}/dev/outbox   (not sent: set SMTP_URL to send them)`
      : "  Mails        wait until SMTP_URL is set; nobody gets a code or a receipt before",
    ...(hasOutbox || isProduction
      ? []
      : ["               (to try the shop: DEV_OUTBOX=true keeps them and shows them here)"]),
  ];
}

function announce(
  shop: OpenShop,
  settings: Settings,
  logFile: string | null,
  tookMs: number,
): void {
  const host = settings.env.BACKOFFICE_HOST;
  const lines = [
    "",
    `STRIVE is open (${(tookMs / 1000).toFixed(1)} s).`,
    `  Shop         ${shop.shopUrl}`,
    ...(shop.backOfficePort === null
      ? []
      : [`  Back office  http://${host}:${shop.backOfficePort}/app`]),
    ...mailHint(shop, settings),
    ...(settings.env.SMS_SIMULATOR === "on"
      ? [`  SMS          ${shop.shopUrl}/dev/outbox   (nobody gets them: they are simulated)`]
      : []),
    ...(shop.arePaymentsSimulated
      ? ["  Payments     mobile money and cards are simulated (see .env.example for the real ones)"]
      : []),
    ...(shop.isEbmSimulated
      ? [
          "  Receipts     nobody signs them for RRA: EBM is simulated (set EBM_BASE_URL for the real one)",
        ]
      : []),
    ...(logFile ? [`  Log          ${logFile}`] : []),
  ];
  if (shop.newAdmin) {
    const { email, password } = shop.newAdmin;
    lines.push(`  Admin        ${email}`);
    lines.push(
      password
        ? `  Password     ${password}   (shown this once; write it down)`
        : "  Password     as set in ADMIN_PASSWORD",
    );
  }
  say([...lines, "Stop with Ctrl-C.", ""].join("\n"));
}

/** An unresponsive collector keeps nobody waiting. */
const TRACES_SENT_WITHIN_MS = 1500;

/** Runs the shop until told to stop. Ends the process. */
export async function main(): Promise<void> {
  const began = Date.now();
  const closing = new Closing();
  const stopping = new AbortController();
  let opened: OpenLog | null = null;
  let isClosed = false;

  const end = async (code: number): Promise<never> => {
    if (!isClosed) {
      isClosed = true;
      await closing.run((name, problem) => opened?.log.error({ err: problem }, `Closing ${name}`));
    }
    process.exit(code);
  };
  onStopSignals({
    first: (reason) => {
      say(`Closing (${reason}) …`);
      stopping.abort();
      void end(0);
    },
    again: () => process.exit(1),
  });
  const crash = (error: unknown): void => {
    opened?.log.error({ err: error }, "Unexpected failure");
    if (survivesUncaught(error)) return;
    process.stderr.write(`${explain(error)}\n`);
    void end(1);
  };
  process.on("uncaughtException", crash);
  process.on("unhandledRejection", (reason) =>
    opened?.log.error({ err: reason }, "A failure that nobody waited for"),
  );

  try {
    adoptSecretFiles(process.env);
    const settings = readSettings(process.env);
    await prepareDataDir(settings.dataDir);
    keepCompiledCode(settings.dataDir);
    const tracing = await openTracing(settings.env);
    if (tracing) closing.add("tracing", TRACES_SENT_WITHIN_MS, () => tracing.stop());
    // Loads Medusa and its database driver, so tracing must be set up first.
    const { openShop } = await import("./shop/open-shop.js");
    const shop = await openShop({
      settings,
      tracing,
      say,
      closing,
      signal: stopping.signal,
      openLog: () => {
        opened = openLog({
          level: settings.env.LOG_LEVEL,
          dataDir: settings.dataDir,
          toFile: process.stdout.isTTY,
        });
        return opened;
      },
    });
    announce(shop, settings, (opened as OpenLog | null)?.file ?? null, Date.now() - began);
    process.send?.({ type: "open", ...shop, rss: process.memoryUsage.rss() });
  } catch (error) {
    // Being told to stop while opening makes the rest of the opening fail, as expected.
    if (stopping.signal.aborted) return;
    process.stderr.write(`${explain(error)}\n`);
    await end(1);
  }
}
