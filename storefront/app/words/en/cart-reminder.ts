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
