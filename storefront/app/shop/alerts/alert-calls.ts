import type { AskAlertBody, EndAlertBody, LinkedAlert } from "@strive/backend/contracts/alerts";
import type { PublicSettings } from "@strive/backend/contracts/public-settings";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api-client";
import { ApiError } from "~/lib/api-error";
import { apiOf } from "~/lib/query";

/** @returns the code that takes it back */
export const askAlert = async (body: AskAlertBody, signal: AbortSignal): Promise<string> =>
  (await api.post<{ data: { code: string } }>("/alerts", { body, signal })).data.code;

/** Where a form without scripts ends what a link is about. */
export const endingPath = (code: string): string => `/api${linkOf(code)}`;

const linkOf = (code: string) => `/alerts/links/${encodeURIComponent(code)}`;

export const endAlert = (code: string, end: EndAlertBody["end"]) =>
  api.post(linkOf(code), { body: { end } satisfies EndAlertBody });

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** What a link leads to; reading it changes nothing. Null: it is over, which is an answer and no failure. */
export const linkedAlertQuery = (code: string) =>
  queryOptions({
    queryKey: ["alert-link", code] as const,
    queryFn: async ({ signal, meta }): Promise<LinkedAlert | null> => {
      try {
        const options = { leaveOn401: false, signal };
        return (await apiOf(meta).get<{ data: LinkedAlert }>(linkOf(code), options)).data;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    retry: false,
  });

/** Whether the shop reaches people on their phones. Here too, as a chunk shared with the account costs every page. */
export const phoneWaysQuery = () =>
  queryOptions({
    queryKey: ["phone-ways"] as const,
    queryFn: async ({ signal }) =>
      (await api.get<{ data: PublicSettings }>("/settings/public", { signal })).data,
    networkMode: "always",
    retry: false,
  });
