import type { SizeTable } from "../../../contracts/size-charts";
import { run, type Run } from "../../../lib/database";
import {
  CHARTED_CATEGORIES,
  CHARTS_ABOVE,
  DROP_CHART,
  LOCK_CATEGORY_OF_CHART,
  READ_CHART,
  SAVE_CHART,
} from "./sql";

/** A category, with what staff wrote of its sizes. */
export interface WrittenChart {
  name: string;
  /** null: nothing. */
  tables: SizeTable[] | null;
  /** 0: nothing is written. */
  version: number;
}

export interface CategoryRecord {
  id: string;
  name: string;
  parentId: string | null;
  /** ISO 8601, UTC; null: it has no chart of its own. */
  updatedAt: string | null;
}

/** What staff say of a category's sizes. */
export default class SizeChartService {
  /** Of a category and those above it, the nearest first; empty: there is no such category. */
  above(categoryId: string): Promise<WrittenChart[]> {
    return run<WrittenChart>(CHARTS_ABOVE, [categoryId]);
  }

  categories(): Promise<CategoryRecord[]> {
    return run<CategoryRecord>(CHARTED_CATEGORIES, []);
  }

  /** As it is until the transaction ends; null: there is no such category. */
  async lock(inside: Run, categoryId: string): Promise<WrittenChart | null> {
    const [category] = await inside<{ name: string }>(LOCK_CATEGORY_OF_CHART, [categoryId]);
    if (!category) return null;
    const [chart] = await inside<Omit<WrittenChart, "name">>(READ_CHART, [categoryId]);
    return { ...category, tables: chart?.tables ?? null, version: chart?.version ?? 0 };
  }

  async save(inside: Run, categoryId: string, tables: readonly SizeTable[]): Promise<void> {
    await inside(SAVE_CHART, [categoryId, JSON.stringify(tables)]);
  }

  async drop(inside: Run, categoryId: string): Promise<void> {
    await inside(DROP_CHART, [categoryId]);
  }
}

export { BUILT_IN_SIZES } from "./domain/built-in";
export { builtInChart, chartOf } from "./domain/chart-of";
