import { LONGEST_DROP_TITLE } from "@strive/backend/contracts/drop-rules";
import type { LookPiece } from "@strive/backend/contracts/companions";
import type { StaffDrop } from "@strive/backend/contracts/drops";
import type { Language } from "@strive/backend/contracts/languages";
import { localInput, momentOf } from "~/admin/discounts/kigali-time";

/** What the form's fields hold: numbers as typed, moments as inputs have them. */
export interface DropValues {
  title_en: string;
  title_fr: string;
  title_rw: string;
  handle: string;
  products: readonly LookPiece[];
  opens_at: string;
  ends_at: string;
  has_queue: boolean;
  pieces_per_order: string;
  turn_minutes: string;
}

export const NEW_DROP: DropValues = {
  ...{ title_en: "", title_fr: "", title_rw: "", handle: "", products: [] },
  ...{ opens_at: "", ends_at: "", has_queue: true, pieces_per_order: "1", turn_minutes: "5" },
};

export const valuesOf = ({ title, ...drop }: StaffDrop): DropValues => ({
  title_en: title.en ?? "",
  title_fr: title.fr ?? "",
  title_rw: title.rw ?? "",
  handle: drop.handle,
  products: drop.products,
  opens_at: localInput(drop.opens_at),
  ends_at: localInput(drop.ends_at),
  has_queue: drop.has_queue,
  pieces_per_order: String(drop.pieces_per_order),
  turn_minutes: String(drop.turn_minutes),
});

export const LONGEST_TITLE = LONGEST_DROP_TITLE;
export const titleName = (language: Language) => `title_${language}` as const;

/** The address that a title suggests: "Winter drop" is "winter-drop". */
export const handleFrom = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);

/** The field of the form that a name of the wire belongs to; errors of a change begin with "drop.". */
export const fieldOfWire = (wireName: string): string => {
  const name = wireName.replace(/^drop\./, "");
  if (name.startsWith("title")) return name === "title" ? "title_en" : name.replace(".", "_");
  return name.split(".")[0] ?? name;
};

/** An input knows minutes: what was saved with seconds keeps them until it is changed. */
const momentIn = (typed: string, saved: string | null | undefined): string | null => {
  if (saved !== undefined && localInput(saved) === typed) return saved;
  return typed === "" ? null : (momentOf(typed) ?? typed);
};

/** What is to be sent, before the contract has looked at it. @param saved what is changed; null: a new one */
export const bodyOf = (values: DropValues, saved: StaffDrop | null) => ({
  handle: values.handle.trim() || handleFrom(values.title_en),
  title: { en: values.title_en, fr: values.title_fr, rw: values.title_rw },
  products: values.products.map(({ id }) => id),
  opens_at: momentIn(values.opens_at, saved?.opens_at) ?? "",
  ends_at: momentIn(values.ends_at, saved?.ends_at),
  has_queue: values.has_queue,
  pieces_per_order: Number(values.pieces_per_order),
  turn_minutes: Number(values.turn_minutes),
});
