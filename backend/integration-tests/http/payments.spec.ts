import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { failureSchema } from "../../src/contracts/envelope";
import {
  paymentListResponseSchema,
  paymentMethodsResponseSchema,
  paymentResponseSchema,
  type Payment,
} from "../../src/contracts/payments";
import { useShop } from "../../harness/use-shop";
import { WITHDRAW_UNSEEN } from "../../src/modules/order/payment/withdraw-unseen-sql";
import { enterBackOffice } from "../../harness/back-office";
import { PayDesk } from "../../harness/pay-desk";
import { callShop, register } from "../../harness/people";

const shop = useShop("quiet");
let desk: PayDesk;

beforeAll(async () => {
  desk = await PayDesk.at(shop);
});

const paidAtTheDoor = async () => {
  const order = await desk.order();
  const { id } = await desk.begin(order, { payment_method: "cod" });
  const { json } = await desk.staff("PUT", `/api/payments/${id}/status`, { status: "completed" });
  return { order, payment: paymentResponseSchema.parse(json).data };
};

const activitiesOf = (action: string, id: string) =>
  desk.query(
    `SELECT who, before, after FROM audit_event WHERE action = $1
     AND (subject_id = $2 OR after ->> 'refund' = $2)`,
    [action, id],
  );

/** What the shop's books and Medusa's have taken for an order, in whole RWF. */
async function taken(order: { id: string }) {
  const [row] = await desk.query(
    `SELECT coalesce(sum(m.amount), 0)::float8 AS booked, max(o.payment_status) AS shown,
       (SELECT count(*)::integer FROM sales_delta d WHERE d.order_id = $1 AND d.amount IS NOT NULL)
         + (SELECT count(*)::integer FROM payment p JOIN order_payment_collection l
              ON l.payment_collection_id = p.payment_collection_id WHERE l.order_id = $1) AS told
     FROM checkout_order o LEFT JOIN checkout_payment m ON m.order_id = o.id AND m.paid_at IS NOT NULL
     WHERE o.id = $1`,
    [order.id],
  );
  return row;
}

describe("an order that is paid as the shop confirms it", () => {
  it("is pending over the order's own amount, and nobody counts it as paid", async () => {
    const order = await desk.order();
    const payment = await desk.begin(order, { transaction_id: "LOCAL-1" });
    expect(payment).toMatchObject({
      order_id: order.id,
      order_number: order.order_number,
      amount: order.total_amount,
      payment_status: "pending",
      paid_at: null,
      received_as: null,
      transaction_id: "LOCAL-1",
    });
    const read = await desk.read(order);
    expect(read.payment_status).toBe("pending");
    expect(read.payments).toEqual([payment]);
    await desk.found(`SELECT 1 FROM "order" WHERE id = $1`, [order.id]);
    expect(await taken(order)).toEqual({ booked: 0, shown: "pending", told: 0 });
    expect(await desk.mails("payment-received", order)).toEqual([]);
  });

  it("is paid once staff see the money: in the audit log, in a mail and in Medusa", async () => {
    const order = await desk.order();
    const begun = await desk.begin(order);
    const reference = `MP-${order.order_number}`;
    const seen = await desk.see(order, { received_as: "mobile_money", reference });
    expect(seen).toMatchObject({
      id: begun.id,
      payment_status: "completed",
      received_as: "mobile_money",
      received_by: shop.admin.email,
      transaction_id: reference,
      amount: order.total_amount,
    });
    expect(Date.parse(seen.paid_at ?? "")).not.toBeNaN();
    const read = await desk.read(order);
    expect(read.payment_status).toBe("completed");
    // Who of the staff it was is not the buyer's business.
    expect(read.payments).toMatchObject([{ received_as: "mobile_money", received_by: "staff" }]);
    const { total_amount: amount } = order;
    expect(await activitiesOf("payment.record", begun.id)).toEqual([
      {
        who: shop.admin.email,
        before: null,
        after: { amount, received_as: "mobile_money", reference },
      },
    ]);
    expect(await desk.mails("payment-received", order)).toHaveLength(1);
    const captured = await desk.found(
      `SELECT p.provider_id, c.amount::float8 AS amount FROM order_payment_collection k
       JOIN payment p ON p.payment_collection_id = k.payment_collection_id
       JOIN capture c ON c.payment_id = p.id WHERE k.order_id = $1`,
      [order.id],
    );
    expect(captured).toEqual([{ provider_id: "pp_placeholder_shop", amount }]);
  });

  it("is one payment, of 50 at once", async () => {
    const order = await desk.order();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => desk.pay(order, { transaction_id: `LOCAL-${at}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const ids = answers.map(({ json }) => paymentResponseSchema.parse(json).data.id);
    expect(new Set(ids).size).toBe(1);
    expect((await desk.read(order)).payments).toHaveLength(1);
  });

  it("is one completed payment, whatever else is begun or seen at once", async () => {
    const order = await desk.order();
    const body = { received_as: "cash", amount: order.total_amount };
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        at % 5 === 0
          ? desk.staff("POST", `/api/orders/${order.id}/payments`, body)
          : desk.pay(order, { payment_method: at % 3 ? "cod" : "placeholder" }),
      ),
    );
    const seen = answers.filter((_, at) => at % 5 === 0).map(({ status }) => status);
    expect(seen.sort()).toEqual([201, 409, 409, 409, 409, 409]);
    const { payments, payment_status: status } = await desk.read(order);
    expect(status).toBe("completed");
    const of = (wanted: Payment["payment_status"]) =>
      payments.filter((payment) => payment.payment_status === wanted).length;
    expect([of("completed"), of("pending")]).toEqual([1, 0]);
  });

  it.each([
    ["no access token", { access_token: undefined }, 404],
    ["another access token", { access_token: "x" }, 404],
    ["another order", { order_id: "order_nobody" }, 404],
    ["a method that is not set up", { payment_method: "momo", phone: "0788123456" }, 400],
    ["an unknown method", { payment_method: "gold" }, 400],
    ["an amount of one's own", { amount: 1 }, 400],
    ["a status of one's own", { payment_status: "completed" }, 400],
  ])("refuses %s", async (_, over, expected) => {
    const { status, json } = await desk.pay(await desk.order(), over);
    expect(status).toBe(expected);
    failureSchema.parse(json);
  });

  it("refuses somebody else's order, and shows nobody else's payment", async () => {
    const [owner, other] = [
      await register(shop, { firstname: "Aline", lastname: "Uwase" }),
      await register(shop, { firstname: "Eric", lastname: "Mugabo" }),
    ];
    const order = await desk.order({}, owner.token);
    const body = { order_id: order.id, payment_method: "placeholder" };
    const pay = (token: string) => callShop(shop, "POST", "/api/payments", { token, body });
    expect((await pay(other.token)).status).toBe(404);
    const { status, json } = await pay(owner.token);
    expect(status).toBe(201);
    const path = `/api/payments/${paymentResponseSchema.parse(json).data.id}`;
    const seenBy = async (token?: string) =>
      (await callShop(shop, "GET", path, token === undefined ? {} : { token })).status;
    expect(await seenBy(owner.token)).toBe(200);
    expect(await seenBy(desk.staffToken)).toBe(200);
    expect(await seenBy(other.token)).toBe(404);
    expect(await seenBy()).toBe(404);
  });
});

describe("the methods", () => {
  it.each([
    ["Gasabo", null],
    ["nyarugenge ", null],
    ["Musanze", "outside_kigali"],
    ["", "no_district"],
  ])("are always listed, with what keeps an order to '%s' from cash", async (district, cod) => {
    const path = `/api/payments/methods?district=${encodeURIComponent(district)}`;
    const { json } = await callShop(shop, "GET", path);
    const { data } = paymentMethodsResponseSchema.parse(json);
    expect(data).toEqual([
      { method: "cod", unavailable: cod },
      { method: "placeholder", unavailable: null },
    ]);
  });

  it("are the order's own, wherever the call says it goes", async () => {
    const order = await desk.order({ district: "Musanze", city: "Musanze" });
    expect((await desk.pay(order, { payment_method: "cod" })).status).toBe(400);
  });
});

describe("cash on delivery", () => {
  it("is pending until staff complete it, once, and stands in the audit log", async () => {
    const order = await desk.order();
    const begun = await desk.begin(order, { payment_method: "cod" });
    expect(begun).toMatchObject({ payment_status: "pending", expires_at: null });
    expect((await desk.read(order)).payment_status).toBe("pending");
    expect((await desk.begin(order, { payment_method: "cod" })).id).toBe(begun.id);

    const path = `/api/payments/${begun.id}/status`;
    for (let time = 1; time <= 2; time += 1) {
      const { status, json } = await desk.staff("PUT", path, { status: "completed" });
      expect(status).toBe(200);
      expect(paymentResponseSchema.parse(json).data.payment_status).toBe("completed");
    }
    expect((await desk.read(order)).payment_status).toBe("completed");
    expect(await activitiesOf("payment.status", begun.id)).toEqual([
      {
        who: shop.admin.email,
        before: { status: "pending" },
        after: { status: "completed", received_as: "cash" },
      },
    ]);
    expect((await desk.staff("PUT", path, { status: "failed" })).status).toBe(409);
  });

  it("is completed over the amount that staff name, or not at all", async () => {
    const order = await desk.order();
    const { id, amount } = await desk.begin(order, { payment_method: "cod" });
    const complete = (named: unknown) =>
      desk.staff("PUT", `/api/payments/${id}/status`, { status: "completed", amount: named });
    for (const wrong of [amount - 1, amount + 1, 0, 0.5, "all"]) {
      const { status, json } = await complete(wrong);
      expect(status).toBe(400);
      expect(failureSchema.parse(json).errors).toMatchObject([{ field: "amount" }]);
    }
    expect((await desk.read(order)).payment_status).toBe("pending");
    expect((await complete(amount)).status).toBe(200);
    expect((await desk.read(order)).payment_status).toBe("completed");
  });

  it("is asked for once when the order is delivered without it, and not when it is there", async () => {
    const deliver = ({ id }: { id: string }) =>
      desk.staff("PUT", `/api/orders/${id}/status`, { status: "delivered" });
    const [owed, paid] = [await desk.order(), await desk.order()];
    await desk.begin(owed, { payment_method: "cod" });
    await desk.see(paid);
    for (const order of [owed, paid]) expect((await deliver(order)).status).toBe(200);
    await desk.staff("PUT", `/api/orders/${owed.id}/status`, { status: "shipped" });
    await deliver(owed);
    expect(await desk.notifications("payment_owed", owed)).toEqual([
      { text: expect.stringContaining("is still owed. Record it when you have it.") as string },
    ]);
    expect(await desk.notifications("payment_owed", paid)).toEqual([]);
  });

  it("that was not paid can be tried again", async () => {
    const order = await desk.order();
    const begun = await desk.begin(order, { payment_method: "cod" });
    await desk.staff("PUT", `/api/payments/${begun.id}/status`, { status: "failed" });
    expect(await desk.payment(order, begun.id)).toMatchObject({ payment_status: "failed" });
    expect((await desk.read(order)).payment_status).toBe("unpaid");
    expect((await desk.begin(order)).payment_status).toBe("pending");
  });

  it("is what staff alone settle, once, and no other people", async () => {
    const order = await desk.order();
    const { id } = await desk.begin(order);
    const path = `/api/payments/${id}/status`;
    expect((await desk.staff("PUT", path, { status: "failed" })).status).toBe(200);
    expect((await desk.staff("PUT", path, { status: "completed" })).status).toBe(409);
    const away = "/api/payments/pay_nobody/status";
    expect((await desk.staff("PUT", away, { status: "failed" })).status).toBe(404);
    const person = await register(shop, { firstname: "Eric", lastname: "Mugabo" });
    const body = { status: "completed" };
    const { status } = await callShop(shop, "PUT", path, { token: person.token, body });
    expect(status).toBe(403);
  });
});

describe("money that staff record by hand", () => {
  const record = (order: { id: string }, body: Record<string, unknown>) =>
    desk.staff("POST", `/api/orders/${order.id}/payments`, body);

  it("pays an order for which nothing was begun, and what was promised at the door", async () => {
    const order = await desk.order();
    expect((await desk.see(order, { received_as: "other" })).payment_method).toBe("placeholder");
    const atTheDoor = await desk.order();
    const { id } = await desk.begin(atTheDoor, { payment_method: "cod" });
    const reference = `BK-${atTheDoor.order_number}`;
    expect(await desk.see(atTheDoor, { received_as: "bank_transfer", reference })).toMatchObject({
      id,
      payment_method: "cod",
      received_as: "bank_transfer",
    });
  });

  it("is refused a second time, and never for another amount than the order's", async () => {
    const order = await desk.order();
    const wrong = await record(order, { received_as: "cash", amount: order.total_amount - 1 });
    expect([wrong.status, failureSchema.parse(wrong.json).errors?.[0]?.field]).toEqual([
      400,
      "amount",
    ]);
    expect((await desk.read(order)).payments).toEqual([]);
    await desk.see(order);
    const again = await record(order, { received_as: "cash", amount: order.total_amount });
    expect(again.status).toBe(409);
    expect((await desk.read(order)).payments).toHaveLength(1);
  });

  it("takes a transfer's reference for one order, of many at once", async () => {
    const reference = `till ${randomUUID()}`;
    const orders = await Promise.all(Array.from({ length: 8 }, () => desk.order()));
    const answers = await Promise.all(
      orders.map((order, at) =>
        record(order, {
          received_as: at % 2 ? "mobile_money" : "bank_transfer",
          amount: order.total_amount,
          reference: at % 3 ? reference : ` ${reference.toUpperCase()} `,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array<number>(7).fill(409),
    ]);
    const winner = orders[answers.findIndex(({ status }) => status === 201)];
    const refusal = answers.find(({ status }) => status === 409);
    const message = `This reference is already recorded for ${winner?.order_number}`;
    expect(failureSchema.parse(refusal?.json)).toMatchObject({
      message,
      errors: [{ field: "reference", message }],
    });
    // A receipt book starts anew every year: cash may carry any number.
    const cash = await desk.order();
    expect((await desk.see(cash, { reference })).transaction_id).toBe(reference);
    const loser = orders[answers.findIndex(({ status }) => status === 409)];
    const { id } = await desk.begin(loser ?? cash, { payment_method: "cod" });
    const settled = await desk.staff("PUT", `/api/payments/${id}/status`, {
      status: "completed",
      received_as: "mobile_money",
      reference,
    });
    expect(settled.status).toBe(409);
  });

  it("for a cancelled order is owed back at once", async () => {
    const order = await desk.order();
    await desk.staff("PUT", `/api/orders/${order.id}/status`, { status: "cancelled" });
    expect(await desk.see(order)).toMatchObject({
      refunds: [{ status: "requested", amount: order.total_amount, by: "system" }],
    });
    expect(await desk.notifications("refund_due", order)).toHaveLength(1);
  });

  it.each([
    ["nothing said of how", { amount: 1000 }, "received_as"],
    ["a way nobody pays", { received_as: "gold", amount: 1000 }, "received_as"],
    ["no amount", { received_as: "cash" }, "amount"],
    ["half a franc", { received_as: "cash", amount: 0.5 }, "amount"],
    ["a transfer without its reference", { received_as: "mobile_money", amount: 1 }, "reference"],
    [
      "a blank reference",
      { received_as: "bank_transfer", amount: 1, reference: "  " },
      "reference",
    ],
    ["more than is asked for", { received_as: "cash", amount: 1, status: "completed" }, "status"],
  ])("refuses %s", async (_, body, field) => {
    const { status, json } = await record({ id: "order_1" }, body);
    expect([status, failureSchema.parse(json).errors?.[0]?.field]).toEqual([400, field]);
  });

  it("is for staff alone, and for orders that are there", async () => {
    const body = { received_as: "cash", amount: 1000 };
    expect((await record({ id: "order_nobody" }, body)).status).toBe(404);
    const person = await register(shop, { firstname: "Eric", lastname: "Mugabo" });
    const order = await desk.order({}, person.token);
    const path = `/api/orders/${order.id}/payments`;
    const own = await callShop(shop, "POST", path, { token: person.token, body });
    expect(own.status).toBe(403);
  });
});

describe("what Medusa knows of an order's money", () => {
  it("is made up for where the shop died before Medusa had added it up", async () => {
    const order = await desk.order();
    const payment = await desk.see(order);
    const recorded = () =>
      desk.found("SELECT 1 FROM checkout_payment WHERE id = $1 AND recorded_at IS NOT NULL", [
        payment.id,
      ]);
    await recorded();
    const collection = () =>
      desk.query(
        `SELECT c.status, c.captured_amount::float8 AS captured, (c.raw_captured_amount ->> 'value')::float8 AS raw
         FROM payment_collection c JOIN order_payment_collection k ON k.payment_collection_id = c.id
         WHERE k.order_id = $1`,
        [order.id],
      );
    const { total_amount: total } = order;
    const whole = [{ status: "completed", captured: total, raw: total }];
    expect(await collection()).toEqual(whole);
    await desk.query(
      `UPDATE payment_collection c SET status = 'authorized', captured_amount = NULL, raw_captured_amount = NULL,
         completed_at = NULL
       FROM order_payment_collection k WHERE k.payment_collection_id = c.id AND k.order_id = $1`,
      [order.id],
    );
    await desk.query("UPDATE checkout_payment SET recorded_at = NULL WHERE id = $1", [payment.id]);
    // The job that tells Medusa runs when somebody pays.
    await desk.see(await desk.order());
    await recorded();
    expect(await collection()).toEqual(whole);
  });
});

describe("orders that were called paid before anybody saw their money", () => {
  /** As the placeholder was completed once, and recorded in Medusa. */
  async function calledPaid() {
    const order = await desk.order();
    const payment = await desk.see(order);
    await desk.found("SELECT 1 FROM checkout_payment WHERE id = $1 AND recorded_at IS NOT NULL", [
      payment.id,
    ]);
    await desk.query(
      "UPDATE checkout_payment SET received_as = NULL, received_by = NULL WHERE id = $1",
      [payment.id],
    );
    return { order, payment };
  }
  const balanceOf = ({ id }: { id: string }) =>
    desk.query(
      `SELECT sum(amount)::float8 AS sum, count(*)::integer AS entries FROM order_transaction
       WHERE order_id = $1 AND deleted_at IS NULL`,
      [id],
    );

  it("wait for staff to record it; books and Medusa forget what never came", async () => {
    const { order, payment } = await calledPaid();
    const { order: seen } = { order: await desk.order() };
    const kept = await desk.see(seen);
    for (const statement of WITHDRAW_UNSEEN) await desk.query(statement);
    // Safe to repeat.
    for (const statement of WITHDRAW_UNSEEN) await desk.query(statement);
    const { payment_status: status, payments } = await desk.read(order);
    expect([status, payments.map((one) => one.payment_status)]).toEqual([
      "pending",
      ["failed", "pending"],
    ]);
    expect((await desk.read(seen)).payments).toMatchObject([
      { id: kept.id, payment_status: "completed" },
    ]);
    const [booked] = await desk.query(
      "SELECT coalesce(sum(amount), 0)::float8 AS sum FROM checkout_payment WHERE order_id = $1 AND paid_at IS NOT NULL",
      [order.id],
    );
    expect(booked).toEqual({ sum: 0 });
    // Somebody pays: the job that tells Medusa runs, and tells it of both.
    await desk.see(await desk.order());
    await desk.found("SELECT 1 FROM checkout_payment WHERE id = $1 AND recorded_at IS NULL", [
      payment.id,
    ]);
    expect(await balanceOf(order)).toEqual([{ sum: 0, entries: 2 }]);
    const paid = await desk.see(order);
    expect(paid.id).not.toBe(payment.id);
    await desk.found("SELECT 1 FROM checkout_payment WHERE id = $1 AND recorded_at IS NOT NULL", [
      paid.id,
    ]);
    expect(await balanceOf(order)).toEqual([{ sum: order.total_amount, entries: 3 }]);
  });
});

describe("refunds", () => {
  it("pay back parts, never more than came in, and end as refunded", async () => {
    const { order, payment } = await paidAtTheDoor();
    const path = `/api/payments/${payment.id}/refunds`;
    const first = await desk.refund(payment.id, { amount: 1000, reason: "A button is missing" });
    expect(first).toMatchObject({ status: "requested", by: shop.admin.email });

    const tooMuch = { amount: payment.amount - 999, reason: "All of it" };
    const { status, json } = await desk.staff("POST", path, tooMuch);
    expect(status).toBe(409);
    expect(failureSchema.parse(json).data).toEqual({ rest: payment.amount - 1000 });

    const done = { status: "completed" };
    for (let time = 1; time <= 2; time += 1) {
      expect((await desk.staff("PUT", `${path}/${first.id}`, done)).status).toBe(200);
    }
    expect(await desk.payment(order, payment.id)).toMatchObject({
      payment_status: "completed",
      refunded_amount: 1000,
      refunds: [{ id: first.id, status: "completed", by: "staff" }],
    });

    const rest = await desk.refund(payment.id, { reason: "Sent back" });
    expect(rest.amount).toBe(payment.amount - 1000);
    await desk.staff("PUT", `${path}/${rest.id}`, done);
    expect(await desk.payment(order, payment.id)).toMatchObject({
      payment_status: "refunded",
      refunded_amount: payment.amount,
    });
    expect((await desk.read(order)).payment_status).toBe("refunded");
    expect((await desk.staff("POST", path, { reason: "Again" })).status).toBe(409);
    expect(await activitiesOf("refund.create", first.id)).toHaveLength(1);
    expect(await activitiesOf("refund.status", first.id)).toHaveLength(1);
    expect(await desk.mails("payment-refunded", order)).toHaveLength(2);

    const rows = await desk.found(
      `SELECT sum(r.amount)::float8 AS n FROM refund r JOIN payment m ON m.id = r.payment_id
       JOIN order_payment_collection l ON l.payment_collection_id = m.payment_collection_id
       WHERE l.order_id = $1 HAVING count(*) = 2`,
      [order.id],
    );
    expect(rows).toEqual([{ n: payment.amount }]);
  });

  it("20 at once never exceed what came in", async () => {
    const { order, payment } = await paidAtTheDoor();
    const amount = Math.floor(payment.amount / 4);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        desk.staff("POST", `/api/payments/${payment.id}/refunds`, { amount, reason: `No ${at}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(16);
    expect((await desk.payment(order, payment.id)).refunds).toHaveLength(4);
  });

  it("is one refund for one key, at once and later", async () => {
    const { order, payment } = await paidAtTheDoor();
    const key = { "Idempotency-Key": randomUUID() };
    const body = { amount: 700, reason: "Late delivery" };
    const made = await Promise.all(
      Array.from({ length: 8 }, () => desk.refund(payment.id, body, key)),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await desk.payment(order, payment.id)).refunds).toHaveLength(1);
    const path = `/api/payments/${payment.id}/refunds`;
    const other = await desk.staff("POST", path, { ...body, amount: 800 }, key);
    expect([other.status, failureSchema.parse(other.json).code]).toEqual([
      409,
      "idempotency_mismatch",
    ]);
  });

  it("that failed are owed again", async () => {
    const { payment } = await paidAtTheDoor();
    const path = `/api/payments/${payment.id}/refunds`;
    const all = await desk.refund(payment.id, { reason: "Sent back" });
    expect((await desk.staff("POST", path, { reason: "Twice" })).status).toBe(409);
    await desk.staff("PUT", `${path}/${all.id}`, { status: "failed" });
    expect((await desk.refund(payment.id, { reason: "Once more" })).amount).toBe(payment.amount);
    const turned = await desk.staff("PUT", `${path}/${all.id}`, { status: "completed" });
    expect(turned.status).toBe(409);
  });

  it.each([
    ["nothing", { amount: 0, reason: "x" }, 400],
    ["a fraction", { amount: 10.5, reason: "x" }, 400],
    ["no reason", { amount: 10 }, 400],
    ["a field that is not asked for", { amount: 10, reason: "x", status: "completed" }, 400],
  ])("refuses %s", async (_, body, expected) => {
    const { payment } = await paidAtTheDoor();
    const answer = await desk.staff("POST", `/api/payments/${payment.id}/refunds`, body);
    expect(answer.status).toBe(expected);
  });

  it("is not for what was never paid, nor for another payment's refund", async () => {
    const { payment } = await paidAtTheDoor();
    const { payment: other } = await paidAtTheDoor();
    const { id } = await desk.refund(payment.id, { amount: 10, reason: "x" });
    const done = { status: "completed" };
    const path = `/api/payments/${other.id}/refunds/${id}`;
    expect((await desk.staff("PUT", path, done)).status).toBe(404);
    const unpaid = await desk.begin(await desk.order(), { payment_method: "cod" });
    const { status } = await desk.staff("POST", `/api/payments/${unpaid.id}/refunds`, {
      reason: "x",
    });
    expect(status).toBe(409);
  });

  it("in Medusa's dashboard become the shop's, and never exceed what came in", async () => {
    const { order, payment } = await paidAtTheDoor();
    const [row] = await desk.found(
      `SELECT m.id FROM payment m JOIN checkout_payment p ON p.id = m.data ->> 'payment_id'
       WHERE p.id = $1 AND p.recorded_at IS NOT NULL AND m.captured_at IS NOT NULL`,
      [payment.id],
    );
    const backOffice = await enterBackOffice(shop);
    const refund = (amount: number) =>
      backOffice("POST", `/admin/payments/${String(row?.["id"])}/refund`, { amount });
    await refund(1500);
    expect((await desk.payment(order, payment.id)).refunds).toMatchObject([
      { amount: 1500, status: "requested" },
    ]);
    await expect(refund(payment.amount)).rejects.toThrow();
    expect((await desk.payment(order, payment.id)).refunds).toHaveLength(1);
  });
});

describe("an order that is cancelled", () => {
  const cancel = (id: string) =>
    desk.staff("PUT", `/api/orders/${id}/status`, { status: "cancelled" });

  it("ends what is pending", async () => {
    const order = await desk.order();
    const { id } = await desk.begin(order, { payment_method: "cod" });
    await cancel(order.id);
    expect((await desk.payment(order, id)).failure?.reason).toBe("order_cancelled");
    expect((await desk.read(order)).payment_status).toBe("unpaid");
    expect((await desk.pay(order)).status).toBe(409);
  });

  it("owes nothing that never came, and all that did", async () => {
    const agreed = await desk.order();
    await desk.begin(agreed);
    await cancel(agreed.id);
    expect((await desk.read(agreed)).payment_status).toBe("unpaid");
    expect(await desk.notifications("refund_due", agreed)).toHaveLength(0);

    const { order, payment } = await paidAtTheDoor();
    await cancel(order.id);
    expect(await desk.payment(order, payment.id)).toMatchObject({
      payment_status: "completed",
      refunds: [{ status: "requested", amount: payment.amount, by: "system" }],
    });
    expect(await desk.notifications("refund_due", order)).toHaveLength(1);
  });
});

describe("the list for staff", () => {
  it("shows the newest first, by status, method and order", async () => {
    const order = await desk.order();
    const { id } = await desk.begin(order, { payment_method: "cod" });
    const list = async (search: string) => {
      const { json } = await desk.staff("GET", `/api/payments?${search}`);
      return paymentListResponseSchema.parse(json);
    };
    expect((await list("limit=1")).data.map((payment) => payment.id)).toEqual([id]);
    expect((await list(`order_id=${order.id}`)).count).toBe(1);
    expect((await list(`order_id=${order.id}&status=completed`)).count).toBe(0);
    const cash = await list("method=cod&status=pending&limit=100");
    expect(cash.data.every((payment) => payment.payment_method === "cod")).toBe(true);
    expect(cash.data).toHaveLength(Math.min(cash.count, 100));
  });
});
