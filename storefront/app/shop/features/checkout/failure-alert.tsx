import { useEffect, useRef, type ReactNode } from "react";
import type { CartLine } from "~/lib/cart-rules";
import { lineTotalRwf } from "~/lib/line-totals";
import { labelOfColor } from "~/lib/variant-choice";
import { useCurrency } from "~/lib/currency";
import { discountLabel } from "~/lib/order-discounts";
import { creditLabel } from "~/shop/credits/credit-label";
import { refusalText } from "~/shop/discounts/refusal-text";
import type { Totals } from "~/shop/order-summary/totals";
import { variantText } from "~/shop/variant-text";
import { Button, ButtonLink } from "~/ui/button";
import { Message } from "~/ui/message";
import * as words from "~/words/checkout";
import * as creditWords from "~/words/credits";
import * as discountWords from "~/words/discounts";
import { shortagesOf, type CheckoutFailure, type Shortage } from "./checkout-failure";
import { changedCredits, changedDiscounts, repriced, type NewPrices } from "./price-change";
import type { Placing } from "./use-place-order";

interface FailureAlertProps {
  failure: CheckoutFailure;
  lines: readonly CartLine[];
  /** The order that failed, as the shopper saw it. */
  sent: Placing | null;
  /** What it costs now. */
  totals: Totals;
  /** Where the lines come from. */
  back: { to: string; label: string };
  /** On the way there. */
  onBack: () => void;
  onUseWhatIsLeft: (shortages: readonly Shortage[]) => void;
  /** Sends once more what was sent before: the same order, if there is one. */
  onOpenEarlier: () => void;
  onPlaceAnother: () => void;
}

function ShortageList({ shortages }: { shortages: readonly Shortage[] }) {
  return (
    <ul className="mt-2 grid gap-1 text-[14px]">
      {shortages.map(({ line, available }) => (
        <li key={line.id}>
          <b className="font-strong">{line.name}</b>
          {words.shortLine(
            line.size,
            labelOfColor(line.color),
            available > 0 ? words.someLeft(available, line.quantity) : words.noneLeft,
          )}
        </li>
      ))}
    </ul>
  );
}

interface NewAmountProps {
  nowRwf: number;
  beforeRwf: number;
  /** The amounts are taken off. */
  isLess?: boolean;
}

/** What it is now, and behind it what it was. */
function NewAmount({ nowRwf, beforeRwf, isLess = false }: NewAmountProps) {
  const { priceOf } = useCurrency();
  const textOf = (amountRwf: number) =>
    isLess && amountRwf > 0 ? discountWords.less(priceOf(amountRwf)) : priceOf(amountRwf);
  return (
    <span className="flex flex-none flex-wrap justify-end gap-x-2.5">
      <b className="font-bold">{textOf(nowRwf)}</b>
      <span className="text-ink-3">
        <span className="sr-only">{words.before} </span>
        <s>{textOf(beforeRwf)}</s>
      </span>
    </span>
  );
}

const PRICE_ROW = "flex justify-between gap-4 border-b border-line py-3";

interface NewTotalProps {
  now: Pick<Totals, "dueRwf" | "credits">;
  before: Pick<Totals, "dueRwf" | "credits">;
}

/** What is to be paid; it is no total where credit pays a part of it. */
function NewTotal({ now, before }: NewTotalProps) {
  const isTotal = now.credits.length + before.credits.length === 0;
  return (
    <li className={`${PRICE_ROW} text-[16px]`}>
      <b className="font-bold">{isTotal ? words.newTotal : creditWords.toPay}</b>
      <NewAmount nowRwf={now.dueRwf} beforeRwf={before.dueRwf} />
    </li>
  );
}

interface PriceListProps {
  sent: Placing;
  prices: NewPrices;
  /** What it costs now. */
  now: Totals;
}

/** Each thing that costs something else than it did, and the new total. */
function PriceList({ sent, prices, now: totalsNow }: PriceListProps) {
  const { body, lines, totals } = sent;
  const { priceOf } = useCurrency();
  const now = repriced(lines, prices);
  return (
    <ul className="border-t border-line text-[14px]">
      {lines.map((line, at) => {
        const nowRwf = lineTotalRwf(now[at] ?? line);
        const beforeRwf = lineTotalRwf(line);
        return nowRwf === beforeRwf ? null : (
          <li key={line.id} className={PRICE_ROW}>
            <span>
              <b className="block font-strong">{line.name}</b>
              <span className="text-[13px] text-ink-2">{variantText(line, priceOf)}</span>
            </span>
            <NewAmount nowRwf={nowRwf} beforeRwf={beforeRwf} />
          </li>
        );
      })}
      {changedDiscounts(totals.discounts, prices.discounts).map(({ discount, ...amounts }) => (
        <li key={discount.promotion_id} className={PRICE_ROW}>
          <b className="font-strong wrap-anywhere">{discountLabel(discount)}</b>
          <NewAmount {...amounts} isLess />
        </li>
      ))}
      {prices.shippingRwf !== totals.shippingRwf && (
        <li className={PRICE_ROW}>
          <b className="font-strong">{words.delivery(body.district ?? "")}</b>
          <NewAmount nowRwf={prices.shippingRwf} beforeRwf={totals.shippingRwf} />
        </li>
      )}
      {changedCredits(totals.credits, prices.credits).map(({ credit, ...amounts }) => (
        <li key={creditLabel(credit)} className={PRICE_ROW}>
          <b className="font-strong">{creditLabel(credit)}</b>
          <NewAmount nowRwf={amounts.nowRwf} beforeRwf={amounts.beforeRwf} isLess />
        </li>
      ))}
      <NewTotal now={totalsNow} before={totals} />
    </ul>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-3.5 flex flex-wrap gap-3">{children}</div>;
}

function Remedy(props: FailureAlertProps) {
  const { failure, lines } = props;
  if (failure.kind === "shortage") {
    const shortages = shortagesOf(failure.lines, lines);
    return (
      <>
        <ShortageList shortages={shortages} />
        <Actions>
          <Button tone="line" size="sm" onClick={() => props.onUseWhatIsLeft(shortages)}>
            {words.useWhatIsLeft}
          </Button>
        </Actions>
      </>
    );
  }
  if (failure.kind === "repriced") {
    return (
      <>
        {props.sent !== null && (
          <PriceList sent={props.sent} prices={failure.prices} now={props.totals} />
        )}
        <Actions>
          <ButtonLink tone="line" size="sm" to={props.back.to} onClick={props.onBack}>
            {props.back.label}
          </ButtonLink>
        </Actions>
      </>
    );
  }
  if (failure.kind === "code" || failure.kind === "card") {
    const now = props.totals;
    const before = props.sent?.totals ?? now;
    return now.dueRwf === before.dueRwf ? null : (
      <ul className="border-t border-line text-[14px]">
        <NewTotal now={now} before={before} />
      </ul>
    );
  }
  if (failure.kind === "sent-before") {
    return (
      <Actions>
        <Button tone="line" size="sm" onClick={props.onOpenEarlier}>
          {words.openEarlier}
        </Button>
        <Button tone="line" size="sm" onClick={props.onPlaceAnother}>
          {words.placeAnother}
        </Button>
      </Actions>
    );
  }
  return null;
}

type PriceOf = (amountRwf: number) => string;

/** Where nothing but the credit is another one: what is left of what pays less than it did. */
function creditTexts(prices: NewPrices, { totals }: Placing, priceOf: PriceOf): string[] {
  if (prices.totalRwf !== totals.totalRwf) return [];
  const less = changedCredits(totals.credits, prices.credits).filter(
    ({ nowRwf, beforeRwf }) => nowRwf < beforeRwf,
  );
  return less.map(({ credit, balanceRwf }) => {
    if (credit.ends_with !== null) {
      return creditWords.cardChanged(credit.ends_with, priceOf(balanceRwf));
    }
    return balanceRwf === 0
      ? creditWords.creditGone
      : creditWords.creditChanged(priceOf(balanceRwf));
  });
}

function textOf({ failure, sent }: FailureAlertProps, priceOf: PriceOf): string {
  if (failure.kind === "code") return refusalText(failure.refusal, priceOf);
  if (failure.kind !== "repriced" || sent === null) return failure.text;
  return creditTexts(failure.prices, sent, priceOf).join(" ") || failure.text;
}

/** What went wrong, where that leaves money and order, and the way on. Takes the focus. */
export function FailureAlert(props: FailureAlertProps) {
  const { failure } = props;
  const ref = useRef<HTMLDivElement>(null);
  const { priceOf } = useCurrency();
  const text = textOf(props, priceOf);
  useEffect(() => {
    // Wrong fields take the focus themselves.
    if (failure.kind !== "fields") ref.current?.focus();
  }, [failure.kind]);
  return (
    <div ref={ref} tabIndex={-1} className="mb-5 outline-none">
      <Message tone="danger" className="items-start!">
        <span className="block">{text}</span>
        {failure.help !== null && (
          <span className="mt-1 block font-medium text-ink">{failure.help}</span>
        )}
      </Message>
      <Remedy {...props} />
    </div>
  );
}
