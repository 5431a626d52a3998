import { sizeNamed } from "./sizes";

export const title = "Return or exchange";
export const faultTitle = "Report a fault";
export const loading = "Loading...";
export const order = (orderNumber: string) => `Order ${orderNumber}`;

/** What can be done with a delivered order. */
export const section = "Returns";
export const canReturn = (day: string) =>
  `Not right for you? You can return or exchange it until ${day}.`;
export const canReport = (day: string, faultDay: string) =>
  `The 7 days for returns ended on ${day}. Is something broken, or not what you ordered? You can tell us until ${faultDay}.`;
export const isOver = "The 7 days are over";
export const isOverHelp = (day: string) =>
  `You could return things from this order until ${day}. Is something wrong? Write to us, and we'll see what we can do.`;
export const allBack = "Nothing left to return";
export const allBackHelp = "You're returning all of this order already.";
export const tooMany = "Write to us to return more";
export const tooManyHelp =
  "You've asked for many returns of this order. Write to us, and we'll help.";
export const notPossible = "This order can't be returned";
export const notPossibleHelp =
  "You can return what has been delivered to you. Gift cards can't be returned.";
export const contact = "Contact us";
export const backToOrder = "Back to your order";

/** The form: its steps, and where the reader is. */
export const itemsStep = "Items";
export const moneyStep = "What you get";
export const handOverStep = "Hand over";
export const stepOf = (at: number, all: number) => `Step ${at} of ${all}`;
export const ofAll = (at: number, all: number) => `${at} of ${all}`;
export const next = "Continue";
export const book = "Book the return";
export const report = "Send the report";
export const offline = "You're offline. Your answers stay here until you can send them.";

export const whichItems = "What are you returning?";
export const whichFaults = "What is broken or wrong?";
export const doReturn = (name: string) => `Return ${name}`;
export const howMany = "How many";
export const howManyOf = (name: string) => `How many of ${name}`;
export const isGiftCard = "Gift cards can't be returned.";
export const isBackAlready = "Already returned, or on its way.";
export const reason = "Reason";
export const reasonFor = (name: string) => `Reason for ${name}`;
export const chooseReason = "Choose a reason";
export const chooseItems = "Choose what you are returning";
export const tooSmall = "Too small";
export const tooLarge = "Too large";
export const notAsShown = "Looks different from the pictures";
export const changedMind = "I changed my mind";
export const other = "Another reason";
export const faulty = "Broken or faulty";
export const wrongItem = "Not what I ordered";
export const note = "Anything we should know? (optional)";
export const faultNote = "What is wrong? (optional)";
export const faultNoteHint = "Would you rather have it repaired? Write it here.";
export const unworn = (day: string) => `Unworn, unwashed, with the tag on. Until ${day}.`;
export const weLook = "We look at it and answer within 72 hours.";

export const whichOne = "What would you like instead?";
/** Asked besides, of what an exchange leaves. */
export const whichMoney = "How do you want your money back?";
export const moneyBack = "Money back";
export const toWallet = (phone: string) => `To ${phone}, the number you paid from.`;
export const askNumber = "You paid in cash, so we'll ask you for a mobile money number.";
export const wayYouPaid = "The way you paid.";
export const creditComesBack = "What you paid with store credit goes back to your store credit.";
export const exchangeComesBack =
  "You paid with what you returned, so we'll ask you for a mobile money number.";
export const cardComesBack = "What you paid with a gift card goes back on the card.";
export const notRecorded =
  "We haven't recorded your payment yet. We check it first, then you get it back the way you paid.";
export const moneyWhen = "At most 15 days after we have it back.";
export const storeCredit = "Store credit";
export const creditHelp = "In your account as soon as we've checked what you returned.";
export const deliveryToo =
  "You're returning the whole order, so we also pay back what you paid for delivery.";

/** Another size or colour of the same. */
export const anotherOne = "Another size or colour";
export const sameAgain = "The same again";
export const keptForYou = (days: number) => `Free delivery. We keep it for you for ${days} days.`;
export const lookingUp = "Looking at what we have...";
export const notLookedUp = "We could not look up what we have.";
export const isGone = "It is not for sale any more.";
export const allSoldOut = "Everything else of it is sold out.";
export const isSingle = "There is no other size or colour of it.";
export const soMoney = (why: string) => `${why} You get your money back.`;
export const notRecordedSwap =
  "We haven't recorded your payment yet. Write to us, and we'll exchange it.";
export const partlyBackSwap =
  "A part of this order's money is paid back, or about to be. Write to us, and we'll exchange it.";
/** Beside what can be chosen instead. */
export const chosenIsGone = "What you chose has sold out. Choose again, or take your money back.";
export const noSwapNow = "We can't exchange this now. Take your money back, or write to us.";
/** "Instead of Gahinga Boxy Tee, XS, White" */
export const instead = (name: string, look: string) =>
  look === "" ? `Instead of ${name}` : `Instead of ${name}, ${look}`;
export const size = "Size";
export const colors = "Colours";
/** For screen readers, after a size or a colour. */
export const soldOut = (look: string) => `${look}, sold out`;
export const onlyLeftOf = (look: string, left: number) => `${look}, only ${left} left`;
export const yourOwn = (look: string) => `${look}, the one you return`;
export const crossedOut = "Crossed-out ones are sold out.";
export const crossedOutOwn = "Crossed-out ones are sold out, or what you return.";
export const noExchange = "No exchange: money back";
export const chooseAnother = "Choose another size or colour";
export const chooseSize = "Choose a size";
export const waitForIt = "We're still checking what we have. Try again.";
/** What it costs, below the choice. */
export const isFree = "Free";
export const payMore = (amount: string) => `You pay ${amount} more`;
export const payLater = (days: number) => `Pay within ${days} days of booking.`;
export const comesBack = (amount: string) => `${amount} comes back`;
export const goneNow = (look: string) => `${look} has just sold out. Choose another.`;
export const fewNow = (look: string, left: number) =>
  `Only ${left} of ${look} left. Choose another, or return fewer.`;
export const priceFree = "The price has changed: it is free now. Press again to book it.";
export const priceBack = (amount: string) =>
  `The price has changed: ${amount} comes back to you now. Say how you want it, then book it again.`;
export const pricePay = (amount: string) =>
  `The price has changed: you pay ${amount} now. Press again to book it.`;

export const whichWay = "How will you hand it over?";
export const free = "Free";
export const rider = "The rider fetches it";
export const riderHelp = (phone: string) => `We'll call ${phone} to agree on a time.`;
export const onlyKigali = (districts: string, own: string) =>
  `Only in ${districts}. Your address is in ${own}.`;
export const shop = "You bring it to us";
export const shopHelp = "In Kigali. We'll tell you where.";
export const bus = "By bus parcel";
export const busHelp = "You send it from your district to Kigali.";
export const onlyOutside = (own: string) =>
  `For addresses outside Kigali. Your address is in ${own}.`;
export const youPay = "You pay for sending it back.";
export const wePay = "Something is broken or wrong, so we pay for sending it back.";

/** What is chosen so far. */
export const summary = "Your return";
/** "L back, M to you" */
export const swapped = (old: string, wanted: string) => `${old} back, ${wanted} to you`;
/** "L to M" */
export const change = (old: string, wanted: string) => `${old} to ${wanted}`;
/** "L to M, Red earth" */
export const lookOf = (...parts: readonly string[]) => parts.join(", ");
/** On phones: "L to M, free" */
export const changeFree = (change: string) => `${change}, free`;
export const exchange = "Exchange";
export const newOnes = "What you get";
export const theirDelivery = "Its delivery";
export const youPayNow = "You pay";
export const backToYou = (amount: string) => `${amount} back`;
export const toPay = (amount: string) => `${amount} to pay`;
export const nothingChosen = "Nothing chosen";

/** A return, for its buyer. */
export const returnNumber = (number: string) => `Return ${number}`;
export const isBooked = (number: string) => `Return ${number} is booked.`;
export const earlierBooked = "Your first try had arrived: it is booked.";
export const isReported = (number: string) => `We have your report ${number}.`;
export const requested = "We're looking at it";
export const approved = "Booked";
export const received = "With us";
export const settled = "Done";
export const declined = "Declined";
export const withdrawn = "Cancelled";

export const steps = "What happened so far";
export const wasBooked = "Return booked";
export const wasReported = "Fault reported";
export const weLookAtIt = "We look at it";
export const weSaidYes = "We take it back";
export const isOnItsWay = "On its way to us";
export const wasReceived = "We have it";
export const wePayBack = "We pay you back";
export const paidBack = "Paid back";
export const less = (amount: string) => `−${amount}`;
export const paysExchange = "It pays for your exchange";
export const exchanged = "Exchanged";
export const wasDeclined = "We said no";
export const wasWithdrawn = "Return cancelled";

export const items = "Items";
export const camePieces = (came: number, asked: number) => `${came} of ${asked} came`;
export const moneyGoes = "Money goes as";
export const amount = "You get back";
export const youGot = "Goes back to you";
export const deliveryCost = "Delivery";
export const yourNote = "You wrote";
export const writeOnBag = (number: string) => `Write ${number} on the bag.`;
export const nextRequested = "We answer within 72 hours. Please keep everything until then.";
export const nextRider = (phone: string) =>
  `We'll call ${phone} to agree when the rider comes. Put everything in any bag.`;
export const nextShop = "Bring it to us in Kigali. Write to us first, and we'll tell you where.";
export const nextBus =
  "Send it to Kigali by bus. Write to us before you do, and we'll tell you where to.";
export const nextReceived = "We have your return. Your money comes next.";
export const nextReceivedSwap = "We have your return. It pays for your exchange next.";
export const paidSwap = (amount: string, orderNumber: string) =>
  `${amount} paid for your exchange ${orderNumber}.`;
export const asCredit = (amount: string) => `${amount} is store credit now.`;
export const asPayment = (amount: string) => `${amount} goes back to you the way you paid.`;
export const askNumberFor = (amount: string) =>
  `${amount} goes back to you. We'll ask you for a mobile money number.`;
export const asCash = (amount: string) => `${amount} goes back to you.`;
export const onCard = (amount: string) => `${amount} is back on the gift card.`;
export const asCreditAndCard = (credit: string, card: string) =>
  `${credit} is store credit now, and ${card} is back on the gift card.`;
export const nothingBack = "Nothing was paid back.";
export const whyDeclined = "We can't take this back.";
export const keptIt = "You keep everything. Nothing is paid back.";

/** What a buyer gets in exchange. */
export const yourExchange = "Your exchange";
export const comes = (pieces: number, name: string, look: string) =>
  pieces === 1 ? `${name}: ${look}` : `${pieces} × ${name}: ${look}`;
export const sizeAndColor = (size: string, color: string) => `${sizeNamed(size)}, ${color}`;
export const exchangeOrder = (orderNumber: string) => `Order ${orderNumber}`;
export const keptUntil = (day: string) =>
  `We keep it for you until ${day}. What you return has to be with us by then.`;
export const leftToPay = (amount: string) =>
  `${amount} is left to pay. Pay it by then, too: without it we can't keep it for you.`;
export const leftToPayNow = (amount: string) => `${amount} is left to pay.`;
export const payExchange = (amount: string) => `Pay ${amount}`;
export const leftAsAgreed = (amount: string) =>
  `${amount} is left to pay when we bring it, or as we agreed.`;
export const exchangeGoesOn = "We have your return and are sending this.";
export const exchangePacked = "We're packing it.";
export const exchangeSent = "It is on its way to you.";
export const exchangeThere = "You have it.";
export const exchangeCancelled =
  "It was cancelled and is back in the shop. For what you return you get your money back.";
export const worthComesBack = (amount: string) =>
  `${amount} of your return had paid it, and comes back to you.`;
export const besidesComesBack = (amount: string) =>
  `What you paid besides, ${amount}, comes back to you.`;
export const exchangeOver = "It was cancelled and is back in the shop.";

export const withdraw = "Cancel return";
export const withdrawQuestion = (number: string) => `Cancel return ${number}?`;
export const withdrawHelp = "You keep everything, and nothing is paid back.";
export const withdrawSwapHelp = (orderNumber: string) =>
  `You keep what you have. Your exchange, order ${orderNumber}, goes back into the shop.`;
export const keep = "Keep return";
export const withdrawing = "Cancelling...";
