import type { ReviewSummary } from "@strive/backend/contracts/reviews";
import { cx } from "~/ui/cx";
import { Rating } from "~/ui/rating";
import * as words from "~/words/reviews";
import { FitLine } from "./fit-line";

interface SummaryProps {
  summary: ReviewSummary;
  /** The rating that the list is narrowed to. */
  rating: number | null;
  onRating: (rating: number | null) => void;
}

/** How many gave each rating; pressing one shows those alone, and again all. */
function Bars({ summary: { by_rating, count }, rating, onRating }: SummaryProps) {
  return (
    <div role="group" aria-label={words.bars} className="col-span-full">
      {[5, 4, 3, 2, 1].map((step) => {
        const given = by_rating[step - 1] ?? 0;
        const isChosen = step === rating;
        return (
          <button
            key={step}
            type="button"
            aria-pressed={isChosen}
            disabled={given === 0 && !isChosen}
            onClick={() => onRating(isChosen ? null : step)}
            className={cx(
              "grid min-h-11 w-full grid-cols-[14px_1fr_36px] items-center gap-3 text-left text-[14px] disabled:text-ink-3 lg:min-h-[30px]",
              isChosen && "font-bold",
            )}
          >
            <span className="sr-only">{words.bar(step, given)}</span>
            <span aria-hidden="true">{step}</span>
            <span aria-hidden="true" className="block h-1.5 bg-stone">
              <span
                className={cx("block h-full", isChosen ? "bg-red" : "bg-ink")}
                style={{ width: `${(given / Math.max(1, count)) * 100}%` }}
              />
            </span>
            <small aria-hidden="true" className="text-right text-[13px] text-ink-3">
              {given}
            </small>
          </button>
        );
      })}
    </div>
  );
}

/** What all reviews of a product come to. */
export function Summary(props: SummaryProps) {
  const { average, count, by_fit } = props.summary;
  return (
    <div className="grid grid-cols-[auto_1fr] content-start items-center gap-x-[18px] gap-y-3.5">
      <p className="text-[46px] leading-none font-[780] tracking-[-0.03em] font-stretch-[125%]">
        {words.average(average)}
      </p>
      <div className="grid gap-1">
        <Rating value={average} label={words.ratingOf(average)} />
        <p className="text-[14px] text-ink-2">{words.allFromOrders(count)}</p>
      </div>
      <FitLine by_fit={by_fit} />
      <Bars {...props} />
    </div>
  );
}
