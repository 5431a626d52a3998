import { plural } from "~/lib/plural";

export const cancelExchangeHelp = "You get your money back for what you return.";
export const cancelPaidExchangeHelp =
  "You get your money back for what you return, and what you paid besides.";

export const cancel = "Cancel this order";
export const cancelQuestion = "Cancel this order?";
export const cannotUndo = "This can't be undone.";
export const oweNothing = "You have not paid, so you owe nothing.";
/** While the wallet is asked. */
export const oweNothingYet =
  "You have not paid, so you owe nothing. Don't approve the request on your phone.";
export const backOnWallet = (amount: string, phone: string) =>
  `You get ${amount} back on ${phone}.`;
/** Of money that no wallet sent. */
export const backByUs = (amount: string) => `We pay back the ${amount} that you paid.`;
export const backAsCredit = (amount: string) => `${amount} is store credit again at once.`;
export const backOnCard = (amount: string) => `${amount} goes back on your gift card at once.`;
/** Before what becomes of the money. */
export const cardsStop = (count: number) =>
  plural(count, { one: "Its gift card stops working.", other: "Its gift cards stop working." });
export const why = "Why?";
export const optional = "optional";
export const wrongSize = "Wrong size";
export const takesTooLong = "Takes too long";
export const foundOther = "Found something else";
export const changedMind = "Changed my mind";
/** Of a cancellation: "Why: Wrong size" */
export const because = (reason: string) => `Why: ${reason}`;
export const onlySize = "Only the size?";
export const sizeCanChange = "We can change it before it is packed.";
export const changeSize = "Change size";
export const keep = "Keep order";
export const doCancel = "Cancel order";
export const cancelling = "Cancelling...";
