import type { Mail } from "@strive/backend/contracts/mails";
import { phoneText } from "@strive/backend/contracts/phone";
import { dateTimeText } from "~/lib/order-words";
import * as words from "~/words/admin-mails";

/** What a mail is for: "Order received". */
export const templateName = ({ template }: Pick<Mail, "template">): string =>
  words.TEMPLATES[template] ?? template.replaceAll("-", " ");

/** What carries a text: "SMS"; null: it is a mail. */
const channelName = ({ channel }: Pick<Mail, "channel">): string | null =>
  channel === "mail" ? null : (words.CHANNELS[channel] ?? channel);

export const recipientName = ({ channel, recipient }: Pick<Mail, "channel" | "recipient">) => {
  if (recipient === "staff") return words.staff;
  return channel === "mail" ? recipient : phoneText(recipient);
};

const costText = (cost: number): string =>
  `RWF ${cost.toLocaleString("en", { maximumFractionDigits: 2 })}`;

/** What carried a text, how long it was and what it cost, as far as is known. */
export const chargeTexts = (mail: Mail): string[] => {
  const channel = channelName(mail);
  return [
    ...(channel === null ? [] : [channel]),
    ...(mail.channel === "sms" && mail.parts !== null ? [words.parts(mail.parts)] : []),
    ...(mail.cost_rwf === null ? [] : [costText(mail.cost_rwf)]),
  ];
};

export const mailName = (mail: Mail): string =>
  words.rowOf(templateName(mail), recipientName(mail));

/** How old `now` may get, in milliseconds. */
const MINUTE_MS = 60_000;

/** When the next try is due. Null: there won't be another. */
export function nextTryText({ next_attempt_at: at }: Mail, now: number): string | null {
  if (at === null) return null;
  return Date.parse(at) <= now + MINUTE_MS ? words.dueSoon : dateTimeText(at);
}
