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

/** OWASP's level for scrypt with eight blocks and three passes: 32 MiB. */
export const USUAL_HASH_LOG_N = 15;

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

/** Set together, or none of them; see `bucketSettings`. */
const S3_NEEDED = ["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Each set together, or none of it; see `payment-ports`. */
const MONEY_NEEDED = [
  ["MOMO_BASE_URL", "MOMO_API_USER", "MOMO_API_KEY", "MOMO_SUBSCRIPTION_KEY"],
  ["MOMO_REFUND_API_USER", "MOMO_REFUND_API_KEY", "MOMO_REFUND_SUBSCRIPTION_KEY"],
  ["AIRTEL_BASE_URL", "AIRTEL_CLIENT_ID", "AIRTEL_CLIENT_SECRET"],
  ["FLUTTERWAVE_BASE_URL", "FLUTTERWAVE_SECRET_KEY", "FLUTTERWAVE_WEBHOOK_HASH"],
] as const;

/** All or none of each; one sends SMS, the other WhatsApp. */
const TEXT_NEEDED = [
  ["AFRICASTALKING_USERNAME", "AFRICASTALKING_API_KEY"],
  ["WHATSAPP_PHONE_ID", "WHATSAPP_TOKEN"],
] as const;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const headersSchema = z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\x20-\x7e]*$/));

/** `{"Authorization":"Bearer …"}` */
const headersText = z
  .string()
  .refine(
    (text) => isJson(text) && headersSchema.safeParse(JSON.parse(text)).success,
    'must be an object of headers, such as {"Authorization":"Bearer x"}',
  )
  .transform((text) => headersSchema.parse(JSON.parse(text)));

const booleanText = z.enum(["true", "false"]).transform((value) => value === "true");

/** Every variable the shop reads; the table in `.env.example` mirrors it. */
const variables = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: port.default(8000),
  HOST: z.string().default("0.0.0.0"),
  BACKOFFICE_PORT: z.union([z.literal("off"), port]).default(9000),
  BACKOFFICE_HOST: z.string().default("127.0.0.1"),
  SHOP_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: optionalUrl("postgres", "postgresql"),
  REDIS_URL: optionalUrl("redis", "rediss"),
  DATA_DIR: z.string().min(1).default(".data"),
  /** Bearer token for reading /metrics; if not set, whoever reaches the back office may. */
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  /** Statements that take this long are logged. */
  SLOW_QUERY_MS: z
    .union([z.literal("off"), z.coerce.number().int().min(1).max(600_000)], {
      error: "must be a number of milliseconds, or off",
    })
    .default(500),
  /** Either of the two turns tracing on; the SDK reads them, and its other variables, itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl("http", "https"),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optionalUrl("http", "https"),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(["http/protobuf", "http/json"]).default("http/protobuf"),
  OTEL_SERVICE_NAME: z.string().default("strive"),
  ADMIN_EMAIL: z.email().default("admin@strive.rw"),
  ADMIN_PASSWORD: z.string().min(6).max(128).optional(),
  SEED_DEMO: booleanText.optional(),
  JWT_SECRET: secret.optional(),
  COOKIE_SECRET: secret.optional(),
  SMTP_URL: smtpUrl,
  /** `Name <address>`, or just an address; from SHOP_URL's host by default. */
  MAIL_FROM: z
    .string()
    .refine((value) => senderOf(value) !== null, SENDER_RULE)
    .optional(),
  /** Without SMTP_URL, mails are kept and shown at /dev/outbox, to the person at this machine. */
  DEV_OUTBOX: booleanText.optional(),
  /** Who sends SMS: Africa's Talking, or any gateway by HTTP; see `smsSettings`. */
  AFRICASTALKING_URL: optionalUrl("http", "https"),
  AFRICASTALKING_USERNAME: z.string().optional(),
  AFRICASTALKING_API_KEY: z.string().optional(),
  SMS_HTTP_URL: optionalUrl("http", "https"),
  SMS_HTTP_METHOD: z.enum(["POST", "PUT", "GET"]).default("POST"),
  SMS_HTTP_FORM: z.enum(["json", "form"]).default("json"),
  SMS_HTTP_BODY: z.string().optional(),
  SMS_HTTP_HEADERS: headersText.optional(),
  SMS_HTTP_ID_FIELD: z.string().optional(),
  SMS_SENDER: z
    .string()
    .regex(
      /^(?=.*[A-Za-z])[\w .-]{1,11}$|^\+?\d{3,15}$/,
      "must be at most 11 letters and digits, or a number",
    )
    .optional(),
  /** What one part of an SMS costs, where the carrier does not say. */
  SMS_PART_RWF: z.coerce.number().min(0).max(10_000).default(12),
  /** Codes by SMS in a day, by which people log in with their phone; 0: nobody does. */
  SMS_CODES_A_DAY: z.coerce.number().int().min(0).max(1_000_000).default(500),
  WHATSAPP_URL: optionalUrl("http", "https"),
  WHATSAPP_PHONE_ID: z.string().regex(/^\d+$/, "must be the id of a number: digits").optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]+$/, "must be a name such as order_news")
    .default("order_news"),
  /** What one message costs. */
  WHATSAPP_MESSAGE_RWF: z.coerce.number().min(0).max(10_000).default(6),
  /** Meta signs its reports with it. */
  WHATSAPP_APP_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
  /** In the address by which carriers report; without it, nothing is reported. */
  TEXT_REPORT_SECRET: z
    .string()
    .regex(/^[\w-]{16,100}$/, "must have at least 16 letters and digits")
    .optional(),
  /** on: texts are only simulated, and shown at /dev/outbox to the person at this machine. */
  SMS_SIMULATOR: z.enum(["on", "off"]).default("off"),
  MEDUSA_WORKER_MODE: z.enum(["shared", "server", "worker"]).default("shared"),
  /** What orders can be paid with, the one to suggest first; each still needs its own setup. */
  PAYMENT_METHODS: z
    .string()
    .default("momo,card,cod,placeholder")
    .transform((text) => text.split(",").map((method) => method.trim()))
    .pipe(
      z.array(
        z.enum(["placeholder", "cod", "momo", "card"], {
          error: "must be a list of momo, card, cod and placeholder",
        }),
      ),
    ),
  /** Where cash on delivery is offered. */
  COD_DISTRICTS: z.enum(["kigali", "all"]).default("kigali"),
  MOMO_BASE_URL: optionalUrl("http", "https"),
  MOMO_API_USER: z.string().optional(),
  MOMO_API_KEY: z.string().optional(),
  MOMO_SUBSCRIPTION_KEY: z.string().optional(),
  MOMO_REFUND_API_USER: z.string().optional(),
  MOMO_REFUND_API_KEY: z.string().optional(),
  MOMO_REFUND_SUBSCRIPTION_KEY: z.string().optional(),
  MOMO_TARGET_ENVIRONMENT: z.string().default("mtnrwanda"),
  MOMO_CURRENCY: z.enum(["RWF", "EUR"]).default("RWF"),
  AIRTEL_BASE_URL: optionalUrl("http", "https"),
  AIRTEL_CLIENT_ID: z.string().optional(),
  AIRTEL_CLIENT_SECRET: z.string().optional(),
  AIRTEL_REFUND_PIN: z.string().optional(),
  FLUTTERWAVE_BASE_URL: optionalUrl("http", "https"),
  FLUTTERWAVE_SECRET_KEY: z.string().optional(),
  FLUTTERWAVE_WEBHOOK_HASH: z.string().optional(),
  FLUTTERWAVE_PAGE_URL: optionalUrl("http", "https"),
  /** off: the demo has no simulated mobile money and cards. */
  MOMO_SIMULATOR: z.enum(["on", "off"]).default("on"),
  /** RRA's virtual sales data controller, which signs receipts. */
  EBM_BASE_URL: optionalUrl("http", "https"),
  EBM_BRANCH_ID: z
    .string()
    .regex(/^\d{2}$/, "must have two digits, such as 00")
    .default("00"),
  EBM_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(15_000),
  /** off: the demo has no simulated controller. */
  EBM_SIMULATOR: z.enum(["on", "off"]).default("on"),
  /** Waits of background work, as a fraction of their usual length; for tests. */
  PACE: z.coerce.number().min(0.05).max(1).default(1),
  /** Work per password hash: 2 to the power of it rounds of scrypt; less than usual for tests. */
  PASSWORD_HASH_LOG_N: z.coerce
    .number()
    .int()
    .min(10)
    .max(USUAL_HASH_LOG_N)
    .default(USUAL_HASH_LOG_N),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMIT: z.enum(["on", "off"]).default("on"),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  /** off: pictures an imported spreadsheet names by address are left out. */
  IMPORT_PICTURES: z.enum(["on", "off"]).default("on"),
  /** `host:port`, separated by commas: non-public hosts that may be fetched from. */
  IMPORT_PICTURE_HOSTS: z
    .string()
    .default("")
    .transform((text) =>
      text
        .toLowerCase()
        .split(",")
        .map((host) => host.trim()),
    )
    .transform((hosts) => new Set(hosts.filter((host) => host !== "")))
    .refine(
      (hosts) => [...hosts].every((host) => /^[^\s/@]+:\d{1,5}$/.test(host)),
      "must be a list such as pictures.lan:8080,10.0.0.5:80",
    ),
  /** off: phones lose the shop's service worker with all that it kept, see OPERATIONS.md. */
  SHOP_WORKER: z.enum(["on", "off"]).default("on"),
  /** Set by `npm run dev`: where the storefront's development server listens. */
  STOREFRONT_DEV_URL: optionalUrl("http"),
  EXCHANGE_RATE_URL: z
    .union([z.literal("off"), z.url({ protocol: /^https?$/ })])
    .default("https://open.er-api.com/v6/latest/RWF"),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: optionalUrl("http", "https"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Read as a folder, with or without a trailing slash. */
  S3_PREFIX: z
    .string()
    .regex(/^\w[\w.-]*(\/\w[\w.-]*)*\/?$/, "must be a folder such as shop/pictures")
    .transform((folder) => folder.replace(/\/?$/, "/"))
    .default(""),
  /** What `npm run backup` encrypts with, and `npm run restore` opens; at most one of the first two. */
  BACKUP_PASSPHRASE: z.string().min(12, "must have at least 12 characters").optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]+$/, "must be a public key of age: age1…")
    .optional(),
  /** As `age-keygen` writes it, comments and all. */
  BACKUP_IDENTITY: z
    .string()
    .regex(/^AGE-SECRET-KEY-/m, "must be a secret key of age: AGE-SECRET-KEY-…")
    .optional(),
});

const schema = variables.superRefine((env, context) => {
  const isUsed = Object.entries(env).some(
    ([name, value]) => name.startsWith("S3_") && value !== undefined && value !== "",
  );
  for (const name of isUsed ? S3_NEEDED : []) {
    if (env[name] === undefined) {
      context.addIssue({ code: "custom", path: [name], message: "is needed to use S3" });
    }
  }
  for (const names of MONEY_NEEDED) {
    const missing = names.filter((name) => env[name] === undefined);
    const message = `is needed to ${names[0] === "FLUTTERWAVE_BASE_URL" ? "take cards" : "use mobile money"}`;
    for (const name of missing.length < names.length ? missing : []) {
      context.addIssue({ code: "custom", path: [name], message });
    }
  }
  for (const names of TEXT_NEEDED) {
    const missing = names.filter((name) => env[name] === undefined);
    for (const name of missing.length < names.length ? missing : []) {
      context.addIssue({ code: "custom", path: [name], message: "is needed to send messages" });
    }
  }
  if (env.SMS_HTTP_URL !== undefined && env.AFRICASTALKING_API_KEY !== undefined) {
    const message = "goes without AFRICASTALKING_API_KEY: one of them sends SMS";
    context.addIssue({ code: "custom", path: ["SMS_HTTP_URL"], message });
  }
  const { SMS_HTTP_BODY: body, SMS_HTTP_FORM: form } = env;
  if (body !== undefined && form === "json" && !isJson(body)) {
    context.addIssue({ code: "custom", path: ["SMS_HTTP_BODY"], message: "must be JSON" });
  }
  const said = [env.SMS_HTTP_URL, body].join(" ");
  if (env.SMS_HTTP_URL !== undefined && !(said.includes("{to}") && said.includes("{text}"))) {
    const message = "must have {to} and {text}, or SMS_HTTP_URL";
    context.addIssue({ code: "custom", path: ["SMS_HTTP_BODY"], message });
  }
  if (env.BACKUP_PASSPHRASE !== undefined && env.BACKUP_RECIPIENT !== undefined) {
    const message = "goes without BACKUP_PASSPHRASE: one of them encrypts";
    context.addIssue({ code: "custom", path: ["BACKUP_RECIPIENT"], message });
  }
});

/** Parsed environment. Ports as numbers, flags as booleans, empty optional values as undefined. */
export type Env = z.infer<typeof schema>;

/** Variables are missing or bad; `problems` has one plain sentence for each. */
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
