import { useCurrency } from "~/lib/currency";
import { saleLabel, type Sale } from "~/lib/sale";
import { Price } from "~/ui/price";
import * as discountWords from "~/words/discounts";
import * as words from "~/words/sale";
import { SummaryRow } from "./summary-row";

/** What the items cost without the sale, and what it takes off. */
export function SaleRows({ sale }: { sale: Sale }) {
  const { priceOf } = useCurrency();
  return (
    <>
      <SummaryRow label={words.items(sale.count)}>
        <Price amountRwf={sale.itemsRwf} />
      </SummaryRow>
      <SummaryRow label={saleLabel(sale)}>
        <span className="whitespace-nowrap text-success">
          {discountWords.less(priceOf(sale.offRwf))}
        </span>
      </SummaryRow>
    </>
  );
}
