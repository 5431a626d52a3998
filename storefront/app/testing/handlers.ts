import { failureSchema } from "@strive/backend/contracts/envelope";
import type { ErrorCode } from "@strive/backend/contracts/error-codes";
import { savedAddressListResponseSchema } from "@strive/backend/contracts/saved-addresses";
import { http, HttpResponse } from "msw";
import {
  answerCategories,
  answerCompanions,
  answerLook,
  answerProduct,
  answerProducts,
  answerRates,
} from "./fixtures";
import { answerMethods } from "./methods";
import { answerPublicSettings } from "./public-settings";
import { answerOrderReviews } from "./reviews";
import { answerSavedList, NOTHING_SAVED, savedBody } from "./saved-lists";
import { answerShipping } from "./shipping";
import { menTable, sizeChart } from "./size-charts";
import { answerOwnCredit } from "./store-credit";
import { answerTransit } from "./transit";

const STATUS_CODES: Partial<Record<number, ErrorCode>> = {
  400: "invalid_request",
  401: "unauthenticated",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  429: "rate_limited",
  503: "unavailable",
};

/** A failure as the server sends it. `extra` adds code, errors or data. */
export const failure = (status: number, message: string, extra: object = {}) =>
  HttpResponse.json(
    failureSchema.parse({
      success: false,
      message,
      code: STATUS_CODES[status] ?? "internal",
      request_id: "req_test",
      ...extra,
    }),
    { status },
  );

/** A shop where everything works. A test that needs another answer uses `server.use`. */
export const handlers = [
  http.get("*/api/products", ({ request }) =>
    HttpResponse.json(answerProducts(new URL(request.url).searchParams)),
  ),
  sizeChart([menTable]),
  http.post("*/api/products/missed-searches", () => HttpResponse.json({ success: true })),
  http.post("*/api/products/looked-at", () => HttpResponse.json({ success: true })),
  http.get("*/api/products/:key/companions", ({ params }) => {
    const answer = answerCompanions(String(params["key"]));
    return answer ? HttpResponse.json(answer) : failure(404, "Product not found.");
  }),
  http.get("*/api/products/:key/look", () =>
    HttpResponse.json(answerLook({ version: 0, pieces: [] })),
  ),
  http.get("*/api/products/:key", ({ params }) => {
    const answer = answerProduct(String(params["key"]));
    return answer ? HttpResponse.json(answer) : failure(404, "Product not found.");
  }),
  http.get("*/api/orders/:id/reviews", () => HttpResponse.json(answerOrderReviews([]))),
  http.get("*/api/categories", () => HttpResponse.json(answerCategories())),
  http.get("*/api/exchange-rates", () => HttpResponse.json(answerRates())),
  http.get("*/api/payments/methods", ({ request }) =>
    HttpResponse.json(answerMethods(new URL(request.url).searchParams)),
  ),
  http.get("*/api/settings/public", () => HttpResponse.json(answerPublicSettings())),
  http.get("*/api/shipping", () => HttpResponse.json(answerShipping())),
  http.get("*/api/store-credit", () => HttpResponse.json(answerOwnCredit())),
  http.get("*/api/auth/me/addresses", () =>
    HttpResponse.json(savedAddressListResponseSchema.parse({ success: true, data: [] })),
  ),
  http.get("*/api/transit", () => HttpResponse.json(answerTransit([]))),
  http.get("*/api/cart", () => HttpResponse.json(answerSavedList("cart", NOTHING_SAVED))),
  http.put("*/api/cart", async ({ request }) =>
    HttpResponse.json(answerSavedList("cart", await savedBody("cart", request))),
  ),
  http.get("*/api/shared-lists", () => HttpResponse.json({ success: true, data: null })),
  http.get("*/api/wishlist", () => HttpResponse.json(answerSavedList("wishlist", NOTHING_SAVED))),
  http.put("*/api/wishlist", async ({ request }) =>
    HttpResponse.json(answerSavedList("wishlist", await savedBody("wishlist", request))),
  ),
];
