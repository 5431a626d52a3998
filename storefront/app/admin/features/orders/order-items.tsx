import type { Order, OrderItem } from "@strive/backend/contracts/orders";
import { dollarsOf, francs } from "~/admin/shell/order-money";
import { discountLabel, discountsOf } from "~/lib/order-discounts";
import { Picture } from "~/ui/picture";
import * as words from "~/words/admin-orders";
import * as discountWords from "~/words/discounts";
import * as priceWords from "~/words/price";
import * as ui from "~/words/ui";
import { colorText } from "./item-words";

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

/** What a piece cost without the sale it was in. */
function Before({ amount }: { amount: number }) {
  return (
    <s className="text-ink-3">
      <span className="sr-only">{priceWords.before}</span>
      {francs(amount)}
    </s>
  );
}

function Item({ order, item }: { order: Order; item: OrderItem }) {
  const { product_name, image, size, color, quantity, unit_price, line_total } = item;
  const { compare_at_price: before = 0 } = item;
  return (
    <li className="grid grid-cols-[60px_minmax(0,1fr)_auto] items-center gap-3.5 py-[7px]">
      <Picture src={image} alt="" sizes="60px" className="aspect-4/5 w-[60px]" />
      <div className="min-w-0">
        <p className="font-strong break-words">{product_name}</p>
        <p className="text-[13.5px] text-ink-2">{`${ui.size(size)} · ${colorText(color)}`}</p>
        <p className="text-[13.5px] text-ink-2">
          {words.times(quantity, dollarsOf(order, unit_price))}
          <span className="text-ink-3">{` · ${francs(unit_price)} `}</span>
          {before > unit_price && <Before amount={before} />}
        </p>
      </div>
      <Money order={order} amount={line_total} />
    </li>
  );
}

/** What was bought, at the prices paid. */
export function OrderItems({ order }: { order: Order }) {
  const sums = [
    { key: "subtotal", label: words.subtotal, amount: order.subtotal },
    ...discountsOf(order).map((discount) => ({
      key: discount.promotion_id,
      label: discountLabel(discount),
      amount: discount.amount,
      isLess: true,
    })),
    { key: "shipping", label: words.shipping, amount: order.shipping_amount },
  ];
  return (
    <>
      <ul aria-label={words.items} className="mb-4 border-b border-line pb-3">
        {order.items.map((item) => (
          <Item key={item.id} order={order} item={item} />
        ))}
      </ul>
      <dl>
        {sums.map(({ key, label, ...money }) => (
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
