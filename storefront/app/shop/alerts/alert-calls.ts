import type { AskAlertBody, EndAlertBody, LinkedAlert } from "@strive/backend/contracts/alerts";
import type { PublicSettings } from "@strive/backend/contracts/public-settings";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api-client";

/** @returns the code that takes it back */
export const askAlert = async (body: AskAlertBody, signal: AbortSignal): Promise<string> =>
  (await api.post<{ data: { code: string } }>("/alerts", { body, signal })).data.code;

const linkOf = (code: string) => `/alerts/links/${encodeURIComponent(code)}`;

export const endAlert = (code: string, end: EndAlertBody["end"]) =>
  api.post(linkOf(code), { body: { end } satisfies EndAlertBody });

/** What a link leads to; reading it changes nothing. */
export const linkedAlertQuery = (code: string) =>
  queryOptions({
    queryKey: ["alert-link", code] as const,
    queryFn: async ({ signal }) =>
      (await api.get<{ data: LinkedAlert }>(linkOf(code), { signal })).data,
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
