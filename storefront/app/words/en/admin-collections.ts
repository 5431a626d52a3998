import { plural } from "~/lib/plural";

/** Named sets of products with a page of their own: the list of all. */
export const list = {
  title: "Collections",
  help: "Products that you show together on a page of their own, in your order, always or for a time.",
  search: "Search collections",
  loading: "Loading collections...",
  notLoaded: "Could not load the collections",
  empty: "No collections yet",
  emptyHelp: "A collection has its own page, and people find it by searching.",
  nothingFound: "No collection found",
  count: (count: number) =>
    plural(count, { one: `${count} collection`, other: `${count} collections` }),
  name: "Collection",
  add: "New collection",
  change: "Change collection",
  openPage: "Its page",
  gone: "This collection is gone. Somebody has deleted it.",
  back: "All collections",
  deleteQuestion: (name: string) => `Delete the collection ${name}?`,
  deleteHelp: "Its page is gone. Its products stay in the shop.",
  deleted: (name: string) => `${name} deleted.`,
  notDeleted: "Could not delete the collection",
};

export const state = "State";
export const states = { soon: "Not yet shown", shown: "Shown", over: "Over" } as const;
export const productCount = (count: number) =>
  plural(count, { one: `${count} product`, other: `${count} products` });

export const form = "Collection";
export const what = "What";
export const products = "Products";
export const picture = "Picture";
export const pictureHelp =
  "Shown across its page, and where its link is shared. Without one, a product's picture stands for it.";
export const altIn = (language: string) => `What the picture shows, ${language}`;
export const cover = "Product's picture";
export const firstPicture = "The first product's";
export const drop = "Drop";
export const noDrop = "None";
export const when = "When";
export const starts = "Shown from";
export const startsHelp = "Time in Kigali. Left empty: at once. Before it, only you see its page";
export const ends = "Until";
export const endsHelp = "Then its page says that it is over. Left empty: it stays";
export const saved = "Collection saved.";
export const notSaved = "Could not save the collection";
export const previewHelp = "Shoppers see this once it is saved and its time has come.";
