import { BRAND } from "~/lib/brand";
import type { LegalIdentity, ShopContact } from "~/lib/shop-contact";
import * as words from "~/words/legal";

interface SellerDetailsProps {
  legal: LegalIdentity;
  /** How to reach the shop, where the seller has no ways of his own. */
  contact: ShopContact;
}

interface Row {
  label: string;
  value: string | undefined;
  href?: string;
}

/** The seller's rows; details the owner has not filled in are left out. */
function sellerRows({ legal, contact: { phone, email } }: SellerDetailsProps): Row[] {
  return [
    { label: words.tradeName, value: BRAND.name },
    { label: words.companyName, value: legal.companyName },
    { label: words.registrationNumber, value: legal.registrationNumber },
    { label: words.tin, value: legal.tin },
    { label: words.place, value: BRAND.place },
    { label: words.address, value: legal.address },
    legal.phone === undefined
      ? { label: words.phone, value: phone.handle, href: phone.href }
      : { label: words.phone, value: legal.phone, href: `tel:${legal.phone.replace(/\s/g, "")}` },
    legal.email === undefined
      ? { label: words.email, value: email.handle, href: email.href }
      : { label: words.email, value: legal.email, href: `mailto:${legal.email}` },
    { label: words.complaintsOfficer, value: legal.complaintsOfficer },
  ].filter(({ value }) => value !== undefined);
}

/** Who sells, as the law wants it said. */
export function SellerDetails(props: SellerDetailsProps) {
  return (
    <dl className="mb-8 max-w-[44rem] border-t border-ink">
      {sellerRows(props).map(({ label, value, href }) => (
        <div
          key={label}
          className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[200px_minmax(0,1fr)]"
        >
          <dt className="font-strong">{label}</dt>
          <dd className="break-words">
            {href === undefined ? (
              value
            ) : (
              <a
                href={href}
                className="-my-2.5 inline-flex min-h-11 max-w-full items-center underline underline-offset-4 hover:text-red"
              >
                {value}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
