import { plural } from "~/lib/plural";

/** What people search for in vain, and what words mean. */
export const title = "Search";
export const help =
  "What people looked for and did not find. Give a word a meaning, and it finds what its meaning finds.";
export const loading = "Loading searches...";
export const empty = "Nobody searched in vain";
export const emptyHelp = "Searches that find nothing appear here.";
export const count = (total: number) => `Searches in vain: ${total.toLocaleString("en")}`;
export const word = "Search";
export const times = "How often";
export const timesText = (times: number) =>
  plural(times, { one: "once", other: `${times.toLocaleString("en")} times` });
export const last = "Last";
export const finds = (products: number) =>
  products === 0
    ? "finds nothing"
    : plural(products, {
        one: "finds 1 product",
        other: `finds ${products.toLocaleString("en")} products`,
      });
export const giveMeaning = "Give a meaning";
export const forget = "Forget";
export const failed = "That didn't work.";

/** The words that staff gave a meaning. */
export const words = "Words";
export const wordsTitle = "Words and what they mean";
export const wordsHelp = "The shop knows hundreds of words already. Add what it lacks.";
export const noWords = "No words yet";
export const loadingWords = "Loading words...";
export const meansText = (word: string, means: string) => `“${word}” means “${means}”`;
export const remove = (word: string) => `Remove ${word}`;
export const newWord = "Word";
export const means = "Means";
export const meansHelp = "A word that finds what you sell, such as hoodies.";
export const add = "Add word";
export const adding = "Adding...";
export const added = (word: string, products: number) => `${word} ${finds(products)} now`;
export const notAdded = "Failed to add word";
