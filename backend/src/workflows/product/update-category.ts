import type { MedusaContainer } from "@medusajs/framework/types";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { updateProductCategoriesWorkflow } from "@medusajs/medusa/core-flows";
import type { Category } from "../../contracts/catalogue";
import type { UpdateCategoryBody } from "../../contracts/catalogue-writes";
import type { UserActor } from "../../lib/actor";
import { categoryFacts, recordCategoryStep, type CategoryFacts } from "./category-activity";
import {
  categoryHandle,
  requireCategory,
  shownCategory,
  withFreeName,
} from "../../actions/product/category-write";
import { setCategoryGenderStep } from "./set-category-gender";
import { setCategoryTextsStep } from "./set-category-texts";

type Change = UpdateCategoryBody & {
  actor: UserActor;
  id: string;
  before: CategoryFacts | null;
};

/** Name and gender change together or not at all. */
const updateCategoryWorkflow = createWorkflow("update-category", (input: Change) => {
  updateProductCategoriesWorkflow.runAsStep({
    input: transform({ input }, ({ input: { id, category_name: name } }) => ({
      selector: { id },
      update: name === undefined ? {} : { name, handle: categoryHandle(name) },
    })),
  });
  setCategoryGenderStep({ categoryId: input.id, gender: input.gender });
  setCategoryTextsStep({ categoryId: input.id, texts: input.translations });
  recordCategoryStep({ actor: input.actor, categoryId: input.id, before: input.before });
  return new WorkflowResponse(input.id);
});

/**
 * Changes name or gender of a category; visible to the next read.
 * @throws ApiError 404; 409 when another category has the name.
 */
export async function updateCategory(
  container: MedusaContainer,
  { actor, id, body }: { actor: UserActor; id: string; body: UpdateCategoryBody },
): Promise<Category> {
  await requireCategory(container, id);
  const { category_name: name, gender } = body;
  const before = await categoryFacts(container, id);
  await withFreeName(container, { name, except: id }, () =>
    updateCategoryWorkflow(container).run({ input: { actor, id, before, ...body } }),
  );
  return shownCategory(container, { id, name, gender });
}
