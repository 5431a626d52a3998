import { z } from "zod";
import { successOf } from "./envelope";

/**
 * What a size can be told by, in the order that charts list it. A length and a sleeve are of the garment, all others of
 * the body. The list is fixed, so that each has a name in every language.
 */
export const MEASURES = [
  "height",
  "chest",
  "waist",
  "hips",
  "inside_leg",
  "length",
  "sleeve",
  "head",
  "foot",
] as const;
export const measureSchema = z.enum(MEASURES, {
  error: `Measurement must be one of ${MEASURES.join(", ")}`,
});
export type Measure = z.infer<typeof measureSchema>;

/** Whose sizes a table is of; `all`: the same for everyone. */
export const WEARERS = ["women", "men", "kids", "all"] as const;
export const wearerSchema = z.enum(WEARERS, {
  error: `Table must be for ${WEARERS.join(", ")}`,
});
export type Wearer = z.infer<typeof wearerSchema>;

/** Centimetres: what no body and no garment is beyond. */
export const LEAST_CM = 1;
export const MOST_CM = 250;
/** Longest name of a size, rows of a table. */
export const SIZE_MAX = 20;
export const MOST_ROWS = 40;

const cmText = `Measurement must be ${LEAST_CM} to ${MOST_CM} cm`;
const isTold = (value: number) => Math.abs(Math.round(value * 10) - value * 10) < 1e-6;

/** One value, or from and to; a tape tells no more than millimetres. */
export const cmSchema = z
  .union([z.number(), z.tuple([z.number(), z.number()])], { error: cmText })
  .superRefine((value, context) => {
    const refuse = (message: string) => context.addIssue({ code: "custom", message });
    const [from, to] = typeof value === "number" ? [value, value] : value;
    if (!(from >= LEAST_CM && to <= MOST_CM)) refuse(cmText);
    else if (!isTold(from) || !isTold(to)) refuse("Measurement must have at most one decimal");
    else if (typeof value !== "number" && from >= to) {
      refuse("Measurement must go from less to more");
    }
  });
export type Cm = z.infer<typeof cmSchema>;

const rowSchema = z.strictObject({
  size: z
    .string({ error: "Size is required" })
    .trim()
    .min(1, "Size is required")
    .max(SIZE_MAX, `Size must have at most ${SIZE_MAX} characters`),
  /** In the order of the table's measures. */
  values: z.array(cmSchema).max(MEASURES.length, "There are too many measurements"),
});
export type SizeRow = z.infer<typeof rowSchema>;

const isTwice = (texts: readonly string[]) => new Set(texts).size < texts.length;

export const sizeTableSchema = z
  .strictObject({
    wearer: wearerSchema,
    measures: z
      .array(measureSchema, { error: "Choose a measurement" })
      .min(1, "Choose a measurement")
      .max(MEASURES.length, "There are too many measurements")
      .refine((measures) => !isTwice(measures), { error: "A measurement is there twice" }),
    rows: z
      .array(rowSchema, { error: "Add a size" })
      .min(1, "Add a size")
      .max(MOST_ROWS, `A table has at most ${MOST_ROWS} sizes`),
  })
  .superRefine(({ measures, rows }, context) => {
    rows.forEach(({ size, values }, index) => {
      if (values.length !== measures.length) {
        const path = ["rows", index, "values"];
        context.addIssue({ code: "custom", path, message: `Fill in every measurement of ${size}` });
      }
      if (rows.findIndex((other) => other.size === size) < index) {
        const path = ["rows", index, "size"];
        context.addIssue({ code: "custom", path, message: `Size ${size} is there twice` });
      }
    });
  });
export type SizeTable = z.infer<typeof sizeTableSchema>;

/** own: staff wrote one for this category; parent: for one above it; built_in: the shop's own, by the kind of clothes. */
export const CHART_SOURCES = ["own", "parent", "built_in"] as const;
const sourceSchema = z.enum(CHART_SOURCES);
export type ChartSource = z.infer<typeof sourceSchema>;

/** Of a product: none where its sizes say nothing about a body. */
export const sizeChartSchema = z.object({
  source: sourceSchema,
  /** For whom it is made, women first; only its own sizes, in its own order, where the chart knows any of them. */
  tables: z.array(sizeTableSchema),
});
export type SizeChart = z.infer<typeof sizeChartSchema>;
export const sizeChartResponseSchema = successOf(sizeChartSchema);

const chartHead = {
  category_id: z.string(),
  /** In English. */
  category_name: z.string(),
  source: sourceSchema,
  /** The category above whose chart it has; null: it has its own, or a built-in one. */
  from: z.string().nullable(),
};

/** A category in the staff's list. */
export const chartedCategorySchema = z.object({
  ...chartHead,
  /** When its own chart was saved last, ISO 8601, UTC; null: it has none. */
  updatedAt: z.string().nullable(),
});
export type ChartedCategory = z.infer<typeof chartedCategorySchema>;
export const chartedCategoriesResponseSchema = successOf(z.array(chartedCategorySchema));

export const staffSizeChartSchema = z.object({
  ...chartHead,
  /** Of its own chart, and what a change names; 0: it has none. */
  version: z.number().int().min(0),
  tables: z.array(sizeTableSchema),
  /** Sizes that its published products have. */
  sizes: z.array(z.string()),
  /** Published products. */
  product_count: z.number().int().min(0),
});
export type StaffSizeChart = z.infer<typeof staffSizeChartSchema>;
export const staffSizeChartResponseSchema = successOf(staffSizeChartSchema);

const version = z
  .number({ error: "version is required" })
  .int("version must be a whole number")
  .min(0, "version must be at least 0");

/** Body of PUT /api/admin/size-charts/:id. `version`: of what staff saw. */
export const sizeChartBodySchema = z.strictObject({
  version,
  tables: z
    .array(sizeTableSchema, { error: "Add a table" })
    .min(1, "Add a table")
    .max(WEARERS.length, "There are too many tables")
    .refine((tables) => !isTwice(tables.map(({ wearer }) => wearer)), {
      error: "There are two tables for the same people",
    }),
});
export type SizeChartBody = z.infer<typeof sizeChartBodySchema>;

/** Query of DELETE /api/admin/size-charts/:id. */
export const sizeChartQuerySchema = z.strictObject({
  version: z
    .string()
    .regex(/^\d{1,9}$/, "version must be a whole number")
    .transform(Number),
});
export type SizeChartQuery = z.infer<typeof sizeChartQuerySchema>;
