import { z } from "zod";
import { listOf, successOf } from "./envelope";
import { limitSchema, offsetSchema, wholeNumberText } from "./pagination";
import { optionalText, requiredText } from "./typed-text";

export const LEAST_RATING = 1;
export const MOST_RATING = 5;

/** How a piece was, against its size. */
export const FITS = ["small", "true", "large"] as const;
export const fitSchema = z.enum(FITS, { error: `fit must be ${FITS.join(", ")}` });
export type Fit = z.infer<typeof fitSchema>;

/** Heights are ranges of so many centimetres, told by their lower end: nobody is known by one. */
export const HEIGHT_STEP = 5;
export const LEAST_HEIGHT = 80;
export const MOST_HEIGHT = 205;
/** The lower ends of all ranges. */
export const HEIGHTS: readonly number[] = Array.from(
  { length: (MOST_HEIGHT - LEAST_HEIGHT) / HEIGHT_STEP + 1 },
  (_, index) => LEAST_HEIGHT + index * HEIGHT_STEP,
);

/** Longest texts, characters. */
export const TITLE_MAX = 80;
export const REVIEW_MAX = 1000;
/** Pictures that a buyer may add to a review. */
export const MOST_REVIEW_PICTURES = 3;
export const ANSWER_MAX = 500;

/** waiting: staff have not looked at what it says now; shown: on the product's page; refused: its writer is told why. */
export const REVIEW_STATES = ["waiting", "shown", "refused"] as const;
export const reviewStateSchema = z.enum(REVIEW_STATES);
export type ReviewState = z.infer<typeof reviewStateSchema>;

/**
 * Why a review is refused. That it is bad is no reason.
 * - rude: it insults somebody; private: it says who somebody is, or how to reach them
 * - off_topic: it is not about the article; delivery: it is about the delivery or the service
 * - advert: it advertises something; unclear: nobody can make out what it says
 */
export const REFUSAL_REASONS = [
  "rude",
  "private",
  "off_topic",
  "delivery",
  "advert",
  "unclear",
] as const;
export const refusalReasonSchema = z.enum(REFUSAL_REASONS, {
  error: `reason must be ${REFUSAL_REASONS.join(", ")}`,
});
export type RefusalReason = z.infer<typeof refusalReasonSchema>;

const rating = z.number().int().min(LEAST_RATING).max(MOST_RATING);
const count = z.number().int().min(0);

/** What a review says. */
const saidShape = {
  rating,
  /** null: nothing was said about it. */
  fit: fitSchema.nullable(),
  /** In one line; empty: nothing. */
  title: z.string(),
  text: z.string(),
  /** Of the order's line. */
  size: z.string(),
  /** Centimetres, the lower end of a range of `HEIGHT_STEP`; null: not told. */
  height: z.number().int().nullable(),
};

/** A picture of a review; `?size=small` gives a small one. */
export const reviewPictureSchema = z.object({
  id: z.string(),
  /** Where its bytes are: `/api/...`, WebP. */
  url: z.string(),
  /** Pixels. */
  width: z.number().int().min(1),
  height: z.number().int().min(1),
});
export type ReviewPicture = z.infer<typeof reviewPictureSchema>;

/** A published review: what was bought and said, and nothing about who wrote it. */
export const reviewSchema = z.object({
  id: z.string(),
  ...saidShape,
  /** Kigali's day on which its words were written, `YYYY-MM-DD`. */
  date: z.string(),
  /** What the shop answered; null: nothing. */
  answer: z.string().nullable(),
  pictures: z.array(reviewPictureSchema),
});
export type Review = z.infer<typeof reviewSchema>;

/** What all published reviews of a product come to, whatever the list shows of them. */
export const reviewSummarySchema = z.object({
  /** One decimal; 0 without any. */
  average: z.number().min(0).max(MOST_RATING),
  count,
  /** How many gave one, two … five. */
  by_rating: z.array(count).length(MOST_RATING),
  by_fit: z.object({ small: count, true: count, large: count }),
});
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;

/** `highest`, `lowest`: by rating, and among the same rating the newest first. */
const REVIEW_SORTS = ["newest", "highest", "lowest"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** Query of GET /api/products/:key/reviews. */
export const reviewListQuerySchema = z.strictObject({
  rating: wholeNumberText(LEAST_RATING, MOST_RATING).optional(),
  /** As bought. */
  size: z.string().trim().max(20, "must have at most 20 characters").optional(),
  sort: z.enum(REVIEW_SORTS, { error: `sort must be ${REVIEW_SORTS.join(", ")}` }).optional(),
  limit: limitSchema,
  offset: offsetSchema,
});
export type ReviewListQuery = z.infer<typeof reviewListQuerySchema>;
/** The newest first, or by rating. */
export const reviewListResponseSchema = listOf(reviewSchema).extend({
  summary: reviewSummarySchema,
});
export type ReviewListResponse = z.infer<typeof reviewListResponseSchema>;

/** A review as its writer has it. */
export const ownReviewSchema = z.object({
  id: z.string(),
  _id: z.string(),
  product_id: z.string(),
  product_name: z.string(),
  ...saidShape,
  state: reviewStateSchema,
  /** Why it was refused; null: it was not. */
  reason: refusalReasonSchema.nullable(),
  answer: z.string().nullable(),
  /** When the words that it has now were written; its pictures may be newer. */
  writtenAt: z.string(),
  /** For its writer alone, until it is shown. */
  pictures: z.array(reviewPictureSchema),
});
export type OwnReview = z.infer<typeof ownReviewSchema>;

/** An article of an order that can be reviewed, once however many lines have it. */
export const reviewableSchema = z.object({
  /** Of the order's line: its first with this article, or the one that was reviewed. */
  item_id: z.string(),
  product_id: z.string(),
  product_name: z.string(),
  image: z.string().nullable(),
  /** Of all lines with this article; any may be reviewed. */
  pieces: z.array(z.object({ item_id: z.string(), size: z.string(), color: z.string() })),
  /** null: not reviewed yet. */
  review: ownReviewSchema.nullable(),
});
export type Reviewable = z.infer<typeof reviewableSchema>;

/** Query of what a buyer reads and withdraws of an order's reviews. */
export const orderReviewsQuerySchema = z.strictObject({
  access_token: z.string().max(200).optional(),
});
export type OrderReviewsQuery = z.infer<typeof orderReviewsQuerySchema>;

export const orderReviewsSchema = z.object({
  /** The order was placed with an account: only who is signed in with it writes about it. */
  needs_login: z.boolean(),
  items: z.array(reviewableSchema),
});
export type OrderReviews = z.infer<typeof orderReviewsSchema>;
export const orderReviewsResponseSchema = successOf(orderReviewsSchema);

/** Body of PUT /api/orders/:id/reviews/:item_id. The size is that of the line: it can't be said. */
export const reviewBodySchema = z.strictObject({
  rating: z
    .number({ error: "Choose one to five diamonds" })
    .int("Choose one to five diamonds")
    .min(LEAST_RATING, "Choose one to five diamonds")
    .max(MOST_RATING, "Choose one to five diamonds"),
  fit: fitSchema.nullable().optional(),
  title: optionalText("Title", TITLE_MAX)
    .regex(/^\P{Cc}*$/u, "Title must be one line")
    .optional(),
  text: requiredText("Review", REVIEW_MAX),
  height: z
    .number({ error: "Choose a height from the list" })
    .refine((height) => HEIGHTS.includes(height), "Choose a height from the list")
    .nullable()
    .optional(),
  access_token: z.string().max(200).optional(),
});
export type ReviewBody = z.infer<typeof reviewBodySchema>;
export const ownReviewResponseSchema = successOf(ownReviewSchema);

/** Query of a review's picture. */
export const reviewPictureQuerySchema = z.strictObject({
  size: z.literal("small", { error: "size must be small" }).optional(),
});
export type ReviewPictureQuery = z.infer<typeof reviewPictureQuerySchema>;
export const ownReviewPictureQuerySchema = orderReviewsQuerySchema.extend(
  reviewPictureQuerySchema.shape,
);
export type OwnReviewPictureQuery = z.infer<typeof ownReviewPictureQuerySchema>;

/** A review as staff judge it. */
export const staffReviewSchema = ownReviewSchema.extend({
  order_id: z.string(),
  order_number: z.string(),
  image: z.string().nullable(),
  /** Grows whenever its writer changes it: what is decided is about one of them. */
  version: z.number().int().min(1),
  decidedAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
});
export type StaffReview = z.infer<typeof staffReviewSchema>;

/** Query of GET /api/reviews (staff). */
export const staffReviewListQuerySchema = z.strictObject({
  state: reviewStateSchema.optional(),
  /** Part of the article's name, of the order's number, or of what it says. */
  search: z.string().trim().max(100).optional(),
  limit: limitSchema,
  offset: offsetSchema,
});
export type StaffReviewListQuery = z.infer<typeof staffReviewListQuerySchema>;
export const staffReviewListResponseSchema = listOf(staffReviewSchema).extend({
  /** Under the same search, whatever state is chosen. */
  state_counts: z.record(reviewStateSchema, count),
});
export type StaffReviewListResponse = z.infer<typeof staffReviewListResponseSchema>;

const version = z
  .number({ error: "version is required" })
  .int("version must be a whole number")
  .min(1, "version must be at least 1");

/** Body of PUT /api/reviews/:id/state (staff). */
export const decideReviewBodySchema = z.discriminatedUnion(
  "state",
  [
    z.strictObject({ state: z.literal("shown"), version }),
    z.strictObject({ state: z.literal("refused"), reason: refusalReasonSchema, version }),
  ],
  { error: "state must be shown or refused" },
);
export type DecideReviewBody = z.infer<typeof decideReviewBodySchema>;

/** Body of PUT /api/reviews/:id/answer (staff). */
export const answerReviewBodySchema = z.strictObject({
  /** Empty: no answer any more. */
  answer: optionalText("Answer", ANSWER_MAX),
});
export type AnswerReviewBody = z.infer<typeof answerReviewBodySchema>;
export const staffReviewResponseSchema = successOf(staffReviewSchema);
