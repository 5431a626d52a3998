import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { CategoryGender } from "../../contracts/catalogue";
import { MERCHANDISING_MODULE } from "../../modules/merchandising";
import type MerchandisingModuleService from "../../modules/merchandising/service";

interface GenderRecord {
  id: string;
  gender: CategoryGender;
}

type Undo = { categoryId: string; made: string } | { changed: GenderRecord } | null;

const merchandisingOf = (container: MedusaContainer) =>
  container.resolve<MerchandisingModuleService>(MERCHANDISING_MODULE);

const linkOf = (categoryId: string, genderId: string) => ({
  [Modules.PRODUCT]: { product_category_id: categoryId },
  [MERCHANDISING_MODULE]: { category_gender_id: genderId },
});

async function recordOf(container: MedusaContainer, id: string): Promise<GenderRecord | null> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = (await query.graph({
    entity: "product_category",
    fields: ["id", "category_gender.id", "category_gender.gender"],
    filters: { id },
  })) as unknown as { data: { category_gender?: GenderRecord | null }[] };
  return data[0]?.category_gender ?? null;
}

/** Without a gender nothing changes. @returns what undoes it */
async function setGender(
  container: MedusaContainer,
  { categoryId, gender }: { categoryId: string; gender?: CategoryGender },
): Promise<Undo> {
  if (gender === undefined) return null;
  const record = await recordOf(container, categoryId);
  if (record?.gender === gender) return null;
  const merchandising = merchandisingOf(container);
  if (record) {
    await merchandising.updateCategoryGenders({ id: record.id, gender });
    return { changed: record };
  }
  const made = await merchandising.createCategoryGenders({ gender });
  await container.resolve(ContainerRegistrationKeys.LINK).create(linkOf(categoryId, made.id));
  return { categoryId, made: made.id };
}

/** Says whom a category is for. */
export const setCategoryGenderStep = createStep(
  "set-category-gender",
  async (input: { categoryId: string; gender?: CategoryGender }, { container }) =>
    new StepResponse(null, await setGender(container, input)),
  async (undo, { container }) => {
    if (!undo) return;
    const merchandising = merchandisingOf(container);
    if ("changed" in undo) {
      const { id, gender } = undo.changed;
      await merchandising.updateCategoryGenders({ id, gender });
      return;
    }
    await container
      .resolve(ContainerRegistrationKeys.LINK)
      .dismiss(linkOf(undo.categoryId, undo.made));
    await merchandising.deleteCategoryGenders(undo.made);
  },
);
