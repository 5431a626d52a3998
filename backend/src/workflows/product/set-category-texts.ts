import type { MedusaContainer } from "@medusajs/framework/types";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { newsOfTexts } from "../../actions/product/product-write";
import type { CategoryTexts } from "../../contracts/catalogue-writes";
import { tellMedusa } from "../../modules/jobs/published-sql";
import { shopProducts } from "../../modules/product";
import { medusaTextsOfCategory, type MedusaTexts } from "../../modules/product/writing/service";

const write = (container: MedusaContainer, id: string, texts: MedusaTexts) =>
  shopProducts(container).writing.setTexts(
    { kind: "product_category", id },
    texts,
    (inside, written) => tellMedusa(inside, newsOfTexts(written)),
  );

/** What a change takes away or replaces; null for what was not there. */
const undoOf = (before: MedusaTexts, change: MedusaTexts): MedusaTexts =>
  Object.fromEntries(
    Object.entries(change).map(([language, texts]) => [
      language,
      Object.fromEntries(
        Object.keys(texts).map((name) => [
          name,
          before[language as keyof MedusaTexts]?.[name] ?? null,
        ]),
      ),
    ]),
  );

/** Names a category in other languages. */
export const setCategoryTextsStep = createStep(
  "set-category-texts",
  async (input: { categoryId: string; texts?: CategoryTexts }, { container }) => {
    if (input.texts === undefined) return new StepResponse(null, null);
    const id = input.categoryId;
    const change = medusaTextsOfCategory(input.texts);
    const undo = undoOf(await shopProducts(container).writing.textsOf(id), change);
    await write(container, id, change);
    return new StepResponse(null, { id, undo });
  },
  async (done, { container }) => {
    if (done) await write(container, done.id, done.undo);
  },
);
