import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import * as words from "~/words/catalogue";
import { emptyTextOf } from "./empty-text";
import { hasFilters, type CatalogueFilters } from "./filters";
import { focusTitle } from "./focus-title";
import { NothingHelp } from "./nothing-help";
import { useOpeningState } from "./opening";
import { useCategoryName } from "./use-category-name";

/** What was not found, and what would be. */
export default function NothingFound({ filters }: { filters: CatalogueFilters }) {
  const state = useOpeningState();
  const category = useCategoryName(filters.category);
  const clear = hasFilters(filters) && (
    <ButtonLink tone="line" size="sm" to="/" state={state} preventScrollReset onClick={focusTitle}>
      {words.clearFilters}
    </ButtonLink>
  );
  return (
    <EmptyState
      title={emptyTextOf({ ...filters, category })}
      action={clear && <NothingHelp filters={filters}>{clear}</NothingHelp>}
    />
  );
}
