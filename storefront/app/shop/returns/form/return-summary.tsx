import { formatMoney } from "@strive/backend/contracts/money";
import { useId } from "react";
import { labelOfColor } from "~/lib/variant-choice";
import { SUMMARY_BOX } from "~/shop/order-summary/order-summary";
import { SummaryRow } from "~/shop/order-summary/summary-row";
import { Picture } from "~/ui/picture";
import * as uiWords from "~/words/ui";
import * as words from "~/words/returns";
import { REFUND_WORDS } from "../return-words";
import { changeText, type WantedLine } from "./exchange-lines";
import { swappedText } from "./exchange-texts";
import type { ChosenLine } from "./return-draft";
import type { ExchangeState } from "./use-exchange";
import type { ReturnFormState } from "./use-return-form";

interface LineProps {
  line: ChosenLine;
  /** What is wanted for it; undefined: the money. */
  wanted: WantedLine | undefined;
}

function Line({ line: { item, quantity, amountRwf }, wanted }: LineProps) {
  return (
    <li className="grid grid-cols-[60px_1fr_auto] items-center gap-3.5 text-[14px]">
      <Picture src={item.image} alt="" sizes="60px" className="aspect-4/5 w-[60px]" />
      <div className="min-w-0">
        <p className="text-[14.5px] leading-[1.3] font-strong wrap-anywhere">{item.product_name}</p>
        <p className="text-[13px] text-ink-2">
          {uiWords.variant(item.size, labelOfColor(item.color), quantity)}
        </p>
        {wanted !== undefined && <p className="text-[13px] text-ink-2">{swappedText(wanted)}</p>}
      </div>
      <span className="font-bold whitespace-nowrap">{formatMoney(amountRwf, "RWF")}</span>
    </li>
  );
}

/** What is exchanged for what, and who pays whom. */
function Exchange({ exchange }: { exchange: ExchangeState }) {
  const { chosen, isPriced, totalRwf, dueRwf, backRwf } = exchange;
  return (
    <>
      {chosen.map((one) => (
        <SummaryRow key={one.line.item.id} label={words.exchange}>
          <span className="whitespace-normal">{changeText(one)}</span>
        </SummaryRow>
      ))}
      {isPriced && (
        <>
          <SummaryRow label={words.newOnes}>{formatMoney(totalRwf, "RWF")}</SummaryRow>
          <SummaryRow label={words.theirDelivery}>{words.free}</SummaryRow>
          <SummaryRow label={backRwf === 0 ? words.youPayNow : words.amount} isTotal>
            {formatMoney(backRwf === 0 ? dueRwf : backRwf, "RWF")}
          </SummaryRow>
        </>
      )}
    </>
  );
}

/** What is chosen so far, and what comes back for it. */
export function ReturnSummary({ form }: { form: ReturnFormState }) {
  const titleId = useId();
  const { lines, amountRwf, draft, exchange } = form;
  return (
    <section aria-labelledby={titleId} className={SUMMARY_BOX}>
      <h2 id={titleId} className="mb-3.5 title-2 text-[19px]!">
        {words.summary}
      </h2>
      <ul className="mb-[18px] grid gap-3.5">
        {lines.map((line) => (
          <Line
            key={line.item.id}
            line={line}
            wanted={exchange.chosen.find((one) => one.line.item.id === line.item.id)}
          />
        ))}
      </ul>
      <dl className="grid gap-2 text-[15px]">
        {exchange.isSwap ? (
          <Exchange exchange={exchange} />
        ) : (
          <SummaryRow label={REFUND_WORDS[draft.refundTo]} isTotal>
            {formatMoney(amountRwf, "RWF")}
          </SummaryRow>
        )}
      </dl>
    </section>
  );
}
