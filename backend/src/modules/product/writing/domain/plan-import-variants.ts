import { DEFAULT_COLOR } from "../../../../contracts/catalogue";
import type { StockRule } from "../../../../contracts/product-import";
import { colorName } from "../../../../contracts/colors";
import type {
  ImportedProduct,
  ImportedVariant,
  ImportProblem,
} from "../../../../contracts/imported-product";
import {
  planVariants,
  variantKey,
  type HeldVariant,
  type PlannedVariant,
  type VariantPlan,
} from "./plan-variants";

/** An existing variant, with what a file can say of it. */
export interface ListedVariant extends HeldVariant {
  sku: string | null;
  /** null: Medusa has no price in RWF. */
  priceRwf: number | null;
  /** In the sale of an earlier file; null: in none. */
  fileSaleRwf: number | null;
  /** What is asked now, whatever says so, and what it costs without a sale. */
  askedRwf: number | null;
  referenceRwf: number | null;
}

/** Who has a SKU. */
export interface SkuOwner {
  /** null: a stock record no variant has any more. */
  productId: string | null;
  variantId: string | null;
}

/** What must be known to compare a file's variants with the shop's. */
export interface VariantFacts {
  /** Who has a SKU today. */
  ownersOf: (sku: string) => readonly SkuOwner[];
  stockRule: StockRule;
}

export interface ImportedVariants {
  plan: VariantPlan;
  /** Of variants to be made that are not given their own; null: each of them is. */
  priceRwf: number | null;
  /** Anything is to be written. */
  isChanged: boolean;
  /** The set of variants changes, not just their facts. */
  isReshaped: boolean;
  /** Variants whose stock differs in the file and stays as it is. */
  stockKept: number;
}

/** Lowest of the prices, as shoppers see it; null when there is none. */
export function shownPrice(
  held: readonly Pick<ListedVariant, "priceRwf" | "isRetired">[],
): number | null {
  const prices = held.flatMap(({ priceRwf, isRetired }) =>
    priceRwf === null || isRetired ? [] : [priceRwf],
  );
  return prices.length > 0 ? Math.min(...prices) : null;
}

const same = (one: string | null, other: string | null) =>
  one?.toLowerCase() === other?.toLowerCase();

/** null: the product has no colours, though Medusa's record of the variant carries the default. */
export const shownColor = ({ color }: { color: string | null }) =>
  same(color, DEFAULT_COLOR) ? null : color;

/** Medusa's dashboard may have called a colour by a word; a file gives codes only. */
export function isColor(meant: HeldVariant, said: string | null): boolean {
  const held = shownColor(meant);
  if (same(held, said)) return true;
  if (held === null || said === null || held.startsWith("#")) return false;
  return same(colorName(said), held);
}

const labelOf = (variant: HeldVariant) =>
  [variant.size, shownColor(variant)].filter((value) => value !== null).join(" / ") ||
  "without size and colour";

/** The variant that a row means: the one with its SKU, else with its size and colour. */
export function meantBy(
  said: ImportedVariant,
  held: readonly ListedVariant[],
): ListedVariant | undefined {
  const bySku = said.sku === null ? undefined : held.find(({ sku }) => sku === said.sku);
  if (bySku) return bySku;
  const alike = held.filter(
    (variant) => same(variant.size, said.size) && isColor(variant, said.color),
  );
  return alike.find(({ isRetired }) => !isRetired) ?? alike[0];
}

/** What speaks against taking a row for this variant, or for a new one. */
function problemOf(
  said: ImportedVariant,
  meant: ListedVariant | undefined,
  owners: readonly SkuOwner[],
  productId: string | null,
): string | null {
  if (said.sku === null) return null;
  if (meant?.sku === said.sku) {
    const isSame =
      (said.size === null || same(meant.size, said.size)) &&
      (said.color === null || isColor(meant, said.color));
    return isSame ? null : `The SKU ${said.sku} is that of the variant ${labelOf(meant)}`;
  }
  const other = owners.find(({ variantId }) => variantId === null || variantId !== meant?.id);
  if (!other) return null;
  return productId !== null && other.productId === productId
    ? `The SKU ${said.sku} is already used by another variant of this product`
    : `The SKU ${said.sku} is already used by another product`;
}

/** Sizes and colours are those of all variants or of none. */
function missingOption(
  said: ImportedVariant,
  all: readonly { size: string | null; color: string | null }[],
) {
  if (said.size === null && all.some(({ size }) => size !== null)) return "The size is missing";
  if (said.color === null && all.some((one) => shownColor(one) !== null)) {
    return "The colour is missing";
  }
  return null;
}

/**
 * A row's stock, as the import takes it. An existing variant may have sold since the file was written:
 * only a fresh count sets its number.
 */
function saidStock(
  { stock, stockSeen }: ImportedVariant,
  meant: ListedVariant | undefined,
  rule: StockRule,
): { stock?: number; stockSeen?: number } {
  if (!meant || meant.isRetired || rule === "set") return { stock };
  return rule === "difference" && stockSeen !== undefined ? { stock, stockSeen } : {};
}

/**
 * A row's prices. A sale that is on, by dates of its own perhaps, is not replaced by a file that says
 * the same.
 */
function saidPrices(
  { priceRwf, saleRwf }: ImportedVariant,
  meant: ListedVariant | undefined,
): Pick<ImportedVariant, "priceRwf" | "saleRwf"> {
  const isAsNow =
    typeof saleRwf === "number" && meant?.askedRwf === saleRwf && meant.referenceRwf === priceRwf;
  return isAsNow ? {} : { priceRwf, saleRwf };
}

/**
 * What an import makes of a product's variants. Those that the file does not name stay as they are.
 * @param held of the product; empty for one to be made
 */
export function planImportedVariants(
  { row, variants: rows }: ImportedProduct,
  held: readonly ListedVariant[],
  productId: string | null,
  { ownersOf, stockRule }: VariantFacts,
): { variants: ImportedVariants | null; problems: ImportProblem[] } {
  if (rows.length === 0 && held.length > 0) return { variants: null, problems: [] };
  const problems: ImportProblem[] = [];
  const offered = [...rows, ...held.filter(({ isRetired }) => !isRetired)];
  let stockKept = 0;
  const named = rows.map((said) => {
    const meant = meantBy(said, held);
    const owners = said.sku === null ? [] : ownersOf(said.sku);
    const message = problemOf(said, meant, owners, productId);
    if (message !== null) problems.push({ row: said.row, column: "Variant SKU", message });
    const missing = meant ? null : missingOption(said, offered);
    if (missing !== null) problems.push({ row: said.row, column: null, message: missing });
    const { size, color } = meant ?? said;
    const { sku } = said;
    const { priceRwf, saleRwf } = saidPrices(said, meant);
    const stock = saidStock(said, meant, stockRule);
    const isOther = said.stock !== undefined && said.stock !== meant?.available;
    if (meant && meant.available !== null && isOther && stock.stock === undefined) stockKept += 1;
    return { size, color, ...stock, priceRwf, saleRwf, sku: sku ?? undefined };
  });
  if (problems.length > 0) return { variants: null, problems };

  const planned = planVariants(held, { variants: named });
  if (!planned.plan) {
    return {
      variants: null,
      problems: planned.problems.map(({ field, message }) => {
        const [, at, part] = /^variants\.(\d+)(?:\.(\w+))?/.exec(field) ?? [];
        const column = part === "stock_quantity" ? "Variant Inventory Qty" : null;
        return { row: rows[Number(at ?? -1)]?.row ?? row, column, message };
      }),
    };
  }
  const { plan } = planned;
  const price = shownPrice(held);
  const rowByKey = new Map(named.map((variant, at) => [variantKey(variant), at]));
  const rowOf = (variant: PlannedVariant) => rowByKey.get(variantKey(variant)) ?? -1;
  // Those that are there stay where they are, new ones follow in the order of the file.
  const order = new Map(held.map(({ id }, at) => [id, at]));
  const placeOf = (variant: PlannedVariant) =>
    variant.id === null ? held.length + rowOf(variant) : (order.get(variant.id) ?? 0);
  plan.variants.sort((one, other) => placeOf(one) - placeOf(other));
  for (const variant of plan.variants) {
    if (variant.id !== null || (variant.priceRwf ?? price) !== null) continue;
    const message = "Valid price is required";
    problems.push({ row: rows[rowOf(variant)]?.row ?? row, column: "Variant Price", message });
  }
  if (problems.length > 0) return { variants: null, problems };
  const isReshaped =
    plan.removed.length > 0 || plan.variants.some(({ id, isRevived }) => id === null || isRevived);
  return {
    variants: {
      plan,
      priceRwf: price,
      isReshaped,
      isChanged: isReshaped || isOther(plan, held),
      stockKept,
    },
    problems,
  };
}

/** Whether stock, price or SKU of a variant that is there changes. */
function isOther({ variants }: VariantPlan, held: readonly ListedVariant[]): boolean {
  const before = new Map(held.map((variant) => [variant.id, variant]));
  return variants.some(({ id, sku, priceRwf, saleRwf, ...variant }) => {
    const stored = id === null ? undefined : before.get(id);
    return (
      variant.before !== variant.after ||
      (sku !== undefined && sku !== stored?.sku) ||
      (priceRwf !== undefined && priceRwf !== stored?.priceRwf) ||
      (saleRwf !== undefined && saleRwf !== stored?.fileSaleRwf)
    );
  });
}
