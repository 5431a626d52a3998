import { formatMoney } from "@strive/backend/contracts/money";
import { useOnline } from "~/lib/use-online";
import { Button } from "~/ui/button";
import * as fields from "~/words/fields";
import * as words from "~/words/returns";
import { RETURN_STEPS } from "../../orders/order-access";
import { barText } from "./exchange-texts";
import type { ReturnPath } from "./return-draft";
import type { ReturnFormState } from "./use-return-form";

interface ReturnBarProps {
  path: ReturnPath;
  form: ReturnFormState;
}

/** The button that goes on; on phones at the bottom of the screen, with the amount beside it. */
export function ReturnBar({
  path,
  form: { step, lines, amountRwf, exchange, isBusy },
}: ReturnBarProps) {
  const isOffline = !useOnline();
  const isLast = step === "handover";
  const moneyText = lines.length === 0 ? words.nothingChosen : formatMoney(amountRwf, "RWF");
  const swapText = exchange.isPriced ? barText(exchange) : words.exchange;
  const text = exchange.isSwap ? swapText : moneyText;
  const doSend = path === "any" ? words.book : words.report;
  return (
    <>
      {isLast && isOffline && (
        <p role="status" className="text-[14px] text-ink-2">
          {words.offline}
        </p>
      )}
      <div
        data-bottom-bar
        data-own-bar
        className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:grid max-md:grid-cols-[auto_1fr] max-md:items-center max-md:gap-4 max-md:border-t max-md:border-line max-md:bg-paper max-md:px-4 max-md:pt-2.5 max-md:pb-[calc(10px+env(safe-area-inset-bottom))]"
      >
        <p className="md:hidden">
          <span className="block text-[13px] leading-[1.2] text-ink-3">
            {words.ofAll(RETURN_STEPS.indexOf(step) + 1, RETURN_STEPS.length)}
          </span>
          <span className="text-[18px] leading-tight font-bold">{text}</span>
        </p>
        <Button
          type="submit"
          tone={isLast ? "red" : "ink"}
          disabled={isBusy || (isLast && isOffline)}
          className="whitespace-normal!"
        >
          {!isLast ? words.next : isBusy ? fields.processing : doSend}
        </Button>
      </div>
    </>
  );
}
