import X from "lucide-react/icons/x";
import { variantText } from "~/admin/find-variant/find-variant";
import { francs } from "~/admin/shell/order-money";
import { IconButton } from "~/ui/icon-button";
import { Picture } from "~/ui/picture";
import { Stepper } from "~/ui/stepper";
import * as words from "~/words/admin-new-order";
import * as common from "~/words/common";
import { MOST_OF_ONE, type DraftLine } from "./draft";

interface LineRowProps {
  line: DraftLine;
  /** Whole RWF for one, as the total counts it. */
  unitRwf: number;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

function leftText({ quantity, free }: DraftLine): string | null {
  if (quantity <= free) return null;
  return free === 0 ? words.noneLeft : words.someLeft(free);
}

/** Pieces of one variant: how many, and what they cost. */
export function LineRow({ line, unitRwf, onQuantity, onRemove }: LineRowProps) {
  const { name, quantity, free, compare_at_price: before } = line;
  const left = leftText(line);
  return (
    <li className="grid grid-cols-[48px_minmax(0,1fr)_44px] items-center gap-x-3 gap-y-2 border-t border-line py-3.5 first:border-t-0 sm:grid-cols-[48px_minmax(0,1fr)_auto_6.5rem_44px]">
      <Picture src={line.image} alt="" sizes="48px" className="aspect-[4/5] w-12 self-start" />
      <div className="min-w-0">
        <p className="leading-snug font-strong break-words">{name}</p>
        <p className="text-[13.5px] text-ink-2">{variantText(line)}</p>
        {before !== null && before > unitRwf && (
          <p className="text-[13px] text-success">{words.saleWas(francs(before))}</p>
        )}
        {left !== null && (
          <p role="alert" className="text-[13.5px] font-medium text-danger">
            {left}
          </p>
        )}
      </div>
      {/* Below the name on a phone, the price below the stepper where both don't fit. */}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 sm:contents">
        <Stepper
          label={common.quantityOf(name)}
          value={quantity}
          max={Math.min(free, MOST_OF_ONE)}
          onChange={onQuantity}
          className="h-11! grid-cols-[44px_36px_44px]!"
        />
        <p className="ml-auto text-right font-strong whitespace-nowrap">
          {francs(unitRwf * quantity)}
        </p>
      </div>
      <IconButton
        label={words.remove(`${name}, ${variantText(line)}`)}
        onClick={onRemove}
        className="max-sm:col-start-3 max-sm:row-start-1"
      >
        <X size={18} strokeWidth={1.6} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
