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
  /**
   * `set`: the file's stock was counted just now and replaces the shop's. Without it an existing
   * variant gets the difference to the column Stock Seen, or keeps its stock if the file has no such
   * column.
   */
  stock: z.literal("set", "must be set, or left out").optional(),
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

/**
 * What an import does to the stock of existing variants; new ones take theirs from the file.
 * none: the file names no stock. kept: it stays as it is. difference: what was changed since the
 * export (Stock Seen) is added or taken away. set: the file's numbers replace the shop's.
 */
export const STOCK_RULES = ["none", "kept", "difference", "set"] as const;
export const stockRuleSchema = z.enum(STOCK_RULES);
export type StockRule = z.infer<typeof stockRuleSchema>;

/** Numbers of products. */
const counts = {
  created: count,
  updated: count,
  unchanged: count,
  /** Left out because of errors. */
  refused: count,
};

/** What a product of a dry run would get; the list of changes can be narrowed to one of them. */
export const CHANGE_KINDS = [
  "created",
  "warnings",
  "prices",
  "stock",
  "states",
  "pictures",
  "names",
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What a dry run found, in numbers; GET …/changes has the products themselves. */
const checkSchema = z.object({
  /** Products with a change. */
  changes: count,
  /** Of those, how many have which; a product may have several. */
  kinds: z.record(z.enum(CHANGE_KINDS), count),
  /** Units that can be sold of the variants whose stock would change or that would come, in all. */
  stock_before: count,
  stock_after: count,
  /** Variants whose stock differs in the file and stays as it is. */
  stock_kept: count,
});

/** null: this was no dry run, or its list has been deleted by now. */
const check = checkSchema.nullable();
const stockRule = stockRuleSchema;

/** What an import did, or would do when it is a dry run. */
export const importResultSchema = z.object({
  job_id: z.string(),
  dry_run: z.boolean(),
  may_publish: mayPublish,
  stock_rule: stockRule,
  check,
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

/** 202: the job continues after the answer; more than 1,000 rows, or another import is running. */
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
  stock_rule: stockRule,
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
  check,
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

const change = <Value extends z.ZodType>(value: Value) =>
  z.object({ before: value.nullable(), after: value.nullable() });

/** A product that a dry run would make or change. Prices are whole RWF. */
export const importChangeSchema = z.object({
  /** Its first row in the file. */
  row: z.number().int(),
  handle: z.string(),
  /** null: to be made. */
  product_id: z.string().nullable(),
  kinds: z.array(z.enum(CHANGE_KINDS)),
  /** `before` is null for a product to be made, here and below. */
  name: change(z.string()),
  status: change(z.enum(["published", "draft"])),
  /** Without a sale: the lowest of its variants. */
  price: change(z.number().int()),
  category: z.string().nullable(),
  /** The picture staff know it by; null: none yet. */
  image: z.string().nullable(),
  /** null: they stay as they are. */
  pictures: z
    .object({
      before: count,
      /** In their order. */
      after: z.array(
        z.object({
          /** null: it will be fetched from `source`. */
          url: z.string().nullable(),
          /** Address, or name in the zip. */
          source: z.string(),
          color: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
  /** Those whose price or stock changes, and those that come. */
  variants: z.array(
    z.object({
      size: z.string().nullable(),
      color: z.string().nullable(),
      price: change(z.number().int()),
      /** In the sale of a file; null: in none. */
      sale: change(z.number().int()),
      /** Units that can be sold; both null: not counted. */
      stock: change(z.number().int()),
    }),
  ),
  /** Whatever else changes, by the names that products have for it. */
  fields: z.array(z.string()),
  /** For people: prices far from the shop's own. */
  warnings: z.array(z.object({ row: z.number().int(), message: z.string() })),
});
export type ImportChange = z.infer<typeof importChangeSchema>;

/** Query of GET /api/products/import/{job_id}/changes. */
export const importChangesQuerySchema = z.strictObject({
  kind: z.enum(CHANGE_KINDS, `must be one of ${CHANGE_KINDS.join(", ")}`).optional(),
  limit: limitSchema,
  offset: offsetSchema,
});
export type ImportChangesQuery = z.infer<typeof importChangesQuerySchema>;
export const importChangesResponseSchema = listOf(importChangeSchema);

export const importJobResponseSchema = successOf(importJobSchema);
export const importListQuerySchema = z.strictObject({ limit: limitSchema, offset: offsetSchema });
export type ImportListQuery = z.infer<typeof importListQuerySchema>;
export const importListResponseSchema = listOf(importSummarySchema);
/** Answer of DELETE: the job as it is now, and what that means. */
export const importCancelledResponseSchema = importJobResponseSchema.extend({
  message: z.string(),
});
