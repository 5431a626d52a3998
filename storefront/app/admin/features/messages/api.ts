import type {
  ContactListResponse,
  ContactMessageResponse,
  ContactState,
} from "@strive/backend/contracts/contact";
import { adminQuery } from "~/admin/data/admin-query";
import { api } from "~/lib/api-client";

/** First part of the keys below. */
export const MESSAGES = "messages";
export const MESSAGE_LISTS = ["admin", MESSAGES, "list"] as const;

const pathOf = (id: string) => `/contact/${encodeURIComponent(id)}`;

/** What the list can be narrowed to; the server refuses what it doesn't know. */
const STATES: readonly string[] = ["open", "handled"] satisfies ContactState[];

/** @param wanted state from the URL: garbage counts as none */
export function messageListQuery(wanted = "", offset = 0) {
  const state = STATES.includes(wanted) ? wanted : "";
  return adminQuery([MESSAGES, "list", state, offset], (client, signal) =>
    client.get<ContactListResponse>("/contact", { query: { state, offset }, signal }),
  );
}

export const messageQuery = (id: string) =>
  adminQuery(
    [MESSAGES, "one", id],
    async (client, signal) =>
      (await client.get<ContactMessageResponse>(pathOf(id), { signal })).data,
  );

export const setMessageState = async (id: string, state: ContactState) =>
  (await api.put<ContactMessageResponse>(pathOf(id), { body: { state } })).data;
