import type { ReviewState, StaffReview } from "@strive/backend/contracts/reviews";
import { Link } from "react-router-dom";
import { adminPaths } from "~/admin/shell/paths";
import { dateTimeText } from "~/lib/order-words";
import { paths } from "~/lib/paths";
import { Badge, type BadgeTone } from "~/ui/badge";
import { Button } from "~/ui/button";
import { KeptPictures } from "~/ui/kept-pictures";
import { Rating } from "~/ui/rating";
import * as words from "~/words/admin-reviews";
import { AnswerButton } from "./answer-button";
import { RefuseButton } from "./refuse-button";
import type { useReviewStep } from "./use-review-step";

const STATES: Readonly<Record<ReviewState, { tone: BadgeTone; text: string }>> = {
  waiting: { tone: "pending", text: words.isWaiting },
  shown: { tone: "success", text: words.isPublished },
  refused: { tone: "danger", text: words.isTurnedDown },
};

export const StateBadge = ({ state }: Pick<StaffReview, "state">) => (
  <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
);

/** What was bought and said, whole: it is judged by every word. */
export function ReviewText({ one }: { one: StaffReview }) {
  const { id, rating, title, text, size, height, fit, answer, reason, pictures } = one;
  const facts = [
    words.size(size),
    ...(height === null ? [] : [words.height(height)]),
    ...(fit === null ? [] : [words.FITS[fit]]),
  ];
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3">
        <Rating value={rating} label={words.ratingOf(rating)} />
        {title !== "" && <b className="font-strong [overflow-wrap:anywhere]">{title}</b>}
      </div>
      <p className="max-w-[60ch] text-[15px] whitespace-pre-line [overflow-wrap:anywhere]">
        {text}
      </p>
      <KeptPictures
        place={id}
        pictures={pictures.map((picture) => ({
          id: picture.id,
          isOwn: false,
          by: null,
          smallUrl: `${picture.url}?size=small`,
          largeUrl: picture.url,
        }))}
        nameOf={words.pictureOf}
      />
      <p className="text-[13px] text-ink-3">{facts.join(" · ")}</p>
      {reason !== null && (
        <p className="text-[13px] text-danger">{words.refusedFor(words.REASONS[reason])}</p>
      )}
      {answer !== null && (
        <p className="max-w-[60ch] bg-stone px-3 py-2 text-[14px] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
          <b className="mr-1.5 font-bold text-ink">{words.shop}</b>
          {answer}
        </p>
      )}
    </div>
  );
}

/** Its article, its order, and when it was written. */
export function ReviewPlace({ one }: { one: StaffReview }) {
  return (
    <div className="grid justify-items-start text-[14px]">
      <Link
        to={paths.product(one.product_id)}
        className="inline-flex min-h-11 items-center font-strong [overflow-wrap:anywhere] hover:underline"
      >
        {one.product_name}
      </Link>
      <Link
        to={adminPaths.order(one.order_id)}
        aria-label={words.viewOrder(one.order_number)}
        className="inline-flex min-h-11 items-center whitespace-nowrap underline underline-offset-4 hover:text-red"
      >
        {one.order_number}
      </Link>
      <time dateTime={one.writtenAt} className="text-[13px] text-ink-3">
        {dateTimeText(one.writtenAt)}
      </time>
    </div>
  );
}

interface StepsProps {
  one: StaffReview;
  step: ReturnType<typeof useReviewStep>;
}

/** What can be decided of it now. */
export function ReviewSteps({ one, step }: StepsProps) {
  const { version } = one;
  const isBusy = step.busyId === one.id;
  return (
    <div className="flex flex-wrap gap-2">
      {one.state !== "shown" && (
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={words.named(words.publish, one.product_name)}
          onClick={() => step.take(one, { state: "shown", version })}
        >
          {words.publish}
        </Button>
      )}
      <RefuseButton
        // Of what it says now: a reason chosen for another text is none.
        key={`${version} ${one.state}`}
        one={one}
        isBusy={isBusy}
        onRefuse={(reason) => step.take(one, { state: "refused", reason, version })}
      />
      {one.state !== "refused" && <AnswerButton key={one.answer} one={one} />}
    </div>
  );
}
