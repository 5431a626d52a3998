import path from "node:path";
import pino, { type Logger } from "pino";
import { currentWork } from "../../src/lib/work-context";
import { ageLog, ageLogHourly } from "./log-age";
import { withoutPersonalData } from "./personal-data";

export type Log = Logger;

/** Structured JSON log of a running shop. */
export interface OpenLog {
  readonly log: Log;
  /** Where the lines go; null for standard output. */
  readonly file: string | null;
  /** Writes what is still in memory; the last thing before the process ends. */
  flush: () => void;
}

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
  if (file) ageLog(file);
  const destination = pino.destination({ dest: file ?? 1, sync: false, mkdir: true });
  if (file) ageLogHourly(file, () => destination.reopen());
  const log = pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: plainError },
      // Whatever is logged within a request or job names it, even by Medusa and other libraries.
      mixin: () => ({ ...currentWork() }),
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
