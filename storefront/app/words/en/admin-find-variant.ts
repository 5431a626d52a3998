import { plural } from "~/lib/plural";
import { sizeText } from "./sizes";

export const searchProducts = "Name, colour, size or SKU";
export const noProducts = "No product matches this.";
export const variantsFound = (count: number) =>
  plural(count, { one: `${count} result`, other: `${count} results` });
export const free = (count: number) => `${count} free`;
export const soldOut = "Sold out";
export const choose = "choose";
export const add = "add";
export const addAndGoOn = "add and search on";
/** What is written on the keys. */
export const keyUp = "↑";
export const keyDown = "↓";
export const keyEnter = "Enter";
export const keyShiftEnter = "Shift Enter";
export const variant = (size: string, color: string) => `${sizeText(size)} · ${color}`;
