import type { Sale } from "@strive/backend/contracts/sales";
import { useNow } from "~/admin/shell/use-now";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Message } from "~/ui/message";
import * as words from "~/words/admin-sales";
import { effectText } from "./sale-when";
import type { PriceEditing } from "./use-price-edits";
import type { SaleProducts } from "./use-sale-products";

/** How many products the sale has, and how many of them are shown. */
export function CountText({ sale, products }: { sale: Sale; products: SaleProducts }) {
  const { rows, count } = products;
  return (
    <>
      {words.inSale(sale.products)}
      {rows !== undefined && count !== undefined && ` ${words.shownOf(rows.length, count)}`}
    </>
  );
}

/** What is wrong with prices that the list does not show now. */
function HiddenFaults({ prices, products }: { prices: PriceEditing; products: SaleProducts }) {
  const shown = new Set(products.rows?.map(({ id }) => id));
  const hidden = [...prices.faults].filter(([id]) => !shown.has(id));
  if (hidden.length === 0) return null;
  return (
    <Message tone="danger">
      {hidden.map(([id, fault]) => (
        <span key={id} className="block">
          {words.faultOf(prices.edits.get(id)?.product.name ?? words.product, fault)}
        </span>
      ))}
    </Message>
  );
}

interface PriceBarProps {
  sale: Sale;
  products: SaleProducts;
  prices: PriceEditing;
}

/** Saves the prices; it follows the screen while some are not saved. */
export function PriceBar({ sale, products, prices }: PriceBarProps) {
  const now = useNow();
  const { isDirty, isBusy, failure } = prices;
  return (
    <div
      data-save-bar={isDirty || undefined}
      className={cx(
        "grid grid-cols-1 gap-3 border-t border-line px-4 py-3.5 lg:px-5",
        isDirty && "sticky bottom-0 z-[5] bg-paper",
      )}
    >
      {failure !== null && <Message tone="danger">{failure}</Message>}
      <HiddenFaults prices={prices} products={products} />
      <p className="text-[13.5px] text-ink-2">
        <CountText sale={sale} products={products} /> {effectText(sale, now)}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" disabled={!isDirty || isBusy} onClick={() => void prices.save()}>
          {isBusy ? words.saving : words.savePrices}
        </Button>
        {isDirty && !isBusy && (
          <button type="button" onClick={prices.undo} className="text-link">
            {words.undo}
          </button>
        )}
        <p role="status" className="text-[14px] text-ink-2">
          {isDirty && words.unsaved(prices.edits.size)}
        </p>
      </div>
    </div>
  );
}
