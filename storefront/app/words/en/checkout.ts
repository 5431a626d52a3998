import { plural } from "~/lib/plural";
import { sizeInText } from "./sizes";

export const title = "Checkout";
export const loading = "Loading checkout...";
export const loadingAddresses = "Loading your addresses...";
export const backToCart = "Back to cart";
export const backToShop = "Back to shop";
export const backToProduct = "Back to product";
export const cartEmpty = "Your cart is empty";
export const cartEmptyHelp = "Your cart is empty. Please add items before proceeding.";
export const nothing = "Nothing to check out";

export const phoneHint = "The rider calls this number.";
export const phoneHintTexted = "The rider calls this number. We text it news of your order.";
export const phoneTexted = "We text news of your order to this number.";
export const deliveryIn = (promise: string) => `Delivery in ${promise}`;
export const contact = "Contact";
export const deliveryDetails = "Delivery";
export const howItComes = "How you get it";
export const bringIt = "Delivered to me";
export const collectIt = "I collect it in the shop";
export const free = "Free";
export const collectAt = (address: string) =>
  `Our shop: ${address}. We tell you when it is ready. Bring your order number.`;
export const collectShort = "Collect in the shop";
export const whenReady = "When we tell you";
export const emailHint = "For the receipt.";
/** Kigali has three districts, and its name alone matches none of them. */
export const inKigali = (districts: readonly string[]) => `In Kigali: ${districts.join(", ")}`;
/** Names the part of the form that asks whom they go to. */
export const giftCards = (count: number) =>
  plural(count, { one: "Gift card", other: "Gift cards" });
export const sendTo = "Whom it is for";
export const toMe = "Send to me";
export const asGift = "Send as a gift";
export const theirName = "Their name (optional)";
export const theirEmail = "Their email";
export const message = "Message (optional)";
export const when = "When";
export const afterPayment = "Right after payment";
export const onADay = "On a day you choose";
export const sendOn = "Send on";
export const otherDay = (last: string) => `Please choose a day from today to ${last}`;
/** In place of the delivery, where nothing is delivered. */
export const yourDetails = "Your details";
export const placeOrder = "Place Order";
export const toPay = "To pay";
export const toRider = "To the rider";
export const offline = "Everything you typed is kept. Place the order once you are back online.";
/** Returns the parts of the sentence, with the link in its place. */
export const accept = <T>(link: T) => ["By ordering you accept the ", link, "."];
export const terms = "terms";

export const failed = "Checkout failed";
export const nothingCharged = "Nothing was charged.";
export const notSent = "Your order was not sent. Check your connection and try again.";
export const unanswered =
  "Nothing was charged. We may have received your order: try again safely, it can't be placed twice.";
export const sentBefore = "These items were already sent, with other details or at another price.";
export const sentBeforeHelp =
  "Nothing was charged. Open that order, or place a new one with the details above.";
export const openEarlier = "Open that order";
export const placeAnother = "Place another one";
export const pricesChanged = "The price of your order has changed.";
export const nothingOrdered = "Nothing was charged, and nothing is ordered yet.";
export const delivery = (district: string) => `Delivery to ${district}`;
export const newTotal = "New total";
/** Spoken before a price that is shown struck through. */
export const before = "before:";
/** `RWF 85,000` */
export const placeAt = (total: string) => `Place order at ${total}`;
export const useWhatIsLeft = "Use what is left";
/** After the name of a line that is short of stock, which is shown in bold. */
export const shortLine = (size: string, color: string, left: string) =>
  `, ${sizeInText(size)}, ${color}: ${left}`;
export const someLeft = (available: number, asked: number) =>
  `${available} left, you asked for ${asked}`;
export const noneLeft = "none left";

export const needInvoice = "Need an invoice for a company?";
export const companyTin = "Company's TIN (optional)";
export const companyTinHint = "9 digits";
export const purchaseCode = "Purchase code (optional)";
export const purchaseCodeHint = "The code RRA gives you for this purchase";
export const codeNeedsTin = "Enter the TIN that the purchase code belongs to";
