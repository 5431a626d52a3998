import type { Mail } from "@strive/backend/contracts/mails";
import { dateTimeText } from "~/lib/order-words";
import * as words from "~/words/admin-mails";

/** What a mail is for: "Order received". */
export const templateName = ({ template }: Pick<Mail, "template">): string =>
  words.TEMPLATES[template] ?? template.replaceAll("-", " ");

export const recipientName = ({ recipient }: Pick<Mail, "recipient">): string =>
  recipient === "staff" ? words.staff : recipient;

export const mailName = (mail: Mail): string =>
  words.rowOf(templateName(mail), recipientName(mail));

/** How old `now` may get, in milliseconds. */
const MINUTE_MS = 60_000;

/** When the next try is due. Null: there won't be another. */
export function nextTryText({ next_attempt_at: at }: Mail, now: number): string | null {
  if (at === null) return null;
  return Date.parse(at) <= now + MINUTE_MS ? words.dueSoon : dateTimeText(at);
}
