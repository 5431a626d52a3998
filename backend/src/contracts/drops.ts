import { z } from "zod";
import { handleSchema } from "./catalogue-writes";
import { productSchema } from "./catalogue";
import { lookPieceSchema } from "./companions";
import {
  DROP_REFUSALS,
  DROP_STATES,
  LONGEST_DROP_TITLE,
  MOST_DROP_PRODUCTS,
  MOST_PIECES_PER_ORDER,
  TURN_MINUTES,
} from "./drop-rules";
import { successOf } from "./envelope";
import { LANGUAGES } from "./languages";
import {
  endsLater,
  momentSchema,
  productIdsSchema,
  titlesSchema,
  versionSchema,
} from "./product-sets";

/** What changes while a drop is on: the same few bytes for all who wait. */
export const dropNowSchema = z.object({
  state: z.enum(DROP_STATES),
  /** ISO 8601, UTC: the server's clock, and when buying opens. */
  now: z.string(),
  opens_at: z.string(),
  /** Devices that wait, until the lot is drawn; then places given. */
  places: z.number().int().min(0),
  /** Places up to this one have had their turn, or have it; without a queue 0. */
  admitted: z.number().int().min(0),
  /** Pieces that can be ordered now. */
  left: z.number().int().min(0),
  /** Of what staff say of it: another one means that the page has changed. */
  version: z.number().int().min(1),
});
export type DropNow = z.infer<typeof dropNowSchema>;
export const dropNowResponseSchema = successOf(dropNowSchema);

const dropShape = {
  handle: z.string(),
  title: z.string(),
  /** ISO 8601, UTC. */
  opens_at: z.string(),
  /** From then on its products are sold like any other; null: it stays. */
  ends_at: z.string().nullable(),
  has_queue: z.boolean(),
  pieces_per_order: z.number().int().min(1),
  turn_minutes: z.number().int().min(1),
};

/** What the page of a drop shows. */
export const dropSchema = z.object({
  ...dropShape,
  now: dropNowSchema,
  products: z.array(productSchema).max(MOST_DROP_PRODUCTS),
});
export type Drop = z.infer<typeof dropSchema>;
export const dropResponseSchema = successOf(dropSchema);

/** A device's place in the queue; the same whenever it asks with the same ticket. */
export const dropPlaceSchema = z.object({
  /** Null: the lot is not drawn yet. */
  place: z.number().int().min(1).nullable(),
  /** ISO 8601, UTC: until when it may order; null: its turn has not come. */
  turn_until: z.string().nullable(),
  /** It has ordered. */
  is_used: z.boolean(),
  now: dropNowSchema,
});
export type DropPlace = z.infer<typeof dropPlaceSchema>;
export const dropPlaceResponseSchema = successOf(dropPlaceSchema);

/** POST /api/drops/{handle}/place has no body: the ticket is in a header. */
export const dropPlaceBodySchema = z.strictObject({});

/** `data` of a 409 `drop_closed`. */
export const dropRefusalSchema = z.object({
  reason: z.enum(DROP_REFUSALS),
  /** Of the drop. */
  handle: z.string(),
  product_id: z.string(),
  /** Position in the order of the first item that is part of it. */
  index: z.number().int().min(0),
  opens_at: z.string(),
  pieces_per_order: z.number().int().min(1),
});
export type DropRefusal = z.infer<typeof dropRefusalSchema>;

const whole = (label: string, least: number, most: number) =>
  z
    .number({ error: `${label} must be a whole number` })
    .int(`${label} must be a whole number`)
    .min(least, `${label} must be at least ${least}`)
    .max(most, `${label} must be at most ${most}`);

/** Body of POST /api/admin/drops. */
export const dropBodySchema = z
  .strictObject({
    handle: handleSchema,
    title: titlesSchema(LONGEST_DROP_TITLE),
    products: productIdsSchema(MOST_DROP_PRODUCTS),
    opens_at: momentSchema,
    ends_at: momentSchema.nullable(),
    has_queue: z.boolean({ error: "has_queue must be true or false" }),
    pieces_per_order: whole("pieces_per_order", 1, MOST_PIECES_PER_ORDER),
    turn_minutes: whole("turn_minutes", TURN_MINUTES.least, TURN_MINUTES.most),
  })
  .superRefine(endsLater(({ opens_at: from, ends_at: until }) => ({ from, until }), "ends_at"));
export type DropBody = z.infer<typeof dropBodySchema>;

/** Body of PUT /api/admin/drops/{id}: `version` is that of the drop that was changed. */
export const changeDropBodySchema = z.strictObject({
  drop: dropBodySchema,
  version: versionSchema,
});
export type ChangeDropBody = z.infer<typeof changeDropBodySchema>;

/** Of staff: a drop, and how it goes. */
export const staffDropSchema = z.object({
  ...dropShape,
  id: z.string(),
  title: z.partialRecord(z.enum(LANGUAGES), z.string()),
  version: z.number().int().min(1),
  products: z.array(lookPieceSchema),
  state: z.enum(DROP_STATES),
  /** Its lot was drawn, or it has opened without one: when and how can't be changed any more. */
  has_opened: z.boolean(),
  /** Devices whose turn has not come. */
  waiting: z.number().int().min(0),
  /** Devices whose turn has come. */
  admitted: z.number().int().min(0),
  /** Of those: who can order right now. */
  ordering: z.number().int().min(0),
  /** Pieces in its orders that are not cancelled, and the number of these orders. */
  sold: z.number().int().min(0),
  orders: z.number().int().min(0),
  /** Pieces that can be ordered now. */
  left: z.number().int().min(0),
});
export type StaffDrop = z.infer<typeof staffDropSchema>;
export const staffDropsResponseSchema = successOf(z.array(staffDropSchema));
export const staffDropResponseSchema = successOf(staffDropSchema);
