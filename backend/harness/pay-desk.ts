import { randomUUID } from "node:crypto";
import {
  orderResponseSchema,
  placedOrderResponseSchema,
  type Order,
  type PlacedOrder,
} from "../src/contracts/orders";
import {
  paymentResponseSchema,
  refundResponseSchema,
  type Payment,
  type Refund,
} from "../src/contracts/payments";
import { orderBody } from "./checkout-storm";
import { makeGoods } from "./goods";
import { callShop, logIn, withDatabase, type Answer } from "./people";
import type { Shop } from "./shop";
import { recordMoney } from "./record-money";
import { until } from "./until";

const ENDS_MS = 60_000;

/** Somebody who buys and pays, with a member of staff. */
export class PayDesk {
  private constructor(
    readonly shop: Shop,
    private readonly variantId: string,
    readonly staffToken: string,
  ) {}

  static async at(shop: Shop): Promise<PayDesk> {
    // Enough for every test of a file.
    const [{ variantId }] = await makeGoods(shop, { pieces: 5000 });
    return new PayDesk(shop, variantId, (await logIn(shop, shop.admin)).token);
  }

  async order(over: Record<string, unknown> = {}, token?: string): Promise<PlacedOrder> {
    const { status, json } = await callShop(this.shop, "POST", "/api/orders", {
      body: { ...orderBody(this.variantId, 1), ...over },
      headers: { "Idempotency-Key": randomUUID() },
      ...(token === undefined ? {} : { token }),
    });
    if (status !== 201) throw new Error(`No order: ${status} ${JSON.stringify(json)}`);
    return placedOrderResponseSchema.parse(json).data;
  }

  /** Of a payment that its provider has taken. */
  async referenceOf(paymentId: string): Promise<string> {
    const [row] = await this.found(
      "SELECT reference FROM checkout_payment WHERE id = $1 AND is_accepted",
      [paymentId],
    );
    return String(row?.["reference"]);
  }

  pay(order: PlacedOrder, body: Record<string, unknown> = {}): Promise<Answer> {
    return callShop(this.shop, "POST", "/api/payments", {
      body: {
        order_id: order.id,
        payment_method: "placeholder",
        access_token: order.access_token,
        ...body,
      },
    });
  }

  /** A payment that is started, whatever becomes of it. */
  async begin(order: PlacedOrder, body: Record<string, unknown> = {}): Promise<Payment> {
    const { status, json } = await this.pay(order, body);
    if (status !== 201) throw new Error(`No payment: ${status} ${JSON.stringify(json)}`);
    return paymentResponseSchema.parse(json).data;
  }

  /** Staff see an order's money, in cash by default. */
  see(order: PlacedOrder, over: Record<string, unknown> = {}): Promise<Payment> {
    return recordMoney(this.shop, this.staffToken, order, over);
  }

  beginMomo(order: PlacedOrder, phone: string): Promise<Payment> {
    return this.begin(order, { payment_method: "momo", phone });
  }

  async read(order: PlacedOrder): Promise<Order> {
    const path = `/api/orders/${order.id}?access_token=${order.access_token}`;
    return orderResponseSchema.parse((await callShop(this.shop, "GET", path)).json).data;
  }

  async payment(order: PlacedOrder, id: string): Promise<Payment> {
    const path = `/api/payments/${id}?access_token=${order.access_token}`;
    return paymentResponseSchema.parse((await callShop(this.shop, "GET", path)).json).data;
  }

  /** The payment once it is as wanted. A busy shop says to come back (503). */
  async until(
    order: PlacedOrder,
    id: string,
    isWanted: (payment: Payment) => boolean,
  ): Promise<Payment> {
    const path = `/api/payments/${id}?access_token=${order.access_token}`;
    const look = async (): Promise<Payment | null> => {
      const { status, json } = await callShop(this.shop, "GET", path);
      return status === 503 ? null : paymentResponseSchema.parse(json).data;
    };
    return until(look, (seen): seen is Payment => seen !== null && isWanted(seen), ENDS_MS);
  }

  ended(order: PlacedOrder, { id }: Payment): Promise<Payment> {
    return this.until(order, id, ({ payment_status: status }) => status !== "pending");
  }

  staff(method: string, path: string, body?: unknown, headers?: object): Promise<Answer> {
    return callShop(this.shop, method, path, {
      token: this.staffToken,
      ...(body === undefined ? {} : { body }),
      ...(headers === undefined ? {} : { headers }),
    });
  }

  async refund(id: string, body: Record<string, unknown>, headers?: object): Promise<Refund> {
    const answer = await this.staff("POST", `/api/payments/${id}/refunds`, body, headers);
    if (answer.status !== 201) throw new Error(`No refund: ${JSON.stringify(answer.json)}`);
    return refundResponseSchema.parse(answer.json).data;
  }

  query(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return withDatabase(this.shop, async (database) => {
      return (await database.query<Record<string, unknown>>(text, values)).rows;
    });
  }

  /** Until a query finds something. */
  async found(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return until(
      () => this.query(text, values),
      (rows) => rows.length > 0,
      ENDS_MS,
    );
  }

  /** The time to pay this order is over from now on. */
  async passDeadline(order: PlacedOrder): Promise<void> {
    await this.query(
      `UPDATE checkout_payment SET expires_at = now() - interval '1 second' WHERE order_id = $1`,
      [order.id],
    );
    // Whoever looks next finds it; a call about nothing in particular makes somebody look.
    await this.wake();
  }

  /** Another payment wakes the job, as it does in a shop with people in it. */
  private async wake(): Promise<void> {
    await this.begin(await this.order(), { payment_method: "cod" });
  }

  notifications(type: string, order: PlacedOrder): Promise<Record<string, unknown>[]> {
    return this.query(
      `SELECT text FROM staff_notice WHERE type = $1 AND position($2 IN text) > 0`,
      [type, order.order_number],
    );
  }

  mails(template: string, order: PlacedOrder): Promise<Record<string, unknown>[]> {
    return this.query(`SELECT id FROM mail WHERE template = $1 AND facts ->> 'orderId' = $2`, [
      template,
      order.id,
    ]);
  }
}
