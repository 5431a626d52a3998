import { z } from "zod";
import { senderOf, SENDER_RULE } from "./mail-sender";

const port = z.coerce.number().int().min(0).max(65535);
const optionalUrl = (...protocols: string[]) =>
  z
    .string()
    .optional()
    .transform((value) => (value === undefined || value === "" ? undefined : value))
    .refine(
      (value) => value === undefined || protocols.some((p) => value.startsWith(`${p}://`)),
      `must start with ${protocols.map((p) => `${p}://`).join(" or ")}`,
    );

const WEAK_SECRETS = new Set(["supersecret", "secret", "changeme", "password", "medusa"]);
const secret = z
  .string()
  .min(32, "must have at least 32 characters")
  .refine((value) => !WEAK_SECRETS.has(value.toLowerCase()), "is a well-known default")
  .refine((value) => new Set(value).size >= 8, "repeats too few characters");

/** Host and port, credentials encoded as in any address: smtps://user:pass%40word@mail.example:465 */
const smtpUrl = optionalUrl("smtp", "smtps").refine(
  (value) => value === undefined || isSmtpUrl(value),
  "must be an address such as smtp://user:password@host:587",
);
function isSmtpUrl(value: string): boolean {
  try {
    return new URL(value).hostname !== "";
  } catch {
    return false;
  }
}

const booleanText = z.enum(["true", "false"]).transform((value) => value === "true");

/** Every variable the shop reads; the table in `.env.example` mirrors it. */
const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: port.default(8000),
  HOST: z.string().default("0.0.0.0"),
  BACKOFFICE_PORT: z.union([z.literal("off"), port]).default(9000),
  BACKOFFICE_HOST: z.string().default("127.0.0.1"),
  SHOP_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: optionalUrl("postgres", "postgresql"),
  REDIS_URL: optionalUrl("redis", "rediss"),
  DATA_DIR: z.string().min(1).default(".data"),
  ADMIN_EMAIL: z.email().default("admin@strive.rw"),
  ADMIN_PASSWORD: z.string().min(6).max(128).optional(),
  SEED_DEMO: booleanText.optional(),
  JWT_SECRET: secret.optional(),
  COOKIE_SECRET: secret.optional(),
  SMTP_URL: smtpUrl,
  /** `Name <address>`, or an address alone; from SHOP_URL's host unless told. */
  MAIL_FROM: z
    .string()
    .refine((value) => senderOf(value) !== null, SENDER_RULE)
    .optional(),
  /** Set by the launcher: without SMTP_URL, mails are kept and shown at /dev/outbox. */
  DEV_OUTBOX: booleanText.optional(),
  MEDUSA_WORKER_MODE: z.enum(["shared", "server", "worker"]).default("shared"),
  PLACEHOLDER_PAYMENT: booleanText.optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMIT: z.enum(["on", "off"]).default("on"),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  /** Set by `npm run dev`: where the storefront's development server listens. */
  STOREFRONT_DEV_URL: optionalUrl("http"),
  EXCHANGE_RATE_URL: z
    .union([z.literal("off"), z.url({ protocol: /^https?$/ })])
    .default("https://open.er-api.com/v6/latest/RWF"),
});

/** Parsed environment. Ports as numbers, flags as booleans, empty optional values as undefined. */
export type Env = z.infer<typeof schema>;

/** One or more variables are missing or bad; `problems` has one plain sentence for each. */
export class EnvError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "EnvError";
  }
}

/**
 * Reads the environment once.
 * @throws EnvError naming every bad variable.
 */
export function parseEnv(source: Record<string, string | undefined> = process.env): Env {
  const present = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = schema.safeParse(present);
  if (!parsed.success) {
    // The first problem of each variable says enough.
    const problems = new Map<string, string>();
    for (const { path, message } of parsed.error.issues) {
      const name = path.join(".");
      if (!problems.has(name)) problems.set(name, `${name}: ${message}`);
    }
    throw new EnvError([...problems.values()]);
  }
  return parsed.data;
}
