/** One timeline of an order, for staff. */
export const title = "Timeline";
export const show = "Show";
export const all = "All";
export const payments = "Payments";
export const mails = "Mails and SMS";
export const notes = "Notes";
export const changes = "Changes";
export const loading = "Loading the timeline...";
export const notLoaded = "Failed to load the timeline";
export const none = "Nothing yet.";
export const nonePayments = "No payments yet.";
export const noneMails = "No mails yet.";
export const noneNotes = "No notes yet. Customers never see them.";
export const noneChanges = "No changes yet.";
export const today = "Today";
export const yesterday = "Yesterday";

export const newNote = "Write a note for the team";
export const addNote = "Add note";
export const adding = "Adding...";
export const noteAdded = "Note added";
export const noteNotAdded = "Failed to add note";

export const buyer = "Customer";
export const shop = "The shop";
export const staff = "Staff";

export const placed = "Placed";
export const confirmed = "Confirmed";
export const packed = "Packed";
export const unpacked = "Packing undone";
export const paymentExpired = "Cancelled: not paid in time";
export const notConfirmed = "Cancelled: not confirmed in time";
export const exchangeExpired = "Cancelled: the return did not come in time";
export const exchangeEnded = "Cancelled with the return";
export const addressChanged = "Address changed";
export const articleChanged = "Size or colour changed";
export const itemsChanged = "Items changed";
export const rider = "Rider";
export const parcelDelivered = (number: number) => `Parcel ${number} handed over`;
export const parcelFailed = (number: number) => `Parcel ${number} could not be handed over`;
export const newDay = (day: string) => `Comes again on ${day}`;
export const receivedBy = (name: string) => `Taken by ${name}`;
export const cashTaken = (amount: string) => `${amount} in cash`;

export const momoAsked = "Mobile money asked";
export const cardStarted = "Card payment started";
export const cardPaid = "Paid by card";
export const momoApproved = "Mobile money approved";
export const codChosen = "Cash on delivery chosen";
export const laterChosen = "Pay when we confirm chosen";
export const recorded = "Payment recorded";
export const nothingToPay = "Nothing to pay";
export const failed = "Payment failed";
export const creditUsed = "Store credit used";
export const cardUsed = (endsWith: string) => `Gift card …${endsWith} used`;
export const returnUsed = (number: string) => `Paid by return ${number}`;
export const refundOwed = "Refund owed";
export const refundPaid = "Refund paid out";
export const refundFailed = "Pay-out failed, still owed";
export const backAsCredit = "Refunded as store credit";
export const backOnCard = (endsWith: string) => `Refunded to gift card …${endsWith}`;
export const backToReturn = (number: string) => `Refunded to return ${number}`;
export const cardSold = (endsWith: string) => `Gift card …${endsWith} made`;
export const cardTakenBack = (endsWith: string) => `Gift card …${endsWith} taken back`;
export const from = (phone: string) => `from ${phone}`;
export const reference = (text: string) => `reference ${text}`;

/** "Mail sent: Order received" */
export const mailIs = (state: string, name: string) => `${state}: ${name}`;
export const mailSent = "Mail sent";
export const mailWaiting = "Mail waiting";
export const mailKept = "Mail kept, not sent";
export const mailPassedOn = "Mail passed on";
export const mailDead = "Mail given up";
export const mailWithheld = "Mail withheld";
/** Of a text, by what carries it: "SMS sent". */
export const textWaiting = (channel: string) => `${channel} waiting`;
export const textSent = (channel: string) => `${channel} sent`;
export const textDelivered = (channel: string) => `${channel} delivered`;
export const textUndelivered = (channel: string) => `${channel} not delivered`;
export const textKept = (channel: string) => `${channel} kept, not sent`;
export const textDead = (channel: string) => `${channel} given up`;
export const textWithheld = (channel: string) => `${channel} withheld`;
export const allStaff = "All staff";
export const sentAt = (time: string) => `sent ${time}`;
export const tries = (n: number) => `tried ${n} times`;
export const triedOnce = "tried once";

export const note = "Note";
export const forgotten = "No longer stored";

export const returnAsked = (number: string) => `Return ${number} asked for`;
export const returnApproved = (number: string) => `Return ${number} approved`;
export const returnReceived = (number: string) => `Return ${number} received`;
export const returnSettled = (number: string) => `Return ${number} settled`;
export const returnDeclined = (number: string) => `Return ${number} declined`;
export const returnWithdrawn = (number: string) => `Return ${number} closed: the customer keeps it`;
export const approvedAtOnce = "approved at once";
export const goesBack = (amount: string) => `${amount} goes back`;
export const exchangeOrder = (orderNumber: string) => `${orderNumber} in exchange`;
export const openReturn = (number: string) => `Open return ${number}`;

export const receiptMade = (number: number) => `Receipt ${number} made`;
export const receiptSigned = (number: number) => `Receipt ${number} signed`;
export const creditNoteMade = (number: number) => `Credit note ${number} made`;
export const creditNoteSigned = (number: number) => `Credit note ${number} signed`;
export const signedAs = (number: number) => `EBM number ${number}`;
export const refused = (reason: string) => `refused: ${reason}`;

/** What was done, by its name in the audit log; others read as they are spelt. */
export const ACTIONS: Readonly<Record<string, string>> = {
  "order.update": "Order changed",
  "order.split": "Put into parcels",
  "parcel.plan": "Delivery planned",
  "parcel.send": "Given to the rider",
  "receipt.update": "Receipt changed",
  "mail.retry": "Mail tried again",
  "gift_card.update": "Gift card changed",
  "native.call": "Changed in Medusa's back office",
};
/** "buyer tin: none → 120987654" */
export const fieldChange = (name: string, before: string, after: string) =>
  `${name}: ${before} → ${after}`;
export const nothing = "none";
export const yes = "yes";
export const no = "no";

export const looked = (name: string) => `${name} looked`;
export const lookedTimes = (name: string, times: number) => `${name} looked, ${times} times`;
export const lastAt = (time: string) => `last at ${time}`;
