import type { OrderItem } from "@strive/backend/contracts/orders";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/price";

interface PriceBeforeProps {
  item: OrderItem;
  className?: string;
}

/** What a piece cost without the sale it was in; nothing where it was in none. */
export function PriceBefore({ item, className }: PriceBeforeProps) {
  const { compare_at_price: before = 0, unit_price } = item;
  if (before <= unit_price) return null;
  return (
    <s className={className}>
      <span className="sr-only">{words.before}</span>
      {francs(before)}
    </s>
  );
}
