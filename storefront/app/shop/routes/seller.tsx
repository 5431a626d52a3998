import type { MetaFunction } from "react-router-dom";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { seller } from "~/words/legal";
import { LegalPage } from "../features/legal/legal-page";
import { SellerDetails } from "../features/legal/seller-details";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: seller.title, description: seller.intro, path: paths.seller() });

export default function SellerRoute() {
  return (
    <LegalPage text={seller}>
      <SellerDetails />
    </LegalPage>
  );
}
