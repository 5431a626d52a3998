import type { MetaFunction } from "react-router-dom";
import { useContent } from "~/lib/content";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { useShopContact } from "~/lib/shop-contact";
import { LegalPage } from "~/ui/legal-page";
import { SellerDetails } from "~/ui/seller-details";
import { seller } from "~/words/legal";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: seller.title, description: seller.intro, path: paths.seller() });

export default function SellerRoute() {
  return (
    <LegalPage text={seller}>
      <SellerDetails legal={useContent().seller ?? {}} contact={useShopContact()} />
    </LegalPage>
  );
}
