import type { Review } from "@strive/backend/contracts/reviews";
import { dateText } from "~/lib/order-words";
import { Rating } from "~/ui/rating";
import * as words from "~/words/reviews";
import { ReviewPictures } from "./review-pictures";

/** Of noon, which is that day in Kigali. */
const dayText = (date: string): string => dateText(`${date}T12:00:00Z`);

interface ReviewListProps {
  reviews: readonly Review[];
  /** The product comes in sizes: otherwise there is none to tell. */
  hasSizes: boolean;
}

function Entry({ review, hasSizes }: { review: Review; hasSizes: boolean }) {
  const { rating, title, text, size, height, date, answer, pictures } = review;
  const facts = [
    dayText(date),
    ...(hasSizes ? [words.bought(size)] : []),
    ...(height === null ? [] : [words.height(height)]),
  ];
  return (
    <li className="grid gap-[7px] border-b border-line py-[18px] last:border-0">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
        <Rating value={rating} label={words.ratingOf(rating)} />
        {title !== "" && <b className="font-strong [overflow-wrap:anywhere]">{title}</b>}
      </div>
      <p className="max-w-[60ch] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{text}</p>
      <ReviewPictures pictures={pictures} />
      <small className="text-[13px] text-ink-3">{facts.join(" · ")}</small>
      {answer !== null && (
        <p className="mt-1 bg-stone px-3.5 py-[11px] text-[14px] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
          <b className="mr-1.5 font-bold text-ink">{words.shop}</b>
          {answer}
        </p>
      )}
    </li>
  );
}

/** What buyers say, the newest first: size and height, and never a name. */
export function ReviewList({ reviews, hasSizes }: ReviewListProps) {
  return (
    <ul>
      {reviews.map((review) => (
        <Entry key={review.id} review={review} hasSizes={hasSizes} />
      ))}
    </ul>
  );
}
