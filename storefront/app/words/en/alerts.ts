export const isGone = (what: string) => `${what} is out of stock`;
export const help = "One message when it's back. Nothing else.";
export const contact = "Phone or email";
export const emailOnly = "Email";
export const kept = "We delete it 30 days after we tell you, or after 90 days.";
export const tell = "Tell me when it's back";
/** `what`: "Ink black, XL". */
export const told = (contact: string, isMail: boolean, what: string) =>
  isMail
    ? `We'll email ${contact} when ${what} is back.`
    : `We'll text ${contact} when ${what} is back.`;
export const undo = "Undo";
export const undone = "You won't get a message.";
export const notUndone = "Your alert was not taken back";
/** Before links to other colours. */
export const otherIn = (size: string) => `In stock in ${size}:`;
export const loading = "Loading the form...";

// The page behind the link in a message.
export const linkTitle = "Your alerts";
export const linkLoading = "Loading your alert...";
export const linkMissing = "This alert is over";
export const linkMissingHelp =
  "Nothing more comes because of it. If the link should work, check that it is complete.";
export const linkFailed = "Failed to load your alert";
export const isBack = "It's back in stock.";
export const isNotBack = "It's out of stock.";
export const see = (name: string) => `See ${name}`;
export const stillOn: Readonly<Record<"stock" | "prices" | "cart", (contact: string) => string>> = {
  stock: (contact) => `There are more alerts for ${contact}.`,
  cart: (contact) => `There are more alerts for ${contact}.`,
  prices: (contact) => `We email ${contact} when a price on the wishlist falls.`,
};
export const allOver = (contact: string) => `No more alerts are waiting for ${contact}.`;
export const end = {
  mail: "No more emails",
  sms: "No more texts",
  whatsapp: "No more messages",
};
export const ended = "Done. You won't get any more of these messages.";
export const notEnded = "Your alerts were not ended";
export const goToShop = "Go to the shop";
