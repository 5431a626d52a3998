import type {
  FulfillmentDTO,
  IFulfillmentModuleService,
  IOrderModuleService,
  MedusaContainer,
  OrderDTO,
} from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { OrderStatus } from "../../contracts/orders";
import { hasLeft } from "../../modules/order/progress/domain/stock-move";
import type { Fulfilment } from "../../modules/order/progress/medusa-events";
import type { BehindOrder } from "../../modules/order/progress/records";
import { fulfilOrder, isOwnFulfilment } from "./fulfil-order";

/** What the services accept beyond their published types. */
type OrderPatch = { id: string; status: OrderDTO["status"]; canceled_at: Date | null };
interface UpdatesOrders {
  updateOrders(orders: OrderPatch[]): Promise<unknown>;
}
interface LineState {
  fulfilled_quantity: number;
  shipped_quantity: number;
  delivered_quantity: number;
}
interface UpdatesLines {
  updateOrderItem(changes: { selector: { id: string }; data: LineState }[]): Promise<unknown>;
}
interface Reads {
  graph(query: object): Promise<{ data: (OrderDTO & { fulfillments?: FulfillmentDTO[] })[] }>;
}

const FIELDS = [
  "id",
  "status",
  "items.*",
  "items.detail.*",
  "shipping_address.*",
  "shipping_methods.shipping_option_id",
  "fulfillments.*",
];

type FulfillmentPatch = { shipped_at: Date | null; delivered_at: Date | null };

const newestOf = (fulfilments: readonly FulfillmentDTO[] = []): FulfillmentDTO[] =>
  [...fulfilments]
    .sort((one, other) => Number(new Date(other.created_at)) - Number(new Date(one.created_at)))
    .slice(0, 1);

/** When it left and arrived, as far as known; null if it did not, or no longer. */
function daysOf(target: OrderStatus, { shipped_at, delivered_at }: FulfillmentDTO) {
  const now = new Date();
  const patch: FulfillmentPatch = {
    shipped_at: hasLeft(target) ? (shipped_at ?? now) : null,
    delivered_at: target === "delivered" ? (delivered_at ?? now) : null,
  };
  return patch;
}

/**
 * Brings one Medusa order to our order's status, from wherever it is: fulfilments made,
 * shipped, delivered, taken back; cancelled, or opened again. Not by Medusa's workflows, which would
 * move the stock a second time. Every step reads what is there and writes what should be, never a
 * difference, so a kill between any two steps and a rerun end the same. @returns its fulfilments
 * before or now, even if an earlier try cancelled them
 * @throws when Medusa has no such order
 */
export async function updateMedusaOrder(
  container: MedusaContainer,
  { orderId, was, target }: BehindOrder,
): Promise<Fulfilment[]> {
  const orders = container.resolve<IOrderModuleService & UpdatesOrders & UpdatesLines>(
    Modules.ORDER,
  );
  const fulfilments = container.resolve<IFulfillmentModuleService>(Modules.FULFILLMENT);
  const query = container.resolve<Reads>(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({
    entity: "order",
    fields: FIELDS,
    filters: { id: orderId },
  });
  const [order] = data;
  if (!order) throw new Error("Medusa has no such order.");
  const isGone = hasLeft(target);

  if (target !== "cancelled" && order.status === "canceled") {
    await orders.updateOrders([{ id: orderId, status: "pending", canceled_at: null }]);
  }
  const standing = (order.fulfillments ?? []).filter(({ canceled_at }) => !canceled_at);
  if (isGone && standing.length === 0) standing.push(await fulfilOrder(container, order));
  for (const fulfilment of standing) {
    await fulfilments.updateFulfillment(fulfilment.id, daysOf(target, fulfilment));
    if (!isGone) await fulfilments.cancelFulfillment(fulfilment.id);
  }
  await orders.updateOrderItem(
    (order.items ?? []).map(({ quantity, detail }) => ({
      selector: { id: detail.id },
      data: {
        fulfilled_quantity: isGone ? Number(quantity) : 0,
        shipped_quantity: isGone ? Number(quantity) : 0,
        delivered_quantity: target === "delivered" ? Number(quantity) : 0,
      },
    })),
  );
  if (target === "cancelled" && order.status !== "canceled") await orders.cancel(orderId);
  const concerned =
    standing.length === 0 && hasLeft(was) && !isGone ? newestOf(order.fulfillments) : standing;
  return concerned.map(({ id }) => ({ id, isOurs: isOwnFulfilment(id, orderId) }));
}
