import { parseEnv, type Env } from "./env";

/** Our credentials for one of MTN's products. */
export interface MomoKeys {
  apiUser: string;
  apiKey: string;
  subscriptionKey: string;
}

/** How to reach MTN Mobile Money: only these differ between the real one and the simulator. */
export interface MomoSettings {
  baseUrl: string;
  /** `mtnrwanda`, or `sandbox`. */
  targetEnvironment: string;
  /** RWF; MTN's sandbox knows EUR only. */
  currency: string;
  collection: MomoKeys;
  /** Pays refunds; null: staff pay them by hand. */
  disbursement: MomoKeys | null;
  /** Public origin, without a slash at its end. */
  shopUrl: string;
}

/** @returns null when mobile money is not set up */
export function momoSettings(env: Env): MomoSettings | null {
  const { MOMO_API_USER, MOMO_API_KEY, MOMO_SUBSCRIPTION_KEY } = env;
  if (!env.MOMO_BASE_URL || !MOMO_API_USER || !MOMO_API_KEY || !MOMO_SUBSCRIPTION_KEY) return null;
  const {
    MOMO_REFUND_API_USER: apiUser,
    MOMO_REFUND_API_KEY: apiKey,
    MOMO_REFUND_SUBSCRIPTION_KEY: subscriptionKey,
  } = env;
  return {
    baseUrl: env.MOMO_BASE_URL.replace(/\/+$/, ""),
    targetEnvironment: env.MOMO_TARGET_ENVIRONMENT,
    currency: env.MOMO_CURRENCY,
    collection: {
      apiUser: MOMO_API_USER,
      apiKey: MOMO_API_KEY,
      subscriptionKey: MOMO_SUBSCRIPTION_KEY,
    },
    disbursement:
      apiUser && apiKey && subscriptionKey ? { apiUser, apiKey, subscriptionKey } : null,
    shopUrl: (env.SHOP_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ""),
  };
}

let known: { settings: MomoSettings | null } | undefined;

/** The settings of this process, read once. */
export const ownMomoSettings = (): MomoSettings | null =>
  (known ??= { settings: momoSettings(parseEnv()) }).settings;
