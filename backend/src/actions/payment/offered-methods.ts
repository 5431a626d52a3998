import type { OfferedMethod, PaymentMethod } from "../../contracts/payments";
import { deliveryPromise } from "../../contracts/places";
import { parseEnv, type Env } from "../../lib/env";
import { momoSettings } from "../../lib/momo-settings";
import type { HeldOrder } from "../../modules/order/payment/records";

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

function obstacleOf(method: PaymentMethod, district: string): OfferedMethod["unavailable"] {
  if (method !== "cod" || ownSetting().COD_DISTRICTS === "all") return null;
  if (district === "") return "no_district";
  return isKigali(district) ? null : "outside_kigali";
}

/**
 * The shop's methods, each with what rules it out for an order to this district. Methods not set up
 * are left out.
 */
export function listedMethods(district = ""): OfferedMethod[] {
  const { PAYMENT_METHODS, hasMomo } = ownSetting();
  return [...new Set(PAYMENT_METHODS)]
    .filter((method) => method !== "momo" || hasMomo)
    .map((method) => ({ method, unavailable: obstacleOf(method, district.trim()) }));
}

/** Whether an order to this district can be paid with a method. */
export const isOffered = (wanted: PaymentMethod, district: string): boolean =>
  listedMethods(district).some(
    ({ method, unavailable }) => method === wanted && unavailable === null,
  );

/** Whether this order can be paid with a method: no rider comes for gift cards alone, nor for what is collected. */
export const isOfferedFor = (
  wanted: PaymentMethod,
  { district, isCardsAlone, isPickup }: Pick<HeldOrder, "district" | "isCardsAlone" | "isPickup">,
): boolean => isOffered(wanted, district) && !(wanted === "cod" && (isCardsAlone || isPickup));
