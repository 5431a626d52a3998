import type { ReactNode } from "react";
import { useCurrency } from "~/lib/currency";
import { labelOfColor } from "~/lib/variant-choice";
import { giftCardOf } from "~/words/orders";
import * as words from "~/words/ui";

interface VariantLineProps {
  size: string;
  color: string;
  /** After size and colour. */
  children?: ReactNode;
}

/** Size and colour of a row, the colour with its chip. */
export function VariantLine({ size, color, children }: VariantLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-3.5 text-[14px] text-ink-2">
      <span>{words.size(size)}</span>
      <span>
        <i
          aria-hidden="true"
          className="mr-1.5 inline-block size-3.5 align-[-2px] shadow-[inset_0_0_0_1px_rgb(25_22_20/.3)]"
          style={{ backgroundColor: color }}
        />
        {labelOfColor(color)}
      </span>
      {children}
    </p>
  );
}

/** In place of it: a gift card is what it has on it. */
export function GiftCardLine({ amountRwf }: { amountRwf: number }) {
  const { priceOf } = useCurrency();
  return <p className="text-[14px] text-ink-2">{giftCardOf(priceOf(amountRwf))}</p>;
}
