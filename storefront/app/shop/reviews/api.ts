import type {
  OrderReviews,
  OwnReview,
  ReviewBody,
  ReviewListResponse,
  ReviewSort,
} from "@strive/backend/contracts/reviews";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api-client";
import { pictureForm, UPLOAD_MS } from "~/lib/own-picture";
import { apiOf } from "~/lib/query";
import { CATALOGUE_CALL } from "../api/catalogue-call";

/** Reviews that come at once. */
export const REVIEW_PAGE = 5;

/** What a list of reviews is narrowed to; null: all. */
export interface ShownReviews {
  rating: number | null;
  size: string | null;
  /** Absent: the newest first. */
  sort?: ReviewSort;
}

/** First part of the key of every list of a product's reviews. */
export const PRODUCT_REVIEWS = "product-reviews";

/** @param limit how many */
export const productReviewsQuery = (
  productId: string,
  { rating, size, sort }: ShownReviews,
  limit: number,
) =>
  queryOptions({
    queryKey: [PRODUCT_REVIEWS, productId, rating, size, limit, sort] as const,
    queryFn: ({ signal, meta }) =>
      apiOf(meta).get<ReviewListResponse>(`/products/${encodeURIComponent(productId)}/reviews`, {
        ...CATALOGUE_CALL,
        query: { rating: rating ?? undefined, size: size ?? undefined, sort, limit },
        signal,
      }),
  });

const reviewsOf = (orderId: string): string => `/orders/${encodeURIComponent(orderId)}/reviews`;
const reviewOf = (orderId: string, itemId: string): string =>
  `${reviewsOf(orderId)}/${encodeURIComponent(itemId)}`;
const tokenOf = (accessToken: string | null) => ({ access_token: accessToken ?? undefined });

/** @param accessToken the order's, for shoppers not signed in as its owner */
export const orderReviewsQuery = (orderId: string, accessToken: string | null) =>
  queryOptions({
    queryKey: ["orders", "reviews", orderId, accessToken] as const,
    queryFn: async ({ signal, meta }) => {
      const query = tokenOf(accessToken);
      const call = { query, signal };
      return (await apiOf(meta).get<{ data: OrderReviews }>(reviewsOf(orderId), call)).data;
    },
  });

/** May be sent again: that gives the same review. @throws ApiError 409 when nothing can be said of it now */
export async function writeReview(
  orderId: string,
  itemId: string,
  body: ReviewBody,
): Promise<OwnReview> {
  return (await api.put<{ data: OwnReview }>(reviewOf(orderId, itemId), { body })).data;
}

/** @throws ApiError 404 when it is gone already */
export async function withdrawReview(
  orderId: string,
  itemId: string,
  accessToken: string | null,
): Promise<void> {
  await api.delete(reviewOf(orderId, itemId), { query: tokenOf(accessToken) });
}

const picturesOf = ({ orderId, itemId }: { orderId: string; itemId: string }): string =>
  `${reviewOf(orderId, itemId)}/pictures`;

/** May be sent again: the same file is the same picture. @throws ApiError */
export async function addReviewPicture(
  place: { orderId: string; itemId: string },
  file: Blob,
  accessToken: string | null,
): Promise<OwnReview> {
  const query = tokenOf(accessToken);
  const options = { body: pictureForm(file), query, timeoutMs: UPLOAD_MS };
  return (await api.post<{ data: OwnReview }>(picturesOf(place), options)).data;
}

/** One that is gone already is not an error. @throws ApiError */
export async function removeReviewPicture(
  place: { orderId: string; itemId: string },
  pictureId: string,
  accessToken: string | null,
): Promise<OwnReview> {
  const path = `${picturesOf(place)}/${encodeURIComponent(pictureId)}`;
  return (await api.delete<{ data: OwnReview }>(path, { query: tokenOf(accessToken) })).data;
}
