import type { MedusaContainer } from "@medusajs/framework/types";
import { productListQuerySchema, productListResponseSchema } from "../../contracts/catalogue";
import type {
  ChartedCategory,
  Cm,
  SizeChartBody,
  SizeTable,
  StaffSizeChart,
  Wearer,
} from "../../contracts/size-charts";
import type { UserActor } from "../../lib/actor";
import { conflict, invalidRequest, notFound } from "../../lib/api-error";
import { inTransaction, type Run } from "../../lib/database";
import { shopProducts } from "../../modules/product";
import {
  builtInChart,
  BUILT_IN_SIZES,
  type WrittenChart,
} from "../../modules/product/size-chart/service";
import { fieldsChanged, recordActivity } from "../../modules/staff/published-sql";
import { CATEGORY_NOT_FOUND } from "../product/category-write";

const CHANGED =
  "Someone else has changed this size chart. Read it again before you save, or your change would undo theirs";

/** Every category, and where its chart comes from. */
export async function listSizeCharts(container: MedusaContainer): Promise<ChartedCategory[]> {
  const categories = await shopProducts(container).sizeCharts.categories();
  const byId = new Map(categories.map((category) => [category.id, category]));
  /** The nearest category above that has a chart. Nobody is above themselves, however the rows are. */
  const above = (id: string | null, seen: ReadonlySet<string>): string | null => {
    const parent = id === null || seen.has(id) ? undefined : byId.get(id);
    if (parent === undefined) return null;
    return parent.updatedAt === null
      ? above(parent.parentId, new Set([...seen, parent.id]))
      : parent.name;
  };
  return categories.map(({ id, name, parentId, updatedAt }) => {
    const from = updatedAt === null ? above(parentId, new Set([id])) : null;
    const source = updatedAt !== null ? "own" : from === null ? "built_in" : "parent";
    return { category_id: id, category_name: name, source, from, updatedAt };
  });
}

/** What sizes published products have. @param category absent: all of them */
async function sizesIn(container: MedusaContainer, category?: string) {
  const query = productListQuerySchema.parse({ category, facets: "true", limit: "1" });
  const { body } = await shopProducts(container).readModel.search(query);
  const { facets, count } = productListResponseSchema.parse(JSON.parse(body));
  return { sizes: (facets?.size ?? []).map(({ value }) => value), count };
}

/** The chart of a category as staff change it. @throws ApiError 404 */
export async function readSizeChart(
  container: MedusaContainer,
  id: string,
): Promise<StaffSizeChart> {
  const above = await shopProducts(container).sizeCharts.above(id);
  const [own] = above;
  if (!own) throw notFound(CATEGORY_NOT_FOUND);
  const { sizes, count } = await sizesIn(container, id);
  const nearest = above.find(({ tables }) => tables !== null);
  return {
    category_id: id,
    category_name: own.name,
    source: nearest === undefined ? "built_in" : nearest === own ? "own" : "parent",
    from: nearest === undefined || nearest === own ? null : nearest.name,
    version: own.version,
    tables: [...(nearest?.tables ?? builtInChart({ category: own.name, gender: null, sizes }))],
    sizes,
    product_count: count,
  };
}

/** Sizes that nobody makes are slips of the keyboard. @throws ApiError 400 */
async function requireKnownSizes(container: MedusaContainer, tables: readonly SizeTable[]) {
  const { sizes } = await sizesIn(container);
  const known = new Set([...sizes, ...BUILT_IN_SIZES]);
  const errors = tables.flatMap(({ rows }, at) =>
    rows.flatMap(({ size }, row) =>
      known.has(size)
        ? []
        : [
            {
              field: `tables.${at}.rows.${row}.size`,
              message: `No product has the size ${size}`,
            },
          ],
    ),
  );
  if (errors.length > 0) throw invalidRequest(errors);
}

const cmText = (cm: Cm) => (typeof cm === "number" ? String(cm) : `${cm[0]}–${cm[1]}`);
const rowText = (measures: readonly string[], { size, values }: SizeTable["rows"][number]) =>
  `${size}: ${values.map((cm, index) => `${measures[index]} ${cmText(cm)}`).join(", ")}`;

/** For the audit log: a line for each size, by whose it is. */
const logged = (tables: readonly SizeTable[]): Partial<Record<Wearer, string>> =>
  Object.fromEntries(
    tables.map(({ wearer, measures, rows }) => [
      wearer,
      rows.map((row) => rowText(measures, row)).join("; "),
    ]),
  );

/** Runs `write` on the chart that staff saw, with a line in the audit log. @throws ApiError 404, 409 */
function changeChart(
  container: MedusaContainer,
  { who, id, version }: { who: UserActor; id: string; version: number },
  tables: readonly SizeTable[] | null,
  write: (inside: Run, before: WrittenChart) => Promise<void>,
): Promise<void> {
  return inTransaction(async (inside) => {
    const before = await shopProducts(container).sizeCharts.lock(inside, id);
    if (before === null) throw notFound(CATEGORY_NOT_FOUND);
    if (before.version !== version) throw conflict(CHANGED);
    await write(inside, before);
    const subject = { kind: "size-chart", id, label: before.name };
    const was = before.tables && logged(before.tables);
    const is = tables && logged(tables);
    if (was === null || is === null) {
      const action = was === null ? "size-chart.create" : "size-chart.delete";
      await recordActivity(inside, { who, action, subject, before: was, after: is });
      return;
    }
    const changed = fieldsChanged(was, is);
    if (changed) {
      await recordActivity(inside, { who, action: "size-chart.update", subject, ...changed });
    }
  });
}

/**
 * Writes the chart of a category; shoppers read it at once.
 * @throws ApiError 400 for a size that no product has; 404; 409 when somebody has changed it since
 */
export async function saveSizeChart(
  container: MedusaContainer,
  who: UserActor,
  id: string,
  { version, tables }: SizeChartBody,
): Promise<StaffSizeChart> {
  const { sizeCharts } = shopProducts(container);
  await requireKnownSizes(container, tables);
  await changeChart(container, { who, id, version }, tables, (inside) =>
    sizeCharts.save(inside, id, tables),
  );
  return readSizeChart(container, id);
}

/**
 * Takes the chart of a category away: it has that of the one above again, or the built-in one.
 * @throws ApiError 404 also where it has none; 409 when somebody has changed it since
 */
export async function removeSizeChart(
  container: MedusaContainer,
  who: UserActor,
  id: string,
  version: number,
): Promise<StaffSizeChart> {
  const { sizeCharts } = shopProducts(container);
  await changeChart(container, { who, id, version }, null, async (inside, { tables }) => {
    if (tables === null) throw notFound();
    await sizeCharts.drop(inside, id);
  });
  return readSizeChart(container, id);
}
