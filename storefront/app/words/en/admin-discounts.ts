import { plural } from "~/lib/plural";

export const title = "Discounts";
export const tabs = "Kinds of discounts";
export const codesTab = "Codes and offers";
export const salesTab = "Sale prices";

export const loading = "Loading discounts...";
export const add = "New discount";
export const empty = "No discounts yet";
export const emptyHelp = "Make a code to share, or an offer that applies automatically.";
export const count = (n: number) => `Total discounts: ${n.toLocaleString("en")}`;

export const name = "Name";
export const gives = "Gives";
export const appliesTo = "Applies to";
export const when = "When";
export const usedColumn = "Used";
export const givenColumn = "Total given, RWF";
export const state = "State";

export const code = "Code";
export const automatic = "Automatic";
/** "Code · Umuganda Saturday" */
export const joined = (one: string, other: string) => `${one} · ${other}`;
export const off = (what: string) => `${what} off`;
export const percent = (value: number) => `${value}%`;
export const freeDelivery = "Free delivery";
export const fromDashboard = "See Medusa's dashboard";
export const everything = "Everything";
export const everythingNotOnSale = "Everything not on sale";
export const notOnSale = (what: string) => `${what}, not on sale`;
export const fromCart = (price: string) => `From ${price}`;
export const alsoFromCart = (what: string, price: string) => `${what}, from ${price}`;
/** "Hoodies, Jackets and Sweaters", "Hoodies, Jackets and 3 more" */
export const list = (names: readonly string[], more: number) => {
  const all = more > 0 ? [...names, `${more.toLocaleString("en")} more`] : names;
  const last = all.at(-1) ?? "";
  return all.length > 1 ? `${all.slice(0, -1).join(", ")} and ${last}` : last;
};

/** "1 Nov", and with its year where that is not this one's. */
export const shortDay = (day: string, month: string, year: string | null) =>
  year === null ? `${day} ${month}` : `${day} ${month} ${year}`;
/** "Saturday 28 November" */
export const longDay = (weekday: string, day: string, month: string, year: string | null) =>
  `${weekday} ${shortDay(day, month, year)}`;
export const at = (day: string, time: string) => `${day}, ${time}`;
export const since = (day: string) => `Since ${day}`;
export const from = (day: string) => `From ${day}`;
export const until = (day: string) => `Until ${day}`;
export const between = (first: string, last: string) => `${first} – ${last}`;
export const onlyOn = (day: string) => `${day} only`;
export const endedOn = (day: string) => `Ended ${day}`;
export const noEnd = "No end";
export const none = "–";
export const usedOf = (used: number, all: number | null) =>
  all === null
    ? used.toLocaleString("en")
    : `${used.toLocaleString("en")} of ${all.toLocaleString("en")}`;
/** Of a card. */
export const usedAndGiven = (used: string, given: string) => `Used ${used} · ${given}`;

export const on = "On";
export const planned = "Planned";
export const paused = "Paused";
export const usedUp = "Used up";
export const ended = "Ended";

export const copyLink = "Copy shop link";
export const linkCopied = (code: string) => `The link with ${code} is copied.`;
export const pause = "Pause";
export const goOn = "Continue";
export const isPaused = (name: string) => `${name} is paused.`;
export const isOnAgain = (name: string) => `${name} is no longer paused.`;
export const notPaused = "Failed to pause the discount";
export const notContinued = "Failed to continue the discount";
export const deleteQuestion = (name: string) => `Delete ${name}?`;
export const deleteHelp = (used: number) =>
  used === 0
    ? "Nobody has used it. You can't undo this."
    : plural(used, {
        one: "1 order has used it and keeps its price. You can't undo this. To stop it for a while, pause it.",
        other: `${used.toLocaleString("en")} orders have used it and keep their prices. You can't undo this. To stop it for a while, pause it.`,
      });
export const deleted = (name: string) => `${name} is deleted.`;
export const notDeleted = "Failed to delete the discount";

export const loadingOne = "Loading the discount...";
export const gone = "This discount does not exist any more";
export const backToList = "All discounts";
export const formLabel = "Discount";
export const givesPanel = "What it gives";
export const way = "How shoppers get it";
export const withCode = "With a code";
export const codeHint = "Letters and numbers, easy to say on the phone.";
export const generate = "Generate";
export const internalName = "Internal name";
export const internalNameHint = "For staff; shoppers see the code.";
export const shownName = "Name";
export const shownNameHint = "Shoppers see it in their cart.";
export const kind = "Kind";
export const percentage = "Percentage";
export const amount = "Amount";
export const percentOff = "Percent off";
export const amountOff = "Amount off (RWF)";
export const minimum = "From a cart of (RWF, optional)";

export const scopePanel = "What it applies to";
export const scope = "Products";
export const categories = "Categories";
export const chosenProducts = "Chosen products";
export const deliveryScope = "Free delivery is for the whole cart, whatever is in it.";
export const chosenCategories = "Chosen categories";
export const remove = (name: string) => `Remove ${name}`;
export const addChoice = "Add";
export const addCategory = "Add categories";
export const addProduct = "Add products";
export const searchCategories = "Search categories";
export const searchProducts = "Search products";
export const categoriesNotLoaded = "Failed to load categories";
export const productsNotLoaded = "Failed to load products";
export const loadingCategories = "Loading categories...";
export const loadingProducts = "Loading products...";
export const nothingFound = "Nothing found";
export const someOf = (shown: number, count: number) =>
  `${shown} of ${count.toLocaleString("en")}. Type a name to find more.`;
export const excludesSale = "Exclude items already on sale";

export const timePanel = "When and how often";
export const starts = "Starts";
export const startsHint = "Rwanda time. Empty: at once.";
export const ends = "Ends";
export const endsHint = "Rwanda time. Empty: it has no end.";
export const maxUses = "Total uses (optional)";
export const maxUsesPerShopper = "Uses per shopper (optional)";

export const combines = "Combine with other discounts";
export const betterOne = "No, use the better one";
export const addUp = "Yes, add them up";

export const enterCode = "Please enter a code";
export const enterPercent = "Please enter more than 0 and at most 100, like 12.5";
export const enterAmount = "Please enter a whole number of RWF, like 5,000";
export const enterUses = "Please enter a whole number, 1 or more";
export const tooLarge = "This number is too large";
export const enterDate = "Please enter the date and the time";
export const endsTooSoon = "The end is before the start.";
export const chooseCategory = "Please choose a category";
export const chooseProduct = "Please choose a product";

/** A sentence in parts; a part in a list of its own is strong. */
export type Said = ReadonlyArray<string | readonly [strong: string]>;
export const plainWords = "In plain words";
export const whoTypes = (typed: string): Said => ["Anyone who types ", [typed]];
export const whoTypesCode: Said = ["Anyone who types the code"];
export const everybody: Said = ["Everyone"];
export const getsPercent = (value: string): Said => [" gets ", [value], " off "];
export const takesAmount = (price: string): Said => [" takes ", [price], " off "];
export const getsFreeDelivery: Said = [" gets ", ["free delivery"]];
/** For what is not filled in yet. */
export const blank = "…";
export const saidEverything = "everything";
export const saidNotOnSale = "everything that is not on sale";
export const saidUnlessOnSale = (names: string) => `${names}, unless on sale`;
export const yourCategories = "the categories you choose";
export const yourProducts = "the products you choose";
export const saidMinimum = (price: string): Said => [`, from a cart of ${price}`];
export const saidOnDay = (day: string, start: string, end: string): Said => [
  " On ",
  [day],
  `, ${start} to ${end}`,
];
export const saidFromUntil = (start: string, end: string): Said => [
  " From ",
  [start],
  ", until ",
  [end],
];
export const saidFrom = (start: string): Said => [" From ", [start], ", with no end"];
export const saidSinceUntil = (start: string, end: string): Said => [
  " Since ",
  [start],
  ", until ",
  [end],
];
export const saidSince = (start: string): Said => [" Since ", [start], ", with no end"];
export const saidUntil = (end: string): Said => [" Until ", [end]];
export const saidAlways: Said = [" From now on, with no end"];
export const saidOver: Said = [" It has already ended."];
export const saidAddsUp = " It adds up with other discounts.";
export const saidBetterOne = " If another discount fits too, the better one counts.";
const times = (n: number) => plural(n, { one: "once", other: `${n.toLocaleString("en")} times` });
export const perShopper = (n: number) => `${times(n)} per shopper`;
export const inAll = (n: number) => `${times(n)} in all`;
export const anyTimes = "any number of times";
export const comma = ", ";
export const stop = ".";

export const onACart = "On a cart today";
export const several = (quantity: number, product: string) =>
  `${quantity.toLocaleString("en")} × ${product}`;
export const less = (price: string) => `−${price}`;
export const thisDiscount = "This discount";
export const delivery = "Delivery";
export const total = "Total";
export const nothingOff = "It takes nothing off this cart.";
export const nothingFits = "No product in the shop fits it today.";
export const notShown = "The example could not be loaded";
export const loadingExample = "Loading the example...";
export const atMost = (price: string, uses: number) =>
  plural(uses, {
    one: `At most ${price} if it is used.`,
    other: `At most ${price} if all ${uses.toLocaleString("en")} are used.`,
  });

export const save = "Save discount";
export const saveAndCopy = "Save and copy a message";
export const saving = "Saving...";
export const saved = (name: string) => `${name} is saved.`;
export const savedAndCopied = (name: string) => `${name} is saved. Its message is copied.`;
export const notSaved = "Failed to save the discount";

/** What is sent to shoppers, line by line. */
export const messageOffer = (offer: string, code: string, shop: string) =>
  `${offer} with code ${code} at ${shop}.`;
export const messageOn = (what: string, names: string) => `${what} ${names}`;
export const messageMinimum = (price: string) => `For orders from ${price}.`;
export const messageUntil = (end: string) => `Until ${end}.`;
export const messageFromUntil = (start: string, end: string) => `From ${start}, until ${end}.`;
export const messageOnDay = (day: string, start: string, end: string) =>
  `On ${day}, ${start} to ${end}.`;
export const messageNotOnSale = "Not for what is already on sale.";
export const messageFrom = (start: string) => `From ${start}.`;

export const soFar = "So far";
export const totalGiven = "Total given";
export const ordersCost = "These orders brought";
export const facts = "Discount";
export const perShopperFact = "Uses per shopper";
export const noLimit = "No limit";
export const otherHelp =
  "It was made in Medusa's dashboard, with settings that this form does not have. Change it there. You can pause or delete it here.";
