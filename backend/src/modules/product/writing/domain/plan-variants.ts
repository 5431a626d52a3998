import { DEFAULT_COLOR, DEFAULT_SIZE } from "../../../../contracts/catalogue";
import { MAX_VARIANTS } from "../../../../contracts/catalogue-writes";
import type { FieldError } from "../../../../contracts/envelope";
import { spreadDifference, spreadEvenly } from "./spread-stock";
import { shortage, stockAfter } from "./stock-difference";

/** A variant that is there. */
export interface HeldVariant {
  id: string;
  /** null: the product has no sizes. */
  size: string | null;
  /** `#rrggbb`; another word, or null: the product has no colours. */
  color: string | null;
  /** Units that can be sold; null when Medusa does not count them. */
  available: number | null;
  /** No longer sold, but kept because orders hold units of it. */
  isRetired: boolean;
}

export interface VariantWish {
  sizes?: readonly string[];
  colors?: readonly string[];
  /** Units of the product in all. */
  stock?: number;
  /** What they were when `stock` was said; see `stockAfter`. */
  stockSeen?: number;
  variants?: readonly NamedVariant[];
}

/** What is said of one variant; absent: as it is, or for a new one none, the product's, one is made. */
interface NamedVariant {
  size: string | null;
  color: string | null;
  stock?: number;
  /** What it was when `stock` was said; see `stockAfter`. */
  stockSeen?: number;
  priceRwf?: number;
  saleRwf?: number | null;
  sku?: string;
}

export interface PlannedVariant {
  /** null: to be made. */
  id: string | null;
  size: string;
  color: string;
  /** Sellable units now and afterwards; equal: nothing to write. null: not counted. */
  before: number | null;
  after: number | null;
  isRevived: boolean;
  /** As said of this one. */
  priceRwf?: number;
  saleRwf?: number | null;
  sku?: string;
}

export interface VariantPlan {
  variants: PlannedVariant[];
  /** Ids of variants that are sold no longer. */
  removed: string[];
  /** Empty: the product has none, and its variants carry the default. */
  sizes: string[];
  colors: string[];
}

type Planned =
  | { plan: VariantPlan; problems: null }
  /** `isOvertaken`: the only problem is that stock changed since it was seen. */
  | { plan: null; problems: FieldError[]; isOvertaken: boolean };

interface Pair {
  size: string;
  color: string;
}

const keyOf = ({ size, color }: Pair) => JSON.stringify([size.toLowerCase(), color.toLowerCase()]);
const pairOf = ({ size, color }: { size: string | null; color: string | null }): Pair => ({
  size: size ?? DEFAULT_SIZE,
  color: color ?? DEFAULT_COLOR,
});
/** Equal for sizes and colours that look the same to a shopper. */
export const variantKey = (variant: { size: string | null; color: string | null }) =>
  keyOf(pairOf(variant));
const distinct = (values: readonly string[]) => [...new Set(values)];

/** What is offered after the change: as said, else as it was and what the variants name beyond it. */
function offered(
  said: readonly string[] | undefined,
  held: readonly (string | null)[],
  named: readonly (string | null)[],
  standard: string,
): string[] {
  const before = distinct(held.filter((value) => value !== null));
  // "xl" means the "XL" that is there.
  const known = new Map(before.map((value) => [value.toLowerCase(), value]));
  const spelt = (value: string) => known.get(value.toLowerCase()) ?? value;
  if (said) return said.map(spelt);
  const news = distinct(named.filter((value) => value !== null).map(spelt));
  const isPlain = before.length === 0 && held.length > 0;
  if (isPlain && news.every((value) => value === standard)) return [];
  return distinct([...(isPlain ? [standard] : before), ...news]);
}

function wantedPairs(
  active: readonly Pair[],
  wish: VariantWish,
  named: readonly Pair[],
  all: Pair[],
) {
  const heldKeys = new Set(active.map(keyOf));
  const namedKeys = new Set(named.map(keyOf));
  const isListed = (pair: Pair) => heldKeys.has(keyOf(pair)) || namedKeys.has(keyOf(pair));
  if (!wish.sizes && !wish.colors && (active.length > 0 || named.length > 0)) {
    return all.filter(isListed);
  }
  const covers = (list: readonly Pair[], pick: (pair: Pair) => string) =>
    new Set(list.map(pick)).size === new Set(all.map(pick)).size;
  if (named.length > 0 && covers(named, (p) => p.size) && covers(named, (p) => p.color)) {
    return all.filter((pair) => namedKeys.has(keyOf(pair)));
  }
  // A combination that was left out on purpose stays out; a new size comes in every colour.
  const sizes = new Set(active.map(({ size }) => size));
  const colors = new Set(active.map(({ color }) => color));
  return all.filter((pair) => isListed(pair) || !sizes.has(pair.size) || !colors.has(pair.color));
}

/** Sets what is said of single variants. */
function setNamed(plan: VariantPlan, named: readonly NamedVariant[]): FieldError[] {
  return named.flatMap(({ stock, stockSeen, priceRwf, saleRwf, sku, ...pair }, index) => {
    const key = keyOf(pairOf(pair));
    const alike = plan.variants.filter((variant) => keyOf(variant) === key);
    for (const variant of alike) {
      if (priceRwf !== undefined) variant.priceRwf = priceRwf;
      if (saleRwf !== undefined) variant.saleRwf = saleRwf;
      if (sku !== undefined) variant.sku = sku;
    }
    if (stock === undefined) return [];
    const counted = alike.filter(({ after }) => after !== null);
    const said = { units: stock, seen: stockSeen };
    // A difference is meant once, also where Medusa has two variants of one size and colour.
    const meant = stockSeen === undefined ? counted : counted.slice(0, 1);
    return meant.flatMap((variant): FieldError[] => {
      const present = variant.after ?? 0;
      variant.after = stockAfter(said, present);
      const message = shortage(said, present, {
        size: plan.sizes.length > 0 ? variant.size : null,
        color: plan.colors.length > 0 ? variant.color : null,
      });
      return message === null ? [] : [{ field: `variants.${index}.stock_quantity`, message }];
    });
  });
}

const LOOK_AGAIN = "Pieces were sold or came in meanwhile. Please look at the stock again.";

/**
 * Sets what can be sold of each variant; see decisions on stock: variants first, else the total.
 * @param before those that were sold until now, also those that go
 */
function setStock(
  plan: VariantPlan,
  wish: VariantWish,
  before: readonly HeldVariant[],
): FieldError[] {
  if (wish.variants && wish.variants.length > 0) return setNamed(plan, wish.variants);
  if (wish.stock === undefined) return [];
  const counted = plan.variants.filter(({ after }) => after !== null);
  if (counted.length === 0) return [];
  const said = { units: wish.stock, seen: wish.stockSeen };
  const present = before.reduce((sum, { available }) => sum + (available ?? 0), 0);
  const isMoved = said.seen !== undefined && said.seen !== present;
  const isCounted = before.every(({ available }) => available !== null);
  // A total does not say whether sold pieces were of the leaving or the staying variants.
  const isUnclear = plan.removed.length > 0 && isMoved && isCounted;
  const message = isUnclear ? LOOK_AGAIN : shortage(said, present, null);
  if (message !== null) return [{ field: "stock_quantity", message }];
  const difference =
    stockAfter(said, present) - counted.reduce((sum, { after }) => sum + (after ?? 0), 0);
  const fresh = counted.filter(({ id }) => id === null);
  // What comes in with new variants is theirs; the stock of the others is left alone.
  if (difference > 0 && fresh.length > 0) {
    const shares = spreadEvenly(difference, fresh.length);
    fresh.forEach((variant, index) => (variant.after = shares[index] ?? 0));
    return [];
  }
  const after = spreadDifference(
    counted.map((variant) => variant.after ?? 0),
    difference,
  );
  counted.forEach((variant, index) => (variant.after = after[index] ?? 0));
  return [];
}

const isHex = (color: string) => /^#[0-9a-f]{6}$/.test(color);

/**
 * Products made in Medusa's dashboard may have colours that are words. Those are not shown as
 * colours, so an empty list, as in an answer, does not mean to remove them.
 */
function withoutEmptyWords(active: readonly HeldVariant[], wish: VariantWish): VariantWish {
  const words = active.flatMap(({ color }) => color ?? []);
  const isUnsaid = wish.colors?.length === 0 && words.length > 0 && !words.some(isHex);
  return isUnsaid ? { ...wish, colors: undefined } : wish;
}

function problemsOf(
  wish: VariantWish,
  active: readonly HeldVariant[],
  all: readonly Pair[],
  count: number,
): FieldError[] {
  const known = new Set(all.map(keyOf));
  const seen = new Set<string>();
  const colors = new Set(active.map(({ color }) => color?.toLowerCase()));
  const problems = (wish.variants ?? []).flatMap((item, index): FieldError[] => {
    const key = keyOf(pairOf(item));
    if (item.color !== null && !isHex(item.color) && !colors.has(item.color.toLowerCase())) {
      const message = "A colour must be a code like #b5301a";
      return [{ field: `variants.${index}.color`, message }];
    }
    if (!known.has(key)) {
      const message = "This size and colour are not among those of the product";
      return [{ field: `variants.${index}`, message }];
    }
    if (seen.has(key)) {
      return [{ field: `variants.${index}`, message: "This size and colour are given twice" }];
    }
    seen.add(key);
    return [];
  });
  if (count > MAX_VARIANTS) {
    const message = `A product can have at most ${MAX_VARIANTS} variants`;
    problems.push({ field: wish.sizes ? "sizes" : wish.colors ? "colors" : "variants", message });
  }
  return problems;
}

/**
 * Which variants a product has after a change, what of each can be sold, and which go. Those that
 * stay keep their id and, unless it is said, their stock; one that was retired comes back.
 */
export function planVariants(held: readonly HeldVariant[], said: VariantWish): Planned {
  const active = held.filter(({ isRetired }) => !isRetired);
  const wish = withoutEmptyWords(active, said);
  const named = wish.variants ?? [];
  const sizes = offered(
    wish.sizes,
    active.map(({ size }) => size),
    named.map(({ size }) => size),
    DEFAULT_SIZE,
  );
  const colors = offered(
    wish.colors,
    active.map(({ color }) => color),
    named.map(({ color }) => color),
    DEFAULT_COLOR,
  );
  const all = (sizes.length > 0 ? sizes : [DEFAULT_SIZE]).flatMap((size) =>
    (colors.length > 0 ? colors : [DEFAULT_COLOR]).map((color) => ({ size, color })),
  );
  const wanted = wantedPairs(active.map(pairOf), wish, named.map(pairOf), all);
  const problems = problemsOf(wish, active, all, wanted.length);
  if (problems.length > 0) return { plan: null, problems, isOvertaken: false };

  const byKey = new Map<string, HeldVariant[]>();
  for (const variant of held) {
    const key = variantKey(variant);
    byKey.set(key, [...(byKey.get(key) ?? []), variant]);
  }
  const variants = wanted.flatMap((pair): PlannedVariant[] => {
    const alike = byKey.get(keyOf(pair)) ?? [];
    const same = alike.filter(({ isRetired }) => !isRetired);
    const back = same.length > 0 ? [] : alike.slice(0, 1);
    const kept = [...same, ...back].map(({ id, available, isRetired }) => ({
      id,
      ...pair,
      before: available,
      after: available,
      isRevived: isRetired,
    }));
    const made: PlannedVariant = { id: null, ...pair, before: 0, after: 0, isRevived: false };
    return kept.length > 0 ? kept : [made];
  });
  const keptIds = new Set(variants.map(({ id }) => id));
  const removed = active.filter(({ id }) => !keptIds.has(id)).map(({ id }) => id);
  const plan = { variants, removed, sizes, colors };
  const overtaken = setStock(plan, wish, active);
  if (overtaken.length > 0) return { plan: null, problems: overtaken, isOvertaken: true };
  return { plan, problems: null };
}
