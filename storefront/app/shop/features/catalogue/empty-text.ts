import * as words from "~/words/catalogue";
import * as late from "~/words/filters";
import { hasFilters, type CatalogueFilters } from "./filters";

/** The specification's sentence for an empty list. */
export const emptyTextOf = (filters: CatalogueFilters): string => {
  const { category, q, gender } = filters;
  const isOnlyNarrowed = category === null && q === "" && gender === null && hasFilters(filters);
  return isOnlyNarrowed ? words.nothingMatches : late.nothingFound(category, q, gender);
};
