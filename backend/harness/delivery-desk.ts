import { randomUUID } from "node:crypto";
import {
  deliveriesResponseSchema,
  parcelsResponseSchema,
  planResponseSchema,
  riderResponseSchema,
  riderSheetResponseSchema,
  sendResponseSchema,
  staffSheetResponseSchema,
  type Deliveries,
  type OrderParcel,
  type Rider,
  type RiderSheet,
  type StaffSheet,
} from "../src/contracts/deliveries";
import { orderResponseSchema, type Order } from "../src/contracts/orders";
import { callShop, type Answer } from "./people";
import { ReturnDesk, type Delivered } from "./return-desk";
import type { Shop } from "./shop";

const DAY_MS = 86_400_000;
/** Kigali's day, so many days from now. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + 2 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);

/** Staff who plan deliveries, and riders who bring them. */
export class DeliveryDesk {
  private riders = 0;

  private constructor(readonly sales: ReturnDesk) {}

  static async at(shop: Shop): Promise<DeliveryDesk> {
    return new DeliveryDesk(await ReturnDesk.at(shop));
  }

  get shop(): Shop {
    return this.sales.shop;
  }

  get orders() {
    return this.sales.orders;
  }

  staff(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.sales.staff(method, path, body);
  }

  private async done(method: string, path: string, body?: unknown): Promise<unknown> {
    const { status, json } = await this.staff(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(json)}`);
    return json;
  }

  async rider(name?: string): Promise<Rider> {
    this.riders += 1;
    const phone = `0788${String(100_000 + this.riders).slice(-6)}`;
    const body = { name: name ?? `Eric Habimana ${this.riders}`, phone };
    return riderResponseSchema.parse(await this.done("POST", "/api/admin/riders", body)).data;
  }

  /** Ordered pieces that their buyer pays at the door. */
  async cod(quantities: readonly number[] = [1]): Promise<Delivered> {
    const bought = await this.sales.ordered(quantities);
    const { id: order_id, access_token } = bought.order;
    const body = { order_id, payment_method: "cod", access_token };
    const { status, json } = await callShop(this.shop, "POST", "/api/payments", { body });
    if (status !== 201) throw new Error(`cod: ${status} ${JSON.stringify(json)}`);
    return bought;
  }

  planning(over: object): Promise<Answer> {
    return this.staff("POST", "/api/admin/deliveries/plan", { day: dayIn(0), ...over });
  }

  /** @returns the parcels of these orders that the rider is to bring @throws when the shop refuses */
  async planned(rider: Rider, of: readonly Delivered[], day = dayIn(0)): Promise<string[]> {
    const body = { order_ids: of.map(({ order }) => order.id), rider_id: rider.id, day };
    const json = await this.done("POST", "/api/admin/deliveries/plan", body);
    return planResponseSchema.parse(json).data.parcel_ids;
  }

  /** Puts the first line's pieces of an order into two parcels. @returns their ids @throws when the shop refuses */
  async split({ order, lines: [item_id] }: Delivered): Promise<string[]> {
    const one = { items: [{ item_id, quantity: 1 }] };
    const json = await this.done("PUT", `/api/orders/${order.id}/parcels`, { parcels: [one, one] });
    return parcelsResponseSchema.parse(json).data.map(({ id }) => id);
  }

  async deliveries(day?: string): Promise<Deliveries> {
    const path = `/api/admin/deliveries${day === undefined ? "" : `?day=${day}`}`;
    return deliveriesResponseSchema.parse(await this.done("GET", path)).data;
  }

  /** A rider's sheet of a day. @throws when there is none */
  async sheet({ id }: Rider, day?: string): Promise<StaffSheet> {
    const sheet = (await this.deliveries(day)).sheets.find(({ rider }) => rider.id === id);
    if (!sheet) throw new Error("The rider has no sheet of that day.");
    return sheet;
  }

  async readSheet({ id }: StaffSheet): Promise<StaffSheet> {
    return staffSheetResponseSchema.parse(
      await this.done("GET", `/api/admin/delivery-sheets/${id}`),
    ).data;
  }

  async sent({ id }: StaffSheet, body: object = {}) {
    const json = await this.done("POST", `/api/admin/delivery-sheets/${id}/send`, body);
    return sendResponseSchema.parse(json).data;
  }

  /** A rider who left with these orders; the sheet, and the parcel of each order. */
  async onTheRoad(of: readonly Delivered[], rider?: Rider) {
    const who = rider ?? (await this.rider());
    const parcels = await this.planned(who, of);
    const { sheet } = await this.sent(await this.sheet(who));
    return { rider: who, sheet, parcels, token: sheet.token ?? "" };
  }

  opening(token: string): Promise<Answer> {
    return callShop(this.shop, "GET", `/api/rider/sheet?token=${encodeURIComponent(token)}`);
  }

  async opened(token: string): Promise<RiderSheet> {
    return riderSheetResponseSchema.parse((await this.opening(token)).json).data;
  }

  /** What a rider says; delivered to its buyer by default, without money. */
  saying(token: string, parcelId: string, over: object = {}, key?: string): Promise<Answer> {
    const isFailed = "outcome" in over && over.outcome === "failed";
    const said = isFailed
      ? { reason: "nobody_home" }
      : { outcome: "delivered", received_by: "Keza", cash_amount: 0 };
    const headers = { "Idempotency-Key": key ?? randomUUID() };
    const body = { token, ...said, ...over };
    return callShop(this.shop, "POST", `/api/rider/parcels/${parcelId}/result`, { body, headers });
  }

  /** @throws when the shop refuses */
  async said(...call: Parameters<DeliveryDesk["saying"]>): Promise<RiderSheet> {
    const { status, json } = await this.saying(...call);
    if (status !== 200) throw new Error(`said: ${status} ${JSON.stringify(json)}`);
    return riderSheetResponseSchema.parse(json).data;
  }

  counting({ id }: { id: string }, expected: number, over: object = {}): Promise<Answer> {
    const body = { expected_amount: expected, counted_amount: expected, ...over };
    return this.staff("POST", `/api/admin/delivery-sheets/${id}/count`, body);
  }

  /** @throws when the shop refuses */
  async counted(...call: Parameters<DeliveryDesk["counting"]>): Promise<StaffSheet> {
    const { status, json } = await this.counting(...call);
    if (status !== 200) throw new Error(`counted: ${status} ${JSON.stringify(json)}`);
    return staffSheetResponseSchema.parse(json).data;
  }

  /** As its buyer sees it. */
  async asBuyer({ order }: Delivered): Promise<Order> {
    const path = `/api/orders/${order.id}?access_token=${order.access_token}`;
    return orderResponseSchema.parse((await callShop(this.shop, "GET", path)).json).data;
  }

  /** Its parcels, as staff see them. */
  async parcels(one: Delivered): Promise<OrderParcel[]> {
    return (await this.sales.read(one)).parcels;
  }

  async states(one: Delivered): Promise<string[]> {
    return (await this.parcels(one)).map(({ state }) => state);
  }

  /** What the clock, or somebody else, did. */
  rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.orders.rows<Row>(text, values);
  }
}
