import { plural } from "~/lib/plural";

/** @param day "Friday, December 5" @param time "20:00" */
export const moment = (day: string, time: string) => `${day}, ${time}`;
export const onSaleFrom = (moment: string) => `On sale from ${moment}.`;
/** On a card. @param moment "Sat 10:00", "Dec 5, 10:00" */
export const opens = (moment: string) => `Opens ${moment}`;
/** @param day "Sat", "Dec 5" */
export const shortMoment = (day: string, time: string) => `${day} ${time}`;
/** Of a piece in the cart. */
export const notYetInCart = (moment: string) => `Opens ${moment}. It can't be ordered before.`;
export const queueInCart = "There is a queue for this. Order it when it's your turn.";
/** Where the cart can't go on to the checkout. */
export const cartHeld = (count: number) =>
  plural(count, {
    one: "One item in your cart can't be ordered yet. Remove it to order the rest now.",
    other: `${count} items in your cart can't be ordered yet. Remove them to order the rest now.`,
  });
/** Until then. */
export const inTime = (clock: string) => `In ${clock}`;
export const inDays = (days: number) =>
  plural(days, { one: `In ${days} day`, other: `In ${days} days` });
export const hasQueue = "There is a queue for this.";
export const toQueue = "To the queue";
export const toDrop = "See the drop";
export const yourTurn = "It's your turn.";
export const timeLeft = (clock: string) => `${clock} left to order`;

export const pageTitle = (title: string, siteName: string) => `${title} · ${siteName}`;
export const anyTitle = "Drop";
export const loading = "Loading the drop...";
export const failed = "The drop could not be loaded";
export const notFound = "There is no such drop";
export const notFoundHelp = "It may be over. Everything we sell is in the shop.";
export const goToShop = "Go to the shop";
export const products = "In this drop";

export const waitHelp =
  "Whoever waits here gets a place by lot when it opens. Coming early or having a fast network is no advantage.";
export const wait = "Wait for the opening";
export const isWaiting = "You are waiting. When it opens, you get your place by lot.";
export const waitingCount = (count: number) =>
  plural(count, { one: `${count} device is waiting`, other: `${count} devices are waiting` });
export const noQueueHelp = "At that moment everybody can buy.";
/** What a ticket is bound to. */
export const keepHelp =
  "Your place is kept on this device, also if you close the page or lose the network.";

export const isOpen = "On sale now";
export const queueHelp = (pieces: number, minutes: number) =>
  `Take a place. When it's your turn, you have ${minutes} minutes to order up to ${plural(pieces, { one: `${pieces} piece`, other: `${pieces} pieces` })}, once for each phone number.`;
export const takePlace = "Take a place";
export const takingPlace = "Taking a place...";
export const notTaken = "No place could be taken. Check your network: we try again.";
export const notHeard = "Your place is kept. Check your network: we try again.";
export const place = (place: number) => `Your place: ${place}`;
export const drawing = "The places are being drawn...";
export const before = (count: number) =>
  plural(count, { one: `${count} before you`, other: `${count} before you` });
export const left = (count: number) =>
  plural(count, { one: `${count} piece left`, other: `${count} pieces left` });
export const chooseBelow = "Choose your piece below, and order before the time is over.";
export const turnOver = "Your turn is over";
export const turnOverHelp = "You can take a new place at the end of the queue.";
export const newPlace = "Take a new place";
export const ordered = "You have ordered with this place";
export const soldOut = "All pieces are gone";
export const soldOutHelp =
  "If an order is cancelled, the next in the queue gets it. On a product's page you can ask to be told when it's back.";
export const isOver = "This drop is over";
export const isOverHelp = "What is left is sold like everything else.";
/** Names the part of the page that changes. */
export const status = "How the drop stands";
