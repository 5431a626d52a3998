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

const NO_CHANNELS: PublicSettings["textChannels"] = [];

/** What a checkout asks and says besides: as long as nobody knows, nothing. */
export function useCheckoutSettings(): Pick<
  PublicSettings,
  "isVatRegistered" | "hasPickup" | "textChannels"
> {
  const { data } = useQuery(publicSettingsQuery());
  return {
    isVatRegistered: data?.isVatRegistered === true,
    // An older server doesn't know it.
    hasPickup: data?.hasPickup === true,
    textChannels: data?.textChannels ?? NO_CHANNELS,
  };
}
