import { plural } from "~/lib/plural";

/** What is sold from a moment on, and to a queue. */
export const title = "Drops";
export const help =
  "Products that are sold from a day and time on. With a queue, whoever waits before it gets a place by lot, and buying goes by turns.";
export const loading = "Loading drops...";
export const notLoaded = "Could not load the drops";
export const search = "Search drops";
export const add = "New drop";
export const empty = "No drops yet";
export const emptyHelp = "A drop has its own page in the shop, with the time that is left.";
export const nothingFound = "No drop found";
export const count = (count: number) =>
  plural(count, { one: `${count} drop`, other: `${count} drops` });

export const name = "Drop";
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
export const openPage = "Its page";

export const form = "Drop";
export const change = "Change drop";
export const what = "What";
export const titleIn = (language: string) => `Title, ${language}`;
export const titleHelp = "Left empty: the English title";
export const address = "Address";
export const addressHelp = (handle: string) => `/drops/${handle}`;
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
export const save = "Save";
export const saving = "Saving...";
export const saved = "Drop saved.";
export const notSaved = "Could not save the drop";
export const cancel = "Cancel";
export const back = "All drops";
export const gone = "This drop is gone. Somebody has deleted it.";
export const deleteQuestion = (name: string) => `Delete the drop ${name}?`;
export const deleteHelp =
  "Its products are sold like any other from now on, its page and its queue are gone. Orders stay.";
export const deleted = (name: string) => `${name} deleted.`;
export const notDeleted = "Could not delete the drop";
