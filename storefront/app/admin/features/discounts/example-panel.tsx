import { failureText, useAdminQuery } from "~/admin/data/admin-query";
import { shippingQuery } from "~/admin/data/shipping";
import { francs } from "~/admin/shell/order-money";
import { cx } from "~/ui/cx";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as fields from "~/words/fields";
import * as words from "~/words/admin-discounts";
import { exampleQuery } from "./api";
import { titleOf, type Terms } from "./discount-texts";
import { exampleCart, sourceOf, type ExampleCart } from "./example-cart";

interface LineProps {
  name: string;
  value: string;
  className?: string;
}

function Line({ name, value, className }: LineProps) {
  return (
    <div className={cx("flex justify-between gap-3.5", className)}>
      <dt className="min-w-0 [overflow-wrap:anywhere]">{name}</dt>
      <dd className="flex-none text-right font-medium whitespace-nowrap">{value}</dd>
    </div>
  );
}

function Cart({ cart, label }: { cart: ExampleCart; label: string }) {
  const { name, quantity, goodsRwf, offRwf, deliveryRwf, totalRwf } = cart;
  return (
    <>
      <dl className="grid gap-2.5 text-[15px]">
        <Line
          name={quantity === 1 ? name : words.several(quantity, name)}
          value={francs(goodsRwf)}
        />
        <Line name={label} value={words.less(francs(offRwf))} className="[&_dd]:text-success" />
        <Line name={words.delivery} value={francs(deliveryRwf)} />
        <Line
          name={words.total}
          value={francs(totalRwf)}
          className="mt-1 border-t border-ink pt-3 text-[19px] [&_dd]:font-bold [&_dt]:font-bold"
        />
      </dl>
      {offRwf === 0 && <p className="mt-2 text-[14px] text-ink-2">{words.nothingOff}</p>}
    </>
  );
}

/** What the discount takes off a product of the shop that fits it. */
export function ExamplePanel({ terms }: { terms: Terms }) {
  const products = useAdminQuery(exampleQuery(sourceOf(terms)));
  const shipping = useAdminQuery(shippingQuery());
  const failed = [products, shipping].find(({ data, error }) => data === undefined && error);
  const label = titleOf(terms) || words.thisDiscount;
  const cart =
    products.data && shipping.data ? exampleCart(terms, products.data, shipping.data) : undefined;
  return (
    <section aria-label={words.onACart} className="mt-[18px]">
      <h3 className="mb-2 text-[14px] font-strong text-ink-2">{words.onACart}</h3>
      {failed?.error && (
        <LoadError
          text={fields.failed(words.notShown, failureText(failed.error))}
          onRetry={failed.retry}
        />
      )}
      {!failed && cart === undefined && (
        <div role="status">
          <span className="sr-only">{words.loadingExample}</span>
          <Skeleton className="h-32" />
        </div>
      )}
      {cart === null && <p className="text-[14px] text-ink-2">{words.nothingFits}</p>}
      {cart && <Cart cart={cart} label={label} />}
    </section>
  );
}
