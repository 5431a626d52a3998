import type { StaffCollection } from "@strive/backend/contracts/collections";
import type { LookPiece } from "@strive/backend/contracts/companions";
import type { Language } from "@strive/backend/contracts/languages";
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
  /** Address of one of its own. */
  picture: string;
  /** What that shows. */
  alt_en: string;
  alt_fr: string;
  alt_rw: string;
  cover: string;
  drop_id: string;
  starts_at: string;
  ends_at: string;
}

export { titleName } from "~/admin/named-sets/set-values";
export const textName = (language: Language) => `text_${language}` as const;
export const altName = (language: Language) => `alt_${language}` as const;

export const NEW_COLLECTION: CollectionValues = {
  ...{ title_en: "", title_fr: "", title_rw: "", handle: "", products: [] },
  ...{ picture: "", alt_en: "", alt_fr: "", alt_rw: "" },
  ...{ text_en: "", text_fr: "", text_rw: "", cover: "", drop_id: "", starts_at: "", ends_at: "" },
};

export const valuesOf = (collection: StaffCollection): CollectionValues => ({
  ...titleValuesOf(collection),
  text_en: collection.text.en ?? "",
  text_fr: collection.text.fr ?? "",
  text_rw: collection.text.rw ?? "",
  products: collection.products,
  picture: collection.picture?.url ?? "",
  alt_en: collection.picture?.alt.en ?? "",
  alt_fr: collection.picture?.alt.fr ?? "",
  alt_rw: collection.picture?.alt.rw ?? "",
  cover: collection.cover ?? "",
  drop_id: collection.drop_id ?? "",
  starts_at: localInput(collection.starts_at),
  ends_at: localInput(collection.ends_at),
});

/** Texts that English has and the language lacks: it says them in English. */
export const missingIn = (values: CollectionValues, language: Language): number =>
  (["title", "text", ...(values.picture === "" ? [] : (["alt"] as const))] as const).filter(
    (field) => values[`${field}_en`].trim() !== "" && values[`${field}_${language}`].trim() === "",
  ).length;

/** What is to be sent, before the contract has looked at it. @param saved what is changed; null: a new one */
export function bodyOf(values: CollectionValues, saved: StaffCollection | null) {
  const products = values.products.map(({ id }) => id);
  return {
    ...titleBodyOf(values),
    text: { en: values.text_en, fr: values.text_fr, rw: values.text_rw },
    products,
    picture:
      values.picture === ""
        ? null
        : {
            url: values.picture,
            alt: { en: values.alt_en, fr: values.alt_fr, rw: values.alt_rw },
          },
    // One that was taken out of it is no picture of it any more.
    cover: products.includes(values.cover) ? values.cover : null,
    drop_id: values.drop_id || null,
    starts_at: momentIn(values.starts_at, saved?.starts_at),
    ends_at: momentIn(values.ends_at, saved?.ends_at),
  };
}
