import { z } from "zod";
import { CURRENCIES } from "./money";
import { listOf, successOf } from "./envelope";
import { limitSchema, offsetSchema } from "./pagination";

/** Up to this many rows an import is answered with its result, beyond it with its job. */
export const ROWS_AT_ONCE = 1000;
/** Bytes of a CSV, alone or in a zip. */
export const MAX_CSV_BYTES = 50 * 1024 * 1024;
/** Bytes of a zip. */
export const MAX_ZIP_BYTES = 500 * 1024 * 1024;
/** Errors of one import that are listed; `error_count` counts all. */
export const MAX_LISTED_ERRORS = 1000;

const booleanText = z
  .enum(["true", "false"], "must be true or false")
  .transform((value) => value === "true");

/** Text fields of the form of POST /api/products/import. */
export const importFieldsSchema = z.strictObject({
  /** true: says what the import would do, and changes no product. */
  dry_run: booleanText.default(false),
  /** Of the prices in the file. */
  currency: z.enum(CURRENCIES, "must be one of RWF, USD, EUR").default("RWF"),
});
export type ImportFields = z.infer<typeof importFieldsSchema>;

/** Form of POST /api/products/import. */
export const importFormSchema = importFieldsSchema.extend({
  /** A CSV in Shopify's product format, or a zip that holds one and pictures. */
  file: z.string().meta({ format: "binary" }),
});

/** What is wrong with one row of the file. Its product, all rows of it, was left out. */
export const importErrorSchema = z.object({
  /** As a spreadsheet numbers it: the header is 1. */
  row: z.number().int().min(1),
  /** null: the whole row. */
  column: z.string().nullable(),
  message: z.string(),
});

const count = z.number().int().min(0);

/** As the setting `autoApproveProducts` was: if false, it publishes nothing, whatever the file says. */
const mayPublish = z.boolean();

/** Numbers of products. */
const counts = {
  created: count,
  updated: count,
  unchanged: count,
  /** Left out because of errors. */
  refused: count,
};

/** What an import did, or would do when it is a dry run. */
export const importResultSchema = z.object({
  job_id: z.string(),
  dry_run: z.boolean(),
  may_publish: mayPublish,
  /** Of the file, without its header. */
  rows: count,
  ...counts,
  /** By row; at most 1,000. */
  errors: z.array(importErrorSchema).max(MAX_LISTED_ERRORS),
  error_count: count,
  /** Names of the categories that were or would be made. */
  categories: z.array(z.string()),
  /** Pictures that are or would be fetched afterwards; see the job. */
  pictures: count,
});
export type ImportResult = z.infer<typeof importResultSchema>;
export const importResultResponseSchema = successOf(importResultSchema);

/** 202: the job goes on behind the answer; more than 1,000 rows, or another import is running. */
export const importAcceptedResponseSchema = successOf(z.object({ job_id: z.string() }));

/**
 * waiting: for its turn, imports run one after the other. failed: given up, `reason` says why; what
 * was written until then stays. cancelled: by a person; what was written until then stays.
 */
export const IMPORT_STATES = ["waiting", "running", "done", "failed", "cancelled"] as const;
export const importStateSchema = z.enum(IMPORT_STATES);

/** An import as the list of them shows it. Times are ISO 8601, UTC. */
export const importSummarySchema = z.object({
  _id: z.string(),
  id: z.string(),
  /** Same as `id`. */
  job_id: z.string(),
  state: importStateSchema,
  /** Why it failed; null otherwise. */
  reason: z.string().nullable(),
  dry_run: z.boolean(),
  may_publish: mayPublish,
  currency: z.enum(CURRENCIES),
  file_name: z.string(),
  rows: count,
  /** Rows that are dealt with. */
  rows_done: count,
  ...counts,
  error_count: count,
  createdAt: z.string(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
});
export type ImportSummary = z.infer<typeof importSummarySchema>;

export const importJobSchema = importSummarySchema.extend({
  errors: importResultSchema.shape.errors,
  categories: importResultSchema.shape.categories,
  /** Pictures that come after the products; an import that is done may still wait for some. */
  pictures: z.object({
    waiting: count,
    done: count,
    failed: count,
    /** The first 100 of those that failed. */
    failures: z
      .array(z.object({ product_id: z.string(), source: z.string(), reason: z.string() }))
      .max(100),
  }),
});
export type ImportJob = z.infer<typeof importJobSchema>;

export const importJobResponseSchema = successOf(importJobSchema);
export const importListQuerySchema = z.strictObject({ limit: limitSchema, offset: offsetSchema });
export type ImportListQuery = z.infer<typeof importListQuerySchema>;
export const importListResponseSchema = listOf(importSummarySchema);
/** Answer of DELETE: the job as it stands now, and what that means. */
export const importCancelledResponseSchema = importJobResponseSchema.extend({
  message: z.string(),
});
