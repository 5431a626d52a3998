import { randomUUID } from "node:crypto";
import { orderBody } from "./checkout-storm";
import { dayIn } from "./delivery-desk";
import type { Activity } from "../src/contracts/dashboard";
import {
  orderResponseSchema,
  placedOrderResponseSchema,
  quoteResponseSchema,
} from "../src/contracts/orders";
import {
  deliveriesResponseSchema,
  planResponseSchema,
  riderResponseSchema,
} from "../src/contracts/deliveries";
import { paymentResponseSchema, refundResponseSchema } from "../src/contracts/payments";
import { returnResponseSchema } from "../src/contracts/returns";
import type { Shop } from "./shop";
import { callShop, withDatabase, type Person } from "./people";

/** One call by which staff change something, and the line that it leaves in the audit log. */
export interface ActivityCase {
  path: string;
  body?: unknown;
  form?: FormData;
  headers?: object;
  /** Somebody other than the shop's first admin. */
  by?: Person;
  /** `label`: a pattern where it is made by chance. */
  line: Pick<Activity, "action" | "before" | "after"> & { label: string | RegExp };
}

/** Calls of orders, payments and delivery. */
export function sellingActivities(
  shop: () => Shop,
  admin: () => Person,
): Record<string, () => Promise<ActivityCase>> {
  const post = async (path: string, body: object) => {
    const headers = { "Idempotency-Key": randomUUID() };
    return (await callShop(shop(), "POST", path, { token: admin().token, body, headers })).json;
  };

  async function order() {
    const variantId = await withDatabase(shop(), async (database) => {
      const { rows } = await database.query<{ id: string }>(
        `SELECT v.id FROM product_variant v
         JOIN product p ON p.id = v.product_id AND p.status = 'published' AND p.deleted_at IS NULL
         JOIN product_variant_inventory_item k ON k.variant_id = v.id
         JOIN inventory_level l ON l.inventory_item_id = k.inventory_item_id
         WHERE v.deleted_at IS NULL AND l.stocked_quantity - l.reserved_quantity > 5 LIMIT 1`,
      );
      return rows[0]?.id ?? "";
    });
    return placedOrderResponseSchema.parse(await post("/api/orders", orderBody(variantId, 1))).data;
  }

  /** To be paid at the door. */
  async function payment() {
    const body = { order_id: (await order()).id, payment_method: "cod" };
    return paymentResponseSchema.parse(await post("/api/payments", body)).data;
  }

  async function paidOrder() {
    const { order_id: id } = await paid();
    return { id };
  }

  async function paid() {
    const made = await payment();
    await callShop(shop(), "PUT", `/api/payments/${made.id}/status`, {
      token: admin().token,
      body: { status: "completed" },
    });
    return made;
  }

  /** A rider, and an order that a plan gives to them. */
  async function planned() {
    const made = await post("/api/admin/riders", { name: "Eric", phone: "0788123456" });
    const rider = riderResponseSchema.parse(made).data;
    const { id, order_number: label, items } = await order();
    const day = dayIn(0);
    const plan = { order_ids: [id], rider_id: rider.id, day };
    const parcel = async () => {
      const { parcel_ids } = planResponseSchema.parse(
        await post("/api/admin/deliveries/plan", plan),
      ).data;
      return parcel_ids[0] ?? "";
    };
    const sheet = async () => {
      await parcel();
      const token = admin().token;
      const { json } = await callShop(shop(), "GET", "/api/admin/deliveries", { token });
      const { sheets } = deliveriesResponseSchema.parse(json).data;
      return `/api/admin/delivery-sheets/${sheets.find((one) => one.rider.id === rider.id)?.id}`;
    };
    return { rider, id, label, items, plan, parcel, sheet, day };
  }

  return {
    "POST /api/admin/riders": () => {
      const body = { name: "Eric", phone: "0788123456" };
      const after = { name: "Eric", is_active: true };
      const line = { action: "rider.create", label: "Eric", before: null, after };
      return Promise.resolve({ path: "/api/admin/riders", body, line });
    },
    "PUT /api/admin/riders/:id": async () => {
      const { rider } = await planned();
      const before = { is_active: true };
      const after = { is_active: false };
      const line = { action: "rider.update", label: "Eric", before, after };
      return { path: `/api/admin/riders/${rider.id}`, body: after, line };
    },
    "POST /api/admin/deliveries/plan": async () => {
      const { plan: body, label, day } = await planned();
      const before = { rider: null, day: null, state: "planned" };
      const after = { rider: "Eric", day, state: "planned" };
      const line = { action: "parcel.plan", label, before, after };
      return { path: "/api/admin/deliveries/plan", body, line };
    },
    "PUT /api/orders/:id/parcels": async () => {
      const { id, label, items } = await planned();
      const all = items.map(({ id: item_id, quantity }) => ({ item_id, quantity }));
      const body = { parcels: [{ items: all }] };
      const before = { parcels: 0 };
      const line = { action: "order.split", label, before, after: { parcels: 1 } };
      return { path: `/api/orders/${id}/parcels`, body, line };
    },
    "POST /api/admin/delivery-sheets/:id/send": async () => {
      const { sheet, label } = await planned();
      const line = {
        action: "order.status",
        label,
        before: { status: "pending" },
        after: { status: "shipped" },
      };
      return { path: `${await sheet()}/send`, body: {}, line };
    },
    "POST /api/admin/delivery-sheets/:id/renew": async () => {
      const { sheet, day } = await planned();
      const label = `Day sheet ${day}`;
      const line = { action: "delivery-sheet.renew", label, before: null, after: null };
      return { path: `${await sheet()}/renew`, body: {}, line };
    },
    "POST /api/admin/delivery-sheets/:id/count": async () => {
      const { sheet, day } = await planned();
      const body = { expected_amount: 0, counted_amount: 0 };
      const after = { ...body, orders: 0 };
      const label = `Day sheet ${day}`;
      const line = { action: "delivery-sheet.count", label, before: null, after };
      return { path: `${await sheet()}/count`, body, line };
    },
    "POST /api/admin/parcels/:id/result": async () => {
      const { parcel, id, label } = await planned();
      const parcelId = await parcel();
      const sent = { token: admin().token, body: { status: "shipped" } };
      await callShop(shop(), "PUT", `/api/orders/${id}/status`, sent);
      const body = { outcome: "failed", reason: "refused" };
      const after = { state: "failed", reason: "refused", day: null };
      const line = { action: "parcel.failed", label, before: { state: "out" }, after };
      return { path: `/api/admin/parcels/${parcelId}/result`, body, line };
    },
    "PUT /api/orders/:id/status": async () => {
      const { id, order_number: label, status } = await order();
      const line = {
        action: "order.status",
        label,
        before: { status },
        after: { status: "shipped" },
      };
      return { path: `/api/orders/${id}/status`, body: { status: "shipped" }, line };
    },
    "POST /api/orders/:id/notes": async () => {
      const { id, order_number: label } = await order();
      const body = { text: "Call first" };
      const line = { action: "order.note", label, before: null, after: body };
      return { path: `/api/orders/${id}/notes`, body, line };
    },
    "PUT /api/orders/:id/items": async () => {
      const { id, order_number: label, items, total_amount: before } = await order();
      const [line] = items;
      const lines = [{ item_id: line?.id ?? "", quantity: 2 }];
      const total = before + (line?.unit_price ?? 0);
      const reason = "One for a friend";
      const textOf = (quantity: number) =>
        `${quantity} × ${line?.product_name} (${line?.size} / ${line?.color}) at RWF ${line?.unit_price}`;
      return {
        path: `/api/orders/${id}/items`,
        body: { items: lines, version: 0, expected_total: total, reason },
        line: {
          action: "order.update",
          label,
          before: { lines: textOf(1), total: before },
          after: { lines: textOf(2), total, reason },
        },
      };
    },
    "POST /api/orders/staff": async () => {
      const { country: _country, ...told } = orderBody(
        (await order()).items[0]?.variant_id ?? "",
        1,
      );
      const { items, district } = told;
      const quote = quoteResponseSchema.parse(
        await post("/api/orders/staff/quote", { items, district }),
      );
      const { total_amount: total } = quote.data;
      const pay = { way: "link", hold_hours: 2 };
      return {
        path: "/api/orders/staff",
        body: { ...told, expected_total: total, pay },
        headers: { "Idempotency-Key": randomUUID() },
        line: {
          action: "order.place",
          label: /^STR-\d+$/,
          before: null,
          after: { total, pay: "link" },
        },
      };
    },
    "POST /api/orders/:id/payments": async () => {
      const { id, order_number: label, total_amount: amount } = await order();
      const body = { received_as: "mobile_money", amount, reference: `TILL-${label}` };
      const line = { action: "payment.record", label, before: null, after: body };
      return { path: `/api/orders/${id}/payments`, body, line };
    },
    "PUT /api/payments/:id/status": async () => {
      const { id, order_number: label } = await payment();
      const body = { status: "completed" };
      const after = { ...body, received_as: "cash" };
      const line = { action: "payment.status", label, before: { status: "pending" }, after };
      return { path: `/api/payments/${id}/status`, body, line };
    },
    "POST /api/payments/:id/refunds": async () => {
      const { id, order_number: label } = await paid();
      const body = { amount: 500, reason: "A seam was open" };
      const line = { action: "refund.create", label, before: null, after: body };
      return { path: `/api/payments/${id}/refunds`, body, line };
    },
    "PUT /api/payments/:id/refunds/:refund_id": async () => {
      const { id, order_number: label } = await paid();
      const body = { amount: 500, reason: "A seam was open" };
      const refund = refundResponseSchema.parse(await post(`/api/payments/${id}/refunds`, body));
      const line = {
        action: "refund.status",
        label,
        before: { status: "requested" },
        after: { status: "completed", amount: 500 },
      };
      const path = `/api/payments/${id}/refunds/${refund.data.id}`;
      return { path, body: { status: "completed" }, line };
    },
    "PUT /api/receipts/:id": async () => {
      const put = (path: string, body: object) =>
        callShop(shop(), "PUT", path, { token: admin().token, body });
      await put("/api/admin/app-settings", { taxMode: "vat", tin: "102345678" });
      const { id: orderId } = await paidOrder();
      await put("/api/admin/app-settings", { taxMode: "none", tin: "" });
      const token = admin().token;
      const { json } = await callShop(shop(), "GET", `/api/orders/${orderId}`, { token });
      const [receipt] = orderResponseSchema.parse(json).data.receipts;
      const { id = "", number = 0 } = receipt ?? {};
      const before = { sdc_id: null, state: "none", receipt_number: null };
      const after = { sdc_id: "SDC000000002", state: "signed", receipt_number: number };
      const line = { action: "receipt.update", label: String(number), before, after };
      const body = { action: "enter", sdc_id: "SDC000000002", receipt_number: number };
      return { path: `/api/receipts/${id}`, body, line };
    },
    "PUT /api/orders/:id/company": async () => {
      const { id, order_number: label } = await order();
      const after = { buyer_tin: "120987654", purchase_code: "AB12CD" };
      const before = { buyer_tin: null, purchase_code: null };
      const line = { action: "order.update", label, before, after };
      return { path: `/api/orders/${id}/company`, body: after, line };
    },
    "PUT /api/returns/:id/status": async () => {
      const { id: orderId, items } = await order();
      const sent = { token: admin().token, body: { status: "delivered" } };
      await callShop(shop(), "PUT", `/api/orders/${orderId}/status`, sent);
      const asked = await post(`/api/orders/${orderId}/returns`, {
        items: items.map(({ id: item_id }) => ({ item_id, quantity: 1, reason: "other" })),
        hand_over: "shop",
        refund_to: "payment",
      });
      const { id, return_number: label } = returnResponseSchema.parse(asked).data;
      const line = {
        action: "return.status",
        label,
        before: { status: "approved" },
        after: { status: "withdrawn" },
      };
      return { path: `/api/returns/${id}/status`, body: { status: "withdrawn" }, line };
    },
    "PUT /api/admin/shipping": () => {
      const [before, after] = [{ flat_fee: 2000 }, { flat_fee: 2500 }];
      const line = { action: "shipping.update", label: "Delivery", before, after };
      return Promise.resolve({ path: "/api/admin/shipping", body: { flat_fee: 2500 }, line });
    },
  };
}
