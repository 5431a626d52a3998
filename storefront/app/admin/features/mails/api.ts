import type { Mail, MailListResponse, MailResponse } from "@strive/backend/contracts/mails";
import { adminQuery } from "~/admin/data/admin-query";
import { pressOnce } from "~/admin/data/press-once";

/** First part of the keys below. */
export const MAILS = "mails";
export const MAIL_LISTS = ["admin", MAILS, "list"] as const;

const pathOf = (id: string) => `/mails/${encodeURIComponent(id)}`;

/** What the list can be narrowed to; the server refuses what it doesn't know. */
const STATES: readonly string[] = [
  "pending",
  "sent",
  "kept",
  "passed_on",
  "dead",
  "withheld",
] satisfies Array<Mail["state"]>;

/** @param wanted state from the URL: garbage counts as none */
export function mailListQuery(wanted = "", offset = 0) {
  const state = STATES.includes(wanted) ? wanted : "";
  return adminQuery([MAILS, "list", state, offset], (client, signal) =>
    client.get<MailListResponse>("/mails", { query: { state, offset }, signal }),
  );
}

export const mailQuery = (id: string) =>
  adminQuery(
    [MAILS, "one", id],
    async (client, signal) => (await client.get<MailResponse>(pathOf(id), { signal })).data,
  );

export const retryMail = async (id: string) =>
  (await pressOnce<MailResponse>(`${pathOf(id)}/retry`, { body: {} })).data;
