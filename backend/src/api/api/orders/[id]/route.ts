import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { isAdmin } from "../../../../lib/actor";
import { notFound } from "../../../../lib/api-error";
import { CHECKOUT_MODULE } from "../../../../modules/checkout";
import type CheckoutModuleService from "../../../../modules/checkout/service";
import { orderOf } from "../../../../workflows/order/order-view";
import { admitted } from "../../../gatekeeper";

/** Somebody else's order does not exist: the same 404 as for an id nobody has. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, query } = admitted<unknown, { access_token?: string }>(request);
  const checkout = request.scope.resolve<CheckoutModuleService>(CHECKOUT_MODULE);
  const order = await checkout.order(params.id ?? "");
  const isTheirs =
    isAdmin(actor) ||
    (actor.kind === "user" && order?.accountId === actor.accountId) ||
    checkout.opensOrder(params.id ?? "", query.access_token);
  if (!order || !isTheirs) throw notFound();
  response.json({ success: true, data: orderOf(order) });
}
