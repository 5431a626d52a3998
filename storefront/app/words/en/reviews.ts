import { BRAND } from "~/lib/brand";
import { plural } from "~/lib/plural";
import { sizeInText } from "./sizes";

export const title = "Reviews";
export const loading = "Loading reviews...";
export const failed = "Failed to load reviews";
export const none = "No reviews yet. Only people who bought this can write one.";

/** "4.6" */
export const average = (value: number) => value.toFixed(1);
export const ratingOf = (value: number) =>
  `${Number.isInteger(value) ? value : average(value)} out of 5`;
const count = (n: number) => plural(n, { one: "1 review", other: `${n} reviews` });
export const reviewsLink = (value: number, n: number) => `${average(value)} · ${count(n)}`;
export const allFromOrders = (n: number) =>
  plural(n, { one: "1 review, from an order", other: `${n} reviews, all from orders` });
export const bars = "Reviews by rating";
/** Names a bar, which shows those reviews alone. */
export const bar = (rating: number, n: number) => `${rating} out of 5: ${count(n)}`;
export const all = "All";
/** Only from people about as tall. */
export const myHeight = "My height";
export const filters = "Shown reviews";
export const sort = "Sort reviews";
export const sorts = {
  newest: "Newest",
  highest: "Highest rating",
  lowest: "Lowest rating",
} as const;
export const noneSuch = "No reviews like this.";
export const shown = (n: number) =>
  plural(n, { one: "1 review shown", other: `${n} reviews shown` });
export const more = (n: number) => `Show ${n} more`;
export const loadingMore = "Loading...";

export const FITS = {
  small: "Runs small",
  true: "True to size",
  large: "Runs large",
};
export const fitOf = (fit: string) => `Fit: ${fit}`;
const SAYS = {
  small: "it runs small",
  true: "it fits true to size",
  large: "it runs large",
};
/** How many of those who said something about it. */
export const sayFit = (n: number, of: number, fit: keyof typeof SAYS) =>
  plural(n, { one: `1 of ${of} says ${SAYS[fit]}.`, other: `${n} of ${of} say ${SAYS[fit]}.` });
export const bought = (size: string) => `Bought ${sizeInText(size)}`;
export const height = (from: number) => `${from}–${from + 5} cm`;
export const shop = BRAND.name;

export const write = "Write a review";
export const writeOf = (name: string) => `Write a review of ${name}`;
export const change = "Change";
export const changeOf = (name: string) => `Change your review of ${name}`;
export const takeBack = "Delete";
export const takeBackOf = (name: string) => `Delete your review of ${name}`;
export const takeBackQuestion = "Delete your review?";
export const takeBackHelp = "It disappears from the shop. You can write a new one.";
export const takingBack = "Deleting...";
export const keep = "Keep it";
export const help = "How is it? Other people read your review before they buy.";
export const needsLogin = "Log in with the account you ordered with to write a review.";

export const waiting = "We’re checking it";
export const waitingHelp = "It appears in the shop once we’ve read it.";
export const published = "In the shop";
export const refused = "Not shown";
export const REASONS = {
  rude: "It insults someone. Write it without that and we’ll look again.",
  private: "It has a name, number or address in it. Take that out and we’ll look again.",
  off_topic: "It isn’t about this product. Tell people how it fits and wears.",
  delivery:
    "It’s about the delivery. Tell people about the product, and write to us about the rest.",
  advert: "It advertises something. Tell people about the product only.",
  unclear: "We couldn’t understand it. Write it again in other words.",
};

export const whichPiece = "Which one?";
export const rating = "Your rating";
export const RATINGS: readonly string[] = ["Bad", "Not great", "OK", "Good", "Very good"];
export const ratingNamed = (value: number) => `${value} out of 5: ${RATINGS[value - 1] ?? ""}`;
export const howFits = "How does it fit?";
export const FIT_CHOICES = {
  small: "Small",
  true: "True",
  large: "Large",
};
export const oneLine = "In one line (optional)";
export const text = "Your review";
export const yourHeight = "Your height (optional)";
export const noHeight = "I’d rather not say";
export const shownOf = "We show the date, your size and your height range. Never your name.";
export const send = "Send review";
export const sending = "Sending...";
export const sent = "Thanks. It appears once we’ve read it.";
export const deleted = "Your review is deleted.";
export const offline = "You’re offline. What you wrote stays here until you can send it.";
/** For search engines, in place of a name. */
export const buyer = "A buyer";

export const picturesHint = (most: number) =>
  `Show it, if you like: up to ${most} pictures. We look at them before they appear.`;
export const yourPicture = (position: number) => `Your picture ${position}`;
export const pictures = "Pictures from a buyer";
export const pictureOf = (position: number) => `Picture ${position} from a buyer`;
