import type { ContactMessage } from "@strive/backend/contracts/contact";
import { dateText } from "~/lib/order-words";
import * as words from "~/words/admin-messages";

/** Mail programs refuse addresses that are much longer. */
const MOST_QUOTED = 1200;

/** Opens the mail program with who asked, about what, and what they wrote. */
export function answerLink({ name, email, subject, message, createdAt }: ContactMessage): string {
  const text = words.quoted(name, dateText(createdAt), message.slice(0, MOST_QUOTED));
  const query = [
    `subject=${encodeURIComponent(words.answerSubject(subject))}`,
    `body=${encodeURIComponent(text.replaceAll(/\r?\n/g, "\r\n"))}`,
  ];
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?${query.join("&")}`;
}
