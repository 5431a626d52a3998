import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { forbidden, invalidRequest } from "../lib/api-error";

/**
 * What Medusa's dashboard and its API of shoppers offer, and the shop does not honour yet: the writes, and what to do
 * instead. Reading stays possible. `backend/docs/DASHBOARD.md` walks every screen.
 */
const REFUSED: readonly (readonly [matchers: readonly string[], instead: string])[] = [
  [
    ["/admin/draft-orders*"],
    "An order for somebody is placed in the shop, under Orders, New order, which takes its stock and its money. A draft made here would be known to neither.",
  ],
  [
    ["/admin/order-edits*", "/admin/order-changes*", "/admin/orders/:id/credit-lines*"],
    "The lines of an order can't be changed here: its buyer, the stock and the money would not follow. Until it is packed, its items are changed with the order in the shop's admin area.",
  ],
  [
    ["/admin/returns*", "/admin/exchanges*", "/admin/claims*"],
    "Returns are kept under Returns in the shop's admin area, which counts what came, gives it back to the stock and pays it back. An exchange is booked with its return there; a claim is a return for a fault.",
  ],
  [["/admin/orders/:id/transfer*"], "An order stays with the account it was placed with."],
  [
    ["/admin/payment-collections*"],
    "Money that came in is recorded with its order, under Orders in the shop's admin area.",
  ],
  [
    ["/admin/shipping-options*", "/admin/shipping-option-types*"],
    "What delivery costs, and how long it takes, is set under Settings in the shop's admin area.",
  ],
  [
    ["/admin/tax-regions*", "/admin/tax-rates*"],
    "Prices include VAT, and the shop adds no tax to them.",
  ],
  [
    ["/admin/regions*"],
    "The shop sells in Rwanda, in RWF: it has the one region that it was made with.",
  ],
  [
    ["/admin/products/import*"],
    "Products are imported under Products in the shop's admin area, which checks a file first and says what it would change.",
  ],
  [
    ["/admin/products/export", "/admin/orders/export"],
    "A file of products or orders is made at once under Products or Orders in the shop's admin area.",
  ],
  [
    ["/store/carts/:id/complete", "/store/payment-collections*"],
    "Orders are placed and paid with POST /api/orders and POST /api/payments, which take their stock and their money.",
  ],
  [
    ["/store/orders/*", "/store/returns*"],
    "An order is asked about, cancelled and returned under /api/orders.",
  ],
];

const refuseWith =
  (instead: string) =>
  (_request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction): void =>
    next(forbidden(instead));

/** Middlewares of Medusa's writes that are refused as they are. */
export const refusedWrites = REFUSED.flatMap(([matchers, instead]) =>
  matchers.map((matcher) => ({
    matcher,
    methods: ["POST" as const, "DELETE" as const],
    middlewares: [refuseWith(instead)],
  })),
);

const ELSEWHERE =
  "Until it is packed, where an order goes is changed with it in the shop's admin area. Medusa's order follows.";
/** What the shop's own order has as well, and what to do instead. */
const KEPT: Readonly<Record<string, string>> = {
  email: "An order keeps the email address that it was placed with.",
  shipping_address: ELSEWHERE,
  billing_address: ELSEWHERE,
};

/** On Medusa's change of an order: nothing that the shop's own order has as well. */
export function noOtherBuyer(
  { body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const faults = Object.entries(KEPT)
    .filter(([field]) => field in Object(body))
    .map(([field, message]) => ({ field, message }));
  next(faults.length > 0 ? invalidRequest(faults) : undefined);
}
