import { letterOf } from "./color-sql";

/**
 * What of a product can be ordered, as `catalogue_product.stocked` says it: one text for each such look,
 * the family's letter, the colour (`#rrggbb`) and the size. So a filter for what is in stock can ask for one
 * piece that is both M and blue, and a piece that is sold changes nothing unless it was the last of its look.
 * No index: the row of such a piece stays in place, and sizes and colours have theirs.
 */
const NO_COLOR = "--------";

/** Where the size begins, in SQL. */
const SIZE_AT = NO_COLOR.length + 1;

/** SQL of one text. `color` `#rrggbb` with its `family`, or null, both. */
export const stockedText = (family: string, color: string, size: string): string =>
  `coalesce(${letterOf(family)} || ${color}, '${NO_COLOR}') || coalesce(${size}, '')`;

/** What a product has several of, by its column, and how a text of `stocked` tells it. */
export interface LookColumn {
  readonly look: "size" | "color" | "family";
  readonly column: string;
  /** SQL of that part of the text `v`. */
  readonly part: (v: string) => string;
  /** SQL of a value of the column as that part has it. */
  readonly as: (value: string) => string;
}

const asItIs = (value: string) => value;
export const SIZE: LookColumn = {
  look: "size",
  column: "sizes",
  part: (v) => `substr(${v}, ${SIZE_AT})`,
  as: asItIs,
};
export const COLOR: LookColumn = {
  look: "color",
  column: "colors",
  part: (v) => `substr(${v}, 2, ${NO_COLOR.length - 1})`,
  as: asItIs,
};
export const FAMILY: LookColumn = {
  look: "family",
  column: "families",
  part: (v) => `left(${v}, 1)`,
  as: letterOf,
};

/** Colour (empty: none that is shown) and size of a text. */
export const readStocked = (text: string): { color: string; size: string } => ({
  color: text.startsWith("-") ? "" : text.slice(1, NO_COLOR.length),
  size: text.slice(NO_COLOR.length),
});
