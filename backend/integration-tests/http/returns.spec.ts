import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { failureSchema } from "../../src/contracts/envelope";
import { returnListResponseSchema } from "../../src/contracts/returns";
import { fieldsOf, messageOf } from "../../harness/failures";
import { callShop, register } from "../../harness/people";
import { auditFromNow } from "../../harness/order-audit";
import { ReturnDesk } from "../../harness/return-desk";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");
let desk: ReturnDesk;
let audited: Awaited<ReturnType<typeof auditFromNow>>;

beforeAll(async () => {
  desk = await ReturnDesk.at(shop);
  audited = await auditFromNow(shop);
});

const NAME = { firstname: "Keza", lastname: "Umutoni" };

describe("a buyer returns articles", () => {
  it("within seven days: approved at once, counted, back in stock and paid back", async () => {
    const bought = await desk.delivered([3, 1]);
    const [first = "", second = ""] = bought.lines;
    const items = [
      { item_id: first, quantity: 2, reason: "too_small" },
      { item_id: second, quantity: 1, reason: "not_as_shown" },
    ];
    const one = await desk.asked(bought, { items, note: "Twice too small", hand_over: "rider" });
    expect(one).toMatchObject({
      status: "approved",
      is_withdrawal: true,
      note: "Twice too small",
      hand_over: "rider",
      order_number: bought.order.order_number,
    });
    expect(await desk.medusaReturn(one)).toMatchObject({
      status: "requested",
      pieces: [{ asked: 2, received: 0 }, { asked: 1 }],
    });
    const before = await desk.stocked(bought.variants[0] ?? "");
    const counted = await desk.stepped(one, {
      status: "received",
      items: [
        { item_id: first, sellable: 1, damaged: 1 },
        { item_id: second, sellable: 0, damaged: 1 },
      ],
    });
    const prices = bought.order.items.map(({ unit_price }) => unit_price);
    expect(counted.amount).toBe(2 * (prices[0] ?? 0) + (prices[1] ?? 0));
    expect(await desk.stocked(bought.variants[0] ?? "")).toBe(before + 1);
    expect(await desk.medusaReturn(one)).toMatchObject({
      status: "received",
      pieces: [
        { asked: 2, received: 2, damaged: 1 },
        { asked: 1, received: 1, damaged: 1 },
      ],
    });
    const settled = await desk.stepped(one, { status: "settled" });
    expect(settled).toMatchObject({ status: "settled", refunded_amount: counted.amount });
    expect(await desk.refunds(bought)).toEqual([
      { amount: counted.amount, status: "requested", as_credit: false },
    ]);
    const { payments } = await desk.read(bought);
    expect(payments[0]?.refunds[0]?.return_id).toBe(one.id);
    expect(await desk.mails(one)).toEqual(["approved", "received", "settled"]);
  });

  it("is shown with its order, and until when things can come back", async () => {
    const bought = await desk.delivered([1]);
    const one = await desk.asked(bought);
    const path = `/api/orders/${bought.order.id}?access_token=${bought.order.access_token}`;
    const { json } = await callShop(shop, "GET", path);
    expect(json).toMatchObject({ data: { returns: [{ id: one.id, amount: one.amount }] } });
    const { return_until, fault_until, order_date } = await desk.read(bought);
    const kigali = new Date(Date.parse(order_date) + 2 * 3_600_000);
    const dayIn = (days: number) =>
      new Date(kigali.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    expect([return_until, fault_until]).toEqual([dayIn(7), dayIn(180)]);
    const other = await desk.paid([1]);
    expect(await desk.read(other)).toMatchObject({ return_until: null, returns: [] });
  });

  it("in parts that add up to what the line cost, and no more", async () => {
    const bought = await desk.delivered([3]);
    const line = bought.order.items[0];
    const amounts: number[] = [];
    for (let piece = 0; piece < 3; piece += 1) {
      const one = await desk.asked(bought);
      amounts.push((await desk.received(one)).amount);
      await desk.stepped(one, { status: "settled" });
    }
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(line?.line_total);
    const fourth = await desk.asking(bought);
    expect([fourth.status, fieldsOf(fourth.json)]).toEqual([400, ["items.0.quantity"]]);
  });

  it("keeps what did not come: it may come later", async () => {
    const bought = await desk.delivered([2]);
    const [item_id = ""] = bought.lines;
    const one = await desk.asked(bought, { items: [{ item_id, quantity: 2, reason: "other" }] });
    const items = [{ item_id, sellable: 1, damaged: 0 }];
    const half = await desk.stepped(one, { status: "received", items });
    expect(half.amount).toBe(bought.order.items[0]?.unit_price);
    expect(await desk.medusaReturn(one)).toMatchObject({ status: "received" });
    const later = await desk.asked(bought);
    expect((await desk.received(later)).amount).toBe(half.amount);
    expect(await desk.medusaReturn(later)).toMatchObject({ status: "received" });
  });

  it("takes it back: the pieces are free again, and Medusa's return is cancelled", async () => {
    const bought = await desk.delivered([1]);
    const one = await desk.asked(bought);
    await desk.medusaReturn(one);
    const { access_token } = bought.order;
    expect((await desk.withdrawing(one, access_token)).status).toBe(200);
    expect((await desk.withdrawing(one, access_token)).status).toBe(200);
    expect(await desk.medusaReturn(one)).toMatchObject({ status: "canceled" });
    expect(await desk.mails(one)).toEqual(["approved", "withdrawn"]);
    const again = await desk.asked(bought);
    await desk.received(again);
    const late = await desk.withdrawing(again, access_token);
    expect([late.status, messageOf(late.json)]).toEqual([
      409,
      "This return is received, so it can't be withdrawn",
    ]);
  });

  it("is one, however often the same call comes; another under its key is refused", async () => {
    const bought = await desk.delivered([5]);
    const key = randomUUID();
    const all = await Promise.all(
      Array.from({ length: 8 }, () => desk.asked(bought, {}, key).then(({ id }) => id)),
    );
    expect(new Set(all).size).toBe(1);
    expect((await desk.read(bought)).returns).toHaveLength(1);
    const other = await desk.asking(bought, { hand_over: "bus" }, key);
    expect([other.status, failureSchema.parse(other.json).code]).toEqual([
      409,
      "idempotency_mismatch",
    ]);
  });

  it("is told what is wrong with what was typed", async () => {
    const bought = await desk.delivered([1]);
    const [item_id] = bought.lines;
    const item = { item_id, quantity: 1, reason: "too_small" };
    const cases: [object, string][] = [
      [{ items: [] }, "items"],
      [{ items: [item, item] }, "items.1.item_id"],
      [{ items: [{ ...item, item_id: "ordli_none" }] }, "items.0.item_id"],
      [{ items: [{ ...item, quantity: 2 }] }, "items.0.quantity"],
      [{ items: [{ ...item, quantity: 0 }] }, "items.0.quantity"],
      [{ items: [{ ...item, reason: "ugly" }] }, "items.0.reason"],
      [{ hand_over: "drone" }, "hand_over"],
      [{ refund_to: "gold" }, "refund_to"],
      [{ refund_to: "credit" }, "refund_to"],
      [{ note: "x".repeat(501) }, "note"],
    ];
    for (const [over, field] of cases) {
      const { status, json } = await desk.asking(bought, over);
      expect([status, fieldsOf(json)], JSON.stringify(over)).toEqual([400, [field]]);
    }
    expect((await desk.read(bought)).returns).toEqual([]);
  });
});

describe("the days of a return", () => {
  it("begin with the delivery", async () => {
    const { status, json } = await desk.asking(await desk.paid([1]));
    expect([status, messageOf(json)]).toEqual([
      409,
      "This order is not delivered, so nothing of it can be returned yet",
    ]);
  });

  it("are seven, and the seventh is one of them", async () => {
    const bought = await desk.delivered([2]);
    await desk.deliveredAgo(bought, 7);
    expect(await desk.asked(bought)).toMatchObject({ is_withdrawal: true, status: "approved" });
    await desk.deliveredAgo(bought, 8);
    const late = await desk.asking(bought);
    expect([late.status, messageOf(late.json)]).toEqual([
      409,
      "Returns closed 7 days after delivery. If something is broken or wrong, report a fault",
    ]);
  });

  it("are more for what is broken: staff look at it first, and may decline", async () => {
    const bought = await desk.delivered([2]);
    await desk.deliveredAgo(bought, 30);
    const items = [{ item_id: bought.lines[0], quantity: 1, reason: "faulty" }];
    const one = await desk.asked(bought, { items });
    expect(one).toMatchObject({ status: "requested", is_withdrawal: false, approved_at: null });
    const unsaid = await desk.step(one, { status: "declined" });
    expect([unsaid.status, fieldsOf(unsaid.json)]).toEqual([400, ["reason"]]);
    const reason = "The tag is off and it was washed";
    expect(await desk.stepped(one, { status: "declined", reason })).toMatchObject({ reason });
    expect(await desk.medusaReturn(one)).toBeNull();
    expect(await desk.mails(one)).toEqual(["requested", "declined"]);
    await desk.deliveredAgo(bought, 181);
    expect((await desk.asking(bought, { items })).status).toBe(409);
  });

  it("don't bind staff, who take it back for a buyer on the phone", async () => {
    const bought = await desk.delivered([1]);
    await desk.deliveredAgo(bought, 300);
    const items = [{ item_id: bought.lines[0], quantity: 1, reason: "changed_mind" }];
    const body = { items, hand_over: "shop", refund_to: "payment" };
    const path = `/api/orders/${bought.order.id}/returns`;
    const { status, json } = await desk.staff("POST", path, body);
    expect([status, json]).toMatchObject([
      201,
      { data: { status: "approved", is_withdrawal: false } },
    ]);
  });
});

describe("staff settle a return", () => {
  it("never decline what the law gives, nor pay nothing for it", async () => {
    const bought = await desk.delivered([1]);
    const one = await desk.asked(bought);
    const declined = await desk.step(one, { status: "declined", reason: "No" });
    expect([declined.status, messageOf(declined.json)]).toEqual([
      409,
      "It was asked for within seven days of delivery, so it can't be declined",
    ]);
    await desk.received(one);
    const nothing = await desk.step(one, { status: "settled", amount: 0, reason: "Worn" });
    expect([nothing.status, fieldsOf(nothing.json)]).toEqual([400, ["amount"]]);
  });

  it("for less only with a reason, for more never", async () => {
    const bought = await desk.delivered([2]);
    const one = await desk.asked(bought);
    const { amount } = await desk.received(one);
    const cases: [object, string][] = [
      [{ amount: amount + 1 }, "amount"],
      [{ amount: amount - 1 }, "reason"],
      [{ amount: -1 }, "amount"],
      [{ amount: 1.5 }, "amount"],
    ];
    for (const [over, field] of cases) {
      const { status, json } = await desk.step(one, { status: "settled", ...over });
      expect([status, fieldsOf(json)], JSON.stringify(over)).toEqual([400, [field]]);
    }
    const less = { status: "settled", amount: amount - 500, reason: "A mark on the cuff" };
    expect(await desk.stepped(one, less)).toMatchObject({
      refunded_amount: amount - 500,
      reason: "A mark on the cuff",
    });
    expect(await desk.refunds(bought)).toMatchObject([{ amount: amount - 500 }]);
  });

  it("with what delivery cost, once all of it came back within seven days, or if staff say so", async () => {
    const bought = await desk.delivered([2]);
    const { shipping_amount } = bought.order;
    expect(shipping_amount).toBeGreaterThan(0);
    const first = await desk.asked(bought);
    expect(await desk.received(first)).toMatchObject({
      delivery_left: shipping_amount,
      owes_delivery: false,
    });
    const half = await desk.stepped(first, { status: "settled" });
    expect(half).toMatchObject({ refunded_amount: half.amount, delivery_amount: 0 });
    const second = await desk.asked(bought);
    expect((await desk.received(second)).owes_delivery).toBe(true);
    const rest = await desk.stepped(second, { status: "settled" });
    expect(rest).toMatchObject({
      refunded_amount: rest.amount + shipping_amount,
      delivery_amount: shipping_amount,
      delivery_left: 0,
    });
    const sum = (await desk.refunds(bought)).reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBe(bought.order.total_amount);
    const kept = await desk.delivered([2]);
    const one = await desk.asked(kept);
    await desk.received(one);
    const kind = await desk.stepped(one, { status: "settled", with_delivery: true });
    expect(kind).toMatchObject({ delivery_amount: kept.order.shipping_amount, delivery_left: 0 });
  });

  it("into the account's store credit, at once", async () => {
    const buyer = await register(shop, NAME);
    const bought = await desk.delivered([2], {}, buyer);
    const one = await desk.asked(bought, { refund_to: "credit" });
    const { amount, has_account } = await desk.received(one);
    expect(has_account).toBe(true);
    await desk.stepped(one, { status: "settled" });
    expect(await desk.refunds(bought)).toEqual([{ amount, status: "completed", as_credit: true }]);
    const { json } = await callShop(shop, "GET", "/api/store-credit", { token: buyer.token });
    expect(json).toMatchObject({ data: { balance: amount } });
  });

  it("never with more than is left of the order's money, nor before it is paid", async () => {
    const bought = await desk.delivered([1]);
    const one = await desk.asked(bought);
    const { amount } = await desk.received(one);
    const [payment] = (await desk.read(bought)).payments;
    const back = { amount: bought.order.total_amount - 100, reason: "Goodwill" };
    await desk.staff("POST", `/api/payments/${payment?.id ?? ""}/refunds`, back);
    const tooMuch = await desk.step(one, { status: "settled" });
    expect([tooMuch.status, messageOf(tooMuch.json)]).toEqual([
      409,
      "At most RWF 100 of this order can still be paid back",
    ]);
    expect((await desk.read(bought)).returns[0]).toMatchObject({ status: "received", amount });
    const less = { status: "settled", amount: 100, reason: "The rest was paid back before" };
    expect((await desk.step(one, less)).status).toBe(200);
    const all = await desk.delivered([1]);
    const whole = await desk.received(await desk.asked(all));
    const [only] = (await desk.read(all)).payments;
    await desk.staff("POST", `/api/payments/${only?.id ?? ""}/refunds`, { reason: "Goodwill" });
    const nothing = { status: "settled", amount: 0, reason: "It was paid back before" };
    expect(await desk.stepped(whole, nothing)).toMatchObject({ status: "settled", left_amount: 0 });
    const unpaid = await desk.unpaidDelivered();
    const other = await desk.asked(unpaid);
    await desk.received(other);
    const refused = await desk.step(other, { status: "settled" });
    expect([refused.status, messageOf(refused.json)]).toEqual([
      409,
      "This order is not paid yet. Record its money first",
    ]);
  });

  it("counts no more than was asked for, and at least one piece", async () => {
    const bought = await desk.delivered([2]);
    const one = await desk.asked(bought);
    const [item_id] = bought.lines;
    const cases: [object[], string][] = [
      [[{ item_id, sellable: 2, damaged: 0 }], "items.0.sellable"],
      [[{ item_id, sellable: 0, damaged: 2 }], "items.0.damaged"],
      [[{ item_id, sellable: 0, damaged: 0 }], "items"],
      [[{ item_id: "ordli_none", sellable: 1, damaged: 0 }], "items.0.item_id"],
      [[], "items"],
    ];
    for (const [items, field] of cases) {
      const { status, json } = await desk.step(one, { status: "received", items });
      expect([status, fieldsOf(json)], JSON.stringify(items)).toEqual([400, [field]]);
    }
  });

  it("in its turn", async () => {
    const one = await desk.asked(await desk.delivered([1]));
    const early = await desk.step(one, { status: "settled" });
    expect([early.status, messageOf(early.json)]).toEqual([
      409,
      "This return is approved, so it can't be settled",
    ]);
    expect((await desk.step(one, { status: "approved" })).status).toBe(200);
    expect((await desk.step({ id: "ret_none" }, { status: "approved" })).status).toBe(404);
    expect((await desk.step(one, { status: "burnt" })).status).toBe(400);
  });

  it("while the order stays delivered, until nothing of it comes back", async () => {
    const bought = await desk.delivered([1]);
    const one = await desk.asked(bought);
    for (const status of ["shipped", "cancelled"]) {
      const { status: code, json } = await desk.orders.setStatus(bought.order.id, status);
      expect([code, messageOf(json)]).toEqual([
        409,
        "Articles of this order are coming back, or came back, so it stays delivered. See its returns",
      ]);
    }
    await desk.stepped(one, { status: "withdrawn" });
    expect((await desk.orders.setStatus(bought.order.id, "shipped")).status).toBe(200);
  });

  it("once, whoever presses at the same time", async () => {
    const bought = await desk.delivered([1]);
    const one = await desk.asked(bought);
    const before = await desk.stocked(bought.variants[0] ?? "");
    const items = [{ item_id: bought.lines[0], sellable: 1, damaged: 0 }];
    const { access_token } = bought.order;
    const race = await Promise.all([
      ...Array.from({ length: 6 }, () => desk.step(one, { status: "received", items })),
      desk.withdrawing(one, access_token),
    ]);
    const isWithdrawn = race.at(-1)?.status === 200;
    expect(await desk.stocked(bought.variants[0] ?? "")).toBe(before + (isWithdrawn ? 0 : 1));
    if (isWithdrawn) return;
    const settle = () => desk.step(one, { status: "settled" });
    const all = await Promise.all(Array.from({ length: 8 }, settle));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(await desk.refunds(bought)).toHaveLength(1);
  });
});

describe("returns are seen", () => {
  it("by their buyer and by staff, and by nobody else", async () => {
    const buyer = await register(shop, NAME);
    const stranger = await register(shop, NAME);
    const bought = await desk.delivered([2], {}, buyer);
    const path = `/api/orders/${bought.order.id}/returns`;
    const items = [{ item_id: bought.lines[0], quantity: 1, reason: "other" }];
    const body = { items, hand_over: "shop", refund_to: "payment" };
    const ask = (token?: string) => callShop(shop, "POST", path, { token, body });
    expect((await ask(stranger.token)).status).toBe(404);
    expect((await ask()).status).toBe(404);
    const own = await ask(buyer.token);
    expect(own.status).toBe(201);
    const { id } = (own.json as { data: { id: string } }).data;
    const withdraw = (orderId: string, token?: string) =>
      callShop(shop, "POST", `/api/orders/${orderId}/returns/${id}/withdraw`, { token, body: {} });
    expect((await withdraw(bought.order.id, stranger.token)).status).toBe(404);
    const strangers = await desk.delivered([1], {}, stranger);
    expect((await withdraw(strangers.order.id, stranger.token)).status).toBe(404);
    expect((await withdraw(bought.order.id, buyer.token)).status).toBe(200);
  });

  it("in a list that finds them by number, order, name and id, the one that waits longest first", async () => {
    const firstname = `Keza${randomUUID().slice(0, 8)}`;
    const bought = await desk.delivered([3], { firstname });
    const one = await desk.asked(bought);
    const two = await desk.asked(bought);
    const list = async (query: string) =>
      returnListResponseSchema.parse((await desk.staff("GET", `/api/returns?${query}`)).json);
    const searched = await list(`status=open&search=${firstname.toLowerCase()}`);
    expect(searched).toMatchObject({ count: 2, status_counts: { approved: 2, settled: 0 } });
    expect(searched.data.map(({ id }) => id)).toEqual([one.id, two.id]);
    for (const search of [one.return_number, one.id, ` ${one.return_number.toLowerCase()} `]) {
      const { data } = await list(`search=${encodeURIComponent(search)}`);
      expect(data.map(({ id }) => id)).toContain(one.id);
    }
    await desk.stepped(one, { status: "withdrawn" });
    const all = await list(`search=${bought.order.order_number}`);
    expect(all.data.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect((await list(`status=open&search=${firstname}`)).count).toBe(1);
  });

  it("in the staff's notifications", async () => {
    const one = await desk.asked(await desk.delivered([1]));
    const link = `/admin/returns?view=${one.id}`;
    const [news] = await desk.orders.rows<{ text: string }>(
      "SELECT text FROM staff_notice WHERE link = $1",
      [link],
    );
    expect(news?.text).toBe(`${one.return_number}: Articles of ${one.order_number} come back.`);
  });

  it("and nothing contradicts anything", async () => {
    expect(await audited()).toEqual({});
  });
});
