import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createProductCategoriesWorkflow } from "@medusajs/medusa/core-flows";
import type MerchandisingModuleService from "../../src/modules/merchandising/service";
import { TRANSLATED } from "../../src/contracts/translated";
import { DEMO_CATEGORIES, slug } from "../catalogue";
import type { CategoryName } from "../catalogue/product-sheet";
import { DEMO_TEXTS } from "../catalogue/texts";

/** Makes the missing demo categories, in the catalogue's order; category name to id. */
export async function seedCategories(container: MedusaContainer): Promise<Map<string, string>> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = (await query.graph({
    entity: "product_category",
    fields: ["id", "handle", "category_gender.id"],
  })) as { data: { id: string; handle: string; category_gender?: { id: string } | null }[] };
  const known = new Map(data.map((category) => [category.handle, category]));
  const ids = new Map<string, string>();
  for (const [rank, { name, gender }] of DEMO_CATEGORIES.entries()) {
    const existing = known.get(slug(name));
    const id = existing?.id ?? (await createCategory(container, name, rank));
    if (!existing) await translateCategory(container, id, name);
    ids.set(name, id);
    // A run that was cut short may have left a category without its gender.
    if (!existing?.category_gender) await linkGender(container, id, gender);
  }
  return ids;
}

async function createCategory(container: MedusaContainer, name: string, rank: number) {
  const { result } = await createProductCategoriesWorkflow(container).run({
    input: { product_categories: [{ name, handle: slug(name), is_active: true, rank }] },
  });
  const id = result[0]?.id;
  if (id === undefined) throw new Error(`Medusa did not make the category ${name}.`);
  return id;
}

async function translateCategory(container: MedusaContainer, id: string, name: CategoryName) {
  await container.resolve(Modules.TRANSLATION).createTranslations(
    TRANSLATED.map((language) => ({
      reference: "product_category",
      reference_id: id,
      locale_code: language,
      translations: { name: DEMO_TEXTS[language].categories[name] },
    })),
  );
}

async function linkGender(
  container: MedusaContainer,
  categoryId: string,
  gender: "male" | "female" | "unisex",
): Promise<void> {
  const merchandising = container.resolve<MerchandisingModuleService>("merchandising");
  const record = await merchandising.createCategoryGenders({ gender });
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.PRODUCT]: { product_category_id: categoryId },
    merchandising: { category_gender_id: record.id },
  });
}
