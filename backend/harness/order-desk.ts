import {
  orderResponseSchema,
  placedOrderResponseSchema,
  type Order,
  type OrderStatus,
  type PlacedOrder,
} from "../src/contracts/orders";
import { makeGoods } from "./goods";
import { callShop, logIn, withDatabase, type Answer } from "./people";
import { order } from "./sales-counter";
import type { Shop } from "./shop";
import { until } from "./until";

/** Both columns of a variant's only inventory level, as numbers and as Medusa's raw values. */
export interface Level {
  stocked: number;
  reserved: number;
  rawStocked: number;
  rawReserved: number;
  /** Σ of the live reservations. */
  reservations: number;
}

/** What Medusa's own order says. */
export interface MedusaOrder {
  status: string;
  /** Of the live fulfilments. */
  fulfilments: { shipped: boolean; delivered: boolean }[];
  cancelledFulfilments: number;
  lines: { quantity: number; fulfilled: number; shipped: number; delivered: number }[];
}

/** The order that a killed process was at waits for the end of its lease, and then for the sweep. */
const PATIENCE_MS = 60_000;

/** A member of staff who works on orders. */
export class OrderDesk {
  private constructor(
    readonly shop: Shop,
    readonly token: string,
  ) {}

  static async at(shop: Shop): Promise<OrderDesk> {
    return new OrderDesk(shop, (await logIn(shop, shop.admin)).token);
  }

  /** A variant of a new product with this many pieces. */
  async variant(pieces: number): Promise<string> {
    const [goods] = await makeGoods(this.shop, { pieces });
    return goods.variantId;
  }

  order(...items: { variant_id: string; quantity: number }[]): Promise<Answer> {
    return order(this.shop, items);
  }

  /** @throws when the shop refuses */
  async placed(...items: { variant_id: string; quantity: number }[]): Promise<PlacedOrder> {
    const { status, json } = await this.order(...items);
    if (status !== 201) throw new Error(`order: ${status} ${JSON.stringify(json)}`);
    return placedOrderResponseSchema.parse(json).data;
  }

  setStatus(orderId: string, status: string, token: string | undefined = this.token) {
    return callShop(this.shop, "PUT", `/api/orders/${orderId}/status`, { token, body: { status } });
  }

  /** @throws when the shop refuses */
  async bring(orderId: string, status: OrderStatus): Promise<Order> {
    const { status: code, json } = await this.setStatus(orderId, status);
    if (code !== 200) throw new Error(`${status}: ${code} ${JSON.stringify(json)}`);
    return orderResponseSchema.parse(json).data;
  }

  cancel(
    orderId: string,
    accessToken: string | undefined,
    { token, reason }: { token?: string; reason?: string } = {},
  ) {
    const body = {
      ...(accessToken !== undefined && { access_token: accessToken }),
      ...(reason !== undefined && { reason }),
    };
    return callShop(this.shop, "POST", `/api/orders/${orderId}/cancel`, { body, token });
  }

  async read(orderId: string): Promise<Order> {
    const { json } = await callShop(this.shop, "GET", `/api/orders/${orderId}`, {
      token: this.token,
    });
    return orderResponseSchema.parse(json).data;
  }

  rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return withDatabase(this.shop, async (database) => {
      const { rows } = await database.query<Row>(text, values);
      return rows;
    });
  }

  async level(variantId: string): Promise<Level> {
    const [level] = await this.rows<Level>(
      `SELECT l.stocked_quantity::float8 AS stocked, l.reserved_quantity::float8 AS reserved,
         (l.raw_stocked_quantity ->> 'value')::float8 AS "rawStocked",
         (l.raw_reserved_quantity ->> 'value')::float8 AS "rawReserved",
         coalesce((SELECT sum(r.quantity) FROM reservation_item r
           WHERE r.inventory_item_id = l.inventory_item_id AND r.location_id = l.location_id
             AND r.deleted_at IS NULL), 0)::float8 AS reservations
       FROM product_variant_inventory_item k
       JOIN inventory_level l ON l.inventory_item_id = k.inventory_item_id AND l.deleted_at IS NULL
       WHERE k.variant_id = $1 AND k.deleted_at IS NULL`,
      [variantId],
    );
    if (!level) throw new Error("The variant has no stock.");
    return level;
  }

  /** Stocks a variant so that this many pieces are free. */
  async setFree(variantId: string, free: number): Promise<void> {
    await this.rows(
      `UPDATE inventory_level l SET stocked_quantity = l.reserved_quantity + $2::numeric,
         raw_stocked_quantity = jsonb_build_object('value', (l.reserved_quantity + $2::numeric)::text, 'precision', 20)
       FROM product_variant_inventory_item k
       WHERE k.inventory_item_id = l.inventory_item_id AND k.variant_id = $1`,
      [variantId, free],
    );
  }

  /** The statuses that the buyer of an order was mailed, the first first. */
  async statusMails(orderId: string): Promise<string[]> {
    const mails = await this.rows<{ status: string }>(
      `SELECT facts ->> 'status' AS status FROM mail
       WHERE template = 'order-status-changed' AND facts ->> 'orderId' = $1 ORDER BY id`,
      [orderId],
    );
    return mails.map(({ status }) => status);
  }

  async medusaOrder(orderId: string): Promise<MedusaOrder | null> {
    const [order] = await this.rows<MedusaOrder>(
      `SELECT m.status,
         coalesce((SELECT jsonb_agg(jsonb_build_object('shipped', f.shipped_at IS NOT NULL, 'delivered', f.delivered_at IS NOT NULL))
           FROM order_fulfillment k JOIN fulfillment f ON f.id = k.fulfillment_id
           WHERE k.order_id = m.id AND f.canceled_at IS NULL), '[]') AS fulfilments,
         (SELECT count(*) FROM order_fulfillment k JOIN fulfillment f ON f.id = k.fulfillment_id
           WHERE k.order_id = m.id AND f.canceled_at IS NOT NULL)::integer AS "cancelledFulfilments",
         (SELECT jsonb_agg(jsonb_build_object('quantity', i.quantity, 'fulfilled', i.fulfilled_quantity,
             'shipped', i.shipped_quantity, 'delivered', i.delivered_quantity))
           FROM order_item i WHERE i.order_id = m.id AND i.version = m.version) AS lines
       FROM "order" m WHERE m.id = $1`,
      [orderId],
    );
    return order ?? null;
  }

  /** Waits until Medusa has the order and it is where ours is. */
  async aligned(orderId: string): Promise<MedusaOrder> {
    return until(
      async () => {
        const [open] = await this.rows<{ isOpen: boolean }>(
          `SELECT g.medusa_target IS NOT NULL OR o.built_at IS NULL
             OR EXISTS (SELECT 1 FROM order_touched t WHERE t.order_id = g.order_id) AS "isOpen"
           FROM order_progress g JOIN checkout_order o ON o.id = g.order_id WHERE g.order_id = $1`,
          [orderId],
        );
        return open?.isOpen === false ? this.medusaOrder(orderId) : null;
      },
      (order) => order !== null,
      PATIENCE_MS,
    );
  }
}
