import type { OrderDiscount } from "@strive/backend/contracts/discounts";
import { useCurrency } from "~/lib/currency";
import { discountLabel } from "~/lib/order-discounts";
import * as words from "~/words/discounts";
import { SummaryRow } from "./summary-row";

interface DiscountRowsProps {
  discounts: readonly OrderDiscount[];
  /** What a discount takes off, in words; otherwise all of its amount. */
  textOf?: (discount: OrderDiscount) => string;
}

/** A row for each discount. */
export function DiscountRows({ discounts, textOf }: DiscountRowsProps) {
  const { priceOf } = useCurrency();
  return discounts.map((discount) => (
    <SummaryRow key={discount.promotion_id} label={discountLabel(discount)}>
      <span className="whitespace-nowrap text-success">
        {textOf?.(discount) ?? words.less(priceOf(discount.amount))}
      </span>
    </SummaryRow>
  ));
}
