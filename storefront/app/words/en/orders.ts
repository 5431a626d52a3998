export const days = (from: string, to: string) => `${from} to ${to}`;

export const summary = "Order summary";
export const subtotal = "Subtotal";
export const shipping = "Shipping";
/** What delivery costs that costs nothing. */
export const free = "Free";
export const total = "Total";
export const youPay = (amount: string) => `You pay ${amount}.`;

/** "Gift card · RWF 10,000" */
export const giftCardOf = (amount: string) => `Gift card · ${amount}`;
/** "Gift card · RWF 10,000 · 2 pc" */
export const pieces = (what: string, quantity: number) => `${what} · ${quantity} pc`;

export const loading = "Loading your order...";
export const notFound = "Order not found";
export const details = "Order details";
export const status = "Status";
export const ordered = "Ordered";
export const delivery = "Delivery";
export const payment = "Payment";
export const payments = "Payments";
export const address = "Delivery address";
/** Of an order of which nothing is delivered. */
export const yourAddress = "Your address";
/** Of an order that is delivered nowhere. */
export const collectIn = "Collect in the shop";
export const ready = "Ready to collect";
export const fetched = "Collected";
export const country = "Rwanda";
export const note = "Note";
export const history = "History";
export const giftGoesTo = "Gift card goes to";
export const toYou = "You";
export const toPerson = (name: string, email: string) => `${name}, ${email}`;
export const sentOn = (day: string) => `Sent on ${day}`;
export const sentWhenPaid = "Sent after payment";

export const pending = "Pending";
export const processing = "Processing";
export const shipped = "Shipped";
export const delivered = "Delivered";
export const cancelled = "Cancelled";
export const confirmed = "Confirmed";
/** For screen readers: a step still to come. */
export const notYet = "not yet";

export const unpaid = "Not paid";
export const paymentPending = "Payment pending";
export const paid = "Paid";
export const paymentFailed = "Payment failed";
export const partlyRefunded = "Partly refunded";
export const refunded = "Refunded";
/** What a payment waits for. */
export const waitsForPhone = "Waiting on phone";
export const waitsForCard = "Waiting for card";
export const waitsForRider = "Cash on delivery";
export const notPaidYet = "Not paid yet";
/** How it was paid: "RWF 34,000 in cash, Nov 23, 2026, 16:02." */
export const paidHow = (amount: string, how: string, at: string) =>
  how === "" ? `${amount}, ${at}.` : `${amount} ${how}, ${at}.`;
export const byCard = "by card";
export const byWallet = (phone: string) => `with mobile money from ${phone}`;
export const toTheRider = "to the rider in cash";
export const inCash = "in cash";
export const byMobileMoney = "by mobile money";
export const byTransfer = "by bank transfer";
export const byCredit = "with store credit";
export const byGiftCard = "with a gift card";
export const byExchange = (returnNumber: string) => `with what you return (${returnNumber})`;
export const attempt = (method: string, outcome: string) => `${method}: ${outcome}`;
export const attemptFrom = (method: string, phone: string, outcome: string) =>
  `${method}, ${phone}: ${outcome}`;
export const continuePayment = "Continue payment";
export const payNow = "Pay for this order";

export const wasPaidBack = (amount: string) => `${amount} was paid back to you.`;
export const isPaidBack = (amount: string) => `${amount} is being paid back to you.`;
export const notPaidBack = (amount: string) =>
  `${amount} could not be paid back yet. We will write to you.`;

export const isCreditNow = (amount: string) => `${amount} is store credit now.`;
export const isOnCardAgain = (amount: string) => `${amount} is back on your gift card.`;

/** @param orderNumbers of what was exchanged; empty: it is not known any more */
export const paidExchange = (amount: string, orderNumbers: string) =>
  `${amount} paid for your exchange ${orderNumbers}`.trimEnd() + ".";
/** Of an exchange that was cancelled. */
export const isReturnsAgain = (amount: string, returnNumber: string) =>
  `${amount} comes back to you with return ${returnNumber}.`;

/** Of an order that brings something in exchange. */
export const exchangeFor = (returnNumber: string, orderNumber: string) =>
  `Exchange for ${returnNumber} of order ${orderNumber}`;
export const exchangeExpired = "Cancelled: what you return did not reach us in time";
export const exchangeEnded = "Cancelled with the return";
export const askOnWhatsApp = "Ask on WhatsApp";
export const question = (shop: string, orderNumber: string) =>
  `Hello ${shop}, I have a question about my order ${orderNumber}.`;
