import { DEFAULT_COLOR } from "../../../contracts/catalogue";
import { entityId } from "../../../lib/entity-id";
import type { Run } from "../../../lib/database";
import type { VariantPlan } from "./domain/plan-variants";
import { OPTION } from "./read-sql";
import { ProductRows } from "./rows";
import { DROP_EMPTY_OPTION, DROP_UNUSED_VALUES, RANK_VALUES } from "./write-sql";

interface OptionRow {
  optionId: string;
  linkId: string;
  values: { id: string; value: string; isLinked: boolean }[];
}

/** What a product varies by, `Size` or `Color`, as Medusa holds it. */
export interface Option {
  linkId: string;
  /** Ids of its values by their lower-case text. */
  ids: ReadonlyMap<string, string>;
}

export type OptionTitle = "Size" | "Color";

/** Colours of a product's option: a variant without one has the default. */
export const optionColors = ({ variants, colors }: VariantPlan): string[] =>
  variants.some(({ color }) => color === DEFAULT_COLOR)
    ? [...colors.filter((color) => color !== DEFAULT_COLOR), DEFAULT_COLOR]
    : colors;

function addValue(rows: ProductRows, optionId: string, value: string, rank: number): string {
  const id = entityId("optval");
  rows.add("product_option_value", { id, value, option_id: optionId, rank });
  return id;
}

function linkValue(rows: ProductRows, linkId: string, valueId: string): void {
  rows.add("product_product_option_value", {
    id: entityId("prodoptval"),
    product_product_option_id: linkId,
    product_option_value_id: valueId,
  });
}

/** An option with its values for a product that has none of the kind; none for no values. */
export function addOption(
  rows: ProductRows,
  productId: string,
  title: OptionTitle,
  values: readonly string[],
): Option | null {
  if (values.length === 0) return null;
  const optionId = entityId("opt");
  const linkId = entityId("prodopt");
  rows.add("product_option", { id: optionId, title, is_exclusive: true });
  rows.add("product_product_option", {
    id: linkId,
    product_id: productId,
    product_option_id: optionId,
  });
  const ids = new Map<string, string>();
  values.forEach((value, rank) => {
    const id = addValue(rows, optionId, value, rank);
    linkValue(rows, linkId, id);
    ids.set(value.toLowerCase(), id);
  });
  return { linkId, ids };
}

/** The product's option with at least these values, made where missing; none for no values. */
export async function ensureOption(
  run: Run,
  productId: string,
  title: OptionTitle,
  wanted: readonly string[],
): Promise<Option | null> {
  const [option] = await run<OptionRow>(OPTION, [productId, title.toLowerCase()]);
  const rows = new ProductRows();
  if (!option) {
    const made = addOption(rows, productId, title, wanted);
    await rows.insert(run);
    return made;
  }
  const { optionId, linkId, values } = option;
  const ids = new Map(values.map(({ id, value }) => [value.toLowerCase(), id]));
  const linked = new Set(values.flatMap(({ id, isLinked }) => (isLinked ? [id] : [])));
  const wantedIds = wanted.map((value, rank) => {
    const id = ids.get(value.toLowerCase()) ?? addValue(rows, optionId, value, rank);
    ids.set(value.toLowerCase(), id);
    if (!linked.has(id)) linkValue(rows, linkId, id);
    linked.add(id);
    return id;
  });
  await rows.insert(run);
  await run(RANK_VALUES, [wantedIds, wantedIds.map((_, rank) => rank)]);
  return { linkId, ids };
}

/** Removes values no variant has any more, and an option with none left. */
export async function tidyOption(run: Run, option: Option | null): Promise<void> {
  if (!option) return;
  await run(DROP_UNUSED_VALUES, [option.linkId]);
  await run(DROP_EMPTY_OPTION, [option.linkId]);
}
