import { isFields, textOf } from "~/lib/stored-values";
import { WAY_KEY, readSession, writeSession } from "~/shop/session-values";

/** How the order gets to its buyer. */
export interface PickupValues {
  /** `pickup`: collected in the shop; else it is delivered. */
  way: string;
}
export const PICKUP_WAY = "pickup";

/** The field that a name of the wire belongs to. */
export const pickupFieldOf = (wireName: string): keyof PickupValues | undefined =>
  wireName === "is_pickup" ? "way" : undefined;

/** What was chosen in this tab. */
export function readPickup(): PickupValues {
  const kept = readSession(WAY_KEY);
  return { way: isFields(kept) ? (textOf(kept["way"]) ?? "") : "" };
}

export const savePickup = ({ way }: PickupValues): void => writeSession(WAY_KEY, { way });
