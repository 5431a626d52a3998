import type { Fit, RefusalReason, ReviewPicture, ReviewState } from "../../../contracts/reviews";

/** What somebody says of what they bought. */
export interface Said {
  rating: number;
  fit: Fit | null;
  title: string;
  text: string;
  height: number | null;
}

/** A review as its buyer wrote it. */
export interface NewReview extends Said {
  id: string;
  productId: string;
  buyer: string;
  orderId: string;
  itemId: string;
  productName: string;
  size: string;
}

/** A review as the table holds it; times as PostgreSQL writes them. */
export interface ReviewRecord extends NewReview {
  state: ReviewState;
  reason: RefusalReason | null;
  answer: string | null;
  version: number;
  writtenAt: string;
  decidedAt: string | null;
  answeredAt: string | null;
  pictures: ReviewPicture[];
}

/** A picture that its buyer adds to a review, with what is shown of it in a list: WebP. */
export interface NewReviewPicture {
  id: string;
  reviewId: string;
  /** Of the file that was sent. */
  digest: string;
  width: number;
  height: number;
  bytes: Buffer;
  small: Buffer;
}

/** A review with what staff see of its order. */
export interface ListedReview extends ReviewRecord {
  orderNumber: string;
  image: string | null;
}

export interface ReviewPage {
  count: number;
  reviews: ListedReview[];
  stateCounts: Record<ReviewState, number>;
}

/** What staff decide of a review, as they saw it. */
export interface Decision {
  id: string;
  state: Exclude<ReviewState, "waiting">;
  reason: RefusalReason | null;
  version: number;
}
