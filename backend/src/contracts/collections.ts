import { z } from "zod";
import { productSchema } from "./catalogue";
import { handleSchema } from "./catalogue-writes";
import {
  COLLECTION_STATES,
  LONGEST_COLLECTION_ALT,
  LONGEST_COLLECTION_TEXT,
  LONGEST_COLLECTION_TITLE,
  MOST_COLLECTION_PRODUCTS,
} from "./collection-rules";
import { lookPieceSchema } from "./companions";
import { successOf } from "./envelope";
import { storedPictureSchema } from "./stored-picture";
import { LANGUAGES } from "./languages";
import {
  endsLater,
  everySchema,
  momentSchema,
  productIdsSchema,
  textsSchema,
  titlesSchema,
  versionSchema,
} from "./product-sets";

/** What the page of a collection shows. */
export const collectionSchema = z.object({
  /** The present one, where a former one was asked for. */
  handle: z.string(),
  title: z.string(),
  /** Lines end with `\n`; "": none. */
  text: z.string(),
  /** What stands for it: its own picture, else one of its products'. */
  image: z.string().nullable(),
  /** Its own; null: none. */
  picture: z.object({ url: z.string(), alt: z.string() }).nullable(),
  /** `soon`: only staff get it. `over`: nothing of it is shown any more. */
  state: z.enum(COLLECTION_STATES),
  /** Shown with it as long as it is not over. */
  drop: z
    .object({
      handle: z.string(),
      title: z.string(),
      /** ISO 8601, UTC. */
      opens_at: z.string(),
      has_queue: z.boolean(),
    })
    .nullable(),
  products: z.array(productSchema).max(MOST_COLLECTION_PRODUCTS),
});
export type Collection = z.infer<typeof collectionSchema>;
export const collectionResponseSchema = successOf(collectionSchema);

const idOrNone = z.string().min(1).max(64).nullable();

const pictureSchema = z.strictObject({
  url: storedPictureSchema,
  alt: everySchema(LONGEST_COLLECTION_ALT),
});

/** Body of POST /api/admin/collections. */
export const collectionBodySchema = z
  .strictObject({
    handle: handleSchema,
    title: titlesSchema(LONGEST_COLLECTION_TITLE),
    text: textsSchema(LONGEST_COLLECTION_TEXT),
    products: productIdsSchema(MOST_COLLECTION_PRODUCTS),
    /** Its own, which POST /api/admin/content-pictures took, and what it shows. */
    picture: pictureSchema.nullable(),
    /** Without one of its own: the product whose picture stands for it; null: the first one's. */
    cover: idOrNone,
    /** Id of a drop that is shown with it. */
    drop_id: idOrNone,
    /** Null: from now on. */
    starts_at: momentSchema.nullable(),
    /** Null: it stays. */
    ends_at: momentSchema.nullable(),
  })
  .superRefine(endsLater(({ starts_at: from, ends_at: until }) => ({ from, until }), "ends_at"))
  .refine(({ cover, products }) => cover === null || products.includes(cover), {
    path: ["cover"],
    message: "Must be one of its products",
  });
export type CollectionBody = z.infer<typeof collectionBodySchema>;

/** Body of PUT /api/admin/collections/{id}: `version` is that of the collection that was changed. */
export const changeCollectionBodySchema = z.strictObject({
  collection: collectionBodySchema,
  version: versionSchema,
});
export type ChangeCollectionBody = z.infer<typeof changeCollectionBodySchema>;

const told = z.partialRecord(z.enum(LANGUAGES), z.string());

/** Of staff. */
export const staffCollectionSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: told,
  text: told,
  products: z.array(lookPieceSchema),
  picture: z.object({ url: z.string(), alt: told }).nullable(),
  cover: z.string().nullable(),
  drop_id: z.string().nullable(),
  /** ISO 8601, UTC. */
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  version: z.number().int().min(1),
  state: z.enum(COLLECTION_STATES),
});
export type StaffCollection = z.infer<typeof staffCollectionSchema>;
export const staffCollectionsResponseSchema = successOf(z.array(staffCollectionSchema));
export const staffCollectionResponseSchema = successOf(staffCollectionSchema);
