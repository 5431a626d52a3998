import type { Language } from "./languages";

/**
 * What staff can say on the shop's pages, and how long it may be (characters). Apart from the schemas: who shows it needs
 * no rules.
 */
export const CONTENT_FIELDS = {
  /** At the top of the start page, below the name. */
  hero: { line: 60, button: 30 },
  /** On the start page and "About us". */
  story: { title: 60, lead: 400, mission: 200, vision: 200 },
  /** A line above every page. */
  banner: { text: 80 },
  /** How to reach the shop. */
  contact: {
    ...{ email: 100, whatsapp: 25, phone: 25 },
    ...{ instagram: 100, twitter: 100, tiktok: 100, youtube: 100 },
  },
  /** Who sells, as the law wants it said. */
  seller: {
    ...{ companyName: 120, registrationNumber: 40, tin: 20, address: 200 },
    ...{ phone: 25, email: 100, complaintsOfficer: 200 },
  },
} as const;

export type ContentPart = keyof typeof CONTENT_FIELDS;
export const CONTENT_PARTS = Object.keys(CONTENT_FIELDS) as ContentPart[];
export type ContentField<Part extends ContentPart> = keyof (typeof CONTENT_FIELDS)[Part] & string;

/** Parts that are the same in every language: they are kept as English. */
export const UNSPOKEN_PARTS: readonly ContentPart[] = ["contact", "seller"];
/** Parts that can lead somewhere. */
export const LINKED_PARTS: readonly ContentPart[] = ["hero", "banner"];

/** By language and field; what is absent is said in English, and what English lacks as the shop says it by itself. */
export type ContentTexts = Partial<Record<Language, Record<string, string>>>;

export interface ContentBody {
  texts: ContentTexts;
  /** Path in the shop: "/?category=Hoodies". Null: it leads nowhere. */
  link: string | null;
}

/** What is published at a moment, in every language. */
export type ContentNow = Partial<Record<ContentPart, ContentBody>>;

/** One part in the words of one language. */
export type ShownPart<Part extends ContentPart> = Partial<Record<ContentField<Part>, string>> & {
  link?: string;
};
/** What the pages of a language say instead of their own words. Absent: nothing. */
export type ShownContent = { [Part in ContentPart]?: ShownPart<Part> };

function shownPart(part: ContentPart, { texts, link }: ContentBody, language: Language) {
  const fields = Object.keys(CONTENT_FIELDS[part]).flatMap((field) => {
    const text = texts[language]?.[field] ?? texts.en?.[field];
    return text === undefined ? [] : [[field, text] as const];
  });
  if (fields.length === 0) return null;
  return { ...Object.fromEntries(fields), ...(link !== null && { link }) };
}

/** @returns undefined: the pages say nothing but their own words */
export function shownIn(bodies: ContentNow, language: Language): ShownContent | undefined {
  const parts = CONTENT_PARTS.flatMap((part) => {
    const body = bodies[part];
    const shown = body && shownPart(part, body, language);
    return shown ? [[part, shown] as const] : [];
  });
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}
