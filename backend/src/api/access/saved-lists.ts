import {
  saveCartBodySchema,
  savedCartResponseSchema,
  savedWishlistResponseSchema,
  saveWishlistBodySchema,
} from "../../contracts/saved-lists";
import type { RouteRule } from "./rule";

/** Bytes of a full list with every text at its longest. */
const BODY_LIMIT = 200_000;

export const savedListRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/cart",
    who: "signed-in",
    summary: "The cart that is kept in one's own account",
    response: savedCartResponseSchema,
  },
  {
    method: "PUT",
    path: "/api/cart",
    who: "signed-in",
    summary: "Replace one's own cart; 409 with the stored one when another device was faster",
    body: saveCartBodySchema,
    bodyLimitBytes: BODY_LIMIT,
    response: savedCartResponseSchema,
  },
  {
    method: "GET",
    path: "/api/wishlist",
    who: "signed-in",
    summary: "The wishlist that is kept in one's own account",
    response: savedWishlistResponseSchema,
  },
  {
    method: "PUT",
    path: "/api/wishlist",
    who: "signed-in",
    summary: "Replace one's own wishlist; 409 with the stored one when another device was faster",
    body: saveWishlistBodySchema,
    bodyLimitBytes: BODY_LIMIT,
    response: savedWishlistResponseSchema,
  },
];
