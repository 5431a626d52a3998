import { useState } from "react";
import { useAdminQuery } from "~/admin/data/admin-query";
import { FormPanel } from "~/admin/shell/form-panel";
import { francs } from "~/admin/shell/order-money";
import { SearchCombo } from "~/admin/shell/search-combo";
import { useSettled } from "~/admin/shell/use-settled";
import { Button } from "~/ui/button";
import { Picture } from "~/ui/picture";
import * as words from "~/words/admin-new-order";
import { variantsQuery } from "./api";
import { MOST_LINES, withPiece, type DraftLine } from "./draft";
import { LineRow, variantText } from "./line-row";
import { whatIsLeft } from "./order-failure";
import type { NewOrder } from "./use-new-order";
import { searchOf, variantRows, type FoundVariant } from "./variant-rows";

/** Milliseconds after the last key until products are looked for. */
const SETTLE_MS = 200;

const isSoldOut = ({ free }: FoundVariant): boolean => free === 0;

function Found({ found }: { found: FoundVariant }) {
  return (
    <div className="flex items-center gap-3">
      <Picture src={found.image} alt="" sizes="40px" className="aspect-[4/5] w-10 flex-none" />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-strong break-words">{found.name}</p>
        <p className="text-[13.5px]">{variantText(found)}</p>
      </div>
      <p className="flex flex-wrap items-baseline justify-end gap-x-3 text-right">
        <span className="text-[13px]">
          {isSoldOut(found) ? words.soldOut : words.free(found.free)}
        </span>
        <b className="font-strong whitespace-nowrap">{francs(found.price)}</b>
      </p>
    </div>
  );
}

const KEY = "rounded-xs border border-line-strong px-1.5 py-0.5 font-sans text-[12px] font-strong";

function Keys() {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line px-3.5 py-2 text-[13px] text-ink-2 max-lg:hidden">
      <span className="flex gap-0.5">
        <kbd className={KEY}>{words.keyUp}</kbd>
        <kbd className={KEY}>{words.keyDown}</kbd>
      </span>
      {words.choose}
      <kbd className={KEY}>{words.keyEnter}</kbd>
      {words.add}
      <kbd className={KEY}>{words.keyShiftEnter}</kbd>
      {words.addAndGoOn}
    </p>
  );
}

function useFound(typed: string) {
  const settled = useSettled(typed, SETTLE_MS);
  const query = useAdminQuery({
    ...variantsQuery(searchOf(settled)),
    enabled: settled.trim() !== "",
  });
  if (typed.trim() === "") return null;
  return {
    ...query,
    data: query.data && variantRows(query.data, settled),
    isOld: query.isOld || settled !== typed,
  };
}

/** What is ordered: found by name, colour or size, and added piece by piece. */
export function ProductsPanel({ order }: { order: NewOrder }) {
  const [typed, setTyped] = useState("");
  const found = useFound(typed);
  const { items } = order.values;
  const set = (lines: readonly DraftLine[]) => order.change("items", lines);
  const isFull = items.length >= MOST_LINES;
  const priceOf = ({ variant_id, price }: DraftLine): number =>
    order.total.quote?.lines.find((line) => line.variant_id === variant_id)?.unit_price ?? price;
  return (
    <FormPanel title={words.products}>
      <SearchCombo
        label={words.searchProducts}
        name="items"
        typed={typed}
        onType={setTyped}
        found={found}
        rowKey={({ variant_id }) => variant_id}
        isOff={(row) => isSoldOut(row) || (isFull && !items.some(isSame(row)))}
        row={(row) => <Found found={row} />}
        onChoose={(row, goesOn) => {
          set(withPiece(items, row));
          if (!goesOn) setTyped("");
        }}
        none={words.noProducts}
        countText={words.variantsFound}
        foot={<Keys />}
        error={order.errorOf("items")}
      />
      {isFull && <p className="mt-2 text-[13.5px] text-ink-2">{words.tooManyLines}</p>}
      {items.length > 0 && (
        <ul aria-label={words.lines} className="mt-1">
          {items.map((line) => (
            <LineRow
              key={line.variant_id}
              line={line}
              unitRwf={priceOf(line)}
              onQuantity={(quantity) =>
                set(items.map((one) => (one === line ? { ...line, quantity } : one)))
              }
              onRemove={() => set(items.filter((one) => one !== line))}
            />
          ))}
        </ul>
      )}
      {items.some(({ quantity, free }) => quantity > free) && (
        <Button tone="line" size="sm" onClick={() => set(whatIsLeft(items))}>
          {words.useWhatIsLeft}
        </Button>
      )}
    </FormPanel>
  );
}

const isSame = (one: { variant_id: string }) => (other: { variant_id: string }) =>
  one.variant_id === other.variant_id;
