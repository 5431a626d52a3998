import { z } from "zod";
import {
  categoryGenderSchema,
  categorySchema,
  productGenderSchema,
  productKeySchema,
  productSchema,
} from "./catalogue";
import { successOf } from "./envelope";
import { IMAGE_VIEWS, imageViewOf } from "./image-views";
import { isStock, MAX_IMAGES, MAX_STOCK, numberOf, TOO_MANY_IMAGES } from "./product-limits";
import { NO_CONTROL_BUT_LINES } from "./typed-text";

export { MAX_IMAGES, MAX_STOCK, TOO_MANY_IMAGES };

/** No product costs more, in whole RWF. */
export const MAX_PRICE_RWF = 10_000_000;
export const MAX_VARIANTS = 100;

const PRICE_REQUIRED = "Valid price is required";
const STOCK_REQUIRED = "Valid stock quantity is required";
const MAX_NAME = 200;
const MAX_DESCRIPTION = 10_000;
const NO_CONTROL = /^\P{Cc}*$/u;

const nameSchema = (required: string, max: number) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(max, `must have at most ${max} characters`)
    .regex(NO_CONTROL, "must not contain control characters");

const categoryNameSchema = nameSchema("Category name is required", 80);

/** Empty or null: none, so that the English one is shown. */
const textSchema = (max: number, characters: RegExp) =>
  z
    .string()
    .trim()
    .max(max, `must have at most ${max.toLocaleString("en")} characters`)
    .regex(characters, "must not contain control characters")
    .nullable();

/** Texts in the languages besides English; a language or text that is absent stays. */
const textsIn = <Schema extends z.ZodType>(texts: Schema) =>
  z.strictObject({ fr: texts, rw: texts }).partial();

const categoryTextsSchema = textsIn(
  z.strictObject({ category_name: textSchema(80, NO_CONTROL) }).partial(),
);
const productTextsSchema = textsIn(
  z
    .strictObject({
      product_name: textSchema(MAX_NAME, NO_CONTROL),
      description: textSchema(MAX_DESCRIPTION, NO_CONTROL_BUT_LINES),
    })
    .partial(),
);
export type ProductTexts = z.infer<typeof productTextsSchema>;
export type CategoryTexts = z.infer<typeof categoryTextsSchema>;

/** Body of POST /api/categories. */
export const createCategoryBodySchema = z.strictObject({
  category_name: categoryNameSchema,
  gender: categoryGenderSchema.default("unisex"),
  translations: categoryTextsSchema.optional(),
});
export type CreateCategoryBody = z.infer<typeof createCategoryBodySchema>;

/** Body of PUT /api/categories/{id}; what is absent stays. */
export const updateCategoryBodySchema = z.strictObject({
  category_name: categoryNameSchema.optional(),
  gender: categoryGenderSchema.optional(),
  translations: categoryTextsSchema.optional(),
});
export type UpdateCategoryBody = z.infer<typeof updateCategoryBodySchema>;

export const categoryResponseSchema = successOf(categorySchema);
export const deletedResponseSchema = successOf(z.object({ _id: z.string(), id: z.string() }));

const numberOrText = (required: string) => z.union([z.number(), z.string().max(40)], required);

const priceSchema = numberOrText(PRICE_REQUIRED).transform((value, context) => {
  const price = numberOf(value);
  const message = !(price > 0)
    ? PRICE_REQUIRED
    : price > MAX_PRICE_RWF
      ? "The price must be at most RWF 10,000,000"
      : Number.isInteger(price)
        ? null
        : "The price must be a whole number of RWF";
  if (message === null) return price;
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

const stockSchema = numberOrText(STOCK_REQUIRED).transform((value, context) => {
  const stock = numberOf(value);
  if (isStock(stock)) return stock;
  context.addIssue({ code: "custom", message: STOCK_REQUIRED });
  return z.NEVER;
});

/** An id, or the category as a product shows it. */
const categoryIdSchema = z
  .union(
    [z.string(), z.object({ _id: z.string() }).transform(({ _id }) => _id)],
    "Category is required",
  )
  .pipe(z.string().trim().min(1, "Category is required").max(100, "Category is required"));

/** Read tolerantly, see `modules/product/writing`: JSON text, a list, a comma list, objects. */
const looseListSchema = z
  .union([z.string().max(5000), z.array(z.unknown()).max(500), z.record(z.string(), z.unknown())])
  .nullable();
export type LooseList = z.infer<typeof looseListSchema>;

const optionTextSchema = z.string().trim().max(20, "must have at most 20 characters").nullish();

/** The stock of one variant; absent size or colour: the product has none. */
const variantWriteSchema = z.strictObject({
  /** As an answer gives it; size and colour alone say which variant is meant. */
  id: z.string().max(100).optional(),
  size: optionTextSchema,
  color: optionTextSchema,
  stock_quantity: stockSchema,
});

const seenSchema = numberOrText("must be the number you saw").transform((value, context) => {
  const seen = numberOf(value);
  if (Number.isInteger(seen) && seen >= 0 && seen <= MAX_STOCK * MAX_VARIANTS) return seen;
  context.addIssue({ code: "custom", message: "must be the number you saw" });
  return z.NEVER;
});

/**
 * What a stock was when its new number was typed: the server applies the difference, so that what was
 * sold meanwhile stays sold. Absent, the number is taken only where it can't be out of date: with
 * If-Match, or while nothing but staff's own numbers changed these pieces; else 409.
 */
const seen = { stock_seen: seenSchema.optional() };

const variantChangeSchema = variantWriteSchema.extend(seen);
export type VariantChange = z.infer<typeof variantChangeSchema>;

/** Text that a form sends for a list of objects. */
const jsonText = z
  .string()
  .max(50_000)
  .transform((text, context): unknown => {
    if (text.trim() === "") return [];
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: "must be JSON" });
      return z.NEVER;
    }
  });
const variantListSchema = z.array(variantWriteSchema).max(MAX_VARIANTS);
const variantChangesSchema = z.array(variantChangeSchema).max(MAX_VARIANTS);
const imageListSchema = z.array(z.string().max(500)).max(100);
const imageOrderSchema = z
  .array(
    z
      .number()
      .int()
      .min(0)
      .max(MAX_IMAGES - 1),
  )
  .max(MAX_IMAGES);
/** `#rrggbb`; empty or null: no colour in particular. */
const imageColorSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?:#[0-9a-f]{6})?$/, "must be a colour like #b5301a, or empty")
  .nullable()
  .transform((color) => (color === "" ? null : color));
const imageColorsSchema = z.array(imageColorSchema).max(MAX_IMAGES, TOO_MANY_IMAGES);
const imageViewSchema = z
  .string()
  .refine(
    (text) => text === "" || imageViewOf(text) !== null,
    `must be one of ${IMAGE_VIEWS.join(", ")}, or empty`,
  )
  .nullable()
  .transform(imageViewOf);
const imageViewsSchema = z.array(imageViewSchema).max(MAX_IMAGES, TOO_MANY_IMAGES);
const orJsonText = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([jsonText.pipe(schema as z.ZodType<z.infer<Schema>>), schema]);

const empty = z.literal("").transform(() => null);
/** Addresses below /api/products that are not products. */
export const RESERVED_HANDLES: readonly string[] = ["suggest", "import", "export"];

export const handleSchema = productKeySchema
  .max(100, "must have at most 100 characters")
  .refine((handle) => !handle.startsWith("prod_"), "must not start with prod_")
  .refine((handle) => !RESERVED_HANDLES.includes(handle), "is reserved");

const productFields = {
  product_name: nameSchema("Product name is required", MAX_NAME),
  price: priceSchema,
  category_id: categoryIdSchema,
  stock_quantity: stockSchema,
  description: z
    .string()
    .trim()
    .max(MAX_DESCRIPTION, "must have at most 10,000 characters")
    .regex(NO_CONTROL_BUT_LINES, "must not contain control characters"),
  sizes: looseListSchema,
  colors: looseListSchema,
  existingImages: orJsonText(imageListSchema),
  /**
   * The colour that each picture shows, in the order the pictures have after this call, as an answer
   * gives it. Absent: pictures that stay keep theirs, new ones show none.
   */
  image_colors: orJsonText(imageColorsSchema),
  /** What each picture shows, in the same order. Absent: pictures that stay keep theirs. */
  image_views: orJsonText(imageViewsSchema),
  /** Empty or null: for everyone. */
  gender: z.union([productGenderSchema, empty, z.null()], "must be one of men, women, kids"),
  /** Empty: made from the name. */
  handle: z.union([z.string().trim().pipe(handleSchema), empty]),
  status: z.enum(["published", "draft"]),
  /** Whoever buys it gets a gift card of its price by mail; forms say `true` or `false`. */
  is_gift_card: z.union(
    [z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")],
    "must be true or false",
  ),
  variants: orJsonText(variantListSchema),
  /** Name and description in other languages. */
  translations: orJsonText(productTextsSchema),
};

const stockIsGiven = (body: unknown) =>
  typeof body !== "object" ||
  body === null ||
  Array.isArray(body) ||
  "stock_quantity" in body ||
  "variants" in body;

const { product_name, price, category_id, ...optionalFields } = productFields;

/** Fields of POST /api/products, as JSON or as a form with pictures in `images`. */
export const createProductBodySchema = z
  .strictObject({ product_name, price, category_id, ...z.object(optionalFields).partial().shape })
  .refine(stockIsGiven, {
    path: ["stock_quantity"],
    message: STOCK_REQUIRED,
    // Along with other bad fields, so that a form can mark them all at once.
    when: () => true,
  });
export type CreateProductBody = z.infer<typeof createProductBodySchema>;

/** Fields of PUT /api/products/{id}; what is absent stays. */
export const updateProductBodySchema = z.strictObject({
  ...z.object({ ...productFields, variants: orJsonText(variantChangesSchema) }).partial().shape,
  ...seen,
  /**
   * If kept and new pictures mix: the position of each within `existingImages` followed by
   * `images`, in the wanted order. Absent: in that very order.
   */
  imageOrder: orJsonText(imageOrderSchema).optional(),
  /** Of the answer this edit began with: a later change by somebody else is answered with 409. */
  updatedAt: z.iso.datetime({ error: "must be a time like 2026-01-31T08:30:00.000Z" }).optional(),
});
export type UpdateProductBody = z.infer<typeof updateProductBodySchema>;

/** A product as staff get it back from a write. */
export const savedProductSchema = productSchema.extend({
  /** Whole RWF, without any price list: what `price` of a write sets. Only where it is not `price`. */
  base_price: z.number().int().min(0).optional(),
  /** ISO 8601, UTC; moves with every edit, not with sales. */
  updatedAt: z.string(),
  /** In other languages, where there is something; not in lists. */
  translations: productTextsSchema.optional(),
});
export type SavedProduct = z.infer<typeof savedProductSchema>;
export const savedProductResponseSchema = successOf(savedProductSchema);
