export const storeCredit = "Store credit";
export const giftCard = (end: string) => `Gift card …${end}`;
export const whatYouReturn = (returnNumber: string) => `What you return (${returnNumber})`;
export const toPay = "To pay";
export const paid = "Paid";
/** Before a change made the order dearer. */
export const paidBefore = "Paid before";

export const useCredit = "Use store credit";
export const youHave = (amount: string) => `You have ${amount}`;
/** It was chosen. */
export const noneLeft = "You have no store credit left.";

/** What a gift card still holds. */
export const onIt = (amount: string) => `${amount} on it`;
export const removeCard = (end: string) => `Remove gift card …${end}`;
export const addCard = "Add a gift card";
export const addCode = "Add a promo code";

export const notForGiftCards = "Gift cards can't be paid with credit.";
export const nothingLeftToPay = "Nothing is left to pay.";
export const creditChanged = (amount: string) =>
  `Your store credit has changed: ${amount} is left.`;
export const creditGone = "Your store credit has changed: nothing is left.";
export const cardChanged = (end: string, amount: string) =>
  `Your gift card …${end} has changed: ${amount} is left.`;
/** After what the shipping costs that is added later. */
export const paysShipping = "Your gift card or store credit pays it too.";
export const paysAllBut = (left: string) =>
  `Your gift card or store credit pays all but ${left} of it.`;

export const cardUnknown = "We don't know this gift card. Check the code.";
export const cardSwitchedOff = "This gift card is not accepted any more. Please contact us.";
export const cardUsedUp = "Nothing is left on this gift card.";
