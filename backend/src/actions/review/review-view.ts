import type { OwnReview, StaffReview } from "../../contracts/reviews";
import { utc, utcOrNull } from "../../lib/utc";
import type { ListedReview, ReviewRecord } from "../../modules/product/review/records";

/** Where its writer finds a picture of it, shown or not. */
const ownUrlOf = ({ orderId, itemId }: ReviewRecord, pictureId: string): string =>
  `/api/orders/${orderId}/reviews/${itemId}/pictures/${pictureId}`;

/** A review as its writer has it. */
export const ownReviewOf = (one: ReviewRecord): OwnReview => ({
  id: one.id,
  _id: one.id,
  product_id: one.productId,
  product_name: one.productName,
  rating: one.rating,
  fit: one.fit,
  title: one.title,
  text: one.text,
  size: one.size,
  height: one.height,
  state: one.state,
  reason: one.reason,
  answer: one.answer,
  writtenAt: utc(one.writtenAt),
  pictures: one.pictures.map((picture) => ({ ...picture, url: ownUrlOf(one, picture.id) })),
});

/** A review as staff judge it. */
export const staffReviewOf = (one: ListedReview): StaffReview => ({
  ...ownReviewOf(one),
  pictures: one.pictures,
  order_id: one.orderId,
  order_number: one.orderNumber,
  image: one.image,
  version: one.version,
  decidedAt: utcOrNull(one.decidedAt),
  answeredAt: utcOrNull(one.answeredAt),
});
