import { updateProductBodySchema } from "../../../../contracts/catalogue-writes";
import type { Currency, Rates } from "../../../../contracts/money";
import type { ImportedVariant } from "../../../../contracts/imported-product";
import { readColor } from "./color-cell";
import type { Field } from "./columns";
import { readVariantImage } from "./image-row";
import { NO_OPTION, OPTIONS, type ProductOptions } from "./options";
import type { ReadOptions } from "./read-product";
import type { Row } from "./row";

const MAX_SKU = 200;
const MAX_SIZE = 20;
const CONTROL = /\p{Cc}/u;
const contract = updateProductBodySchema.shape;

/** A price as a file writes it to one the contract can judge; NaN: no number. */
function rwfOf(text: string, currency: Currency, rates: Rates): string | number {
  if (currency === "RWF") return text;
  const isNumber = /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,6})?$/.test(text);
  const amount = isNumber ? Number(text.replaceAll(",", "")) : Number.NaN;
  return Math.round(amount / rates[currency]);
}

interface Money {
  currency: Currency;
  rates: Rates;
}

function readPrice(row: Row, field: "price" | "compareAt", money: Money): number | undefined {
  const text = row.text(field);
  if (text === "") return undefined;
  const { data, error } = contract.price.safeParse(rwfOf(text, money.currency, money.rates));
  if (error) row.refuse(field, error.issues[0]?.message ?? "Valid price is required");
  return data;
}

/**
 * A file says what is asked, and beside it what that is compared with; not more than is asked means
 * no sale, as in Shopify. Without the column nothing is said of sales.
 */
function readPrices(row: Row, money: Money): Pick<ImportedVariant, "priceRwf" | "saleRwf"> {
  const asked = readPrice(row, "price", money);
  if (asked === undefined) return {};
  if (!row.has("compareAt")) return { priceRwf: asked };
  const before = readPrice(row, "compareAt", money) ?? asked;
  return before > asked ? { priceRwf: before, saleRwf: asked } : { priceRwf: asked, saleRwf: null };
}

function readStock(row: Row, field: "stock" | "stockSeen"): number | undefined {
  const text = row.text(field);
  if (text === "") return undefined;
  const { data, error } = contract.stock_quantity.safeParse(text);
  if (error) row.refuse(field, error.issues[0]?.message ?? "Valid stock quantity is required");
  return data;
}

function readSku(row: Row): string | null {
  const sku = row.text("sku");
  if (sku.length > MAX_SKU) row.refuse("sku", `must have at most ${MAX_SKU} characters`);
  if (CONTROL.test(sku)) row.refuse("sku", "must not contain control characters");
  return sku === "" ? null : sku;
}

function readSize(row: Row, field: Field, text: string): string {
  if (text.length > MAX_SIZE) row.refuse(field, `must have at most ${MAX_SIZE} characters`);
  if (CONTROL.test(text)) row.refuse(field, "must not contain control characters");
  return text;
}

/** Columns that only a variant has; a row without any of them adds a picture, or nothing. */
const OF_VARIANTS: readonly Field[] = [
  ...OPTIONS.map(({ value }) => value),
  "sku",
  "stock",
  "price",
];

/** The variant that a row describes; null when it describes none. */
export function readVariant(
  row: Row,
  options: ProductOptions,
  readOptions: ReadOptions,
): ImportedVariant | null {
  if (OF_VARIANTS.every((field) => row.text(field) === "")) return null;
  const variant: ImportedVariant = { row: row.number, sku: readSku(row), size: null, color: null };
  for (const [place, { name, value: field }] of OPTIONS.entries()) {
    const kind = options.kindAt(place);
    const text = row.text(field);
    if (text === "") {
      if (kind === "size") row.refuse(field, "The size of this variant is missing");
      if (kind === "color") row.refuse(field, "The colour of this variant is missing");
    } else if (kind === "size") variant.size = readSize(row, field, text);
    else if (kind === "color") variant.color = readColor(row, field, text);
    else if (text !== NO_OPTION.value && (kind === "none" || !options.isNamed(place))) {
      row.refuse(row.has(name) ? name : field, "must say whether this is Size or Color");
    }
  }
  const stock = readStock(row, "stock");
  if (stock !== undefined) variant.stock = stock;
  const stockSeen = readStock(row, "stockSeen");
  if (stockSeen !== undefined) variant.stockSeen = stockSeen;
  Object.assign(variant, readPrices(row, readOptions));
  const image = readVariantImage(row, readOptions.origin);
  if (image !== "") variant.image = image;
  return variant;
}
