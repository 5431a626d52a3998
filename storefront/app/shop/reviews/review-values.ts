import type { Reviewable } from "@strive/backend/contracts/reviews";

/** What the form of a review holds: texts, as fields do. */
export interface ReviewValues {
  /** Of the order's line that it is about. */
  piece: string;
  rating: string;
  fit: string;
  title: string;
  text: string;
  height: string;
}

/** What was said before; nothing of a new one is chosen for its writer. */
export function startOf({ item_id, review }: Reviewable): ReviewValues {
  if (review === null) {
    return { piece: item_id, rating: "", fit: "", title: "", text: "", height: "" };
  }
  const { rating, fit, title, text, height } = review;
  return {
    piece: item_id,
    rating: String(rating),
    fit: fit ?? "",
    title,
    text,
    height: height === null ? "" : String(height),
  };
}
