import { RETURN_DAYS } from "@strive/backend/contracts/return-days";
import { legalOf } from "@strive/backend/contracts/shop-legal";
import { contactOf } from "@strive/backend/contracts/told-contact";
import { localPath } from "~/lib/local-path";
import { BRAND } from "~/lib/brand";
import { paths } from "~/lib/paths";
import type { ShopContext } from "~/lib/shop-context";
import { description } from "~/words/brand";

const LOGO = "/icon-512.png";

/** Structured data about the shop and its search (schema.org). For the server only. */
export function shopData({ shopUrl, siteName = BRAND.name, content }: ShopContext) {
  const url = shopUrl + localPath(paths.home());
  const { email, phone, instagram, twitter, tiktok, youtube } = contactOf(
    content?.contact?.texts.en,
  );
  const { companyName } = legalOf(content?.seller?.texts.en);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${url}#shop`,
        name: siteName,
        ...(companyName !== undefined && { legalName: companyName }),
        url,
        logo: shopUrl + LOGO,
        description,
        foundingDate: String(BRAND.founded),
        sameAs: [instagram, twitter, tiktok, youtube].flatMap((way) => way?.href ?? []),
        contactPoint: {
          "@type": "ContactPoint",
          contactType: "customer service",
          email: email.handle,
          telephone: phone.handle,
        },
        hasMerchantReturnPolicy: {
          "@type": "MerchantReturnPolicy",
          applicableCountry: "RW",
          returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
          merchantReturnDays: RETURN_DAYS,
          merchantReturnLink: shopUrl + localPath(paths.returns()),
        },
      },
      {
        "@type": "WebSite",
        name: siteName,
        url,
        publisher: { "@id": `${url}#shop` },
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${url}?q={search_term_string}` },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}
