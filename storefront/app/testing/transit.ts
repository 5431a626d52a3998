import type { Order } from "@strive/backend/contracts/orders";
import { transitListResponseSchema, type TransitItem } from "@strive/backend/contracts/transit";

/** The lines of an order as the server's list has them. */
export const transitItemsOf = (order: Order): TransitItem[] =>
  order.items.map((item) => ({
    id: item.id,
    _id: item.product_id,
    product_id: item.product_id,
    variant_id: item.variant_id,
    name: item.product_name,
    price: item.unit_price,
    image: item.image,
    size: item.size,
    color: item.color,
    quantity: item.quantity,
    orderNumber: order.order_number,
    order_id: order.id,
    status: order.status,
    addedToTransit: order.createdAt,
  }));

/** GET /transit. */
export const answerTransit = (items: readonly TransitItem[]) =>
  transitListResponseSchema.parse({
    success: true,
    data: items,
    count: items.length,
    limit: 100,
    offset: 0,
  });
