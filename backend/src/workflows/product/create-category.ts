import type { MedusaContainer } from "@medusajs/framework/types";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { createProductCategoriesWorkflow } from "@medusajs/medusa/core-flows";
import type { Category } from "../../contracts/catalogue";
import type { CreateCategoryBody } from "../../contracts/catalogue-writes";
import type { Doer } from "../../modules/staff/published-sql";
import { recordCategoryStep } from "./category-activity";
import { categoryHandle, shownCategory, withFreeName } from "../../actions/product/category-write";
import { setCategoryGenderStep } from "./set-category-gender";
import { setCategoryTextsStep } from "./set-category-texts";

type NewCategory = CreateCategoryBody & { actor: Doer };

/** Medusa's category, and whom it is for. Both are made or neither. */
const createCategoryWorkflow = createWorkflow("create-category", (input: NewCategory) => {
  const categories = createProductCategoriesWorkflow.runAsStep({
    input: transform({ input }, ({ input: { category_name: name } }) => ({
      product_categories: [{ name, handle: categoryHandle(name), is_active: true }],
    })),
  });
  const id = transform({ categories }, ({ categories: [category] }) => category?.id ?? "");
  setCategoryGenderStep({ categoryId: id, gender: input.gender });
  setCategoryTextsStep({ categoryId: id, texts: input.translations });
  recordCategoryStep({ actor: input.actor, categoryId: id, before: null });
  return new WorkflowResponse(id);
});

/**
 * Makes a category; visible to the next read.
 * @throws ApiError 409 when there is one of this name.
 */
export async function createCategory(
  container: MedusaContainer,
  { actor, body }: { actor: Doer; body: CreateCategoryBody },
): Promise<Category> {
  const name = body.category_name;
  const { result: id } = await withFreeName(container, { name, except: null }, () =>
    createCategoryWorkflow(container).run({ input: { ...body, actor } }),
  );
  return shownCategory(container, { id, name, gender: body.gender });
}
