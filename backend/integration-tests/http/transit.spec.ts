import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { orderBody } from "../../harness/checkout-storm";
import { failureSchema } from "../../src/contracts/envelope";
import { placedOrderResponseSchema, type PlacedOrder } from "../../src/contracts/orders";
import {
  guestTransitResponseSchema,
  transitListResponseSchema,
  transitRemovedResponseSchema,
} from "../../src/contracts/transit";
import { useShop } from "../../harness/use-shop";
import { callShop, register, withDatabase, type Person } from "../../harness/people";

const shop = useShop("quiet");
let variants: string[];

const call = (who: Person, method: string, path = "", body?: unknown) =>
  callShop(shop, method, `/api/transit${path}`, { token: who.token, body });
const listOf = async (who: Person, query = "") =>
  transitListResponseSchema.parse((await call(who, "GET", query)).json);
const idsOf = async (who: Person) => (await listOf(who)).data.map(({ id }) => id);
const newPerson = () => register(shop, { firstname: "Keza", lastname: "Umutoni" });
const query = (text: string, values: unknown[] = []) =>
  withDatabase(shop, async (database) => (await database.query<{ id: string }>(text, values)).rows);

/** @param who null for a guest */
async function order(who: Person | null, email?: string): Promise<PlacedOrder> {
  const items = variants.map((variant_id, at) => ({ variant_id, quantity: at + 1 }));
  const { json } = await callShop(shop, "POST", "/api/orders", {
    token: who?.token,
    body: { ...orderBody("", 1), items, ...(email ? { email } : {}) },
    headers: { "Idempotency-Key": randomUUID() },
  });
  return placedOrderResponseSchema.parse(json).data;
}

/** Begun to be paid as the shop confirms it. */
async function paid(placed: PlacedOrder): Promise<PlacedOrder> {
  const body = { order_id: placed.id, payment_method: "placeholder" };
  const { status } = await callShop(shop, "POST", "/api/payments", {
    body: { ...body, access_token: placed.access_token },
  });
  expect(status).toBe(201);
  return placed;
}

const setStatus = (id: string, status: string) =>
  query("UPDATE order_progress SET status = $2 WHERE order_id = $1", [id, status]);
const lineIds = ({ items }: PlacedOrder) => items.map(({ id }) => id);

beforeAll(async () => {
  const rows = await query(
    `SELECT v.id FROM product_variant v JOIN product p ON p.id = v.product_id AND p.status = 'published'
     JOIN product_variant_inventory_item k ON k.variant_id = v.id
     JOIN inventory_level l ON l.inventory_item_id = k.inventory_item_id
     WHERE v.deleted_at IS NULL ORDER BY l.stocked_quantity DESC, v.id LIMIT 2`,
  );
  variants = rows.map(({ id }) => id);
  await query(
    `UPDATE inventory_level SET stocked_quantity = 10000,
       raw_stocked_quantity = '{"value": "10000", "precision": 20}'`,
  );
});

describe("the transit list", () => {
  it("has the lines of one's own paid orders as they were ordered, the latest first", async () => {
    const keza = await newPerson();
    const first = await paid(await order(keza));
    const second = await paid(await order(keza));
    const list = await listOf(keza);
    expect(list.data.map(({ id }) => id)).toEqual([...lineIds(second), ...lineIds(first)]);
    expect(list.count).toBe(4);
    const [line] = first.items;
    expect(list.data[2]).toMatchObject({
      _id: line?.product_id,
      product_id: line?.product_id,
      variant_id: line?.variant_id,
      name: line?.product_name,
      price: line?.unit_price,
      quantity: line?.quantity,
      size: line?.size,
      color: line?.color,
      orderNumber: first.order_number,
      order_id: first.id,
      status: "pending",
    });
    const page = await listOf(keza, "?limit=1&offset=1");
    expect(page.data.map(({ id }) => id)).toEqual(lineIds(second).slice(1));
    expect(page).toMatchObject({ count: 4, limit: 1, offset: 1 });
  });

  it("has nothing of an unpaid order until it is paid, or will be at the door", async () => {
    const keza = await newPerson();
    const [one, two, three] = [await order(keza), await order(keza), await order(keza)];
    expect(await idsOf(keza)).toEqual([]);
    const promise = `INSERT INTO checkout_payment (id, order_id, amount, payment_method, payment_status)
      SELECT $2, id, total_amount, $3, $4 FROM checkout_order WHERE id = $1`;
    await query(promise, [one.id, `pay_${randomUUID()}`, "cod", "pending"]);
    await query(promise, [two.id, `pay_${randomUUID()}`, "cod", "failed"]);
    await query(promise, [three.id, `pay_${randomUUID()}`, "momo", "pending"]);
    expect(await idsOf(keza)).toEqual(lineIds(one));
    await paid(two);
    expect(await idsOf(keza)).toEqual([...lineIds(two), ...lineIds(one)]);
  });

  it("lets go of what is delivered or cancelled, and takes it back when that was a mistake", async () => {
    const keza = await newPerson();
    const placed = await paid(await order(keza));
    for (const [status, isThere] of [
      ["processing", true],
      ["shipped", true],
      ["delivered", false],
      ["shipped", true],
      ["cancelled", false],
      ["pending", true],
    ] as const) {
      await setStatus(placed.id, status);
      const list = await listOf(keza);
      expect([status, list.data.map(({ id }) => id)]).toEqual([
        status,
        isThere ? lineIds(placed) : [],
      ]);
      expect(list.data.every((line) => line.status === status)).toBe(true);
    }
  });

  it("has what was ordered as a guest with the verified address, and with no other", async () => {
    const keza = await newPerson();
    const placed = await paid(await order(null, keza.email));
    await paid(await order(null));
    const other = await newPerson();
    await paid(await order(other, keza.email));
    expect(await idsOf(keza)).toEqual(lineIds(placed));
  });
});

describe("taking lines off the list and putting them back", () => {
  it("takes off one, then all, and repeating takes off nothing more", async () => {
    const keza = await newPerson();
    const [one, two] = [await paid(await order(keza)), await paid(await order(keza))];
    const [gone = ""] = lineIds(one);
    const remove = async (path = "") =>
      transitRemovedResponseSchema.parse((await call(keza, "DELETE", path)).json).data.removed;
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(`/${gone}`)));
    expect(answers.reduce((sum, removed) => sum + removed, 0)).toBe(1);
    expect(await idsOf(keza)).toEqual([...lineIds(two), ...lineIds(one).slice(1)]);
    expect(await remove()).toBe(3);
    expect(await remove()).toBe(0);
    expect(await listOf(keza)).toMatchObject({ data: [], count: 0 });
    const third = await paid(await order(keza));
    expect(await idsOf(keza)).toEqual(lineIds(third));
  });

  it("puts back one or many, and adds nothing that is there", async () => {
    const keza = await newPerson();
    const placed = await paid(await order(keza));
    const add = async (...items: object[]) => {
      const { status, json } = await call(keza, "POST", "", { items });
      expect(status).toBe(200);
      return transitListResponseSchema.parse(json).data.map(({ id }) => id);
    };
    const orderNumber = placed.order_number;
    const [first, second] = placed.items;
    const one = { orderNumber, variant_id: first?.variant_id, quantity: 1 };
    const two = {
      orderNumber,
      product_id: second?.product_id,
      size: second?.size,
      color: second?.color,
    };
    expect(await add(one, two)).toEqual(lineIds(placed));
    await call(keza, "DELETE");
    expect(await add(one)).toEqual([first?.id]);
    expect(await add(one, two, one)).toEqual(lineIds(placed));
    await setStatus(placed.id, "delivered");
    expect(await add(one)).toEqual([]);
  });

  it("knows nobody else's orders, and names every line that is not there", async () => {
    const [keza, other] = [await newPerson(), await newPerson()];
    const own = await paid(await order(keza));
    const others = await paid(await order(other));
    await call(keza, "DELETE");
    const variant_id = own.items[0]?.variant_id;
    const { status, json } = await call(keza, "POST", "", {
      items: [
        { orderNumber: own.order_number, variant_id },
        { orderNumber: others.order_number, variant_id },
        { orderNumber: own.order_number, variant_id: "variant_nobody" },
      ],
    });
    expect(status).toBe(404);
    expect(failureSchema.parse(json).errors?.map(({ field }) => field)).toEqual([
      "items.1.orderNumber",
      "items.2.variant_id",
    ]);
    expect(await idsOf(keza)).toEqual([]);
    for (const id of [lineIds(others)[0], "ordli_nobody", own.id]) {
      expect(await call(keza, "DELETE", `/${id}`)).toMatchObject({ status: 404 });
    }
    expect(await idsOf(other)).toEqual(lineIds(others));
  });

  it.each([
    ["items.0.orderNumber", [{ variant_id: "v" }]],
    ["items.0.product_id", [{ orderNumber: "STR-000001" }]],
    ["items.0.quantity", [{ orderNumber: "STR-000001", variant_id: "v", quantity: 0 }]],
    ["items", []],
  ])("refuses a body with a bad %s", async (field, items) => {
    const { status, json } = await call(await newPerson(), "POST", "", { items });
    expect(status).toBe(400);
    expect(failureSchema.parse(json).errors?.map((error) => error.field)).toContain(field);
  });
});

describe("a guest's transit", () => {
  const ask = async (orders: unknown) => {
    const answer = await callShop(shop, "POST", "/api/transit/orders", { body: { orders } });
    return { ...answer, ids: () => guestTransitResponseSchema.parse(answer.json).data };
  };
  const keyOf = ({ id, access_token }: PlacedOrder) => ({ order_id: id, access_token });

  it("is live: what arrives leaves it, and each line names its order", async () => {
    const [one, other] = [await paid(await order(null)), await paid(await order(null))];
    const keys = [keyOf(one), keyOf(other)];
    const lines = (await ask(keys)).ids();
    expect(lines.map(({ id }) => id)).toEqual([...lineIds(other), ...lineIds(one)]);
    expect(new Set(lines.map(({ order_id }) => order_id))).toEqual(new Set([one.id, other.id]));
    await setStatus(one.id, "delivered");
    expect((await ask(keys)).ids().map(({ id }) => id)).toEqual(lineIds(other));
    await setStatus(other.id, "cancelled");
    expect((await ask(keys)).ids()).toEqual([]);
  });

  it("has nothing of an unpaid order, nor of one that the token does not open", async () => {
    const unpaid = await order(null);
    const mine = await paid(await order(null));
    const foreign = await paid(await order(null));
    const answer = await ask([
      keyOf(unpaid),
      keyOf(mine),
      keyOf(mine),
      { order_id: foreign.id, access_token: mine.access_token },
      { order_id: "order_nowhere", access_token: mine.access_token },
    ]);
    expect(answer.status).toBe(200);
    expect(answer.ids().map(({ id }) => id)).toEqual(lineIds(mine));
    expect((await ask([{ order_id: foreign.id, access_token: "x" }])).ids()).toEqual([]);
  });

  it.each([
    ["none", []],
    ["too many", Array.from({ length: 21 }, () => ({ order_id: "o", access_token: "t" }))],
    ["no token", [{ order_id: "o" }]],
  ])("refuses %s", async (_, orders) => {
    const { status, json } = await ask(orders);
    expect(status).toBe(400);
    expect(failureSchema.parse(json).errors?.[0]?.field).toMatch(/^orders/);
  });
});
