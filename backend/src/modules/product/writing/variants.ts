import type { Run } from "../../../lib/database";
import type { HeldVariant, VariantPlan } from "./domain/plan-variants";
import { addVariant, addVariantValues, skusOf, titleOf } from "./new-variants";
import { ensureOption, optionColors, tidyOption, type Option } from "./options";
import { writeFileSales, type FileSale } from "./file-sales";
import { LOCK_STOCK, VARIANTS } from "./read-sql";
import { addLevel, addPrice, addPriceSet, addStock, ProductRows, type ShopSetting } from "./rows";
import {
  CHANGE_STOCK,
  DELETE_VARIANTS,
  PLACE_VARIANTS,
  SET_PRICES,
  SET_SKUS,
  UNLINK_VALUES,
} from "./write-sql";

interface VariantRow {
  id: string;
  productId: string;
  sku: string | null;
  rank: number;
  size: string | null;
  color: string | null;
  isRetired: boolean;
  isCounted: boolean;
  itemId: string | null;
  levelId: string | null;
  isAsSaid: boolean;
  available: number;
  reserved: number;
  priceSetId: string | null;
  priceRwf: number | null;
  fileSaleRwf: number | null;
  askedRwf: number | null;
  referenceRwf: number | null;
}

/** A variant as it is. */
export type StoredVariant = HeldVariant & Omit<VariantRow, "available">;

/** Variants of products, the retired ones too, in the products' order of them. */
export async function readVariants(
  run: Run,
  productIds: readonly string[],
): Promise<StoredVariant[]> {
  const rows = await run<VariantRow>(VARIANTS, [productIds]);
  return rows.map((row) => ({ ...row, available: row.isCounted ? row.available : null }));
}

/** The variants of products whose rows are locked, with their stock locked until the end. */
export async function lockVariants(
  run: Run,
  productIds: readonly string[],
): Promise<StoredVariant[]> {
  await run(LOCK_STOCK, [productIds]);
  return readVariants(run, productIds);
}

export interface VariantWrite {
  productId: string;
  handle: string;
  plan: VariantPlan;
  held: readonly StoredVariant[];
  /** Of variants to be made that are not given their own; null: each of them is. */
  priceRwf: number | null;
  setting: ShopSetting;
}

/** Adds new ones, and updates those that stay. */
async function addVariants(
  run: Run,
  { productId, handle, plan, held, priceRwf, setting }: VariantWrite,
  size: Option | null,
  color: Option | null,
): Promise<void> {
  const rows = new ProductRows();
  const options = { size: plan.sizes.length > 0 ? size : null, color };
  const made = plan.variants.flatMap((variant, rank) =>
    variant.id === null ? [{ handle, variant, rank }] : [],
  );
  const skus = made.length > 0 ? await skusOf(run, made) : [];
  const sales: FileSale[] = [];
  made.forEach(({ variant, rank }, index) => {
    const price = variant.priceRwf ?? priceRwf;
    if (price === null) throw new Error("A variant without a price was planned.");
    const one = { variant, rank, sku: skus[index] ?? "", priceRwf: price };
    const id = addVariant(rows, productId, one, options, setting.stockLocationId);
    if (typeof variant.saleRwf === "number") sales.push([id, variant.saleRwf]);
  });
  // Variants that stay when a product gets its first sizes or colours, or loses its last.
  const before = new Map(held.map((variant) => [variant.id, variant]));
  const overnamed: string[] = [];
  for (const variant of plan.variants) {
    const stored = variant.id === null ? undefined : before.get(variant.id);
    if (!stored) continue;
    if ((stored.size === null && plan.sizes.length > 0) || stored.color === null) {
      addVariantValues(rows, stored.id, variant, options);
    }
    if (stored.size !== null && plan.sizes.length === 0) overnamed.push(stored.id);
  }
  await rows.insert(run);
  await writeFileSales(run, sales);
  if (overnamed.length > 0 && size) await run(UNLINK_VALUES, [overnamed, [...size.ids.values()]]);
}

/**
 * Takes variants off sale. One that an order holds units of is retired: it keeps its record,
 * its stock record and the reservations, so that the order can be sent or given up. The others go.
 */
export async function removeVariants(run: Run, removed: readonly StoredVariant[]): Promise<void> {
  const retired = removed.filter(({ reserved }) => reserved > 0);
  const deleted = removed.filter(({ reserved }) => reserved === 0).map(({ id }) => id);
  if (deleted.length > 0) {
    for (const statement of DELETE_VARIANTS) await run(statement, [deleted]);
  }
  if (retired.length === 0) return;
  await run(PLACE_VARIANTS, [
    retired.map(({ id }) => id),
    retired.map(({ rank }) => rank),
    retired.map(() => true),
  ]);
  const counted = retired.filter(
    ({ levelId, available }) => levelId !== null && available !== null,
  );
  await run(CHANGE_STOCK, [
    counted.map(({ levelId }) => levelId),
    counted.map(({ available }) => -(available ?? 0)),
  ]);
}

/** Writes the stock of variants that were there before; that of new ones came with them. */
async function writeStock(run: Run, { plan, held, setting }: VariantWrite): Promise<void> {
  const before = new Map(held.map((variant) => [variant.id, variant]));
  const changed = plan.variants.flatMap((variant) => {
    const stored = variant.id === null ? undefined : before.get(variant.id);
    const change = (variant.after ?? 0) - (variant.before ?? 0);
    return stored && change !== 0 ? [{ stored, change, title: titleOf(variant) }] : [];
  });
  const levels = changed.filter(({ stored }) => stored.levelId !== null);
  if (levels.length > 0) {
    await run(CHANGE_STOCK, [
      levels.map(({ stored }) => stored.levelId),
      levels.map(({ change }) => change),
    ]);
  }
  // Variants made elsewhere may have no stock record yet.
  const rows = new ProductRows();
  for (const { stored, change, title } of changed) {
    const { id, itemId, levelId, sku } = stored;
    if (levelId !== null) continue;
    if (itemId !== null) addLevel(rows, itemId, change, setting.stockLocationId);
    else addStock(rows, { id, sku, title, stock: change }, setting.stockLocationId);
  }
  await rows.insert(run);
}

/** Writes SKUs and prices that are said of single variants that were there before. */
async function writeSaid(run: Run, { plan, held }: VariantWrite): Promise<void> {
  const before = new Map(held.map((variant) => [variant.id, variant]));
  const said = plan.variants.flatMap(({ id, sku, priceRwf, saleRwf }) => {
    const stored = id === null ? undefined : before.get(id);
    return stored ? [{ stored, sku, priceRwf, saleRwf }] : [];
  });
  await writeFileSales(
    run,
    said.flatMap(({ stored, saleRwf }) =>
      saleRwf === undefined || saleRwf === stored.fileSaleRwf ? [] : [[stored.id, saleRwf]],
    ),
  );
  await writePrices(
    run,
    said.flatMap(({ stored, priceRwf }) => (priceRwf === undefined ? [] : [{ stored, priceRwf }])),
  );
  const renamed = said.filter(({ stored, sku }) => sku !== undefined && sku !== stored.sku);
  if (renamed.length === 0) return;
  for (const statement of SET_SKUS) {
    await run(statement, [renamed.map(({ stored }) => stored.id), renamed.map(({ sku }) => sku)]);
  }
}

/** Gives each variant its price, where it has another or none. */
export async function writePrices(
  run: Run,
  prices: readonly { stored: StoredVariant; priceRwf: number }[],
): Promise<void> {
  const changed = prices.filter(({ stored, priceRwf }) => stored.priceRwf !== priceRwf);
  const priced = changed.filter(({ stored }) => stored.priceRwf !== null);
  if (priced.length > 0) {
    await run(SET_PRICES, [
      priced.map(({ stored }) => stored.priceSetId),
      priced.map(({ priceRwf }) => priceRwf),
    ]);
  }
  // Variants made elsewhere may have no price in RWF yet.
  const rows = new ProductRows();
  for (const { stored, priceRwf } of changed) {
    if (stored.priceRwf !== null) continue;
    if (stored.priceSetId !== null) addPrice(rows, stored.priceSetId, priceRwf);
    else addPriceSet(rows, stored.id, priceRwf);
  }
  await rows.insert(run);
}

/**
 * Carries out a plan. @param isReshaped sizes, colours or the set of variants change, not just
 * stock
 */
export async function writeVariants(
  run: Run,
  write: VariantWrite,
  isReshaped: boolean,
): Promise<void> {
  const { productId, plan, held } = write;
  if (isReshaped) {
    const size = await ensureOption(run, productId, "Size", plan.sizes);
    const color = await ensureOption(run, productId, "Color", optionColors(plan));
    await addVariants(run, write, size, color);
    const removed = new Set(plan.removed);
    await removeVariants(
      run,
      held.filter(({ id }) => removed.has(id)),
    );
    const kept = plan.variants.flatMap(({ id }, rank) => (id === null ? [] : [{ id, rank }]));
    await run(PLACE_VARIANTS, [
      kept.map(({ id }) => id),
      kept.map(({ rank }) => rank),
      kept.map(() => false),
    ]);
    await tidyOption(run, size);
    await tidyOption(run, color);
  }
  await writeSaid(run, write);
  await writeStock(run, write);
}
