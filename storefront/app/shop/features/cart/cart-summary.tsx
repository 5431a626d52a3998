import { formatMoney } from "@strive/backend/contracts/money";
import { useQuery } from "@tanstack/react-query";
import { useCartCount, useCartTotalRwf } from "~/lib/cart-atoms";
import { useCurrency } from "~/lib/currency";
import { ChargedNote, SUMMARY_BOX, SummaryRow } from "~/shop/order-summary/order-summary";
import { deliveryTermsOf } from "~/shop/shipping/delivery-terms";
import { shippingQuery } from "~/shop/shipping/shipping-query";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Price } from "~/ui/price";
import * as words from "~/words/cart";

const rwfText = (amountRwf: number): string => formatMoney(amountRwf, "RWF");

export function CartSummary({ onProceed }: { onProceed: () => void }) {
  const count = useCartCount();
  const totalRwf = useCartTotalRwf();
  const { priceOf } = useCurrency();
  const { data: shipping } = useQuery(shippingQuery());
  const feeRwf = deliveryTermsOf(shipping).feeRwf(totalRwf, null);
  return (
    <section aria-label={words.summary} className={cx(SUMMARY_BOX, "lg:mt-6")}>
      <dl className="grid gap-2.5 text-[15px]">
        <SummaryRow label={words.itemsLabel}>{count}</SummaryRow>
        <SummaryRow label={words.total} isTotal>
          <Price amountRwf={totalRwf} />
        </SummaryRow>
      </dl>
      <ChargedNote>{words.youPay(rwfText(totalRwf), rwfText(feeRwf))}</ChargedNote>
      <Button isFull className="mt-5" onClick={onProceed}>
        {words.proceed}
      </Button>
      <p className="mt-3.5 text-[13px] text-ink-3">
        {feeRwf === 0 ? words.freeShipping : words.shippingAdded(priceOf(feeRwf))}
      </p>
    </section>
  );
}
