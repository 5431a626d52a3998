import type { Quote } from "@strive/backend/contracts/orders";
import type { HandDiscount } from "@strive/backend/contracts/staff-orders";
import { VAT_RATE, vatOf } from "@strive/backend/contracts/vat";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { failureWords } from "~/admin/data/refusal";
import { FormPanel } from "~/admin/shell/form-panel";
import { francs } from "~/admin/shell/order-money";
import { discountLabel } from "~/lib/order-discounts";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/admin-new-order";
import { publicSettingsQuery } from "./api";
import { DiscountEditor } from "./discount-editor";
import { piecesOf } from "./draft";
import type { NewOrder } from "./use-new-order";

const LINK =
  "inline-flex min-h-11 items-center text-[14px] font-strong underline underline-offset-4 hover:text-red";

interface RowProps {
  label: ReactNode;
  amount: string;
  isLess?: boolean;
}

const Row = ({ label, amount, isLess = false }: RowProps) => (
  <div className="flex items-center justify-between gap-4">
    <dt className="min-w-0 break-words">{label}</dt>
    <dd className={isLess ? "whitespace-nowrap text-success" : "font-strong whitespace-nowrap"}>
      {amount}
    </dd>
  </div>
);

/** The discount by hand takes the place of codes and automatic discounts. */
const byHandLabel = (discount: HandDiscount): string =>
  discount.percent === undefined ? words.discount : words.discountPercent(discount.percent);

/** What of a total is VAT, where the shop is registered for it. */
function Vat({ totalRwf }: { totalRwf: number }) {
  const { data } = useQuery(publicSettingsQuery());
  if (data?.isVatRegistered !== true) return null;
  return (
    <div className="flex justify-between gap-4 text-[13.5px] text-ink-3">
      <dt>{words.includesVat(VAT_RATE)}</dt>
      <dd className="whitespace-nowrap">{francs(vatOf(totalRwf))}</dd>
    </div>
  );
}

interface SumsProps {
  sums: Pick<
    Quote,
    "subtotal" | "discounts" | "discount_amount" | "shipping_amount" | "total_amount"
  >;
  pieces: number;
  discount: HandDiscount | null;
  /** Behind the discount's name. */
  change?: ReactNode;
}

/** What a total is made of. */
export function Sums({ sums, pieces, discount, change }: SumsProps) {
  const { shipping_amount: shippingRwf, discounts, total_amount: totalRwf } = sums;
  return (
    <dl className="grid gap-2">
      <Row label={words.items(pieces)} amount={francs(sums.subtotal)} />
      {discount !== null && (
        <Row
          label={
            <>
              {byHandLabel(discount)} {change}
            </>
          }
          amount={words.less(francs(sums.discount_amount))}
          isLess
        />
      )}
      {discount === null &&
        discounts.map((one) => (
          <Row
            key={one.promotion_id}
            label={discountLabel(one)}
            amount={words.less(francs(one.amount))}
            isLess
          />
        ))}
      <Row
        label={words.delivery}
        amount={shippingRwf === 0 ? words.freeDelivery : francs(shippingRwf)}
      />
      <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t border-ink pt-3 text-[19px] font-bold">
        <dt>{words.total}</dt>
        <dd className="whitespace-nowrap">{francs(totalRwf)}</dd>
      </div>
      <Vat totalRwf={totalRwf} />
    </dl>
  );
}

function Content({ order, change }: { order: NewOrder; change: ReactNode }) {
  const { quote, isNow, error, retry } = order.total;
  const { items, discount } = order.values;
  if (items.length === 0) return <p className="text-ink-2">{words.emptyTotal}</p>;
  return (
    <>
      {error !== null && (
        <LoadError text={failureWords(error, words.totalUnknown)} onRetry={retry} />
      )}
      {quote === undefined && error === null && <Skeleton className="h-[150px]" />}
      {quote !== undefined && (
        <div aria-busy={!isNow || undefined} className={isNow ? undefined : "opacity-50"}>
          <Sums sums={quote} pieces={piecesOf(items)} discount={discount} change={change} />
        </div>
      )}
      <p role="status" className="sr-only">
        {isNow && quote !== undefined
          ? words.totalIs(francs(quote.total_amount))
          : words.loadingTotal}
      </p>
      {discount !== null && (
        <p className="text-[13.5px] text-ink-2 break-words">{words.reasonIs(discount.reason)}</p>
      )}
    </>
  );
}

/** For a button that is drawn anew in another place: it keeps the focus there. */
function useMovingFocus() {
  /** The next that is drawn gets it. */
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    // Nothing was drawn in its place: the focus is not taken from elsewhere later.
    isWanted.current = false;
  });
  const ref = useCallback((button: HTMLButtonElement | null) => {
    if (isWanted.current) button?.focus();
    return () => {
      isWanted.current = document.activeElement === button;
    };
  }, []);
  const want = () => {
    isWanted.current = true;
  };
  return { ref, want };
}

/** What it costs, as the server says, and what staff take off it. */
export function TotalPanel({ order }: { order: NewOrder }) {
  const [isEditing, setIsEditing] = useState(false);
  const { ref, want } = useMovingFocus();
  const { discount, items } = order.values;
  const close = () => {
    setIsEditing(false);
    // What had the focus is gone with the editor.
    want();
  };
  const button = (label: string, name?: string) => (
    <button
      ref={ref}
      type="button"
      aria-label={name}
      onClick={() => setIsEditing(true)}
      className={LINK}
    >
      {label}
    </button>
  );
  const { quote } = order.total;
  // Where no total is shown, the discount may be why: it can be changed all the same.
  const isBelow = discount === null || quote === undefined;
  const change = isEditing ? null : button(words.change, words.changeDiscount);
  return (
    <FormPanel title={words.total}>
      <div className="grid gap-3">
        <Content order={order} change={isBelow ? null : change} />
        {isEditing && (
          <DiscountEditor
            discount={discount}
            onApply={(next) => {
              order.change("discount", next);
              close();
            }}
            onCancel={close}
          />
        )}
        {!isEditing && isBelow && items.length > 0 && (
          <div>{button(discount === null ? words.addDiscount : words.changeDiscount)}</div>
        )}
      </div>
    </FormPanel>
  );
}
