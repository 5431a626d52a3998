import { z } from "zod";
import { COLOR_FAMILIES } from "./color-families";
import { listOf, successOf } from "./envelope";
import { IMAGE_VIEWS } from "./image-views";
import { languageSchema } from "./languages";
import { limitSchema, offsetSchema, wholeNumberText } from "./pagination";
import { MAX_MONEY_RWF } from "./money";

export const PRODUCT_GENDERS = ["men", "women", "kids"] as const;
export const productGenderSchema = z.enum(PRODUCT_GENDERS);
export type ProductGender = z.infer<typeof productGenderSchema>;

export const CATEGORY_GENDERS = ["male", "female", "unisex"] as const;
export const categoryGenderSchema = z.enum(CATEGORY_GENDERS);
export type CategoryGender = z.infer<typeof categoryGenderSchema>;

/** What a variant carries when its product has no sizes or no colours. */
export const DEFAULT_SIZE = "S";
export const DEFAULT_COLOR = "Gray";

/** `#rrggbb`, lower case. */
export const hexColorSchema = z.string().regex(/^#[0-9a-f]{6}$/);

/** Absent: English. */
const language = { language: languageSchema.optional() };
/** Query of public reads that ask for nothing else. */
export const languageQuerySchema = z.strictObject(language);
export type LanguageQuery = z.infer<typeof languageQuerySchema>;

/** The category's name in English, which filters take; only where `category_name` is a translation. */
const original_name = z.string().optional();

export const categorySchema = z.object({
  _id: z.string(),
  id: z.string(),
  category_name: z.string(),
  original_name,
  gender: categoryGenderSchema,
  /** Number of published products. */
  product_count: z.number().int().min(0),
});
export type Category = z.infer<typeof categorySchema>;

/** Whole RWF. */
const priceSchema = z.number().int().min(0).max(MAX_MONEY_RWF);

export const variantSchema = z.object({
  id: z.string(),
  size: z.string(),
  /** Hex colour, or `Gray` where the product has no colours. */
  color: z.string(),
  /** Units that can be ordered now: stocked minus reserved. */
  stock_quantity: z.number().int().min(0),
  /** These two only where they differ from the product's. */
  price: priceSchema.optional(),
  compare_at_price: priceSchema.nullable().optional(),
});
export type Variant = z.infer<typeof variantSchema>;

export const productSchema = z.object({
  _id: z.string(),
  id: z.string(),
  product_name: z.string(),
  /** Copy of `product_name`. */
  name: z.string(),
  handle: z.string(),
  description: z.string(),
  /** What is asked now; the lowest of its variants. */
  price: priceSchema,
  /**
   * What is struck beside it: what that variant costs without the sale it is in, or less where it asked less in the
   * 30 days before; null: nothing was higher.
   */
  compare_at_price: priceSchema.nullable(),
  /** ISO 8601, UTC, still within; null: in no sale, or in one without an end. */
  sale_ends_at: z.string().nullable(),
  /** Relative to the public origin (`/uploads/…`, see image-url), or a full http address. */
  images: z.array(z.string()),
  /** First image, or null. */
  image: z.string().nullable(),
  gender: productGenderSchema.nullable(),
  category_id: z
    .object({
      _id: z.string(),
      category_name: z.string(),
      original_name,
      gender: categoryGenderSchema,
    })
    .nullable(),
  category_name: z.string().nullable(),
  /** Sum over the variants. */
  stock_quantity: z.number().int().min(0),
  /** Hex, in the product's order; empty where it has none. */
  colors: z.array(hexColorSchema),
  /** In natural order (XS … XXL, 28 … 38); empty where it has none. */
  sizes: z.array(z.string()),
  /**
   * The colour that each image shows, by index into `images`; null: none in particular, so that it
   * suits them all. Whoever shows a variant begins with the first image of its colour.
   */
  image_colors: z.array(hexColorSchema.nullable()),
  /** What each image shows, by index into `images`; null: nobody says. Absent: of none. */
  image_views: z.array(z.enum(IMAGE_VIEWS).nullable()).optional(),
  variants: z.array(variantSchema),
  status: z.enum(["published", "draft"]),
  /** true: what is bought is a gift card of its price, sent by mail; nothing is delivered. */
  is_gift_card: z.literal(true).optional(),
  /** What buyers say of it; absent: nobody has said anything yet. */
  rating: z
    .object({
      /** Of one to five, one decimal. */
      average: z.number().min(1).max(5),
      count: z.number().int().min(1),
      /** Another one whenever anything about its reviews changed; no order. */
      revision: z.number().int().min(0),
    })
    .optional(),
  /** It is not sold like any other: only from a moment on, or to those whose turn it is in a queue. Absent once it is. */
  drop: z
    .object({
      handle: z.string(),
      /** ISO 8601, UTC. */
      opens_at: z.string(),
      has_queue: z.boolean(),
    })
    .optional(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type Product = z.infer<typeof productSchema>;

/**
 * The latest of equals first, but for prices. `relevance`: how well a text is met; without a text it means
 * `latest`. `best_selling`: pieces ordered in the last 90 days and not cancelled, counted anew every hour.
 * `discount`: the largest share taken off what is struck, then what is not reduced.
 */
export const PRODUCT_SORTS = [
  "relevance",
  "latest",
  "price_desc",
  "price_asc",
  "best_selling",
  "discount",
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

const booleanText = z
  .enum(["true", "false"], "must be true or false")
  .transform((value) => value === "true");
const shortText = z.string().trim().max(100, "must have at most 100 characters");

/** Values of one filter. */
export const MOST_CHOICES = 20;

/** Given once or more often (`size=M&size=L`): any of the values will do, whatever their order. */
const anyOf = <Item extends z.ZodType<string, string>>(item: Item) =>
  z.array(item).max(MOST_CHOICES, `must have at most ${MOST_CHOICES} values`).optional();

/** Query of GET /api/products, as `queryValues` reads it. Empty values count as absent; unknown names are refused. */
export const productListQuerySchema = z.strictObject({
  ...language,
  /** A category's id, or its name in any language. */
  category: shortText.optional(),
  /** Keeps products without a gender or with this one. */
  gender: productGenderSchema.optional(),
  q: shortText.optional(),
  /** Same as `q`. */
  search: shortText.optional(),
  size: anyOf(z.string().trim().max(20, "must have at most 20 characters")),
  color: anyOf(
    z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, "must be a colour like #b5301a"),
  ),
  /** Any colour of the family, see `colorFamily`. */
  family: anyOf(z.enum(COLOR_FAMILIES)),
  min_price: wholeNumberText(0, MAX_MONEY_RWF).optional(),
  max_price: wholeNumberText(0, MAX_MONEY_RWF).optional(),
  /**
   * `true` with sizes, colours or families: a piece that is one of all of these can be ordered. `false`: nothing of the
   * product can.
   */
  in_stock: booleanText.optional(),
  on_sale: booleanText.optional(),
  /** Absent: a text search comes by relevance, everything else latest first. */
  sort: z.enum(PRODUCT_SORTS).optional(),
  limit: limitSchema,
  offset: offsetSchema,
  facets: booleanText.default(false),
});
export type ProductListQuery = z.infer<typeof productListQuerySchema>;

const facetSchema = z.array(z.object({ value: z.string(), count: z.number().int().min(1) }));

/** Bars of a price histogram. */
export const PRICE_BARS = 16;

/**
 * How many matches cost how much: bars of equal width from the lowest price to the highest, each from its lower
 * bound on and below its upper one, the last with the highest price. All the same price: all in the first.
 */
const priceBarsSchema = z.object({
  /** Whole RWF. */
  from: z.number().int(),
  to: z.number().int(),
  counts: z.array(z.number().int().min(0)).length(PRICE_BARS),
});

/**
 * Counts per value (of categories: their names in English); each facet ignores its own filter. Under
 * `in_stock=true` sizes, colours and families count what can be ordered in them. Price bounds are of the filtered set.
 */
export const facetsSchema = z.object({
  category: facetSchema,
  gender: facetSchema,
  size: facetSchema,
  color: facetSchema,
  family: z.array(z.object({ value: z.enum(COLOR_FAMILIES), count: z.number().int().min(1) })),
  price: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
  /** They ignore the filter of prices; null: nothing matches all others. */
  price_bars: priceBarsSchema.nullable(),
  /** Number of matches that can be ordered now, in one of the sizes and colours chosen. */
  in_stock: z.number().int().min(0),
  /** Number of matches that cost less than usual. */
  on_sale: z.number().int().min(0),
});
export type Facets = z.infer<typeof facetsSchema>;

export const productListResponseSchema = listOf(productSchema).extend({
  facets: facetsSchema.optional(),
});
export type ProductListResponse = z.infer<typeof productListResponseSchema>;
export const productResponseSchema = successOf(productSchema);
export const categoryListResponseSchema = successOf(z.array(categorySchema));

/** Query of GET /api/products/suggest: what somebody has typed so far. */
export const suggestQuerySchema = z.strictObject({
  q: z
    .string()
    .trim()
    .min(2, "must have at least 2 characters")
    .max(50, "must have at most 50 characters"),
  ...language,
});
export type SuggestQuery = z.infer<typeof suggestQuerySchema>;

/** Answers of one look; more would not fit below a search field. */
export const MOST_SUGGESTIONS = 8;

export const suggestionSchema = z.object({
  /** Name of the product or category, title of the collection. */
  text: z.string(),
  kind: z.enum(["product", "category", "collection"]),
  /** Of a category. */
  original_name,
  id: z.string(),
  /** Of a product or collection. */
  handle: z.string().optional(),
  /** Of a product that has one, see `image` of the product; of a collection with one of its own. */
  image: z.string().optional(),
  /** Whole RWF, of a product. */
  price: z.number().int().min(0).optional(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;
export const suggestResponseSchema = successOf(z.array(suggestionSchema).max(MOST_SUGGESTIONS));

/** Public product path segment: an id or a handle. */
export const productKeySchema = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[\p{L}\p{N}_.-]+$/u, "is not a product id or handle");
