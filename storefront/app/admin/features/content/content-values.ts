import type { PublishContentBody } from "@strive/backend/contracts/content";
import {
  CONTENT_FIELDS,
  isLongField,
  shownPart,
  type ContentBody,
  type ContentPart,
  type ContentPicture,
  type ContentTexts,
  type PicturePoint,
  type ShownPart,
} from "@strive/backend/contracts/content-parts";
import type { Language } from "@strive/backend/contracts/languages";
import { momentOf } from "~/admin/discounts/kigali-time";
import { isFields } from "~/lib/stored-values";

/** What the fields of a part hold: "en_line" and so on, where it leads, and when (as inputs have it). */
export type ContentValues = Record<string, string> & {
  link: string;
  /** JSON: pictures with what is said of each. */
  pictures: string;
  starts_at: string;
  ends_at: string;
};

export const CONTENT_LANGUAGES = Object.keys(__LANGUAGES__) as Language[];
export const fieldsOf = (part: ContentPart) => Object.keys(CONTENT_FIELDS[part]);
export const longest = (part: ContentPart, field: string): number =>
  (CONTENT_FIELDS[part] as Readonly<Record<string, number>>)[field] ?? 0;
export const nameOf = (language: Language, field: string): string => `${language}_${field}`;

/** The field of the form that a name of the wire belongs to: "texts.en.line" is "en_line". */
export const fieldOfWire = (wireName: string): string =>
  wireName.replace(/^texts\.(\w+)\.(\w+)$/, "$1_$2").replace(/^pictures\..*/, "pictures");

const EMPTY = { texts: {}, link: null, pictures: [] } as const;

const isPicture = (one: unknown): one is ContentPicture =>
  isFields(one) &&
  typeof one["url"] === "string" &&
  ["string", "undefined"].includes(typeof one["wide"]) &&
  isFields(one["texts"]);

const isPoint = (one: unknown): one is PicturePoint =>
  isFields(one) &&
  typeof one["x"] === "number" &&
  typeof one["y"] === "number" &&
  typeof one["product_id"] === "string";

const withSoundPoints = ({ points, ...picture }: ContentPicture): ContentPicture =>
  Array.isArray(points) ? { ...picture, points: points.filter(isPoint) } : picture;

/** What a draft holds may be anything. */
export function picturesIn({ pictures }: Pick<ContentValues, "pictures">): ContentPicture[] {
  try {
    const read: unknown = JSON.parse(pictures);
    return Array.isArray(read) ? read.filter(isPicture).map(withSoundPoints) : [];
  } catch {
    return [];
  }
}

/** A language's words of a picture, changed. */
export const withWords = (
  picture: ContentPicture,
  language: Language,
  said: Record<string, string>,
): ContentPicture => ({
  ...picture,
  texts: { ...picture.texts, [language]: { ...picture.texts[language], ...said } },
});

/** @param version what the fields begin with; none: nothing */
export const valuesOf = (
  part: ContentPart,
  { texts, link, pictures }: ContentBody = EMPTY,
): ContentValues => ({
  ...Object.fromEntries(
    CONTENT_LANGUAGES.flatMap((language) =>
      fieldsOf(part).map((field) => [nameOf(language, field), texts[language]?.[field] ?? ""]),
    ),
  ),
  link: link ?? "",
  pictures: JSON.stringify(pictures),
  // A version has its time; what is made from it begins anew.
  starts_at: "",
  ends_at: "",
});

const textsOf = (part: ContentPart, values: ContentValues): ContentTexts =>
  Object.fromEntries(
    CONTENT_LANGUAGES.map((language) => [
      language,
      Object.fromEntries(
        fieldsOf(part).flatMap((field) => {
          const typed = values[nameOf(language, field)]?.trim() ?? "";
          // Most texts are one line, whatever the field they are typed into.
          const text = isLongField(part, field) ? typed : typed.replace(/\s*\n\s*/g, " ");
          return text === "" ? [] : [[field, text] as const];
        }),
      ),
    ]),
  );

/** A path in the shop; also of an address that was copied whole, in any language. */
export function linkOf(typed: string): string | null {
  const text = typed.trim();
  if (text === "") return null;
  const path = text.startsWith(window.location.origin)
    ? text.slice(window.location.origin.length) || "/"
    : text;
  const prefix = CONTENT_LANGUAGES.map((language) => `/${language}`).find(
    (one) => path === one || path.startsWith(`${one}/`) || path.startsWith(`${one}?`),
  );
  if (prefix === undefined) return path;
  const rest = path.slice(prefix.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

export const momentIn = (input: string): string | null =>
  input === "" ? null : (momentOf(input) ?? input);

export const bodyOf = (
  part: ContentPart,
  values: ContentValues,
  seen: string | null,
): PublishContentBody => ({
  ...typedOf(part, values),
  starts_at: momentIn(values.starts_at),
  ends_at: momentIn(values.ends_at),
  seen,
});

/** What is typed, as a version would have it. */
export const typedOf = (part: ContentPart, values: ContentValues) => ({
  texts: textsOf(part, values),
  link: linkOf(values.link),
  pictures: picturesIn(values),
});

/** How the pages of a language would say it. */
export const shownOf = <Part extends ContentPart>(
  part: Part,
  values: ContentValues,
  language: Language,
): ShownPart<Part> => shownPart(part, typedOf(part, values), language) ?? {};

/** Fields that English has and the language lacks: it says them in English. */
export const missingIn = (part: ContentPart, values: ContentValues, language: Language): number =>
  fieldsOf(part).filter(
    (field) =>
      (values[nameOf("en", field)] ?? "").trim() !== "" &&
      (values[nameOf(language, field)] ?? "").trim() === "",
  ).length;
