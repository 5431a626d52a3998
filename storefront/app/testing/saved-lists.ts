import {
  saveCartBodySchema,
  savedCartResponseSchema,
  savedWishlistResponseSchema,
  saveWishlistBodySchema,
  type SavedList,
  type SavedListKind,
} from "@strive/backend/contracts/saved-lists";

const CONTRACTS = {
  cart: { body: saveCartBodySchema, answer: savedCartResponseSchema },
  wishlist: { body: saveWishlistBodySchema, answer: savedWishlistResponseSchema },
} as const;

export const NOTHING_SAVED: SavedList = { version: 0, items: [] };

/** GET and PUT of /cart and /wishlist. */
export const answerSavedList = (kind: SavedListKind, list: SavedList) =>
  CONTRACTS[kind].answer.parse({ success: true, data: list });

/** The body of a PUT, as it is then stored. */
export async function savedBody(kind: SavedListKind, request: Request): Promise<SavedList> {
  const { version, items } = CONTRACTS[kind].body.parse(await request.json());
  return { version: version + 1, items };
}
