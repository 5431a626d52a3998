import { labelOfColor } from "~/lib/variant-choice";
import { cx } from "~/ui/cx";
import { Swatch } from "~/ui/swatch";
import * as words from "~/words/product-card";

interface SwatchesProps {
  colors: readonly string[];
  /** The one that the card shows. */
  shown: string;
  onPick: (color: string) => void;
}

/** The colours of a card with several: each shows its picture, and is the one added. */
export function Swatches({ colors, shown, onPick }: SwatchesProps) {
  if (colors.length < 2) return null;
  return (
    <div
      role="group"
      aria-label={words.colors}
      // A thumb-sized target for each, while the small squares align with the text.
      className="-mx-3.5 -mt-0.5 -mb-1.5 flex flex-wrap"
    >
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          aria-pressed={color === shown}
          aria-label={labelOfColor(color)}
          onClick={() => onPick(color)}
          className="grid size-11 place-items-center"
        >
          <Swatch
            color={color}
            className={cx(
              "size-4",
              color === shown && "outline-[1.5px] outline-offset-[2.5px] outline-ink",
            )}
          />
        </button>
      ))}
    </div>
  );
}
