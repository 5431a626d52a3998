import { useEffect } from "react";
import { useSavesData } from "~/lib/data-saving";
import { usePageQuery } from "~/lib/query";
import { productListQuery, type ProductList } from "~/shop/api/products";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/message";
import * as words from "~/words/catalogue";
import { CategoryTabs } from "./category-tabs";
import { FilterBar } from "./filter-bar";
import {
  emptyTextOf,
  hasFilters,
  listParamsOf,
  PAGE_SIZE,
  searchWith,
  type CatalogueFilters,
} from "./filters";
import { ProductGrid, ProductGridSkeleton } from "./product-grid";
import { useOpeningState } from "./opening";
import { shorterList } from "./shorter-list";
import { useCategoryName } from "./use-category-name";
import { useFilters } from "./use-filters";

const TITLE_ID = "shop-title";

/** The cards of a shorter list stay while the longer one loads; another filter starts over. */
function useProducts(filters: CatalogueFilters) {
  const params = listParamsOf(filters);
  return usePageQuery(productListQuery(params), {
    standIn: (state) => shorterList(state, params),
  });
}

function ViewMore({ filters, list }: { filters: CatalogueFilters; list: ProductList }) {
  const shown = list.products.length;
  const state = useOpeningState();
  return (
    <div className="grid justify-items-center gap-3.5 pt-11">
      {shown < list.total && (
        <ButtonLink
          tone="line"
          to={{ search: searchWith(filters, { show: filters.show + PAGE_SIZE }) }}
          state={state}
          replace
          preventScrollReset
        >
          {words.viewMore}
        </ButtonLink>
      )}
      <p className="text-[13px] text-ink-3">{words.shownOf(shown, list.total)}</p>
    </div>
  );
}

function NothingFound({ filters }: { filters: CatalogueFilters }) {
  const state = useOpeningState();
  const category = useCategoryName(filters.category);
  return (
    <EmptyState
      title={emptyTextOf({ ...filters, category })}
      action={
        hasFilters(filters) && (
          <ButtonLink
            tone="line"
            size="sm"
            to="/"
            state={state}
            preventScrollReset
            // The link disappears once it has cleared the filters; the focus must not get lost.
            onClick={() => document.getElementById(TITLE_ID)?.focus({ preventScroll: true })}
          >
            {words.clearFilters}
          </ButtonLink>
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
      <Products filters={filters} />
    </section>
  );
}
