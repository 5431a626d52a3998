import type { Product } from "@strive/backend/contracts/catalogue";
import type { Fit } from "@strive/backend/contracts/reviews";
import type { SizeTable } from "@strive/backend/contracts/size-charts";
import { usePageQuery, type PageQuery } from "~/lib/query";
import { productReviewsQuery, REVIEW_PAGE } from "../reviews/api";
import { sizeChartQuery } from "../size-guide/api";
import { canFind, trendOf } from "./find-size";

interface ProductFit {
  /** Those that height and weight tell something of; undefined: not known yet. */
  tables: SizeTable[] | undefined;
  /** What buyers say of how it runs; true also where that can't be read. */
  runs: Fit;
  isReady: boolean;
  chart: Pick<PageQuery<unknown>, "error" | "retry">;
}

/** What a size is found by. The reviews are those that the page's list begins with. */
export function useProductFit({ id, rating }: Product): ProductFit {
  const { data, error, retry } = usePageQuery(sizeChartQuery(id));
  const hasReviews = rating !== undefined;
  const all = productReviewsQuery(id, { rating: null, size: null }, REVIEW_PAGE);
  const reviews = usePageQuery(all, { isEnabled: hasReviews });
  const areReviewsIn = !hasReviews || reviews.data !== undefined || reviews.error !== null;
  return {
    tables: data?.tables.filter(canFind),
    runs: reviews.data ? trendOf(reviews.data.summary.by_fit) : "true",
    isReady: data !== undefined && areReviewsIn,
    chart: { error: data === undefined ? error : null, retry },
  };
}
