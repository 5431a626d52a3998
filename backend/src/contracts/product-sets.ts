import { z } from "zod";
import { LANGUAGES, type Language } from "./languages";

/** What drops and collections have in common: products under a title, for a time. */

/** In an address: "winter-drop". */
export const setHandleParams = z.object({ handle: z.string().min(1).max(100) });

export const momentSchema = z.iso.datetime({
  error: "must be a time like 2026-01-31T08:30:00.000Z",
});

const textSchema = (longest: number, allowed: RegExp) =>
  z
    .string({ error: "Must be text" })
    .trim()
    .max(longest, `Must have at most ${longest} characters`)
    .regex(allowed, "Has characters that can't be used");

/** In each language; what is empty is said in English. */
export const textsSchema = (longest: number) =>
  z.partialRecord(z.enum(LANGUAGES), textSchema(longest, /^[\P{Cc}\n]*$/u));

export const titlesSchema = (longest: number) =>
  z
    .partialRecord(z.enum(LANGUAGES), textSchema(longest, /^\P{Cc}*$/u))
    .refine(({ en = "" }) => en !== "", { path: ["en"], message: "Title is required" });

/** In every language: nobody who can't see it is told in another one. */
export const everySchema = (longest: number) => {
  const said = textSchema(longest, /^\P{Cc}*$/u).min(1, "Say it in every language");
  return z.strictObject({ en: said, rw: said, fr: said } satisfies Record<Language, typeof said>);
};

/** Ids of products, in the order in which they are shown. */
export const productIdsSchema = (most: number) =>
  z
    .array(z.string().min(1).max(64))
    .min(1, "Choose at least one product")
    .max(most, `Choose at most ${most} products`)
    .refine((ids) => new Set(ids).size === ids.length, "must have each product once");

interface Times {
  /** ISO 8601. */
  from: string | null;
  until: string | null;
}

/** Ends later than it begins. @param field of the end */
export const endsLater =
  <Body>(timesOf: (body: Body) => Times, field: string) =>
  (body: Body, context: z.RefinementCtx<Body>): void => {
    const { from, until } = timesOf(body);
    if (from === null || until === null || Date.parse(until) > Date.parse(from)) return;
    context.addIssue({
      code: "custom",
      path: [field],
      message: "Must be later than the beginning",
    });
  };

export const versionSchema = z.number({ error: "version is required" }).int().min(1);
export const versionQuerySchema = z.strictObject({
  version: z.coerce.number({ error: "version is required" }).int().min(1),
});
export type VersionQuery = z.infer<typeof versionQuerySchema>;
