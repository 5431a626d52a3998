export const title = "Payments";
export const loading = "Loading payments...";
export const none = "No payments found";
export const noneHelp =
  "They appear here as soon as somebody pays, or promises to pay on delivery.";
export const count = (n: number) => `Total payments: ${n.toLocaleString("en")}`;

export const status = "Status";
export const anyStatus = "Status: all";
export const method = "Method";
export const anyMethod = "Method: all";
export const refundQueue = "Refunds to pay out";

export const date = "Date";
export const order = "Order";
export const viewOrder = (number: string) => `View order ${number}`;
export const amount = "Amount";
export const state = "State";
export const refunds = "Refunds";
export const todo = "To do";
export const paymentOf = (orderNumber: string) => `Payment of ${orderNumber}`;

export const momo = "Mobile money";
export const mtn = "MTN MoMo";
export const airtel = "Airtel Money";
export const card = "Card";
export const cod = "Cash on delivery";
export const placeholder = "Pay when we confirm";
/** Of accounts; gift cards too, where payments are filtered. */
export const credit = "Store credit";
export const giftCard = (endsWith: string) => `Gift card …${endsWith}`;
/** What came back, or will, pays it. */
export const byReturn = (returnNumber: string) => `Exchange for ${returnNumber}`;
/** How staff received the money. */
export const cash = "Cash";
export const till = "MoMo to till";
export const bank = "Bank transfer";
export const otherWay = "Another way";

export const pending = "Pending";
export const completed = "Paid";
export const failed = "Failed";
export const refunded = "Refunded";

/** Why an attempt failed, for staff. */
export const rejected = "The customer declined on the phone";
export const timedOut = "Not approved in time";
export const notEnoughFunds = "Not enough money in the wallet";
export const limitReached = "The wallet has reached its limit";
export const payerNotFound = "The number has no wallet";
export const wrongPin = "Wrong PIN";
export const accountNotActive = "The wallet is not active";
export const notAllowed = "The wallet is not allowed to make this payment";
export const wrongAmount = "The amount did not match the order";
export const providerUnavailable = "Mobile money did not answer";
export const cardDeclined = "The card was declined";
export const cardUnavailable = "Flutterwave did not take the payment";
export const orderCancelled = "The order was cancelled";
export const abandoned = "The customer started another payment";
export const unknown = "The provider gave no reason";

export const payments = "Payments";
export const total = "Total";
export const less = (amountText: string) => `−${amountText}`;
export const stillToPay = "Still to pay";
export const noneYet = "Nobody has tried to pay yet.";
export const transaction = (id: string) => `Transaction ${id}`;
export const wallet = (phone: string) => `Wallet ${phone}`;

export const notProcessed = "Failed to process payment";
export const markFailed = "Mark as failed";
export const markFailedQuestion = (amountText: string) => `Mark ${amountText} as failed?`;
export const markFailedHelp = "No money came in. This can't be changed afterwards.";
export const cancel = "Cancel";
export const saving = "Saving...";
export const isFailed = "The payment is marked as failed";

export const record = "Record payment";
export const recordTitle = (orderNumber: string) => `Record the payment of ${orderNumber}`;
export const recordHelp = "Record money only once you have seen it.";
export const howItCame = "How it was paid";
export const forThisOrder = "For this order";
export const tillReference = "MTN transaction ID";
export const tillReferenceHint = "It can't be used for another order.";
export const bankReference = "Bank reference";
export const bankReferenceHint = "As on the statement. It can't be used for another order.";
export const checkTheTill = "Check the till phone first. STRIVE can't see this payment.";
export const cannotBeChanged = "You can't change a payment later. You can refund it.";
export const recordCash = (amountText: string) => `Record ${amountText} in cash`;
export const doRecord = (amountText: string) => `Record ${amountText}`;
export const isRecorded = (amountText: string, orderNumber: string) =>
  `${amountText} is recorded for ${orderNumber}`;
export const deliveredQuestion = (number: string) => `Order ${number}: has it been paid?`;
export const deliveredHelp = (amountText: string) =>
  `${amountText} is not recorded yet. Record it now, or set the order to Delivered and record it later: it stays marked as owed.`;
export const notYet = "Not yet";

/** Where an order's money stands, for staff. */
export const stillOwed = "Still owed";
export const owedAfterDelivery = (amountText: string) =>
  `Delivered, and ${amountText} is still owed. Record it when you have it.`;
export const riderCollects = (amountText: string) => `The rider collects ${amountText} in cash.`;
export const shopCollects = (amountText: string) =>
  `Agree with the customer how ${amountText} is paid, then record it.`;
export const cardPays = (amountText: string, until: string) =>
  `The customer has until ${until} to pay ${amountText} by card.`;
export const phoneApproves = (amountText: string, phone: string, until: string) =>
  `The customer has until ${until} to approve ${amountText} on ${phone}.`;
export const notStarted = (amountText: string) => `${amountText} is not paid yet.`;
export const seenBy = (amountText: string, how: string, at: string, by: string) =>
  `${amountText} · ${how} · ${at} · recorded by ${by}`;
export const told = (amountText: string, how: string, at: string) =>
  `${amountText} · ${how} · ${at}`;
export const nothingOwed = "Nothing was paid, and nothing is owed.";

export const refund = "Refund";
export const refundTitle = (orderNumber: string) => `Refund order ${orderNumber}`;
export const refundAmount = "Amount in RWF";
export const refundHint = (rest: string) => `At most ${rest}. You can refund part of it.`;
export const refundReason = "Reason";
export const refundReasonHint = "Kept in the books and shown with the refund.";
export const refundHelp =
  "Mobile money is paid out automatically where the provider can do it. Pay out everything else yourself, then mark it as paid out.";
export const asCredit = "As store credit";
export const asCreditHelp = "The customer has it at once. For orders placed with an account.";
export const refundToCreditHelp = "Goes back to the customer's store credit at once.";
export const refundToCardHelp = (cardName: string) => `Goes back to ${cardName} at once.`;
export const refundToReturnHelp =
  "While the return is open, this goes to the return. Once that is settled, pay it out yourself, then mark it as paid out.";
export const returnRefundMade = (amountText: string) => `${amountText} is the return's again`;
export const doRefundAsCredit = (amountText: string) => `Refund ${amountText} as store credit`;
export const creditRefundMade = (amountText: string) => `${amountText} is back as store credit`;
export const cardRefundMade = (amountText: string, cardName: string) =>
  `${amountText} is back on ${cardName}`;
export const doRefund = (amountText: string) => `Refund ${amountText}`;
export const refunding = "Refunding...";
export const refundMade = (amountText: string) => `Refund of ${amountText} is recorded`;
export const wholeAmount = "Please enter a whole amount in RWF";
export const tooMuch = (rest: string) => `At most ${rest} can be paid back`;

export const refundRequested = "To be paid out";
export const refundCompleted = "Paid out";
export const refundFailed = "Pay-out failed";
export const refundedAsCredit = "As store credit";
export const paidExchange = "Paid an exchange";
export const backToReturn = "Back to the return";
export const refundedToCard = "Back on the gift card";
export const refundBy = (reason: string, by: string, at: string) => `${reason} · ${by} · ${at}`;
export const markPaidOut = "Mark as paid out";
export const markNotPaidOut = "Pay-out failed";
export const paidOutQuestion = (amountText: string) => `Was ${amountText} paid out?`;
export const paidOutHelp = "The customer has the money. This can't be changed afterwards.";
export const notPaidOutQuestion = (amountText: string) => `Did the pay-out of ${amountText} fail?`;
export const notPaidOutHelp =
  "The money stays with the shop; another refund can be made. This can't be changed afterwards.";
export const isPaidOut = "The refund is marked as paid out";
export const isNotPaidOut = "The pay-out is marked as failed";
