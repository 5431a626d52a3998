import { beforeAll, describe, expect, it } from "vitest";
import { CANCEL_REASONS } from "../../src/contracts/cancel-reasons";
import { failureSchema } from "../../src/contracts/envelope";
import { orderResponseSchema, stockShortageSchema } from "../../src/contracts/orders";
import { MARK_PAID } from "../../src/modules/order/payment/attempt-sql";
import { makeGoods, type Goods } from "../../harness/goods";
import { useShop } from "../../harness/use-shop";
import { OrderDesk } from "../../harness/order-desk";
import { recordMoney } from "../../harness/record-money";
import { callShop, register, withDatabase, type Person } from "../../harness/people";

const shop = useShop("quiet");
let desk: OrderDesk;
let goods: Goods[];
let somebody: Person;

const variant = (at: number) => {
  const one = goods[at];
  if (!one) throw new Error(`There is no article ${at}.`);
  return one.variantId;
};

beforeAll(async () => {
  desk = await OrderDesk.at(shop);
  goods = await makeGoods(shop, { pieces: 50, count: 6 });
  somebody = await register(shop, { firstname: "Eric", lastname: "Mugisha" });
});

describe("a cancelled order", () => {
  // It may have waited behind the cancellation; the doctor tells by the dates whether a mail was owed.
  it("dates money that comes for it when it is seen, not when the transaction began", async () => {
    const order = await desk.placed({ variant_id: variant(1), quantity: 1 });
    const { id } = await recordMoney(shop, desk.token, order);
    const isLater = await withDatabase(shop, async (database) => {
      await database.query("BEGIN");
      await database.query("SELECT pg_sleep(0.01)");
      await database.query(MARK_PAID.text, [id, "completed", null, "cash", null]);
      const { rows } = await database.query<{ later: boolean }>(
        "SELECT paid_at > now() AS later FROM checkout_payment WHERE id = $1",
        [id],
      );
      await database.query("ROLLBACK");
      return rows[0]?.later;
    });
    expect(isLater).toBe(true);
  });

  it("does not come back when its stock was sold, and does when it is there again", async () => {
    const id = variant(2);
    await desk.setFree(id, 3);
    const first = await desk.placed({ variant_id: id, quantity: 3 });
    await desk.bring(first.id, "cancelled");
    const second = await desk.placed({ variant_id: id, quantity: 2 });
    const level = await desk.level(id);
    for (const status of ["pending", "processing", "shipped", "delivered"]) {
      const { status: code, json } = await desk.setStatus(first.id, status);
      expect(code).toBe(409);
      const failure = failureSchema.parse(json);
      expect(failure.code).toBe("insufficient_stock");
      expect(stockShortageSchema.parse(failure.data).lines).toMatchObject([
        { index: 0, variant_id: id, requested: 3, available: 1 },
      ]);
    }
    expect(await desk.level(id)).toEqual(level);
    const unchanged = await desk.read(first.id);
    expect(unchanged.status).toBe("cancelled");
    expect(unchanged.history).toHaveLength(2);
    await desk.bring(second.id, "cancelled");
    expect((await desk.bring(first.id, "shipped")).status).toBe("shipped");
    expect(await desk.level(id)).toMatchObject({ stocked: level.stocked - 3, reserved: 0 });
  });

  it("goes to only one of two who reopen their last piece at once", async () => {
    const id = variant(3);
    await desk.setFree(id, 1);
    const first = await desk.placed({ variant_id: id, quantity: 1 });
    await desk.bring(first.id, "cancelled");
    const second = await desk.placed({ variant_id: id, quantity: 1 });
    await desk.bring(second.id, "cancelled");
    const answers = await Promise.all([
      desk.setStatus(first.id, "pending"),
      desk.setStatus(second.id, "shipped"),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("needs no stock where stock is not counted, and may go below zero where that is allowed", async () => {
    const [uncounted, backordered] = [variant(4), variant(5)];
    await desk.rows("UPDATE product_variant SET manage_inventory = false WHERE id = $1", [
      uncounted,
    ]);
    await desk.rows("UPDATE product_variant SET allow_backorder = true WHERE id = $1", [
      backordered,
    ]);
    await desk.setFree(backordered, 1);
    const before = [await desk.level(uncounted), await desk.level(backordered)];
    const { id } = await desk.placed(
      { variant_id: uncounted, quantity: 50 },
      { variant_id: backordered, quantity: 5 },
    );
    for (const [status, stocked, reserved] of [
      ["cancelled", 0, 0],
      ["pending", 0, 5],
      ["shipped", -5, 0],
      ["cancelled", 0, 0],
      ["delivered", -5, 0],
      ["processing", 0, 5],
      ["cancelled", 0, 0],
    ] as const) {
      await desk.bring(id, status);
      expect(await desk.level(uncounted)).toEqual(before[0]);
      expect(await desk.level(backordered)).toMatchObject({
        stocked: (before[1]?.stocked ?? 0) + stocked,
        reserved: (before[1]?.reserved ?? 0) + reserved,
        reservations: (before[1]?.reservations ?? 0) + reserved,
      });
    }
  });
});

describe("a buyer who takes an order back", () => {
  it("does so once, however often and from how many windows", async () => {
    const before = await desk.level(variant(0));
    const order = await desk.placed({ variant_id: variant(0), quantity: 1 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => desk.cancel(order.id, order.access_token)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(orderResponseSchema.parse(answers[0]?.json).data.status).toBe("cancelled");
    expect(await desk.level(variant(0))).toEqual(before);
    const { history } = await desk.read(order.id);
    expect(history.map(({ status, by }) => [status, by])).toEqual([
      ["pending", "customer"],
      ["cancelled", "customer"],
    ]);
    expect(await desk.statusMails(order.id)).toEqual(["cancelled"]);
  });

  it("may do so until it is packed, also what was confirmed or begun with", async () => {
    const before = await desk.level(variant(0));
    const order = await desk.placed({ variant_id: variant(0), quantity: 1 });
    await desk.bring(order.id, "processing");
    expect((await desk.cancel(order.id, order.access_token)).status).toBe(200);
    expect((await desk.read(order.id)).history.at(-1)).toMatchObject({
      status: "cancelled",
      by: "customer",
    });
    expect(await desk.level(variant(0))).toEqual(before);
  });

  it("can't once it is packed", async () => {
    const order = await desk.placed({ variant_id: variant(0), quantity: 1 });
    for (const status of ["shipped", "delivered"] as const) {
      await desk.bring(order.id, status);
      const { status: code, json } = await desk.cancel(order.id, order.access_token);
      expect(code).toBe(409);
      expect(failureSchema.parse(json).code).toBe("conflict");
    }
    await desk.bring(order.id, "cancelled");
  });

  it("must be the one who bought", async () => {
    const order = await desk.placed({ variant_id: variant(0), quantity: 1 });
    const other = await desk.placed({ variant_id: variant(0), quantity: 1 });
    expect((await desk.cancel(order.id, undefined)).status).toBe(404);
    expect((await desk.cancel(order.id, other.access_token)).status).toBe(404);
    expect((await desk.cancel(order.id, undefined, { token: somebody.token })).status).toBe(404);
    expect((await desk.cancel("order_nobody", order.access_token)).status).toBe(404);
    const bad = await callShop(shop, "POST", `/api/orders/${order.id}/cancel`, {
      body: { access_token: order.access_token, status: "delivered" },
    });
    expect(bad.status).toBe(400);
    for (const { id } of [order, other]) {
      expect((await desk.read(id)).status).toBe("pending");
      await desk.bring(id, "cancelled");
    }
  });

  it("may say why, and the first answer stands", async () => {
    const order = await desk.placed({ variant_id: variant(0), quantity: 1 });
    const bad = await desk.cancel(order.id, order.access_token, { reason: "no idea" });
    expect(bad.status).toBe(400);
    expect(failureSchema.parse(bad.json).errors).toMatchObject([{ field: "reason" }]);
    expect((await desk.read(order.id)).status).toBe("pending");

    const answers = await Promise.all(
      CANCEL_REASONS.map((reason) => desk.cancel(order.id, order.access_token, { reason })),
    );
    expect(answers.map(({ status }) => status)).toEqual(CANCEL_REASONS.map(() => 200));
    const last = (await desk.read(order.id)).history.at(-1);
    expect(CANCEL_REASONS).toContain(last?.reason);
    const told = answers.map(({ json }) => orderResponseSchema.parse(json).data.history.at(-1));
    expect(told).toEqual(CANCEL_REASONS.map(() => last));

    const { json } = await callShop(
      shop,
      "GET",
      `/api/orders/export?order_numbers=${order.order_number}`,
      { token: desk.token },
    );
    expect(json).toContain(`,${last?.reason}`);

    // Staff reopen it: why it was cancelled once is no news of it now.
    await desk.bring(order.id, "pending");
    const reopened = (await desk.read(order.id)).history;
    expect(reopened.map(({ reason }) => reason)).toEqual([undefined, last?.reason, undefined]);
    await desk.bring(order.id, "cancelled");
    expect((await desk.read(order.id)).history.at(-1)).not.toHaveProperty("reason");
  });

  it("need not say why", async () => {
    const order = await desk.placed({ variant_id: variant(0), quantity: 1 });
    expect((await desk.cancel(order.id, order.access_token)).status).toBe(200);
    expect((await desk.read(order.id)).history.at(-1)).not.toHaveProperty("reason");
  });

  it("gets back what was paid, once", async () => {
    const order = await desk.placed({ variant_id: variant(0), quantity: 1 });
    const { id: order_id, access_token } = order;
    await recordMoney(shop, desk.token, order);
    await Promise.all(Array.from({ length: 4 }, () => desk.cancel(order_id, access_token)));
    const { status, payment_status, payments } = await desk.read(order_id);
    expect({ status, payment_status }).toEqual({
      status: "cancelled",
      payment_status: "completed",
    });
    expect(payments.flatMap(({ refunds }) => refunds)).toMatchObject([
      { amount: order.total_amount, status: "requested" },
    ]);
  });
});
