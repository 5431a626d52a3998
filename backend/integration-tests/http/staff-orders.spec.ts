import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { enterBackOffice } from "../../harness/back-office";
import { makeDiscount } from "../../harness/discounts";
import { fieldsOf, messageOf } from "../../harness/failures";
import { makeGoods } from "../../harness/goods";
import { auditFromNow } from "../../harness/order-audit";
import { callShop, register } from "../../harness/people";
import { COLLECTED, StaffOrderDesk } from "../../harness/staff-order-desk";
import { until } from "../../harness/until";
import { useShop } from "../../harness/use-shop";
import { dashboardResponseSchema } from "../../src/contracts/dashboard";
import { SHIPPING_FEE_RWF } from "../../src/contracts/money";
import {
  orderListResponseSchema,
  orderResponseSchema,
  priceChangeSchema,
  quoteResponseSchema,
} from "../../src/contracts/orders";
import { orderCustomerResponseSchema } from "../../src/contracts/order-customer";
import { timelineResponseSchema } from "../../src/contracts/order-timeline";
import {
  BY_HAND,
  openedOrderResponseSchema,
  type PlacedStaffOrder,
} from "../../src/contracts/staff-orders";

/** What a piece of new goods costs, and its delivery to Gasabo. */
const PIECE = 12_000;
const DELIVERY = SHIPPING_FEE_RWF;
const TOTAL = PIECE + DELIVERY;

const shop = useShop("quiet");
let desk: StaffOrderDesk;
let variant: string;
let audited: Awaited<ReturnType<typeof auditFromNow>>;

beforeAll(async () => {
  desk = await StaffOrderDesk.at(shop);
  variant = await desk.orders.variant(200);
  audited = await auditFromNow(shop);
});

/** As whoever has the order's token sees it. */
async function opened({ id, access_token }: Pick<PlacedStaffOrder, "id" | "access_token">) {
  const path = `/api/orders/${id}?access_token=${encodeURIComponent(access_token)}`;
  return orderResponseSchema.parse((await callShop(shop, "GET", path)).json).data;
}

const open = (code: string) => callShop(shop, "POST", "/api/orders/open", { body: { code } });

const mailsOf = ({ id }: Pick<PlacedStaffOrder, "id">) =>
  desk.orders.rows<{ template: string; recipient: string }>(
    `SELECT template, recipient FROM mail WHERE facts ->> 'orderId' = $1 ORDER BY id`,
    [id],
  );

const holdOf = async ({ id }: Pick<PlacedStaffOrder, "id">) => {
  const [hold] = await desk.orders.rows<{ hours: number | null }>(
    `SELECT extract(epoch FROM until - since)::float8 / 3600 AS hours FROM unpaid_hold WHERE order_id = $1`,
    [id],
  );
  return hold;
};

describe("an order by a pay link", () => {
  it("is placed as everybody's, in the name of who entered it, and keeps its pieces so long", async () => {
    const before = await desk.orders.level(variant);
    const order = await desk.placed(variant, TOTAL, { pay: { way: "link", hold_hours: 48 } });
    expect(order).toMatchObject({
      total_amount: TOTAL,
      payment_status: "unpaid",
      status: "pending",
    });
    expect(order.pay_code).toMatch(/^\d{6,}-[0-9A-HJKMNP-TV-Z]{8}$/);
    expect((await desk.orders.level(variant)).reserved).toBe(before.reserved + 1);
    expect((await holdOf(order))?.hours).toBeCloseTo(48, 2);
    const { history, pay_code, has_account } = await desk.orders.read(order.id);
    expect(history).toMatchObject([{ event: "placed", by: shop.admin.email }]);
    expect(pay_code).toBe(order.pay_code);
    expect(has_account).toBe(false);
    expect((await opened(order)).history).toMatchObject([{ event: "placed", by: "staff" }]);
    expect((await opened(order)).pay_code).toBeUndefined();
    expect(await mailsOf(order)).toContainEqual({
      template: "order-received",
      recipient: "aline@example.rw",
    });
    const medusa = await until(
      () => desk.orders.medusaOrder(order.id),
      (found) => found !== null,
    );
    expect(medusa?.lines).toMatchObject([{ quantity: 1 }]);
  });

  it("is in the language that staff name, or else in that of the buyer's account", async () => {
    const { user, token } = await register(shop, { firstname: "Keza", lastname: "Uwase" });
    const body = { language: "rw" };
    expect((await callShop(shop, "PUT", "/api/auth/me", { token, body })).status).toBe(200);
    for (const [over, language] of [
      [{}, "en"],
      [{ user_id: user.id }, "rw"],
      [{ user_id: user.id, language: "fr" }, "fr"],
    ] as const) {
      expect((await opened(await desk.placed(variant, TOTAL, over))).language).toBe(language);
    }
    const refused = await desk.placing(variant, TOTAL, { language: "sw" });
    expect([refused.status, fieldsOf(refused.json)]).toEqual([400, ["language"]]);
  });

  it("is opened by its code, however that is typed, and by no other", async () => {
    const order = await desk.placed(variant, TOTAL);
    const other = await desk.placed(variant, TOTAL);
    const [number = "", secret = ""] = order.pay_code.split("-");
    for (const code of [order.pay_code, order.pay_code.toLowerCase(), ` ${number}${secret} `]) {
      const { status, json } = await open(code);
      expect(status).toBe(200);
      const found = openedOrderResponseSchema.parse(json).data;
      expect(found).toEqual({ order_id: order.id, access_token: order.access_token });
    }
    const [otherNumber = ""] = other.pay_code.split("-");
    for (const code of [`${otherNumber}-${secret}`, `999999999-${secret}`, number, "", "x"]) {
      expect((await open(code)).status).toBe(404);
    }
    expect((await open("x".repeat(41))).status).toBe(400);
    const body = { order_id: order.id, access_token: order.access_token, payment_method: "cod" };
    expect((await callShop(shop, "POST", "/api/payments", { body })).status).toBe(201);
  });

  it("goes back into the shop when its time is over, and its buyer learns why", async () => {
    const order = await desk.placed(variant, TOTAL);
    const before = await desk.orders.level(variant);
    await desk.orders.rows(`UPDATE unpaid_hold SET until = now() WHERE order_id = $1`, [order.id]);
    const { history } = await until(
      () => desk.orders.read(order.id),
      ({ status }) => status === "cancelled",
      60_000,
    );
    expect(history.at(-1)).toMatchObject({ event: "never-paid", by: "system" });
    expect((await desk.orders.level(variant)).reserved).toBe(before.reserved - 1);
    expect(await mailsOf(order)).toContainEqual({
      template: "order-expired",
      recipient: "aline@example.rw",
    });
  });

  it("has a time between an hour and a week", async () => {
    for (const hold_hours of [0, 169, 1.5, "24"]) {
      const refused = await desk.placing(variant, TOTAL, { pay: { way: "link", hold_hours } });
      expect(refused.status).toBe(400);
      expect(fieldsOf(refused.json)).toEqual(["pay.hold_hours"]);
    }
  });
});

describe("an order that is paid to staff", () => {
  const paidBy = (reference: string) => ({
    pay: { way: "received", received_as: "mobile_money", reference },
  });

  it("is paid as it is placed, and told of once", async () => {
    const reference = randomUUID();
    const order = await desk.placed(variant, TOTAL, paidBy(reference));
    expect(order.payment_status).toBe("completed");
    expect((await desk.orders.read(order.id)).payments).toMatchObject([
      {
        amount: TOTAL,
        payment_status: "completed",
        received_as: "mobile_money",
        received_by: shop.admin.email,
        transaction_id: reference,
      },
    ]);
    expect(await holdOf(order)).toBeUndefined();
    const told = await desk.orders.rows<{ action: string }>(
      `SELECT action FROM audit_event WHERE subject_label = $1 ORDER BY id`,
      [order.order_number],
    );
    expect(told.map(({ action }) => action)).toEqual(["payment.record", "order.place"]);
    const templates = (await mailsOf(order)).map(({ template }) => template);
    expect(templates.filter((one) => one === "payment-received")).toHaveLength(1);
  });

  it("is not placed at all where its transfer paid for another one", async () => {
    const reference = randomUUID();
    const first = await desk.placed(variant, TOTAL, paidBy(reference));
    const before = await desk.orders.level(variant);
    const key = randomUUID();
    const refused = await desk.placing(variant, TOTAL, paidBy(reference), key);
    expect(refused.status).toBe(409);
    expect(fieldsOf(refused.json)).toEqual(["pay.reference"]);
    expect(messageOf(refused.json)).toContain(first.order_number);
    expect(await desk.orders.level(variant)).toEqual(before);
    const again = await desk.placed(variant, TOTAL, paidBy(randomUUID()), key);
    expect(again.payment_status).toBe("completed");
  });

  it("needs the number of a transfer, and of cash none", async () => {
    for (const received_as of ["mobile_money", "bank_transfer"]) {
      const refused = await desk.placing(variant, TOTAL, { pay: { way: "received", received_as } });
      expect(refused.status).toBe(400);
      expect(fieldsOf(refused.json)).toEqual(["pay.reference"]);
    }
    const cash = { pay: { way: "received", received_as: "cash" } };
    expect((await desk.placed(variant, TOTAL, cash)).payment_status).toBe("completed");
  });
});

describe("an order that is paid to the rider", () => {
  it("waits for the rider, and nobody has to call its buyer", async () => {
    const order = await desk.placed(variant, TOTAL, { pay: { way: "door" } });
    expect((await desk.orders.read(order.id)).payments).toMatchObject([
      { payment_method: "cod", payment_status: "pending", amount: TOTAL },
    ]);
    expect(order.payment_status).toBe("pending");
    const [hold] = await desk.orders.rows<{ until: string }>(
      `SELECT until::text FROM unpaid_hold WHERE order_id = $1`,
      [order.id],
    );
    expect(hold?.until).toBe("infinity");
    await desk.orders.rows(
      `UPDATE unpaid_hold SET since = now() - interval '3 days' WHERE order_id = $1`,
      [order.id],
    );
    const { json } = await desk.call("GET", "/api/orders?payment_status=to_call&limit=100");
    const { data } = orderListResponseSchema.parse(json);
    expect(data.map(({ id }) => id)).not.toContain(order.id);
  });

  it("does not end with a wallet that its buyer tried in vain", async () => {
    const order = await desk.placed(variant, TOTAL, { pay: { way: "door" } });
    await desk.orders.rows(
      `UPDATE checkout_payment SET payment_status = 'failed', failure_reason = 'abandoned' WHERE order_id = $1`,
      [order.id],
    );
    await desk.orders.rows(
      `INSERT INTO checkout_payment (id, order_id, amount, payment_method, payment_status, phone, reference,
         callback_token, expires_at, holds_order)
       VALUES ('pay_' || $1, $1, $2, 'momo', 'pending', '+250789456654', gen_random_uuid(), $1,
         now() - interval '1 minute', true)`,
      [order.id, TOTAL],
    );
    await until(
      () => desk.orders.read(order.id),
      ({ payments }) => payments.every(({ payment_status }) => payment_status === "failed"),
      60_000,
    );
    expect((await desk.orders.read(order.id)).status).toBe("pending");
  });

  it("is refused where the rider takes no money, and nothing of it is placed", async () => {
    const before = await desk.orders.level(variant);
    const far = { district: "Musanze", city: "Musanze", pay: { way: "door" } };
    const { json } = await desk.quote([{ variant_id: variant, quantity: 1 }], {
      district: "Musanze",
    });
    const { total_amount } = quoteResponseSchema.parse(json).data;
    const refused = await desk.placing(variant, total_amount, far);
    expect(refused.status).toBe(400);
    expect(fieldsOf(refused.json)).toEqual(["pay.way"]);
    expect(await desk.orders.level(variant)).toEqual(before);
  });
});

describe("an order that is collected in the shop", () => {
  it("costs no delivery, promises no day, and has no address", async () => {
    const order = await desk.placed(variant, PIECE, COLLECTED);
    expect(order).toMatchObject({ total_amount: PIECE, shipping_amount: 0 });
    expect(await opened(order)).toMatchObject({
      is_pickup: true,
      delivery: null,
      deliveryAddress: { address: "Collected in the shop", city: "", district: "" },
    });
    await until(
      () => desk.orders.medusaOrder(order.id),
      (found) => found !== null,
    );
    const [medusa] = await desk.orders.rows<{ city: string | null; name: string }>(
      `SELECT a.city, m.name FROM "order" o JOIN order_address a ON a.id = o.shipping_address_id
       JOIN order_shipping s ON s.order_id = o.id JOIN order_shipping_method m ON m.id = s.shipping_method_id
       WHERE o.id = $1`,
      [order.id],
    );
    expect(medusa).toEqual({ city: null, name: "Collected in the shop" });
  });

  it("is no rider's, and what a rider brings needs an address", async () => {
    const refused = await desk.placing(variant, PIECE, { ...COLLECTED, pay: { way: "door" } });
    expect(refused.status).toBe(400);
    expect(fieldsOf(refused.json)).toEqual(["pay.way"]);
    const nowhere = await desk.placing(variant, PIECE, { ...COLLECTED, is_pickup: false });
    expect(nowhere.status).toBe(400);
    expect(fieldsOf(nowhere.json)).toEqual(["delivery_address", "city", "district"]);
  });
});

describe("a discount by hand", () => {
  const reason = "Scratched zip, agreed in the shop";

  it("takes a part of the goods off, half up, and says why to staff only", async () => {
    const other = await desk.orders.variant(5);
    const items = [
      { variant_id: variant, quantity: 3 },
      { variant_id: other, quantity: 1 },
    ];
    const discount = { percent: 33, reason };
    const quoted = quoteResponseSchema.parse((await desk.quote(items, { discount })).json).data;
    expect(quoted).toMatchObject({
      subtotal: 4 * PIECE,
      discount_amount: 15_840,
      total_amount: 4 * PIECE - 15_840 + DELIVERY,
    });
    const order = await desk.placed(variant, quoted.total_amount, { items, discount });
    expect(order.discounts).toMatchObject([
      { promotion_id: BY_HAND, name: "Discount, 33%", is_automatic: true, amount: 15_840 },
    ]);
    const shares = order.items.map(({ discounts }) => discounts?.[0]?.amount);
    expect(shares).toEqual([11_880, 3_960]);
    const { json } = await desk.call("GET", `/api/orders/${order.id}/timeline?show=notes`);
    expect(timelineResponseSchema.parse(json).data).toMatchObject([
      { text: `Discount: ${reason}`, by: { who: "staff", email: shop.admin.email } },
    ]);
    expect(JSON.stringify(await opened(order))).not.toContain("Scratched");
  });

  it("of an amount is shared, to the franc", async () => {
    const variants = await Promise.all([1, 2].map(() => desk.orders.variant(5)));
    const items = [variant, ...variants].map((variant_id) => ({ variant_id, quantity: 1 }));
    const discount = { amount: 1_000, reason };
    const order = await desk.placed(variant, 3 * PIECE - 1_000 + DELIVERY, { items, discount });
    const shares = order.items.map(({ discounts }) => discounts?.[0]?.amount ?? 0);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1_000);
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
  });

  it("is in place of what everybody gets", async () => {
    const [{ product, variantId }] = await makeGoods(shop, { pieces: 5 });
    const backOffice = await enterBackOffice(shop);
    const wish = { value: 50, isAutomatic: true, products: [product.id] };
    const { id } = await makeDiscount(backOffice, wish);
    const items = [{ variant_id: variantId, quantity: 1 }];
    const asked = async (over: object) =>
      quoteResponseSchema.parse((await desk.quote(items, over)).json).data.discount_amount;
    expect(await asked({})).toBe(PIECE / 2);
    const byHand = { discount: { percent: 10, reason } };
    expect(await asked(byHand)).toBe(PIECE / 10);
    const order = await desk.placed(variantId, PIECE - PIECE / 10 + DELIVERY, byHand);
    expect(order.discount_amount).toBe(PIECE / 10);
    await backOffice("DELETE", `/admin/promotions/${id}`);
  });

  it("of everything is paid by nobody", async () => {
    const discount = { percent: 100, reason };
    const order = await desk.placed(variant, 0, { ...COLLECTED, discount });
    expect(order).toMatchObject({ total_amount: 0, payment_status: "completed" });
  });

  it("names the field that can't be", async () => {
    const cases: [object, string][] = [
      [{ percent: 0, reason }, "discount.percent"],
      [{ percent: 101, reason }, "discount.percent"],
      [{ percent: 10, amount: 5, reason }, "discount.percent"],
      [{ reason }, "discount.percent"],
      [{ amount: PIECE + 1, reason }, "discount.amount"],
      [{ percent: 10 }, "discount.reason"],
      [{ percent: 10, reason: "  " }, "discount.reason"],
    ];
    for (const [discount, field] of cases) {
      const refused = await desk.placing(variant, TOTAL, { discount });
      expect(refused.status).toBe(400);
      expect(fieldsOf(refused.json)).toEqual([field]);
    }
  });
});

describe("whom it is for", () => {
  it("an account has it among its orders", async () => {
    const buyer = await register(shop, { firstname: "Keza", lastname: "Umutoni" });
    const over = { user_id: buyer.user.id, email: "" };
    const order = await desk.placed(variant, TOTAL, over);
    const { json } = await callShop(shop, "GET", "/api/orders", { token: buyer.token });
    expect(orderListResponseSchema.parse(json).data).toMatchObject([
      { id: order.id, email: buyer.email },
    ]);
    const refused = await desk.placing(variant, TOTAL, { user_id: "acc_nobody" });
    expect(refused.status).toBe(400);
    expect(fieldsOf(refused.json)).toEqual(["user_id"]);
  });

  it("may have no email address: nothing is mailed, and Medusa knows none", async () => {
    const order = await desk.placed(variant, TOTAL, { email: "" });
    expect((await desk.orders.read(order.id)).email).toBe("");
    const mails = await mailsOf(order);
    expect(mails.filter(({ template }) => template !== "new-order")).toEqual([]);
    await until(
      () => desk.orders.medusaOrder(order.id),
      (found) => found !== null,
    );
    const [medusa] = await desk.orders.rows<{ email: string | null; customer_id: string | null }>(
      `SELECT email, customer_id FROM "order" WHERE id = $1`,
      [order.id],
    );
    expect(medusa).toEqual({ email: null, customer_id: null });
    const other = { email: "", phone: "0789000111", firstname: "Eric" };
    await desk.placed(variant, TOTAL, other);
    const { json } = await desk.call("GET", `/api/orders/${order.id}/customer`);
    const mine = orderCustomerResponseSchema.parse(json).data;
    const [{ count } = { count: 0 }] = await desk.orders.rows<{ count: number }>(
      `SELECT count(*)::integer FROM checkout_order
       WHERE email = '' AND phone = '+250788123456' AND status <> 'cancelled'`,
    );
    expect(mine.orders).toBe(count);
    await desk.orders.bring(order.id, "cancelled");
    expect(await desk.orders.statusMails(order.id)).toEqual([]);
  });

  it("is found by name, phone as people say it, or address; the latest first", async () => {
    const name = `Mugisha${randomUUID().replaceAll(/[^a-z]/g, "")}`;
    const phone = `0789${String(Date.now()).slice(-6)}`;
    const guest = { firstname: name, phone, email: "" };
    await desk.placed(variant, TOTAL, { ...guest, delivery_address: "KN 3 Rd" });
    const last = await desk.placed(variant, TOTAL, { ...guest, delivery_address: "KG 7 Ave" });
    const spoken = `${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}`;
    for (const search of [name, spoken]) {
      const path = `/api/orders/buyers?search=${encodeURIComponent(search)}`;
      expect((await desk.call("GET", path)).json).toMatchObject({
        data: [
          {
            user_id: null,
            firstname: name,
            phone: `+25${phone}`,
            email: "",
            address: { delivery_address: "KG 7 Ave", district: "Gasabo" },
            orders: 2,
          },
        ],
      });
    }
    await desk.orders.bring(last.id, "cancelled");
    const account = await register(shop, { firstname: name, lastname: "Nkurunziza" });
    const { json } = await desk.call("GET", `/api/orders/buyers?search=${name}`);
    expect(json).toMatchObject({
      data: [{ orders: 1 }, { user_id: account.user.id, address: null, orders: 0 }],
    });
    expect((await desk.call("GET", "/api/orders/buyers?search=a")).status).toBe(400);
  });
});

describe("placing it", () => {
  it("is at what staff saw, or not at all", async () => {
    const refused = await desk.placing(variant, TOTAL - 1);
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({ code: "price_changed" });
    const { data } = refused.json as { data: unknown };
    expect(priceChangeSchema.parse(data).total_amount).toBe(TOTAL);
    const few = await desk.orders.variant(1);
    const items = [{ variant_id: few, quantity: 2 }];
    const short = await desk.placing(few, 2 * PIECE + DELIVERY, { items });
    expect(short.status).toBe(409);
    expect(short.json).toMatchObject({
      code: "insufficient_stock",
      data: { lines: [{ requested: 2, available: 1 }] },
    });
  });

  it("once for a key, whoever presses how often", async () => {
    const key = randomUUID();
    const pay = { way: "received", received_as: "cash" };
    const answers = await Promise.all(
      [1, 2, 3].map(() => desk.placing(variant, TOTAL, { pay }, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const ids = new Set(answers.map(({ json }) => (json as { data: { id: string } }).data.id));
    expect(ids.size).toBe(1);
    const [id = ""] = ids;
    expect((await desk.orders.read(id)).payments).toHaveLength(1);
    const other = await desk.placing(variant, TOTAL, { pay, note: "Other" }, key);
    expect(other.json).toMatchObject({ code: "idempotency_mismatch" });
    const way = await desk.placing(variant, TOTAL, {}, key);
    expect(way.json).toMatchObject({ code: "idempotency_mismatch" });
  });

  it("or a shopper gets the last piece, never both", async () => {
    for (let round = 0; round < 6; round += 1) {
      const last = await desk.orders.variant(1);
      const pay = { way: "received", received_as: "cash" };
      const [staff, shopper] = await Promise.all([
        desk.placing(last, TOTAL, { pay }),
        desk.orders.order({ variant_id: last, quantity: 1 }),
      ]);
      expect([staff.status, shopper.status].sort()).toEqual([201, 409]);
    }
  });

  it("is money seen, where it is paid, and else none", async () => {
    const revenue = async () => {
      const { json } = await desk.call("GET", "/api/admin/dashboard");
      return dashboardResponseSchema.parse(json).data.revenue.rwf;
    };
    const before = await revenue();
    await desk.placed(variant, TOTAL);
    await desk.placed(variant, TOTAL, { pay: { way: "received", received_as: "cash" } });
    expect(await until(revenue, (now) => now !== before)).toBe(before + TOTAL);
  });

  it("leaves everything in order", async () => {
    expect(await audited()).toEqual({});
  });
});
