import { checkBy, type Checked } from "~/lib/field-rules";
import { reviewBodySchema, type ReviewBody } from "@strive/backend/contracts/reviews";
import type { ReviewValues } from "./review-values";

/** What was typed and chosen, by the contract. */
export const checkReview = (
  { rating, fit, title, text, height }: ReviewValues,
  accessToken: string | null,
): Checked<ReviewBody> =>
  checkBy(reviewBodySchema, {
    rating: rating === "" ? undefined : Number(rating),
    fit: fit === "" ? null : fit,
    title,
    text,
    height: height === "" ? null : Number(height),
    ...(accessToken !== null && { access_token: accessToken }),
  });
