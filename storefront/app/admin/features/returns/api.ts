import type {
  ChangeReturnBody,
  ReturnListQuery,
  ReturnListResponse,
  StaffReturn,
} from "@strive/backend/contracts/returns";
import { adminQuery } from "~/admin/data/admin-query";
import { RETURNS } from "~/admin/returns/api";
import { RETURN_STATES } from "~/admin/returns/return-words";
import { api } from "~/lib/api-client";

export const RETURN_LISTS = ["admin", RETURNS, "list"] as const;

/** URL parameters that the list understands. */
export const RETURN_PARAMS = ["search", "status"] as const;

/** `all`: whatever the status. */
export type ShownStatus = NonNullable<ReturnListQuery["status"]> | "all";

export const SHOWN_STATUSES: readonly ShownStatus[] = [
  "open",
  ...(Object.keys(RETURN_STATES) as Array<keyof typeof RETURN_STATES>),
  "all",
];

/** @param wanted status from the URL: none, or garbage, shows the open ones */
export const shownStatusOf = (wanted: string): ShownStatus =>
  SHOWN_STATUSES.find((status) => status === wanted) ?? "open";

export const returnListQuery = (shown: ShownStatus, search: string, offset: number) =>
  adminQuery([RETURNS, "list", shown, search, offset], (client, signal) => {
    const query = { status: shown === "all" ? "" : shown, search, offset };
    return client.get<ReturnListResponse>("/returns", { query, signal });
  });

/** The list finds a return by its whole id, too. Null: there is none. */
export const returnQuery = (id: string) =>
  adminQuery<StaffReturn | null>([RETURNS, "one", id], async (client, signal) => {
    const { data } = await client.get<ReturnListResponse>("/returns", {
      query: { search: id },
      signal,
    });
    return data.find((one) => one.id === id) ?? null;
  });

/** The most a list answers with: other numbers begin like the one that is looked for. */
const MOST_FOUND = 100;

/** The return of that very number, whatever its status; null: there is none. */
export async function returnNumbered(number: string): Promise<StaffReturn | null> {
  const query = { search: number, limit: MOST_FOUND };
  const { data } = await api.get<ReturnListResponse>("/returns", { query });
  return data.find(({ return_number }) => return_number === number) ?? null;
}

export const changeReturn = async (id: string, body: ChangeReturnBody) =>
  (await api.put<{ data: StaffReturn }>(`/returns/${encodeURIComponent(id)}/status`, { body }))
    .data;
