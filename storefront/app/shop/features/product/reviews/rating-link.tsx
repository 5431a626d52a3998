import type { Product } from "@strive/backend/contracts/catalogue";
import { Rating } from "~/ui/rating";
import { ratingOf, reviewsLink } from "~/words/reviews";

/** What buyers give it on average, and where they say why. */
export const RatingLink = ({ average, count }: NonNullable<Product["rating"]>) => (
  <a href="#reviews" className="inline-flex min-h-11 items-center gap-3 text-[14px]">
    <Rating value={average} label={ratingOf(average)} />{" "}
    <span className="underline underline-offset-4">{reviewsLink(average, count)}</span>
  </a>
);
