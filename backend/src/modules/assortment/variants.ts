import { randomBytes } from "node:crypto";
import { DEFAULT_COLOR } from "../../contracts/catalogue";
import type { Run } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import type { HeldVariant, PlannedVariant, VariantPlan } from "./domain/plan-variants";
import { slugOf } from "./domain/handle";
import { ensureOption, tidyOption, type Option } from "./options";
import { LOCK_STOCK, TAKEN_SKUS, VARIANTS } from "./read-sql";
import { addLevels, addPrices, addStock, insert, type ShopSetting } from "./rows";
import { CHANGE_STOCK, DELETE_VARIANTS, PLACE_VARIANTS, UNLINK_VALUES } from "./write-sql";

interface VariantRow {
  id: string;
  rank: number;
  size: string | null;
  color: string | null;
  isRetired: boolean;
  isCounted: boolean;
  itemId: string | null;
  levelId: string | null;
  available: number;
  reserved: number;
  priceSetId: string | null;
  priceRwf: number | null;
}

/** A variant of the product that is being edited; its stock is locked. */
export type StoredVariant = HeldVariant & Omit<VariantRow, "available">;

/** The product's variants, with their stock locked until the transaction ends. */
export async function lockVariants(run: Run, productId: string): Promise<StoredVariant[]> {
  await run(LOCK_STOCK, [productId]);
  const rows = await run<VariantRow>(VARIANTS, [productId]);
  return rows.map((row) => ({ ...row, available: row.isCounted ? row.available : null }));
}

const titleOf = ({ size, color }: PlannedVariant) => `${size} / ${color}`;

/** `handle-size-colour`, with some chance behind it where another product has that already. */
async function skusOf(
  run: Run,
  handle: string,
  variants: readonly PlannedVariant[],
): Promise<string[]> {
  const wanted = variants.map(
    ({ size, color }) => `${handle}-${slugOf(size) || "size"}-${slugOf(color) || "color"}`,
  );
  const rows = await run<{ sku: string }>(TAKEN_SKUS, [wanted]);
  const taken = new Set(rows.map(({ sku }) => sku));
  return wanted.map((sku) => {
    const free = taken.has(sku) ? `${sku}-${randomBytes(3).toString("hex")}` : sku;
    taken.add(free);
    return free;
  });
}

interface VariantWrite {
  productId: string;
  handle: string;
  plan: VariantPlan;
  held: readonly StoredVariant[];
  /** Of variants to be made. */
  priceRwf: number;
  setting: ShopSetting;
}

async function addVariants(
  run: Run,
  { productId, handle, plan, priceRwf, setting }: VariantWrite,
  size: Option | null,
  color: Option | null,
): Promise<void> {
  const planned = plan.variants.flatMap((variant, rank) =>
    variant.id === null ? [{ variant, rank }] : [],
  );
  if (planned.length === 0) return;
  const skus = await skusOf(
    run,
    handle,
    planned.map(({ variant }) => variant),
  );
  const made = planned.map(({ variant, rank }, index) => ({
    id: entityId("variant"),
    sku: skus[index] ?? null,
    title: titleOf(variant),
    stock: variant.after ?? 0,
    variant,
    rank,
  }));
  await insert(
    run,
    "product_variant",
    made.map(({ id, title, sku, rank }) => ({
      id,
      title,
      sku,
      product_id: productId,
      variant_rank: rank,
    })),
  );
  await insert(
    run,
    "product_variant_option",
    made.flatMap(({ id, variant }) => linksOf(id, variant, plan, size, color)),
  );
  await addPrices(
    run,
    made.map(({ id }) => id),
    priceRwf,
  );
  await addStock(run, made, setting.stockLocationId);
}

/** The values that say what a variant is. */
function linksOf(
  variantId: string,
  variant: PlannedVariant,
  plan: VariantPlan,
  size: Option | null,
  color: Option | null,
) {
  const values = [
    plan.sizes.length > 0 ? size?.ids.get(variant.size.toLowerCase()) : undefined,
    color?.ids.get(variant.color.toLowerCase()),
  ];
  return values.flatMap((id) =>
    id === undefined ? [] : [{ variant_id: variantId, option_value_id: id }],
  );
}

/** Variants that stay when a product gets its first sizes or colours, or loses its last. */
async function relabelKept(
  run: Run,
  { plan, held }: VariantWrite,
  size: Option | null,
  color: Option | null,
): Promise<void> {
  const before = new Map(held.map((variant) => [variant.id, variant]));
  const kept = plan.variants.flatMap((variant) => {
    const stored = variant.id === null ? undefined : before.get(variant.id);
    return stored ? [{ variant, stored }] : [];
  });
  const unnamed = kept.filter(
    ({ stored }) => (stored.size === null && plan.sizes.length > 0) || stored.color === null,
  );
  await insert(
    run,
    "product_variant_option",
    unnamed.flatMap(({ variant, stored }) => linksOf(stored.id, variant, plan, size, color)),
  );
  const overnamed = kept.filter(({ stored }) => stored.size !== null && plan.sizes.length === 0);
  if (overnamed.length > 0 && size) {
    await run(UNLINK_VALUES, [overnamed.map(({ stored }) => stored.id), [...size.ids.values()]]);
  }
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
  const bare = changed.filter(({ stored }) => stored.levelId === null);
  await addLevels(
    run,
    bare.flatMap(({ stored, change }) =>
      stored.itemId === null ? [] : [{ itemId: stored.itemId, stock: change }],
    ),
    setting.stockLocationId,
  );
  await addStock(
    run,
    bare.flatMap(({ stored, change, title }) =>
      stored.itemId === null ? [{ id: stored.id, sku: null, title, stock: change }] : [],
    ),
    setting.stockLocationId,
  );
}

/**
 * Carries out a plan.
 * @param isReshaped sizes, colours or the set of variants change, not their stock alone
 */
export async function writeVariants(
  run: Run,
  write: VariantWrite,
  isReshaped: boolean,
): Promise<void> {
  const { productId, plan, held } = write;
  if (isReshaped) {
    const size = await ensureOption(run, productId, "Size", plan.sizes);
    const colors = plan.variants.some(({ color }) => color === DEFAULT_COLOR)
      ? [...plan.colors.filter((color) => color !== DEFAULT_COLOR), DEFAULT_COLOR]
      : plan.colors;
    const color = await ensureOption(run, productId, "Color", colors);
    await addVariants(run, write, size, color);
    await relabelKept(run, write, size, color);
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
  await writeStock(run, write);
}
