import { useId } from "react";
import { useCurrency } from "~/lib/currency";
import { SwitchMark } from "~/ui/switch-mark";
import * as words from "~/words/credits";
import type { OwnCreditChoice } from "./use-till";

/** Whether the shopper's store credit pays; its label can be pressed too. A word where none is left. */
export function CreditSwitch({ own }: { own: OwnCreditChoice | null }) {
  const id = useId();
  const { priceOf } = useCurrency();
  if (own === null) return null;
  const { balanceRwf, isUsed, use } = own;
  if (balanceRwf === 0) {
    return (
      <p role="status" className="mb-[18px] border-b border-line pb-[18px] text-[15px]">
        {words.noneLeft}
      </p>
    );
  }
  return (
    <div className="mb-[18px] flex items-center justify-between gap-4 border-b border-line pb-[18px]">
      <div>
        <label htmlFor={id} className="block cursor-pointer text-[15px] font-strong">
          {words.useCredit}
        </label>
        {balanceRwf !== null && (
          <p id={`${id}-help`} className="text-[13.5px] text-ink-2">
            {words.youHave(priceOf(balanceRwf))}
          </p>
        )}
      </div>
      <button
        type="button"
        id={id}
        role="switch"
        aria-checked={isUsed}
        aria-describedby={balanceRwf === null ? undefined : `${id}-help`}
        onClick={() => use(!isUsed)}
        className="grid min-h-11 min-w-11 flex-none place-items-center"
      >
        <SwitchMark isOn={isUsed} />
      </button>
    </div>
  );
}
