import type { Sale } from "@strive/backend/contracts/sales";
import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useAdminQuery } from "~/admin/data/admin-query";
import { LoadFailed } from "~/admin/shell/load-failed";
import { adminPaths } from "~/admin/shell/paths";
import { SearchBox } from "~/admin/shell/search-box";
import { isFields } from "~/lib/stored-values";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/admin-sales";
import { saleQuery } from "./api";
import { CountText } from "./price-bar";
import { PriceList } from "./price-list";
import { SaleEditor } from "./sale-editor";
import { SALE_TITLE_ID, SaleHead } from "./sale-head";
import { useSaleProducts } from "./use-sale-products";

/** The sale that imports keep: to be read. */
function FilesSale({ sale }: { sale: Sale }) {
  const products = useSaleProducts(sale.id, true);
  return (
    <>
      <SaleHead sale={sale} />
      <div className="grid grid-cols-1 gap-5 px-4 pb-5 lg:px-5">
        <p className="text-[15px]">{words.fromFiles}</p>
        <SearchBox
          label={words.searchProducts}
          value={products.search}
          onSearch={products.searchFor}
        />
        <PriceList title={sale.name} products={products} prices={null} selected={null} />
        <p className="text-[13.5px] text-ink-2">
          <CountText sale={sale} products={products} />
        </p>
      </div>
    </>
  );
}

/** Takes the focus of who chose it from the list. */
export function Panel({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  const location = useLocation();
  const state: unknown = location.state;
  const isChosen = isFields(state) && state["isChosen"] === true;
  useEffect(() => {
    if (isChosen) ref.current?.focus();
  }, [isChosen]);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={SALE_TITLE_ID}
      className="min-w-0 scroll-mt-20 border border-line bg-paper outline-none"
    >
      {children}
    </section>
  );
}

const BACK = { to: adminPaths.sales(), label: words.backToList };

interface SalePanelProps {
  id: string;
  /** As the list shows it, until it is loaded. */
  known: Sale | undefined;
}

/** One sale, with its prices. */
export function SalePanel({ id, known }: SalePanelProps) {
  const { data: sale, error, retry } = useAdminQuery(saleQuery(id));
  if (sale !== undefined) {
    return (
      <Panel>{sale.is_from_files ? <FilesSale sale={sale} /> : <SaleEditor sale={sale} />}</Panel>
    );
  }
  return (
    <Panel>
      <SaleHead sale={known ?? { name: words.sale }} />
      {error === null ? (
        <div role="status" className="px-4 pb-5 lg:px-5">
          <span className="sr-only">{words.loadingOne}</span>
          <Skeleton className="h-[420px]" />
        </div>
      ) : (
        <div className="p-4 lg:p-5">
          <LoadFailed error={error} onRetry={retry} gone={words.gone} back={BACK} />
        </div>
      )}
    </Panel>
  );
}
