import type { CategoryTexts, ProductTexts } from "../../../../contracts/catalogue-writes";
import { TRANSLATED, type Translated } from "../../../../contracts/translated";

/** What Medusa calls the texts of a thing, by what the API calls them. */
const PRODUCT_FIELDS = { product_name: "title", description: "description" } as const;
const CATEGORY_FIELDS = { category_name: "name" } as const;

/** Texts of one thing by Medusa's names; null: none any more; a language or text that is absent stays. */
export type MedusaTexts = Partial<Record<Translated, Record<string, string | null>>>;

type Texts = Partial<Record<Translated, Partial<Record<string, string | null>>>>;

function namedAs(texts: Texts, fields: Readonly<Record<string, string>>): MedusaTexts {
  const named: MedusaTexts = {};
  for (const language of TRANSLATED) {
    const said = Object.entries(texts[language] ?? {}).flatMap(([field, text]) => {
      const name = fields[field];
      return name === undefined || text === undefined
        ? []
        : [[name, text === "" ? null : text] as const];
    });
    if (said.length > 0) named[language] = Object.fromEntries(said);
  }
  return named;
}

const turned = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, name]) => [name, field]));

/** Only what is not empty. */
function toldOf(texts: Texts, fields: Readonly<Record<string, string>>): Texts {
  const told: Texts = {};
  for (const [language, said] of Object.entries(namedAs(texts, turned(fields)))) {
    const full = Object.entries(said).filter(([, text]) => text !== null);
    if (full.length > 0) told[language as Translated] = Object.fromEntries(full);
  }
  return told;
}

export const medusaTextsOfProduct = (texts: ProductTexts) => namedAs(texts, PRODUCT_FIELDS);
export const medusaTextsOfCategory = (texts: CategoryTexts) => namedAs(texts, CATEGORY_FIELDS);
/** @param stored by Medusa's names, other ones among them */
export const productTextsOf = (stored: MedusaTexts): ProductTexts => toldOf(stored, PRODUCT_FIELDS);

/** The same as a member of a product as staff get it; none where there is nothing. */
export function toldIn(stored: MedusaTexts): { translations?: ProductTexts } {
  const translations = productTextsOf(stored);
  return Object.keys(translations).length > 0 ? { translations } : {};
}

export const categoryTextsOf = (stored: MedusaTexts): CategoryTexts =>
  toldOf(stored, CATEGORY_FIELDS);
