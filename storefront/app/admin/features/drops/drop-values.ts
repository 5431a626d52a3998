import { LONGEST_DROP_TITLE } from "@strive/backend/contracts/drop-rules";
import type { LookPiece } from "@strive/backend/contracts/companions";
import type { StaffDrop } from "@strive/backend/contracts/drops";
import { localInput } from "~/admin/discounts/kigali-time";
import {
  momentIn,
  titleBodyOf,
  titleValuesOf,
  type TitleValues,
} from "~/admin/named-sets/set-values";

/** What the form's fields hold: numbers as typed, moments as inputs have them. */
export interface DropValues extends TitleValues {
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

export const valuesOf = (drop: StaffDrop): DropValues => ({
  ...titleValuesOf(drop),
  products: drop.products,
  opens_at: localInput(drop.opens_at),
  ends_at: localInput(drop.ends_at),
  has_queue: drop.has_queue,
  pieces_per_order: String(drop.pieces_per_order),
  turn_minutes: String(drop.turn_minutes),
});

export const LONGEST_TITLE = LONGEST_DROP_TITLE;
/** What is to be sent, before the contract has looked at it. @param saved what is changed; null: a new one */
export const bodyOf = (values: DropValues, saved: StaffDrop | null) => ({
  ...titleBodyOf(values),
  products: values.products.map(({ id }) => id),
  opens_at: momentIn(values.opens_at, saved?.opens_at) ?? "",
  ends_at: momentIn(values.ends_at, saved?.ends_at),
  has_queue: values.has_queue,
  pieces_per_order: Number(values.pieces_per_order),
  turn_minutes: Number(values.turn_minutes),
});
