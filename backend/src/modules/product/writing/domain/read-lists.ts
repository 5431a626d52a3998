import type { FieldError } from "../../../../contracts/envelope";

const MAX_DEPTH = 6;
const MAX_SIZE_LENGTH = 20;

/** The value of JSON text; undefined if invalid. */
function parsedJson(text: string): unknown {
  if (!/^[[{"]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const distinct = (values: readonly string[]) => [...new Set(values)];

/** What an object of a list of sizes may call its text. */
const SIZE_KEYS = ["size", "name", "value", "label", "title"] as const;

function sizesOfObject(value: object, depth: number): string[] {
  const record = value as Record<string, unknown>;
  const key = SIZE_KEYS.find((name) => typeof record[name] === "string");
  if (key !== undefined) return sizesIn(record[key], depth);
  // {"S": true, "M": false}
  return Object.entries(record).flatMap(([name, chosen]) =>
    typeof chosen === "boolean" ? (chosen ? [name.trim()] : []) : sizesIn(chosen, depth),
  );
}

function sizesIn(value: unknown, depth: number): string[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof value === "number") return [String(value)];
  if (typeof value === "object" && value !== null) {
    return Array.isArray(value)
      ? value.flatMap((item) => sizesIn(item, depth + 1))
      : sizesOfObject(value, depth + 1);
  }
  if (typeof value !== "string") return [];
  const parsed = parsedJson(value.trim());
  if (parsed !== undefined) return sizesIn(parsed, depth + 1);
  return value.split(/[,;\n]/).map((size) => size.trim());
}

/**
 * Sizes from whatever a form or a client makes of a list: JSON text, a list, a comma list, objects.
 * Blank entries are dropped, repeated ones (whatever their case) kept once, in their order.
 */
export function readSizes(value: unknown): { sizes: string[]; problem: FieldError | null } {
  const byFold = new Map<string, string>();
  for (const size of sizesIn(value, 0)) {
    if (size !== "" && !byFold.has(size.toLowerCase())) byFold.set(size.toLowerCase(), size);
  }
  const sizes = [...byFold.values()];
  // Brackets and quotes are what is left of a list that could not be read.
  const bad = sizes.find((size) => size.length > MAX_SIZE_LENGTH || /[\p{Cc}[\]{}"]/u.test(size));
  const message = "Sizes must be short texts like S or 42, of at most 20 characters";
  const problem = bad === undefined ? null : { field: "sizes", message };
  return { sizes, problem };
}

const HEX = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])/gi;

const longHex = (hex: string): string =>
  (hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex).toLowerCase();

/** All text in a value, names of its members too. */
function textsIn(value: unknown, depth: number): string[] {
  if (depth > MAX_DEPTH) return [];
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap((item) => textsIn(item, depth + 1))
    : Object.entries(value).flatMap(([key, item]) => [key, ...textsIn(item, depth + 1)]);
}

/** One colour as `#rrggbb`, lower case; null when there is none in the text. */
export function readColor(text: string): string | null {
  const [hex] = text.match(HEX) ?? [];
  return hex === undefined ? null : longHex(hex);
}

/**
 * Colours as `#rrggbb`, lower case, each once: every hex code that occurs in a list, in objects or
 * in text. Other words are ignored, unless there is nothing else.
 */
export function readColors(value: unknown): { colors: string[]; problem: FieldError | null } {
  const texts = textsIn(value, 0);
  const colors = distinct(texts.flatMap((text) => (text.match(HEX) ?? []).map(longHex)));
  const hasWords = texts.some((text) => /[\p{L}\p{N}#]/u.test(text));
  const problem =
    colors.length === 0 && hasWords
      ? { field: "colors", message: "Colours must be codes like #b5301a" }
      : null;
  return { colors, problem };
}
