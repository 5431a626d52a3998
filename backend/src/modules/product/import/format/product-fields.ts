import { productKeySchema } from "../../../../contracts/catalogue";
import {
  createCategoryBodySchema,
  RESERVED_HANDLES,
  updateProductBodySchema,
} from "../../../../contracts/catalogue-writes";
import { MOST_PIECES } from "../../../../contracts/companion-limits";
import { TRANSLATED, type Translated } from "../../../../contracts/translated";
import type { FileTexts, ImportedProduct } from "../../../../contracts/imported-product";
import type { Field } from "./columns";
import { readGender } from "./gender";
import { plainText } from "./html-text";
import { quoted, type Row } from "./row";

const MAX_HANDLE = 100;
const contract = updateProductBodySchema.shape;
const categoryName = createCategoryBodySchema.shape.category_name;

/** A contract's rule for text; refusals name the column. */
interface Schema {
  safeParse(text: string): { success: boolean; error?: { issues: readonly { message: string }[] } };
}
function check(row: Row, field: Field, text: string, schema: Schema): string {
  const { error } = schema.safeParse(text);
  if (error) row.refuse(field, error.issues[0]?.message ?? "can't be used");
  return text;
}

function checkHandle(row: Row, handle: string): void {
  if (handle === "") row.refuse("handle", "Handle is required");
  else if (handle.length > MAX_HANDLE) {
    row.refuse("handle", `must have at most ${MAX_HANDLE} characters`);
  } else if (!productKeySchema.safeParse(handle).success) {
    row.refuse("handle", "must be of letters, digits, hyphens, dots and underscores only");
  } else if (handle.startsWith("prod_")) row.refuse("handle", "must not start with prod_");
  else if (RESERVED_HANDLES.includes(handle)) row.refuse("handle", "is reserved");
}

const STATUSES = new Map<string, "published" | "draft">([
  ["active", "published"],
  ["draft", "draft"],
  ["archived", "draft"],
  ["unlisted", "draft"],
]);
const PUBLISHED = new Map<string, "published" | "draft">([
  ["true", "published"],
  ["false", "draft"],
]);

function readStatus(row: Row): "published" | "draft" | undefined {
  const field = row.text("status") === "" ? "published" : "status";
  const word = row.text(field).toLowerCase();
  if (word === "") return undefined;
  const status = (field === "status" ? STATUSES : PUBLISHED).get(word);
  const allowed = field === "status" ? "active, draft or archived" : "TRUE or FALSE";
  if (!status) row.refuse(field, `must be ${allowed}`);
  return status;
}

function readGiftCard(row: Row): boolean | undefined {
  const word = row.text("giftCard").toLowerCase();
  if (word !== "" && word !== "true" && word !== "false") {
    row.refuse("giftCard", "must be TRUE or FALSE");
  }
  return word === "" ? undefined : word === "true";
}

/** `Type`, else what Product Category ends with: `Apparel > Clothing > Shirts`. */
function readCategory(row: Row): string | undefined {
  const type = row.text("type");
  const field = type === "" ? "productCategory" : "type";
  const name = type === "" ? (row.text(field).split(">").at(-1) ?? "").trim() : type;
  return name === "" ? undefined : check(row, field, name, categoryName);
}

const TEXT_COLUMNS = {
  fr: { title: "titleFr", description: "descriptionFr" },
  rw: { title: "titleRw", description: "descriptionRw" },
} as const satisfies Record<Translated, Record<"title" | "description", Field>>;

/** An empty cell takes a text away: the English one is shown. */
function readTexts(row: Row): FileTexts {
  const texts: FileTexts = {};
  for (const language of TRANSLATED) {
    const { title, description } = TEXT_COLUMNS[language];
    if (row.has(title)) {
      const name = row.text(title);
      if (name !== "") check(row, title, name, contract.product_name);
      texts[language] = { title: name || null };
    }
    if (row.has(description)) {
      const text = check(row, description, plainText(row.text(description)), contract.description);
      texts[language] = { ...texts[language], description: text || null };
    }
  }
  return texts;
}

/** Handles, apart by commas or spaces; an empty cell takes the look away. */
function readLook(row: Row, own: string): string[] {
  const handles = row
    .text("look")
    .split(/[,;\s]+/)
    .filter((handle) => handle !== "");
  const twice = handles.find((handle, at) => handles.indexOf(handle) !== at);
  if (handles.length > MOST_PIECES) {
    row.refuse("look", `can name at most ${MOST_PIECES} products`);
  } else if (twice !== undefined) row.refuse("look", `names ${quoted(twice)} twice`);
  else if (handles.includes(own)) row.refuse("look", "A product is not worn with itself");
  return handles;
}

/** What a product's first row says about all of it. */
export function readProductFields(row: Row): Omit<ImportedProduct, "variants" | "images"> {
  const handle = row.text("handle");
  checkHandle(row, handle);
  const product: Omit<ImportedProduct, "variants" | "images"> = { handle, row: row.number };
  product.name = check(row, "title", row.text("title"), contract.product_name);
  if (row.has("description")) {
    const text = plainText(row.text("description"));
    product.description = check(row, "description", text, contract.description);
  }
  const texts = readTexts(row);
  if (Object.keys(texts).length > 0) product.texts = texts;
  const category = readCategory(row);
  if (category !== undefined) product.category = category;
  const gender = readGender(row);
  if (gender !== undefined) product.gender = gender;
  const status = readStatus(row);
  if (status !== undefined) product.status = status;
  const isGiftCard = readGiftCard(row);
  if (isGiftCard !== undefined) product.isGiftCard = isGiftCard;
  if (row.has("look")) product.look = readLook(row, handle);
  return product;
}
