import { colorHexOf, NO_COLOR } from "./color-words";
import type { Field } from "./columns";
import { quoted, type Row } from "./row";

/** The colour that a cell names; null for no colour, and for one that is refused. */
export function readColor(row: Row, field: Field, text: string): string | null {
  if (text === NO_COLOR) return null;
  const hex = colorHexOf(text);
  if (hex === null) {
    row.refuse(field, `The colour ${quoted(text)} is not known. Write a code like #b5301a instead`);
  }
  return hex;
}
