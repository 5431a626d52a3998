import type {
  MissedSearchListResponse,
  SynonymBody,
  SynonymListResponse,
  Synonym,
} from "@strive/backend/contracts/search-words";
import { adminQuery } from "~/admin/data/admin-query";
import { pressOnce } from "~/admin/data/press-once";
import { api } from "~/lib/api-client";

/** First part of the keys below. */
const SEARCH_WORDS = "search-words";
export const SEARCH_RESOURCES = [SEARCH_WORDS] as const;

export const missedSearchesQuery = (offset: number) =>
  adminQuery([SEARCH_WORDS, "missed", offset], (client, signal) =>
    client.get<MissedSearchListResponse>("/admin/missed-searches", { query: { offset }, signal }),
  );

export const synonymsQuery = (offset: number) =>
  adminQuery([SEARCH_WORDS, "synonyms", offset], (client, signal) =>
    client.get<SynonymListResponse>("/admin/search-synonyms", { query: { offset }, signal }),
  );

export const addSynonym = async (body: SynonymBody) =>
  (await pressOnce<{ data: Synonym }>("/admin/search-synonyms", { body })).data;

export const removeSynonym = (id: string) =>
  api.delete(`/admin/search-synonyms/${encodeURIComponent(id)}`);

export const forgetSearch = (id: string) =>
  api.delete(`/admin/missed-searches/${encodeURIComponent(id)}`);
