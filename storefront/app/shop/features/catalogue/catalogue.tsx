import { usePageQuery } from "~/lib/query";
import { productListQuery, type ProductList } from "~/shop/api/products";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/message";
import { CategoryTabs } from "./category-tabs";
import { FilterBar } from "./filter-bar";
import {
  emptyTextOf,
  hasFilters,
  listParamsOf,
  NOTHING_MATCHES,
  PAGE_SIZE,
  searchWith,
  type CatalogueFilters,
} from "./filters";
import { ProductGrid, ProductGridSkeleton } from "./product-grid";
import { shorterList } from "./shorter-list";
import { useFilters } from "./use-filters";

/** The cards of a shorter page stay while the longer one loads; another filter starts anew. */
function useProducts(filters: CatalogueFilters) {
  const params = listParamsOf(filters);
  return usePageQuery(productListQuery(params), {
    standIn: (state) => shorterList(state, params),
  });
}

function ViewMore({ filters, list }: { filters: CatalogueFilters; list: ProductList }) {
  const shown = list.products.length;
  return (
    <div className="grid justify-items-center gap-3.5 pt-11">
      {shown < list.total && (
        <ButtonLink
          tone="line"
          to={{ search: searchWith(filters, { show: filters.show + PAGE_SIZE }) }}
          replace
          preventScrollReset
        >
          View More Products
        </ButtonLink>
      )}
      <p className="text-[13px] text-ink-3">{`${shown} of ${list.total}`}</p>
    </div>
  );
}

function NothingFound({ filters }: { filters: CatalogueFilters }) {
  return (
    <EmptyState
      title={emptyTextOf(filters)}
      action={
        hasFilters(filters) && (
          <ButtonLink tone="line" size="sm" to="/" preventScrollReset>
            Clear filters
          </ButtonLink>
        )
      }
    />
  );
}

function Products({ filters }: { filters: CatalogueFilters }) {
  const { data, error, isStandIn, retry } = useProducts(filters);
  if (error !== null) {
    return <LoadError text="Failed to load products" onRetry={retry} />;
  }
  if (data === undefined) return <ProductGridSkeleton />;
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
        <span className="sr-only">{NOTHING_MATCHES}</span>
      ) : (
        `${data.total} ${data.total === 1 ? "product" : "products"}`
      )}
    </p>
  );
}

export function Catalogue() {
  const { filters, change } = useFilters();
  return (
    <section id="shop" aria-labelledby="shop-title" className="wrap pt-10 pb-[72px]">
      <div className="mb-3.5 flex items-baseline justify-between gap-4">
        <h2 id="shop-title" className="title-2">
          Shop
        </h2>
        <MatchCount filters={filters} />
      </div>
      <CategoryTabs filters={filters} />
      <FilterBar filters={filters} onChange={change} />
      <Products filters={filters} />
    </section>
  );
}
