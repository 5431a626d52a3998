/** Limits of a product, for those who need no schema: at most so many pictures. */
export const MAX_IMAGES = 5;
export const TOO_MANY_IMAGES = "Maximum 5 images allowed per product";
/** Of one file, before it is re-encoded. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** Units of one product. */
export const MAX_STOCK = 1_000_000;
export const isStock = (units: number): boolean =>
  Number.isInteger(units) && units >= 0 && units <= MAX_STOCK;

/** Digits, or threes of them behind one kind of separator: a comma or a space, however narrow. */
const NUMBER = /^(?:\d{1,12}|\d{1,3}([,\s])\d{3}(?:\1\d{3}){0,2})(?:\.\d{1,6})?$/;

/** `45000`, `45000.00`, `45,000` or `45 000`; NaN for all other text. */
export function numberOf(value: number | string): number {
  if (typeof value === "number") return value;
  const text = value.trim();
  return NUMBER.test(text) ? Number(text.replaceAll(/[,\s]/g, "")) : Number.NaN;
}
