import type { Sale } from "@strive/backend/contracts/sales";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useNavigate } from "react-router-dom";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { toAnotherPath, useLeaveGuard } from "~/admin/shell/leave-guard";
import { adminPaths } from "~/admin/shell/paths";
import { SearchBox } from "~/admin/shell/search-box";
import { useSelection } from "~/admin/shell/use-selection";
import { useShowMessage } from "~/lib/message-atoms";
import * as words from "~/words/admin-sales";
import { SALES, showSale } from "./api";
import { PriceBar } from "./price-bar";
import { priceText } from "./price-edits";
import { PriceList } from "./price-list";
import { reducedPrice, type RoundTo } from "./reduced-price";
import { SaleDetails } from "./sale-details";
import { SaleHead } from "./sale-head";
import { SetMany } from "./set-many";
import { usePriceEdits } from "./use-price-edits";
import { useSaleActions } from "./use-sale-actions";
import { useSaleForm } from "./use-sale-form";
import { useSaleProducts, type SaleProducts } from "./use-sale-products";

function ProductTools({ products }: { products: SaleProducts }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-[240px]">
        <SearchBox
          label={words.searchProducts}
          value={products.search}
          onSearch={products.searchFor}
        />
      </div>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-[15px]">
        <input
          type="checkbox"
          checked={products.isOnlyInSale}
          onChange={({ target }) => products.showOnlyInSale(target.checked)}
          className="size-5 accent-ink"
        />
        {words.onlyInSale}
      </label>
    </div>
  );
}

/** What a sale's products cost, to be typed one by one or filled in; nothing is saved before the bar. */
function Prices({ sale, prices }: { sale: Sale; prices: ReturnType<typeof usePriceEdits> }) {
  const titleId = useId();
  const products = useSaleProducts(sale.id);
  const rows = products.rows ?? [];
  const selected = useSelection(rows, ({ id }) => id);
  // Sizes that differ on purpose are only filled in when their product is ticked.
  const targets =
    selected.chosen.length > 0 ? selected.chosen : rows.filter(({ is_mixed }) => !is_mixed);
  const fill = (percent: number, roundTo: RoundTo) =>
    prices.type(
      targets.flatMap((product) => {
        const price = reducedPrice(product.price, percent, roundTo);
        return price === null ? [] : [{ product, text: priceText(price) }];
      }),
    );
  return (
    <section aria-labelledby={titleId} className="border-t border-line">
      <div className="grid grid-cols-1 gap-5 px-4 py-5 lg:px-5">
        <h3 id={titleId} className="title-3 !text-[17px]">
          {words.prices}
        </h3>
        <p className="text-[14px] text-ink-2">{words.struckHelp}</p>
        <SetMany count={targets.length} onFill={fill} />
        <ProductTools products={products} />
        <PriceList title={sale.name} products={products} prices={prices} selected={selected} />
      </div>
      <PriceBar sale={sale} products={products} prices={prices} />
    </section>
  );
}

/** A sale that staff made. */
export function SaleEditor({ sale }: { sale: Sale }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const prices = usePriceEdits(sale);
  const form = useSaleForm({
    sale,
    onSaved: (saved) => {
      showSale(client, saved);
      show({ tone: "success", text: words.detailsSaved(saved.name) });
      void invalidate(SALES, "products");
    },
  });
  const guard = useLeaveGuard(form.isDirty || prices.isDirty, toAnotherPath);
  const actions = useSaleActions({
    sale,
    onEnded: form.take,
    onDeleted: () => {
      guard.release();
      void navigate(adminPaths.sales());
    },
  });
  return (
    <>
      <SaleHead sale={sale}>{actions.buttons}</SaleHead>
      <div className="px-4 pb-5 lg:px-5">
        <SaleDetails form={form} submitLabel={words.saveDetails} isIdle={!form.isDirty} />
      </div>
      <Prices sale={sale} prices={prices} />
      {actions.dialog}
      {guard.dialog}
    </>
  );
}
