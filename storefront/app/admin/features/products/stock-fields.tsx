import { FieldGroup } from "~/admin/shell/form-parts";
import { labelOfColor } from "~/lib/variant-choice";
import { cx } from "~/ui/cx";
import { Field } from "~/ui/field";
import * as words from "~/words/admin-products";
import { Swatch } from "./chip";
import type { ProductValues } from "./product-values";
import { cellKey, cellSum, isBadCell, spread, stockCells, type StockCell } from "./stock-cells";

type StockValues = Pick<ProductValues, "stock_quantity" | "stocks" | "isByVariant">;

interface StockFieldsProps {
  values: ProductValues;
  start: ProductValues;
  error: string | undefined;
  onChange: (changes: Partial<StockValues>) => void;
}

const sizeText = (size: string) => (size === "" ? words.oneSize : size);
const colorText = (color: string) => (color === "" ? words.noColor : labelOfColor(color));

/** What changes with the way stock is given: the number becomes cells, or the cells a number. */
function switched({ values, start }: StockFieldsProps, isByVariant: boolean): Partial<StockValues> {
  const cells = stockCells(values, start);
  if (!isByVariant) return { isByVariant, stock_quantity: String(cellSum(cells)) };
  if (values.stock_quantity.trim() === String(cellSum(cells))) return { isByVariant };
  const offered = cells.filter(({ mayBeEmpty }) => !mayBeEmpty);
  return { isByVariant, stocks: { ...values.stocks, ...spread(values.stock_quantity, offered) } };
}

function Switch(props: StockFieldsProps) {
  const { isByVariant } = props.values;
  return (
    <div role="group" aria-label={words.stockKind} className="flex">
      {[false, true].map((byVariant) => (
        <button
          key={String(byVariant)}
          type="button"
          aria-pressed={isByVariant === byVariant}
          onClick={() => {
            if (isByVariant !== byVariant) props.onChange(switched(props, byVariant));
          }}
          className={cx(
            "min-h-11 border px-3.5 text-[14px] font-medium",
            isByVariant === byVariant
              ? "border-ink bg-ink text-white"
              : "border-line-strong bg-paper",
          )}
        >
          {byVariant ? words.byVariant : words.oneNumber}
        </button>
      ))}
    </div>
  );
}

/** One number, and the switch to a number for each variant where there are several. */
export function StockFields(props: StockFieldsProps) {
  const { values, start, error, onChange } = props;
  const cells = stockCells(values, start);
  const isChoice = cells.length > 1 || values.isByVariant;
  if (!values.isByVariant) {
    return (
      <div className="col-span-full grid content-start gap-2 md:col-span-1">
        <Field
          name="stock_quantity"
          label={words.stock}
          inputMode="numeric"
          value={values.stock_quantity}
          error={error}
          hint={isChoice ? words.oneNumberHint : undefined}
          onChange={({ target }) => onChange({ stock_quantity: target.value })}
          required
        />
        {isChoice && <Switch {...props} />}
      </div>
    );
  }
  return (
    <FieldGroup
      label={words.stock}
      name="stock_quantity"
      error={error}
      hint={cells.some(({ mayBeEmpty }) => mayBeEmpty) ? words.byVariantHint : undefined}
    >
      <div className="flex flex-wrap items-center gap-4">
        <Switch {...props} />
        <output className="text-[14px] text-ink-2">{words.stockSum(cellSum(cells))}</output>
      </div>
      <StockTable {...props} cells={cells} />
    </FieldGroup>
  );
}

function Cell({
  cell,
  isBad,
  onType,
}: {
  cell: StockCell;
  isBad: boolean;
  onType: (value: string) => void;
}) {
  return (
    <input
      inputMode="numeric"
      aria-label={words.stockOf(sizeText(cell.size), colorText(cell.color))}
      aria-invalid={isBad || undefined}
      value={cell.value}
      onChange={({ target }) => onType(target.value)}
      className={cx(
        "h-11 w-full min-w-16 rounded-xs bg-paper px-2 text-right text-[16px]",
        isBad ? "border-2 border-danger" : "border border-line-strong",
      )}
    />
  );
}

function StockTable({ values, error, cells, onChange }: StockFieldsProps & { cells: StockCell[] }) {
  const sizes = [...new Set(cells.map(({ size }) => size))];
  const colors = [...new Set(cells.map(({ color }) => color))];
  const byKey = new Map(cells.map((cell) => [cell.key, cell]));
  return (
    // Wide where there are many colours: scrolls by itself, and with the keyboard through its cells.
    <div className="overflow-x-auto">
      <table className="text-[14px]">
        <caption className="sr-only">{words.stockByVariant}</caption>
        <thead>
          <tr>
            <td />
            {colors.map((color) => (
              <th key={color} scope="col" className="px-1 pb-1.5 text-left font-medium">
                <span className="flex items-center gap-2 whitespace-nowrap">
                  {color !== "" && <Swatch hex={color} />}
                  {colorText(color)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size}>
              <th scope="row" className="pr-3 text-left font-medium whitespace-nowrap">
                {sizeText(size)}
              </th>
              {colors.map((color) => {
                const key = cellKey(size, color);
                const cell = byKey.get(key);
                return (
                  <td key={color} className="p-1">
                    {cell && (
                      <Cell
                        cell={cell}
                        isBad={error !== undefined && isBadCell(cell)}
                        onType={(value) => onChange({ stocks: { ...values.stocks, [key]: value } })}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
