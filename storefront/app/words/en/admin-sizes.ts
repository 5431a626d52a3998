import { plural } from "~/lib/plural";
import { wearers, type Wearer } from "./size-guide";

/** The list of all. */
export const list = {
  title: "Size charts",
  help: "What each size is for, in centimetres. Shoppers see it beside the sizes, and it finds their size.",
  search: "Search categories",
  loading: "Loading size charts...",
  notLoaded: "Failed to load size charts",
  empty: "No categories yet",
  emptyHelp: "Each category gets a chart here.",
  nothingFound: "No categories found",
  count: (total: number) => `Categories: ${total.toLocaleString("en")}`,
};

export const category = "Category";
export const chart = "Chart";
export const changed = "Changed";
export const own = "Its own";
export const builtIn = "Built in";
export const fromParent = (name: string) => `From ${name}`;

export const titleOf = (name: string) => `Sizes: ${name}`;
export const back = "All charts";
export const ownHelp =
  "This category has its own chart. Shoppers see a change as soon as you save.";
export const builtInHelp = "This is the built-in chart. Once you save, this category has its own.";
export const parentHelp = (name: string) =>
  `This is the chart of ${name}. Once you save, this category has its own.`;
export const usedBy = (products: number) =>
  plural(products, {
    one: "Used by 1 product. In centimetres.",
    other: `Used by ${products.toLocaleString("en")} products. In centimetres.`,
  });
export const whose = "Whose sizes";
export const tableOf = (wearer: Wearer) => `Sizes for ${wearers[wearer].toLowerCase()}`;
export const noTable = "There is no table for them.";
export const addTable = "Add table";
export const removeTable = "Remove this table";
export const size = "Size";
export const sizeNumber = (position: number) => `Size in row ${position}`;
export const cell = (measure: string, size: string) => `${measure} ${size}`;
export const cellHelp = "One number, or from and to, like 84–88.";
/** What is wrong in a cell or a row, behind its name. */
export const wrongAt = (place: string, why: string) => (place === "" ? why : `${place}: ${why}`);
export const unused = (sizes: string) =>
  `Products here also come in ${sizes}. Add a row if you can.`;
export const addSize = "Add size";
export const removeSize = (size: string) => `Remove size ${size}`;
export const addMeasure = "Add measurement";
export const removeMeasure = (measure: string) => `Remove ${measure}`;
export const preview = "Shoppers see";

export const saved = (name: string) => `The sizes of ${name} are saved.`;
export const notSaved = "Failed to save the size chart";
export const overtaken = "Someone else has changed this chart. What you typed is still here.";
export const takeTheirs = "Show theirs";
export const keepMine = "Keep mine";
export const remove = "Remove its chart";
export const removeQuestion = "Remove this chart?";
export const removeHelp = (name: string) =>
  `${name} gets the chart of the category above it, or the built-in one.`;
export const removed = (name: string) => `The chart of ${name} is removed.`;
export const notRemoved = "Failed to remove the size chart";
