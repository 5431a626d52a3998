import { EXCHANGE_DAYS } from "@strive/backend/contracts/return-days";
import Check from "lucide-react/icons/check";
import * as words from "~/words/returns";
import { costText } from "./exchange-texts";
import { LinePicker } from "./line-picker";
import type { ReturnFormState } from "./use-return-form";

/** What its buyer gets for each line, and what that costs. */
export function ExchangePicker({ form }: { form: ReturnFormState }) {
  const { lines, isPriced, dueRwf } = form.exchange;
  return (
    <div className="grid gap-5">
      {lines.map((one) => (
        <LinePicker key={one.line.item.id} one={one} form={form} isOneOfMany={lines.length > 1} />
      ))}
      <p role="status" className="flex items-center gap-2 text-[15px] font-strong">
        {isPriced && (
          <>
            <Check size={16} strokeWidth={2.4} aria-hidden="true" className="flex-none" />
            {costText(form.exchange)}
          </>
        )}
      </p>
      {isPriced && dueRwf > 0 && (
        <p className="-mt-3 text-[14px] text-ink-2">{words.payLater(EXCHANGE_DAYS)}</p>
      )}
    </div>
  );
}
