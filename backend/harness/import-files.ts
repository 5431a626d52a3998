/** A CSV in Shopify's format, generated: what was put wrong is known by row. */

const HEADER = [
  "Handle",
  "Title",
  "Body (HTML)",
  "Vendor",
  "Type",
  "Tags",
  "Published",
  "Option1 Name",
  "Option1 Value",
  "Option2 Name",
  "Option2 Value",
  "Variant SKU",
  "Variant Inventory Qty",
  "Variant Price",
  "Image Src",
  "Status",
] as const;
/** Columns that a file has only where it says something in them. */
const MORE = ["Variant Image", "Image Color", "Stock Seen", "Worn With"] as const;
type Column = (typeof HEADER)[number] | (typeof MORE)[number];
export type CsvRow = Partial<Record<Column, string>>;

const cellOf = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** @param rows without the header */
export function csvOf(rows: readonly CsvRow[]): string {
  const more = MORE.filter((column) => rows.some((row) => row[column] !== undefined));
  const columns = [...HEADER, ...more];
  const lines = rows.map((row) => columns.map((column) => cellOf(row[column] ?? "")).join(","));
  return `${[columns.join(","), ...lines].join("\r\n")}\r\n`;
}

const SIZES = ["S", "M", "L", "XL"];
const ROWS_PER_PRODUCT = SIZES.length;
const CATEGORIES = ["Imported shirts", "Imported dresses", "Kitenge", "Baskets & bags"];

/** Products of four variants each; a cell has a line break, so that rows are not lines. */
export function generatedRows(products: number, prefix = "kit"): CsvRow[] {
  return Array.from({ length: products }).flatMap((_, n) =>
    SIZES.map((size, at): CsvRow => {
      const handle = `${prefix}-${n}`;
      const variant = {
        Handle: handle,
        "Option1 Value": size,
        "Option2 Value": n % 2 === 0 ? "Black" : "#aa3300",
        "Variant SKU": `${handle}-${size}`.toUpperCase(),
        "Variant Inventory Qty": String((n + at) % 40),
        "Variant Price": String(8000 + (n % 90) * 500),
      };
      if (at > 0) return variant;
      return {
        ...variant,
        Title: `Kit ${prefix} ${n}, "fine"`,
        "Body (HTML)": `<p>Woven in Nyamirambo.</p>\n<p>Number ${n}</p>`,
        Vendor: "STRIVE",
        Type: CATEGORIES[n % CATEGORIES.length] ?? "",
        Tags: n % 3 === 0 ? "women, linen" : "linen",
        Published: "TRUE",
        "Option1 Name": "Size",
        "Option2 Name": "Color",
        Status: n % 50 === 49 ? "draft" : "active",
      };
    }),
  );
}

/** Ways to break one row. The first row of a product has its name and options. */
const FAULTS: readonly { isFirst: boolean; spoil: (row: CsvRow) => CsvRow }[] = [
  { isFirst: false, spoil: (row) => ({ ...row, "Variant Price": "cheap" }) },
  { isFirst: false, spoil: (row) => ({ ...row, "Variant Price": "-500" }) },
  { isFirst: false, spoil: (row) => ({ ...row, "Variant Price": "99000000" }) },
  { isFirst: false, spoil: (row) => ({ ...row, "Variant Inventory Qty": "many" }) },
  { isFirst: false, spoil: (row) => ({ ...row, "Variant Inventory Qty": "1.5" }) },
  { isFirst: false, spoil: (row) => ({ ...row, "Option2 Value": "blorange" }) },
  { isFirst: false, spoil: (row) => ({ ...row, "Option1 Value": "" }) },
  { isFirst: false, spoil: (row) => ({ ...row, "Option1 Value": "S" }) },
  { isFirst: false, spoil: (row) => ({ ...row, "Variant SKU": "KIT-0-S" }) },
  { isFirst: false, spoil: (row) => ({ ...row, "Image Src": "ftp://pictures.example/a.jpg" }) },
  { isFirst: true, spoil: (row) => ({ ...row, Title: "" }) },
  { isFirst: true, spoil: (row) => ({ ...row, Status: "soon" }) },
];
export const KINDS_OF_FAULT = FAULTS.length;

/**
 * Spoils one row each of `count` products.
 * @returns the rows, and the numbers of those that are bad as a spreadsheet shows them
 */
export function withFaults(rows: readonly CsvRow[], count: number) {
  const spoilt = [...rows];
  const bad: number[] = [];
  const products = rows.length / ROWS_PER_PRODUCT;
  for (let n = 0; n < count; n += 1) {
    const fault = FAULTS[n % FAULTS.length];
    // The first product stays: another row takes its SKU.
    const product = 1 + Math.floor((n * (products - 1)) / count);
    const index = product * ROWS_PER_PRODUCT + (fault?.isFirst ? 0 : 1 + (n % 3));
    const row = spoilt[index];
    if (!fault || !row) throw new Error("There are too few products to spoil.");
    spoilt[index] = fault.spoil(row);
    bad.push(index + 2);
  }
  return { rows: spoilt, bad };
}
