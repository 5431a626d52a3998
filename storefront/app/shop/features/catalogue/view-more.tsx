import type { ProductList } from "~/shop/api/products";
import { ButtonLink } from "~/ui/button";
import * as words from "~/words/filters";
import { PAGE_SIZE, PAGE_SIZES, searchWith, type CatalogueFilters } from "./filters";
import { ListLink } from "./list-link";
import { useOpeningState } from "./opening";

/** A page that is read on a fast line, or is long to scroll, may show more at a time. */
function AtATime({ filters }: { filters: CatalogueFilters }) {
  return (
    <p className="flex items-center text-[13px] text-ink-3">
      {words.atATime}
      {PAGE_SIZES.map((per) => (
        <ListLink
          key={per}
          to={{ search: searchWith(filters, { per, show: filters.show }) }}
          replace
          aria-current={per === filters.per ? "true" : undefined}
          className="grid size-11 place-items-center underline aria-current:font-bold aria-current:text-ink aria-current:no-underline"
        >
          {per}
        </ListLink>
      ))}
    </p>
  );
}

/** How many of all are shown, and the way to more. */
export default function ViewMore({
  filters,
  list,
}: {
  filters: CatalogueFilters;
  list: ProductList;
}) {
  const shown = list.products.length;
  const state = useOpeningState();
  return (
    <div className="grid justify-items-center gap-3.5 pt-11">
      {shown < list.total && (
        <ButtonLink
          tone="line"
          to={{ search: searchWith(filters, { show: filters.show + filters.per }) }}
          state={state}
          replace
          preventScrollReset
        >
          {words.viewMore}
        </ButtonLink>
      )}
      <p className="text-[13px] text-ink-3">{words.shownOf(shown, list.total)}</p>
      {list.total > PAGE_SIZE && <AtATime filters={filters} />}
    </div>
  );
}
