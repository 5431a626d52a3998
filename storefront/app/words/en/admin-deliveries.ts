import { plural } from "~/lib/plural";

/** Who brings what, and the cash that comes back. */
export const title = "Deliveries";
export const loading = "Loading deliveries";
export const previousDay = "Day before";
export const nextDay = "Next day";
export const today = "Today";
export const day = "Day";
export const parcels = (count: number) =>
  plural(count, { one: `${count} parcel`, other: `${count} parcels` });
export const states = {
  planned: "Planned",
  out: "With the rider",
  delivered: "Delivered",
  failed: "Not delivered",
  void: "Cancelled",
} as const;
export const reasons = {
  nobody_home: "Nobody home",
  wrong_address: "Wrong address",
  refused: "Refused",
  no_money: "No money",
  other: "Something else",
} as const;

export const toPlan = (count: number) => `To plan (${count})`;
export const nothingToPlan = "Every order that can be sent has a rider.";
export const more = (shown: number, count: number) => `The first ${shown} of ${count}.`;
export const choose = (number: string) => `Choose ${number}`;
export const chooseAll = "Choose all";
export const promised = (days: string) => `Promised ${days}`;
export const late = (day: string) => `Was planned for ${day}`;
export const failedBefore = (reason: string) => `Came back: ${reason}`;
export const cash = (amount: string) => `Cash ${amount}`;
export const noCash = "No cash";

export const rider = "Rider";
export const chooseRider = "Choose a rider";
export const assign = (count: number) =>
  count > 1 ? `Assign ${count} to this rider` : "Assign rider";
export const assigning = "Assigning...";
export const assigned = (count: number, name: string) => `${name} brings ${parcels(count)}`;
export const riderMissing = "Choose a rider.";
export const dayMissing = "Choose a day.";
export const noRiders = "No riders yet. Add one under Deliveries, Riders.";

export const noSheets = "No deliveries on this day";
export const noSheetsHelp = "Choose orders above, a rider and this day.";
export const sheetOf = (name: string) => `${name}’s day`;
export const collected = "Cash with the rider";
export const handedIn = "Cash the rider took";
export const open = "Still to collect";
export const sendOut = (count: number) => `Send out ${parcels(count)}`;
export const sending = "Sending out...";
export const sentOut = (name: string) => `${name} is on the way`;
export const notSent = (refusals: string) => `Some stay in the shop. ${refusals}`;
export const openSheet = "Open day sheet";
export const copyLink = "Copy link";
export const linkCopied = "Link copied";
export const sendLink = "Send by WhatsApp";
export const linkText = (name: string, link: string) =>
  `Hello ${name}, here are your deliveries: ${link}`;
export const newLink = "New link";
export const renewed = "The old link is closed";
export const renewHelp = "The link before opens nothing any more. Send the new one to the rider.";
export const move = "Choose parcels here to give them to somebody else.";
export const said = "Reports";
export const byName = (name: string) => `to ${name}`;
export const byCode = "with the buyer’s code";
export const took = (amount: string) => `took ${amount}`;
export const instead = (due: string, reason: string) => `instead of ${due}: ${reason}`;
export const again = (day: string) => `again on ${day}`;
export const settled = {
  payment: "Paid",
  paid_before: "Was paid already: look at it",
  part: "A part: the order stays unpaid",
} as const;

export const count = "Count the cash";
export const countHelp = (amount: string) =>
  `The rider took ${amount}. It is counted for its orders.`;
export const counted = "Cash you counted, in RWF";
export const countWrong = "Write a whole number, like 34000.";
export const why = "Why is it not that amount?";
export const whyMissing = "Say why it is not what the rider took.";
export const confirm = (amount: string) => `Confirm ${amount}`;
export const confirming = "Confirming...";
export const isCounted = (amount: string) => `${amount} counted`;
export const isCountedBut = (amount: string, numbers: string) =>
  `${amount} counted. Look at ${numbers}.`;
export const lookAt = "Orders to look at";
export const countedBy = (amount: string, by: string) => `${amount} counted by ${by}`;
export const difference = (amount: string, reason: string) => `${amount} difference: ${reason}`;
export const stillOut = "Some parcels are still out. Count when the rider is back.";
export const toCount = "Cash to count";
export const toCountOf = (name: string, day: string, amount: string) =>
  `${name}, ${day}: ${amount}`;

export const riders = "Riders";
export const ridersHelp = "They need no account. A link opens their day.";
export const noRider = "No riders yet";
export const addRider = "Add rider";
export const adding = "Adding...";
export const name = "Name";
export const phone = "Phone";
export const added = (name: string) => `${name} can bring parcels now`;
export const notAdded = "The rider wasn’t added";
export const stop = (name: string) => `${name} left`;
export const back = (name: string) => `${name} rides again`;
export const left = "Left";
export const failed = "That didn’t work.";

export const delivery = "Delivery";
export const theRider = "the rider";
export const takeFrom = (name: string) => `Take it from ${name}`;
export const takeParcelFrom = (number: number, name: string) =>
  `Take parcel ${number} from ${name}`;
export const notPlanned = "Nobody brings it yet.";
export const parcelOf = (number: number) => `Parcel ${number}`;
export const line = (name: string, variant: string) => `${name}, ${variant}`;
export const split = "Split into parcels";
export const changeParcels = "Change parcels";
export const inParcel = (line: string, number: number) => `${line}: pieces in parcel ${number}`;
export const addParcel = "Add a parcel";
export const removeParcel = (number: number) => `Remove parcel ${number}`;
export const emptyParcel = (number: number) =>
  `Nothing is in parcel ${number}. Put something in, or remove a parcel.`;
export const plannedAnew = "Who brings them has to be chosen again.";
export const saveParcels = "Save parcels";
export const savingParcels = "Saving...";
export const keepParcels = "Leave as it is";
export const isPacked = (count: number) => `It goes in ${parcels(count)}`;
export const contents = (pieces: number, line: string) => `${pieces} × ${line}`;
export const on = (day: string) => `on ${day}`;
export const map = "Map";
export const tried = (when: string, reason: string) => `${when}: ${reason}`;
