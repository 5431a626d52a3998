import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import { ApiError } from "~/lib/api-error";
import { TEXT_FIELDS, type TextValues } from "./product-texts";
import {
  FIELDS,
  isSameField,
  valuesOf,
  type Draft,
  type FieldName,
  type ProductValues,
} from "./product-values";

export type Choice = "mine" | "theirs";
export type Choices = Readonly<Partial<Record<FieldName, Choice>>>;

/** The product as it is now, when an edit was refused because somebody else was faster. */
export function conflictOf(error: unknown): SavedProduct | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { data } = error;
  // A handle that is taken is a conflict, too, but not with another edit.
  const isProduct = typeof data === "object" && data !== null && "updatedAt" in data;
  return isProduct ? (data as SavedProduct) : null;
}

/** Fields in which the form and the product as it is now differ. */
export const differences = (mine: ProductValues, theirs: ProductValues): FieldName[] =>
  FIELDS.filter((name) => !isSameField(name, mine, theirs));

/** Mine where I changed something, theirs where only they did. */
export const firstChoices = (
  start: ProductValues,
  mine: ProductValues,
  theirs: ProductValues,
): Choices =>
  Object.fromEntries(
    differences(mine, theirs).map((name) => [
      name,
      isSameField(name, mine, start) ? "theirs" : "mine",
    ]),
  );

/** What was typed into cells, and nothing of what only stood there. */
const touchedStocks = (start: ProductValues, mine: ProductValues) =>
  Object.fromEntries(
    Object.entries(mine.stocks).filter(([key, value]) => value !== start.stocks[key]),
  );

/**
 * The form after the choice. What is not chosen is the same in both.
 * @param start what the form began with
 */
export function merged(
  { start, mine, theirs }: Readonly<Record<"start" | "mine" | "theirs", ProductValues>>,
  choices: Choices,
): ProductValues {
  const isMine = (name: FieldName) => choices[name] === "mine";
  const pick = (name: FieldName) => (isMine(name) ? mine : theirs);
  const held = new Set(theirs.images.map(({ key }) => key));
  return {
    product_name: pick("product_name").product_name,
    price: pick("price").price,
    category_id: pick("category_id").category_id,
    gender: pick("gender").gender,
    description: pick("description").description,
    ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, pick(name)[name]])) as TextValues),
    status: pick("status").status,
    is_gift_card: pick("is_gift_card").is_gift_card,
    sizes: pick("sizes").sizes,
    colors: pick("colors").colors,
    stock_quantity: pick("stock_quantity").stock_quantity,
    isByVariant: mine.isByVariant,
    stocks: isMine("stock_quantity")
      ? { ...theirs.stocks, ...touchedStocks(start, mine) }
      : theirs.stocks,
    // What they removed is gone from the shop: it can't be kept.
    images: isMine("images")
      ? mine.images.filter(({ kind, key }) => kind === "new" || held.has(key))
      : theirs.images,
  };
}

/** The form after the choice, as an edit of what is saved now. */
export function rebased(draft: Draft, theirs: SavedProduct, choices: Choices): Draft {
  const start = valuesOf(theirs);
  const values = merged({ start: draft.start, mine: draft.values, theirs: start }, choices);
  return { base: theirs, start, values };
}

/**
 * The same edit of what is saved now, where nothing was changed on both sides; null: somebody has to
 * choose.
 */
export function joined(draft: Draft, theirs: SavedProduct): Draft | null {
  const { start, values: mine } = draft;
  const now = valuesOf(theirs);
  // Stock by variant is compared by variant.
  const { isByVariant } = mine;
  const isApart = FIELDS.every(
    (name) =>
      isSameField(name, mine, start) ||
      isSameField(name, { ...now, isByVariant }, { ...start, isByVariant }),
  );
  return isApart ? rebased(draft, theirs, firstChoices(start, mine, now)) : null;
}

/** The stock as it is now, and everything else as it was typed: what was to be taken away isn't there. */
export const withStockNow = (draft: Draft, theirs: SavedProduct): Draft =>
  rebased(draft, theirs, {
    ...firstChoices(draft.start, draft.values, valuesOf(theirs)),
    stock_quantity: "theirs",
  });
