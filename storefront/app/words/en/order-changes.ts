/** What is said in the dialogs that change an order; see order-changed.ts for the page around them. */
export const untilPacked = "This is possible until we pack your order.";
export const untilPackedHere = "This is possible until the order is packed.";

export const note = "Note for the rider (optional)";
export const saveAddress = "Save address";
export const weChangedAddress = "We changed the address";
export const addressIsChanged = "The address was changed";

/** Of one line of several: begins to choose for it. */
export const change = "Change";
export const changeOne = (name: string, look: string) => `Change ${name}, ${look}`;
/** Names the choice: "Gahinga Boxy Tee, XS, White: change to" */
export const changeTo = (name: string, look: string) => `${name}, ${look}: change to`;
export const save = "Save change";
export const chooseOne = "Please choose one";
export const weChangedItem = (name: string, look: string) => `We changed ${name} to ${look}`;
export const soldOut = "Sold out";
export const onlyLeft = (left: number) => `Only ${left} left`;
export const more = (amount: string) => `${amount} more`;
export const less = (amount: string) => `${amount} less`;
/** What the order comes to with what is chosen, before it is changed. */
export const toPay = (total: string, due: string) =>
  `Your order then costs ${total}. ${due} is left to pay.`;
export const comesBack = (total: string, back: string) =>
  `Your order then costs ${total}. We pay ${back} back to you.`;
export const costs = (total: string) => `Your order then costs ${total}.`;
export const saveForThat = "Yes, change it";
export const lookingUp = "Looking up sizes and colours...";
export const notLookedUp = "Sizes and colours could not be loaded.";
export const isGone = "This article is not for sale any more, so its size and colour stay.";
export const nothingElse = "There is no other size or colour of this article.";

export const isPacked = "Your order is packed already. Please contact us to change it.";
export const isCancelled = "Your order is cancelled, so nothing can be changed.";
export const isPackedHere = "The order is packed already.";
export const isCancelledHere = "The order is cancelled.";
