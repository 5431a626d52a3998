import type { PaymentMethod, WalletNetwork } from "@strive/backend/contracts/payments";
import { isFields, textOf } from "~/lib/stored-values";
import { readSession, removeSession, writeSession } from "~/shop/session-values";
import { METHOD_WORDS } from "./payment-methods";

/** What the shopper chose and typed. Null: nothing yet, so the shop's suggestion holds. */
export interface WantedPayment {
  method: PaymentMethod | null;
  /** The wallet's number as typed; null while it follows the phone of the delivery. */
  wallet: string | null;
  /** Its network, where its owner says another than its first digits do. */
  network: WalletNetwork | null;
}

const NOTHING_WANTED: WantedPayment = { method: null, wallet: null, network: null };

const KEY = "checkoutPayment";

const isMethod = (value: unknown): value is PaymentMethod =>
  typeof value === "string" && Object.hasOwn(METHOD_WORDS, value);

const isNetwork = (value: unknown): value is WalletNetwork => value === "MTN" || value === "Airtel";

/** What was chosen in this tab before a reload. */
export function readWanted(): WantedPayment {
  const kept = readSession(KEY);
  if (!isFields(kept)) return NOTHING_WANTED;
  return {
    method: isMethod(kept["method"]) ? kept["method"] : null,
    wallet: textOf(kept["wallet"]),
    network: isNetwork(kept["network"]) ? kept["network"] : null,
  };
}

export const saveWanted = (wanted: WantedPayment): void => writeSession(KEY, wanted);

export const clearWanted = (): void => removeSession(KEY);
