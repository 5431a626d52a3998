import { plural } from "~/lib/plural";

/** What comes back from buyers, for staff. */
export const title = "Returns";
export const search = "Search return, order, name or phone";
export const tabs = "Returns by state";
export const loading = "Loading returns...";
export const count = (n: number) => `Total returns: ${n.toLocaleString("en")}`;
export const openTab = "Open";
export const allTab = "All";
export const notFound = "Failed to look up the return";

export const noneOpen = "No open returns";
export const noneOpenHelp = "Nobody is waiting. New ones appear here as soon as somebody asks.";
export const noneOfState = "No returns in this state";
export const noneYet = "No returns yet";
export const noneYetHelp = "They appear here as soon as somebody sends something back.";
export const noMatch = "No returns found";
export const matchElsewhere = (n: number) =>
  plural(n, {
    one: "1 return in another state matches your search.",
    other: `${n.toLocaleString("en")} returns in other states match your search.`,
  });
export const searchAll = "Search all returns";
export const clearSearch = "Clear search";

export const requested = "Requested";
export const approved = "Coming back";
export const received = "Received";
export const settled = "Settled";
export const declined = "Declined";
export const withdrawn = "Kept by buyer";

export const tooSmall = "Too small";
export const tooLarge = "Too large";
export const notAsShown = "Not as shown";
export const changedMind = "Changed their mind";
export const otherReason = "Another reason";
export const faulty = "Broken or faulty";
export const wrongItem = "Wrong item sent";

export const rider = "Rider fetches it";
export const shop = "Brought to the shop";
export const bus = "Bus parcel";
export const asPaid = "The way it was paid";
export const asCredit = "Store credit";

export const returnColumn = "Return";
export const order = "Order";
export const buyer = "Buyer";
export const pieces = "Pieces";
export const amount = "Amount";
export const asked = "Asked for";
export const state = "State";
/** Instead of an amount: nothing goes back. */
export const noAmount = "–";
export const viewOrder = (number: string) => `View order ${number}`;
/** "Return R-1042" */
export const returnNamed = (number: string) => `Return ${number}`;
/** The sheet's title until the return has loaded. */
export const oneReturn = "Return";
export const isGone = "There is no such return.";
/** "2 × Gahinga Boxy Tee" */
export const times = (quantity: number, name: string) => `${quantity} × ${name}`;
export const pieceCount = (n: number) => plural(n, { one: "1 piece", other: `${n} pieces` });

export const pictureCount = (n: number) => plural(n, { one: "1 picture", other: `${n} pictures` });

export const contact = "Contact";
export const whatsAppText = (name: string, shopName: string, number: string) =>
  `Hello ${name}, this is ${shopName} about your return ${number}.`;
export const handOver = "Comes back by";
export const refundWish = "Wants back";
export const approvedAt = "Approved";
export const receivedAt = "Received";
export const settledAt = "Settled";
export const declinedAt = "Declined";
export const withdrawnAt = "Kept";
export const paidBack = "Paid back";
export const reasonGiven = "Reason given";
export const withDelivery = (amountText: string, delivery: string) =>
  `${amountText}, with ${delivery} for delivery`;
export const noteFromBuyer = "Note from the buyer";
export const byLaw = "Asked for within 7 days of delivery: the law doesn't let us decline it.";
export const items = "Items";
export const itemsTotal = "For the pieces";
export const counted = (sellable: number, damaged: number, missing: number) =>
  [
    sellable > 0 ? `${sellable} as new` : "",
    damaged > 0 ? `${damaged} damaged` : "",
    missing > 0 ? `${missing} did not come` : "",
  ]
    .filter((part) => part !== "")
    .join(", ");

/** What the buyer gets in exchange. */
export const exchange = "Exchange";
/** "For it: Size L · White" */
export const forIt = (look: string) => `For it: ${look}`;
export const exchangeOrder = "Exchange order";
export const exchangeState = (orderState: string, moneyState: string) =>
  `${orderState} · ${moneyState}`;
export const keptUntil = "Kept until";
export const coveredByReturn = "Paid by what comes back";
export const stillToPay = "Still to pay";
export const exchangeCancelled = "Cancelled";
export const ofItExchange = "Of it for the exchange";
/** Of one that was sent: the return does not pay it any more. */
export const toBePaid = (orderNumber: string) =>
  `${orderNumber} is sent already: all of it is to be paid then.`;
export const besidesBack = (amountText: string) =>
  `${amountText} that the buyer paid for it goes back.`;
export const missingOfExchange = (costText: string, missingText: string) =>
  `The exchange cost ${costText}: ${missingText} is missing.`;
export const alsoCancelled = (orderNumber: string) =>
  `${orderNumber} in exchange is cancelled too.`;

export const approve = "Approve";
export const approving = "Approving...";
export const notApproved = "Failed to approve the return";
export const isApproved = (number: string) => `${number} is approved`;
export const nextApprove = "Check what the buyer says, then approve or decline it.";

export const decline = "Decline";
export const declining = "Declining...";
export const declineTitle = (number: string) => `Decline return ${number}`;
export const declineHelp = "The buyer keeps the pieces, and nothing is paid back.";
export const declineReason = "Reason";
export const buyerReadsIt = "The buyer reads it.";
export const notDeclined = "Failed to decline the return";
export const isDeclined = (number: string) => `${number} is declined`;

export const withdraw = "Buyer keeps it";
export const withdrawing = "Closing...";
export const withdrawQuestion = (number: string) => `Close return ${number}?`;
export const withdrawHelp = "The buyer keeps the pieces, and nothing is paid back.";
export const doWithdraw = "Close return";
export const notWithdrawn = "Failed to close the return";
export const isWithdrawn = (number: string) => `${number} is closed: the buyer keeps it`;

export const countTitle = "Count what came back";
export const countHelp = "Pieces as new go back into stock at once.";
export const ofPieces = (n: number) =>
  plural(n, { one: "1 piece sent", other: `${n} pieces sent` });
export const sellable = "As new";
export const damaged = "Damaged";
/** A stepper's name: "As new: Gahinga Boxy Tee". */
export const countOf = (kind: string, name: string) => `${kind}: ${name}`;
export const countOne = "Count at least one piece that came back";
export const missing = (n: number) =>
  plural(n, { one: "1 piece did not come.", other: `${n} pieces did not come.` });
export const receive = "Receive";
export const receivePieces = (n: number) =>
  plural(n, { one: "Receive 1 piece", other: `Receive ${n} pieces` });
export const receiving = "Saving...";
export const notReceived = "Failed to receive the return";
export const isReceived = (number: string, toStock: number) =>
  toStock === 0
    ? `${number} is received`
    : plural(toStock, {
        one: `${number} is received: 1 piece is back in stock`,
        other: `${number} is received: ${toStock} pieces are back in stock`,
      });

export const settleTitle = "Pay back";
export const settleAmount = "Amount in RWF";
export const settleHint = (amountText: string) => `At most ${amountText}.`;
export const paysExchange = (amountText: string, orderNumber: string) =>
  `${amountText} pays the exchange ${orderNumber}.`;
export const restBack = (amountText: string) => `${amountText} goes back to the buyer.`;
export const nothingBesides = "Nothing else goes back.";
export const settleExchange = "Pay the exchange";
export const settleExchangeAnd = (amountText: string) => `Pay the exchange, and ${amountText} back`;
export const isExchanged = (number: string) => `${number} is settled: the exchange is paid`;
export const isExchangedAnd = (number: string, amountText: string) =>
  `${number} is settled: the exchange is paid, and ${amountText} goes back`;
export const tickDelivery = (amountText: string) => `With delivery, ${amountText}`;
export const shortHint = (amountText: string, shortText: string) =>
  `${settleHint(amountText)} That is ${shortText} less: a part of this order was paid back before.`;
export const noMoneyLeft =
  "No money of this order is left to pay back. Was it paid, and nobody recorded it? Record it first.";
/** Stands under "Why less" at first; buyers read it. */
export const partlyBack = "A part was paid back before";
export const lessReason = "Why less";
export const payBackBy = "Pay back as";
export const payBackAsPaid = "It goes back the way it was paid.";
export const wholeAmount = "Please enter a whole amount in RWF";
export const tooMuch = (amountText: string) => `At most ${amountText}`;
export const notNothing = "Within 7 days the buyer gets money back: enter more than 0";
export const payBack = (amountText: string) => `Pay back ${amountText}`;
export const settleWithout = "Settle without money";
export const settling = "Settling...";
export const notSettled = "Failed to settle the return";
export const isSettled = (number: string, amountText: string) =>
  `${number} is settled: ${amountText} goes back`;
export const isSettledWithout = (number: string) => `${number} is settled without money`;

export const forBuyer = "Return for the buyer";
export const forBuyerTitle = (orderNumber: string) => `Return for ${orderNumber}`;
export const forBuyerHelp = "For a buyer who called. It is approved at once.";
export const whatComes = "What comes back";
export const quantityOf = (name: string) => `Pieces of ${name}`;
/** In a select: "1 of 2". */
export const someOf = (n: number, most: number) => `${n} of ${most}`;
export const reasonOf = (name: string) => `Reason for ${name}`;
export const exchangeOf = (name: string) => `Exchange for ${name}`;
export const moneyBack = "Money back, no exchange";
/** In a select: "Size L · White, 12 left" */
export const lookLeft = (look: string, left: number) => `${look}, ${left} left`;
export const sameAgain = (look: string) => `The same again: ${look}`;
export const lookingUp = "Looking up what there is...";
export const notLookedUp = "What there is could not be looked up.";
export const isNotForSale = "Not for sale any more: only money back.";
export const nothingElse = "No other size or colour is left: only money back.";
/** In a select, of what was chosen before. */
export const lookSoldOut = (look: string) => `${look}, sold out`;
export const chosenOne = "What was chosen";
export const hasSoldOut = "Has sold out: choose again";
export const notPaidSwap = "This order is not wholly paid, or nobody recorded it: no exchange.";
export const partlyBackSwap =
  "Too little of this order's money is left for it: a part is paid back, or other returns have it.";
export const exchangeFree = "The exchange is free.";
export const buyerPays = (amountText: string) => `The buyer pays ${amountText} more.`;
export const buyerGets = (amountText: string) => `${amountText} goes back to the buyer.`;
export const chooseReason = "Choose a reason";
export const reasonMissing = "Choose a reason for each line";
export const chooseLine = "Choose what comes back";
export const nothingLeft = "Nothing of this order is left to come back.";
/** "R-1042 was opened meanwhile. Check it before you open another." */
export const openedMeanwhile = (numbers: string) =>
  `${numbers} was opened meanwhile. Check it before you open another.`;
export const openIt = "Open return";
export const opening = "Opening...";
export const notOpened = "Failed to open the return";
export const isOpened = (number: string) => `${number} is open: write it on the parcel`;
