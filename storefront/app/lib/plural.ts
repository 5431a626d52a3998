import { formOf, type PluralForm } from "~/words/language";

/** One text for each form that the language has for a number; `other` stands in for the rest. */
export type PluralForms = Partial<Record<PluralForm, string>> & { other: string };

/** The form that belongs to a number, such as "1 item" and "3 items". */
export const plural = (count: number, forms: PluralForms): string =>
  forms[formOf(count)] ?? forms.other;
