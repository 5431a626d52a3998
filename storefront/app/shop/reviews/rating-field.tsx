import { useId } from "react";
import { cx } from "~/ui/cx";
import { FIELD_LABEL, FieldNotes } from "~/ui/field";
import * as words from "~/words/reviews";

interface RatingFieldProps {
  value: string;
  error: string | undefined;
  onChoose: (value: string) => void;
}

/** Five diamonds to choose from, with what the chosen one means. */
export function RatingField({ value, error, onChoose }: RatingFieldProps) {
  const id = useId();
  const chosen = Number(value);
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      data-field="rating"
      tabIndex={-1}
      className="grid gap-1.5 outline-none"
    >
      <span id={`${id}-label`} className={FIELD_LABEL}>
        {words.rating}
      </span>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex">
          {words.RATINGS.map((_, index) => {
            const rating = index + 1;
            return (
              <label
                key={rating}
                className="grid size-11 cursor-pointer place-items-center has-[:focus-visible]:outline-2"
              >
                <input
                  type="radio"
                  name={id}
                  value={rating}
                  checked={rating === chosen}
                  onChange={() => onChoose(String(rating))}
                  aria-label={words.ratingNamed(rating)}
                  className="sr-only"
                />
                <i
                  aria-hidden="true"
                  className={cx(
                    "size-[18px] rotate-45 shadow-[inset_0_0_0_2px_var(--color-ink)]",
                    rating <= chosen && "bg-ink",
                  )}
                />
              </label>
            );
          })}
        </div>
        {chosen > 0 && (
          <span aria-hidden="true" className="text-[14px] text-ink-2">
            {words.RATINGS[chosen - 1]}
          </span>
        )}
      </div>
      <FieldNotes id={id} label="" error={error} />
    </div>
  );
}
