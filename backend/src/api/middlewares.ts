import {
  defineMiddlewares,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { failureBody, toApiError } from "../lib/error-map";
import { ROUTE_RULES } from "./access";
import { backOfficeGate, staleLoginGate } from "./back-office-gate";
import { gatekeeper } from "./gatekeeper";
import { limitNativeLogins } from "./limit-native-logins";
import { nativeRegistration, noSecondFactor, removeNativeStaff } from "./native-entrance";
import { noUngivenDiscounts } from "./native-discounts";
import { noUnaskedPrices } from "./native-prices";
import { noOtherBuyer, refusedWrites } from "./native-refusals";
import { changeNativeStock, readStockSeen } from "./native-stock";
import { recordNativeActivity } from "./record-native-activity";
import { recordNativeReads } from "./record-personal-reads";
import { refreshAfterNativeWrites } from "./refresh-after-native-writes";

/** The one error handler of Medusa's app; native routes of the back office get the envelope too. */
function errorHandler(
  error: unknown,
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (response.headersSent) {
    next(error);
    return;
  }
  const failure = toApiError(error);
  if (failure.status >= 500) {
    const logger = request.scope.resolve(ContainerRegistrationKeys.LOGGER);
    // The cause is only for the log; the caller gets the plain text and the id to quote.
    logger.error(
      `${request.requestId} ${request.method} ${request.path}: ${
        error instanceof Error ? (error.stack ?? error.message) : String(error)
      }`,
    );
  }
  for (const [name, value] of Object.entries(failure.details.headers ?? {})) {
    response.setHeader(name, value);
  }
  response.setHeader("Cache-Control", "no-store");
  response.status(failure.status).json(failureBody(failure, request.requestId ?? ""));
}

/** Calls that take a larger or smaller body than Medusa's parser allows, or need the bytes that came. */
const ownBodies = ROUTE_RULES.flatMap(({ method, path, bodyLimitBytes: sizeLimit, bodyType }) =>
  sizeLimit === undefined
    ? []
    : [
        {
          matcher: path,
          methods: [method],
          bodyParser: { sizeLimit, ...(bodyType === "raw" && { preserveRawBody: true }) },
        },
      ],
);

/** Medusa's own calls that write stock quantities. */
const STOCK_PATHS = [
  "/admin/inventory-items/location-levels/batch",
  "/admin/inventory-items/:id/location-levels/batch",
  "/admin/inventory-items/:id/location-levels/:location_id",
];

export default defineMiddlewares({
  errorHandler: errorHandler as never,
  routes: [
    ...ownBodies,
    { matcher: "/api*", middlewares: [gatekeeper] },
    {
      matcher: "/admin/*",
      middlewares: [
        backOfficeGate,
        recordNativeActivity,
        recordNativeReads,
        refreshAfterNativeWrites,
      ],
    },
    { matcher: "/admin/inventory-items/*", methods: ["POST"], middlewares: [readStockSeen] },
    ...STOCK_PATHS.map((matcher) => ({
      matcher,
      methods: ["POST" as const],
      middlewares: [changeNativeStock],
    })),
    ...["/admin/products*", "/admin/price-lists*"].map((matcher) => ({
      matcher,
      methods: ["POST" as const],
      middlewares: [noUnaskedPrices],
    })),
    ...["/admin/promotions*", "/admin/campaigns*"].map((matcher) => ({
      matcher,
      methods: ["POST" as const],
      middlewares: [noUngivenDiscounts],
    })),
    ...refusedWrites,
    { matcher: "/admin/orders/:id", methods: ["POST"], middlewares: [noOtherBuyer] },
    { matcher: "/admin/users/:id", methods: ["DELETE"], middlewares: [removeNativeStaff] },
    { matcher: "/store/*", middlewares: [backOfficeGate] },
    { matcher: "/auth/*", methods: ["POST"], middlewares: [limitNativeLogins] },
    { matcher: "/auth/*", middlewares: [staleLoginGate] },
    {
      matcher: "/auth/:actor_type/:auth_provider/register",
      methods: ["POST"],
      middlewares: [nativeRegistration],
    },
    { matcher: "/auth/mfa/factors", methods: ["POST"], middlewares: [noSecondFactor] },
  ],
});
