import type { Order, OrderItem } from "@strive/backend/contracts/orders";
import { dollarsOf, francs } from "~/admin/shell/order-money";
import { Picture } from "~/ui/picture";
import * as words from "~/words/admin-orders";
import * as ui from "~/words/ui";
import { colorText } from "./item-words";

/** Dollars at the order's own rate, the francs small below. */
function Money({ order, amount }: { order: Order; amount: number }) {
  return (
    <span className="block text-right">
      <span className="font-strong">{dollarsOf(order, amount)}</span>
      <span className="block text-[13px] font-normal whitespace-nowrap text-ink-3">
        {francs(amount)}
      </span>
    </span>
  );
}

function Item({ order, item }: { order: Order; item: OrderItem }) {
  const { product_name, image, size, color, quantity, unit_price, line_total } = item;
  return (
    <li className="grid grid-cols-[60px_minmax(0,1fr)_auto] items-center gap-3.5 py-[7px]">
      <Picture src={image} alt="" sizes="60px" className="aspect-4/5 w-[60px]" />
      <div className="min-w-0">
        <p className="font-strong break-words">{product_name}</p>
        <p className="text-[13.5px] text-ink-2">{`${ui.size(size)} · ${colorText(color)}`}</p>
        <p className="text-[13.5px] text-ink-2">
          {words.times(quantity, dollarsOf(order, unit_price))}
          <span className="text-ink-3">{` · ${francs(unit_price)}`}</span>
        </p>
      </div>
      <Money order={order} amount={line_total} />
    </li>
  );
}

/** What was bought, at the prices paid. */
export function OrderItems({ order }: { order: Order }) {
  const sums = [
    [words.subtotal, order.subtotal],
    [words.shipping, order.shipping_amount],
  ] as const;
  return (
    <>
      <ul aria-label={words.items} className="mb-4 border-b border-line pb-3">
        {order.items.map((item) => (
          <Item key={item.id} order={order} item={item} />
        ))}
      </ul>
      <dl>
        {sums.map(([label, amount]) => (
          <div key={label} className="mb-2 flex justify-between gap-4">
            <dt>{label}</dt>
            <dd>
              <Money order={order} amount={amount} />
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-ink pt-3.5 text-[19px] font-bold">
          <dt>{words.totalAmount}</dt>
          <dd>
            <Money order={order} amount={order.total_amount} />
          </dd>
        </div>
      </dl>
    </>
  );
}
