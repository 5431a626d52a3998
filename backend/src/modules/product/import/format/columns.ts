import { LOOK_COLUMN } from "../../../../contracts/imported-product";
import { UnreadableFile } from "./unreadable-file";

/** What the shop reads from a product file; everything else is ignored. */
export type Field =
  | "handle"
  | "title"
  | "description"
  | "titleFr"
  | "descriptionFr"
  | "titleRw"
  | "descriptionRw"
  | "type"
  | "productCategory"
  | "tags"
  | "published"
  | "status"
  | "giftCard"
  | "gender"
  | "ageGroup"
  | "option1Name"
  | "option1Value"
  | "option2Name"
  | "option2Value"
  | "option3Name"
  | "option3Value"
  | "sku"
  | "stock"
  | "stockSeen"
  | "price"
  | "compareAt"
  | "imageSource"
  | "imagePosition"
  | "imageColor"
  | "variantImage"
  | "look";

/** Shopify's names of each column, the older and the newer ones, in lower case. */
const NAMES: Record<Field, readonly string[]> = {
  handle: ["handle", "url handle"],
  title: ["title"],
  description: ["body (html)", "body html", "body", "description"],
  // Ours: Shopify keeps texts in other languages in files of their own.
  titleFr: ["title (fr)"],
  descriptionFr: ["body (html) (fr)", "body (fr)", "description (fr)"],
  titleRw: ["title (rw)"],
  descriptionRw: ["body (html) (rw)", "body (rw)", "description (rw)"],
  type: ["type", "product type", "custom product type"],
  productCategory: ["product category", "standard product type"],
  tags: ["tags"],
  published: ["published", "published on online store"],
  status: ["status"],
  giftCard: ["gift card"],
  gender: ["google shopping / gender"],
  ageGroup: ["google shopping / age group"],
  option1Name: ["option1 name"],
  option1Value: ["option1 value"],
  option2Name: ["option2 name"],
  option2Value: ["option2 value"],
  option3Name: ["option3 name"],
  option3Value: ["option3 value"],
  sku: ["variant sku", "sku"],
  stock: ["variant inventory qty", "inventory quantity"],
  // Ours: what the stock was when the file was exported.
  stockSeen: ["stock seen"],
  price: ["variant price", "price"],
  compareAt: ["variant compare at price", "compare-at price", "compare at price"],
  imageSource: ["image src", "product image url"],
  imagePosition: ["image position"],
  // Ours: Shopify has no word for the colour of a picture that no variant is shown by.
  imageColor: ["image color"],
  variantImage: ["variant image", "variant image url"],
  // Ours: the handles of what is worn with it.
  look: [LOOK_COLUMN.toLowerCase()],
};

const FIELDS = new Map(
  (Object.keys(NAMES) as Field[]).flatMap((field) => NAMES[field].map((name) => [name, field])),
);

interface Column {
  index: number;
  /** As the file writes it. */
  title: string;
}

/** Where the fields are in this file. */
export interface Columns {
  /** Number of cells of a row. */
  count: number;
  of: ReadonlyMap<Field, Column>;
}

const fold = (name: string) => name.trim().replace(/\s+/g, " ").toLowerCase();

/** @throws UnreadableFile that names the columns without which nothing can be imported. */
export function readHeader(cells: readonly string[]): Columns {
  const of = new Map<Field, Column>();
  for (const [index, title] of cells.entries()) {
    const field = FIELDS.get(fold(title));
    // Of two columns of one meaning the first is read.
    if (field && !of.has(field)) of.set(field, { index, title: title.trim() });
  }
  if (cells.some((cell) => cell.includes("\0"))) {
    throw new UnreadableFile("The file is not UTF-8 text. Save it as “CSV UTF-8” and try again.");
  }
  const missing = [
    ...(of.has("handle") ? [] : ["Handle (or URL handle)"]),
    ...(of.has("title") ? [] : ["Title"]),
  ];
  if (missing.length > 0) {
    const hint =
      cells.length === 1 && /[;\t]/.test(cells[0] ?? "")
        ? " Its cells must be separated by commas."
        : "";
    throw new UnreadableFile(
      `The first row has no column ${missing.join(" and no column ")}.${hint}`,
    );
  }
  return { count: cells.length, of };
}
