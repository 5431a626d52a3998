import type { Pin } from "@strive/backend/contracts/pins";
import { isFields } from "~/lib/stored-values";
import { PIN_KEY, readSession, removeSession, writeSession } from "~/shop/session-values";

/** Where the rider finds the buyer; null: nobody shared it. */
export interface PinValues {
  pin: Pin | null;
}

const isNumber = (value: unknown): value is number => typeof value === "number";

/** What was shared in this tab. */
export function readPin(): PinValues {
  const kept = readSession(PIN_KEY);
  if (!isFields(kept)) return { pin: null };
  const { latitude, longitude, accuracy } = kept;
  if (!isNumber(latitude) || !isNumber(longitude)) return { pin: null };
  return { pin: { latitude, longitude, accuracy: isNumber(accuracy) ? accuracy : null } };
}

export const savePin = ({ pin }: PinValues): void =>
  pin === null ? removeSession(PIN_KEY) : writeSession(PIN_KEY, pin);
