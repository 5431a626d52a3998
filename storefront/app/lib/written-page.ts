import {
  shownPart,
  type ContentBody,
  type LegalPart,
} from "@strive/backend/contracts/content-parts";
import type { Language } from "@strive/backend/contracts/languages";
import {
  readWritten,
  withFacts,
  type WrittenSection,
} from "@strive/backend/contracts/written-text";
import type { LegalFacts } from "./legal-facts";

export type {
  WrittenBlock,
  WrittenLine,
  WrittenSection,
} from "@strive/backend/contracts/written-text";

/** What staff wrote of a legal page; what is absent is said in the shop's own words. */
export interface WrittenPage {
  title?: string;
  intro?: string;
  sections?: WrittenSection[];
  /** Of the sections, where it is not the page's. */
  lang?: Language;
  /** ISO 8601: it is in force from then on. */
  since: string;
}

/** @returns null: they wrote nothing */
export function writtenPage(
  part: LegalPart,
  { since, ...body }: ContentBody & { since: string },
  { facts, language }: { facts: LegalFacts; language: Language },
): WrittenPage | null {
  const shown = shownPart(part, body, language);
  if (shown === null) return null;
  const { title, intro, text } = shown;
  const isForeign = body.texts[language]?.["text"] === undefined && language !== "en";
  return {
    ...(title !== undefined && { title: withFacts(title, facts) }),
    ...(intro !== undefined && { intro: withFacts(intro, facts) }),
    ...(text !== undefined && { sections: readWritten(withFacts(text, facts)) }),
    ...(text !== undefined && isForeign && { lang: "en" }),
    since,
  };
}
