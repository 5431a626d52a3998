import type { Env } from "../env";

/** Our credentials for one of MTN's products. */
export interface MtnKeys {
  apiUser: string;
  apiKey: string;
  subscriptionKey: string;
}

/** How to reach MTN Mobile Money: only these differ between the real one and the simulator. */
export interface MtnSettings {
  baseUrl: string;
  /** `mtnrwanda`, or `sandbox`. */
  targetEnvironment: string;
  /** RWF; MTN's sandbox knows EUR only. */
  currency: string;
  collection: MtnKeys;
  /** Pays refunds; null: staff pay them by hand. */
  disbursement: MtnKeys | null;
}

/** @returns null when MTN is not set up */
export function mtnSettings(env: Env): MtnSettings | null {
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
  };
}
