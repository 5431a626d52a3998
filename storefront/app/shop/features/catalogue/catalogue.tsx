import { useEffect } from "react";
import { useSavesData } from "~/lib/data-saving";
import { usePageQuery } from "~/lib/query";
import { productListQuery } from "~/shop/api/products";
import { sentCode } from "~/shop/sent-part";
import { LoadError } from "~/ui/message";
import * as words from "~/words/catalogue";
import { CategoryTabs } from "./category-tabs";
import { FilterBar } from "./filter-bar";
import { FilterRow } from "./filter-row";
import { listParamsOf, type CatalogueFilters } from "./filters";
import { TITLE_ID } from "./focus-title";
import { ProductGrid, ProductGridSkeleton } from "./product-grid";
import { shorterList } from "./shorter-list";
import { useFilters } from "./use-filters";

/** Without its code nobody hears what was not found, only that nothing was. */
const NothingFound = sentCode(() => import("./nothing-found"), <p>{words.nothingMatches}</p>);
/** Its links work without its code. */
const ViewMore = sentCode(() => import("./view-more"));

/** The cards of a shorter list stay while the longer one loads; another filter starts over. */
function useProducts(filters: CatalogueFilters) {
  const params = listParamsOf(filters);
  return usePageQuery(productListQuery(params), {
    standIn: (state) => shorterList(state, params),
  });
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
