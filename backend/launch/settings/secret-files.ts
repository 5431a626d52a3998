import { readFileSync } from "node:fs";
import { PlainError } from "../terminal/plain-error";

/** Settings that nobody should see in a process list; each may come from a file instead. */
const SECRETS = [
  "DATABASE_URL",
  "DATABASE_PASSWORD",
  "REDIS_URL",
  "JWT_SECRET",
  "COOKIE_SECRET",
  "ADMIN_PASSWORD",
  "SMTP_URL",
  "MOMO_API_KEY",
  "MOMO_SUBSCRIPTION_KEY",
  "MOMO_REFUND_API_KEY",
  "MOMO_REFUND_SUBSCRIPTION_KEY",
  "AIRTEL_CLIENT_SECRET",
  "AIRTEL_REFUND_PIN",
  "FLUTTERWAVE_SECRET_KEY",
  "FLUTTERWAVE_WEBHOOK_HASH",
  "AFRICASTALKING_API_KEY",
  "SMS_HTTP_HEADERS",
  "WHATSAPP_TOKEN",
  "WHATSAPP_APP_SECRET",
  "TEXT_REPORT_SECRET",
  "S3_SECRET_ACCESS_KEY",
  "METRICS_TOKEN",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "BACKUP_PASSPHRASE",
  "BACKUP_IDENTITY",
] as const;

type Environment = Record<string, string | undefined>;

/** The password may come separately, as a database's own container takes it. */
function addDatabasePassword(environment: Environment): void {
  const { DATABASE_URL: address = "", DATABASE_PASSWORD: password = "" } = environment;
  if (password === "" || !URL.canParse(address)) return;
  const url = new URL(address);
  if (url.password !== "") {
    throw new PlainError("DATABASE_URL has a password already: leave DATABASE_PASSWORD out.");
  }
  url.password = encodeURIComponent(password);
  environment["DATABASE_URL"] = url.href;
}

/**
 * Puts what `JWT_SECRET_FILE` and the like name (Docker's and systemd's secrets) into the
 * environment, without the trailing line break that editors add. @throws PlainError when a file
 * can't be read, or a setting comes both ways
 */
export function adoptSecretFiles(environment: Environment): void {
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`];
    if (file === undefined || file === "") continue;
    if (environment[name] !== undefined && environment[name] !== "") {
      throw new PlainError(`Set ${name} or ${name}_FILE, not both.`);
    }
    try {
      environment[name] = readFileSync(file, "utf8").replace(/\r?\n$/, "");
    } catch {
      throw new PlainError(`${name}_FILE: ${file} can't be read.`);
    }
  }
  addDatabasePassword(environment);
}
