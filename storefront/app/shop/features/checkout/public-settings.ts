import type { PublicSettings } from "@strive/backend/contracts/public-settings";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api-client";

/** What everybody may know of the shop's settings. */
export const publicSettingsQuery = () =>
  queryOptions({
    queryKey: ["public-settings"] as const,
    queryFn: async ({ signal }) =>
      (await api.get<{ data: PublicSettings }>("/settings/public", { signal })).data,
  });
