import {
  missedSearchListResponseSchema,
  searchWordsQuerySchema,
  synonymBodySchema,
  synonymListResponseSchema,
  synonymResponseSchema,
  type MissedSearch,
  type Synonym,
} from "@strive/backend/contracts/search-words";
import { http, HttpResponse } from "msw";
import { pageOf, queryOf } from "./admin-desk";
import { failure } from "./handlers";

export const missedSearch = (word: string, changes: Partial<MissedSearch> = {}): MissedSearch => ({
  id: `miss_${word}`,
  word,
  language: "rw",
  times: 3,
  last_at: "2026-11-20T08:30:00.000Z",
  finds: 0,
  ...changes,
});

export const synonymOf = (word: string, means: string): Synonym => ({
  id: `syn_${word}`,
  word,
  means,
  finds: 6,
  created_at: "2026-11-20T08:30:00.000Z",
});

/** Searches in vain and the words with a meaning, as staff see them. */
export function searchDesk(
  missed: readonly MissedSearch[] = [],
  synonyms: readonly Synonym[] = [],
) {
  const desk = { missed: [...missed], synonyms: [...synonyms] };
  const handlers = [
    http.get("*/api/admin/missed-searches", ({ request }) => {
      const page = pageOf(desk.missed, searchWordsQuerySchema.parse(queryOf(request)));
      return HttpResponse.json(missedSearchListResponseSchema.parse(page));
    }),
    http.delete("*/api/admin/missed-searches/:id", ({ params }) => {
      desk.missed = desk.missed.filter(({ id }) => id !== params["id"]);
      return HttpResponse.json({ success: true });
    }),
    http.get("*/api/admin/search-synonyms", ({ request }) => {
      const page = pageOf(desk.synonyms, searchWordsQuerySchema.parse(queryOf(request)));
      return HttpResponse.json(synonymListResponseSchema.parse(page));
    }),
    http.post("*/api/admin/search-synonyms", async ({ request }) => {
      const { word, means } = synonymBodySchema.parse(await request.json());
      if (desk.synonyms.some((synonym) => synonym.word === word)) {
        return failure(409, `"${word}" has a meaning already. Remove it first`);
      }
      const data = synonymOf(word, means);
      desk.synonyms.push(data);
      desk.missed = desk.missed.filter((search) => search.word !== word);
      return HttpResponse.json(synonymResponseSchema.parse({ success: true, data }), {
        status: 201,
      });
    }),
    http.delete("*/api/admin/search-synonyms/:id", ({ params }) => {
      desk.synonyms = desk.synonyms.filter(({ id }) => id !== params["id"]);
      return HttpResponse.json({ success: true });
    }),
  ];
  return { desk, handlers };
}
