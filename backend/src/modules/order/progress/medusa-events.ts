import { FulfillmentWorkflowEvents, OrderWorkflowEvents } from "@medusajs/framework/utils";
import type { OrderStatus } from "../../../contracts/orders";
import type { MedusaEvent } from "../../jobs/published-sql";
import { hasLeft } from "./domain/stock-move";

/** A fulfilment of a Medusa order. */
export interface Fulfilment {
  id: string;
  /** Made by the shop; one made in Medusa's dashboard was told there. */
  isOurs: boolean;
}

/**
 * The events Medusa's workflows would emit for an order brought from one status to another. What was done
 * in Medusa's dashboard is in `was` already.
 */
export function medusaEventsOf(
  { orderId, was, target }: { orderId: string; was: OrderStatus; target: OrderStatus },
  fulfilments: readonly Fulfilment[],
): MedusaEvent[] {
  const ofOrder = (name: string): MedusaEvent => ({ name, data: { id: orderId } });
  const ofFulfilments = (name: string): MedusaEvent[] =>
    fulfilments.map(({ id }) => ({ name, data: { id, no_notification: false } }));
  const ofBoth = (name: string, all = fulfilments): MedusaEvent[] =>
    all.map(({ id }) => ({
      name,
      data: { order_id: orderId, fulfillment_id: id, no_notification: false },
    }));
  const events: MedusaEvent[] = [];
  if (hasLeft(target) && !hasLeft(was)) {
    const ours = fulfilments.filter(({ isOurs }) => isOurs);
    events.push(...ofBoth(OrderWorkflowEvents.FULFILLMENT_CREATED, ours));
    events.push(...ofFulfilments(FulfillmentWorkflowEvents.SHIPMENT_CREATED));
  }
  if (target === "delivered" && was !== "delivered") {
    events.push(...ofFulfilments(FulfillmentWorkflowEvents.DELIVERY_CREATED));
  }
  // Packed in Medusa's dashboard, it need not have left to be taken back.
  if (!hasLeft(target)) {
    events.push(...ofBoth(OrderWorkflowEvents.FULFILLMENT_CANCELED));
  }
  if (target === "cancelled" && was !== "cancelled") {
    events.push(ofOrder(OrderWorkflowEvents.CANCELED));
  }
  // Medusa has no event for a status of ours its order does not show.
  if (events.length === 0 && was !== target) events.push(ofOrder(OrderWorkflowEvents.UPDATED));
  return events;
}
