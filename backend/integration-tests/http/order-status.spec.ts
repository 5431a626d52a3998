import { beforeAll, describe, expect, it } from "vitest";
import { orderCustomerResponseSchema } from "../../src/contracts/order-customer";
import { failureSchema } from "../../src/contracts/envelope";
import {
  ORDER_STATUSES,
  orderNoteResponseSchema,
  orderResponseSchema,
  placedOrderResponseSchema,
  type OrderStatus,
} from "../../src/contracts/orders";
import { makeGoods, type Goods } from "../../harness/goods";
import { TimelineDesk } from "../../harness/timeline-desk";
import { useShop } from "../../harness/use-shop";
import { OrderDesk, type Level } from "../../harness/order-desk";
import { callShop, register, type Person } from "../../harness/people";
import { order as placeOrder } from "../../harness/sales-counter";

const QUANTITY = 2;
/** What an order adds to the two columns of its level in each status. */
const WEIGHT: Record<OrderStatus, { stocked: number; reserved: number }> = {
  pending: { stocked: 0, reserved: QUANTITY },
  processing: { stocked: 0, reserved: QUANTITY },
  shipped: { stocked: -QUANTITY, reserved: 0 },
  delivered: { stocked: -QUANTITY, reserved: 0 },
  cancelled: { stocked: 0, reserved: 0 },
};
const pairs = ORDER_STATUSES.flatMap((from) =>
  ORDER_STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
);

const shop = useShop("quiet");
let desk: OrderDesk;
let goods: Goods[];
let somebody: Person;

const variant = (at: number) => {
  const one = goods[at];
  if (!one) throw new Error(`There is no article ${at}.`);
  return one.variantId;
};
const withWeight = (level: Level, status: OrderStatus): Level => ({
  stocked: level.stocked + WEIGHT[status].stocked,
  reserved: level.reserved + WEIGHT[status].reserved,
  rawStocked: level.rawStocked + WEIGHT[status].stocked,
  rawReserved: level.rawReserved + WEIGHT[status].reserved,
  reservations: level.reservations + WEIGHT[status].reserved,
});
beforeAll(async () => {
  desk = await OrderDesk.at(shop);
  goods = await makeGoods(shop, { pieces: 50, count: 4 });
  somebody = await register(shop, { firstname: "Eric", lastname: "Mugisha" });
});

describe("the five statuses", () => {
  it.each(pairs)("from %s to %s moves exactly its stock, there and back", async (from, to) => {
    const before = await desk.level(variant(0));
    const { id } = await desk.placed({ variant_id: variant(0), quantity: QUANTITY });
    expect(await desk.level(variant(0))).toEqual(withWeight(before, "pending"));
    if (from !== "pending") await desk.bring(id, from);
    expect(await desk.level(variant(0))).toEqual(withWeight(before, from));
    expect((await desk.bring(id, to)).status).toBe(to);
    expect(await desk.level(variant(0))).toEqual(withWeight(before, to));
    await desk.bring(id, from);
    expect(await desk.level(variant(0))).toEqual(withWeight(before, from));
    if (from !== "cancelled") await desk.bring(id, "cancelled");
    expect(await desk.level(variant(0))).toEqual(before);
  });

  it("are written into history, audit log and a mail to the buyer, once for each change", async () => {
    const { id, access_token: token } = await desk.placed({ variant_id: variant(0), quantity: 1 });
    for (const status of ["processing", "processing", "shipped", "delivered"] as const) {
      await desk.bring(id, status);
    }
    const { history } = await desk.read(id);
    expect(history.map(({ status, event, by }) => [status, event, by])).toEqual([
      ["pending", "placed", "customer"],
      ["processing", "processing", shop.admin.email],
      ["shipped", "shipped", shop.admin.email],
      ["delivered", "delivered", shop.admin.email],
    ]);
    expect(await desk.statusMails(id)).toEqual(["processing", "shipped", "delivered"]);
    const activities = await desk.rows<{ who: string; before: unknown; after: unknown }>(
      `SELECT who, before, after FROM audit_event WHERE subject_id = $1 AND action = 'order.status' ORDER BY id`,
      [id],
    );
    expect(activities).toEqual([
      { who: shop.admin.email, before: { status: "pending" }, after: { status: "processing" } },
      { who: shop.admin.email, before: { status: "processing" }, after: { status: "shipped" } },
      { who: shop.admin.email, before: { status: "shipped" }, after: { status: "delivered" } },
    ]);
    const { json } = await callShop(shop, "GET", `/api/orders/${id}?access_token=${token}`);
    const seen = orderResponseSchema.parse(json).data.history.map(({ by }) => by);
    expect(new Set(seen)).toEqual(new Set(["customer", "staff"]));
  });

  it("send no mail when the shop mails no customers", async () => {
    await desk.rows("UPDATE app_setting SET email_notifications = false");
    const { id } = await desk.placed({ variant_id: variant(0), quantity: 1 });
    await desk.bring(id, "processing");
    expect(await desk.statusMails(id)).toEqual([]);
    await desk.rows("UPDATE app_setting SET email_notifications = true");
    await desk.bring(id, "cancelled");
    expect(await desk.statusMails(id)).toEqual(["cancelled"]);
  });

  it("are for admins only, of orders that exist, and only these five", async () => {
    const { id } = await desk.placed({ variant_id: variant(0), quantity: 1 });
    const url = `/api/orders/${id}/status`;
    const body = { status: "shipped" };
    expect((await callShop(shop, "PUT", url, { body })).status).toBe(401);
    expect((await desk.setStatus(id, "shipped", somebody.token)).status).toBe(403);
    expect((await desk.setStatus("order_nobody", "shipped")).status).toBe(404);
    for (const bad of [{ status: "lost" }, { status: 1 }, {}, { ...body, paid: true }]) {
      const answer = await callShop(shop, "PUT", url, { token: desk.token, body: bad });
      expect(answer.status).toBe(400);
      failureSchema.parse(answer.json);
    }
    expect((await desk.read(id)).status).toBe("pending");
    await desk.bring(id, "cancelled");
  });
});

describe("changes at once", () => {
  it("of one order, twenty of them, leave the stock of the last", async () => {
    const before = await desk.level(variant(0));
    const { id } = await desk.placed({ variant_id: variant(0), quantity: QUANTITY });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        desk.setStatus(id, ORDER_STATUSES[at % ORDER_STATUSES.length] ?? "pending"),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { status, history } = await desk.read(id);
    expect(history.at(-1)?.status).toBe(status);
    const repeats = history.filter((entry, at) => entry.status === history[at - 1]?.status);
    expect(repeats).toEqual([]);
    expect(await desk.level(variant(0))).toEqual(withWeight(before, status));
    if (status !== "cancelled") await desk.bring(id, "cancelled");
    expect(await desk.level(variant(0))).toEqual(before);
  });

  it("of forty orders over the same two articles, in both orders, never wait in a circle", async () => {
    const before = [await desk.level(variant(0)), await desk.level(variant(1))];
    for (const at of [0, 1]) await desk.setFree(variant(at), 100);
    const full = [await desk.level(variant(0)), await desk.level(variant(1))];
    const orders = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        desk.placed(
          { variant_id: variant(at % 2), quantity: 1 },
          { variant_id: variant((at + 1) % 2), quantity: 1 },
        ),
      ),
    );
    for (const status of ["shipped", "cancelled", "processing", "cancelled"] as const) {
      const answers = await Promise.all(orders.map(({ id }) => desk.setStatus(id, status)));
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    }
    expect([await desk.level(variant(0)), await desk.level(variant(1))]).toEqual(full);
    for (const at of [0, 1]) {
      const level = before[at];
      if (level) await desk.setFree(variant(at), level.stocked - level.reserved);
    }
  });
});

describe("the customer of an order", () => {
  const customerOf = (id: string, token?: string) =>
    callShop(shop, "GET", `/api/orders/${id}/customer`, { token });
  const boughtBy = async ({ id }: { id: string }) =>
    orderCustomerResponseSchema.parse((await customerOf(id, desk.token)).json).data;
  const bought = async (over: object, token?: string) => {
    const items = [{ variant_id: variant(0), quantity: 1 }];
    const { json } = await placeOrder(shop, items, over, token);
    return placedOrderResponseSchema.parse(json).data;
  };

  it("is known by what was kept: by the account, else as a guest by phone and address", async () => {
    const keza = await register(shop, { firstname: "Keza", lastname: "Umutoni" });
    const guest = await bought({ email: keza.email.toUpperCase() });
    expect(await boughtBy(guest)).toEqual({ orders: 1, total_amount: guest.total_amount });
    const [first, second] = [await bought({}, keza.token), await bought({}, keza.token)];
    const total_amount = first.total_amount + second.total_amount;
    expect(await boughtBy(second)).toEqual({ orders: 2, total_amount });
    await desk.bring(first.id, "cancelled");
    expect(await boughtBy(first)).toEqual({ orders: 1, total_amount: second.total_amount });
    expect(await boughtBy(guest)).toEqual({ orders: 1, total_amount: guest.total_amount });
    const codes = [
      await customerOf(first.id),
      await customerOf(first.id, keza.token),
      await customerOf("order_nobody", desk.token),
    ];
    expect(codes.map(({ status }) => status)).toEqual([401, 403, 404]);
  });
});

describe("a note of the staff", () => {
  it("is kept, shown to admins and to nobody else", async () => {
    const order = await desk.placed({ variant_id: variant(0), quantity: 1 });
    const url = `/api/orders/${order.id}/notes`;
    const body = { text: " Call before you come " };
    const answer = await callShop(shop, "POST", url, { token: desk.token, body });
    expect(answer.status).toBe(201);
    const note = orderNoteResponseSchema.parse(answer.json).data;
    expect(note).toMatchObject({ text: "Call before you come", by: shop.admin.email });
    const notes = await new TimelineDesk(shop, desk.token).told(order.id, "?show=notes");
    expect(notes).toMatchObject([{ id: `note:${note.id}`, text: note.text, at: note.createdAt }]);
    const buyer = await callShop(
      shop,
      "GET",
      `/api/orders/${order.id}?access_token=${order.access_token}`,
    );
    expect(JSON.stringify(buyer.json)).not.toContain(note.text);
    const activities = await desk.rows(
      "SELECT after FROM audit_event WHERE action = 'order.note' AND subject_id = $1",
      [order.id],
    );
    expect(activities).toEqual([{ after: { text: note.text } }]);
  });

  it("is refused without text, of others, and for an order that is none", async () => {
    const order = await desk.placed({ variant_id: variant(0), quantity: 1 });
    const url = `/api/orders/${order.id}/notes`;
    const post = (path: string, body: unknown, token?: string) =>
      callShop(shop, "POST", path, { body, token });
    expect((await post(url, { text: "x" })).status).toBe(401);
    expect((await post(url, { text: "x" }, somebody.token)).status).toBe(403);
    expect((await post("/api/orders/order_nobody/notes", { text: "x" }, desk.token)).status).toBe(
      404,
    );
    for (const bad of [{}, { text: " " }, { text: "x".repeat(1001) }, { text: "x", by: "me" }]) {
      expect((await post(url, bad, desk.token)).status).toBe(400);
    }
    expect(await new TimelineDesk(shop, desk.token).told(order.id, "?show=notes")).toEqual([]);
  });
});
