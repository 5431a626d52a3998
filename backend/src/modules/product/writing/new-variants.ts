import { randomBytes } from "node:crypto";
import type { Run } from "../../../lib/database";
import { entityId } from "../../../lib/entity-id";
import { slugOf } from "./domain/handle";
import type { PlannedVariant } from "./domain/plan-variants";
import type { Option } from "./options";
import { TAKEN_SKUS } from "./read-sql";
import { addPriceSet, addStock, type ProductRows } from "./rows";

/** A variant to be made. */
export interface NewVariant {
  variant: PlannedVariant;
  sku: string;
  priceRwf: number;
  rank: number;
}

export const titleOf = ({ size, color }: PlannedVariant) => `${size} / ${color}`;

/** What a variant's SKU is unless it is said: `handle-size-colour`. */
const usualSku = (handle: string, { size, color }: PlannedVariant) =>
  `${handle}-${slugOf(size) || "size"}-${slugOf(color) || "color"}`;

/**
 * SKUs of variants to be made, in their order: as given, else the usual one, with a random suffix
 * if it is taken.
 */
export async function skusOf(
  run: Run,
  wanted: readonly { handle: string; variant: PlannedVariant }[],
): Promise<string[]> {
  const usual = wanted.map(({ handle, variant }) => variant.sku ?? usualSku(handle, variant));
  const rows = await run<{ sku: string }>(TAKEN_SKUS, [usual]);
  const said = wanted.flatMap(({ variant }) => variant.sku ?? []);
  const taken = new Set([...rows.map(({ sku }) => sku), ...said]);
  return wanted.map(({ variant }, index) => {
    if (variant.sku !== undefined) return variant.sku;
    const sku = usual[index] ?? "";
    const free = taken.has(sku) ? `${sku}-${randomBytes(3).toString("hex")}` : sku;
    taken.add(free);
    return free;
  });
}

/** Adds the values that say what a variant is. */
export function addVariantValues(
  rows: ProductRows,
  variantId: string,
  { size, color }: PlannedVariant,
  options: { size: Option | null; color: Option | null },
): void {
  const values = [
    options.size?.ids.get(size.toLowerCase()),
    options.color?.ids.get(color.toLowerCase()),
  ];
  for (const id of values) {
    if (id !== undefined) {
      rows.add("product_variant_option", { variant_id: variantId, option_value_id: id });
    }
  }
}

/**
 * Adds a variant with price and stock. `options.size` is null for a product without sizes.
 * @returns its id
 */
export function addVariant(
  rows: ProductRows,
  productId: string,
  { variant, sku, priceRwf, rank }: NewVariant,
  options: { size: Option | null; color: Option | null },
  locationId: string,
): string {
  const id = entityId("variant");
  const title = titleOf(variant);
  rows.add("product_variant", { id, title, sku, product_id: productId, variant_rank: rank });
  addVariantValues(rows, id, variant, options);
  addPriceSet(rows, id, priceRwf);
  addStock(rows, { id, sku, title, stock: variant.after ?? 0 }, locationId);
  return id;
}
