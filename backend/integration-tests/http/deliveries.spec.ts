/** Over a minute: each test sells, plans, sends and counts a rider's day of its own. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { failureSchema } from "../../src/contracts/envelope";
import { timelineResponseSchema } from "../../src/contracts/order-timeline";
import { dashboardResponseSchema } from "../../src/contracts/dashboard";
import { dayIn, DeliveryDesk } from "../../harness/delivery-desk";
import { fieldsOf, messageOf } from "../../harness/failures";
import { ExchangeDesk } from "../../harness/exchange-desk";
import { makeGoods } from "../../harness/goods";
import { PayDesk } from "../../harness/pay-desk";
import { COLLECTED, StaffOrderDesk } from "../../harness/staff-order-desk";
import { callShop, register } from "../../harness/people";
import { auditFromNow } from "../../harness/order-audit";
import { until } from "../../harness/until";
import { useShop } from "../../harness/use-shop";
import { LIMITS } from "../../src/modules/rate-limit/limits";

const shop = useShop("quiet");
let desk: DeliveryDesk;
let audited: Awaited<ReturnType<typeof auditFromNow>>;

beforeAll(async () => {
  desk = await DeliveryDesk.at(shop);
  audited = await auditFromNow(shop);
});

const notesOf = async ({ order }: { order: { id: string } }) => {
  const { json } = await desk.staff("GET", `/api/orders/${order.id}/timeline?show=notes`);
  return JSON.stringify(timelineResponseSchema.parse(json).data);
};

/** What staff are told to pay back of an order. */
const owedBack = async ({ order }: { order: { id: string } }) => {
  const rows = await desk.rows<{ text: string }>(
    "SELECT text FROM staff_notice WHERE type = 'refund_due' AND link = $1",
    [`/admin/orders?view=${order.id}`],
  );
  return rows.map(({ text }) => text);
};

const unpaid = async () => {
  const { json } = await desk.staff("GET", "/api/admin/dashboard");
  return dashboardResponseSchema.parse(json).data.unpaid.amount;
};

describe("what is collected in the shop", () => {
  it("is no rider's", async () => {
    const counter = await StaffOrderDesk.at(shop);
    const [{ variantId, product }] = await makeGoods(shop, { pieces: 5 });
    const order = await counter.placed(variantId, product.price, {
      ...COLLECTED,
      pay: { way: "received", received_as: "cash" },
    });
    expect((await desk.deliveries()).to_plan.map(({ id }) => id)).not.toContain(order.id);
    const rider = await desk.rider("Eric Habimana");
    const body = { order_ids: [order.id], rider_id: rider.id, day: dayIn(0) };
    const refused = await desk.staff("POST", "/api/admin/deliveries/plan", body);
    expect([refused.status, messageOf(refused.json)]).toEqual([
      409,
      `${order.order_number} is collected in the shop`,
    ]);
  });
});

describe("a rider's day", () => {
  it("goes from the plan to the counted money", async () => {
    const [one, two, three, paid] = [
      await desk.cod(),
      await desk.cod([2]),
      await desk.cod(),
      await desk.sales.paid([1]),
    ];
    const total = (of: typeof one) => of.order.total_amount;
    const rider = await desk.rider("Eric Habimana");
    const before = await desk.deliveries();
    expect(before.to_plan.map(({ id }) => id)).toEqual(
      expect.arrayContaining([one, two, three, paid].map(({ order }) => order.id)),
    );
    const parcels = await desk.planned(rider, [one, two, three, paid]);
    expect(parcels).toHaveLength(4);
    const planned = await desk.sheet(rider);
    expect(planned).toMatchObject({ cash_taken: 0, counted: null, reports: [] });
    expect(planned.cash_due).toBe(total(one) + total(two) + total(three));
    expect((await desk.asBuyer(one)).parcels).toMatchObject([
      { state: "planned", rider: null, day: dayIn(0) },
    ]);

    const { sheet, refused } = await desk.sent(planned);
    expect(refused).toEqual([]);
    expect(sheet.stops.map(({ state }) => state)).toEqual(["out", "out", "out", "out"]);
    expect((await desk.sales.read(one)).status).toBe("shipped");
    expect((await desk.asBuyer(one)).parcels[0]?.rider).toEqual({
      name: "Eric",
      phone: rider.phone,
    });
    expect(await desk.orders.statusMails(one.order.id)).toEqual(["shipped"]);

    const token = sheet.token ?? "";
    const stopOf = (of: typeof one) =>
      sheet.stops.find(({ order_id }) => order_id === of.order.id)?.id ?? "";
    const open = await desk.opened(token);
    expect(open.stops.map(({ id }) => id).sort()).toEqual([...parcels].sort());
    await desk.said(token, stopOf(one), { received_by: "Aline", cash_amount: total(one) });
    await desk.said(token, stopOf(paid));
    await desk.said(token, stopOf(two), { outcome: "failed", new_day: dayIn(1) });
    const evening = await desk.said(token, stopOf(three), { outcome: "failed", reason: "refused" });
    expect(evening).toMatchObject({ stops: [], cash_due: 0, cash_taken: total(one) });
    expect(evening.reports.map(({ outcome }) => outcome)).toEqual([
      "delivered",
      "delivered",
      "failed",
      "failed",
    ]);

    // Delivered, and its money is not the shop's before somebody has counted it.
    const delivered = await desk.sales.read(one);
    expect(delivered).toMatchObject({ status: "delivered", payment_status: "pending" });
    expect(delivered.history.at(-1)).toMatchObject({ status: "delivered", by: "rider" });
    expect(delivered.return_until).toBe(dayIn(7));
    expect(await desk.orders.statusMails(one.order.id)).toEqual(["shipped", "delivered"]);
    expect((await desk.sales.read(two)).status).toBe("shipped");
    expect((await desk.asBuyer(two)).parcels).toMatchObject([
      { state: "planned", day: dayIn(1), attempts: [{ reason: "nobody_home", new_day: dayIn(1) }] },
    ]);
    expect((await desk.sheet(rider, dayIn(1))).stops.map(({ order_id }) => order_id)).toEqual([
      two.order.id,
    ]);
    const waiting = await desk.deliveries();
    expect(waiting.waiting).toContainEqual(
      expect.objectContaining({
        order_id: three.order.id,
        state: "failed",
        failed_reason: "refused",
      }),
    );
    expect(waiting.to_count).toContainEqual(
      expect.objectContaining({ id: sheet.id, cash_taken: total(one) }),
    );

    const owed = await unpaid();
    const counted = await desk.counted(sheet, total(one));
    expect(counted.counted).toMatchObject({
      expected: total(one),
      amount: total(one),
      reason: null,
    });
    expect(counted.token).toBeNull();
    const order = await desk.sales.read(one);
    expect(order.payment_status).toBe("completed");
    expect(order.payments).toMatchObject([
      {
        payment_method: "cod",
        received_as: "cash",
        amount: total(one),
        payment_status: "completed",
      },
    ]);
    expect(owed - (await unpaid())).toBe(total(one));
    expect((await desk.opening(token)).status).toBe(404);
    expect((await desk.deliveries()).to_count.map(({ id }) => id)).not.toContain(sheet.id);
    // The audit log is kept for longer than a rider's name.
    expect(
      await desk.rows("SELECT subject_label AS label FROM audit_event WHERE subject_id = $1", [
        sheet.id,
      ]),
    ).toEqual([{ label: `Day sheet ${dayIn(0)}` }]);
  });

  it("brings Medusa's order along", async () => {
    const one = await desk.cod();
    const { token, parcels } = await desk.onTheRoad([one]);
    expect(await desk.orders.aligned(one.order.id)).toMatchObject({
      fulfilments: [{ shipped: true, delivered: false }],
    });
    await desk.said(token, parcels[0] ?? "", { cash_amount: one.order.total_amount });
    expect(await desk.orders.aligned(one.order.id)).toMatchObject({
      fulfilments: [{ shipped: true, delivered: true }],
    });
  });

  it("is handed over for the buyer's code, or a name", async () => {
    const one = await desk.sales.paid([1]);
    const { token, parcels } = await desk.onTheRoad([one]);
    const [id = ""] = parcels;
    const code = (await desk.asBuyer(one)).parcels[0]?.code ?? "";
    expect((await desk.parcels(one))[0]?.code).toBeNull();
    const wrong = code === "0000" ? "0001" : "0000";
    const body = { received_by: undefined, code: wrong };
    const refused = await desk.saying(token, id, body);
    expect([refused.status, fieldsOf(refused.json)]).toEqual([400, ["code"]]);
    // A name is enough, as it always is.
    const { reports } = await desk.said(token, id);
    expect(reports).toMatchObject([{ is_by_code: false, received_by: "Keza" }]);
    const two = await desk.sales.paid([1]);
    const road = await desk.onTheRoad([two]);
    const right = (await desk.asBuyer(two)).parcels[0]?.code;
    const done = await desk.said(road.token, road.parcels[0] ?? "", {
      received_by: undefined,
      code: right,
    });
    expect(done.reports).toMatchObject([{ is_by_code: true, received_by: null }]);
    expect((await desk.asBuyer(two)).parcels).toMatchObject([{ code: null, received_by: null }]);
  });

  it("takes the same word once, however often it comes", async () => {
    const one = await desk.cod();
    const { token, parcels, sheet } = await desk.onTheRoad([one]);
    const [id = ""] = parcels;
    const key = randomUUID();
    const cash_amount = one.order.total_amount;
    const all = await Promise.all(
      Array.from({ length: 6 }, () => desk.said(token, id, { cash_amount }, key)),
    );
    expect(all.map(({ cash_taken }) => cash_taken)).toEqual(Array(6).fill(cash_amount));
    expect((await desk.readSheet(sheet)).reports).toHaveLength(1);
    const other = await desk.saying(token, id, { outcome: "failed" }, key);
    expect([other.status, failureSchema.parse(other.json).code]).toEqual([
      409,
      "idempotency_mismatch",
    ]);
    const twice = await desk.saying(token, id, { cash_amount });
    expect([twice.status, messageOf(twice.json)]).toEqual([
      409,
      `${one.order.order_number} is delivered already`,
    ]);
    // The answer was lost, and the money is counted meanwhile: it was said, and is so.
    await desk.counted(sheet, cash_amount);
    expect((await desk.saying(token, id, { cash_amount }, key)).status).toBe(200);
    expect((await desk.saying(token, id, { cash_amount })).status).toBe(404);
  });

  it("is told what is wrong with what was said", async () => {
    const one = await desk.cod();
    const { token, parcels } = await desk.onTheRoad([one]);
    const [id = ""] = parcels;
    const cases: [object, string][] = [
      [{ received_by: undefined }, "received_by"],
      [{ cash_amount: -1 }, "cash_amount"],
      [{ cash_amount: 1.5 }, "cash_amount"],
      [{ cash_amount: one.order.total_amount - 1 }, "cash_reason"],
      [{ cash_amount: 0 }, "cash_reason"],
      [{ code: "12" }, "code"],
      [{ outcome: "lost" }, "outcome"],
      [{ outcome: "failed", reason: "rain" }, "reason"],
      [{ outcome: "failed", reason: "other" }, "note"],
      [{ outcome: "failed", new_day: "tomorrow" }, "new_day"],
      [{ outcome: "failed", new_day: dayIn(0) }, "new_day"],
      [{ outcome: "failed", new_day: dayIn(61) }, "new_day"],
    ];
    for (const [over, field] of cases) {
      const { status, json } = await desk.saying(token, id, over);
      expect([status, fieldsOf(json)], JSON.stringify(over)).toEqual([400, [field]]);
    }
    const body = { token, outcome: "failed", reason: "refused" };
    const keyless = await callShop(shop, "POST", `/api/rider/parcels/${id}/result`, { body });
    expect([keyless.status, fieldsOf(keyless.json)]).toEqual([400, ["Idempotency-Key"]]);
    expect(await desk.states(one)).toEqual(["out"]);
  });
});

describe("a link", () => {
  it("opens that rider's day and nothing else", async () => {
    const [one, two] = [await desk.sales.paid([1]), await desk.sales.paid([1])];
    const mine = await desk.onTheRoad([one]);
    const others = await desk.onTheRoad([two]);
    const [theirs = ""] = others.parcels;
    for (const token of [
      "x",
      `${mine.sheet.id}.x`,
      mine.token.replace(mine.sheet.id, others.sheet.id),
    ]) {
      expect((await desk.opening(token)).status, token).toBe(404);
      expect((await desk.saying(token, theirs)).status, token).toBe(404);
    }
    expect((await desk.saying(mine.token, theirs)).status).toBe(404);
    expect((await desk.saying(mine.token, "parcel_none")).status).toBe(404);
    expect(await desk.states(two)).toEqual(["out"]);
  });

  it("opens on a phone with an old login to the shop, too", async () => {
    const one = await desk.sales.paid([1]);
    const { token, parcels } = await desk.onTheRoad([one]);
    const stale = { token: "x.y.z" };
    const path = `/api/rider/sheet?token=${encodeURIComponent(token)}`;
    expect((await callShop(shop, "GET", path, stale)).status).toBe(200);
    const said = await callShop(shop, "POST", `/api/rider/parcels/${parcels[0]}/result`, {
      ...stale,
      body: { token, outcome: "delivered", received_by: "Keza", cash_amount: 0 },
      headers: { "Idempotency-Key": randomUUID() },
    });
    expect(said.status).toBe(200);
  });

  it("ends: once renewed, at noon of the next day, and with the count", async () => {
    const one = await desk.sales.paid([1]);
    const { token, sheet, parcels } = await desk.onTheRoad([one]);
    const renewed = await desk.staff("POST", `/api/admin/delivery-sheets/${sheet.id}/renew`, {});
    expect(renewed.status).toBe(200);
    expect((await desk.opening(token)).status).toBe(404);
    const { token: next } = await desk.readSheet(sheet);
    expect((await desk.opening(next ?? "")).status).toBe(200);
    await desk.rows("UPDATE delivery_sheet SET day = day - 2 WHERE id = $1", [sheet.id]);
    await desk.rows("UPDATE delivery_parcel SET day = day - 2 WHERE id = $1", [parcels[0]]);
    expect(messageOf((await desk.opening(next ?? "")).json)).toBe(
      "This link has ended. Ask the shop for a new one",
    );
    expect((await desk.saying(next ?? "", parcels[0] ?? "")).status).toBe(404);
    // Staff see that it is late, and write down what the rider says on the phone.
    expect((await desk.deliveries()).waiting.map(({ id }) => id)).toContain(parcels[0]);
    const body = { outcome: "delivered", received_by: "Keza", cash_amount: 0 };
    const said = await desk.staff("POST", `/api/admin/parcels/${parcels[0]}/result`, body);
    expect(said.status).toBe(200);
    expect((await desk.sales.read(one)).status).toBe("delivered");
  });

  it("says of what is done only what its rider said", async () => {
    const one = await desk.sales.paid([1]);
    const { token, parcels } = await desk.onTheRoad([one]);
    const { phone, deliveryAddress, lastname } = await desk.sales.read(one);
    const named = [phone, deliveryAddress.address, lastname];
    const on = JSON.stringify((await desk.opening(token)).json);
    for (const word of named) expect(on).toContain(word);
    expect(on).not.toContain(one.order.id);
    const off = JSON.stringify((await desk.saying(token, parcels[0] ?? "")).json);
    for (const word of named) expect(off).not.toContain(word);
  });
});

describe("the money of a day", () => {
  it("is counted once, by whomever: twenty counts make one payment", async () => {
    const [one, two] = [await desk.cod(), await desk.cod()];
    const { token, sheet, parcels } = await desk.onTheRoad([one, two]);
    const both = one.order.total_amount + two.order.total_amount;
    for (const stop of sheet.stops) await desk.said(token, stop.id, { cash_amount: stop.cash_due });
    expect(parcels).toHaveLength(2);
    const all = await Promise.all(Array.from({ length: 20 }, () => desk.counting(sheet, both)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    for (const of of [one, two]) {
      const { payments } = await desk.sales.read(of);
      expect(payments.map(({ payment_status }) => payment_status)).toEqual(["completed"]);
    }
    const other = await desk.counting(sheet, both, { counted_amount: both - 500, reason: "lost" });
    expect(other.status).toBe(409);
  });

  it("needs a reason where it is not what the rider took, which stays with the day", async () => {
    const one = await desk.cod();
    const { token, sheet, parcels } = await desk.onTheRoad([one]);
    const due = one.order.total_amount;
    const early = await desk.counting(sheet, 0);
    expect([early.status, messageOf(early.json)]).toEqual([
      409,
      "1 parcel is still out. Say what became of it first",
    ]);
    await desk.said(token, parcels[0] ?? "", { cash_amount: due });
    const stale = await desk.counting(sheet, 0);
    expect([stale.status, messageOf(stale.json)]).toEqual([
      409,
      "The rider’s day changed meanwhile. Look at it, and count again",
    ]);
    const unsaid = await desk.counting(sheet, due, { counted_amount: due - 500 });
    expect([unsaid.status, fieldsOf(unsaid.json)]).toEqual([400, ["reason"]]);
    const reason = "One note was torn";
    const counted = await desk.counted(sheet, due, { counted_amount: due - 500, reason });
    expect(counted.counted).toMatchObject({ expected: due, amount: due - 500, reason });
    // Its buyer paid all of it.
    expect((await desk.sales.read(one)).payment_status).toBe("completed");
  });

  it("of which a part came leaves the order unpaid, until the rest comes", async () => {
    const one = await desk.cod();
    const due = one.order.total_amount;
    const { token, sheet, parcels } = await desk.onTheRoad([one]);
    const cash_amount = due - 1000;
    await desk.said(token, parcels[0] ?? "", { cash_amount, cash_reason: "No change" });
    const counted = await desk.counted(sheet, cash_amount);
    expect(counted.reports).toMatchObject([{ settled: "part", cash_due: due, cash_amount }]);
    const order = await desk.sales.read(one);
    expect(order).toMatchObject({ status: "delivered", payment_status: "pending" });
    expect(await notesOf(one)).toContain("stays unpaid");
    await desk.sales.record(one, due);
    expect((await desk.sales.read(one)).payment_status).toBe("completed");
  });

  it("is nobody's payment where the order was paid meanwhile", async () => {
    const one = await desk.cod();
    const due = one.order.total_amount;
    const { token, sheet, parcels } = await desk.onTheRoad([one]);
    await desk.said(token, parcels[0] ?? "", { cash_amount: due });
    await desk.sales.record(one, due);
    const counted = await desk.counted(sheet, due);
    expect(counted.reports).toMatchObject([{ settled: "paid_before" }]);
    expect((await desk.sales.read(one)).payments).toHaveLength(1);
  });

  it("of a cancelled order is owed back as soon as it is counted", async () => {
    const one = await desk.cod();
    const due = one.order.total_amount;
    const { token, sheet, parcels } = await desk.onTheRoad([one]);
    await desk.said(token, parcels[0] ?? "", { cash_amount: due });
    await desk.orders.bring(one.order.id, "cancelled");
    expect(await desk.states(one)).toEqual(["void"]);
    await desk.counted(sheet, due);
    expect(await desk.sales.refunds(one)).toEqual([
      { amount: due, status: "requested", as_credit: false },
    ]);
  });

  it("that is a part of a cancelled order's is to be paid back, once it is counted", async () => {
    const one = await desk.cod();
    const { token, sheet, parcels } = await desk.onTheRoad([one]);
    await desk.said(token, parcels[0] ?? "", { cash_amount: 1500, cash_reason: "No change" });
    await desk.orders.bring(one.order.id, "cancelled");
    expect(await owedBack(one)).toEqual([]);
    await desk.counted(sheet, 1500);
    expect(await owedBack(one)).toEqual([
      `Pay back RWF 1,500 in cash, which riders brought for ${one.order.order_number}: it was cancelled.`,
    ]);
    const notes = await notesOf(one);
    expect(notes).toContain("but this order is cancelled. Pay it back.");
    expect(notes).not.toContain("stays unpaid");
  });

  it("that was a part is to be paid back when its order is cancelled, once", async () => {
    const [one, whole] = [await desk.cod(), await desk.cod()];
    const { token, sheet } = await desk.onTheRoad([one, whole]);
    const said = { cash_amount: 1500, cash_reason: "No change" };
    for (const { id } of sheet.stops) await desk.said(token, id, said);
    await desk.counted(sheet, 3000);
    await desk.orders.bring(one.order.id, "cancelled");
    expect(await owedBack(one)).toHaveLength(1);
    // Staff who record all of it have the part and the rest: both go back as one.
    await desk.sales.record(whole, whole.order.total_amount);
    await desk.orders.bring(whole.order.id, "cancelled");
    expect(await owedBack(whole)).toEqual([expect.stringContaining("the order was cancelled")]);
  });

  it("is asked for by no message while a rider has it", async () => {
    const [full, part] = [await desk.cod(), await desk.cod()];
    const { token, sheet } = await desk.onTheRoad([full, part]);
    for (const { id, order_id, cash_due } of sheet.stops) {
      const isFull = order_id === full.order.id;
      const said = isFull
        ? { cash_amount: cash_due }
        : { cash_amount: cash_due - 1200, cash_reason: "Pays the rest later" };
      await desk.said(token, id, said);
    }
    const rows = await desk.rows<{ key: string; text: string }>(
      "SELECT key, text FROM staff_notice WHERE key = ANY ($1::text[])",
      [[full, part].map(({ order }) => `payment-owed:${order.id}`)],
    );
    expect(rows).toEqual([
      {
        key: `payment-owed:${part.order.id}`,
        text: expect.stringContaining("and RWF 1,200 is still owed") as string,
      },
    ]);
  });
});

describe("parcels and the status of their order", () => {
  it("agree, whoever sets it", async () => {
    const one = await desk.sales.paid([1]);
    await desk.planned(await desk.rider(), [one]);
    const steps: ["shipped" | "delivered" | "processing" | "cancelled", string][] = [
      ["shipped", "out"],
      ["delivered", "delivered"],
      ["shipped", "out"],
      ["processing", "planned"],
      ["delivered", "delivered"],
      ["processing", "planned"],
    ];
    for (const [status, state] of steps) {
      await desk.orders.bring(one.order.id, status);
      expect([status, await desk.states(one)]).toEqual([status, [state]]);
    }
  });

  it("come back with an order that was cancelled", async () => {
    const one = await desk.cod();
    await desk.planned(await desk.rider(), [one]);
    await desk.orders.bring(one.order.id, "cancelled");
    expect(await desk.states(one)).toEqual(["void"]);
    await desk.orders.bring(one.order.id, "processing");
    expect(await desk.states(one)).toEqual(["planned"]);
  });

  it("are to be brought again when the order was cancelled in between", async () => {
    const one = await desk.cod();
    const due = one.order.total_amount;
    const { token, sheet, parcels } = await desk.onTheRoad([one]);
    await desk.said(token, parcels[0] ?? "", { cash_amount: due });
    await desk.orders.bring(one.order.id, "cancelled");
    await desk.orders.bring(one.order.id, "processing");
    expect(await desk.states(one)).toEqual(["planned"]);
    expect(await desk.readSheet(sheet)).toMatchObject({ cash_taken: 0, cash_due: due });
    const two = await desk.cod();
    await desk.onTheRoad([two]);
    await desk.orders.bring(two.order.id, "delivered");
    await desk.orders.bring(two.order.id, "cancelled");
    await desk.orders.bring(two.order.id, "shipped");
    expect(await desk.states(two)).toEqual(["out"]);
  });

  it("come back to no rider who has left", async () => {
    const one = await desk.cod();
    const { rider, sheet, token } = await desk.onTheRoad([one]);
    await desk.orders.bring(one.order.id, "cancelled");
    const left = await desk.staff("PUT", `/api/admin/riders/${rider.id}`, { is_active: false });
    expect(left.status).toBe(200);
    expect((await desk.opening(token)).status).toBe(404);
    expect((await desk.readSheet(sheet)).token).toBeNull();
    await desk.orders.bring(one.order.id, "processing");
    const [parcel] = await desk.parcels(one);
    expect(parcel).toMatchObject({ state: "failed", rider: null, day: null });
    expect((await desk.deliveries()).waiting.map(({ id }) => id)).toContain(parcel?.id);
    expect((await desk.saying(token, parcel?.id ?? "")).status).toBe(404);
  });

  it("take a rider's word back when staff set the order back, unless its money is counted", async () => {
    const one = await desk.cod();
    const due = one.order.total_amount;
    const { token, sheet, parcels } = await desk.onTheRoad([one]);
    const [id = ""] = parcels;
    await desk.said(token, id, { cash_amount: due });
    await desk.orders.bring(one.order.id, "shipped");
    expect(await desk.states(one)).toEqual(["out"]);
    expect(await desk.opened(token)).toMatchObject({ cash_taken: 0, cash_due: due, reports: [] });
    await desk.said(token, id, { cash_amount: due });
    await desk.counted(sheet, due);
    await desk.orders.bring(one.order.id, "shipped");
    const again = await desk.readSheet(sheet);
    expect(again).toMatchObject({ cash_taken: due, counted: { amount: due } });
    await desk.orders.bring(one.order.id, "delivered");
  });

  it("hear from the rider what the shop only knew by the list", async () => {
    const one = await desk.cod();
    const due = one.order.total_amount;
    const { token, sheet, parcels } = await desk.onTheRoad([one]);
    await desk.orders.bring(one.order.id, "delivered");
    // Nobody has said who has its money.
    expect(await desk.opened(token)).toMatchObject({
      stops: [{ id: parcels[0], state: "delivered", cash_due: due }],
      cash_taken: 0,
    });
    const late = await desk.said(token, parcels[0] ?? "", {
      cash_amount: due,
      cash_reason: "Late",
    });
    expect(late).toMatchObject({ stops: [], cash_taken: due });
    await desk.counted(sheet, due);
    expect((await desk.sales.read(one)).payment_status).toBe("completed");
  });

  it("stay in the shop when one comes back that nobody sent out", async () => {
    const one = await desk.sales.paid([2]);
    const [a = "", b = ""] = await desk.split(one);
    const [rider, other] = [await desk.rider(), await desk.rider()];
    await desk.planning({ parcel_ids: [a], rider_id: rider.id });
    await desk.planning({ parcel_ids: [b], rider_id: other.id });
    const { status } = await desk.sales.read(one);
    const { token } = await desk.sheet(rider);
    await desk.said(token ?? "", a, { outcome: "failed", new_day: dayIn(1) });
    expect(await desk.parcels(one)).toMatchObject([
      { state: "planned", day: dayIn(1) },
      { state: "planned", day: dayIn(0) },
    ]);
    expect((await desk.sales.read(one)).status).toBe(status);
    expect(await desk.orders.statusMails(one.order.id)).toEqual([]);
  });

  it("go one by one: shipped with the first, delivered with the last", async () => {
    const one = await desk.sales.paid([2, 1]);
    const [first = "", second = ""] = one.lines;
    const split = {
      parcels: [
        { items: [{ item_id: first, quantity: 1 }] },
        {
          items: [
            { item_id: first, quantity: 1 },
            { item_id: second, quantity: 1 },
          ],
        },
      ],
    };
    const path = `/api/orders/${one.order.id}/parcels`;
    expect((await desk.staff("PUT", path, split)).status).toBe(200);
    const rider = await desk.rider();
    const [a = "", b = ""] = await desk.planned(rider, [one]);
    const sheet = await desk.sheet(rider);
    await desk.sent(sheet, { parcel_ids: [a] });
    expect([(await desk.sales.read(one)).status, await desk.states(one)]).toEqual([
      "shipped",
      ["out", "planned"],
    ]);
    const token = sheet.token ?? "";
    await desk.said(token, a);
    expect((await desk.sales.read(one)).status).toBe("shipped");
    const late = await desk.staff("PUT", path, split);
    expect(late.status).toBe(409);
    // Whoever forgot to send it out: the rider has it.
    await desk.said(token, b);
    expect((await desk.sales.read(one)).status).toBe("delivered");
    expect(await desk.orders.statusMails(one.order.id)).toEqual(["shipped", "delivered"]);
  });

  it("hold every piece once", async () => {
    const one = await desk.sales.paid([2]);
    const [line = ""] = one.lines;
    const item = (quantity: number, item_id = line) => ({ items: [{ item_id, quantity }] });
    const cases: [object[], string][] = [
      [[], "parcels"],
      [[item(1)], "parcels"],
      [[item(2), item(1)], "parcels"],
      [[item(2, "ordli_none")], "parcels.0.items.0.item_id"],
      [[{ items: [...item(1).items, ...item(1).items] }], "parcels.0.items.1.item_id"],
      [[{ items: [] }], "parcels.0.items"],
    ];
    for (const [parcels, field] of cases) {
      const { status, json } = await desk.staff("PUT", `/api/orders/${one.order.id}/parcels`, {
        parcels,
      });
      expect([status, fieldsOf(json)], JSON.stringify(parcels)).toEqual([400, [field]]);
    }
    expect(await desk.parcels(one)).toEqual([]);
  });
});

describe("staff plan", () => {
  it("the same again without a change, and take back what somebody has", async () => {
    const one = await desk.sales.paid([1]);
    const { rider, parcels } = await desk.onTheRoad([one]);
    const [id = ""] = parcels;
    const same = { parcel_ids: [id], rider_id: rider.id };
    expect((await desk.planning(same)).status).toBe(200);
    expect(await desk.states(one)).toEqual(["out"]);
    const other = await desk.rider();
    expect((await desk.planning({ ...same, rider_id: other.id, day: dayIn(2) })).status).toBe(200);
    expect(await desk.parcels(one)).toMatchObject([
      { state: "planned", day: dayIn(2), rider: { name: other.name } },
    ]);
    const back = await desk.planning({ parcel_ids: [id], rider_id: rider.id });
    expect(back.status).toBe(200);
  });

  it("nothing that somebody else was given meanwhile, unless they name the parcel", async () => {
    const one = await desk.sales.paid([1]);
    const [rider, other] = [await desk.rider(), await desk.rider()];
    const order_ids = [one.order.id];
    await desk.planned(rider, [one]);
    const number = one.order.order_number;
    const late = await desk.planning({ order_ids, rider_id: other.id });
    expect([late.status, messageOf(late.json)]).toEqual([
      409,
      `${number} is planned for ${rider.name}, ${dayIn(0)}`,
    ]);
    expect((await desk.planning({ order_ids, rider_id: rider.id })).status).toBe(200);
    await desk.sent(await desk.sheet(rider));
    const later = await desk.planning({ order_ids, rider_id: other.id });
    expect([later.status, messageOf(later.json)]).toEqual([
      409,
      `${number} is on its way with ${rider.name}, ${dayIn(0)}`,
    ]);
    expect(await desk.states(one)).toEqual(["out"]);
  });

  it("what is kept for a return only once it came, or they have taken it on", async () => {
    const exchange = new ExchangeDesk(desk.sales);
    const bought = await exchange.delivered(await exchange.sizes(5));
    const { exchange: next } = await exchange.asked(bought);
    const toPlan = async () => (await desk.deliveries()).to_plan.map(({ id }) => id);
    expect(await toPlan()).not.toContain(next.order_id);
    await desk.orders.bring(next.order_id, "processing");
    expect(await toPlan()).toContain(next.order_id);
  });

  it("and see what is left of an order of which somebody brings a part", async () => {
    const one = await desk.sales.paid([2]);
    const [first = "", second = ""] = await desk.split(one);
    const { id: rider_id } = await desk.rider();
    expect((await desk.planning({ parcel_ids: [first], rider_id })).status).toBe(200);
    const { to_plan, waiting } = await desk.deliveries();
    expect(to_plan.map(({ id }) => id)).not.toContain(one.order.id);
    expect(waiting.map(({ id }) => id)).toContain(second);
    // The rest can be somebody else's, also while the first is on its way.
    await desk.orders.bring(one.order.id, "shipped");
    expect(await desk.planned(await desk.rider(), [one])).toEqual([second]);
    expect(await desk.states(one)).toEqual(["out", "planned"]);
  });

  it("and are told what is wrong", async () => {
    const one = await desk.sales.paid([1]);
    const rider = await desk.rider();
    const order_ids = [one.order.id];
    const cases: [object, string][] = [
      [{ order_ids: [] }, "order_ids"],
      [{ order_ids: ["order_none"] }, "order_ids.0"],
      [{ order_ids: undefined, parcel_ids: ["parcel_none"] }, "parcel_ids.0"],
      [{ rider_id: "rider_none" }, "rider_id"],
      [{ day: dayIn(-1) }, "day"],
      [{ day: dayIn(61) }, "day"],
      [{ day: "today" }, "day"],
    ];
    for (const [over, field] of cases) {
      const { status, json } = await desk.planning({ order_ids, rider_id: rider.id, ...over });
      expect([status, fieldsOf(json)], JSON.stringify(over)).toEqual([400, [field]]);
    }
    const done = await desk.sales.delivered([1]);
    const late = await desk.planning({ order_ids: [done.order.id], rider_id: rider.id });
    expect(late.status).toBe(409);
    expect(await desk.parcels(one)).toEqual([]);
  });

  it("one order with two riders at once: one of them has it", async () => {
    const one = await desk.sales.paid([1]);
    const riders = await Promise.all(Array.from({ length: 6 }, () => desk.rider()));
    const order_ids = [one.order.id];
    const all = await Promise.all(
      riders.map(({ id }) => desk.planning({ order_ids, rider_id: id })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await desk.parcels(one)).toHaveLength(1);
  });

  it("riders: with a name and a phone, as long as they ride", async () => {
    const bad: [object, string][] = [
      [{ name: " ", phone: "0788123456" }, "name"],
      [{ name: "www.rider.rw", phone: "0788123456" }, "name"],
      [{ name: "Eric", phone: "12" }, "phone"],
    ];
    for (const [body, field] of bad) {
      const { status, json } = await desk.staff("POST", "/api/admin/riders", body);
      expect([status, fieldsOf(json)], JSON.stringify(body)).toEqual([400, [field]]);
    }
    const rider = await desk.rider();
    const one = await desk.sales.paid([1]);
    await desk.planned(rider, [one]);
    const path = `/api/admin/riders/${rider.id}`;
    const early = await desk.staff("PUT", path, { is_active: false });
    expect([early.status, messageOf(early.json)]).toEqual([
      409,
      `${rider.name} still has 1 parcel. Give them to somebody else first`,
    ]);
    await desk.orders.bring(one.order.id, "delivered");
    expect((await desk.staff("PUT", path, { is_active: false })).status).toBe(200);
    const two = await desk.sales.paid([1]);
    const gone = await desk.planning({ order_ids: [two.order.id], rider_id: rider.id });
    expect([gone.status, fieldsOf(gone.json)]).toEqual([400, ["rider_id"]]);
    expect((await desk.staff("PUT", "/api/admin/riders/rider_none", {})).status).toBe(404);
  });

  it("alone: nobody else may", async () => {
    const one = await desk.sales.paid([1]);
    const { sheet } = await desk.onTheRoad([one]);
    const person = await register(shop, { firstname: "Keza", lastname: "Umutoni" });
    for (const [method, path, body] of [
      ["GET", "/api/admin/deliveries", undefined],
      ["GET", `/api/admin/delivery-sheets/${sheet.id}`, undefined],
      ["POST", `/api/admin/delivery-sheets/${sheet.id}/send`, {}],
      ["GET", "/api/admin/riders", undefined],
    ] as const) {
      const { status } = await callShop(shop, method, path, { token: person.token, body });
      expect([path, status]).toEqual([path, 403]);
    }
  });
});

describe("a shop with limits and a wallet", () => {
  const limited = useShop("lifelike");
  let road: DeliveryDesk;
  beforeAll(async () => {
    road = await DeliveryDesk.at(limited);
  });

  it("counts the wrong codes of whoever has the parcel, and no others", async () => {
    const [one, two] = [await road.sales.paid([1]), await road.sales.paid([1])];
    const mine = await road.onTheRoad([one]);
    const others = await road.onTheRoad([two]);
    const [id = ""] = mine.parcels;
    const right = (await road.asBuyer(one)).parcels[0]?.code ?? "";
    const wrong = right === "0000" ? "0001" : "0000";
    const said = (code: string) => ({ received_by: undefined, code });
    for (let n = 0; n < LIMITS["parcel-code"].points; n += 1) {
      expect((await road.saying(others.token, id, said(wrong))).status).toBe(404);
    }
    // Money is missing, which is no guess: the code was right.
    for (let n = 0; n < LIMITS["parcel-code"].points; n += 1) {
      const { status } = await road.saying(mine.token, id, { ...said(right), cash_amount: 1 });
      expect(status).toBe(400);
    }
    expect((await road.saying(mine.token, id, said(wrong))).status).toBe(400);
    expect((await road.saying(mine.token, id, said(right))).status).toBe(200);
  });

  it("tells staff of the part that riders brought when the buyer pays all of it", async () => {
    const one = await road.cod();
    const { token, sheet, parcels } = await road.onTheRoad([one]);
    await road.said(token, parcels[0] ?? "", { cash_amount: 1500, cash_reason: "No change" });
    await road.counted(sheet, 1500);
    const pays = await PayDesk.at(limited);
    await pays.beginMomo(one.order, "0788123456");
    await until(
      async () => (await road.sales.read(one)).payment_status,
      (status) => status === "completed",
    );
    const told = await road.rows<{ text: string }>(
      "SELECT text FROM staff_notice WHERE key LIKE 'cash-parts:' || $1 || ':%'",
      [one.order.id],
    );
    expect(told.map(({ text }) => text)).toEqual([
      `Pay back RWF 1,500 in cash, which riders brought for ${one.order.order_number}: its buyer paid all of it otherwise.`,
    ]);
  });
});

it("and nothing contradicts anything", async () => {
  expect(await audited()).toEqual({});
});
