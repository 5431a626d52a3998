import { inTransaction, run, type Run } from "../../../lib/database";
import type { ExportedProduct, ImportedProduct } from "../../../contracts/imported-product";
import { isCollision } from "./collision";
import type { ProductChanges } from "./domain/product-changes";
import {
  createProduct,
  deleteProduct,
  updateProduct,
  type EditTerms,
  type Note,
  savedProductOf,
  type StoredProduct,
} from "./edit-product";
import { exportPage } from "./export";
import type {
  FetchedPicture,
  ImportContext,
  ImportOutcome,
  PlannedOutcome,
  UsualPrices,
} from "./import-outcome";
import { importProducts, planImport, usualPrices } from "./import-products";
import { placePicture } from "./place-picture";
import { COUNT_PRODUCTS, LOCK_CATEGORY } from "./read-sql";
import { changeLevels, type LevelRefusal, type LevelWish } from "./stock-levels";
import type { MedusaTexts } from "./domain/texts";
import { readTexts, setTexts, type WrittenText } from "./texts";
import { DELETE_CATEGORY } from "./write-sql";

const TRIES = 4;

/** Two products want the same handle or SKU at once: the later one retries. */
async function withRetries<Result>(work: (run: Run) => Promise<Result>): Promise<Result> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await inTransaction(work);
    } catch (error) {
      if (left === 1 || !isCollision(error)) throw error;
    }
  }
}

/**
 * Products as staff write them. Each write is one transaction over Medusa's own tables, with the
 * rows that Medusa's workflows would make: a failed or killed one leaves nothing behind, and edits
 * of one product wait for each other on its row.
 */
class ProductWritingService {
  /** @param note runs in the transaction of the write, as in those below */
  create(changes: Parameters<typeof createProduct>[1], note: Note): Promise<StoredProduct> {
    return withRetries((inside) => createProduct(inside, changes, note));
  }

  update(key: string, changes: ProductChanges, how: EditTerms): Promise<StoredProduct> {
    return withRetries((inside) => updateProduct(inside, key, changes, how));
  }

  /** @returns the id */
  remove(key: string, note: Note): Promise<string> {
    return withRetries((inside) => deleteProduct(inside, key, note));
  }

  /** @see changeLevels */
  changeLevels(wishes: readonly LevelWish[]): Promise<LevelRefusal[]> {
    return inTransaction((inside) => changeLevels(inside, wishes));
  }

  /** Looks at all products: once for an import, not for each of its batches. */
  usualPrices(): Promise<UsualPrices> {
    return usualPrices(run);
  }

  /**
   * What an import would do; nothing is written. Products whose category is unknown are planned as if
   * it were there: the caller makes it before the import.
   * @param products of one batch, some 200; handles are distinct
   * @returns one answer per product, in their order
   */
  planImport(
    products: readonly ImportedProduct[],
    context: ImportContext,
  ): Promise<PlannedOutcome[]> {
    return planImport(run, products, context);
  }

  /**
   * Writes a batch of products, some 200, in the caller's transaction; imports take turns by batches.
   * A problem with one product refuses only that one; an exception means the transaction must be
   * abandoned, and may be retried.
   *
   * After the commit the caller lets the catalogue catch up, once for the batch, and tells Medusa's
   * subscribers with one `emit` of a list: `product.created` and `product.updated` with the ids of
   * the outcomes. Single writes send one event each; the shop itself listens to none; the read model
   * follows by triggers.
   */
  importProducts(
    inside: Run,
    products: readonly ImportedProduct[],
    context: ImportContext,
  ): Promise<ImportOutcome[]> {
    return importProducts(inside, products, context);
  }

  /**
   * Adds a fetched picture to its product, at its place among the file's. Pictures the file does
   * not name go once all of its own are there, or if there would be more than five.
   * @returns false when nothing was written, so that the stored picture can be removed: the product
   * is gone, or has this picture
   */
  placePicture(inside: Run, productId: string, picture: FetchedPicture): Promise<boolean> {
    return placePicture(inside, productId, picture);
  }

  /** @see readTexts */
  textsOf(id: string): Promise<MedusaTexts> {
    return readTexts(run, id);
  }

  /** @param note runs in the same transaction. @see setTexts */
  setTexts(
    of: Parameters<typeof setTexts>[1],
    texts: MedusaTexts,
    note: (inside: Run, written: readonly WrittenText[]) => Promise<void>,
  ): Promise<void> {
    return inTransaction(async (inside) => note(inside, await setTexts(inside, of, texts)));
  }

  /** @see exportPage */
  exportPage(after: string): Promise<ExportedProduct[]> {
    return exportPage(after);
  }

  /**
   * Deletes a category unless products, drafts too, are in it. A product being written at that
   * moment holds the category's row: it is counted, or finds the category gone.
   * @param note runs in the same transaction when it is deleted
   * @returns the number of products in it; null: there is no such category
   */
  removeCategory(id: string, note: (inside: Run) => Promise<void>): Promise<number | null> {
    return inTransaction(async (inside) => {
      const [category] = await inside<{ id: string }>(LOCK_CATEGORY, [id]);
      if (!category) return null;
      const [row] = await inside<{ n: number }>(COUNT_PRODUCTS, [id]);
      const count = row?.n ?? 0;
      if (count > 0) return count;
      await inside(DELETE_CATEGORY, [id]);
      await note(inside);
      return 0;
    });
  }
}

export { stockSums } from "./domain/import-change";
export type { ImportContext, ImportOutcome, PlannedOutcome } from "./import-outcome";
export type { LevelWish } from "./stock-levels";
export type { Note, StoredProduct, WrittenText };
export { categoryTextsOf, medusaTextsOfCategory, type MedusaTexts } from "./domain/texts";
export { savedProductOf };
export default ProductWritingService;
