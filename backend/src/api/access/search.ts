import { doneResponseSchema } from "../../contracts/accounts";
import { suggestQuerySchema, suggestResponseSchema } from "../../contracts/catalogue";
import {
  missedSearchBodySchema,
  missedSearchListResponseSchema,
  searchWordsQuerySchema,
  synonymBodySchema,
  synonymListResponseSchema,
  synonymResponseSchema,
} from "../../contracts/search-words";
import type { RouteRule } from "./rule";

export const searchRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/products/suggest",
    who: "everyone",
    ignoresBadToken: true,
    summary: "Products and categories for the first letters of a search",
    query: suggestQuerySchema,
    response: suggestResponseSchema,
  },
  {
    method: "POST",
    path: "/api/products/missed-searches",
    who: "everyone",
    ignoresBadToken: true,
    summary:
      "Somebody saw that a search finds nothing; what does find something, or looks like a number or an address of a person, is not kept",
    body: missedSearchBodySchema,
    response: doneResponseSchema,
    limit: "missed-search-address",
  },
  {
    method: "GET",
    path: "/api/admin/missed-searches",
    who: "admin",
    summary: "What people searched for in vain, the most often first",
    query: searchWordsQuerySchema,
    response: missedSearchListResponseSchema,
  },
  {
    method: "DELETE",
    path: "/api/admin/missed-searches/:id",
    who: "admin",
    summary: "Forgets a search that found nothing; it is counted anew from then on",
    response: doneResponseSchema,
  },
  {
    method: "GET",
    path: "/api/admin/search-synonyms",
    who: "admin",
    summary: "What staff say that words mean, by word",
    query: searchWordsQuerySchema,
    response: synonymListResponseSchema,
  },
  {
    method: "POST",
    path: "/api/admin/search-synonyms",
    who: "admin",
    summary:
      "From now on a word finds what its meaning finds; 409 for a word that has a meaning, and above 500 words",
    body: synonymBodySchema,
    response: synonymResponseSchema,
    status: 201,
  },
  {
    method: "DELETE",
    path: "/api/admin/search-synonyms/:id",
    who: "admin",
    summary: "A word means nothing but itself again",
    response: doneResponseSchema,
  },
];
