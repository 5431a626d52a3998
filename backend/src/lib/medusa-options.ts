import { parseEnv } from "./env";

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
      },
      http: {
        storeCors: origin,
        adminCors: origin,
        authCors: origin,
        jwtSecret: env.JWT_SECRET ?? "",
        cookieSecret: env.COOKIE_SECRET ?? "",
      },
    },
    admin: { disable: env.BACKOFFICE_PORT === "off", path: "/app" as const },
    plugins: [{ resolve: "@strive/backend", options: {} }],
  };
}
