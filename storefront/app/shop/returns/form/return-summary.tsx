import { formatMoney } from "@strive/backend/contracts/money";
import { useId } from "react";
import { labelOfColor } from "~/lib/variant-choice";
import { SUMMARY_BOX } from "~/shop/order-summary/order-summary";
import { SummaryRow } from "~/shop/order-summary/summary-row";
import { Picture } from "~/ui/picture";
import * as uiWords from "~/words/ui";
import * as words from "~/words/returns";
import type { ChosenLine } from "./return-draft";
import type { ReturnFormState } from "./use-return-form";

function Line({ line: { item, quantity, amountRwf } }: { line: ChosenLine }) {
  return (
    <li className="grid grid-cols-[60px_1fr_auto] items-center gap-3.5 text-[14px]">
      <Picture src={item.image} alt="" sizes="60px" className="aspect-4/5 w-[60px]" />
      <div className="min-w-0">
        <p className="text-[14.5px] leading-[1.3] font-strong wrap-anywhere">{item.product_name}</p>
        <p className="text-[13px] text-ink-2">
          {uiWords.variant(item.size, labelOfColor(item.color), quantity)}
        </p>
      </div>
      <span className="font-bold whitespace-nowrap">{formatMoney(amountRwf, "RWF")}</span>
    </li>
  );
}

/** What is chosen so far, and what comes back for it. */
export function ReturnSummary({ form: { lines, amountRwf, draft } }: { form: ReturnFormState }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={SUMMARY_BOX}>
      <h2 id={titleId} className="mb-3.5 title-2 text-[19px]!">
        {words.summary}
      </h2>
      <ul className="mb-[18px] grid gap-3.5">
        {lines.map((line) => (
          <Line key={line.item.id} line={line} />
        ))}
      </ul>
      <dl>
        <SummaryRow
          label={draft.refundTo === "credit" ? words.storeCredit : words.moneyBack}
          isTotal
        >
          {formatMoney(amountRwf, "RWF")}
        </SummaryRow>
      </dl>
    </section>
  );
}
