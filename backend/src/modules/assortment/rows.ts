import { entityId } from "../../lib/entity-id";
import type { Run } from "../../lib/database";
import { insertRows, type ProductTable } from "./write-sql";

type Row = Record<string, unknown>;

/** Inserts rows that all have the columns of the first. */
export async function insert(run: Run, table: ProductTable, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  await run(insertRows(table, Object.keys(first)), [JSON.stringify(rows)]);
}

/** Medusa keeps each amount twice: as number, and as its BigNumber writes it. */
const bigNumber = (value: number) => ({ value: String(value), precision: 20 });

/** The records that every product of this shop hangs on. */
export interface ShopSetting {
  salesChannelId: string;
  stockLocationId: string;
  shippingProfileId: string | null;
}

/** The base price in whole RWF; Medusa's amount is the same number, RWF has no minor unit. */
export const priceRow = (priceSetId: string, priceRwf: number): Row => ({
  id: entityId("price"),
  price_set_id: priceSetId,
  currency_code: "rwf",
  amount: priceRwf,
  raw_amount: bigNumber(priceRwf),
  rules_count: 0,
});

/** A base price of its own for each of the given variants. */
export async function addPrices(
  run: Run,
  variantIds: readonly string[],
  priceRwf: number,
): Promise<void> {
  const sets = variantIds.map((variantId) => ({ variantId, id: entityId("pset") }));
  await insert(
    run,
    "price_set",
    sets.map(({ id }) => ({ id })),
  );
  await insert(
    run,
    "price",
    sets.map(({ id }) => priceRow(id, priceRwf)),
  );
  await insert(
    run,
    "product_variant_price_set",
    sets.map(({ id, variantId }) => ({
      id: entityId("pvps"),
      variant_id: variantId,
      price_set_id: id,
    })),
  );
}

const levelRow = (itemId: string, stock: number, locationId: string): Row => ({
  id: entityId("ilev"),
  inventory_item_id: itemId,
  location_id: locationId,
  stocked_quantity: stock,
  raw_stocked_quantity: bigNumber(stock),
  raw_reserved_quantity: bigNumber(0),
  raw_incoming_quantity: bigNumber(0),
});

/** Stock for inventory items that have none at any location. */
export const addLevels = (
  run: Run,
  items: readonly { itemId: string; stock: number }[],
  locationId: string,
) =>
  insert(
    run,
    "inventory_level",
    items.map(({ itemId, stock }) => levelRow(itemId, stock, locationId)),
  );

/** Stock records for variants; an item is never shared, Medusa would oversell it in one cart. */
export async function addStock(
  run: Run,
  variants: readonly { id: string; sku: string | null; title: string; stock: number }[],
  locationId: string,
): Promise<void> {
  const items = variants.map((variant) => ({ ...variant, itemId: entityId("iitem") }));
  await insert(
    run,
    "inventory_item",
    items.map(({ itemId, sku, title }) => ({ id: itemId, sku, title, description: title })),
  );
  await addLevels(run, items, locationId);
  await insert(
    run,
    "product_variant_inventory_item",
    items.map(({ itemId, id }) => ({
      id: entityId("pvitem"),
      variant_id: id,
      inventory_item_id: itemId,
      required_quantity: 1,
    })),
  );
}
