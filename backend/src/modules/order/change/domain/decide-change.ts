import { formatMoney } from "../../../../contracts/money";
import type { OrderItem } from "../../../../contracts/orders";
import { deliveredRwf, shippingFeeRwf } from "../../../../contracts/shipping";
import type { Terms } from "../../checkout/domain/terms";

/** What delivery of these lines costs more or less in one district than in another, whole RWF. */
export function feeDifference(items: readonly OrderItem[], from: Terms, to: Terms): number {
  const delivered = deliveredRwf(
    items.map(({ line_total, is_gift_card }) => ({
      lineTotalRwf: line_total,
      isGiftCard: is_gift_card ?? false,
    })),
  );
  const feeIn = ({ shipping, district }: Terms) => shippingFeeRwf(shipping, delivered, district);
  return feeIn(to) - feeIn(from);
}

/** "RWF 1,000 more" */
export const differenceText = (rwf: number): string =>
  `${formatMoney(Math.abs(rwf), "RWF")} ${rwf > 0 ? "more" : "less"}`;
