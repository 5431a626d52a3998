import { plural } from "~/lib/plural";

export const list = "Sales";
export const loading = "Loading sales...";
export const add = "New sale";
export const empty = "No sales yet";
export const emptyHelp = "A sale gives products a lower price for some days.";

export const on = "On";
export const planned = "Planned";
export const ended = "Ended";
export const isOff = "Off";

/** "29 Nov, 23:59" */
export const at = (day: string, time: string) => `${day}, ${time}`;
export const until = (moment: string) => `Until ${moment}`;
export const from = (day: string) => `From ${day}`;
export const between = (first: string, last: string) => `${first} – ${last}`;
export const endedOn = (day: string) => `Ended ${day}`;
export const isOver = "Not on any more";
export const isDraft = "Draft in Medusa's dashboard";
export const noEnd = "No end";
export const productCount = (count: number) =>
  count === 0
    ? "Not filled yet"
    : plural(count, { one: "1 product", other: `${count.toLocaleString("en")} products` });

export const sale = "Sale";
export const loadingOne = "Loading the sale...";
export const gone = "This sale does not exist any more";
export const backToList = "All sales";
export const fromFiles =
  "These prices come from your last product file, and the next file replaces them. To change them, import a file.";

export const details = "Name and dates";
export const name = "Name";
export const nameHint = "Only staff see it.";
export const starts = "Starts";
export const startsHint = "Rwanda time. Empty: at once.";
export const ends = "Ends";
export const endsHint = "Rwanda time. Empty: it has no end.";
export const enterDate = "Please enter the date and the time";
export const create = "Create sale";
export const saveDetails = "Save name and dates";
export const created = (sale: string) => `${sale} is created. Now set its prices.`;
export const detailsSaved = (sale: string) => `${sale} is saved.`;
export const notSaved = "Failed to save the sale";

export const endNow = "End now";
export const ending = "Ending...";
export const endQuestion = (sale: string) => `End ${sale} now?`;
export const endHelp = "Its products go back to their usual prices at once.";
export const isEnded = (sale: string) => `${sale} has ended.`;
export const notEnded = "Failed to end the sale";
export const deleteQuestion = (sale: string) => `Delete ${sale}?`;
export const deleteHelp = "Its prices are deleted too. You can't undo this.";
export const deleteOnHelp =
  "It is on: its products go back to their usual prices at once. You can't undo this.";
export const deleted = (sale: string) => `${sale} is deleted.`;
export const notDeleted = "Failed to delete the sale";

export const prices = "Prices";
export const struckHelp =
  "The shop strikes through the lowest price of the 30 days before the sale, so nothing looks cheaper than it is. Prices that lasted less than a day don't count.";
export const searchProducts = "Search products";
export const onlyInSale = "Only in this sale";
export const loadingProducts = "Loading products...";
export const noProducts = "No products yet";
export const noProductsHelp = "Publish a product first.";
export const noneInSale = "No products in this sale yet";
export const showAll = "Show all products";
export const nothingFound = "No products found";

export const product = "Product";
export const price = "Price, RWF";
export const salePrice = "Sale price";
export const salePriceOf = (product: string) => `Sale price of ${product}`;
export const off = "Off";
export const percent = (value: number) => `−${value}%`;
export const none = "–";
export const mixed =
  "Its sizes or colours differ. Change them in Medusa's dashboard, or type one price for all.";
export const fromPrice = (price: string) => `from ${price}`;
export const several = "Several";
export const enterPrice = "Enter whole francs, 1 or more";
export const notBelow = (price: string) => `Enter less than ${price}`;

export const setMany = "Set many at once";
export const setManyHelp = "Fills in all products below, or only those you tick. It saves nothing.";
export const percentOff = "Percent off";
export const enterPercent = "Enter more than 0 and less than 100";
export const rounding = "Rounding";
export const roundTo = (step: number) => (step === 1 ? "Whole francs" : `Round to ${step}`);
export const fillIn = (count: number) => `Fill in ${count.toLocaleString("en")}`;

export const shownOf = (shown: number, count: number) =>
  `${shown.toLocaleString("en")} of ${count.toLocaleString("en")} products shown.`;
export const inSale = (count: number) =>
  plural(count, {
    one: "1 product is in this sale.",
    other:
      count === 0
        ? "No product is in this sale yet."
        : `${count.toLocaleString("en")} products are in this sale.`,
  });
/** What saving does, after the sentence above. */
export const paidAtOnce = "Shoppers pay these prices as soon as you save.";
export const paidFrom = (moment: string) => `Shoppers pay these prices from ${moment}.`;
export const paidNoMore = "The sale is over: shoppers pay the usual prices.";
export const paidNever = "It is a draft: turn it on in Medusa's dashboard.";
export const savePrices = "Save prices";
export const saving = "Saving...";
export const undo = "Undo changes";
export const unsaved = (count: number) =>
  plural(count, {
    one: "1 price is not saved.",
    other: `${count.toLocaleString("en")} prices are not saved.`,
  });
export const pricesSaved = (count: number) =>
  plural(count, {
    one: "1 price is saved.",
    other: `${count.toLocaleString("en")} prices are saved.`,
  });
export const pricesNotSaved = "Failed to save the prices";
/** Of a product that is not among those shown. */
export const faultOf = (product: string, fault: string) => `${product}: ${fault}`;
