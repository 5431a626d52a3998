import { logger as medusaLogger } from "@medusajs/framework/logger";
import { format } from "node:util";
import type { Log } from "./log";

/**
 * Sends everything that Medusa's logger says into ours. Its one instance is changed rather than
 * replaced by configuration, because parts of Medusa import it directly.
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

/** Libraries that print get a place in the log; the terminal is the launcher's alone. */
export function adoptConsole(log: Log): void {
  const at =
    (level: "debug" | "warn" | "error") =>
    (...args: unknown[]): void =>
      log[level]({ from: "console" }, format(...args));
  Object.assign(console, {
    log: at("debug"),
    info: at("debug"),
    debug: at("debug"),
    warn: at("warn"),
    error: at("error"),
  });
}
