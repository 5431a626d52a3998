/** The account's part about store credit and gift cards. */
export const title = "Store credit";
export const loading = "Loading your store credit...";
export const none = "You have no store credit.";
export const use = "Switch it on in your cart or at the checkout.";
export const entries = "History";

export const given = "From the shop";
export const takenBack = "Taken back by the shop";
/** Before an order's number, which is a link. */
export const paidFor = "Paid for order";
export const backFrom = "Back from order";
export const plus = (amount: string) => `+${amount}`;
export const minus = (amount: string) => `−${amount}`;

export const check = "Check a gift card";
export const code = "Gift card code";
export const codeExample = "7K2M-9QXD-4T6V-0HBN";
export const doCheck = "Check";
export const checking = "Checking...";
export const isLeft = (amount: string, end: string) =>
  `${amount} is left on the card ending ${end}.`;
export const unknown = "We don't know this gift card. Check the code.";
