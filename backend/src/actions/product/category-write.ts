import type { IProductModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Category, CategoryGender } from "../../contracts/catalogue";
import { categoryListResponseSchema } from "../../contracts/catalogue";
import { conflict, notFound } from "../../lib/api-error";
import { slugOf } from "../../modules/product/writing/domain/handle";
import { refreshCatalogue } from "./refresh-catalogue";
import { shopProducts } from "../../modules/product";

export const categoriesOf = (container: MedusaContainer) =>
  container.resolve<IProductModuleService>(Modules.PRODUCT);

export const CATEGORY_NOT_FOUND = "Category not found.";
const NAME_TAKEN = "A category with this name already exists";

/**
 * Handle of a category: equal for names that differ in case and punctuation only. Medusa's unique
 * index on it decides between two that are made at once.
 */
export const categoryHandle = (name: string): string =>
  slugOf(name) || `category-${Buffer.from(name.toLowerCase()).toString("hex").slice(0, 60)}`;

/** @throws ApiError 404. */
export async function requireCategory(container: MedusaContainer, id: string): Promise<void> {
  const [category] = await categoriesOf(container).listProductCategories(
    { id: [id] },
    { select: ["id"], take: 1 },
  );
  if (!category) throw notFound(CATEGORY_NOT_FOUND);
}

async function isTaken(container: MedusaContainer, name: string, except: string | null) {
  // A shop has a few dozen categories. Those made elsewhere have handles of another kind.
  const all = await categoriesOf(container).listProductCategories(
    {},
    { select: ["id", "name", "handle"], take: null },
  );
  const handle = categoryHandle(name);
  return all.some(
    (other) =>
      other.id !== except &&
      (other.handle === handle || other.name.toLowerCase() === name.toLowerCase()),
  );
}

/**
 * Runs `write` unless another category has the name, even one made meanwhile.
 * @throws ApiError 409.
 */
export async function withFreeName<Result>(
  container: MedusaContainer,
  { name, except }: { name: string | undefined; except: string | null },
  write: () => Promise<Result>,
): Promise<Result> {
  if (name === undefined) return write();
  if (await isTaken(container, name, except)) throw conflict(NAME_TAKEN);
  try {
    return await write();
  } catch (error) {
    if (await isTaken(container, name, except)) throw conflict(NAME_TAKEN);
    throw error;
  }
}

/** The category as the next GET shows it. @throws ApiError 404 when it is gone again. */
export async function shownCategory(
  container: MedusaContainer,
  { id, name, gender }: { id: string; name?: string; gender?: CategoryGender },
): Promise<Category> {
  await refreshCatalogue(container);
  const { body } = await shopProducts(container).readModel.categories(null);
  const { data } = categoryListResponseSchema.parse(JSON.parse(body));
  const shown = data.find((category) => category.id === id);
  if (!shown) throw notFound(CATEGORY_NOT_FOUND);
  // The read model may lag under load; what was just written is certain.
  return { ...shown, category_name: name ?? shown.category_name, gender: gender ?? shown.gender };
}
