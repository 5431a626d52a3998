import type { OwnReview, ReviewState } from "@strive/backend/contracts/reviews";
import { Badge, type BadgeTone } from "~/ui/badge";
import { Rating } from "~/ui/rating";
import * as words from "~/words/reviews";

const STATES: Readonly<Record<ReviewState, { tone: BadgeTone; text: string }>> = {
  waiting: { tone: "pending", text: words.waiting },
  shown: { tone: "success", text: words.published },
  refused: { tone: "danger", text: words.refused },
};

/** Where it stands, for whoever wrote it. */
function State({ state, reason }: Pick<OwnReview, "state" | "reason">) {
  const { tone, text } = STATES[state];
  const help = reason !== null ? words.REASONS[reason] : state === "waiting" && words.waitingHelp;
  return (
    <>
      <span>
        <Badge tone={tone}>{text}</Badge>
      </span>
      {help && <p className="text-[14px] text-ink-2">{help}</p>}
    </>
  );
}

/** What somebody wrote, and what became of it. */
export function OwnReviewText({ review }: { review: OwnReview }) {
  const { rating, title, text, answer } = review;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
        <Rating value={rating} label={words.ratingOf(rating)} />
        {title !== "" && <b className="font-strong [overflow-wrap:anywhere]">{title}</b>}
      </div>
      <p className="max-w-[60ch] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{text}</p>
      {answer !== null && (
        <p className="bg-stone px-3.5 py-2.5 text-[14px] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
          <b className="mr-1.5 font-bold text-ink">{words.shop}</b>
          {answer}
        </p>
      )}
      <State {...review} />
    </div>
  );
}
