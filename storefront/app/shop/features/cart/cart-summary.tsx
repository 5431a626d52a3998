import { formatMoney } from "@strive/backend/contracts/money";
import { useQuery } from "@tanstack/react-query";
import { countOf } from "~/lib/cart-rules";
import { useCurrency } from "~/lib/currency";
import { giftCardsRwfOf, goodsRwfOf, totalRwfOf } from "~/lib/line-totals";
import { saleOf } from "~/lib/sale";
import { CreditSwitch } from "~/shop/credits/credit-switch";
import { GiftCardNote } from "~/shop/credits/gift-card-note";
import { takeCredit } from "~/shop/credits/take-credit";
import { useTill } from "~/shop/credits/use-till";
import { CodeBox } from "~/shop/discounts/code-box";
import { givesText } from "~/shop/discounts/gives-text";
import type { PricedLine } from "~/shop/line-check/priced-lines";
import { CreditRows } from "~/shop/order-summary/credit-rows";
import { DiscountRows } from "~/shop/order-summary/discount-rows";
import { ChargedNote, SUMMARY_BOX } from "~/shop/order-summary/order-summary";
import { SaleRows } from "~/shop/order-summary/sale-rows";
import { SummaryRow } from "~/shop/order-summary/summary-row";
import { deliveryTermsOf } from "~/shop/shipping/delivery-terms";
import { freeDeliveryOf } from "~/shop/shipping/free-delivery";
import { FreeDeliveryBar } from "~/shop/shipping/free-delivery-bar";
import { shippingQuery } from "~/shop/shipping/shipping-query";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Price } from "~/ui/price";
import * as words from "~/words/cart";
import * as creditWords from "~/words/credits";
import * as orderWords from "~/words/orders";
import { cartTotalsOf } from "./cart-totals";

const rwfText = (amountRwf: number): string => formatMoney(amountRwf, "RWF");

/** What the delivery costs that is added later, and what of it credit leaves to pay. */
function shippingText(
  goodsRwf: number | null,
  feeRwf: number,
  feeDueRwf: number,
  priceOf: (amountRwf: number) => string,
): string {
  if (goodsRwf === null) return words.mailed;
  if (feeRwf === 0) return words.freeShipping;
  const added = words.shippingAdded(priceOf(feeRwf));
  if (feeDueRwf === feeRwf) return added;
  const paid =
    feeDueRwf === 0 ? creditWords.paysShipping : creditWords.paysAllBut(priceOf(feeDueRwf));
  return `${added} ${paid}`;
}

interface CartSummaryProps {
  lines: readonly PricedLine[];
  onProceed: () => void;
}

export function CartSummary({ lines, onProceed }: CartSummaryProps) {
  const goodsRwf = goodsRwfOf(lines);
  const giftCardsRwf = giftCardsRwfOf(lines);
  const { priceOf } = useCurrency();
  const shipping = useQuery(shippingQuery());
  const terms = deliveryTermsOf(shipping.data);
  const till = useTill(lines, null);
  const { discounts, credits } = till;
  const { rows, quotedShippingRwf } = discounts;
  const shippingRwf = discounts.shippingRwf ?? terms.feeRwf(goodsRwf, null);
  const counted = { shippingRwf, discounts: rows };
  const { totalRwf, feeRwf } = cartTotalsOf({ ...counted, subtotalRwf: totalRwfOf(lines) });
  const taken = takeCredit(totalRwf, credits.balances, giftCardsRwf);
  const withFee = takeCredit(totalRwf + feeRwf, credits.balances, giftCardsRwf);
  const feeDueRwf = withFee.dueRwf - taken.dueRwf;
  const sale = saleOf(lines);
  return (
    <section aria-label={words.summary} className={cx(SUMMARY_BOX, "lg:mt-6")}>
      <FreeDeliveryBar
        way={freeDeliveryOf({ ...counted, goodsRwf, terms, district: null })}
        isLoading={shipping.isLoading}
      />
      <CodeBox till={till} />
      <CreditSwitch own={credits.own} />
      <GiftCardNote credits={credits} />
      <dl className="grid gap-2.5 text-[15px]">
        {sale === null ? (
          <SummaryRow label={words.itemsLabel}>{countOf(lines)}</SummaryRow>
        ) : (
          <SaleRows sale={sale} />
        )}
        <DiscountRows
          discounts={rows}
          textOf={(discount) => givesText(discount, quotedShippingRwf, priceOf)}
        />
        <SummaryRow label={words.total} isTotal>
          <Price amountRwf={totalRwf} />
        </SummaryRow>
        <CreditRows {...taken} />
      </dl>
      <ChargedNote>
        {feeDueRwf === 0
          ? orderWords.youPay(rwfText(taken.dueRwf))
          : words.youPay(rwfText(taken.dueRwf), rwfText(feeDueRwf))}
      </ChargedNote>
      <Button isFull className="mt-5" onClick={onProceed}>
        {words.proceed}
      </Button>
      <p className="mt-3.5 text-[13px] text-ink-3">
        {shippingText(goodsRwf, feeRwf, feeDueRwf, priceOf)}
      </p>
    </section>
  );
}
