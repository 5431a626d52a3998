import { readPhone } from "@strive/backend/contracts/phone";
import {
  reaches,
  type TextChannel,
  type TextChoice,
} from "@strive/backend/contracts/text-channels";
import { isFields, textOf } from "~/lib/stored-values";
import { readSession, TEXTS_KEY, writeSession } from "~/shop/session-values";

/** How a guest wants to be told of his order on his phone, by the name of the wire. */
export interface TextsValues {
  /** Empty: nothing is chosen yet. */
  text_channel: string;
}

/** What was chosen in this tab. */
export function readTexts(): TextsValues {
  const kept = readSession(TEXTS_KEY);
  return { text_channel: isFields(kept) ? (textOf(kept["text_channel"]) ?? "") : "" };
}

export const saveTexts = ({ text_channel }: TextsValues): void =>
  writeSession(TEXTS_KEY, { text_channel });

/** The choice as it stands: by SMS where nobody said otherwise. null: there is none to this number. */
export function textChoiceOf(
  { text_channel, phone }: TextsValues & { phone: string },
  offered: readonly TextChannel[],
): TextChoice | null {
  if (offered.length === 0 || !reaches("sms", readPhone(phone).phone ?? "")) return null;
  if (text_channel === "none") return "none";
  const found = offered.find((one) => one === text_channel);
  return found ?? (offered.includes("sms") ? "sms" : "none");
}
