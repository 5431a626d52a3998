import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { requestAlignment } from "../actions/order/order-jobs";

/**
 * Somebody changed an order in Medusa's dashboard. Only a wake-up: the change is in Medusa's tables
 * and marked there, and events may get lost.
 */
// oxlint-disable-next-line typescript/require-await -- a subscriber is async by Medusa's rule
export default async function orderTouched({ container }: SubscriberArgs): Promise<void> {
  requestAlignment(container);
}

export const config: SubscriberConfig = {
  event: [
    "order.canceled",
    "order.fulfillment_created",
    "order.fulfillment_canceled",
    "shipment.created",
    "delivery.created",
  ],
};
