import { formOf, type PluralForm } from "~/words/language";

/** A text for each plural form of the language; `other` is the fallback. */
export type PluralForms = Partial<Record<PluralForm, string>> & { other: string };

/** The form that belongs to a number, such as "1 item" and "3 items". */
export const plural = (count: number, forms: PluralForms): string =>
  forms[formOf(count)] ?? forms.other;
