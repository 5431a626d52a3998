import type { StaffCollection } from "@strive/backend/contracts/collections";
import type { LookPiece } from "@strive/backend/contracts/companions";
import { localInput } from "~/admin/discounts/kigali-time";
import {
  momentIn,
  titleBodyOf,
  titleValuesOf,
  type TitleValues,
} from "~/admin/named-sets/set-values";

/** What the form's fields hold: moments as inputs have them, and "" for none. */
export interface CollectionValues extends TitleValues {
  text_en: string;
  text_fr: string;
  text_rw: string;
  products: readonly LookPiece[];
  cover: string;
  drop_id: string;
  starts_at: string;
  ends_at: string;
}

export const NEW_COLLECTION: CollectionValues = {
  ...{ title_en: "", title_fr: "", title_rw: "", handle: "", products: [] },
  ...{ text_en: "", text_fr: "", text_rw: "", cover: "", drop_id: "", starts_at: "", ends_at: "" },
};

export const valuesOf = (collection: StaffCollection): CollectionValues => ({
  ...titleValuesOf(collection),
  text_en: collection.text.en ?? "",
  text_fr: collection.text.fr ?? "",
  text_rw: collection.text.rw ?? "",
  products: collection.products,
  cover: collection.cover ?? "",
  drop_id: collection.drop_id ?? "",
  starts_at: localInput(collection.starts_at),
  ends_at: localInput(collection.ends_at),
});

/** What is to be sent, before the contract has looked at it. @param saved what is changed; null: a new one */
export function bodyOf(values: CollectionValues, saved: StaffCollection | null) {
  const products = values.products.map(({ id }) => id);
  return {
    ...titleBodyOf(values),
    text: { en: values.text_en, fr: values.text_fr, rw: values.text_rw },
    products,
    // One that was taken out of it is no picture of it any more.
    cover: products.includes(values.cover) ? values.cover : null,
    drop_id: values.drop_id || null,
    starts_at: momentIn(values.starts_at, saved?.starts_at),
    ends_at: momentIn(values.ends_at, saved?.ends_at),
  };
}
