export const label = "Promo code";
export const giftCardLabel = "Gift card";
/** One field takes both. */
export const fieldLabel = "Promo code or gift card";
export const example = "Enter a code";
export const apply = "Apply";
export const checking = "Checking...";
export const remove = "Remove";
export const removeCode = (code: string) => `Remove code ${code}`;
/** A discount of an order, by its code. */
export const code = (text: string) => `Code ${text}`;
/** What is taken off: "−RWF 3,600". */
export const less = (price: string) => `−${price}`;
/** What a code gives that takes nothing off the goods. */
export const freeDelivery = "Free delivery";
export const onDelivery = (price: string) => `${less(price)} on delivery`;
/** A code that came with a link. */
export const kept = (text: string) => `Code ${text} is kept for your cart.`;

export const unchecked = "We couldn't check this code now.";
export const checkAgain = "Check again";

export const unknown = "We don't know this code. Check the spelling.";
/** "27 November" */
export const day = (number: string, month: string) => `${number} ${month}`;
export const starts = (weekday: string, date: string) => `This code starts on ${weekday}, ${date}.`;
export const ended = (date: string) => `This code ended on ${date}.`;
export const usedUp = "This code is used up.";
export const usedByYou = "You have used this code before.";
export const minimum = (price: string) => `This code is for orders from ${price}.`;
export const betterOne = "You already get a better discount, and this code can't be added to it.";
export const nothingFits = "This code takes nothing off this order.";
