import { entityId } from "../../lib/entity-id";
import type { Run } from "../../lib/database";
import { OPTION } from "./read-sql";
import { insert } from "./rows";
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

async function find(run: Run, productId: string, title: OptionTitle): Promise<OptionRow | null> {
  const [row] = await run<OptionRow>(OPTION, [productId, title.toLowerCase()]);
  return row ?? null;
}

async function make(run: Run, productId: string, title: OptionTitle): Promise<OptionRow> {
  const optionId = entityId("opt");
  const linkId = entityId("prodopt");
  await insert(run, "product_option", [{ id: optionId, title, is_exclusive: true }]);
  await insert(run, "product_product_option", [
    { id: linkId, product_id: productId, product_option_id: optionId },
  ]);
  return { optionId, linkId, values: [] };
}

/** The product's option with at least these values, made where missing; none for no values. */
export async function ensureOption(
  run: Run,
  productId: string,
  title: OptionTitle,
  wanted: readonly string[],
): Promise<Option | null> {
  const found = await find(run, productId, title);
  if (!found && wanted.length === 0) return null;
  const option = found ?? (await make(run, productId, title));
  const ids = new Map(option.values.map(({ id, value }) => [value.toLowerCase(), id]));
  const linked = new Set(option.values.flatMap(({ id, isLinked }) => (isLinked ? [id] : [])));
  const fresh = wanted.filter((value) => !ids.has(value.toLowerCase()));
  const rows = fresh.map((value) => ({
    id: entityId("optval"),
    value,
    option_id: option.optionId,
    rank: wanted.indexOf(value),
  }));
  await insert(run, "product_option_value", rows);
  for (const { id, value } of rows) ids.set(value.toLowerCase(), id);
  const wantedIds = wanted.flatMap((value) => ids.get(value.toLowerCase()) ?? []);
  await insert(
    run,
    "product_product_option_value",
    wantedIds
      .filter((id) => !linked.has(id))
      .map((id) => ({
        id: entityId("prodoptval"),
        product_product_option_id: option.linkId,
        product_option_value_id: id,
      })),
  );
  await run(RANK_VALUES, [wantedIds, wantedIds.map((_, rank) => rank)]);
  return { linkId: option.linkId, ids };
}

/** Lets go of values that no variant has any more, and of an option that has none left. */
export async function tidyOption(run: Run, option: Option | null): Promise<void> {
  if (!option) return;
  await run(DROP_UNUSED_VALUES, [option.linkId]);
  await run(DROP_EMPTY_OPTION, [option.linkId]);
}
