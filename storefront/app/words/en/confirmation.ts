/** The page's title in the browser tab. */
export const title = "Your order";
export const missingHelp =
  "If you ordered without an account, you can only open the order in the browser tab you ordered in, or with the link in our email.";
export const findOrder = "Find your order";
export const notShown = "Your order could not be shown";

export const expired = "The payment did not arrive in time. This order was cancelled.";
export const unconfirmed =
  "We're sorry: we didn't confirm this order in time, so it was cancelled.";
/** Of an order that was to bring something in exchange. */
export const exchangeExpired =
  "What you return did not reach us in time. This exchange was cancelled.";
export const exchangeEnded = "The return was cancelled or declined, so this exchange was too.";
export const backInShop = "It is back in the shop.";
export const moneyInstead = (returnNumber: string) =>
  `For what you return (${returnNumber}) you get your money back, once we have it.`;
export const moneyNext = (returnNumber: string) =>
  `We have what you return (${returnNumber}). Your money comes next.`;
export const isKept = (firstName: string) => `Thank you, ${firstName}. We keep it for you.`;
export const waitsForReturn = (until: string) =>
  `We keep it for you until ${until}. What you return has to be with us by then.`;
export const partUnpaid = "We keep your exchange. It isn't fully paid yet.";
export const partExchangedHelp = (returned: string, owed: string) =>
  `What you return pays ${returned} of it. Choose how to pay the other ${owed}.`;
export const cancelled = "This order was cancelled.";
export const waiting = "We are waiting for your payment.";
export const approve = (amount: string, phone: string) => `Approve ${amount} on ${phone}`;
export const unpaid = "Your order is placed, but not paid yet.";
export const paidBack = "Your payment was refunded.";
export const gotIt = (firstName: string) => `Thank you, ${firstName}. We've got your order.`;
export const packing = (firstName: string) => `Thank you, ${firstName}. We're packing your order.`;
export const onItsWay = (firstName: string) => `Thank you, ${firstName}. It is on the way.`;
export const isReady = (firstName: string) => `Thank you, ${firstName}. It is ready for you.`;
export const wasCollected = (firstName: string) => `Thank you, ${firstName}. You have it now.`;
export const delivered = (firstName: string) => `Thank you, ${firstName}. It was delivered.`;

export const keepReference =
  "Keep this reference. Kigali deliveries take 1–2 business days, everywhere else in Rwanda 3–5 business days.";
export const arrives = (days: string) => `Keep this reference. It should arrive ${days}.`;
/** Nothing is delivered. */
export const collect = "Keep this reference. You collect your order in our shop.";
/** Nothing but gift cards. */
export const mailed = "Keep this reference. Gift cards come by email.";
export const expiredHelp =
  "Nothing was charged. The items are back in the shop: you can order them again.";
export const failed = "The payment did not go through.";
export const held = (until: string) => `We hold these items until ${until}.`;
export const nothingPacked = "Nothing is packed before you pay.";
export const paymentPending = "Payment pending";
export const unpaidHelp = "Your order is placed and nothing was charged. Choose how to pay.";
/** Credit paid a part as the order was placed. */
export const partPaidHelp = (credit: string, owed: string) =>
  `Your order is placed. ${credit} of it is paid with your gift card or store credit. Choose how to pay the other ${owed}.`;
/** It was paid, and a change made it dearer. */
export const dearerHelp = (paid: string, owed: string) =>
  `Your order was changed and costs more now. ${paid} of it is paid. Choose how to pay the other ${owed}.`;
export const notPaidYet = "Not paid yet";
export const cashHelp = (amount: string) => `Pay the rider ${amount} in cash at the door.`;
export const agreedHelp = (amount: string) =>
  `We'll contact you to confirm your order and agree how you'll pay ${amount}.`;
/** Delivered, but the payment is not recorded. */
export const owedHelp = (amount: string) =>
  `We haven't recorded your ${amount} yet. Already paid? Message us and we'll check.`;
export const paid = "Paid";
export const viewTransit = "View Transit";

export const payment = "Payment";
export const payOnDelivery = "Pay on delivery";
export const tryAgain = "Try again";
export const pay = (amount: string) => `Pay ${amount}`;

/** Of a card, which is paid on a page elsewhere. */
export const payByCard = (amount: string) => `Pay ${amount} by card`;
export const cardBadge = "Waiting for your card";
export const cardHelp =
  "You pay on Flutterwave's page. We never see your card number. When you come back, we check with them.";
export const cardPreparing = "Opening the payment page...";
export const cardLeft =
  "You left the payment page. Nothing was charged. You can pay again, or another way.";
export const cardChecking = "Welcome back. We are checking your payment...";
export const cardTimeOver = "Time is up. Checking your payment once more...";
export const leftToPay = "left to pay";
export const otherWay = "Pay another way";
export const waitingBadge = "Waiting on your phone";
export const timeLeft = "Time left to approve";
export const leftToApprove = "left to approve";
export const timeOver = "Time is up. Checking with your wallet once more...";
export const openRequest = "Open the mobile money request on your phone.";
export const enterPin = "Enter your PIN there. We never ask for it.";
/** The code is shown in bold. */
export const noRequest = <T>(code: T) => ["No request? Dial ", code, "."];
export const canClose = (email: string) =>
  `This page updates by itself once you have paid. You can close it: your items are held, and we'll write to ${email}.`;
/** Nobody knows an e-mail address. */
export const canCloseOnly =
  "This page updates by itself once you have paid. You can close it: your items are held.";
export const keepWaiting = "Keep waiting";
export const changeNumber = "Change number or method";
