import type { SaleProduct } from "@strive/backend/contracts/sales";
import { useEffect, useRef } from "react";
import { failureText } from "~/admin/data/admin-query";
import { ListCards } from "~/admin/shell/list-cards";
import { ListSkeleton } from "~/admin/shell/list-skeleton";
import { ListTable } from "~/admin/shell/list-table";
import { useIsWide } from "~/admin/shell/use-is-wide";
import type { SelectionState } from "~/admin/shell/use-selection";
import { MoreButton } from "~/admin/shell/more-button";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LoadError } from "~/ui/message";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-sales";
import { PriceCard, priceColumns, type PricesOrNone } from "./price-cells";
import { PRICE_INPUTS } from "./use-price-edits";
import type { SaleProducts } from "./use-sale-products";

function NothingThere({ products }: { products: SaleProducts }) {
  const { search, isOnlyInSale, reset } = products;
  if (search === "" && !isOnlyInSale) {
    return <EmptyState title={words.noProducts} help={words.noProductsHelp} />;
  }
  return (
    <EmptyState
      title={search === "" ? words.noneInSale : words.nothingFound}
      action={
        <Button tone="line" size="sm" onClick={reset}>
          {search === "" ? words.showAll : shell.clearFilters}
        </Button>
      }
    />
  );
}

/** Once more rows are here, the keyboard goes on in the first of them. */
function useGoOn(count: number): () => void {
  const goTo = useRef<number | null>(null);
  useEffect(() => {
    if (goTo.current === null || count <= goTo.current) return;
    document.querySelectorAll<HTMLElement>(PRICE_INPUTS).item(goTo.current)?.focus();
    goTo.current = null;
  }, [count]);
  return () => {
    goTo.current = count;
  };
}

const sortNothing = () => undefined;

interface PriceListProps {
  title: string;
  products: SaleProducts;
  prices: PricesOrNone;
  /** Null: nothing can be ticked. */
  selected: SelectionState<SaleProduct> | null;
}

/** Products with what they cost, and cost in the sale: a table, or cards where there is no room. */
export function PriceList({ title, products, prices, selected }: PriceListProps) {
  const { rows, error } = products;
  const isWide = useIsWide();
  const noteCount = useGoOn(rows?.length ?? 0);
  const shown = {
    title,
    rows: rows ?? [],
    columns: priceColumns(prices),
    rowKey: ({ id }: SaleProduct) => id,
    rowLabel: ({ name }: SaleProduct) => name,
    card: (product: SaleProduct) => <PriceCard product={product} prices={prices} />,
    selected,
    sort: "",
    onSort: sortNothing,
  };
  return (
    <div className="grid grid-cols-1 gap-4" aria-busy={products.isOld || undefined}>
      {error !== null && <LoadError text={failureText(error)} onRetry={products.retry} />}
      {products.isLoading && (
        <ListSkeleton text={words.loadingProducts} columns={4} isWide={isWide} />
      )}
      {rows?.length === 0 && <NothingThere products={products} />}
      {rows !== undefined &&
        rows.length > 0 &&
        (isWide ? <ListTable {...shown} /> : <ListCards {...shown} />)}
      <MoreButton pages={products} onPress={noteCount} />
    </div>
  );
}
