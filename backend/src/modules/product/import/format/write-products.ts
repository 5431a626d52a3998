import { DEFAULT_COLOR } from "../../../../contracts/catalogue";
import {
  LOOK_COLUMN,
  type ExportedImage,
  type ExportedProduct,
  type ExportedVariant,
} from "../../../../contracts/imported-product";
import { TRANSLATED } from "../../../../contracts/translated";
import { BYTE_ORDER_MARK, csvOf } from "../../../../lib/csv";
import { NO_COLOR } from "./color-words";
import { htmlOf } from "./html-text";
import { NO_OPTION } from "./options";

type Cells = Readonly<Record<string, string>>;

/** Shopify's older names: every program that reads its files knows them. */
const COLUMNS: readonly string[] = [
  "Handle",
  "Title",
  "Body (HTML)",
  ...TRANSLATED.flatMap((language) => [`Title (${language})`, `Body (HTML) (${language})`]),
  "Type",
  "Published",
  "Option1 Name",
  "Option1 Value",
  "Option2 Name",
  "Option2 Value",
  "Variant SKU",
  "Variant Inventory Tracker",
  "Variant Inventory Qty",
  "Stock Seen",
  "Variant Inventory Policy",
  "Variant Price",
  "Variant Compare At Price",
  "Image Src",
  "Image Position",
  "Image Color",
  "Gift Card",
  "Google Shopping / Gender",
  "Google Shopping / Age Group",
  "Variant Image",
  "Status",
  LOOK_COLUMN,
];

const GENDERS = {
  men: { gender: "male", age: "adult" },
  women: { gender: "female", age: "adult" },
  kids: { gender: "unisex", age: "kids" },
  everyone: { gender: "unisex", age: "adult" },
} as const;

const textCells = ({ texts }: ExportedProduct): Cells =>
  Object.fromEntries(
    TRANSLATED.flatMap((language) => [
      [`Title (${language})`, texts[language]?.title ?? ""],
      [`Body (HTML) (${language})`, htmlOf(texts[language]?.description ?? "")],
    ]),
  );

function productCells(product: ExportedProduct): Cells {
  const { gender, age } = GENDERS[product.gender ?? "everyone"];
  const isPublished = product.status === "published";
  return {
    Title: product.name,
    "Body (HTML)": htmlOf(product.description),
    ...textCells(product),
    Type: product.category ?? "",
    Published: isPublished ? "TRUE" : "FALSE",
    "Gift Card": product.isGiftCard ? "TRUE" : "FALSE",
    "Google Shopping / Gender": gender,
    "Google Shopping / Age Group": age,
    Status: isPublished ? "active" : "draft",
    [LOOK_COLUMN]: product.look.join(", "),
  };
}

const isColor = (color: string | null): color is string =>
  color !== null && color !== DEFAULT_COLOR;

/** What the product varies by, in the order of the option columns. */
function optionsOf({ variants }: ExportedProduct) {
  const options: { name: string; valueOf: (variant: ExportedVariant) => string }[] = [];
  if (variants.some(({ size }) => size !== null)) {
    options.push({ name: "Size", valueOf: ({ size }) => size ?? "" });
  }
  if (variants.some(({ color }) => isColor(color))) {
    options.push({
      name: "Color",
      valueOf: ({ color }) => (isColor(color) ? color : NO_COLOR),
    });
  }
  return options.length > 0 ? options : [{ name: NO_OPTION.name, valueOf: () => NO_OPTION.value }];
}

function variantCells(
  variant: ExportedVariant,
  options: ReturnType<typeof optionsOf>,
  images: readonly ExportedImage[],
): Cells {
  const { sku, stock, priceRwf, saleRwf, color: own } = variant;
  const isCounted = stock !== null;
  const cells: Record<string, string> = {
    "Variant SKU": sku ?? "",
    "Variant Inventory Tracker": isCounted ? "shopify" : "",
    "Variant Inventory Qty": isCounted ? String(stock) : "",
    // So that a file that is imported again brings back nothing that was sold since.
    "Stock Seen": isCounted ? String(stock) : "",
    "Variant Inventory Policy": isCounted ? "deny" : "continue",
    "Variant Price": String(saleRwf ?? priceRwf ?? ""),
    "Variant Compare At Price": saleRwf === null ? "" : String(priceRwf ?? ""),
    "Variant Image": images.find(({ color }) => isColor(color) && color === own)?.url ?? "",
  };
  for (const [index, { name, valueOf }] of options.entries()) {
    cells[`Option${index + 1} Name`] = name;
    cells[`Option${index + 1} Value`] = valueOf(variant);
  }
  return cells;
}

const imageCells = ({ url, color }: ExportedImage, index: number): Cells => ({
  "Image Src": url,
  "Image Position": String(index + 1),
  "Image Color": isColor(color) ? color : "",
});

/**
 * Rows as Shopify writes them: the first has what the product says of itself, each has the next
 * variant and the next picture while there are any.
 */
function rowsOf(product: ExportedProduct): string[][] {
  const { handle, variants, images } = product;
  const options = optionsOf(product);
  const count = Math.max(1, variants.length, images.length);
  return Array.from({ length: count }, (_, index) => {
    const variant = variants[index];
    const image = images[index];
    const cells: Cells = {
      Handle: handle,
      ...(index === 0 ? productCells(product) : {}),
      ...(variant ? variantCells(variant, options, images) : {}),
      ...(image ? imageCells(image, index) : {}),
    };
    return COLUMNS.map((column) => cells[column] ?? "");
  });
}

/** Begins the file. */
export const CSV_HEADER = `${BYTE_ORDER_MARK}${csvOf([COLUMNS])}`;

/**
 * Products as rows of Shopify's product CSV, safe to open in a spreadsheet; `readProducts` makes the
 * same products of them again.
 */
export const writeProducts = (products: readonly ExportedProduct[]): string =>
  csvOf(products.flatMap(rowsOf));
