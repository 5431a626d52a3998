import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import * as words from "~/words/admin-products";
import {
  addPictures,
  copiedPictures,
  isSamePictures,
  keptPictures,
  type Picture,
} from "./pictures";
import { TEXT_FIELDS, textsBody, textValuesOf, type TextValues } from "./product-texts";
import { cellKey, stockCells } from "./stock-cells";

/** What stands in the form, under the names of the wire. */
export interface ProductValues extends TextValues {
  product_name: string;
  price: string;
  category_id: string;
  /** Empty: for everyone. */
  gender: string;
  description: string;
  status: string;
  is_gift_card: boolean;
  sizes: readonly string[];
  /** `#rrggbb` */
  colors: readonly string[];
  stock_quantity: string;
  /** Stock is given by variant instead of in one number. */
  isByVariant: boolean;
  /** By `cellKey`, as typed. */
  stocks: Readonly<Record<string, string>>;
  images: readonly Picture[];
}

export const EMPTY: ProductValues = {
  product_name: "",
  price: "",
  category_id: "",
  gender: "",
  description: "",
  ...textValuesOf(),
  status: "published",
  is_gift_card: false,
  sizes: [],
  colors: [],
  stock_quantity: "",
  isByVariant: false,
  stocks: {},
  images: [],
};

export function valuesOf(product: SavedProduct): ProductValues {
  const { sizes, colors, is_gift_card = false } = product;
  // The stock of a gift card is no count: it is asked for once it is none any more.
  const variants = is_gift_card ? [] : product.variants;
  const stocks = variants.map(({ size, color, stock_quantity }) => [
    // A variant carries a size and a colour also where the product has none.
    cellKey(sizes.length > 0 ? size : "", colors.length > 0 ? color : ""),
    String(stock_quantity),
  ]);
  return {
    product_name: product.product_name,
    price: String(product.base_price ?? product.price),
    category_id: product.category_id?._id ?? "",
    gender: product.gender ?? "",
    description: product.description,
    ...textValuesOf(product.translations),
    status: product.status,
    is_gift_card,
    sizes,
    colors,
    stock_quantity: is_gift_card ? "" : String(product.stock_quantity),
    isByVariant: false,
    stocks: Object.fromEntries(stocks) as Record<string, string>,
    images: keptPictures(product),
  };
}

/** A new product after the model of another, with files of its own. */
export const copyOf = (product: SavedProduct, files: readonly File[]): ProductValues => ({
  ...valuesOf(product),
  product_name: words.copyOf(product.product_name),
  status: "draft",
  images: copiedPictures(files, product),
});

const PLAIN_FIELDS = [
  "product_name",
  "price",
  "category_id",
  "gender",
  "description",
  "status",
] as const;

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, at) => value === other[at]);
/** The server brings sizes into their natural order. */
const isSameSet = (one: readonly string[], other: readonly string[]) =>
  isSameList(one.toSorted(), other.toSorted());

/** What is compared, saved and asked about as one. */
export const FIELDS = [
  ...PLAIN_FIELDS,
  ...TEXT_FIELDS,
  "is_gift_card",
  "sizes",
  "colors",
  "stock_quantity",
  "images",
] as const;
export type FieldName = (typeof FIELDS)[number];

function isSameStock(one: ProductValues, other: ProductValues): boolean {
  if (!one.isByVariant && !other.isByVariant) return one.stock_quantity === other.stock_quantity;
  const keys = new Set([...Object.keys(one.stocks), ...Object.keys(other.stocks)]);
  return [...keys].every((key) => one.stocks[key] === other.stocks[key]);
}

export function isSameField(name: FieldName, one: ProductValues, other: ProductValues): boolean {
  if (name === "is_gift_card") return one.is_gift_card === other.is_gift_card;
  if (name === "sizes") return isSameSet(one.sizes, other.sizes);
  if (name === "colors") return isSameList(one.colors, other.colors);
  if (name === "images") return isSamePictures(one.images, other.images);
  if (name === "stock_quantity") return isSameStock(one, other);
  return one[name].trim() === other[name].trim();
}

export const isChanged = (values: ProductValues, start: ProductValues): boolean =>
  FIELDS.some((name) => !isSameField(name, values, start));

interface VariantBody {
  size?: string;
  color?: string;
  stock_quantity: string;
  stock_seen?: string;
}

/** Beside a number goes the one it replaces, if there is one: the server applies the difference. */
const seenBody = (stock_seen = "") => (stock_seen === "" ? {} : { stock_seen });

/** The stock as a write says it; absent: nothing is said of it. */
function stockBody(
  values: ProductValues,
  start: ProductValues,
  isNew: boolean,
): { stock_quantity?: string; stock_seen?: string; variants?: VariantBody[] } {
  // Nobody counts gift cards.
  if (values.is_gift_card) return isNew ? { stock_quantity: "0" } : {};
  if (!values.isByVariant) {
    const stock_quantity = values.stock_quantity.trim();
    if (isNew) return { stock_quantity };
    const isSaid = stock_quantity !== start.stock_quantity;
    return isSaid ? { stock_quantity, ...seenBody(start.stock_quantity) } : {};
  }
  const isReshaped =
    isNew || !isSameField("sizes", values, start) || !isSameField("colors", values, start);
  const cells = stockCells(values, start).filter(
    ({ key, value, mayBeEmpty }) =>
      !(mayBeEmpty && value.trim() === "") && (isReshaped || value.trim() !== start.stocks[key]),
  );
  if (cells.length === 0) return {};
  const variants = cells.map(({ key, size, color, value }) => ({
    ...(size !== "" && { size }),
    ...(color !== "" && { color }),
    stock_quantity: value.trim(),
    ...(!isNew && seenBody(start.stocks[key])),
  }));
  return { variants };
}

/** A form and what it began with. */
export interface Draft {
  /** What is being edited; null: a new product. */
  base: SavedProduct | null;
  start: ProductValues;
  values: ProductValues;
}

/**
 * The form as it is sent. An edit says only what has changed, so that nothing is undone that nobody
 * touched.
 */
export function productForm({ base, start, values }: Draft): FormData {
  const form = new FormData();
  for (const name of PLAIN_FIELDS) {
    if (base === null || !isSameField(name, values, start)) form.set(name, values[name].trim());
  }
  for (const name of ["is_gift_card", "sizes", "colors"] as const) {
    if (base === null || !isSameField(name, values, start)) {
      form.set(name, JSON.stringify(values[name]));
    }
  }
  const texts = TEXT_FIELDS.filter((name) =>
    base === null ? values[name].trim() !== "" : !isSameField(name, values, start),
  );
  if (texts.length > 0) form.set("translations", JSON.stringify(textsBody(values, texts)));
  const { stock_quantity, stock_seen, variants } = stockBody(values, start, base === null);
  if (stock_quantity !== undefined) form.set("stock_quantity", stock_quantity);
  if (stock_seen !== undefined) form.set("stock_seen", stock_seen);
  if (variants !== undefined) form.set("variants", JSON.stringify(variants));
  if (base === null || !isSameField("images", values, start)) {
    addPictures(form, values, base !== null);
  }
  if (base !== null) form.set("updatedAt", base.updatedAt);
  return form;
}
