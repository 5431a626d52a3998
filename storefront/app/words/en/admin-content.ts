import { plural } from "~/lib/plural";

export type Part =
  | "hero"
  | "story"
  | "banner"
  | "contact"
  | "seller"
  | "privacy"
  | "terms"
  | "returns"
  | "gallery";

/** What staff say on the shop's pages. */
export const title = "Content";
export const loading = "Loading content...";
export const parts: Readonly<Record<Part, string>> = {
  hero: "Hero",
  story: "Story",
  banner: "Banner",
  contact: "Contact",
  seller: "Seller",
  privacy: "Privacy",
  terms: "Terms",
  returns: "Returns",
  gallery: "Gallery",
};
const legalPage = { title: "Title", intro: "Introduction", text: "Text" };
export const fields: Readonly<Record<Part, Readonly<Record<string, string>>>> = {
  hero: { line: "Line under the name", button: "Button" },
  story: { title: "Title", lead: "Lead", mission: "Mission", vision: "Vision" },
  banner: { text: "Text" },
  contact: {
    ...{ email: "Email", whatsapp: "WhatsApp", phone: "Phone" },
    ...{ instagram: "Instagram", twitter: "Twitter", tiktok: "TikTok", youtube: "YouTube" },
  },
  seller: {
    ...{ companyName: "Legal name", registrationNumber: "Registration number" },
    ...{ tin: "Tax number (TIN)", address: "Address", phone: "Phone", email: "Email" },
    complaintsOfficer: "Complaints officer",
  },
  privacy: legalPage,
  terms: legalPage,
  returns: legalPage,
  gallery: {},
};
const ownLegalPage =
  "What you leave empty says what the shop says by itself. The page shows from when on your version is in force.";
export const emptyMeans: Readonly<Record<Part, string>> = {
  hero: "What you leave empty says what the shop said at first. Without a button there is none.",
  story: "What you leave empty says what the shop said at first.",
  banner: "Left empty, there is no banner.",
  contact:
    "On the contact page, in mails and on receipts. What you leave empty the shop does not have.",
  seller:
    "On the page about the seller and on receipts, as the law wants it. What you leave empty is not shown; phone and email are then those of the contact.",
  privacy: ownLegalPage,
  terms: ownLegalPage,
  returns: ownLegalPage,
  gallery: "Left empty, the gallery has the shop's own twelve pictures.",
};
export const picture = "Picture";
export const noPicture = "Without one of yours, the shop's own is shown.";
export const choosePicture = "Choose a picture";
export const otherPicture = "Choose another";
export const ownPicture = "Back to the shop's own";
export const choose = "Choose";
export const replace = "Replace";
/** Of the hero's picture. */
export const shapes = { tall: "Phone, 4:5", wide: "Desktop, 16:9" } as const;
const lowerThird = "Keep the lower third dark: the name sits on it.";
/** @param own how many of the two are staff's */
export const heroPictures = (own: number) =>
  ({
    0: `Without one of yours, the shop's own are shown. ${lowerThird}`,
    1: `One serves phones and desktops alike. ${lowerThird}`,
  })[own] ?? lowerThird;
export const sendingPicture = "Sending...";
export const pictures = "Pictures";
export const pictureNumber = (at: number) => `Picture ${at}`;
export const pictureWords: Readonly<Record<string, string>> = {
  title: "Title",
  alt: "What the picture shows",
};
export const upright = "All are shown upright, 4 wide by 5 high.";
export const ownPictures = "Begin with the shop's own twelve";
export const addPicture = "Add a picture";
export const removePicture = "Remove";
export const earlier = "Move one place earlier";
export const later = "Move one place later";
export const points = (count: number) => `Products on the picture: ${count}`;
export const pointsHelp =
  "Press the picture where a product is, at most 5 times. Arrow keys move a point that has the focus.";
export const addPoint = "Add a point";
export const point = (number: number) => `Point ${number}`;
export const fromLeft = "From the left, %";
export const fromTop = "From the top, %";
export const removePoint = (number: number) => `Remove point ${number}`;
export const loadingProduct = "Loading the product...";
export const productGone = "This product could not be found. Remove the point.";
export const altHelp = "For people who can't see it, in every language";
export const ownText = "Begin with the shop's own text";
export const howToWrite = "How to write it";
export const marks = [
  ["# Delivery", "A heading"],
  ["## Outside Kigali", "A smaller heading"],
  ["- Unworn", "A point of a list"],
  ["1. Write to us", "A step"],
  ["[our terms](/terms)", "A link"],
] as const;
export const emptyLine = "An empty line begins a new paragraph.";
export const factsOfShop = "What the shop knows";
export const factsHelp = "Type the name in braces, and the page says what holds today:";
export const languageOfTexts = "Language of the texts";
/** Texts that a language lacks. */
export const missing = (count: number) => `${count} missing`;
export const letters = (typed: number, most: number) => `${typed} of ${most} letters`;
export const when = "When";
export const goesTo = "Goes to";
export const addressInShop = "Address in the shop";
export const addressHelp = "Such as /?category=Hoodies";
export const placesLoading = "Loading places...";
export const nowhere = "Nowhere";
export const elsewhere = "Another address";
export const places = {
  all: "All products",
  women: "Products for women",
  men: "Products for men",
  kids: "Products for kids",
  photos: "Page: Photos",
  about: "Page: About Us",
  contact: "Page: Contact",
  returns: "Page: Returns",
} as const;
export const placeOf = {
  collection: (title: string) => `Collection: ${title}`,
  drop: (title: string) => `Drop: ${title}`,
  category: (name: string) => `Category: ${name}`,
} as const;
/** Behind the name of what is not there yet, or not any more. */
export const placeStates = { soon: " (begins later)", over: " (over)" } as const;
export const placeHelp = {
  soon: "Shoppers see no way there until it begins.",
  over: "It is over. Shoppers see no way there any more.",
} as const;
export const from = "From";
export const fromHelp = "Left empty: at once";
export const until = "Until";
export const untilHelp = "Then what was there before comes back";
export const publish = "Publish";
export const publishing = "Publishing...";
export const published = (isLater: boolean, when: string) =>
  isLater ? `Published. It is in the shop from ${when}.` : "Published. It is in the shop now.";
export const undo = "Undo";
export const undone = "Taken back. What you wrote is a draft again.";
export const notPublished = "Failed to publish";
/** Beside the name of a part. */
export const draft = "draft";
export const draftKept = (time: string) => `Draft kept on this device, ${time}`;
export const discard = "Throw the draft away";
export const clash = (who: string, time: string) =>
  `${who} published this at ${time}. Your text is safe.`;
export const compare = "Compare";
export const theirs = "Theirs";
export const yours = "Yours";
export const nothingDiffers = "Nothing differs.";
export const nothingSaid = "Nothing";
export const keepMine = "Keep mine";
export const preview = "Preview";
export const previewAs = "Show it on";
export const phone = "Phone";
export const desktop = "Desktop";
export const previewHelp = "Shoppers see this after you publish.";
export const versions = "Versions";
export const noVersions = "Nothing was published yet: the pages say what they said at first.";
export const ownWords = "The shop's own words";
export const pictureCount = (count: number) =>
  plural(count, { one: `${count} picture`, other: `${count} pictures` });
export const states = {
  shown: "In the shop",
  planned: "Planned",
  over: "Over",
  withdrawn: "Taken back",
} as const;
export const period = (from: string, until: string | null) =>
  until === null ? `from ${from}` : `${from} to ${until}`;
export const publishedBy = (who: string, when: string) => `${who}, ${when}`;
export const beginWith = "Begin with this";
export const doTakeBack = "Take back";
export const takeBack = (text: string) => `Take back “${text}”`;
export const failed = "That didn't work.";
