import type { MedusaContainer } from "@medusajs/framework/types";
import type {
  ChangeKind,
  ImportChange,
  ImportJob,
  ImportResult,
  ImportSummary,
} from "../../contracts/product-import";
import { notFound } from "../../lib/api-error";
import { utc } from "../../lib/utc";
import type { ImportDetail, ImportRecord } from "../../modules/product/import/records";
import { shopProducts } from "../../modules/product";

const countsOf = ({ created, updated, unchanged, refused }: ImportRecord) => ({
  created,
  updated,
  unchanged,
  refused,
});

const errorsOf = ({ errors }: ImportDetail) =>
  [...errors]
    .sort((a, b) => a.row - b.row)
    .map(({ row, column, message }) => ({ row, column, message }));

/** An import as the list of `/api` shows it. */
export const summaryOf = (record: ImportRecord): ImportSummary => ({
  _id: record.id,
  id: record.id,
  job_id: record.id,
  state: record.state,
  reason: record.reason,
  dry_run: record.isDryRun,
  may_publish: record.mayPublish,
  stock_rule: record.stockRule,
  currency: record.currency,
  file_name: record.fileName,
  rows: record.rows,
  rows_done: record.rowsDone,
  ...countsOf(record),
  error_count: record.errorCount,
  createdAt: utc(record.createdAt),
  started_at: record.startedAt && utc(record.startedAt),
  ended_at: record.endedAt && utc(record.endedAt),
});

const jobOf = (detail: ImportDetail): ImportJob => ({
  ...summaryOf(detail),
  check: detail.check,
  errors: errorsOf(detail),
  categories: detail.categories,
  pictures: {
    ...detail.pictures,
    failures: detail.pictures.failures.map(({ productId, source, reason }) => ({
      product_id: productId,
      source,
      reason,
    })),
  },
});

/** What an import that is done did, as POST answers it at once. */
export const resultOf = (detail: ImportDetail): ImportResult => ({
  job_id: detail.id,
  dry_run: detail.isDryRun,
  may_publish: detail.mayPublish,
  stock_rule: detail.stockRule,
  check: detail.check,
  rows: detail.rows,
  ...countsOf(detail),
  errors: errorsOf(detail),
  error_count: detail.errorCount,
  categories: detail.categories,
  pictures: detail.picturesFound,
});

/** One import with all that is known of it. @throws ApiError 404 */
export async function readImport(container: MedusaContainer, id: string): Promise<ImportJob> {
  const imports = shopProducts(container).imports;
  const detail = await imports.read(id);
  if (!detail) throw notFound();
  return jobOf(detail);
}

/** What a dry run would do, product by product. @throws ApiError 404 */
export async function readChanges(
  container: MedusaContainer,
  id: string,
  { kind = null, limit, offset }: { kind?: ChangeKind | null; limit: number; offset: number },
): Promise<{ count: number; changes: ImportChange[] }> {
  const imports = shopProducts(container).imports;
  const [found, changes] = await Promise.all([
    imports.read(id),
    imports.changes(id, { kind, limit, offset }),
  ]);
  if (!found) throw notFound();
  return changes;
}
