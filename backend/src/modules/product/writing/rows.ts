import { entityId } from "../../../lib/entity-id";
import type { Run } from "../../../lib/database";
import type { Picture } from "./domain/plan-pictures";
import { INSERT_ORDER, insertRows, type ProductTable } from "./write-sql";

type Row = Record<string, unknown>;

/** Inserts rows that all have the columns of the first. */
export async function insert(run: Run, table: ProductTable, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  await run(insertRows(table, Object.keys(first)), [JSON.stringify(rows)]);
}

/** Rows of one statement: a batch of products with a hundred variants each would run into its time limit. */
const MOST_ROWS = 4000;

/** Rows of many tables, gathered and inserted with one statement a table, parents first. */
export class ProductRows {
  readonly #tables = new Map<ProductTable, Row[]>();

  /** Rows of one table always have the same columns. */
  add(table: ProductTable, row: Row): void {
    const rows = this.#tables.get(table);
    if (rows) rows.push(row);
    else this.#tables.set(table, [row]);
  }

  async insert(run: Run): Promise<void> {
    for (const table of INSERT_ORDER) {
      const rows = this.#tables.get(table) ?? [];
      for (let from = 0; from < rows.length; from += MOST_ROWS) {
        await insert(run, table, rows.slice(from, from + MOST_ROWS));
      }
    }
  }
}

/** Medusa keeps each amount twice: as number, and as its BigNumber writes it. */
const bigNumber = (value: number) => ({ value: String(value), precision: 20 });

/** The records every product of this shop needs. */
export interface ShopSetting {
  salesChannelId: string;
  stockLocationId: string;
  shippingProfileId: string | null;
}

/** The base price in whole RWF; Medusa's amount is the same number, RWF has no minor unit. */
export function addPrice(rows: ProductRows, priceSetId: string, priceRwf: number): void {
  rows.add("price", {
    id: entityId("price"),
    price_set_id: priceSetId,
    currency_code: "rwf",
    amount: priceRwf,
    raw_amount: bigNumber(priceRwf),
    rules_count: 0,
  });
}

/** A base price for a variant without a price set. */
export function addPriceSet(rows: ProductRows, variantId: string, priceRwf: number): void {
  const id = entityId("pset");
  rows.add("price_set", { id });
  addPrice(rows, id, priceRwf);
  rows.add("product_variant_price_set", {
    id: entityId("pvps"),
    variant_id: variantId,
    price_set_id: id,
  });
}

/** Stock for an inventory item without any location. */
export function addLevel(
  rows: ProductRows,
  itemId: string,
  stock: number,
  locationId: string,
): void {
  rows.add("inventory_level", {
    id: entityId("ilev"),
    inventory_item_id: itemId,
    location_id: locationId,
    stocked_quantity: stock,
    raw_stocked_quantity: bigNumber(stock),
    raw_reserved_quantity: bigNumber(0),
    raw_incoming_quantity: bigNumber(0),
  });
}

/** A stock record for a variant; an item is never shared, Medusa would oversell it in one cart. */
export function addStock(
  rows: ProductRows,
  variant: { id: string; sku: string | null; title: string; stock: number },
  locationId: string,
): void {
  const itemId = entityId("iitem");
  const { id, sku, title, stock } = variant;
  rows.add("inventory_item", { id: itemId, sku, title, description: title });
  addLevel(rows, itemId, stock, locationId);
  rows.add("product_variant_inventory_item", {
    id: entityId("pvitem"),
    variant_id: id,
    inventory_item_id: itemId,
    required_quantity: 1,
  });
}

/**
 * `source`: where an imported picture came from, by which a later run knows it.
 * @returns its id
 */
export function addImage(
  rows: ProductRows,
  productId: string,
  { url, source, view, rank }: Pick<Picture, "url" | "source" | "view"> & { rank: number },
): string {
  const id = entityId("img");
  rows.add("image", {
    id,
    url,
    rank,
    product_id: productId,
    metadata:
      source === null && view === null
        ? null
        : { ...(source !== null && { source }), ...(view !== null && { view }) },
  });
  return id;
}
