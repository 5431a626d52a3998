/** What staff read as they change the lines of an order. */
export const editItems = "Edit items";
export const help = "Not packed yet, so items can change. New items are kept the moment you save.";
export const lines = "Items of this order";
/** Of the select of a line: "Size and colour of Gahinga Boxy Tee" */
export const lookOf = (name: string) => `Size and colour of ${name}`;
export const free = (name: string, left: number) => `${name}, ${left} free`;
export const was = (text: string) => `Was ${text}`;
export const added = "Added";
export const priceOf = (name: string) => `Price of one ${name} (RWF)`;
export const changePrice = "Change price";
export const changePriceOf = (name: string) => `Change price of ${name}`;
export const badPrice = "Price must be a whole number of RWF";
export const remove = (name: string) => `Remove ${name}`;
export const lastLine = "To take the last item away, cancel the order.";
export const addProduct = "Add a product";

export const sums = "What the order comes to";
export const totalNow = "Total now";
export const newTotal = "New total";
export const paid = "Paid";
export const toAskFor = "To ask for";
export const toGiveBack = "To give back";
export const nothingElse = "Nothing is to ask for, and nothing to give back.";
export const working = "Working out the total...";
/** Spoken when it changes. */
export const totalIs = (total: string, difference: string) => `New total ${total}. ${difference}`;
export const ask = (amount: string) => `${amount} to ask for`;
export const giveBack = (amount: string) => `${amount} to give back`;

export const reason = "Reason";
export const reasonHint = "For the team: it stands in the timeline.";
export const reasonMissing = "Reason is required";
export const save = "Save changes";
export const discard = "Discard";
export const nothingChanged = "Nothing is changed yet";
export const saved = "The items were changed";
export const isOld =
  "Somebody changed this order meanwhile. Discard this, and begin with what it is now.";
export const notLoaded = "What else there is of it could not be loaded.";
export const keepPrice = "Leave the price";
export const keepPriceOf = (name: string) => `Leave the price of ${name}`;
export const priceMoved = "A price changed meanwhile. Look at the new total, and save again.";
