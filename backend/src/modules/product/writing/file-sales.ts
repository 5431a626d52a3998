import type { Run } from "../../../lib/database";
import { entityId } from "../../../lib/entity-id";
import { BEGIN_FILE_SALES, END_FILE_SALES, ENSURE_FILE_SALES } from "./sale-sql";

/** A variant, and its price in the sale of a file in whole RWF; null: it is in none. */
export type FileSale = readonly [variantId: string, saleRwf: number | null];

/** Puts variants on sale, or ends that, as a product file says. */
export async function writeFileSales(run: Run, sales: readonly FileSale[]): Promise<void> {
  if (sales.length === 0) return;
  await run(END_FILE_SALES, [sales.map(([id]) => id)]);
  const begun = sales.filter(([, saleRwf]) => saleRwf !== null);
  if (begun.length === 0) return;
  await run(ENSURE_FILE_SALES, []);
  await run(BEGIN_FILE_SALES, [
    begun.map(() => entityId("price")),
    begun.map(([id]) => id),
    begun.map(([, saleRwf]) => saleRwf),
  ]);
}
