import { useCurrency } from "~/lib/currency";
import { Price } from "~/ui/price";
import * as words from "~/words/credits";
import * as discountWords from "~/words/discounts";
import { creditLabel } from "../credits/credit-label";
import type { PaidPart } from "../credits/take-credit";
import { SummaryRow } from "./summary-row";

interface CreditRowsProps {
  credits: readonly PaidPart[];
  /** What they leave; whole RWF. */
  dueRwf: number;
  /** How the last row is called. */
  label?: string | undefined;
}

/** A row for each credit that pays, and what is left; nothing where none does. */
export function CreditRows({ credits, dueRwf, label = words.toPay }: CreditRowsProps) {
  const { priceOf } = useCurrency();
  if (credits.length === 0) return null;
  return (
    <>
      {credits.map((credit, at) => (
        <SummaryRow key={`${at} ${creditLabel(credit)}`} label={creditLabel(credit)}>
          <span className="whitespace-nowrap text-success">
            {discountWords.less(priceOf(credit.amount))}
          </span>
        </SummaryRow>
      ))}
      <SummaryRow label={label} isTotal>
        <Price amountRwf={dueRwf} />
      </SummaryRow>
    </>
  );
}
