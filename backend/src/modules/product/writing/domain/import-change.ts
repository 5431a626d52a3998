import { DEFAULT_COLOR } from "../../../../contracts/catalogue";
import type { ChangeKind, ImportChange } from "../../../../contracts/product-import";
import { farPrice } from "./far-price";
import type { ListedProduct, ProductPlan } from "./plan-import";
import { shownPrice, type ListedVariant } from "./plan-import-variants";
import { variantKey, type PlannedVariant, type VariantPlan } from "./plan-variants";

export interface ChangeFacts {
  /** Whether an import may publish what is new. */
  mayPublish: boolean;
  /** What products of its category cost in this shop; null: too few to say. */
  usualPriceRwf: number | null;
}

interface VariantChange {
  variant: PlannedVariant;
  price: { before: number | null; after: number | null };
  sale: { before: number | null; after: number | null };
  stock: { before: number | null; after: number | null };
}

const isOther = ({ before, after }: { before: unknown; after: unknown }) => before !== after;

/** A sale that ends shows as nothing afterwards, whatever else is on. */
const saleOf = ({ saleRwf }: PlannedVariant, stored: ListedVariant | undefined) => {
  const before = stored?.fileSaleRwf ?? null;
  return { before, after: saleRwf === undefined ? before : saleRwf };
};

function variantChanges({ variants, listed }: ProductPlan): VariantChange[] {
  if (!variants) return [];
  const held = new Map(listed?.variants.map((variant) => [variant.id, variant]));
  return variants.plan.variants.map((variant): VariantChange => {
    const stored = variant.id === null ? undefined : held.get(variant.id);
    const price = variant.priceRwf ?? stored?.priceRwf ?? (stored ? null : variants.priceRwf);
    const isNew = !stored || variant.isRevived;
    return {
      variant,
      price: { before: isNew ? null : stored.priceRwf, after: price },
      sale: saleOf(variant, isNew ? undefined : stored),
      stock: { before: isNew ? null : variant.before, after: variant.after },
    };
  });
}

/** One sentence per distinct unlikely price, beside its first row. */
function warningsOf(
  { product }: ProductPlan,
  changes: readonly VariantChange[],
  priceBefore: number | null,
  usual: number | null,
): ImportChange["warnings"] {
  const warnings = new Map<string, number>();
  for (const { variant, price } of changes) {
    if (price.after === null || !isOther(price)) continue;
    const message = farPrice(price.after, { now: price.before ?? priceBefore, usual });
    if (message === null || warnings.has(message)) continue;
    const said = product.variants.find((one) => variantKey(one) === variantKey(variant));
    warnings.set(message, said?.row ?? product.row);
  }
  return [...warnings].map(([message, row]) => ({ row, message }));
}

function picturesOf({
  listed,
  pictures,
  pictureColors,
}: ProductPlan): ImportChange["pictures"] | null {
  if (!pictures.isChanged && pictures.missing.length === 0) return null;
  return {
    before: listed?.pictures.length ?? 0,
    after: [
      ...pictures.pictures.map(({ url, source, color }) => ({ url, source: source ?? url, color })),
      ...pictures.missing.map((source) => ({
        url: null,
        source,
        color: pictureColors.get(source) ?? null,
      })),
    ],
  };
}

const statusOf = (listed: ListedProduct) =>
  listed.status === "published" ? ("published" as const) : ("draft" as const);

function kindsOf(change: Omit<ImportChange, "kinds">): ChangeKind[] {
  const { product_id, warnings, price, variants, status, pictures, name } = change;
  const isNew = product_id === null;
  const has: Record<ChangeKind, boolean> = {
    created: isNew,
    warnings: warnings.length > 0,
    prices:
      !isNew &&
      (isOther(price) ||
        variants.some((variant) => isOther(variant.price) || isOther(variant.sale))),
    stock: !isNew && variants.some((variant) => isOther(variant.stock)),
    states: !isNew && isOther(status),
    pictures: !isNew && pictures !== null,
    names: !isNew && isOther(name),
  };
  return (Object.keys(has) as ChangeKind[]).filter((kind) => has[kind]);
}

const sizesAndColors = (plan: VariantPlan | undefined) => ({
  sizeOf: ({ size }: PlannedVariant) => (plan && plan.sizes.length > 0 ? size : null),
  colorOf: ({ color }: PlannedVariant) => (color === DEFAULT_COLOR ? null : color),
});

/** What else is written, by the names that products have for it. */
function otherFields({ fields, variants, listed }: ProductPlan): string[] {
  if (!listed) return [];
  const { description, texts, categoryId, gender, isGiftCard, look } = fields;
  const held = new Map(listed.variants.map(({ id, sku }) => [id, sku]));
  const isRenamed = variants?.plan.variants.some(
    ({ id, sku }) => id !== null && sku !== undefined && sku !== held.get(id),
  );
  return [
    ...(description === undefined ? [] : ["description"]),
    ...(texts === undefined ? [] : ["translations"]),
    ...(categoryId === undefined ? [] : ["category"]),
    ...(gender === undefined ? [] : ["gender"]),
    ...(isGiftCard === undefined ? [] : ["gift card"]),
    ...(look === undefined ? [] : ["look"]),
    ...(isRenamed ? ["sku"] : []),
  ];
}

/** What staff are shown of a plan before it is carried out; null: nothing of the product changes. */
export function changeOf(plan: ProductPlan, facts: ChangeFacts): ImportChange | null {
  const { product, listed, fields, variants, pictures, outcome } = plan;
  if (outcome === "refused") return null;
  if (outcome === "unchanged" && pictures.missing.length === 0) return null;
  const all = variantChanges(plan);
  const priceBefore = listed ? shownPrice(listed.variants) : null;
  const priceAfter = variants
    ? shownPrice(all.map(({ price }) => ({ priceRwf: price.after, isRetired: false })))
    : priceBefore;
  const before = listed && statusOf(listed);
  const { sizeOf, colorOf } = sizesAndColors(variants?.plan);
  const change = {
    row: product.row,
    handle: product.handle,
    product_id: listed?.id ?? null,
    name: {
      before: listed?.name ?? null,
      after: fields.name ?? listed?.name ?? product.name ?? null,
    },
    status: {
      before,
      after: fields.status ?? before ?? (facts.mayPublish ? "published" : "draft"),
    },
    price: { before: priceBefore, after: priceAfter },
    category: product.category ?? null,
    image: listed?.pictures[0]?.url ?? pictures.pictures[0]?.url ?? null,
    pictures: picturesOf(plan),
    variants: all
      .filter(
        ({ variant, price, sale, stock }) =>
          variant.id === null || isOther(price) || isOther(sale) || isOther(stock),
      )
      .map(({ variant, price, sale, stock }) => ({
        size: sizeOf(variant),
        color: colorOf(variant),
        price,
        sale,
        stock,
      })),
    fields: otherFields(plan),
    warnings: warningsOf(plan, all, priceBefore, facts.usualPriceRwf),
  };
  return { ...change, kinds: kindsOf(change) };
}

/** Units that can be sold of the variants that a change names, in all. */
export function stockSums({ variants }: ImportChange): { before: number; after: number } {
  const changed = variants.filter(({ stock }) => isOther(stock));
  const sum = (end: "before" | "after") =>
    changed.reduce((units, { stock }) => units + (stock[end] ?? 0), 0);
  return { before: sum("before"), after: sum("after") };
}
