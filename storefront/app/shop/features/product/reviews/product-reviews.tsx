import type { Product } from "@strive/backend/contracts/catalogue";
import type { ReviewListResponse, ReviewSort } from "@strive/backend/contracts/reviews";
import { useId, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useSessionState } from "~/lib/account-atoms";
import { useKeptFit } from "~/lib/fit-atoms";
import { paths } from "~/lib/paths";
import { usePageQuery } from "~/lib/query";
import { useIsNear } from "~/lib/use-is-near";
import { productReviewsQuery, REVIEW_PAGE, type ShownReviews } from "~/shop/reviews/api";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { LoadError } from "~/ui/message";
import { Select } from "~/ui/select";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/reviews";
import { sizeNamed } from "~/words/sizes";
import { isAboutAsTall } from "./about-as-tall";
import { ReviewList } from "./review-list";
import { Summary } from "./review-summary";

export { RatingLink } from "./rating-link";

/** The most that one answer may hold. */
const MOST = 100;
/** How many more come when they are asked for. */
const MORE = 20;

interface ProductReviewsProps {
  product: Product;
  /** The size that is chosen above; undefined: none. */
  size: string | undefined;
}

interface Wish extends ShownReviews {
  limit: number;
  /** Only from people about as tall as whoever the phone knows: sorted out here, as no height is sent. */
  isMyHeight: boolean;
}
const ALL: Wish = { rating: null, size: null, limit: REVIEW_PAGE, isMyHeight: false };

/** One of the lists there are. */
function Choice({
  isChosen,
  onChoose,
  children,
}: {
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        "min-h-11 rounded-xs border px-4 text-[14px] font-strong",
        isChosen ? "border-ink bg-ink text-white" : "border-line-strong bg-paper",
      )}
    >
      {children}
    </button>
  );
}

/** Absent from the address: the newest first. */
const SORT_PARAM = "reviews";
const SORTS = ["newest", "highest", "lowest"] as const satisfies readonly ReviewSort[];

/** By what the list goes, which the address says. */
function useSort(): [ReviewSort, (sort: string) => void] {
  const [search, setSearch] = useSearchParams();
  const sort = SORTS.find((one) => one === search.get(SORT_PARAM)) ?? "newest";
  const sortBy = (next: string) => {
    const changed = new URLSearchParams(search);
    if (next === "newest") changed.delete(SORT_PARAM);
    else changed.set(SORT_PARAM, next);
    setSearch(changed, { replace: true, preventScrollReset: true });
  };
  return [sort, sortBy];
}

/** All, those of the chosen size, or of people as tall: a list of its own each. */
function SizeFilter({
  wish,
  size,
  hasHeight,
  onWish,
}: {
  wish: Wish;
  size: string | undefined;
  hasHeight: boolean;
  onWish: (wish: Wish) => void;
}) {
  const sizes = [...new Set([null, size ?? null, wish.size])];
  if (sizes.length < 2 && wish.rating === null && !hasHeight) return null;
  return (
    <div role="group" aria-label={words.filters} className="flex flex-wrap gap-2 pb-1">
      {sizes.map((own) => {
        const isWhole = wish.rating === null && !wish.isMyHeight;
        return (
          <Choice
            key={own}
            isChosen={own === wish.size && (own !== null || isWhole)}
            onChoose={() => onWish(own === null ? ALL : { ...wish, size: own, limit: REVIEW_PAGE })}
          >
            {own === null ? words.all : sizeNamed(own)}
          </Choice>
        );
      })}
      {hasHeight && (
        <Choice
          isChosen={wish.isMyHeight}
          onChoose={() => onWish({ ...wish, isMyHeight: !wish.isMyHeight, limit: REVIEW_PAGE })}
        >
          {words.myHeight}
        </Choice>
      )}
    </div>
  );
}

interface FoundProps {
  shown: ReviewListResponse;
  /** An older list, while the one that was asked for comes. */
  isOld: boolean;
  hasSizes: boolean;
  wish: Wish;
  onWish: (wish: Wish) => void;
}

function Found({ shown: { data, count }, isOld, hasSizes, wish, onWish }: FoundProps) {
  const left = Math.min(count, MOST) - data.length;
  return (
    <div aria-busy={isOld}>
      <p role="status" className="sr-only">
        {isOld ? words.loadingMore : words.shown(data.length)}
      </p>
      {data.length === 0 ? (
        <p className="py-[18px] text-ink-2">{words.noneSuch}</p>
      ) : (
        <ReviewList reviews={data} hasSizes={hasSizes} />
      )}
      {left > 0 && (
        <Button
          tone="line"
          size="sm"
          disabled={isOld}
          onClick={() => onWish({ ...wish, limit: Math.min(MOST, wish.limit + MORE) })}
        >
          {isOld ? words.loadingMore : words.more(Math.min(left, MORE))}
        </Button>
      )}
    </div>
  );
}

/** All of them at once. */
function onlyAsTall(shown: ReviewListResponse, height: number): ReviewListResponse {
  const data = shown.data.filter((review) => isAboutAsTall(review.height, height));
  return { ...shown, data, count: data.length };
}

function Reviews({ product, size }: ProductReviewsProps) {
  const [wish, setWish] = useState(ALL);
  const { people, last } = useKeptFit();
  const wearer = product.gender ?? last;
  const height = wearer === null ? undefined : people[wearer]?.height;
  const mine = wish.isMyHeight ? height : undefined;
  const limit = mine === undefined ? wish.limit : MOST;
  const [sort, sortBy] = useSort();
  const asked = sort === "newest" ? wish : { ...wish, sort };
  const { data, error, retry } = usePageQuery(productReviewsQuery(product.id, asked, limit));
  const [before, setBefore] = useState(data);
  // What was there stays while the next list loads, and the focus with it.
  if (data !== undefined && data !== before) setBefore(data);
  const shown = data ?? before;
  if (data === undefined && error !== null) {
    return <LoadError text={words.failed} onRetry={retry} />;
  }
  if (shown === undefined) {
    return (
      <div role="status" aria-label={words.loading}>
        <Skeleton className="h-[320px]" />
      </div>
    );
  }
  const hasSizes = product.sizes.length > 0;
  return (
    <div className="grid gap-8 lg:grid-cols-[320px_1fr] lg:gap-[72px]">
      <Summary
        summary={shown.summary}
        rating={wish.rating}
        onRating={(rating) => setWish({ ...wish, rating, limit: REVIEW_PAGE })}
      />
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <SizeFilter
            wish={wish}
            size={hasSizes ? size : undefined}
            hasHeight={height !== undefined}
            onWish={setWish}
          />
          {shown.summary.count > 1 && (
            <Select
              label={words.sort}
              value={sort}
              options={SORTS.map((value) => ({ value, label: words.sorts[value] }))}
              onChange={({ target }) => {
                sortBy(target.value);
                setWish({ ...wish, limit: REVIEW_PAGE });
              }}
            />
          )}
        </div>
        <Found
          shown={mine === undefined ? shown : onlyAsTall(shown, mine)}
          isOld={data === undefined}
          hasSizes={hasSizes}
          wish={wish}
          onWish={setWish}
        />
      </div>
    </div>
  );
}

/** Asked for once they are near the screen. */
function NearReviews(props: ProductReviewsProps) {
  const [ref, isNear] = useIsNear<HTMLDivElement>();
  return (
    <div ref={ref}>{isNear ? <Reviews {...props} /> : <Skeleton className="h-[320px]" />}</div>
  );
}

/** What buyers say of a product, and where whoever bought it says so. */
export default function ProductReviews(props: ProductReviewsProps) {
  const titleId = useId();
  const { user } = useSessionState();
  return (
    <section aria-labelledby={titleId} className="border-t border-line pt-10 pb-14">
      <div className="mb-[18px] flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={titleId} className="title-2">
          {words.title}
        </h2>
        {/* Where orders are: only who bought it can write. */}
        <Link to={user ? paths.account() : paths.findOrder()} className="text-link">
          {words.write}
        </Link>
      </div>
      {props.product.rating === undefined ? (
        <p className="max-w-[44ch] pb-2 text-ink-2">{words.none}</p>
      ) : (
        <NearReviews {...props} />
      )}
    </section>
  );
}
