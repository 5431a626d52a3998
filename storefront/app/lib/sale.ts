/** What a sale takes off, of lines of a cart or of an order. */
import * as words from "~/words/sale";

/** Amounts are of the whole line; whole RWF. */
interface SaleLine {
  name: string;
  quantity: number;
  lineTotalRwf: number;
  /** What it would cost without the sale it is in; null, undefined: it is in none. */
  beforeRwf?: number | null;
}

export interface Sale {
  /** The pieces of all lines. */
  count: number;
  /** What all lines would cost without it; less `offRwf`, it is what they cost. */
  itemsRwf: number;
  offRwf: number;
  /** The product, where only one is reduced. */
  name: string | null;
}

/** Null: no line is cheaper than it would be without a sale. */
export function saleOf(lines: readonly SaleLine[]): Sale | null {
  const sale = { count: 0, itemsRwf: 0, offRwf: 0 };
  const names = new Set<string>();
  for (const { name, quantity, lineTotalRwf, beforeRwf } of lines) {
    const offRwf = Math.max(0, (beforeRwf ?? 0) - lineTotalRwf);
    if (offRwf > 0) names.add(name);
    sale.count += quantity;
    sale.itemsRwf += lineTotalRwf + offRwf;
    sale.offRwf += offRwf;
  }
  const [name = null] = names;
  return name === null ? null : { ...sale, name: names.size === 1 ? name : null };
}

/** "Sale, Gahinga Boxy Tee", or "Sale" of several. */
export const saleLabel = ({ name }: Pick<Sale, "name">): string =>
  name === null ? words.sale : words.saleOf(name);
