import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { failureSchema } from "../../src/contracts/envelope";
import { orderResponseSchema } from "../../src/contracts/orders";
import { fieldsOf, messageOf } from "../../harness/failures";
import { ExchangeDesk, MORE_RWF, type Exchangeable } from "../../harness/exchange-desk";
import { auditFromNow } from "../../harness/order-audit";
import { callShop, register } from "../../harness/people";
import { ReturnDesk } from "../../harness/return-desk";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");
let returns: ReturnDesk;
let desk: ExchangeDesk;
let audited: Awaited<ReturnType<typeof auditFromNow>>;

beforeAll(async () => {
  returns = await ReturnDesk.at(shop);
  desk = new ExchangeDesk(returns);
  audited = await auditFromNow(shop);
});

const NAME = { firstname: "Keza", lastname: "Umutoni" };
const costOf = ({ order }: Exchangeable) => order.items[0]?.line_total ?? 0;

/** As the buyer sees it who was given this token. */
async function opened(orderId: string, token = "") {
  const { json } = await callShop(shop, "GET", `/api/orders/${orderId}?access_token=${token}`);
  return orderResponseSchema.parse(json).data;
}

describe("a buyer exchanges a size", () => {
  it("at once kept, as an order that the returned piece pays; settled, no money moves", async () => {
    const bought = await desk.delivered(await desk.sizes(2));
    const free = await returns.orders.level(bought.large);
    await returns.orders.rows("UPDATE checkout_order SET language = 'rw' WHERE id = $1", [
      bought.order.id,
    ]);
    const one = await desk.asked(bought, 1, { expected_total: costOf(bought) });
    const { exchange } = one;
    expect(one.items[0]?.exchange_for).toEqual({
      variant_id: bought.large,
      size: "L",
      color: "Gray",
      unit_price: costOf(bought),
    });
    expect(exchange).toMatchObject({
      status: "pending",
      payment_status: "completed",
      covered_amount: costOf(bought),
      due_amount: 0,
      settled_amount: 0,
    });
    const days = (Date.parse(exchange.until) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThan(7.01);
    const kept = await returns.orders.level(bought.large);
    expect(kept).toMatchObject({ reserved: free.reserved + 1, reservations: free.reserved + 1 });
    const sent = await opened(exchange.order_id, exchange.access_token);
    expect(sent).toMatchObject({
      language: "rw",
      total_amount: costOf(bought),
      shipping_amount: 0,
      payment_status: "completed",
      exchange_of: {
        return_id: one.id,
        return_number: one.return_number,
        return_status: "approved",
        order_number: bought.order.order_number,
      },
      payments: [
        { payment_method: "credit", transaction_id: one.return_number, amount: costOf(bought) },
      ],
    });
    const old = await opened(sent.exchange_of?.order_id ?? "", sent.exchange_of?.access_token);
    expect(old.id).toBe(bought.order.id);
    expect((await returns.orders.aligned(exchange.order_id)).lines).toMatchObject([
      { quantity: 1 },
    ]);
    await returns.received(one);
    const settled = await returns.stepped(one, { status: "settled" });
    expect(settled).toMatchObject({
      refunded_amount: costOf(bought),
      exchange: { settled_amount: costOf(bought), covered_amount: costOf(bought) },
    });
    const { payments } = await returns.read(bought);
    expect(payments.flatMap(({ refunds }) => refunds)).toMatchObject([
      { amount: costOf(bought), status: "completed", as_exchange: true, return_id: one.id },
    ]);
    expect(await desk.balance(one)).toEqual({ balance: 0, isOff: true });
    expect(await returns.mails(one)).toEqual(["approved", "received", "settled"]);
    const mails = await returns.orders.rows(
      "SELECT 1 FROM mail WHERE template = 'payment-refunded' AND facts ->> 'orderId' = $1",
      [bought.order.id],
    );
    expect(mails).toEqual([]);
    await returns.orders.bring(exchange.order_id, "delivered");
    expect(await returns.stocked(bought.large)).toBe(free.stocked - 1);
  });

  it("that costs more: what the two differ in is left to pay, and paid like any order", async () => {
    const bought = await desk.delivered(await desk.sizes(5, MORE_RWF), 2);
    const one = await desk.asked(bought, 2, { expected_total: costOf(bought) + 2 * MORE_RWF });
    const { exchange } = one;
    expect(exchange).toMatchObject({
      payment_status: "unpaid",
      covered_amount: costOf(bought),
      due_amount: 2 * MORE_RWF,
    });
    const body = { received_as: "cash", amount: 2 * MORE_RWF };
    const path = `/api/orders/${exchange.order_id}/payments`;
    expect((await returns.staff("POST", path, body)).status).toBe(201);
    const [paid] = (await returns.read(bought)).returns;
    expect(paid?.exchange).toMatchObject({ payment_status: "completed", due_amount: 0 });
  });

  it("that costs less: the rest goes back as money", async () => {
    const sizes = await desk.sizes(5, -MORE_RWF);
    const bought = await desk.delivered(sizes);
    const one = await desk.asked(bought);
    expect(one.exchange).toMatchObject({
      covered_amount: costOf(bought) - MORE_RWF,
      due_amount: 0,
    });
    await returns.received(one);
    await returns.stepped(one, { status: "settled" });
    const { payments } = await returns.read(bought);
    const refunds = payments.flatMap((payment) => payment.refunds);
    expect(refunds).toMatchObject([
      { amount: costOf(bought) - MORE_RWF, as_exchange: true, status: "completed" },
      { amount: MORE_RWF, as_exchange: false, as_credit: false, status: "requested" },
    ]);
  });

  it("with other pieces that come back for money: these pay the difference first", async () => {
    const bought = await desk.delivered(await desk.sizes(5, MORE_RWF), 3);
    const [item_id = ""] = bought.lines;
    const money = await returns.asked(bought, {
      items: [{ item_id, quantity: 1, reason: "other" }],
    });
    expect(money.exchange).toBeNull();
    const two = await desk.asked(bought, 2);
    expect(two.exchange.due_amount).toBe(2 * MORE_RWF);
  });

  it("only of the same article, in a size that is there, at the price that was seen", async () => {
    const sizes = await desk.sizes(1, MORE_RWF);
    const bought = await desk.delivered(sizes, 2);
    const other = await desk.sizes(1);
    const [item_id] = bought.lines;
    const asking = (exchange_for: string) =>
      returns.asking(bought, { items: [{ item_id, quantity: 1, reason: "other", exchange_for }] });
    for (const wrong of [other.large, "variant_none"]) {
      const { status, json } = await asking(wrong);
      expect([status, fieldsOf(json)], wrong).toEqual([400, ["items.0.exchange_for"]]);
    }
    const short = await desk.asking(bought, 2);
    expect(short.status).toBe(409);
    expect(short.json).toMatchObject({
      code: "insufficient_stock",
      data: { lines: [{ index: 0, variant_id: sizes.large, requested: 2, available: 1 }] },
    });
    const dear = await desk.asking(bought, 1, { expected_total: costOf(bought) / 2 });
    expect(dear.status).toBe(409);
    expect(dear.json).toMatchObject({
      code: "price_changed",
      data: { total_amount: costOf(bought) / 2 + MORE_RWF, due_amount: MORE_RWF },
    });
    expect((await returns.read(bought)).returns).toEqual([]);
    expect((await returns.orders.level(sizes.large)).reserved).toBe(0);
  });

  it("once, however often the same call comes", async () => {
    const bought = await desk.delivered(await desk.sizes(5), 3);
    const key = randomUUID();
    const all = await Promise.all(Array.from({ length: 6 }, () => desk.asking(bought, 1, {}, key)));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 201));
    expect((await returns.orders.level(bought.large)).reserved).toBe(1);
    const [item_id] = bought.lines;
    const items = [{ item_id, quantity: 1, reason: "too_small" }];
    const other = await returns.asking(bought, { items }, key);
    expect([other.status, failureSchema.parse(other.json).code]).toEqual([
      409,
      "idempotency_mismatch",
    ]);
  });

  it("of an account: it is among its orders, and nobody else opens it", async () => {
    const buyer = await register(shop, NAME);
    const bought = await desk.delivered(await desk.sizes(5), 1, {}, buyer);
    const { exchange } = await desk.asked(bought);
    const path = `/api/orders/${exchange.order_id}`;
    expect((await callShop(shop, "GET", path, { token: buyer.token })).status).toBe(200);
    const stranger = await register(shop, NAME);
    expect((await callShop(shop, "GET", path, { token: stranger.token })).status).toBe(404);
    expect((await callShop(shop, "GET", path)).status).toBe(404);
    const forStaff = (await returns.read(bought)).returns[0]?.exchange;
    expect(forStaff?.access_token).toBeUndefined();
  });

  it("that an order which names nobody any more does not open", async () => {
    const bought = await desk.delivered(await desk.sizes(5));
    await desk.asked(bought);
    const { id, access_token } = bought.order;
    const forget = (at: string) =>
      returns.orders.rows(`UPDATE checkout_order SET anonymised_at = ${at} WHERE id = $1`, [id]);
    await forget("now()");
    const [one] = (await opened(id, access_token)).returns;
    expect([one?.exchange === null, one?.exchange?.access_token]).toEqual([false, undefined]);
    await forget("NULL");
    const [again] = (await opened(id, access_token)).returns;
    expect(again?.exchange?.access_token).toBeTruthy();
  });

  it("not while the order's money is unknown, or paid back", async () => {
    const unknown = await desk.ordered(await desk.sizes(5), 1);
    await returns.orders.bring(unknown.order.id, "delivered");
    const early = await desk.asking(unknown);
    expect([early.status, messageOf(early.json)]).toEqual([
      409,
      "The money of this order is not recorded yet. Please contact us",
    ]);
    const text = "A part of this order's money is paid back already. Please contact us";
    const sizes = await desk.sizes(5);
    const bought = await desk.delivered(sizes);
    const [payment] = (await returns.read(bought)).payments;
    const path = `/api/payments/${payment?.id ?? ""}/refunds`;
    await returns.staff("POST", path, { amount: costOf(bought), reason: "Goodwill" });
    const refused = await desk.asking(bought);
    expect([refused.status, messageOf(refused.json)]).toEqual([409, text]);
    expect((await returns.orders.level(sizes.large)).reserved).toBe(0);
  });

  it("whose money nobody else pays back meanwhile", async () => {
    const bought = await desk.delivered(await desk.sizes(5));
    await desk.asked(bought);
    const [payment] = (await returns.read(bought)).payments;
    const path = `/api/payments/${payment?.id ?? ""}/refunds`;
    const all = await returns.staff("POST", path, { amount: costOf(bought), reason: "Goodwill" });
    expect([all.status, messageOf(all.json)]).toEqual([
      409,
      "At most RWF 2,000 of this order can be paid back: the rest pays an exchange",
    ]);
    // Without an amount, what is free goes back.
    expect((await returns.staff("POST", path, { reason: "Goodwill" })).status).toBe(201);
    expect(await returns.refunds(bought)).toMatchObject([{ amount: 2_000 }]);
    const none = await returns.staff("POST", path, { amount: 1, reason: "Goodwill" });
    expect([none.status, messageOf(none.json)]).toEqual([
      409,
      "This order's money pays an exchange. Settle or close that return first",
    ]);
  });

  it("for the very same only where it is faulty", async () => {
    const bought = await desk.delivered(await desk.sizes(5), 2);
    const [item_id] = bought.lines;
    const again = (reason: string) =>
      returns.asking(bought, {
        items: [{ item_id, quantity: 1, reason, exchange_for: bought.medium }],
      });
    const { status, json } = await again("changed_mind");
    expect([status, fieldsOf(json)]).toEqual([400, ["items.0.exchange_for"]]);
    expect((await again("faulty")).status).toBe(201);
  });

  it("of a piece that cost nothing: it is paid, and kept", async () => {
    const bought = await desk.delivered(await desk.sizes(5));
    // Medusa's order is made of what was acknowledged.
    await returns.orders.aligned(bought.order.id);
    await returns.orders.rows(
      `UPDATE checkout_order SET items = jsonb_set(items, '{0,discounts}',
         jsonb_build_array(jsonb_build_object('code', 'FREE', 'amount', items #> '{0,line_total}')))
       WHERE id = $1`,
      [bought.order.id],
    );
    const { exchange } = await desk.asked(bought);
    expect(exchange).toMatchObject({ payment_status: "completed", due_amount: 0 });
    await returns.orders.rows(
      "UPDATE checkout_order SET items = jsonb_set(items, '{0,discounts}', '[]') WHERE id = $1",
      [bought.order.id],
    );
  });
});

it("leaves nothing wrong behind", async () => {
  expect(await audited()).toEqual({});
});
