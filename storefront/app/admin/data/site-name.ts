import type { PublicSettings } from "@strive/backend/contracts/public-settings";
import { useQuery } from "@tanstack/react-query";
import { useSiteName } from "~/lib/page-meta";
import { adminQuery } from "./admin-query";

/** The shop's display name, refetched after staff changed it. */
export const siteNameQuery = () =>
  adminQuery(["settings", "site-name"], async (api, signal) => {
    const { data } = await api.get<{ data: PublicSettings }>("/settings/public", { signal });
    return data.siteName;
  });

/** As the page was rendered with it, until it is changed in this tab. */
export function useAdminSiteName(): string {
  const first = useSiteName();
  return useQuery({ ...siteNameQuery(), enabled: false }).data ?? first;
}
