import type { PaymentMethod } from "../../contracts/payments";
import { deliveryPromise } from "../../contracts/places";
import { parseEnv, type Env } from "../../lib/env";
import { momoSettings } from "../../lib/momo-settings";

type Setting = Pick<Env, "PAYMENT_METHODS" | "COD_DISTRICTS"> & { hasMomo: boolean };

let setting: Setting | undefined;

function ownSetting(): Setting {
  if (setting) return setting;
  const env = parseEnv();
  setting = {
    PAYMENT_METHODS: env.PAYMENT_METHODS,
    COD_DISTRICTS: env.COD_DISTRICTS,
    hasMomo: momoSettings(env) !== null,
  };
  return setting;
}

const isKigali = (district: string) => deliveryPromise(district) === "1-2";

/** The methods that an order to this district can be paid with, the one to suggest first. */
export function offeredMethods(district: string | undefined): PaymentMethod[] {
  const { PAYMENT_METHODS, COD_DISTRICTS, hasMomo } = ownSetting();
  const isOffered: Record<PaymentMethod, boolean> = {
    placeholder: true,
    cod: COD_DISTRICTS === "all" || (district !== undefined && isKigali(district)),
    momo: hasMomo,
  };
  return [...new Set(PAYMENT_METHODS)].filter((method) => isOffered[method]);
}
