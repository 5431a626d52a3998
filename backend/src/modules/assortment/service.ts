import { inTransaction, type Run } from "../../lib/database";
import type { ProductChanges } from "./domain/product-changes";
import {
  createProduct,
  deleteProduct,
  updateProduct,
  type IsCurrent,
  type StoredProduct,
} from "./edit-product";
import { COUNT_PRODUCTS, LOCK_CATEGORY } from "./read-sql";
import { DELETE_CATEGORY } from "./write-sql";

const UNIQUE_VIOLATION = "23505";
const TRIES = 4;

const isDuplicate = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION;

/** Two products that want the same handle or SKU at once: the later one looks again. */
async function settled<Result>(work: (run: Run) => Promise<Result>): Promise<Result> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await inTransaction(work);
    } catch (error) {
      if (left === 1 || !isDuplicate(error)) throw error;
    }
  }
}

/**
 * Products as staff write them. Each write is one transaction over Medusa's own tables, with the
 * rows that Medusa's workflows would make: a failed or killed one leaves nothing behind, and edits
 * of one product wait for each other on its row.
 */
class AssortmentModuleService {
  create(changes: Parameters<typeof createProduct>[1]): Promise<StoredProduct> {
    return settled((inside) => createProduct(inside, changes));
  }

  /** @param isCurrent asked behind the lock whether the edit began with the present state */
  update(
    key: string,
    changes: ProductChanges,
    isCurrent: IsCurrent | null,
  ): Promise<StoredProduct> {
    return settled((inside) => updateProduct(inside, key, changes, isCurrent));
  }

  /** @returns the id */
  remove(key: string): Promise<string> {
    return settled((inside) => deleteProduct(inside, key));
  }

  /**
   * Deletes a category unless products, drafts too, are in it. A product that is written at the same
   * moment holds the category's row: it is counted, or finds the category gone.
   * @returns the number of products in it; null: there is no such category
   */
  removeCategory(id: string): Promise<number | null> {
    return inTransaction(async (inside) => {
      const [category] = await inside<{ id: string }>(LOCK_CATEGORY, [id]);
      if (!category) return null;
      const [row] = await inside<{ n: number }>(COUNT_PRODUCTS, [id]);
      const count = row?.n ?? 0;
      if (count === 0) await inside(DELETE_CATEGORY, [id]);
      return count;
    });
  }
}

export type { StoredProduct };
export default AssortmentModuleService;
