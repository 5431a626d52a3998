import { plural } from "~/lib/plural";

/** What is sold from a moment on, and to a queue: the list of all. */
export const list = {
  title: "Drops",
  help: "Products that are sold from a day and time on. With a queue, whoever waits before it gets a place by lot, and buying goes by turns.",
  search: "Search drops",
  loading: "Loading drops...",
  notLoaded: "Could not load the drops",
  empty: "No drops yet",
  emptyHelp: "A drop has its own page in the shop, with the time that is left.",
  nothingFound: "No drop found",
  count: (count: number) => plural(count, { one: `${count} drop`, other: `${count} drops` }),
  name: "Drop",
  add: "New drop",
  change: "Change drop",
  openPage: "Its page",
  gone: "This drop is gone. Somebody has deleted it.",
  back: "All drops",
  deleteQuestion: (name: string) => `Delete the drop ${name}?`,
  deleteHelp:
    "Its products are sold like any other from now on, its page and its queue are gone. Orders stay.",
  deleted: (name: string) => `${name} deleted.`,
  notDeleted: "Could not delete the drop",
};

export const state = "State";
export const states = {
  soon: "Not open yet",
  open: "Open",
  sold_out: "Sold out",
  over: "Over",
} as const;
export const figures = "How it goes";
export const waiting = (count: number) => `${count} waiting`;
export const ordering = (count: number) => `${count} ordering now`;
export const sold = (count: number) => `${count} sold`;
export const left = (count: number) => `${count} left`;

export const form = "Drop";
export const what = "What";
export const products = "Products";
export const when = "When";
export const opens = "On sale from";
export const opensHelp = "Time in Kigali. Before it, the products can be looked at and not bought.";
export const hasOpened = "It has opened already.";
export const ends = "Until";
export const endsHelp = "Then they are sold like any other. Left empty: until you delete the drop";
export const how = "How";
export const queue = "Queue";
export const queueHelp = "Buying goes by turns, one order for each phone number";
export const piecesPerOrder = "Pieces in one order";
export const turnMinutes = "Minutes of a turn";
export const turnHelp = "After them the next in the queue comes.";
export const enterTime = "Enter a day and a time";
export const saved = "Drop saved.";
export const notSaved = "Could not save the drop";
