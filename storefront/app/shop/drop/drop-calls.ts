import { DROP_TICKET_HEADER } from "@strive/backend/contracts/drop-rules";
import type { Drop, DropNow, DropPlace } from "@strive/backend/contracts/drops";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api-client";
import { ApiError } from "~/lib/api-error";
import { apiOf } from "~/lib/query";
import { CATALOGUE_CALL, TOLD_IN } from "~/shop/api/catalogue-call";
import { hearClock } from "./server-clock";

const pathOf = (handle: string) => `/drops/${encodeURIComponent(handle)}`;

/** What a drop's page shows; null: there is none, which is an answer and no failure. */
export const dropQuery = (handle: string) =>
  queryOptions({
    queryKey: ["drop", handle] as const,
    queryFn: async ({ signal, meta }): Promise<Drop | null> => {
      const options = { ...CATALOGUE_CALL, leaveOn401: false, query: TOLD_IN, signal };
      try {
        return (await apiOf(meta).get<{ data: Drop }>(pathOf(handle), options)).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

/** How it stands: the same few bytes for everybody. */
export async function readDropNow(handle: string, signal?: AbortSignal): Promise<DropNow> {
  const options = { leaveOn401: false, ...(signal && { signal }) };
  const asking = api.get<{ data: DropNow }>(`${pathOf(handle)}/now`, options);
  return (await hearClock(asking, ({ data }) => Date.parse(data.now))).data;
}

/** Takes a place, or asks for the one that the ticket has. */
export async function takePlace(
  handle: string,
  ticket: string,
  signal: AbortSignal,
): Promise<DropPlace> {
  const headers = { [DROP_TICKET_HEADER]: ticket };
  const options = { headers, signal, leaveOn401: false };
  const asking = api.post<{ data: DropPlace }>(`${pathOf(handle)}/place`, options);
  return (await hearClock(asking, ({ data }) => Date.parse(data.now.now))).data;
}
