import type { ProductTexts } from "@strive/backend/contracts/catalogue-writes";
import { TRANSLATED, type Translated } from "@strive/backend/contracts/translated";

const FIELDS = ["product_name", "description"] as const;
type TextName = `${(typeof FIELDS)[number]}_${Translated}`;
/** A text in another language, by its name in the form; empty: the English one is shown. */
export type TextValues = Record<TextName, string>;

const nameOf = (field: (typeof FIELDS)[number], language: Translated): TextName =>
  `${field}_${language}`;
const PLACES = TRANSLATED.flatMap((language) => FIELDS.map((field) => ({ language, field })));
export const TEXT_FIELDS: readonly TextName[] = PLACES.map(({ field, language }) =>
  nameOf(field, language),
);

export const textValuesOf = (texts: ProductTexts = {}): TextValues =>
  Object.fromEntries(
    PLACES.map(({ language, field }) => [nameOf(field, language), texts[language]?.[field] ?? ""]),
  ) as TextValues;

/** The texts as a write says them. @param names those to say */
export function textsBody(values: TextValues, names: readonly TextName[]): ProductTexts {
  const body: ProductTexts = {};
  for (const { language, field } of PLACES) {
    const name = nameOf(field, language);
    if (names.includes(name)) body[language] = { ...body[language], [field]: values[name].trim() };
  }
  return body;
}

/** The field of the form for `translations.fr.description`. */
export function textFieldOf(wireName: string): TextName | undefined {
  const [, language = "", field = ""] = wireName.split(".");
  return TEXT_FIELDS.find((name) => name === `${field}_${language}`);
}
