import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import {
  fieldsChanged,
  recordActivity,
  type StaffActivity,
  type Doer,
} from "../../modules/staff/published-sql";
import type { CategoryTexts } from "../../contracts/catalogue-writes";
import { run } from "../../lib/database";
import { shopProducts } from "../../modules/product";
import { categoryTextsOf } from "../../modules/product/writing/service";

export interface CategoryFacts extends Record<string, unknown> {
  name: string;
  gender: string | null;
  translations: CategoryTexts;
}

/** What staff can change of a category, as it is now; null: no such category. */
export async function categoryFacts(
  container: MedusaContainer,
  id: string,
): Promise<CategoryFacts | null> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = (await query.graph({
    entity: "product_category",
    fields: ["id", "name", "category_gender.gender"],
    filters: { id },
  })) as unknown as {
    data: { name: string; category_gender?: { gender: string } | null }[];
  };
  const [category] = data;
  if (!category) return null;
  const translations = categoryTextsOf(await shopProducts(container).writing.textsOf(id));
  return { name: category.name, gender: category.category_gender?.gender ?? null, translations };
}

export const categoryActivity = (
  who: Doer,
  id: string,
  { before, after }: { before: CategoryFacts | null; after: CategoryFacts | null },
): StaffActivity | null => {
  const subject = { kind: "category", id, label: (after ?? before)?.name ?? id };
  if (before === null) return { who, action: "category.create", subject, before, after };
  if (after === null) return { who, action: "category.delete", subject, before, after };
  const changed = fieldsChanged(before, after);
  return changed && { who, action: "category.update", subject, ...changed };
};

interface Input {
  actor: Doer;
  categoryId: string;
  before: CategoryFacts | null;
}

/**
 * Writes the change of a category to the audit log, as the last step of its workflow: Medusa's steps
 * have their own transactions, so a line that can't be written undoes the change. Only a killed process
 * can make the log miss a change. The log only grows: no compensation.
 */
export const recordCategoryStep = createStep(
  "record-category",
  async ({ actor, categoryId, before }: Input, { container }) => {
    const after = await categoryFacts(container, categoryId);
    const activity = categoryActivity(actor, categoryId, { before, after });
    if (activity) await recordActivity(run, activity);
    return new StepResponse(null);
  },
);
