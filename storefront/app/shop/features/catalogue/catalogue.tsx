import { lazy, Suspense, useEffect, type ReactNode } from "react";
import { useSavesData } from "~/lib/data-saving";
import { usePageQuery } from "~/lib/query";
import { productListQuery, type ProductList } from "~/shop/api/products";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/message";
import * as words from "~/words/catalogue";
import { CategoryTabs } from "./category-tabs";
import { FilterBar } from "./filter-bar";
import { FilterRow } from "./filter-row";
import {
  emptyTextOf,
  hasFilters,
  listParamsOf,
  PAGE_SIZE,
  PAGE_SIZES,
  searchWith,
  type CatalogueFilters,
} from "./filters";
import { focusTitle, TITLE_ID } from "./focus-title";
import { ListLink } from "./list-link";
import { ProductGrid, ProductGridSkeleton } from "./product-grid";
import { useOpeningState } from "./opening";
import { shorterList } from "./shorter-list";
import { useCategoryName } from "./use-category-name";
import { useFilters } from "./use-filters";

/** What was not found is said without this code. */
const NothingHelp = lazy(() =>
  import("./nothing-help").catch(() => ({
    default: ({ children }: { children: ReactNode }) => children,
  })),
);

/** The cards of a shorter list stay while the longer one loads; another filter starts over. */
function useProducts(filters: CatalogueFilters) {
  const params = listParamsOf(filters);
  return usePageQuery(productListQuery(params), {
    standIn: (state) => shorterList(state, params),
  });
}

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

function ViewMore({ filters, list }: { filters: CatalogueFilters; list: ProductList }) {
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

function NothingFound({ filters }: { filters: CatalogueFilters }) {
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
      action={
        clear && (
          <Suspense fallback={clear}>
            <NothingHelp filters={filters}>{clear}</NothingHelp>
          </Suspense>
        )
      }
    />
  );
}

function Products({ filters }: { filters: CatalogueFilters }) {
  const { data, error, isStandIn, retry } = useProducts(filters);
  if (error !== null) {
    return <LoadError text={words.failed} onRetry={retry} />;
  }
  if (data === undefined) return <ProductGridSkeleton count={filters.show} />;
  if (data.products.length === 0) return <NothingFound filters={filters} />;
  return (
    <>
      <ProductGrid products={data.products} isBusy={isStandIn} />
      <ViewMore filters={filters} list={data} />
    </>
  );
}

/** Number of matches beside the title; spoken when a filter changes it. */
function MatchCount({ filters }: { filters: CatalogueFilters }) {
  const { data } = useProducts(filters);
  if (data === undefined) return null;
  return (
    <p role="status" className="text-ink-3">
      {data.total === 0 ? (
        <span className="sr-only">{words.nothingMatches}</span>
      ) : (
        words.products(data.total)
      )}
    </p>
  );
}

export function Catalogue() {
  const { filters, change } = useFilters();
  const isSaving = useSavesData();
  useEffect(() => {
    // For the stylesheet: no animation.
    document.documentElement.toggleAttribute("data-saving", isSaving);
  }, [isSaving]);
  return (
    <section id="shop" aria-labelledby={TITLE_ID} className="wrap pt-10 pb-[72px]">
      <div className="mb-3.5 flex items-baseline justify-between gap-4">
        <h2 id={TITLE_ID} tabIndex={-1} className="title-2 outline-none">
          {words.title}
        </h2>
        <MatchCount filters={filters} />
      </div>
      <CategoryTabs filters={filters} />
      <FilterBar filters={filters} onChange={change} />
      <FilterRow filters={filters} onChange={change} />
      <Products filters={filters} />
    </section>
  );
}
