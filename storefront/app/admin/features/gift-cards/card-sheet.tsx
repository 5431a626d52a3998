import type { StaffCreditDetail } from "@strive/backend/contracts/store-credit";
import { useAdminSiteName } from "~/admin/data/site-name";
import { francs } from "~/admin/shell/order-money";
import { BRAND } from "~/lib/brand";
import { Mark } from "~/ui/brand";
import * as words from "~/words/admin-credit";
import { titleOf } from "./credit-texts";

interface CardSheetProps {
  card: StaffCreditDetail;
  code: string;
}

/** A gift card on paper: black on white, as narrow as the paper. */
export function CardSheet({ card, code }: CardSheetProps) {
  const shop = useAdminSiteName();
  return (
    <article
      aria-label={titleOf(card)}
      className="max-w-[148mm] border border-black bg-white p-5 text-[15px] leading-normal text-black sm:p-8 print:break-inside-avoid"
    >
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-black pb-4">
        <p className="flex items-center gap-2 text-[20px] font-bold font-stretch-[120%]">
          <Mark className="size-6" />
          {BRAND.name}
        </p>
        <p>{words.giftCard}</p>
      </header>
      <p className="text-[34px] leading-tight font-bold">{francs(card.balance)}</p>
      {card.recipient !== null && (
        <p className="mt-2 text-[17px] font-bold [overflow-wrap:anywhere]">
          {words.cardFor(card.recipient)}
        </p>
      )}
      {card.message !== null && (
        <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{card.message}</p>
      )}
      <p className="mt-6 border border-black px-3 py-3 text-center text-[20px] font-bold tracking-[0.04em]">
        {code}
      </p>
      <p className="mt-3">{words.howTo(shop)}</p>
      <p className="break-all">{window.location.origin}</p>
      <p className="mt-3 text-[13px]">{words.care}</p>
    </article>
  );
}
