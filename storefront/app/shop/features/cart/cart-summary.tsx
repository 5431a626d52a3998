import { formatMoney, SHIPPING_FEE_RWF } from "@strive/backend/contracts/money";
import { useCartCount, useCartTotalRwf } from "~/lib/cart-atoms";
import { useCurrency } from "~/lib/currency";
import { ChargedNote, SUMMARY_BOX, SummaryRow } from "~/shop/order-summary/order-summary";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Price } from "~/ui/price";

const rwfText = (amountRwf: number): string => formatMoney(amountRwf, "RWF");

export function CartSummary({ onProceed }: { onProceed: () => void }) {
  const count = useCartCount();
  const totalRwf = useCartTotalRwf();
  const { priceOf } = useCurrency();
  return (
    <section aria-label="Summary" className={cx(SUMMARY_BOX, "lg:mt-6")}>
      <dl className="grid gap-2.5 text-[15px]">
        <SummaryRow label="Items">{count}</SummaryRow>
        <SummaryRow label="Total" isTotal>
          <Price amountRwf={totalRwf} />
        </SummaryRow>
      </dl>
      <ChargedNote>
        {`You pay ${rwfText(totalRwf)}, and ${rwfText(SHIPPING_FEE_RWF)} for shipping.`}
      </ChargedNote>
      <Button isFull className="mt-5" onClick={onProceed}>
        Proceed to Checkout
      </Button>
      <p className="mt-3.5 text-[13px] text-ink-3">
        {`Shipping of ${priceOf(SHIPPING_FEE_RWF)} is added at checkout.`}
      </p>
    </section>
  );
}
