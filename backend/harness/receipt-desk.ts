import { orderResponseSchema, type Order } from "../src/contracts/orders";
import {
  receiptListResponseSchema,
  type Receipt,
  type ReceiptListResponse,
} from "../src/contracts/receipts";
import { callShop, type Answer } from "./people";
import { ReturnDesk, type Delivered } from "./return-desk";
import type { Shop } from "./shop";

export const SHOP_TIN = "102345678";
export const BUYER_TIN = "120987654";

/** Buyers who need receipts, and the staff who see to them. */
export class ReceiptDesk {
  private constructor(readonly returns: ReturnDesk) {}

  static async at(shop: Shop): Promise<ReceiptDesk> {
    return new ReceiptDesk(await ReturnDesk.at(shop));
  }

  get shop(): Shop {
    return this.returns.shop;
  }

  staff(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.returns.staff(method, path, body);
  }

  settings(body: object): Promise<Answer> {
    return this.staff("PUT", "/api/admin/app-settings", body);
  }

  register(): Promise<Answer> {
    return this.settings({ taxMode: "vat", tin: SHOP_TIN });
  }

  /** As its buyer reads it. */
  async order({ order }: Pick<Delivered, "order">): Promise<Order> {
    const path = `/api/orders/${order.id}?access_token=${order.access_token}`;
    return orderResponseSchema.parse((await callShop(this.shop, "GET", path)).json).data;
  }

  async receipts(of: Pick<Delivered, "order">): Promise<Receipt[]> {
    return (await this.order(of)).receipts;
  }

  /** @throws when it has none */
  async sale(of: Pick<Delivered, "order">): Promise<Receipt> {
    const [sale] = await this.receipts(of);
    if (!sale) throw new Error("The order has no receipt.");
    return sale;
  }

  async list(query = ""): Promise<ReceiptListResponse> {
    const { json } = await this.staff("GET", `/api/receipts?limit=100${query}`);
    return receiptListResponseSchema.parse(json);
  }

  /** Staff pay back a part of its money, and say that it went. */
  async refund(of: Pick<Delivered, "order">, amount: number, as = "completed"): Promise<Answer> {
    const { payments } = await this.order(of);
    const paid = payments.find(
      ({ payment_status, payment_method }) =>
        payment_status === "completed" && payment_method !== "credit",
    );
    const path = `/api/payments/${paid?.id ?? ""}/refunds`;
    const { status, json } = await this.staff("POST", path, { amount, reason: "A scratch" });
    if (status !== 201) throw new Error(`refund: ${status} ${JSON.stringify(json)}`);
    const { id } = (json as { data: { id: string } }).data;
    return this.staff("PUT", `${path}/${id}`, { status: as });
  }

  /** Every refund that is owed for it went. */
  async payOut(of: Pick<Delivered, "order">): Promise<void> {
    for (const { id, refunds } of (await this.order(of)).payments) {
      for (const refund of refunds.filter(({ status }) => status === "requested")) {
        await this.staff("PUT", `/api/payments/${id}/refunds/${refund.id}`, {
          status: "completed",
        });
      }
    }
  }
}
