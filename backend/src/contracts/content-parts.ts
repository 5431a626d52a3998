import type { Language } from "./languages";

/** `text` is written as `written-text` says. */
const LEGAL_PAGE = { title: 60, intro: 400, text: 12_000 } as const;

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
  privacy: LEGAL_PAGE,
  terms: LEGAL_PAGE,
  returns: LEGAL_PAGE,
  /** Pictures alone. */
  gallery: {},
} as const;

export type ContentPart = keyof typeof CONTENT_FIELDS;
export const CONTENT_PARTS = Object.keys(CONTENT_FIELDS) as ContentPart[];
export type ContentField<Part extends ContentPart> = keyof (typeof CONTENT_FIELDS)[Part] & string;

/** Parts that are the same in every language: they are kept as English. */
export const UNSPOKEN_PARTS: readonly ContentPart[] = ["contact", "seller"];
export const LEGAL_PARTS = ["privacy", "terms", "returns"] as const satisfies ContentPart[];
export type LegalPart = (typeof LEGAL_PARTS)[number];
export const isLegalPart = (part: ContentPart): part is LegalPart =>
  (LEGAL_PARTS as readonly ContentPart[]).includes(part);
/** Parts with a page of their own: no other page carries them. */
export type PagePart = LegalPart | "gallery";
const isPagePart = (part: ContentPart): part is PagePart => part === "gallery" || isLegalPart(part);
/** A text of several lines. */
export const isLongField = (part: ContentPart, field: string): boolean =>
  isLegalPart(part) && field === "text";
export interface PictureRule {
  most: number;
  words: Readonly<Record<string, number>>;
  /** At most so many of each picture. */
  points: number;
  /** There can be another for wide screens. */
  hasWide: boolean;
}
export const MOST_POINTS = 5;
/** How many pictures of staff's own a part can have, what is said of each, and how many products it can name. */
export const PICTURE_RULES: Readonly<Partial<Record<ContentPart, PictureRule>>> = {
  hero: { most: 1, words: { alt: 150 }, points: 0, hasWide: true },
  story: { most: 1, words: { alt: 150 }, points: 0, hasWide: false },
  gallery: { most: 24, words: { title: 40, alt: 150 }, points: MOST_POINTS, hasWide: false },
};
/** A picture of the shop's own gallery, which has words of its own: "/art/plate-04-800.webp". */
export const OWN_PLATE = /^\/art\/plate-(0[1-9]|1[0-2])-800\.webp$/;
/** Parts that can lead somewhere. */
export const LINKED_PARTS: readonly ContentPart[] = ["hero", "banner"];

/** By language and field; what is absent is said in English, and what English lacks as the shop says it by itself. */
export type ContentTexts = Partial<Record<Language, Record<string, string>>>;

/** A place on a picture where a product is: 0 to 1 from the left and the top of what is shown of it. */
export interface PicturePoint {
  x: number;
  y: number;
  product_id: string;
}

/** A stored picture, in every language. */
export interface ContentPicture {
  /** Main URL; `image-url` reads the rest from it. In the gallery also that of an `OWN_PLATE`. */
  url: string;
  /** The same on wide screens; absent, or the same as `url`: one serves all. */
  wide?: string | undefined;
  /** `alt`: what it shows; in the gallery its `title`, too. */
  texts: ContentTexts;
  points?: PicturePoint[] | undefined;
}

export interface ContentBody {
  texts: ContentTexts;
  /** Instead of the shop's own; none: those. */
  pictures: readonly ContentPicture[];
  /** Path in the shop: "/?category=Hoodies". Null: it leads nowhere. */
  link: string | null;
}

/** What is published at a moment, in every language. */
export type ContentNow = Partial<Record<ContentPart, ContentBody & { since: string }>>;

/** When a version is there (ISO 8601, UTC). */
interface Times {
  starts_at: string;
  ends_at: string | null;
  is_withdrawn: boolean;
}

/** It is there, or may come back by itself. @param now Unix time, ms */
export const isAlive = ({ ends_at, is_withdrawn }: Times, now: number): boolean =>
  !is_withdrawn && (ends_at === null || Date.parse(ends_at) > now);

/**
 * Of the versions that have begun and not ended the one that began last.
 * @param versions of one part; of those that begin together the newest comes first @param now Unix time, ms
 */
export const shownAmong = <Version extends Times>(
  versions: readonly Version[],
  now: number,
): Version | undefined =>
  versions
    .filter((one) => isAlive(one, now) && Date.parse(one.starts_at) <= now)
    // Sorting leaves those that begin together as they were.
    .sort((one, other) => Date.parse(other.starts_at) - Date.parse(one.starts_at))[0];

export interface ShownPicture {
  url: string;
  /** On wide screens, where that is another. */
  wide?: string;
  alt: string;
}

/** One part in the words of one language. */
export type ShownPart<Part extends ContentPart> = Partial<Record<ContentField<Part>, string>> & {
  link?: string;
  picture?: ShownPicture;
};
/** What the pages of a language say instead of their own words. Absent: nothing. */
export type ShownContent = {
  [Part in Exclude<ContentPart, PagePart>]?: ShownPart<Part>;
};

/** @returns null: the language's pages say nothing but their own words */
export function shownPart<Part extends ContentPart>(
  part: Part,
  { texts, link, pictures }: ContentBody,
  language: Language,
): ShownPart<Part> | null {
  const [picture] = pictures;
  const fields = Object.keys(CONTENT_FIELDS[part]).flatMap((field) => {
    const text = texts[language]?.[field] ?? texts.en?.[field];
    // A button that leads nowhere is none.
    const isLost = field === "button" && link === null;
    return text === undefined || isLost ? [] : [[field, text] as const];
  });
  if (fields.length === 0 && picture === undefined) return null;
  return {
    ...Object.fromEntries(fields),
    ...(link !== null && { link }),
    ...(picture && {
      picture: {
        url: picture.url,
        ...(picture.wide !== undefined && picture.wide !== picture.url && { wide: picture.wide }),
        alt: picture.texts[language]?.["alt"] ?? picture.texts.en?.["alt"] ?? "",
      },
    }),
  } as ShownPart<Part>;
}

/** What every page carries. @returns undefined: the pages say nothing but their own words */
export function shownIn(bodies: ContentNow, language: Language): ShownContent | undefined {
  const parts = CONTENT_PARTS.flatMap((part) => {
    const body = isPagePart(part) ? undefined : bodies[part];
    const shown = body && shownPart(part, body, language);
    return shown ? [[part, shown] as const] : [];
  });
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}
