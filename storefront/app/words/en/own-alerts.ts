export const title = "Alerts";
export const loading = "Loading alerts...";
export const failed = "Failed to load your alerts";
export const notSaved = "Your choice was not saved";
/** Raise `AGREED_TO` (backend/src/modules/alert) with what these two promise. */
export const prices = "Tell me when a price falls";
export const pricesHelp = (email: string) =>
  `For what is on your wishlist: one email to ${email}, once a day at most. Switch it off any time.`;
export const waiting = "Back in stock";
export const waitingHelp = "You get one message for each when it's back.";
export const carts = "Reminders of your cart";
export const cart = "Your cart";
export const to = (contact: string) => `To ${contact}`;
export const told = (contact: string) => `We told ${contact}`;
export const goneProduct = "No longer sold";
export const end = "End";
export const endOf = (name: string) => `End the alert: ${name}`;
export const notEnded = "The alert was not ended";
