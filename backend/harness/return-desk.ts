import { randomUUID } from "node:crypto";
import { placedOrderResponseSchema, type Order, type PlacedOrder } from "../src/contracts/orders";
import {
  returnResponseSchema,
  staffReturnResponseSchema,
  type OrderReturn,
  type StaffReturn,
} from "../src/contracts/returns";
import { OrderDesk } from "./order-desk";
import { callShop, type Answer, type Person } from "./people";
import { order as placeOrder } from "./sales-counter";
import type { Shop } from "./shop";
import { until } from "./until";

/** A return as Medusa has it. */
export interface MedusaReturn {
  id: string;
  status: string;
  /** Of each item, the most pieces first: made at once, their ids have no order. */
  pieces: { asked: number; received: number; damaged: number }[];
}

/** A delivered and paid order, with one line for each variant. */
export interface Delivered {
  order: PlacedOrder;
  variants: string[];
  /** Ids of its lines, in the order of its variants. */
  lines: string[];
}

/** Buyers who return things, and the staff who take them back. */
export class ReturnDesk {
  private constructor(readonly orders: OrderDesk) {}

  static async at(shop: Shop): Promise<ReturnDesk> {
    return new ReturnDesk(await OrderDesk.at(shop));
  }

  get shop(): Shop {
    return this.orders.shop;
  }

  staff(method: string, path: string, body?: unknown): Promise<Answer> {
    return callShop(this.shop, method, path, { token: this.orders.token, body });
  }

  /** Ordered pieces of new products, for which nothing was paid. @throws when the shop refuses */
  async ordered(quantities: readonly number[], over: object = {}, by?: Person): Promise<Delivered> {
    const variants = await Promise.all(quantities.map(() => this.orders.variant(20)));
    const items = variants.map((variant_id, at) => ({ variant_id, quantity: quantities[at] ?? 1 }));
    const { status, json } = await placeOrder(this.shop, items, over, by?.token);
    if (status !== 201) throw new Error(`order: ${status} ${JSON.stringify(json)}`);
    const order = placedOrderResponseSchema.parse(json).data;
    const lines = variants.map(
      (variant) => order.items.find(({ variant_id }) => variant_id === variant)?.id ?? "",
    );
    return { order, variants, lines };
  }

  /** Staff see cash for it. */
  record({ order }: Delivered, amount: number): Promise<Answer> {
    const body = { received_as: "cash", amount };
    return this.staff("POST", `/api/orders/${order.id}/payments`, body);
  }

  /** Paid in cash, and not delivered yet. */
  async paid(...wish: Parameters<ReturnDesk["ordered"]>): Promise<Delivered> {
    const one = await this.ordered(...wish);
    const { total_amount, credit_amount } = one.order;
    await this.record(one, total_amount - credit_amount);
    return one;
  }

  /** Delivered, and its money is still with the rider. */
  async unpaidDelivered(): Promise<Delivered> {
    const one = await this.ordered([1]);
    await this.orders.bring(one.order.id, "delivered");
    return one;
  }

  async delivered(...wish: Parameters<ReturnDesk["paid"]>): Promise<Delivered> {
    const one = await this.paid(...wish);
    await this.orders.bring(one.order.id, "delivered");
    return one;
  }

  /** It was delivered so many days before. */
  async deliveredAgo({ order }: Delivered, days: number): Promise<void> {
    await this.orders.rows(
      `UPDATE order_progress_event SET at = now() - make_interval(days => $2::integer)
       WHERE order_id = $1 AND event = 'delivered'`,
      [order.id, days],
    );
  }

  /** The buyer's call, with the order's token; by default one piece of the first line, which is too small. */
  asking({ order, lines }: Delivered, over: object = {}, key?: string): Promise<Answer> {
    const body = {
      items: [{ item_id: lines[0], quantity: 1, reason: "too_small" }],
      hand_over: "shop",
      refund_to: "payment",
      access_token: order.access_token,
      ...over,
    };
    const headers = { "Idempotency-Key": key ?? randomUUID() };
    return callShop(this.shop, "POST", `/api/orders/${order.id}/returns`, { body, headers });
  }

  /** @throws when the shop refuses */
  async asked(...call: Parameters<ReturnDesk["asking"]>): Promise<OrderReturn> {
    const { status, json } = await this.asking(...call);
    if (status !== 201) throw new Error(`return: ${status} ${JSON.stringify(json)}`);
    return returnResponseSchema.parse(json).data;
  }

  withdrawing(one: Pick<OrderReturn, "id" | "order_id">, access_token?: string): Promise<Answer> {
    const path = `/api/orders/${one.order_id}/returns/${one.id}/withdraw`;
    return callShop(this.shop, "POST", path, { body: { access_token } });
  }

  /** Of a call about its pictures: by the order's token where one is named, or by whose `token` it is. */
  pictures(
    method: string,
    one: Pick<OrderReturn, "id" | "order_id">,
    by: { accessToken?: string; token?: string },
    { body, id = "" }: { body?: FormData; id?: string } = {},
  ): Promise<Answer> {
    const opened = by.accessToken === undefined ? "" : `?access_token=${by.accessToken}`;
    const path = `/api/orders/${one.order_id}/returns/${one.id}/pictures${id && `/${id}`}${opened}`;
    return callShop(this.shop, method, path, {
      body,
      ...(by.token === undefined ? {} : { token: by.token }),
    });
  }

  step({ id }: Pick<OrderReturn, "id">, body: object): Promise<Answer> {
    return this.staff("PUT", `/api/returns/${id}/status`, body);
  }

  /** @throws when the shop refuses */
  async stepped(one: Pick<OrderReturn, "id">, body: object): Promise<StaffReturn> {
    const { status, json } = await this.step(one, body);
    if (status !== 200) throw new Error(`step: ${status} ${JSON.stringify(json)}`);
    return staffReturnResponseSchema.parse(json).data;
  }

  /** All that was asked for came back, and can be sold again. */
  received(one: OrderReturn): Promise<StaffReturn> {
    const items = one.items.map(({ item_id, quantity }) => ({
      item_id,
      sellable: quantity,
      damaged: 0,
    }));
    return this.stepped(one, { status: "received", items });
  }

  read({ order }: Delivered): Promise<Order> {
    return this.orders.read(order.id);
  }

  /** Whole RWF of each refund, with how it stands. */
  async refunds(one: Delivered): Promise<{ amount: number; status: string; as_credit: boolean }[]> {
    const { payments } = await this.read(one);
    return payments.flatMap(({ refunds }) =>
      refunds.map(({ amount, status, as_credit }) => ({ amount, status, as_credit })),
    );
  }

  async stocked(variantId: string): Promise<number> {
    return (await this.orders.level(variantId)).stocked;
  }

  /** Medusa's return, once it is as far as ours. */
  medusaReturn({ id }: Pick<OrderReturn, "id">): Promise<MedusaReturn | null> {
    return until(
      async () => {
        const [open] = await this.orders.rows<{ is: boolean }>(
          "SELECT medusa_target IS NOT NULL AS is FROM order_return WHERE id = $1",
          [id],
        );
        if (open?.is !== false) return undefined;
        const [one] = await this.orders.rows<MedusaReturn>(
          `SELECT m.id, m.status, jsonb_agg(jsonb_build_object('asked', i.quantity, 'received', i.received_quantity,
             'damaged', i.damaged_quantity) ORDER BY i.quantity DESC, i.id) AS pieces
           FROM "return" m JOIN return_item i ON i.return_id = m.id
           WHERE i.metadata ->> 'return_id' = $1 GROUP BY m.id`,
          [id],
        );
        return one ?? null;
      },
      (found) => found !== undefined,
      60_000,
    ).then((found) => found ?? null);
  }

  /** The statuses of a return that its buyer was mailed, the first first. */
  async mails({ return_number }: Pick<OrderReturn, "return_number">): Promise<string[]> {
    const rows = await this.orders.rows<{ status: string }>(
      `SELECT facts ->> 'status' AS status FROM mail
       WHERE template = 'return-changed' AND facts ->> 'returnNumber' = $1 ORDER BY id`,
      [return_number],
    );
    return rows.map(({ status }) => status);
  }
}
