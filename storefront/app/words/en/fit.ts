import { BRAND } from "~/lib/brand";
import { sizeInText, sizeText } from "./sizes";

/** What finds somebody's size, from height, weight and what they like. */
export const find = "Find my size";
export const help =
  "Two numbers are enough. We work out about how wide you are and compare it with this product’s sizes.";
export const helpKids =
  "Your child’s height and weight are enough. We compare them with this product’s sizes.";
export const whose = "Whose sizes?";
export const height = "Height";
export const weight = "Weight";
export const cm = "cm";
export const kg = "kg";
export const like = "How do you like it?";
export const LIKES = { close: "Close", regular: "As designed", loose: "Loose" };
export const remember = "Remember on this phone";
export const rememberHelp = "Kept on this phone only. We never get it. You can delete it any time.";
export const show = "Show my size";
export const chart = "See the size chart instead";
export const heightBounds = (from: number, to: number) =>
  `Enter a height from ${from} to ${to} cm, like ${from + 40}`;
export const weightBounds = (from: number, to: number) =>
  `Enter a weight from ${from} to ${to} kg, like ${from + 30}`;

/** Behind the size, which stands alone before it. */
export const isYours = (product: string) => `is your size in the ${product}.`;
export const result = (size: string, product: string) => `${sizeText(size)} ${isYours(product)}`;
/** Why: a measurement that was worked out, and what the size is for. */
export const reason = (measure: string, about: number, size: string, range: string) =>
  `${measure} about ${about} cm. ${sizeText(size)} is for ${range} cm.`;
export const close = "Close";
export const loose = "Loose";
export const orSize = (other: string) => `You’re between two sizes. ${sizeText(other)} fits too:`;
export const orSmaller = "it sits closer.";
export const orLarger = "it gives more room.";
export const RUNS = {
  small: "Buyers say it runs small, so we went half a size up.",
  large: "Buyers say it runs large, so we went half a size down.",
};
export const estimated = "We work this out from averages. Bodies differ: a tape is surer.";
export const typed = (height: number, weight: number, like: string) =>
  `${height} cm, ${weight} kg, ${like.toLowerCase()}.`;
export const saved = "Saved on this phone.";
export const change = "Change";
export const forget = "Forget";
export const choose = (size: string) => `Choose ${sizeInText(size)}`;

export const noneTitle = "We don’t make this in your size yet.";
export const tooLarge = (size: string) =>
  `${sizeText(size)} is our largest here, and it would be tight.`;
export const tooSmall = (size: string) =>
  `${sizeText(size)} is our smallest here, and it would be loose.`;
export const askHelp = "Ask us on WhatsApp.";
export const ask = "Ask on WhatsApp";
export const question = (name: string, url: string) =>
  `Hello ${BRAND.name}, I can't find my size in ${name}: ${url}`;
export const unknown =
  "Height and weight don’t tell your size here. Measure yourself and look it up in the size chart.";
export const toChart = "See the size chart";

/** On the product's page. */
export const yourSize = (size: string) => `Your size is ${sizeText(size)}.`;
export const soldOutHere = (size: string) =>
  `Your size is ${sizeText(size)}. It’s sold out in this color.`;
export const noneHere = "No size here fits you.";
export const why = "Why?";
