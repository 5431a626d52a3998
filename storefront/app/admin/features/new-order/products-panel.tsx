import { FindVariant } from "~/admin/find-variant/find-variant";
import { FormPanel } from "~/admin/shell/form-panel";
import { Button } from "~/ui/button";
import * as words from "~/words/admin-new-order";
import { MOST_LINES, withPiece, type DraftLine } from "./draft";
import { LineRow } from "./line-row";
import { whatIsLeft } from "./order-failure";
import type { NewOrder } from "./use-new-order";

/** What is ordered: found by name, colour or size, and added piece by piece. */
export function ProductsPanel({ order }: { order: NewOrder }) {
  const { items } = order.values;
  const set = (lines: readonly DraftLine[]) => order.change("items", lines);
  const isFull = items.length >= MOST_LINES;
  const priceOf = ({ variant_id, price }: DraftLine): number =>
    order.total.quote?.lines.find((line) => line.variant_id === variant_id)?.unit_price ?? price;
  return (
    <FormPanel title={words.products}>
      <FindVariant
        name="items"
        error={order.errorOf("items")}
        isOff={(row) => isFull && !items.some(isSame(row))}
        onChoose={(row) => set(withPiece(items, row))}
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
