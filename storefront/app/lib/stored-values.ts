/** Reads values of unknown shape: a browser's storage may hold anything. */

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value : null;

/** A number or numeric text of at least 0; 0 for everything else. */
export function amountOf(value: unknown): number {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) && number > 0 ? number : 0;
}

export const listOf = (raw: unknown): Fields[] => (Array.isArray(raw) ? raw.filter(isFields) : []);
