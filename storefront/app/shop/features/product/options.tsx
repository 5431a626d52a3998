import type { ReactNode, SubmitEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { colorParam } from "@strive/backend/contracts/shown-variant";
import { labelOfColor, type Option } from "~/lib/variant-choice";
import { cx } from "~/ui/cx";
import { Swatch } from "~/ui/swatch";
import * as words from "~/words/product";
import { sizeText } from "~/words/sizes";
import type { Choice } from "./choice";

interface OptionFormProps {
  title: string;
  /** The chosen value in words. */
  chosen: string;
  /** The other half of the choice, if it is in the URL. */
  kept: { name: "size" | "color"; value: string | null };
  /** Across from the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A choice is a form that reloads the page with another URL, so it works without JavaScript. */
function OptionForm({ title, chosen, kept, aside, children }: OptionFormProps) {
  const [before, setSearch] = useSearchParams();
  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = new URLSearchParams();
    const reviews = before.get("reviews");
    if (reviews) search.set("reviews", reviews);
    for (const [name, value] of new FormData(event.currentTarget, event.submitter)) {
      if (typeof value === "string") search.append(name, value);
    }
    setSearch(search, { replace: true, preventScrollReset: true });
  };
  return (
    <form method="get" onSubmit={choose} className="relative">
      {kept.value !== null && <input type="hidden" name={kept.name} value={kept.value} />}
      <fieldset className="min-w-0">
        <legend className="mb-2.5 flex gap-2 text-[14px] font-strong">
          {title}
          <span className="font-text text-ink-2">{chosen}</span>
        </legend>
        {children}
      </fieldset>
      {aside}
    </form>
  );
}

const SIZE_LOOKS = {
  there: { chosen: "border-ink bg-ink text-white", other: "border-line-strong bg-paper" },
  gone: {
    chosen: "crossed-out border-ink bg-paper shadow-[0_0_0_1.5px_var(--color-ink)]",
    other: "crossed-out border-line-strong bg-stone text-ink-3",
  },
} as const;

/** A sold-out size can still be chosen: whoever does is asked whether he wants to hear when it is back. */
function SizeButton({ value, isAvailable, isChosen }: Option & { isChosen: boolean }) {
  return (
    <button
      type="submit"
      name="size"
      value={value}
      aria-pressed={isChosen}
      className={cx(
        "relative min-h-12 rounded-xs border px-1 text-[15px] font-medium",
        SIZE_LOOKS[isAvailable ? "there" : "gone"][isChosen ? "chosen" : "other"],
      )}
    >
      {sizeText(value)}
      {!isAvailable && <span className="sr-only">{words.soldOut}</span>}
    </button>
  );
}

interface SizeOptionsProps {
  choice: Choice;
  /** They are what a gift card can hold. */
  areAmounts: boolean | undefined;
  onSizeGuide: () => void;
  /** What finds one's own, once it is here; null: not yet. */
  fit: ReactNode;
}

export function SizeOptions({ choice, areAmounts, onSizeGuide, fit }: SizeOptionsProps) {
  const { sizes, size, asked } = choice;
  if (sizes.length === 0) return null;
  return (
    <OptionForm
      title={areAmounts ? words.amount : words.size}
      chosen={sizeText(size)}
      kept={{ name: "color", value: asked.color && colorParam(asked.color) }}
      aside={
        !areAmounts && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onSizeGuide}
            className="absolute -top-[13px] right-0 text-link"
          >
            {words.sizeGuide}
          </button>
        )
      }
    >
      <div className={cx("grid gap-2", areAmounts ? "grid-cols-3" : "grid-cols-5")}>
        {sizes.map((option) => (
          <SizeButton key={option.value} {...option} isChosen={option.value === size} />
        ))}
      </div>
      {sizes.some(({ isAvailable }) => !isAvailable) && (
        <p className="mt-2 text-[13px] text-ink-3">{words.crossedOut}</p>
      )}
      {!areAmounts && sizes.length > 1 && <div className="min-h-11">{fit}</div>}
    </OptionForm>
  );
}

/** A sold-out colour can still be looked at. */
export function ColorOptions({ choice }: { choice: Choice }) {
  const { colors, color, asked } = choice;
  if (colors.length === 0) return null;
  return (
    <OptionForm
      title={words.colors}
      chosen={labelOfColor(color)}
      kept={{ name: "size", value: asked.size }}
    >
      <div className="flex flex-wrap gap-2">
        {colors.map(({ value, isAvailable }) => (
          <button
            key={value}
            type="submit"
            name="color"
            value={colorParam(value)}
            aria-pressed={value === color}
            aria-label={labelOfColor(value) + (isAvailable ? "" : words.soldOut)}
            className="size-[46px] rounded-xs border-[1.5px] border-transparent p-[5px] hover:border-line-strong aria-pressed:border-ink"
          >
            <Swatch color={value} className="size-full">
              {!isAvailable && (
                <>
                  <path d="M0 33 33 0" className="stroke-white" strokeWidth="4" />
                  <path d="M0 33 33 0" className="stroke-ink" strokeWidth="1.5" />
                </>
              )}
            </Swatch>
          </button>
        ))}
      </div>
    </OptionForm>
  );
}
