import { z } from "zod";
import { listOf, successOf } from "./envelope";
import { languageSchema } from "./languages";
import { limitSchema, offsetSchema } from "./pagination";

/** Of a search's text; staff's words are as long as what is suggested for. */
export const LONGEST_SEARCH = 100;
export const LONGEST_WORD = 50;

const searchText = (label: string, max: number) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(2, `${label} must have at least 2 characters`)
    .max(max, `${label} must have at most ${max} characters`)
    .regex(/^\P{Cc}*$/u, `${label} has characters that can't be used`);

/** Query of the staff's lists. */
export const searchWordsQuerySchema = z.strictObject({ limit: limitSchema, offset: offsetSchema });
export type SearchWordsQuery = z.infer<typeof searchWordsQuerySchema>;

/** Body of POST /api/products/missed-searches: somebody saw that nothing was found. */
export const missedSearchBodySchema = z.strictObject({
  q: searchText("Search", LONGEST_SEARCH),
  /** Of the reader; absent: English. */
  language: languageSchema.optional(),
});
export type MissedSearchBody = z.infer<typeof missedSearchBodySchema>;

export const missedSearchSchema = z.object({
  id: z.string(),
  /** Lower case, without accents, as searches compare it. */
  word: z.string(),
  /** In which it was looked for last. */
  language: languageSchema,
  /** How often a device was told that there is nothing. */
  times: z.number().int().min(1),
  /** ISO 8601, UTC. */
  last_at: z.string(),
  /** Products that it finds now. */
  finds: z.number().int().min(0),
});
export type MissedSearch = z.infer<typeof missedSearchSchema>;

export const missedSearchListResponseSchema = listOf(missedSearchSchema);
export type MissedSearchListResponse = z.infer<typeof missedSearchListResponseSchema>;

/** What staff say that a word means. */
export const synonymSchema = z.object({
  id: z.string(),
  /** One word or several, lower case, without accents. */
  word: z.string(),
  means: z.string(),
  /** Products that the word finds now. */
  finds: z.number().int().min(0),
  /** ISO 8601, UTC. */
  created_at: z.string(),
});
export type Synonym = z.infer<typeof synonymSchema>;

/** Body of POST /api/admin/search-synonyms. */
export const synonymBodySchema = z.strictObject({
  word: searchText("Word", LONGEST_WORD),
  means: searchText("Meaning", LONGEST_WORD),
});
export type SynonymBody = z.infer<typeof synonymBodySchema>;

export const synonymResponseSchema = successOf(synonymSchema);
export const synonymListResponseSchema = listOf(synonymSchema);
export type SynonymListResponse = z.infer<typeof synonymListResponseSchema>;
