import path from "node:path";
import { parseEnv, USUAL_HASH_LOG_N, type Env } from "../../src/lib/env";
import { textChannelsOf } from "../../src/lib/text-channels";
import { PlainError } from "../terminal/plain-error";

/** The environment with this launcher's rules applied; what the rest of `launch/` reads. */
export interface Settings {
  readonly env: Env;
  /** Absolute. */
  readonly dataDir: string;
  readonly isProduction: boolean;
  /** Our own PostgreSQL, or the operator's. */
  readonly isDatabaseEmbedded: boolean;
  readonly seedsDemo: boolean;
  /** Mails are kept and shown at /dev/outbox, as requested: nothing sends them. */
  readonly hasOutbox: boolean;
}

/** @throws PlainError where texts are, or could be, real */
function refuseSimulator(env: Env, isProduction: boolean): void {
  if (isProduction) {
    throw new PlainError("SMS_SIMULATOR sends nothing to anybody: it is not for production.");
  }
  if (textChannelsOf(env).length > 0) {
    throw new PlainError(
      "SMS_SIMULATOR goes without a carrier: take it or the carrier's settings out.",
    );
  }
}

/**
 * Reads and checks the environment.
 * @throws EnvError naming every bad variable
 * @throws PlainError when a production shop has no secrets of its own, or would keep passwords or codes badly
 */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const env = parseEnv(source);
  const isDatabaseEmbedded = env.DATABASE_URL === undefined;
  const isProduction = env.NODE_ENV === "production";
  if (isProduction && env.PASSWORD_HASH_LOG_N < USUAL_HASH_LOG_N) {
    throw new PlainError(`PASSWORD_HASH_LOG_N must be ${USUAL_HASH_LOG_N} in production.`);
  }
  if (isProduction && env.DEV_OUTBOX === true) {
    throw new PlainError("DEV_OUTBOX shows codes that log people in: it is not for production.");
  }
  if (env.SMS_SIMULATOR === "on") refuseSimulator(env, isProduction);
  if (isProduction && !isDatabaseEmbedded) {
    const missing = (["JWT_SECRET", "COOKIE_SECRET"] as const).filter((name) => !env[name]);
    if (missing.length > 0) {
      // Several instances share one database: secrets made by each would not match.
      throw new PlainError(
        `${missing.join(" and ")} must be set in production with an external database (32 or more random characters, for example from "openssl rand -hex 32").`,
      );
    }
    if (env.JWT_SECRET === env.COOKIE_SECRET) {
      throw new PlainError("JWT_SECRET and COOKIE_SECRET must not be the same.");
    }
  }
  return {
    env,
    dataDir: path.resolve(env.DATA_DIR),
    isProduction,
    isDatabaseEmbedded,
    seedsDemo: env.SEED_DEMO ?? isDatabaseEmbedded,
    hasOutbox: env.DEV_OUTBOX === true && env.SMTP_URL === undefined,
  };
}

/** Whether /dev/outbox is open: mails or texts are kept there. */
export const hasOutboxPages = ({ env, hasOutbox }: Settings): boolean =>
  hasOutbox || env.SMS_SIMULATOR === "on";

/** The public origin, without a slash at its end. @param port of the front door, as opened */
export const shopUrlOf = ({ env }: Settings, port: number): string =>
  (env.SHOP_URL ?? `http://localhost:${port}`).replace(/\/+$/, "");

/**
 * Passes the resolved settings to everything that parses the environment later (the Medusa host,
 * the modules). Medusa itself always runs in its production mode: its development mode compiles the
 * dashboard on the fly and logs request addresses. What the operator's NODE_ENV decides is
 * therefore written out here first.
 */
export function publishEnvironment(
  settings: Settings,
  facts: { databaseUrl: string; jwtSecret: string; cookieSecret: string; shopUrl: string },
): void {
  const target = process.env;
  target["DATABASE_URL"] = facts.databaseUrl;
  target["JWT_SECRET"] = facts.jwtSecret;
  target["COOKIE_SECRET"] = facts.cookieSecret;
  target["DATA_DIR"] = settings.dataDir;
  target["SHOP_URL"] = facts.shopUrl;
  target["SEED_DEMO"] = String(settings.seedsDemo);
  target["DEV_OUTBOX"] = String(settings.hasOutbox);
  target["MEDUSA_DISABLE_TELEMETRY"] = "true";
  target["NODE_ENV"] = "production";
}
