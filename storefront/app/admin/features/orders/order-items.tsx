import type { Order, OrderItem } from "@strive/backend/contracts/orders";
import { dollarsOf, francs } from "~/admin/shell/order-money";
import { Picture } from "~/ui/picture";
import * as words from "~/words/admin-orders";
import * as discountWords from "~/words/discounts";
import { EditItems } from "./edit-items";
import { itemText } from "./item-words";
import { sumsOf } from "./order-sums";
import { PriceBefore } from "./price-before";

interface MoneyProps {
  order: Order;
  amount: number;
  /** The amount is taken off. */
  isLess?: boolean;
}

/** Dollars at the order's own rate, the francs small below. */
function Money({ order, amount, isLess = false }: MoneyProps) {
  const textOf = (price: string) => (isLess ? discountWords.less(price) : price);
  return (
    <span className="block text-right">
      <span className="font-strong">{textOf(dollarsOf(order, amount))}</span>
      <span className="block text-[13px] font-normal whitespace-nowrap text-ink-3">
        {textOf(francs(amount))}
      </span>
    </span>
  );
}

function Item({ order, item }: { order: Order; item: OrderItem }) {
  const { product_name, image, quantity, unit_price, line_total } = item;
  return (
    <li className="grid grid-cols-[60px_minmax(0,1fr)_auto] items-center gap-3.5 py-[7px]">
      <Picture src={image} alt="" sizes="60px" className="aspect-4/5 w-[60px]" />
      <div className="min-w-0">
        <p className="font-strong break-words">{product_name}</p>
        <p className="text-[13.5px] text-ink-2">{itemText(item)}</p>
        <p className="text-[13.5px] text-ink-2">
          {words.times(quantity, dollarsOf(order, unit_price))}
          <span className="text-ink-3">{` · ${francs(unit_price)} `}</span>
          <PriceBefore item={item} className="text-ink-3" />
        </p>
      </div>
      <Money order={order} amount={line_total} />
    </li>
  );
}

/** What was bought, at the prices paid. */
export function OrderItems({ order }: { order: Order }) {
  return (
    <>
      <ul aria-label={words.items} className="mb-4 border-b border-line pb-3">
        {order.items.map((item) => (
          <Item key={item.id} order={order} item={item} />
        ))}
      </ul>
      <EditItems order={order} />
      <dl>
        {sumsOf(order).map(({ key, label, ...money }) => (
          <div key={key} className="mb-2 flex justify-between gap-4">
            <dt className="min-w-0 wrap-anywhere">{label}</dt>
            <dd>
              <Money order={order} {...money} />
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
