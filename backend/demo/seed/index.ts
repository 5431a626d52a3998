import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { setUpLanguages } from "../../src/actions/store/set-up-languages";
import { setUpStore, type StoreSetup } from "../../src/actions/store/set-up-store";
import { NOTE_LOW_LEVELS } from "../../src/modules/product/low-stock/install-sql";
import { ANALYZE_LOADED } from "./bulk-sql";
import { seedCategories } from "./categories";
import { DEMO_PRODUCTS, type DemoProduct } from "../catalogue";
import { copyDemoPictures } from "./demo-pictures";
import { loadProducts } from "./load-products";
import type { ProductContext } from "./product-rows";
import { syntheticProducts } from "./synthetic-products";
import { shopProducts } from "../../src/modules/product";

export interface SeedOptions {
  /** Pictures go to its folder `uploads`. */
  dataDir: string;
  log: (line: string) => void;
}

const BATCH = 250;
const SYNTHETIC_SEED = 20_261_121;

/** The load bypasses triggers; what depends on them is done afterwards. */
async function finishLoad(container: MedusaContainer): Promise<void> {
  const knex = knexOf(container);
  await knex.raw(ANALYZE_LOADED);
  for (const statement of NOTE_LOW_LEVELS) await knex.raw(statement);
  await catalogueOf(container).rebuild();
}

const catalogueOf = (container: MedusaContainer) => shopProducts(container).readModel;
const knexOf = (container: MedusaContainer) =>
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION);

async function prepare(container: MedusaContainer, options: SeedOptions) {
  const setup = await setUpStore(container);
  await setUpLanguages(container);
  const imageUrl = await copyDemoPictures(options.dataDir);
  const categoryIds = await seedCategories(container);
  const context: ProductContext = { ...setup, categoryIds, imageUrl, now: new Date() };
  return { setup, context };
}

/**
 * Region, channel, stock location, delivery, categories and the demo products. Everything before
 * the products is made only where missing, and the products go in together in one transaction: a
 * run that was killed is simply repeated, and no half catalogue is ever seen.
 */
export async function seedDemo(
  container: MedusaContainer,
  options: SeedOptions,
): Promise<StoreSetup> {
  options.log("Setting up region, delivery and categories");
  const { setup, context } = await prepare(container, options);
  const made = await loadProducts(knexOf(container), DEMO_PRODUCTS, context);
  await finishLoad(container);
  options.log(`Added ${made} products`);
  return setup;
}

/**
 * Adds `count` synthetic products, for measuring. Repeatable: the same count names the same
 * products, and those that are there are left alone.
 */
export async function seedProducts(
  container: MedusaContainer,
  { count, ...options }: SeedOptions & { count: number },
): Promise<number> {
  const { context } = await prepare(container, options);
  let made = 0;
  let done = 0;
  let batch: DemoProduct[] = [];
  const flush = async () => {
    made += await loadProducts(knexOf(container), batch, context);
    done += batch.length;
    batch = [];
    if (done % 2500 === 0) options.log(`${done} of ${count} products`);
  };
  for (const product of syntheticProducts(count, SYNTHETIC_SEED)) {
    if (batch.push(product) === BATCH) await flush();
  }
  await flush();
  options.log("Computing the catalogue");
  await finishLoad(container);
  return made;
}

export type { StoreSetup };
