/** The day sheet that a rider opens on the phone. */
export const title = "Your deliveries";
export const day = (name: string, date: string) => `${name}, ${date}`;
export const loading = "Loading your parcels";
export const noLink = "Open the link that the shop sent you.";
export const ended = "This link has ended. Ask the shop for a new one.";
export const withYou = "Cash with you";
export const toCollect = "Still to collect";
export const left = (count: number) => (count === 1 ? "1 parcel left" : `${count} parcels left`);
export const allDone = "No parcels left. Bring the cash back to the shop.";
export const notOut = "Still in the shop";
export const ofSeveral = (number: number, parcels: number) => `Parcel ${number} of ${parcels}`;
export const tries = (count: number) =>
  count === 1 ? "One try failed before" : `${count} tries failed before`;
export const collect = (amount: string) => `Collect ${amount}`;
export const nothingToCollect = "Nothing to collect";
export const map = "Map";
/** It opens where the buyer's phone was. */
export const mapPin = "Map pin";
export const call = (phone: string) => `Call ${phone}`;
export const whatsApp = "WhatsApp";
export const whatsAppText = (name: string, number: string) =>
  `Hello ${name}, I’m bringing your STRIVE order ${number}.`;
export const whatsAppTo = (name: string) => `Write to ${name} on WhatsApp`;
export const delivered = "Delivered";
export const notDelivered = "Not delivered";
export const deliveredTo = (number: string) => `Delivered ${number}`;
export const notDeliveredOf = (number: string) => `Not delivered ${number}`;
export const who = "Who took it?";
export const whoHint = "A name, or the buyer’s 4-digit code.";
export const whoMissing = "Write down who took it, or the buyer’s code.";
export const cash = "Cash you took, in RWF";
export const cashWrong = "Write a whole number, like 34000.";
export const cashReason = "Why another amount?";
export const cashReasonMissing = (due: string) =>
  `It costs ${due}. Say why you took another amount.`;
export const reason = "What happened?";
export const reasons = {
  nobody_home: "Nobody home",
  wrong_address: "Wrong address",
  refused: "They don’t want it",
  no_money: "They don’t have the money",
  other: "Something else",
} as const;
export const note = "More about it";
export const noteMissing = "Say what happened.";
export const newDay = "Bring it again on";
export const shopChooses = "The shop decides";
export const save = "Save";
export const back = "Back";
export const done = "Done";
export const took = (who: string, amount: string) => `${who} took it. You have ${amount}.`;
export const tookPaid = (who: string) => `${who} took it.`;
export const byCode = "The buyer";
export const someone = "Somebody";
export const failed = (reason: string, day: string | null) =>
  day === null ? `${reason}. The shop decides when it goes again.` : `${reason}. Again on ${day}.`;
export const notSent = (count: number) =>
  count === 1
    ? "1 answer isn’t sent yet. Keep this page open."
    : `${count} answers aren’t sent yet. Keep this page open.`;
export const sendNow = "Send now";
export const waiting = "Not sent yet";
export const refused = (text: string) => `Not saved: ${text}`;
export const takeBack = "Take back";
export const implied = "The shop says it is delivered. Say what you took.";
export const notOnList = "It is not on your list any more. Call the shop.";
export const told = (number: string, what: string) => `${number}, ${what}`;
export const toldFailed = "not delivered";
export const toldDelivered = "delivered";
export const notTakenList = "Not taken by the shop";
export const notTaken = (what: string, text: string) => `Not taken: ${what}. ${text}`;
export const notTakenAtEnd = (count: number, list: string) =>
  count === 1
    ? `1 report was not taken: ${list}. Call the shop.`
    : `${count} reports were not taken: ${list}. Call the shop.`;
export const dismiss = "Dismiss";
export const dismissOf = (number: string) => `Dismiss ${number}`;
export const notUpToDate = (time: string) => `Not up to date: no connection since ${time}`;
