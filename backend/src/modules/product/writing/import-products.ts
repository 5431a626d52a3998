import { setTimeout } from "node:timers/promises";
import type { ImportedProduct } from "../../../contracts/imported-product";
import type { Run } from "../../../lib/database";
import { entityId } from "../../../lib/entity-id";
import { detailOf, isCollision, isUnfit } from "./collision";
import { FILL_LOOKS, IMPORT_LOOK, pieceToStore } from "../companions/look-sql";
import { planProducts, type ProductPlan } from "./domain/plan-import";
import { changeOf } from "./domain/import-change";
import type { ImportContext, ImportOutcome, PlannedOutcome, UsualPrices } from "./import-outcome";
import { piecesByHandle, readFacts } from "./import-facts";
import {
  BEGIN_BATCH,
  END_BATCH,
  LOCK_PRODUCTS,
  TAKE_IMPORT_TURN,
  UNDO_BATCH,
  USUAL_PRICES,
} from "./import-sql";
import { insertProducts, type NewProduct } from "./new-products";
import { setImages, tieImages, type StoredPicture } from "./pictures";
import { readSetting, setCategory, setFacts, setGender, shareCategories } from "./product-parts";
import { LOCK_STOCK } from "./read-sql";
import type { ShopSetting } from "./rows";
import { setTexts } from "./texts";
import { writeVariants, type StoredVariant } from "./variants";
import { COUNT_PIECES } from "./write-sql";

type Plan = ProductPlan<StoredVariant>;

/** As many as staff make products by hand while one batch is written, and then some. */
const TRIES = 20;
/** Most milliseconds before another try: the faster writer is done by then. */
const PAUSE_MS = 40;
const foldName = (name: string) => name.trim().toLowerCase();

/** Placeholder for a category still to be made. */
const TO_BE_MADE = "";

function outcomeOf(
  { product, outcome, problems, pictures, pictureColors, variants }: Plan,
  id: string | null,
): ImportOutcome {
  const { handle, row, images = [] } = product;
  const isRefused = outcome === "refused";
  const order = [...new Set(images.map(({ source }) => source))];
  const missing = pictures.missing.map((source) => ({
    source,
    color: pictureColors.get(source) ?? null,
  }));
  return {
    handle,
    row,
    outcome,
    productId: isRefused ? null : id,
    problems,
    pictures: isRefused || missing.length === 0 ? null : { order, missing },
    stockKept: isRefused ? 0 : (variants?.stockKept ?? 0),
  };
}

/** See ProductWritingService.usualPrices. */
export async function usualPrices(run: Run): Promise<UsualPrices> {
  const rows = await run<{ categoryId: string | null; priceRwf: number }>(USUAL_PRICES, []);
  return new Map(rows.map(({ categoryId, priceRwf }) => [categoryId, priceRwf]));
}

/** See ProductWritingService.planImport. */
export async function planImport(
  run: Run,
  products: readonly ImportedProduct[],
  { categories, usualPrices: usual, ...rules }: ImportContext,
): Promise<PlannedOutcome[]> {
  const categoryIdOf = (name: string) => categories.get(foldName(name)) ?? TO_BE_MADE;
  const facts = await readFacts(run, products, { categoryIdOf, ...rules });
  return planProducts(products, facts).map((plan) => {
    const categoryId = plan.fields.categoryId ?? plan.listed?.categoryId ?? null;
    const usualPriceRwf = usual.get(categoryId) ?? usual.get(null) ?? null;
    const change = changeOf(plan, { mayPublish: rules.mayPublish, usualPriceRwf });
    return { ...outcomeOf(plan, plan.listed?.id ?? null), change };
  });
}

function newProduct(
  { product, fields, variants, pictures }: Plan,
  mayPublish: boolean,
): NewProduct {
  const { handle, name = "" } = product;
  if (!variants) throw new Error("A product without variants was planned.");
  return {
    id: entityId("prod"),
    name,
    handle,
    description: fields.description ?? "",
    texts: fields.texts ?? {},
    status: fields.status ?? (mayPublish ? "published" : "draft"),
    isGiftCard: fields.isGiftCard ?? false,
    categoryId: fields.categoryId ?? null,
    gender: fields.gender ?? null,
    pictures: pictures.pictures,
    plan: variants.plan,
    priceRwf: variants.priceRwf,
  };
}

async function writeChanges(
  run: Run,
  { product, fields, variants, pictures }: Plan,
  listed: NonNullable<Plan["listed"]>,
  setting: ShopSetting,
): Promise<void> {
  const { id, genderId, variants: held } = listed;
  const { categoryId, gender, texts, look: _, ...facts } = fields;
  await setFacts(run, id, facts);
  await setTexts(run, { kind: "product", id }, texts ?? {});
  if (categoryId !== undefined) await setCategory(run, id, categoryId);
  if (gender !== undefined) await setGender(run, id, genderId, gender);
  const stored: readonly StoredPicture[] = pictures.isChanged
    ? await setImages(run, id, pictures.pictures)
    : listed.pictures;
  if (variants?.isChanged) {
    const { plan, priceRwf, isReshaped } = variants;
    const write = { productId: id, handle: product.handle, plan, held, priceRwf, setting };
    await writeVariants(run, write, isReshaped);
  }
  if (listed.isGiftCard || fields.isGiftCard) await run(COUNT_PIECES, [[id]]);
  if (pictures.isChanged || variants?.isReshaped) {
    await tieImages(run, id, listed.pictures, stored);
  }
}

/** What completes looks, of products that are made and changed, once all of the batch are there. */
async function writeLooks(run: Run, plans: readonly Plan[], idOf: (plan: Plan) => string | null) {
  const pieceIds = await piecesByHandle(run, plans);
  for (const plan of plans) {
    const [id, look] = [idOf(plan), plan.fields.look];
    if (id === null || look === undefined || plan.outcome === "refused") continue;
    const pieces = look.map((handle) => pieceToStore(handle, pieceIds.get(handle)));
    await run(IMPORT_LOOK, [id, pieces]);
  }
  await run(FILL_LOOKS, []);
}

/** Another writer changed a product the plan relies on: plan again. */
class Overtaken extends Error {
  readonly code = "40001";
}

async function importBatch(
  run: Run,
  products: readonly ImportedProduct[],
  { categories, ...rules }: ImportContext,
): Promise<ImportOutcome[]> {
  const idOf = (name: string) => categories.get(foldName(name));
  const used = products.flatMap(({ category }) =>
    category === undefined ? [] : (idOf(category) ?? []),
  );
  const shared = await shareCategories(run, [...new Set(used)]);
  const categoryIdOf = (name: string) => {
    const id = idOf(name);
    return id !== undefined && shared.has(id) ? id : null;
  };
  const planOf = async (some: readonly ImportedProduct[]) =>
    planProducts(some, await readFacts(run, some, { categoryIdOf, ...rules }));
  let plans: Plan[] = await planOf(products);
  const changing = plans.filter(({ outcome }) => outcome === "updated");
  if (changing.length > 0) {
    // Products first, then their stock, each in the order of the ids, as an edit of one does. What
    // was read before may be old by now; products that stay as they are need no lock.
    const ids = changing.flatMap(({ listed }) => listed?.id ?? []);
    await run(LOCK_PRODUCTS, [ids]);
    await run(LOCK_STOCK, [ids]);
    plans = await planOf(products);
    const locked = new Set(ids);
    const isLoose = ({ outcome, listed }: Plan) =>
      outcome === "updated" && listed !== null && !locked.has(listed.id);
    if (plans.some(isLoose)) throw new Overtaken();
  }
  const created = new Map<Plan, NewProduct>();
  for (const plan of plans) {
    if (plan.outcome === "created") created.set(plan, newProduct(plan, rules.mayPublish));
  }
  const updated = plans.filter(({ outcome }) => outcome === "updated");
  if (created.size > 0 || updated.length > 0) {
    const setting = await readSetting(run);
    await insertProducts(run, [...created.values()], setting);
    for (const plan of updated) {
      if (plan.listed) await writeChanges(run, plan, plan.listed, setting);
    }
  }
  const productId = (plan: Plan) => plan.listed?.id ?? created.get(plan)?.id ?? null;
  if (rules.fileHandles.size > 0) await writeLooks(run, plans, productId);
  return plans.map((plan) => outcomeOf(plan, productId(plan)));
}

/** All of a batch or nothing; where another writer was faster it is tried again. */
async function importAtOnce(
  run: Run,
  products: readonly ImportedProduct[],
  context: ImportContext,
): Promise<ImportOutcome[]> {
  let lastWords = "";
  for (let left = TRIES; ; left -= 1) {
    await run(BEGIN_BATCH, []);
    try {
      const outcomes = await importBatch(run, products, context);
      await run(END_BATCH, []);
      return outcomes;
    } catch (error) {
      // A lost connection has nothing to roll back; its error is the one that counts.
      await run(UNDO_BATCH, []).catch(() => undefined);
      const words = detailOf(error);
      const isTheSame = words !== "" && words === lastWords;
      if (left === 1 || isTheSame || !isCollision(error)) throw error;
      lastWords = words;
      await setTimeout(Math.random() * PAUSE_MS);
    }
  }
}

/** What no plan foresees: the product that the database will not take is left out, the others are not. */
async function importSingly(
  run: Run,
  products: readonly ImportedProduct[],
  context: ImportContext,
): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = [];
  for (const product of products) {
    try {
      outcomes.push(...(await importAtOnce(run, [product], context)));
    } catch (error) {
      if (!isUnfit(error)) throw error;
      const { handle, row } = product;
      const problems = [{ row, column: null, message: "This product could not be stored" }];
      const refused = {
        outcome: "refused",
        productId: null,
        problems,
        pictures: null,
        stockKept: 0,
      } as const;
      outcomes.push({ handle, row, ...refused });
    }
  }
  return outcomes;
}

/** See ProductWritingService.importProducts. */
export async function importProducts(
  run: Run,
  products: readonly ImportedProduct[],
  context: ImportContext,
): Promise<ImportOutcome[]> {
  await run(TAKE_IMPORT_TURN, []);
  try {
    return await importAtOnce(run, products, context);
  } catch (error) {
    if (!isUnfit(error)) throw error;
    return importSingly(run, products, context);
  }
}
