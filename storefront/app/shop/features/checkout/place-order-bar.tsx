import { useOnline } from "~/lib/use-online";
import { Button } from "~/ui/button";
import { Price } from "~/ui/price";
import * as words from "~/words/checkout";
import * as fields from "~/words/fields";

interface PlaceOrderBarProps {
  /** The form that it sends. */
  formId: string;
  /** What is left to pay. */
  dueRwf: number;
  /** The rider gets the money, not the shop. */
  isToRider: boolean;
  isBusy: boolean;
  /** Not yet: what is ordered, or what pays, is not known. */
  isHeld: boolean;
  label: string;
}

/**
 * Below the summary; on phones at the bottom of the screen, with the amount beside it, where the
 * tab bar is on other screens.
 */
export function PlaceOrderBar({
  formId,
  dueRwf,
  isToRider,
  isBusy,
  isHeld,
  label,
}: PlaceOrderBarProps) {
  const isOnline = useOnline();
  return (
    <div
      data-bottom-bar
      className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:grid max-md:grid-cols-[auto_1fr] max-md:items-center max-md:gap-4 max-md:border-t max-md:border-line max-md:bg-paper max-md:px-4 max-md:pt-2.5 max-md:pb-[calc(10px+env(safe-area-inset-bottom))] md:mt-5"
    >
      <p className="md:hidden">
        <span className="block text-[13px] leading-[1.2] text-ink-3">
          {isToRider ? words.toRider : words.toPay}
        </span>
        <Price amountRwf={dueRwf} className="text-[18px] leading-tight font-bold" />
      </p>
      <Button
        type="submit"
        form={formId}
        tone="red"
        isFull
        disabled={isBusy || isHeld || !isOnline}
        className="whitespace-normal!"
      >
        {isBusy ? fields.processing : label}
      </Button>
    </div>
  );
}
