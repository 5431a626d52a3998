import type { Field } from "./columns";
import { quoted, type Row } from "./row";

/** What an option is; none: the "Title" of a product without options. */
export type OptionKind = "size" | "color" | "none";

/** Of a product without options: Shopify's words for that. */
export const NO_OPTION = { name: "Title", value: "Default Title" } as const;

const KINDS = new Map<string, OptionKind>([
  [NO_OPTION.name.toLowerCase(), "none"],
  ...[
    "size",
    "sizes",
    "clothing size",
    "shoe size",
    "eu size",
    "uk size",
    "us size",
    "taille",
    "tailles",
    "pointure",
    "pointures",
    "ingano",
  ].map((name) => [name, "size"] as const),
  ...["color", "colors", "colour", "colours", "couleur", "couleurs", "ibara", "amabara"].map(
    (name) => [name, "color"] as const,
  ),
]);

interface OptionFields {
  name: Field;
  value: Field;
}
export const OPTIONS: readonly OptionFields[] = [
  { name: "option1Name", value: "option1Value" },
  { name: "option2Name", value: "option2Value" },
  { name: "option3Name", value: "option3Value" },
];

/** What a product varies by: named by its first row, later rows may repeat it. */
export class ProductOptions {
  readonly #names: (string | undefined)[] = [];
  readonly #kinds: (OptionKind | undefined)[] = [];

  /** Of the option at this place; undefined: none there, or one we don't know. */
  kindAt(place: number): OptionKind | undefined {
    return this.#kinds[place];
  }

  isNamed(place: number): boolean {
    return this.#names[place] !== undefined;
  }

  /** @param isFirst whether no variant comes before this row */
  read(row: Row, isFirst: boolean): void {
    for (const [place, { name: field }] of OPTIONS.entries()) {
      const name = row.text(field);
      if (name === "") continue;
      const before = this.#names[place];
      if (before === undefined && isFirst) this.#begin(row, place, name);
      else if (before?.toLowerCase() !== name.toLowerCase()) {
        row.refuse(field, "must be the same in all rows of a product");
      }
    }
  }

  #begin(row: Row, place: number, name: string): void {
    const kind = KINDS.get(name.toLowerCase().replace(/\s+/g, " "));
    const field = OPTIONS[place]?.name ?? null;
    if (kind === undefined) {
      row.refuse(field, `Products vary by size and colour only, ${quoted(name)} is neither`);
    } else if (kind !== "none" && this.#kinds.includes(kind)) {
      row.refuse(field, `The ${kind === "size" ? "size" : "colour"} is given twice`);
    }
    this.#names[place] = name;
    this.#kinds[place] = kind;
  }
}
