import { TRANSLATED, type Translated } from "../../../src/contracts/translated";
import type { ProductSheet } from "../product-sheet";
import { FRENCH } from "./fr";
import { KINYARWANDA } from "./rw";
import type { DemoTexts } from "./demo-texts";

export const DEMO_TEXTS: Readonly<Record<Translated, DemoTexts>> = { fr: FRENCH, rw: KINYARWANDA };

/** Sentences, then one line per fact, each starting with "- ". */
export const describe = (text: string, facts: readonly string[]): string =>
  [text, ...facts.map((fact) => `- ${fact}`)].join("\n");

/** A product's texts in the other languages. @throws when one is missing */
export function textsOf({ name, facts }: Pick<ProductSheet, "name" | "facts">) {
  const texts = TRANSLATED.map((language) => {
    const { products, facts: lines } = DEMO_TEXTS[language];
    const told = products[name];
    const toldFacts = facts.map((fact) => lines[fact]);
    if (!told || toldFacts.some((fact) => fact === undefined)) {
      throw new Error(`The demo has no ${language} text of ${name}.`);
    }
    const [title, text] = told;
    const description = describe(text, toldFacts as string[]);
    return [language, { title, description }] as const;
  });
  return Object.fromEntries(texts) as Record<Translated, { title: string; description: string }>;
}
