import { formatMoney } from "@strive/backend/contracts/money";
import { useId, type ReactNode } from "react";
import { useCurrency } from "~/lib/currency";
import { saleOf } from "~/lib/sale";
import { Picture } from "~/ui/picture";
import { Price } from "~/ui/price";
import * as words from "~/words/orders";
import { variantText } from "../variant-text";
import { CreditRows } from "./credit-rows";
import { DiscountRows } from "./discount-rows";
import { SaleRows } from "./sale-rows";
import { SummaryRow } from "./summary-row";
import type { PaidPart } from "../credits/take-credit";
import type { Totals } from "./totals";

export interface SummaryLine {
  id: string;
  name: string;
  image: string | null;
  size: string;
  color: string;
  quantity: number;
  /** Whole RWF per unit. */
  price: number;
  lineTotalRwf: number;
  /** What it would cost without the sale it is in; null: it is in none. */
  beforeRwf?: number | null;
  isGiftCard?: true | undefined;
}

/** The paper box beside a list or a form. */
export const SUMMARY_BOX = "border border-line bg-paper px-[22px] py-6 lg:sticky lg:top-24 lg:p-7";

function Line({ line }: { line: SummaryLine }) {
  const { priceOf } = useCurrency();
  return (
    <li className="grid grid-cols-[60px_1fr_auto] items-center gap-3.5 text-[14px]">
      <Picture src={line.image} alt="" sizes="60px" className="aspect-4/5 w-[60px]" />
      <div>
        <p className="text-[14.5px] leading-[1.3] font-strong">{line.name}</p>
        <p className="text-[13px] text-ink-2">{variantText(line, priceOf)}</p>
      </div>
      <Price
        amountRwf={line.lineTotalRwf}
        beforeRwf={line.beforeRwf ?? null}
        className="flex flex-col items-end font-bold"
      />
    </li>
  );
}

/** Money is charged in RWF: says how much wherever another currency is shown. */
export function ChargedNote({ children }: { children: string }) {
  const { currency } = useCurrency();
  if (currency === "RWF") return null;
  return <p className="mt-3.5 text-[13px] text-ink-3">{children}</p>;
}

interface OrderSummaryProps {
  lines: readonly SummaryLine[];
  totals: Omit<Totals, "credits"> & { credits: readonly PaidPart[] };
  /** How what credit leaves is called. */
  dueLabel?: string | undefined;
  /** Between the lines and the totals. */
  code?: ReactNode;
  /** Below the totals. */
  children?: ReactNode;
}

export function OrderSummary({ lines, totals, dueLabel, code, children }: OrderSummaryProps) {
  const titleId = useId();
  const sale = saleOf(lines);
  return (
    <section aria-labelledby={titleId} className={SUMMARY_BOX}>
      <h2 id={titleId} className="mb-3.5 title-2 text-[19px]!">
        {words.summary}
      </h2>
      <ul className="mb-[18px] grid gap-3.5 border-b border-line pb-[18px]">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {code}
      <dl className="grid gap-2.5 text-[15px]">
        {sale === null ? (
          <SummaryRow label={words.subtotal}>
            <Price amountRwf={totals.subtotalRwf} />
          </SummaryRow>
        ) : (
          <SaleRows sale={sale} />
        )}
        <DiscountRows discounts={totals.discounts} />
        <SummaryRow label={words.shipping}>
          {totals.shippingRwf === 0 ? words.free : <Price amountRwf={totals.shippingRwf} />}
        </SummaryRow>
        <SummaryRow label={words.total} isTotal>
          <Price amountRwf={totals.totalRwf} />
        </SummaryRow>
        <CreditRows credits={totals.credits} dueRwf={totals.dueRwf} label={dueLabel} />
      </dl>
      <ChargedNote>{words.youPay(formatMoney(totals.dueRwf, "RWF"))}</ChargedNote>
      {children}
    </section>
  );
}
