import { randomUUID } from "node:crypto";
import { staffOrderResponseSchema, type PlacedStaffOrder } from "../src/contracts/staff-orders";
import { OrderDesk } from "./order-desk";
import { callShop, type Answer } from "./people";
import { BUYER } from "./sales-counter";
import type { Shop } from "./shop";

const { country: _country, ...TOLD } = BUYER;

/** A member of staff who enters what people order in chats. */
export class StaffOrderDesk {
  private constructor(readonly orders: OrderDesk) {}

  static async at(shop: Shop): Promise<StaffOrderDesk> {
    return new StaffOrderDesk(await OrderDesk.at(shop));
  }

  call(method: string, path: string, body?: unknown): Promise<Answer> {
    return callShop(this.orders.shop, method, path, { token: this.orders.token, body });
  }

  /** What it costs to Gasabo, or wherever `over` says, as staff see it before they place it. */
  quote(items: readonly object[], over: object = {}): Promise<Answer> {
    return this.call("POST", "/api/orders/staff/quote", { items, district: "Gasabo", ...over });
  }

  /** One piece to Gasabo, by a pay link, unless `over` says otherwise. @param total what staff saw */
  placing(
    variantId: string,
    total: number,
    over: object = {},
    key: string = randomUUID(),
  ): Promise<Answer> {
    return callShop(this.orders.shop, "POST", "/api/orders/staff", {
      token: this.orders.token,
      headers: { "Idempotency-Key": key },
      body: {
        ...TOLD,
        items: [{ variant_id: variantId, quantity: 1 }],
        expected_total: total,
        pay: { way: "link" },
        ...over,
      },
    });
  }

  /** @throws when the shop refuses */
  async placed(...call: Parameters<StaffOrderDesk["placing"]>): Promise<PlacedStaffOrder> {
    const { status, json } = await this.placing(...call);
    if (status !== 201) throw new Error(`staff order: ${status} ${JSON.stringify(json)}`);
    return staffOrderResponseSchema.parse(json).data;
  }
}

/** For what is collected in the shop: no address. */
export const COLLECTED = {
  is_pickup: true,
  delivery_address: undefined,
  city: undefined,
  district: undefined,
};
