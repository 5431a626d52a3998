import { logger as medusaLogger } from "@medusajs/framework/logger";
import { format } from "node:util";
import type { Log } from "./log";

/**
 * Sends everything Medusa's logger says to ours. Its one instance is patched rather than replaced
 * by configuration, because parts of Medusa import it directly.
 */
export function adoptMedusaLogger(log: Log): void {
  const quiet = (message: unknown) => log.debug({ from: "medusa" }, String(message));
  const asError = (messageOrError: unknown, error?: unknown) => {
    const cause = messageOrError instanceof Error ? messageOrError : error;
    const message = messageOrError instanceof Error ? messageOrError.message : messageOrError;
    log.error({ from: "medusa", ...(cause ? { err: cause } : {}) }, String(message));
  };
  Object.assign(medusaLogger, {
    // Medusa's request log holds addresses and query values; the doors write their own.
    shouldLog: (level: string) => level !== "http" && log.isLevelEnabled(level),
    panic: (data: unknown) => {
      asError(data instanceof Error ? data : JSON.stringify(data));
      throw data instanceof Error ? data : new Error("Medusa could not start");
    },
    setLogLevel: () => undefined,
    unsetLogLevel: () => undefined,
    activity: (message: string) => {
      quiet(message);
      return "";
    },
    progress: (_id: string, message: string) => quiet(message),
    success: (_id: string, message: string) => {
      quiet(message);
      return {};
    },
    failure: (_id: string, message: string) => asError(message),
    error: asError,
    warn: (message: unknown) => log.warn({ from: "medusa" }, String(message)),
    info: quiet,
    http: () => undefined,
    verbose: quiet,
    debug: quiet,
    silly: () => undefined,
    log: (...args: unknown[]) => quiet(format(...args)),
  });
}

/** What a library repeats within this time is left out. */
const SAME_AGAIN_MS = 10_000;
const LARGEST_MEMORY = 200;

/** Five connections to an absent server print the same lines several times a second. */
function isNewsSince(sayings: Map<string, number>, text: string): boolean {
  const now = performance.now();
  const last = sayings.get(text);
  if (last !== undefined && now - last < SAME_AGAIN_MS) return false;
  if (sayings.size >= LARGEST_MEMORY) sayings.clear();
  sayings.set(text, now);
  return true;
}

/** Libraries that print go to the log; the terminal is the launcher's alone. */
export function adoptConsole(log: Log): void {
  const sayings = new Map<string, number>();
  const at =
    (level: "debug" | "warn" | "error") =>
    (...args: unknown[]): void => {
      const text = format(...args);
      if (isNewsSince(sayings, `${level} ${text}`)) log[level]({ from: "console" }, text);
    };
  Object.assign(console, {
    log: at("debug"),
    info: at("debug"),
    debug: at("debug"),
    warn: at("warn"),
    error: at("error"),
  });
}
