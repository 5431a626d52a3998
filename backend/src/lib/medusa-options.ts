import { existsSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "./env";
import { bucketSettings } from "./images";
import fileShop from "../providers/file-shop";
import notificationSmtp from "../providers/notification-smtp";
import notificationText from "../providers/notification-text";
import paymentShop from "../providers/payment";
import { mailSender } from "./mail-sender";
import { passwordHash } from "./password-hash";
import { PAYMENT_PROVIDERS_ID } from "./payment-provider-id";
import { redisModules } from "./redis-modules";
import { siteName } from "./site-name";
import { smsSettings } from "./sms-settings";
import { whatsappSettings } from "./whatsapp-settings";
import type { Env } from "./env";

/** Where the built dashboard is, relative to the repository, which Medusa runs in. */
const DASHBOARD = ".medusa/server/public/admin/index.html";

/** Who brings texts to phones; nobody unless it is set up. */
function textProviders(env: Env) {
  const [sms, whatsapp] = [smsSettings(env), whatsappSettings(env)];
  const provider = (id: string, carrier: object) => ({
    resolve: notificationText,
    id,
    options: { channels: [id], carrier },
  });
  return [
    ...(sms === null ? [] : [provider("sms", sms)]),
    ...(whatsapp === null ? [] : [provider("whatsapp", { ...whatsapp, kind: "whatsapp" })]),
  ];
}

/**
 * Input of Medusa's `defineConfig` for this shop. The launcher has put DATABASE_URL and the secrets
 * into the environment before this runs (Medusa hangs without a database address).
 */
export function medusaOptions() {
  const env = parseEnv();
  const origin = env.SHOP_URL ?? `http://localhost:${env.PORT}`;
  return {
    projectConfig: {
      databaseUrl: env.DATABASE_URL,
      redisUrl: env.REDIS_URL,
      workerMode: env.MEDUSA_WORKER_MODE,
      databaseDriverOptions: {
        pool: { min: 2, max: 30 },
        connectionTimeoutMillis: 3000,
      },
      // The dashboard is opened over plain http on this machine, and over https behind a proxy.
      cookieOptions: { secure: "auto" as never, sameSite: "lax" as const },
      http: {
        storeCors: origin,
        adminCors: origin,
        authCors: origin,
        jwtSecret: env.JWT_SECRET ?? "",
        cookieSecret: env.COOKIE_SECRET ?? "",
      },
    },
    admin: {
      // A server built without the dashboard still serves the native APIs.
      disable: env.BACKOFFICE_PORT === "off" || !existsSync(path.resolve(DASHBOARD)),
      path: "/app" as const,
    },
    // Texts of products and categories in further languages, with the dashboard's screens for them.
    featureFlags: { translation: true },
    modules: [
      { key: "translation", resolve: "@medusajs/medusa/translation" },
      ...redisModules(env.REDIS_URL),
      // Lists and searches are read from the catalogue's own read model, which is faster and exact.
      { key: "search", disable: true },
      {
        key: "auth",
        resolve: "@medusajs/medusa/auth",
        options: {
          providers: [
            {
              resolve: "@medusajs/medusa/auth-emailpass",
              id: "emailpass",
              options: { hashConfig: passwordHash() },
            },
          ],
        },
      },
      {
        key: "file",
        resolve: "@medusajs/medusa/file",
        options: {
          providers: [
            {
              resolve: fileShop,
              id: "shop-files",
              options: {
                bucket: bucketSettings(env),
                folder: path.resolve(env.DATA_DIR, "files"),
                address: `http://localhost:${env.BACKOFFICE_PORT}/static`,
              },
            },
          ],
        },
      },
      {
        key: "payment",
        resolve: "@medusajs/medusa/payment",
        options: { providers: [{ resolve: paymentShop, id: PAYMENT_PROVIDERS_ID, options: {} }] },
      },
      {
        key: "notification",
        resolve: "@medusajs/medusa/notification",
        options: {
          providers: [
            {
              resolve: notificationSmtp,
              id: "smtp",
              options: {
                channels: ["email"],
                smtpUrl: env.SMTP_URL,
                from: mailSender(env.MAIL_FROM, origin, siteName()),
              },
            },
            ...textProviders(env),
            // Medusa's own: notices in the dashboard.
            {
              resolve: "@medusajs/medusa/notification-local",
              id: "local",
              options: { name: "Local Notification Provider", channels: ["feed"] },
            },
          ],
        },
      },
    ],
    plugins: [
      { resolve: "@strive/backend", options: {} },
      { resolve: "@strive/admin-extensions", options: {} },
    ],
  };
}
