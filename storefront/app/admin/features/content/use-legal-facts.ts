import { useAdminQuery } from "~/admin/data/admin-query";
import { shippingQuery } from "~/admin/data/shipping";
import { legalFacts, type LegalFacts } from "~/lib/legal-facts";
import { useSiteName } from "~/lib/page-meta";
import { useShopContact } from "~/lib/shop-contact";

/** What written texts may name, as it is today. */
export function useLegalFacts(): LegalFacts {
  const deliveryFee = useAdminQuery(shippingQuery()).data?.flat_fee;
  return legalFacts({ siteName: useSiteName(), contact: useShopContact(), deliveryFee });
}
