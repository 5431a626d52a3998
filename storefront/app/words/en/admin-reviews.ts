import { BRAND } from "~/lib/brand";

/** What buyers say of products, for staff. */
export const title = "Reviews";
export const search = "Search product, order or text";
export const tabs = "Reviews by state";
export const loading = "Loading reviews...";
export const count = (n: number) => `Total reviews: ${n.toLocaleString("en")}`;
export const allTab = "All";
/** Of one review; the tabs count several. */
export const isWaiting = "Waiting";
export const isPublished = "Shown";
export const isTurnedDown = "Refused";
export const waiting = "Waiting";
export const shown = "Shown";
export const refused = "Refused";

export const noneWaiting = "No reviews are waiting";
export const noneWaitingHelp = "New ones appear here as soon as a buyer writes one.";
export const noneOfState = "No reviews in this state";
export const noMatch = "No reviews found";

export const review = "Review";
export const about = "About";
export const state = "State";
export const reviewOf = (product: string, order: string) => `Review of ${product}, ${order}`;
export const viewOrder = (number: string) => `View order ${number}`;
export const ratingOf = (rating: number) => `${rating} out of 5`;
export { sizeNamed as size } from "./sizes";
export const height = (from: number) => `${from}–${from + 5} cm`;
export const FITS = {
  small: "Runs small",
  true: "True to size",
  large: "Runs large",
};
export const shop = BRAND.name;

export const publish = "Publish";
export const refuse = "Refuse";
export const otherReason = "Change reason";
/** A button's name, for screen readers. */
export const named = (what: string, product: string) => `${what}: ${product}`;
export const isShown = "The review is in the shop.";
export const isRefused = "The review is refused. Its writer reads why.";
export const notDecided = "Failed to decide";
export const refuseTitle = "Why is it refused?";
export const refuseHelp = "Its writer reads this. A bad rating is no reason.";
export const reason = "Reason";
export const reasonMissing = "Choose a reason";
export const refusedFor = (why: string) => `Refused: ${why}`;
export const REASONS = {
  rude: "It insults someone",
  private: "It names someone, or how to reach them",
  off_topic: "It isn’t about this product",
  delivery: "It’s about delivery or service",
  advert: "It advertises something",
  unclear: "Nobody can understand it",
};

export const answer = "Answer";
export const changeAnswer = "Change answer";
export const answerTitle = "Answer this review";
export const answerText = "Your answer";
export const answerHint = "Everyone reads it below the review.";
export const emptyHint = "Leave it empty to take the answer away.";
export const isAnswered = "The answer is saved.";
export const answerGone = "The answer is gone.";
export const notAnswered = "Failed to save the answer";
export const pictureOf = (position: number) => `Picture ${position} of this review`;
