import { CANCEL_REASONS, type CancelReason } from "@strive/backend/contracts/cancel-reasons";
import type { Order } from "@strive/backend/contracts/orders";
import { useId } from "react";
import { CANCEL_REASON_WORDS } from "~/lib/cancel-reason-words";
import { cx } from "~/ui/cx";
import * as words from "~/words/cancel-order";
import { isMailed } from "./gift-cards";

interface CancelReasonsProps {
  order: Order;
  value: CancelReason | null;
  onChange: (reason: CancelReason | null) => void;
}

/** Why the buyer cancels; a second press takes it back. Nothing sent by mail has a size. */
export function CancelReasons({ order, value, onChange }: CancelReasonsProps) {
  const id = useId();
  const offered = CANCEL_REASONS.filter((one) => one !== "wrong_size" || !isMailed(order));
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2.5">
      <p className="flex items-baseline justify-between gap-3 text-[14px]">
        <span id={id} className="font-strong">
          {words.why}
        </span>
        <span className="text-ink-3">{words.optional}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {offered.map((reason) => {
          const isChosen = reason === value;
          return (
            <button
              key={reason}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange(isChosen ? null : reason)}
              className={cx(
                "min-h-11 border px-3.5 text-[14px] font-medium",
                isChosen ? "border-ink bg-ink text-white" : "border-line-strong bg-paper",
              )}
            >
              {CANCEL_REASON_WORDS[reason]}
            </button>
          );
        })}
      </div>
    </div>
  );
}
