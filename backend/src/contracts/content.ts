import { z } from "zod";
import { emailSchema } from "./accounts";
import {
  CONTENT_FIELDS,
  CONTENT_PARTS,
  isLegalPart,
  isLongField,
  LINKED_PARTS,
  MOST_POINTS,
  OWN_PLATE,
  PICTURE_RULES,
  UNSPOKEN_PARTS,
  type ContentPart,
  type ContentPicture,
  type ContentTexts,
  type PictureRule,
} from "./content-parts";
import { successOf } from "./envelope";
import {
  CHOOSE_AGAIN,
  isStoredPicture,
  pictureAddressSchema,
  storedPictureSchema,
} from "./stored-picture";
import { LANGUAGES } from "./languages";
import { readPhone } from "./phone";
import { NO_TIN, plainTin, TIN } from "./vat";
import { badLinksIn, FACTS, isBackOffice, namedIn } from "./written-text";

export const LONGEST_LINK = 200;
/** Versions that staff see of each part. */
export const SHOWN_VERSIONS = 20;

export const contentPartSchema = z.enum(CONTENT_PARTS as [ContentPart, ...ContentPart[]], {
  error: `part must be ${CONTENT_PARTS.join(", ")}`,
});

/** Path parameters of a part's calls. */
export const contentPartParamsSchema = z.strictObject({ part: contentPartSchema });
export const contentVersionParamsSchema = z.strictObject({
  part: contentPartSchema,
  id: z.string().max(64),
});

const LONGEST_TEXT = 12_000;
const ODD = "Has characters that can't be used";
const textSchema = z
  .string({ error: "Must be text" })
  .trim()
  .max(LONGEST_TEXT, `Must have at most ${LONGEST_TEXT} characters`)
  .transform((text) => text.replace(/\r\n?/g, "\n").replace(/\t/g, " "))
  .pipe(z.string().regex(/^[\P{Cc}\n]*$/u, ODD));

/** Empty texts are left out. */
const textsOfOneSchema = z
  .record(z.string().max(20), textSchema)
  .transform((texts) =>
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== "")),
  );

/** Of this shop, for shoppers. */
const linkSchema = z
  .string({ error: "Link must be a path in the shop, such as /about" })
  .trim()
  .max(LONGEST_LINK, `Link must have at most ${LONGEST_LINK} characters`)
  .regex(/^\/(?![/\\])[^\s\\\p{Cc}]*$/u, "Link must be a path in the shop, such as /about")
  .refine((link) => !isBackOffice(link), "Link must lead to shoppers' pages");

const MOST_PICTURES = 24;
const tooManyPoints = (most: number) => `There can be at most ${most} points`;
const OUTSIDE = "A point must be on the picture";
const placeSchema = z.number({ error: OUTSIDE }).min(0, OUTSIDE).max(1, OUTSIDE);
const NO_PRODUCT = "Choose a product";
const pointSchema = z.strictObject({
  x: placeSchema,
  y: placeSchema,
  product_id: z.string({ error: NO_PRODUCT }).min(1, NO_PRODUCT).max(64, NO_PRODUCT),
});
const pictureSchema = z.strictObject({
  url: pictureAddressSchema.refine(
    (url) => isStoredPicture(url) || OWN_PLATE.test(url),
    CHOOSE_AGAIN,
  ),
  /** Of the hero: what wide screens show of the same; absent, or the same as `url`: one picture serves all. */
  wide: storedPictureSchema.optional(),
  texts: z.partialRecord(z.enum(LANGUAGES), textsOfOneSchema),
  /** Of the gallery: places on what is shown of the picture, from its left and top, and the products that are there. */
  points: z.array(pointSchema).max(MOST_POINTS, tooManyPoints(MOST_POINTS)).optional(),
});

/** Body of POST /api/admin/content-pictures: a form with one file. */
export const sendPictureFormSchema = z.strictObject({
  images: z.string().meta({ format: "binary" }),
});
const sentPictureSchema = z.object({ url: z.string(), width: z.int(), height: z.int() });
export type SentPicture = z.infer<typeof sentPictureSchema>;
export const sentPictureResponseSchema = successOf(sentPictureSchema);

const momentSchema = z.iso.datetime({ error: "must be a time like 2026-01-31T08:30:00.000Z" });

const bodyShape = {
  texts: z.partialRecord(z.enum(LANGUAGES), textsOfOneSchema),
  link: linkSchema.nullable(),
  /** Sent before by POST /api/admin/content-pictures, each with what it shows in every language. */
  pictures: z
    .array(pictureSchema)
    .max(MOST_PICTURES, `There can be at most ${MOST_PICTURES} pictures`)
    .default([]),
  /** ISO 8601, UTC; null: at once. */
  starts_at: momentSchema.nullable(),
  /** Null: until something else is published. */
  ends_at: momentSchema.nullable(),
};

/** Body of POST /api/admin/content/{part}. */
export const publishContentBodySchema = z
  .strictObject({
    ...bodyShape,
    /** The id of the newest version that the writer knows; null: there was none. */
    seen: z.string().max(64).nullable(),
  })
  .superRefine(({ starts_at, ends_at }, context) => {
    if (starts_at !== null && ends_at !== null && ends_at <= starts_at) {
      context.addIssue({
        code: "custom",
        path: ["ends_at"],
        message: "Must be later than the beginning",
      });
    }
  });
export type PublishContentBody = z.infer<typeof publishContentBodySchema>;

/** What is wrong with how to reach the shop; nothing said: it stays as it was at first. */
function contactErrors(
  told: Readonly<Record<string, string>>,
): { field: string; message: string }[] {
  if (Object.keys(told).length === 0) return [];
  const { email = "", phone = "", ...rest } = told;
  return factErrors({ ...rest, email, phone });
}

/** How the facts are read that have a form. */
const READ_AS: Readonly<Record<string, (typed: string) => { text: string } | { problem: string }>> =
  {
    phone: readNumber,
    whatsapp: readNumber,
    email: (typed) =>
      emailSchema.safeParse(typed).success
        ? { text: typed }
        : { problem: "Please enter a valid email address" },
    tin: (typed) => (TIN.test(plainTin(typed)) ? { text: plainTin(typed) } : { problem: NO_TIN }),
  };

/** As it is dialled from anywhere. */
function readNumber(typed: string): { text: string } | { problem: string } {
  const read = readPhone(typed);
  return read.phone === null ? { problem: read.problem } : { text: read.fullText };
}

const factErrors = (told: Readonly<Record<string, string>>): { field: string; message: string }[] =>
  Object.entries(told).flatMap(([name, typed]) => {
    const read = READ_AS[name]?.(typed);
    return read && "problem" in read ? [{ field: `texts.en.${name}`, message: read.problem }] : [];
  });

/** Texts as they are kept: numbers of a part without a language as they are dialled from anywhere. */
export const keptTexts = (part: ContentPart, texts: ContentTexts): ContentTexts =>
  UNSPOKEN_PARTS.includes(part)
    ? {
        en: Object.fromEntries(
          Object.entries(texts.en ?? {}).map(([name, typed]) => {
            const read = READ_AS[name]?.(typed);
            return [name, read && "text" in read ? read.text : typed];
          }),
        ),
      }
    : texts;

/** What a written text names that is no fact, and where it leads that no page may. */
function writtenErrors(field: string, text: string): { field: string; message: string }[] {
  const unknown = namedIn(text).find((name) => !(FACTS as readonly string[]).includes(name));
  if (unknown !== undefined) return [{ field, message: `There is no fact {${unknown}}` }];
  const [bad] = badLinksIn(text.replace(/\{\w+\}/g, "0"));
  return bad === undefined ? [] : [{ field, message: `No page may lead to ${bad}` }];
}

const NO_PICTURES: PictureRule = { most: 0, words: {}, points: 0, hasWide: false };

function pictureErrors(
  part: ContentPart,
  pictures: readonly ContentPicture[],
): { field: string; message: string }[] {
  const { most, words, points: mostPoints, hasWide } = PICTURE_RULES[part] ?? NO_PICTURES;
  if (pictures.length > most) {
    return [{ field: "pictures", message: `There can be at most ${most} pictures` }];
  }
  return pictures.flatMap(({ url, wide, texts, points = [] }, at) => {
    const isOwn = OWN_PLATE.test(url);
    if (isOwn && part !== "gallery") {
      return [{ field: `pictures.${at}.url`, message: CHOOSE_AGAIN }];
    }
    if (wide !== undefined && !hasWide) {
      return [{ field: `pictures.${at}.wide`, message: "One picture serves all screens here" }];
    }
    if (points.length > mostPoints) {
      return [{ field: `pictures.${at}.points`, message: tooManyPoints(mostPoints) }];
    }
    return LANGUAGES.flatMap((language) => {
      const said = texts[language] ?? {};
      const field = (name: string) => `pictures.${at}.texts.${language}.${name}`;
      const unknown = Object.keys(said)
        .filter((name) => words[name] === undefined)
        .map((name) => ({ field: field(name), message: `There is no ${name} here` }));
      const odd = Object.entries(words).flatMap(([name, most]) => {
        const text = said[name];
        if (text === undefined) {
          return isOwn ? [] : [{ field: field(name), message: "Say it in every language" }];
        }
        if (text.includes("\n")) return [{ field: field(name), message: ODD }];
        if (text.length <= most) return [];
        return [{ field: field(name), message: `Must have at most ${most} characters` }];
      });
      return [...unknown, ...odd];
    });
  });
}

/** What is wrong with a body of this part, beyond its shape. Also for the form. */
export function contentErrors(
  part: ContentPart,
  { texts, link, pictures }: Pick<PublishContentBody, "texts" | "link" | "pictures">,
): { field: string; message: string }[] {
  const limits: Readonly<Record<string, number>> = CONTENT_FIELDS[part];
  const errors = LANGUAGES.flatMap((language) =>
    Object.entries(texts[language] ?? {}).flatMap(([name, text]) => {
      const field = `texts.${language}.${name}`;
      const isSpoken = language === "en" || !UNSPOKEN_PARTS.includes(part);
      const max = isSpoken ? limits[name] : undefined;
      if (max === undefined) return [{ field, message: `There is no ${name} here` }];
      if (text.length > max) return [{ field, message: `Must have at most ${max} characters` }];
      if (text.includes("\n") && !isLongField(part, name)) return [{ field, message: ODD }];
      return isLegalPart(part) ? writtenErrors(field, text) : [];
    }),
  );
  errors.push(...pictureErrors(part, pictures));
  const hasButton = LANGUAGES.some((language) => texts[language]?.["button"] !== undefined);
  if (link !== null && !LINKED_PARTS.includes(part)) {
    errors.push({ field: "link", message: "This part leads nowhere" });
  } else if (link === null && hasButton) {
    errors.push({ field: "link", message: "Say where the button leads" });
  } else if (link !== null && part === "hero" && texts.en?.["button"] === undefined) {
    errors.push({ field: "texts.en.button", message: "Say what the button says" });
  }
  const facts = texts.en ?? {};
  if (part === "contact") return [...errors, ...contactErrors(facts)];
  return part === "seller" ? [...errors, ...factErrors(facts)] : errors;
}

/** A version of a part. */
export const contentVersionSchema = z.object({
  id: z.string(),
  part: contentPartSchema,
  texts: z.partialRecord(z.enum(LANGUAGES), z.record(z.string(), z.string())),
  link: z.string().nullable(),
  pictures: z.array(
    z.object({
      url: z.string(),
      wide: z.string().optional(),
      texts: z.partialRecord(z.enum(LANGUAGES), z.record(z.string(), z.string())),
      points: z
        .array(z.object({ x: z.number(), y: z.number(), product_id: z.string() }))
        .optional(),
    }),
  ),
  /** ISO 8601, UTC. */
  starts_at: z.string(),
  ends_at: z.string().nullable(),
  published_at: z.string(),
  /** Name or e-mail of whoever published it. */
  published_by: z.string(),
  /** It was taken back: nobody sees it any more. */
  is_withdrawn: z.boolean(),
});
export type ContentVersion = z.infer<typeof contentVersionSchema>;

export const contentVersionResponseSchema = successOf(contentVersionSchema);
/** A part's newest versions, newest first. */
export const contentResponseSchema = successOf(z.array(contentVersionSchema));
export type ContentResponse = z.infer<typeof contentResponseSchema>;
