import type { MedusaContainer } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  Modules,
  ProductCategoryWorkflowEvents,
} from "@medusajs/framework/utils";
import type { UserActor } from "../../lib/actor";
import { conflict, notFound } from "../../lib/api-error";
import { recordActivity } from "../../modules/staff/published-sql";
import { tellMedusa } from "../../modules/jobs/published-sql";
import { shopProducts } from "../../modules/product";
import { refreshCatalogue } from "./refresh-catalogue";
import { categoryActivity, categoryFacts } from "../../workflows/product/category-activity";
import { CATEGORY_NOT_FOUND, categoriesOf } from "./category-write";

/**
 * Deletes a category that no product is in.
 *
 * A plain function, not Medusa's workflow: whether a product is in it and the deletion must be one
 * locked step. Medusa's deletes first and can only bring the category back afterwards.
 * @throws ApiError 404; 409 with the number of products, or when it has sub-categories.
 */
export async function deleteCategory(
  container: MedusaContainer,
  { actor, id }: { actor: UserActor; id: string },
): Promise<void> {
  const children = await categoriesOf(container).listProductCategories(
    { parent_category_id: id },
    { select: ["id"], take: 1 },
  );
  if (children.length > 0) throw conflict("This category still has sub-categories");
  const before = await categoryFacts(container, id);
  if (!before) throw notFound(CATEGORY_NOT_FOUND);
  const count = await shopProducts(container).writing.removeCategory(id, async (inside) => {
    const activity = categoryActivity(actor, id, { before, after: null });
    if (activity) await recordActivity(inside, activity);
    await shopProducts(container).sizeCharts.drop(inside, id);
    await tellMedusa(inside, [{ name: ProductCategoryWorkflowEvents.DELETED, data: { id } }]);
  });
  if (count === null) throw notFound(CATEGORY_NOT_FOUND);
  if (count > 0) {
    const products = count === 1 ? "1 product is" : `${count} products are`;
    throw conflict(`${products} still in this category`, "conflict", { product_count: count });
  }
  // Its gender goes with it; nobody sees what a killed process leaves of that.
  await container
    .resolve(ContainerRegistrationKeys.LINK)
    .delete({ [Modules.PRODUCT]: { product_category_id: id } });
  await refreshCatalogue(container);
}
