import { plural } from "~/lib/plural";

export const title = "Share your wishlist";
export const help =
  "Anyone who has the link sees what is on it now, and never your name. You can end it at any time.";
export const share = "Make a link";
export const sharing = "Making the link...";
export const loading = "Looking for your link...";
/** What the link shows, and for how long. */
export const shows = (count: number, day: string) =>
  plural(count, {
    one: `The link shows ${count} product and works until ${day}.`,
    other: `The link shows ${count} products and works until ${day}.`,
  });
export const send = "Share the link";
export const renew = "Show my list as it is now";
export const renewed = "The link shows your list as it is now.";
export const end = "End the link";
export const ended = "The link is ended. Nobody can open it any more.";
export const notMade = "The link could not be made";
export const notEnded = "The link could not be ended";
export const notLoaded = "Your link could not be loaded";
/** Names what is shared, in the sharing sheet. */
export const name = "My wishlist";

/** The page behind the link. */
export const pageTitle = "A wishlist";
export const pageHelp = "Somebody shared these with you.";
export const until = (day: string) => `The link works until ${day}.`;
/** For screen readers, above them. */
export const products = "Products";
export const addAll = "Add all to my wishlist";
export const added = (count: number) =>
  plural(count, {
    one: `${count} product is now on your wishlist.`,
    other: `${count} products are now on your wishlist.`,
  });
export const hasAll = "All of these are on your wishlist.";
export const empty = "Nothing of this list is in the shop any more";
export const over = "This link is over";
export const overHelp = "It was ended, or is too old. Ask for a new one.";
export const goToShop = "Go to the shop";
export const pageLoading = "Loading the list...";
export const pageFailed = "The list could not be loaded";
