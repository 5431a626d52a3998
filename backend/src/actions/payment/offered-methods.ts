import type { OfferedMethod, PaymentMethod, WalletNetwork } from "../../contracts/payments";
import { deliveryPromise } from "../../contracts/places";
import { parseEnv, type Env } from "../../lib/env";
import { portOf, walletNetworks } from "../../lib/payment-ports/own-ports";
import type { HeldOrder } from "../../modules/order/payment/records";

interface Setting extends Pick<Env, "PAYMENT_METHODS" | "COD_DISTRICTS"> {
  networks: WalletNetwork[];
  hasCards: boolean;
}

let setting: Setting | undefined;

function ownSetting(): Setting {
  if (setting) return setting;
  const { PAYMENT_METHODS, COD_DISTRICTS } = parseEnv();
  const networks = walletNetworks();
  setting = { PAYMENT_METHODS, COD_DISTRICTS, networks, hasCards: portOf("flutterwave") !== null };
  return setting;
}

const isKigali = (district: string) => deliveryPromise(district) === "1-2";

function obstacleOf(method: PaymentMethod, district: string): OfferedMethod["unavailable"] {
  if (method !== "cod" || ownSetting().COD_DISTRICTS === "all") return null;
  if (district === "") return "no_district";
  return isKigali(district) ? null : "outside_kigali";
}

function isSetUp(method: PaymentMethod): boolean {
  const { networks, hasCards } = ownSetting();
  if (method === "card") return hasCards;
  return method !== "momo" || networks.length > 0;
}

/**
 * The shop's methods, each with what rules it out for an order to this district. Methods not set up
 * are left out.
 */
export function listedMethods(district = ""): OfferedMethod[] {
  const { PAYMENT_METHODS, networks } = ownSetting();
  return [...new Set(PAYMENT_METHODS)].filter(isSetUp).map((method) => ({
    method,
    unavailable: obstacleOf(method, district.trim()),
    ...(method === "momo" && { networks }),
  }));
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
