import { plural } from "~/lib/plural";

export const title = "Orders";
export const newOrder = "New order";
export const search = "Search by number, name, email or phone";
export const loading = "Loading orders...";
export const none = "No orders found";
export const noneHelp = "Orders appear here as soon as somebody buys.";
export const count = (n: number) => `Total orders: ${n.toLocaleString("en")}`;

export const counters = "Orders by status";
export const payment = "Payment";
/** Orders that are neither paid, refunded nor cancelled. */
export const toBePaid = "To be paid";
export const toCall = "Call to confirm";
export const anyPayment = "Payment: all";
export const onlyPayment = (state: string) => `Payment: ${state.toLowerCase()}`;

export const order = "Order";
export const customer = "Customer";
export const total = "Total";
export const date = "Date";
export const status = "Status";
export const details = "Details";
/** @param number its last six characters */
export const orderNamed = (number: string) => `Order ${number}`;
export const orderOn = (number: string, day: string) => `Order ${number} · ${day}`;
export const viewOrder = (number: string) => `View order ${number}`;
export const statusOf = (number: string) => `Status of order ${number}`;

export const statusNotUpdated = "Failed to update order status";
export const nowIs = (number: string, state: string) => `Order ${number} is now ${state}`;
export const isAgain = (number: string, state: string) => `Order ${number} is ${state} again`;
export const undo = "Undo";
export const leftOf = (name: string, requested: number, available: number) =>
  `${name}: ${requested} wanted, ${available} left`;

export const cancelQuestion = (number: string) => `Cancel order ${number}?`;
export const cancelPaidHelp = (amount: string) =>
  `${amount} was paid and will be paid back, and the customer gets an email.`;
export const reopenHelp = "Reopening the order later does not undo the refund.";
export const creditGoesBack = (amount: string) =>
  `${amount} of store credit or gift cards goes back at once.`;
export const exchangeGoesBack = (amount: string) =>
  `${amount} that a return pays goes back to that return.`;
export const cardsSpent = (amount: string) =>
  `${amount} of the gift cards bought is spent and won't be paid back.`;
export const cardsTakenBack =
  "What is left on the gift cards bought is taken back, and an order with gift cards can't be reopened.";
export const keep = "Keep order";
export const doCancel = "Cancel order";

export const setStatus = "Set status of selected orders";
export const setStatusTo = "Set status...";
export const bulkTitle = (state: string) => `Setting orders to ${state}`;
export const bulkCancelQuestion = (n: number) =>
  plural(n, { one: `Cancel ${n} order?`, other: `Cancel ${n} orders?` });
export const bulkCancelHelp = (amount: string) =>
  `The customers get an email, and the items go back into stock. ${amount} was paid and will be paid back.`;
export const bulkCancelUnpaidHelp = "The customers get an email, and the items go back into stock.";

export const bulkOwedQuestion = (n: number) =>
  plural(n, { one: `Set ${n} order to Delivered?`, other: `Set ${n} orders to Delivered?` });
export const bulkOwedHelp = (amount: string) =>
  `${amount} for them is not recorded yet. Record it order by order: until then it stays marked as owed.`;
export const setDelivered = "Set to Delivered";

export const doExport = "Export CSV";
export const exporting = "Exporting...";
export const exportFile = "orders.csv";
export const exported = (file: string) => `${file} was downloaded`;
export const notExported = "Failed to export orders";

export const notLoaded = "Failed to load order details";
export const whatsAppText = (name: string, shop: string, orderNumber: string) =>
  `Hello ${name}, this is ${shop} about your order ${orderNumber}.`;
/** What they bought in all: "4 orders, RWF 212,000". */
export const bought = (orders: number, amount: string) =>
  plural(orders, {
    one: `1 order, ${amount}`,
    other: `${orders.toLocaleString("en")} orders, ${amount}`,
  });
export const notCounted = "Their orders could not be counted.";
export const noEmail = "No email address";
export const collected = "Collected in the shop";
export const theirOrders = "All orders of this customer";
export const address = "Delivery address";
export const promised = (days: string) => `Promised: ${days}`;
export const customerNote = "Note from the customer";
export const items = "Items";
/** "2 × $14.94" */
export const times = (quantity: number, price: string) => `${quantity} × ${price}`;
export const byEmail = "Gift card: sent by email";
export const subtotal = "Subtotal";
export const shipping = "Shipping";
export const totalAmount = "Total amount";

/** Of an order that brings something in exchange. */
export const exchangeFor = (returnNumber: string, orderNumber: string) =>
  `Exchange for ${returnNumber} of ${orderNumber}`;
export const isNotBack = "The return is not here yet.";
export const isBack = "The return is here.";
export const isReturnOver = "That return was cancelled or declined.";

export const giftCards = "Gift cards";
export const giftFor = "For";
export const sentTo = "Sent to";
export const theBuyer = "The buyer";
export const when = "When";
export const afterPayment = "Right after payment";
export const giftMessage = "Message";
export const giftForgotten = "Whom they are for is no longer stored.";
export const madeOncePaid = "Made once the order is paid.";
export const noneMade = "None were made.";
export const beingMade = "They are being made.";
/** "RWF 10,000, RWF 4,000 left" */
export const cardAmounts = (sold: string, left: string) => `${sold}, ${left} left`;

export const previousOrder = "Previous order in the list";
export const nextOrder = "Next order in the list";

export const packingSlip = "Packing slip";
export const packingSlips = (n: number) =>
  plural(n, { one: "Packing slip", other: `Packing slips (${n})` });
export const receipt = "Receipt";
export const receiptOf = (orderNumber: string) => `Receipt ${orderNumber}`;
export const packingSlipOf = (orderNumber: string) => `Packing slip ${orderNumber}`;
export const print = "Print";
export const back = "Back to orders";
export const backToOrder = "Back to the order";
export const printLoading = "Preparing to print...";
export const deliverTo = "Deliver to";
export const orderNumber = "Order number";
export const ordered = "Ordered";
export const delivery = "Delivery";
export const item = "Item";
export const quantity = "Qty";
export const packedTick = "Packed";
export const unitPrice = "Unit price";
export const lineTotal = "Total";
export const nothingToPack = "Nothing to pack";
export const units = (n: number) => plural(n, { one: `${n} unit`, other: `${n} units` });
export const collect = (amount: string) => `Collect ${amount} in cash`;
export const notPaidYet = (amount: string) =>
  `Not paid yet: ${amount}. Ask the shop before you hand it over.`;
/** Of what is collected in the shop. */
export const nothingToPay = "Nothing to pay";
export const collectNothing = "Nothing to collect";
export const notTaxInvoice = "Order summary. This is not a tax invoice and not an EBM invoice.";
export const sellerRegistration = (number: string) => `Registration no. ${number}`;
export const sellerTin = (tin: string) => `TIN ${tin}`;
export const soldTo = "Sold to";
export const paidOn = (method: string, day: string) => `Paid: ${method}, ${day}`;
export const paidBack = "Paid back";
export const stillToPay = "Still to pay";
export const country = "Rwanda";

/** "Map pin -1.94995, 30.05885", printed for who types it into a map. */
export const mapPin = (place: string) => `Map pin ${place}`;
