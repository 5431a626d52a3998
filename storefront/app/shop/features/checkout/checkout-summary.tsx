import { Fragment, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { goodsRwfOf } from "~/lib/line-totals";
import { paths } from "~/lib/paths";
import type { PricedLine } from "~/shop/line-check/priced-lines";
import { OrderSummary } from "~/shop/order-summary/order-summary";
import type { Totals } from "~/shop/order-summary/totals";
import type { DeliveryTerms } from "~/shop/shipping/delivery-terms";
import { freeDeliveryOf } from "~/shop/shipping/free-delivery";
import { FreeDeliveryBar } from "~/shop/shipping/free-delivery-bar";
import { delivery } from "~/words/brand";
import * as words from "~/words/checkout";

interface CheckoutSummaryProps {
  lines: PricedLine[];
  totals: Totals;
  /** Null until one of the 30 is chosen. */
  district: string | null;
  isPickup: boolean;
  terms: DeliveryTerms;
  isLoadingTerms: boolean;
  /** What lowers it: codes, credit. */
  code: ReactNode;
  /** Places the order. */
  children: ReactNode;
}

function promisesOf(district: string | null, isPickup: boolean, terms: DeliveryTerms) {
  if (isPickup) return [{ where: words.collectShort, promise: words.whenReady }];
  return district === null ? delivery : [{ where: district, promise: terms.promise(district) }];
}

/** What the chosen district costs and takes; both promises while there is none. */
export function CheckoutSummary({
  lines,
  totals,
  district,
  isPickup,
  terms,
  isLoadingTerms,
  code,
  children,
}: CheckoutSummaryProps) {
  const goodsRwf = goodsRwfOf(lines);
  const promises = promisesOf(district, isPickup, terms);
  const way = freeDeliveryOf({ ...totals, goodsRwf, terms, district });
  return (
    <OrderSummary
      lines={lines}
      totals={totals}
      code={
        <>
          <FreeDeliveryBar way={way} isLoading={isLoadingTerms} />
          {code}
        </>
      }
    >
      {goodsRwf !== null && (
        <dl className="mt-[22px] border-t border-line">
          {promises.map(({ where, promise }) => (
            <div
              key={where}
              className="flex justify-between gap-4 border-b border-line py-[13px] text-[15px]"
            >
              <dt className="font-strong">{where}</dt>
              <dd>{promise}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      <p className="mt-4 text-[13px] text-ink-3">
        {words
          .accept(
            <Link to={paths.terms()} className="font-strong underline underline-offset-3">
              {words.terms}
            </Link>,
          )
          .map((part, index) => (
            <Fragment key={index}>{part}</Fragment>
          ))}
      </p>
    </OrderSummary>
  );
}
