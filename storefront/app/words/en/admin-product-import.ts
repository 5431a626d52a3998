import { plural } from "~/lib/plural";

export const title = "Import products";
export const back = "Products";
export const help =
  "A CSV file in Shopify's product format, or a zip with the CSV and its pictures. Rows with the handle or SKU of an existing product update it.";
export const chooseFile = "Choose a file";
export const otherFile = "Choose another file";
export const drop = "or drop it here: CSV or zip";
export const file = "File";
export const fileFacts = (name: string, size: string) => `${name}, ${size}`;
export const kilobytes = (count: number) => `${count.toLocaleString("en")} KB`;
export const megabytes = (count: number) => `${count.toLocaleString("en")} MB`;
export const currency = "Currency of the prices";
export const check = "Check file";
export const checking = "Checking...";
export const doImport = "Import now";
export const importing = "Importing...";
export const checkHelp = "A check shows what would happen and changes nothing.";
export const notStarted = "The file could not be read. Please try again.";

export const job = "This import";
export const jobFailed = "Failed to load the import";
export const dryRun = "Check";
export const real = "Import";
export const waiting = "Waiting";
export const running = "Running";
export const done = "Done";
export const failed = "Failed";
export const cancelled = "Stopped";
export const state = "State";
export const progress = "Progress";
export const rowsOf = (done: number, count: number) =>
  `${done.toLocaleString("en")} of ${count.toLocaleString("en")} rows`;
export const created = "Created";
export const updated = "Updated";
export const unchanged = "Unchanged";
export const refused = "Left out";
export const wouldCreate = "To be created";
export const wouldUpdate = "To be updated";
export const isChecked = "This was a check. Nothing has been changed.";
export const allDrafts =
  "Nothing is published, whatever the file says: new products wait as drafts for your review. Settings → Auto-approve products changes that.";
export const chooseAgain = "To import it, choose the file once more.";
export const newCategories = (names: string) => `New categories: ${names}`;
export const picturesComing = (waiting: number, all: number) =>
  `Pictures: ${all - waiting} of ${all} fetched`;
export const picturesFailed = (count: number) =>
  plural(count, {
    one: `${count} picture could not be fetched:`,
    other: `${count} pictures could not be fetched:`,
  });
export const pictureFailure = (source: string, why: string) => `${source}: ${why}`;
export const picturesLater = (count: number) =>
  plural(count, {
    one: `${count} picture will be fetched afterwards.`,
    other: `${count} pictures will be fetched afterwards.`,
  });
export const stop = "Stop the import";
export const stopQuestion = "Stop this import?";
export const stopHelp = "Everything imported so far stays.";
export const keepGoing = "Let it run";
export const notStopped = "The import could not be stopped.";

export const errors = (count: number) =>
  plural(count, { one: `${count} error`, other: `${count.toLocaleString("en")} errors` });
export const firstErrors = (shown: number, count: number) =>
  `The first ${shown.toLocaleString("en")} of ${count.toLocaleString("en")} are listed.`;
export const errorsHelp =
  "Products with an error are left out as a whole. Correct the rows and import the file again.";
export const row = "Row";
export const column = "Column";
export const problem = "Problem";
export const wholeRow = "Whole row";
export const saveErrors = "Download errors as CSV";
export const errorsFile = (name: string) => `errors-${name.replace(/\.[^.]+$/, "")}.csv`;
export const moreErrors = "Show all errors";

export const earlier = "Earlier imports";
export const loading = "Loading imports...";
export const none = "No imports yet";
export const noneHelp = "Files that you check or import are listed here.";
export const total = (count: number) => `Total imports: ${count.toLocaleString("en")}`;
export const when = "When";
export const kind = "Kind";
export const result = "Result";
export const open = (name: string) => `Open: ${name}`;
/** "3 created, 2 updated, 1 left out"; for a check "3 to create, …". */
export const outcome = (
  { created, updated, refused }: Readonly<Record<"created" | "updated" | "refused", number>>,
  isCheck: boolean,
) =>
  [
    `${created.toLocaleString("en")} ${isCheck ? "to create" : "created"}`,
    `${updated.toLocaleString("en")} ${isCheck ? "to update" : "updated"}`,
    refused > 0 && `${refused.toLocaleString("en")} left out`,
  ]
    .filter(Boolean)
    .join(", ");

export const counted = "The stock in this file was counted just now";
export const countedHelp =
  "Otherwise the stock of existing products stays as it is, or changes by what was edited since the export. New products take theirs from the file.";
export const countedWarning =
  "The file's numbers replace the shop's. Whatever was sold after you counted shows up as stock again and can be sold twice.";
export const stockRules = {
  none: "The file says nothing about stock: it stays as it is.",
  kept: "Stock of products that are here stays as it is: the file doesn't say what it was at the time of the export. New products and sizes take theirs from the file.",
  difference:
    "Stock changes by what was edited in the file since its export: pieces sold since then stay sold. Import each file only once: a second time, the same changes are added again.",
  set: "The file's numbers replace the shop's, also where pieces were sold since they were counted.",
} as const;
export const stockSum = (before: number, after: number) =>
  `Pieces of what changes: ${before.toLocaleString("en")} now, ${after.toLocaleString("en")} afterwards.`;
export const stockKept = (count: number) =>
  plural(count, {
    one: "1 number in the file differs from the shop's stock and is left alone.",
    other: `${count.toLocaleString("en")} numbers in the file differ from the shop's stock and are left alone.`,
  });
export const farPrices = (count: number) =>
  plural(count, {
    one: "1 product has a price far from the shop's own. Look at it before you import.",
    other: `${count.toLocaleString("en")} products have prices far from the shop's own. Look at them before you import.`,
  });

export const changesLabel = "What would change";
export const changes = (count: number) =>
  plural(count, {
    one: "1 product would change",
    other: `${count.toLocaleString("en")} products would change`,
  });
export const loadingChanges = "Loading changes...";
export const changesGone = "The results of this check are no longer kept. Check the file again.";
export const show = "Show";
const KINDS = {
  created: "New",
  warnings: "Prices to check",
  prices: "Prices",
  stock: "Stock",
  states: "Published or draft",
  pictures: "Pictures",
  names: "Names",
} as const;
export const kindChip = (kind: keyof typeof KINDS | null, count: number) =>
  `${kind === null ? "All" : KINDS[kind]} ${count.toLocaleString("en")}`;
export const product = "Product";
export const price = "Price";
export const sale = "On sale at";
export const stock = "Stock";
export const pictures = "Pictures";
export const before = "before";
export const after = "after";
export const nothing = "none";
export const stays = "Stays";
export const isNew = "New";
export const status = { published: "Published", draft: "Draft" } as const;
export const rowOf = (row: number, handle: string) => `Row ${row}: ${handle}`;
export const alsoChanged = (fields: readonly string[]) => `Also: ${fields.join(", ")}`;
export const onlyVariant = "One size";
export const variantsCount = (count: number) => `${count} sizes and colours`;
export const pictureCount = (count: number) => count.toLocaleString("en");
export const toFetch = (source: string) => `To come: ${source}`;
export const warning = (row: number, message: string) => `Row ${row}: ${message}`;
