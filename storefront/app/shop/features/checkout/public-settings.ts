import type { PublicSettings } from "@strive/backend/contracts/public-settings";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "~/lib/api-client";

/** What everybody may know of the shop's settings. */
const publicSettingsQuery = () =>
  queryOptions({
    queryKey: ["public-settings"] as const,
    queryFn: async ({ signal }) =>
      (await api.get<{ data: PublicSettings }>("/settings/public", { signal })).data,
  });

/** What a checkout asks besides: as long as nobody knows, nothing. */
export function useCheckoutSettings(): { isVatRegistered: boolean; hasPickup: boolean } {
  const { data } = useQuery(publicSettingsQuery());
  return {
    isVatRegistered: data?.isVatRegistered === true,
    // An older server doesn't know it.
    hasPickup: data?.hasPickup === true,
  };
}
