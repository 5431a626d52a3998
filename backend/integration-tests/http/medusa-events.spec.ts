import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { productResponseSchema } from "../../src/contracts/catalogue";
import { contentVersionResponseSchema } from "../../src/contracts/content";
import type { OrderStatus } from "../../src/contracts/orders";
import { enterBackOffice, stockPlaceOf } from "../../harness/back-office";
import { laterStory } from "../../harness/content-desk";
import { DropDesk } from "../../harness/drop-desk";
import { EventRecorder, type HeardEvent } from "../../harness/event-recorder";
import { makeGoods } from "../../harness/goods";
import { OrderDesk } from "../../harness/order-desk";
import { callShop, register, withDatabase } from "../../harness/people";
import { ordered } from "../../harness/sales-counter";
import { recordMoney } from "../../harness/record-money";
import { until } from "../../harness/until";
import { ownShop } from "../../harness/use-shop";
import { NO_POST, QUICK } from "../../harness/visitor";

const ear = new EventRecorder();
const shop = ownShop({
  env: {
    ...NO_POST,
    ...QUICK,
    PACE: "0.1",
    SEED_DEMO: "false",
    ...ear.env,
  },
});
let desk: OrderDesk;

/** What was heard of a thing by its id, when `count` of it are there and nothing waits any more. */
const heardOf = async (id: string, count: number): Promise<HeardEvent[]> => {
  await until(
    () => ear.heardOf(id),
    (events) => events.length >= count,
  );
  await until(waiting, (n) => n === 0);
  return ear.heardOf(id);
};

const waiting = () =>
  withDatabase(shop, async (database) => {
    const { rows } = await database.query<{ n: number }>(
      "SELECT count(*)::integer AS n FROM event_outbox",
    );
    return rows[0]?.n ?? 0;
  });

const idOf = async (text: string, id: string): Promise<string> => {
  const found = await until(
    () => desk.rows<{ id: string }>(text, [id]),
    (rows) => rows.length > 0,
  );
  return found[0]?.id ?? "";
};

const fulfilmentOf = (orderId: string) =>
  idOf("SELECT fulfillment_id AS id FROM order_fulfillment WHERE order_id = $1", orderId);
const medusaPaymentOf = (orderId: string) =>
  idOf(
    `SELECT p.id FROM order_payment_collection k
     JOIN payment p ON p.payment_collection_id = k.payment_collection_id WHERE k.order_id = $1`,
    orderId,
  );

/** An order of a new guest, as Medusa has it. */
async function placed() {
  const email = `${randomUUID()}@example.rw`;
  const order = await ordered(shop, await desk.variant(5), 1, { email });
  await desk.aligned(order.id);
  return { ...order, email };
}

async function broughtTo(orderId: string, ...statuses: OrderStatus[]) {
  for (const status of statuses) {
    await desk.bring(orderId, status);
    await desk.aligned(orderId);
  }
}

beforeAll(async () => {
  desk = await OrderDesk.at(shop);
});

describe("a subscriber of Medusa's events hears", () => {
  it("that a drop opens, and that it is sold out, once each", async () => {
    const drops = await DropDesk.at(shop);
    const [goods] = await makeGoods(shop, { pieces: 1 });
    const drop = await drops.made([goods.product.id], { has_queue: false });
    await drops.open(drop);
    await ordered(shop, goods.variantId, 1, { email: `${randomUUID()}@example.rw` });
    await until(
      () => drops.now(drop.handle),
      ({ state }) => state === "sold_out",
    );
    const data = { id: drop.id };
    expect(await heardOf(drop.id, 2)).toEqual([
      { name: "drop.opened", data },
      { name: "drop.sold_out", data },
    ]);
  });

  it("of an order, and of the guest who placed it, once", async () => {
    const order = await placed();
    const customerId = await idOf("SELECT id FROM customer WHERE email = $1", order.email);
    expect(await heardOf(order.id, 1)).toEqual([{ name: "order.placed", data: { id: order.id } }]);
    expect(await heardOf(customerId, 1)).toEqual([
      { name: "customer.created", data: { id: customerId } },
    ]);
    // The same guest again is nobody new.
    const again = await ordered(shop, await desk.variant(1), 1, { email: order.email });
    await heardOf(again.id, 1);
    expect(await heardOf(customerId, 1)).toHaveLength(1);
  });

  it("of its way to the buyer, each step once and with Medusa's payloads", async () => {
    const { id } = await placed();
    await broughtTo(id, "processing", "shipped", "delivered");
    const fulfilment = await fulfilmentOf(id);
    const both = { order_id: id, fulfillment_id: fulfilment, no_notification: false };
    expect((await heardOf(id, 2)).map(({ name, data }) => [name, data])).toEqual([
      ["order.placed", { id }],
      ["order.fulfillment_created", both],
    ]);
    expect((await heardOf(fulfilment, 3)).map(({ name, data }) => [name, data])).toEqual([
      ["order.fulfillment_created", both],
      ["shipment.created", { id: fulfilment, no_notification: false }],
      ["delivery.created", { id: fulfilment, no_notification: false }],
    ]);
  });

  it("of its money and its end", async () => {
    const order = await placed();
    const paid = await recordMoney(shop, desk.token, order);
    const medusaPayment = await medusaPaymentOf(order.id);
    await heardOf(medusaPayment, 1);
    await broughtTo(order.id, "cancelled");
    const refund = await idOf("SELECT id FROM checkout_refund WHERE order_id = $1", order.id);
    const { status } = await callShop(shop, "PUT", `/api/payments/${paid.id}/refunds/${refund}`, {
      token: desk.token,
      body: { status: "completed" },
    });
    expect(status).toBe(200);
    expect(await heardOf(medusaPayment, 2)).toEqual([
      { name: "payment.captured", data: { id: medusaPayment } },
      { name: "payment.refunded", data: { id: medusaPayment } },
    ]);
    expect((await heardOf(order.id, 2)).map(({ name }) => name)).toEqual([
      "order.placed",
      "order.canceled",
    ]);
  });

  it("of what is shipped in Medusa's dashboard from there alone", async () => {
    const { id, items } = await placed();
    const names = async () => (await heardOf(id, 1)).map(({ name }) => name);
    const backOffice = await enterBackOffice(shop);
    const [item] = items;
    const place = await stockPlaceOf(backOffice, item?.product_id ?? "", item?.variant_id ?? "");
    await backOffice("POST", `/admin/orders/${id}/fulfillments`, {
      items: [{ id: item?.id, quantity: 1 }],
      location_id: place.locationId,
    });
    await until(names, (all) => all.includes("order.fulfillment_created"));
    await broughtTo(id, "shipped");
    const fulfilment = await fulfilmentOf(id);
    await heardOf(fulfilment, 2);
    expect((await names()).filter((name) => name === "order.fulfillment_created")).toHaveLength(1);
  });

  it("of people who register, change and leave", async () => {
    const person = await register(shop, { firstname: "Ineza", lastname: "Mugisha" });
    const customerId = await idOf(
      "SELECT customer_id AS id FROM account WHERE email = $1",
      person.email,
    );
    await heardOf(customerId, 1);
    const changed = await callShop(shop, "PUT", "/api/auth/me", {
      token: person.token,
      body: { firstname: "Keza" },
    });
    expect(changed.status).toBe(200);
    await heardOf(customerId, 2);
    const left = await callShop(shop, "DELETE", `/api/auth/users/${person.user.id}`, {
      token: desk.token,
    });
    expect(left.status).toBe(200);
    expect((await heardOf(customerId, 3)).map(({ name }) => name)).toEqual([
      "customer.created",
      "customer.updated",
      "customer.deleted",
    ]);
  });

  it("of products", async () => {
    const variantId = await desk.variant(1);
    const id = await idOf("SELECT product_id AS id FROM product_variant WHERE id = $1", variantId);
    const read = await callShop(shop, "GET", `/api/products/${id}`, { token: desk.token });
    const product = productResponseSchema.parse(read.json).data;
    const path = `/api/products/${product.id}`;
    const saved = await callShop(shop, "PUT", path, { token: desk.token, body: { price: 7000 } });
    expect(saved.status).toBe(200);
    expect((await callShop(shop, "DELETE", path, { token: desk.token })).status).toBe(200);
    expect((await heardOf(id, 3)).map(({ name }) => name)).toEqual([
      "product.created",
      "product.updated",
      "product.deleted",
    ]);
  });
});

it("hears of what staff publish and take back", async () => {
  const { token } = desk;
  const path = "/api/admin/content/story";
  const body = await laterStory(shop, token);
  const { json } = await callShop(shop, "POST", path, { token, body });
  const { id, part, starts_at, ends_at } = contentVersionResponseSchema.parse(json).data;
  await callShop(shop, "DELETE", `${path}/${id}`, { token });
  const data = { id, part, starts_at, ends_at };
  expect(await heardOf(id, 2)).toEqual([
    { name: "content.published", data },
    { name: "content.withdrawn", data },
  ]);
});

it("hears after a kill what was not told before it", async () => {
  const id = randomUUID();
  await shop.kill9();
  await withDatabase(shop, (database) =>
    database.query("INSERT INTO event_outbox (name, data) VALUES ('order.placed', $1)", [{ id }]),
  );
  await shop.restart();
  expect(await heardOf(id, 1)).toEqual([{ name: "order.placed", data: { id } }]);
});
