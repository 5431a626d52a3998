import type { MedusaContainer } from "@medusajs/framework/types";
import { ProductWorkflowEvents } from "@medusajs/framework/utils";
import { MAX_LISTED_ERRORS } from "../../contracts/product-import";
import { inTransaction, type Run } from "../../lib/database";
import { tellMedusa } from "../../modules/jobs/published-sql";
import type ProductWritingService from "../../modules/product/writing/service";
import {
  stockSums,
  type ImportContext,
  type ImportOutcome,
  type PlannedOutcome,
} from "../../modules/product/writing/service";
import type {
  BatchProgress,
  ClaimedImport,
  NotedChange,
  WantedPicture,
} from "../../modules/product/import/records";
import type { ImportCategories } from "./import-categories";
import type { Batch } from "./read-batches";
import { shopProducts } from "../../modules/product";

/** The import was cancelled, or another process has it: this batch is not written. */
export class ImportLost extends Error {
  override readonly name = "ImportLost";
}

function progressOf(
  batch: Batch,
  outcomes: readonly ImportOutcome[],
  { listedErrors, categories }: { listedErrors: number; categories: readonly string[] },
): BatchProgress {
  const number = (wanted: ImportOutcome["outcome"]) =>
    outcomes.filter(({ outcome }) => outcome === wanted).length;
  const errors = [...batch.problems, ...outcomes.flatMap(({ problems }) => problems)];
  errors.sort((a, b) => a.row - b.row);
  return {
    groupsBefore: batch.groupsBefore,
    groupsDone: batch.groupsDone,
    rowsDone: batch.rowsDone,
    created: number("created"),
    updated: number("updated"),
    unchanged: number("unchanged"),
    refused: number("refused") + batch.refused,
    errorCount: errors.length,
    errors: errors.slice(0, Math.max(0, MAX_LISTED_ERRORS - listedErrors)),
    categories,
    pictures: outcomes.reduce((sum, { pictures }) => sum + (pictures?.missing.length ?? 0), 0),
    stockKept: outcomes.reduce((sum, { stockKept }) => sum + stockKept, 0),
  };
}

const wantedOf = (outcomes: readonly ImportOutcome[], { files }: Batch): WantedPicture[] =>
  outcomes.flatMap(({ productId, pictures }) =>
    productId === null || !pictures
      ? []
      : pictures.missing.map(({ source, color }) => ({
          productId,
          source,
          color,
          file: files.get(source) ?? null,
          order: pictures.order,
        })),
  );

const EVENTS = {
  created: ProductWorkflowEvents.CREATED,
  updated: ProductWorkflowEvents.UPDATED,
} as const;

const eventsOf = (outcomes: readonly ImportOutcome[]) =>
  outcomes.flatMap(({ outcome, productId: id }) =>
    (outcome === "created" || outcome === "updated") && id !== null
      ? [{ name: EVENTS[outcome], data: { id } }]
      : [],
  );

/** Pictures of a zip are shown by their names in it. */
const notedOf = (outcomes: readonly PlannedOutcome[], { files }: Batch): NotedChange[] =>
  outcomes.flatMap(({ change }) => {
    if (!change) return [];
    const after = change.pictures?.after.map((picture) => ({
      ...picture,
      source: files.get(picture.source) ?? picture.source,
    }));
    const pictures = change.pictures && after ? { ...change.pictures, after } : null;
    return [{ change: { ...change, pictures }, stock: stockSums(change) }];
  });

/** Makes the categories that the batch's good products name and the shop lacks. */
async function addCategories(
  writing: ProductWritingService,
  { products }: Batch,
  { categories, context, isDryRun }: BatchWrite,
): Promise<PlannedOutcome[] | null> {
  const isKnown = (name: string) => categories.byName.has(name.trim().toLowerCase());
  const isPlanned =
    isDryRun || products.some(({ category }) => category !== undefined && !isKnown(category));
  if (!isPlanned) return null;
  const outcomes = await writing.planImport(products, context);
  const names = products.flatMap(({ category }, index) =>
    category === undefined || outcomes[index]?.outcome === "refused" ? [] : [category.trim()],
  );
  await categories.add(names, isDryRun);
  return outcomes;
}

export interface BatchWrite {
  claimed: ClaimedImport;
  categories: ImportCategories;
  context: ImportContext;
  isDryRun: boolean;
}

/**
 * Writes a batch and notes it, in one transaction: whatever is killed, a product counts exactly
 * when it is written. A dry run notes what would be.
 * @throws ImportLost
 */
export async function writeBatch(
  container: MedusaContainer,
  batch: Batch,
  write: BatchWrite,
): Promise<ImportOutcome[]> {
  const { claimed, categories, context, isDryRun } = write;
  const writing = shopProducts(container).writing;
  const imports = shopProducts(container).imports;
  const planned = await addCategories(writing, batch, write);
  const note = async (inside: Run, outcomes: ImportOutcome[]) => {
    const progress = progressOf(batch, outcomes, {
      listedErrors: claimed.listedErrors,
      categories: categories.made,
    });
    if (!(await imports.advance(inside, claimed, progress))) throw new ImportLost();
    claimed.listedErrors += progress.errors.length;
    return outcomes;
  };
  if (isDryRun) {
    return inTransaction(async (inside) => {
      await imports.noteChanges(inside, claimed.id, notedOf(planned ?? [], batch));
      return note(inside, planned ?? []);
    });
  }
  return inTransaction(async (inside) => {
    const outcomes = await writing.importProducts(inside, batch.products, context);
    await imports.wantPictures(inside, claimed.id, wantedOf(outcomes, batch));
    await tellMedusa(inside, eventsOf(outcomes));
    return note(inside, outcomes);
  });
}
