import { existsSync, renameSync, statSync } from "node:fs";
import path from "node:path";
import pino, { type Logger } from "pino";

export type Log = Logger;

/** Structured JSON log of a running shop. */
export interface OpenLog {
  readonly log: Log;
  /** Where the lines go; null when to standard output. */
  readonly file: string | null;
  /** Writes what is still in memory; the last thing before the process ends. */
  flush: () => void;
}

const LARGEST_LOG_BYTES = 10 * 1024 * 1024;

/**
 * People's data does not belong in a log: messages of databases and libraries may quote the values
 * they failed on.
 */
const withoutPersonalData = (text: string) =>
  text
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, "[email]")
    .replace(/(?<!\w)(\+?250|0)7\d{8}(?!\w)/g, "[phone]");

/** Only named members: database errors carry the row (`detail`) and the statement's values. */
function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutPersonalData(String(error)) };
  return {
    type: error.name,
    message: withoutPersonalData(error.message),
    ...("code" in error ? { code: String(error.code) } : {}),
    ...(error.stack ? { stack: withoutPersonalData(error.stack) } : {}),
    ...(error.cause ? { cause: plainError(error.cause) } : {}),
  };
}

/**
 * A person at a terminal sees the launcher's few lines and the log goes into a file; a container
 * or a service manager gets the log on standard output.
 */
export function openLog(options: { level: string; dataDir: string; toFile: boolean }): OpenLog {
  const file = options.toFile ? path.join(options.dataDir, "logs", "shop.log") : null;
  if (file && existsSync(file) && statSync(file).size > LARGEST_LOG_BYTES) {
    renameSync(file, `${file}.1`);
  }
  const destination = pino.destination({ dest: file ?? 1, sync: false, mkdir: true });
  const log = pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: plainError },
      hooks: {
        logMethod(args, method) {
          method.apply(
            this,
            args.map((arg) => (typeof arg === "string" ? withoutPersonalData(arg) : arg)) as never,
          );
        },
      },
    },
    destination,
  );
  return {
    log,
    file,
    flush: () => {
      try {
        destination.flushSync();
      } catch {
        // Not open yet, or already closed: there is nothing left to write to.
      }
    },
  };
}
