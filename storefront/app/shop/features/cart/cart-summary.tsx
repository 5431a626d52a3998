import { formatMoney } from "@strive/backend/contracts/money";
import { useQuery } from "@tanstack/react-query";
import { useCartCount, useCartLines, useCartTotalRwf } from "~/lib/cart-atoms";
import { useCurrency } from "~/lib/currency";
import { CreditSwitch } from "~/shop/credits/credit-switch";
import { takeCredit } from "~/shop/credits/take-credit";
import { useTill } from "~/shop/credits/use-till";
import { CodeBox } from "~/shop/discounts/code-box";
import { givesText } from "~/shop/discounts/gives-text";
import { CreditRows } from "~/shop/order-summary/credit-rows";
import { DiscountRows } from "~/shop/order-summary/discount-rows";
import { ChargedNote, SUMMARY_BOX } from "~/shop/order-summary/order-summary";
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
  feeRwf: number,
  feeDueRwf: number,
  priceOf: (amountRwf: number) => string,
): string {
  if (feeRwf === 0) return words.freeShipping;
  const added = words.shippingAdded(priceOf(feeRwf));
  if (feeDueRwf === feeRwf) return added;
  const paid =
    feeDueRwf === 0 ? creditWords.paysShipping : creditWords.paysAllBut(priceOf(feeDueRwf));
  return `${added} ${paid}`;
}

export function CartSummary({ onProceed }: { onProceed: () => void }) {
  const count = useCartCount();
  const goodsRwf = useCartTotalRwf();
  const { priceOf } = useCurrency();
  const shipping = useQuery(shippingQuery());
  const terms = deliveryTermsOf(shipping.data);
  const till = useTill(useCartLines(), null);
  const { discounts, credits } = till;
  const { rows, quotedShippingRwf } = discounts;
  const shippingRwf = discounts.shippingRwf ?? terms.feeRwf(goodsRwf, null);
  const counted = { goodsRwf, shippingRwf, discounts: rows };
  const { totalRwf, feeRwf } = cartTotalsOf(counted);
  const taken = takeCredit(totalRwf, credits.balances);
  const withFee = takeCredit(totalRwf + feeRwf, credits.balances);
  const feeDueRwf = withFee.dueRwf - taken.dueRwf;
  return (
    <section aria-label={words.summary} className={cx(SUMMARY_BOX, "lg:mt-6")}>
      <FreeDeliveryBar
        way={freeDeliveryOf({ ...counted, terms, district: null })}
        isLoading={shipping.isLoading}
      />
      <CodeBox till={till} />
      <CreditSwitch own={credits.own} />
      <dl className="grid gap-2.5 text-[15px]">
        <SummaryRow label={words.itemsLabel}>{count}</SummaryRow>
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
      <p className="mt-3.5 text-[13px] text-ink-3">{shippingText(feeRwf, feeDueRwf, priceOf)}</p>
    </section>
  );
}
