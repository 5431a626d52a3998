/** What takes data, and what is kept on the phone. */
import { plural } from "~/lib/plural";

export const keep = "Keep pages I've opened";
export const keepHelp = (most: number) =>
  `Up to ${most} pages, and products you've looked at. They open without network.`;
export const savedNow = "Saved now";
export const counting = "Counting...";
export const pages = (count: number) =>
  plural(count, { one: `${count} page`, other: `${count} pages` });
export const savedText = (count: string, size: string) => `${count}, ${size}`;
export const kb = (amount: number) => `${amount}\u00a0KB`;
/** @param amount with a point, such as "1.4" */
export const mb = (amount: string) => `${amount}\u00a0MB`;
export const nothingYet = "Nothing yet. What you open from now on is kept here.";
export const nothing = "Nothing is kept.";
export const shopItself = (size: string) =>
  `And ${size} for the shop itself, so that it opens without network.`;
export const remove = "Delete";
export const deleted = (count: string, size: string) =>
  `Deleted: ${count}, ${size}. Your cart and wishlist are still here.`;
export const isOn = "From now on, what you open is kept on this phone.";
export const isOff =
  "Nothing is kept any more, and what was is deleted. Your cart and wishlist are still here.";
export const savedPages = "Saved pages";
export const keptAt = (time: string) => `Kept ${time}`;
export const never = "This browser can't keep pages for reading without network.";
export const refused =
  "This browser doesn't let us keep pages here. That's usual in a private window.";
export const worksAsUsual = (shop: string) => `With network, ${shop} works as usual.`;
