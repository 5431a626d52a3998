import {
  changeCollectionBodySchema,
  collectionBodySchema,
  collectionResponseSchema,
  staffCollectionResponseSchema,
  staffCollectionsResponseSchema,
  type Collection,
  type CollectionBody,
  type StaffCollection,
} from "@strive/backend/contracts/collections";
import type { Product } from "@strive/backend/contracts/catalogue";
import { lookPieceSchema } from "@strive/backend/contracts/companions";
import { http, HttpResponse } from "msw";
import { failure } from "./handlers";

export const collectionOf = (
  products: Product[],
  changes: Partial<Collection> = {},
): Collection => ({
  handle: "rain",
  title: "Rain season",
  text: "Jackets, boots\nand hats.",
  image: products[0]?.image ?? null,
  picture: null,
  state: "shown",
  drop: null,
  products,
  ...changes,
});

/** What a collection's page asks; null: there is none. @param early staff see this one */
export const collectionPage = (collection: Collection | null, early: Collection | null = null) =>
  http.get("*/api/collections/:handle", ({ request }) => {
    const isSignedIn = request.headers.has("Authorization");
    const data = collection ?? (isSignedIn ? early : null);
    return data === null
      ? failure(404, "There is no such collection.")
      : HttpResponse.json(collectionResponseSchema.parse({ success: true, data }));
  });

export const staffCollection = (changes: Partial<StaffCollection> = {}): StaffCollection => ({
  id: "collection_1",
  handle: "rain",
  title: { en: "Rain season" },
  text: {},
  products: [],
  picture: null,
  cover: null,
  drop_id: null,
  starts_at: null,
  ends_at: null,
  version: 1,
  state: "shown",
  ...changes,
});

/** Staff's collections: what is saved is in them. */
export function collectionDesk(...collections: StaffCollection[]) {
  const desk = { collections, products: [] as Product[] };
  const changed = (body: CollectionBody, before: StaffCollection): StaffCollection => ({
    ...before,
    ...body,
    products: body.products.map((id) =>
      lookPieceSchema.parse(desk.products.find((product) => product.id === id)),
    ),
    version: before.version + 1,
  });
  const answer = (data: StaffCollection, status = 200) =>
    HttpResponse.json(staffCollectionResponseSchema.parse({ success: true, data }), { status });
  const handlers = [
    http.get("*/api/admin/collections", () =>
      HttpResponse.json(
        staffCollectionsResponseSchema.parse({ success: true, data: desk.collections }),
      ),
    ),
    http.post("*/api/admin/collections", async ({ request }) => {
      const body = collectionBodySchema.parse(await request.json());
      const made = changed(body, staffCollection({ version: 0 }));
      desk.collections = [made, ...desk.collections];
      return answer(made, 201);
    }),
    http.put("*/api/admin/collections/:id", async ({ request, params }) => {
      const { collection, version } = changeCollectionBodySchema.parse(await request.json());
      const before = desk.collections.find(({ id }) => id === params["id"]);
      if (before?.version !== version) {
        return failure(409, "Somebody else has changed this collection. Look at it again");
      }
      const after = changed(collection, before);
      desk.collections = desk.collections.map((one) => (one.id === after.id ? after : one));
      return answer(after);
    }),
  ];
  return { desk, handlers };
}
