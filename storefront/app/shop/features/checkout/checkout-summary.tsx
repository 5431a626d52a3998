import { districtOf } from "@strive/backend/contracts/places";
import { BRAND } from "~/lib/brand";
import { lineTotalRwf, type CartLine } from "~/lib/cart-rules";
import { OrderSummary } from "~/shop/order-summary/order-summary";
import { totalsOf } from "~/shop/order-summary/totals";
import { promiseText } from "./shipping-fields";

/** The promise for the chosen district; both promises while there is none. */
function promisesFor(typed: string): ReadonlyArray<{ where: string; promise: string }> {
  const district = districtOf(typed);
  return district === null ? BRAND.delivery : [{ where: district, promise: promiseText(district) }];
}

export function CheckoutSummary({ lines, district }: { lines: CartLine[]; district: string }) {
  return (
    <OrderSummary
      lines={lines.map((line) => ({ ...line, lineTotalRwf: lineTotalRwf(line) }))}
      totals={totalsOf(lines)}
    >
      <dl className="mt-[22px] border-t border-line">
        {promisesFor(district).map(({ where, promise }) => (
          <div
            key={where}
            className="flex justify-between gap-4 border-b border-line py-[13px] text-[15px]"
          >
            <dt className="font-strong">{where}</dt>
            <dd>{promise}</dd>
          </div>
        ))}
      </dl>
    </OrderSummary>
  );
}
