import { plural } from "~/lib/plural";

/** Raise `AGREED_TO` (backend/src/modules/alert/cart-reminders) with what these promise. */
export const title = "Not ready to order?";
/** Before somebody has said whom we tell. */
export const help = (hours: number) =>
  `We can remind you of this cart: one message after ${hours} hours without an order, never at night. Nothing else. You can take it back here, and end it in the message.`;
/** Of an account: its address. */
export const helpTo = (hours: number, email: string) =>
  `One email to ${email} after ${hours} hours without an order, never at night. Nothing else. You can take it back here, and end it in the email.`;
export const remind = "Remind me of this cart";
export const other = "Another phone or email";
export const kept = (days: number) => `We delete it ${days} days after the message.`;
export const told = "We'll remind you of this cart once. If you order before, nothing comes.";
export const toldTo = (contact: string) =>
  `We'll remind ${contact} of this cart once. If you order before, nothing comes.`;
export const notAsked = "Your reminder was not noted";

// The page behind the link in the message.
export const pageTitle = "Your cart";
export const line = (quantity: number, price: string) => `${quantity} × ${price}`;
export const soldOut = "Out of stock";
export const gone = (count: number) =>
  plural(count, {
    one: `${count} article of this cart is no longer sold.`,
    other: `${count} articles of this cart are no longer sold.`,
  });
export const put = "Put it into my cart";
export const hasAll = "All of it is in your cart.";
export const toCart = "See my cart";
export const added = (count: number) =>
  plural(count, {
    one: `${count} piece is now in your cart.`,
    other: `${count} pieces are now in your cart.`,
  });
