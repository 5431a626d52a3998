import { GIFT_DAYS } from "@strive/backend/contracts/gift-card-limits";
import { kigaliDay } from "~/lib/kigali-day";
import { isFields, textOf } from "~/lib/stored-values";
import { GIFT_KEY, readSession, writeSession } from "~/shop/session-values";

/** Whom the gift cards of an order go to, and when; in the order it is asked. */
export interface GiftValues {
  gift_to: "me" | "other";
  gift_name: string;
  gift_email: string;
  gift_message: string;
  gift_when: "paid" | "day";
  /** `YYYY-MM-DD` in Kigali. */
  gift_send_on: string;
}

/** The fields by what the wire calls them; what is wrong with all of it is said where it begins. */
const BY_WIRE_NAME: Readonly<Partial<Record<string, keyof GiftValues>>> = {
  gift: "gift_to",
  "gift.name": "gift_name",
  "gift.email": "gift_email",
  "gift.message": "gift_message",
  "gift.send_on": "gift_send_on",
};
export const giftFieldOf = (wireName: string): keyof GiftValues | undefined =>
  BY_WIRE_NAME[wireName];

/** What was typed in this tab; to the buyer, and at once, where nothing was. */
export function readGift(): GiftValues {
  const kept = readSession(GIFT_KEY);
  const values = isFields(kept) ? kept : {};
  const typed = (name: keyof GiftValues) => textOf(values[name]) ?? "";
  return {
    gift_to: typed("gift_to") === "other" ? "other" : "me",
    gift_name: typed("gift_name"),
    gift_email: typed("gift_email"),
    gift_message: typed("gift_message"),
    gift_when: typed("gift_when") === "day" ? "day" : "paid",
    gift_send_on: typed("gift_send_on"),
  };
}

export function saveGift(values: GiftValues): void {
  const { gift_to, gift_name, gift_email, gift_message, gift_when, gift_send_on } = values;
  writeSession(GIFT_KEY, { gift_to, gift_name, gift_email, gift_message, gift_when, gift_send_on });
}

/** Something else was chosen than cards for the buyer at once. */
export const isForSomebody = ({ gift_to, gift_when }: GiftValues): boolean =>
  gift_to === "other" || gift_when === "day";

/** The days from which one can be chosen, in Kigali. */
export const giftDays = () => ({ first: kigaliDay(), last: kigaliDay(GIFT_DAYS) });
