import { beforeAll, describe, expect, it } from "vitest";
import { dashboardResponseSchema } from "../../src/contracts/dashboard";
import { orderListResponseSchema, type PlacedOrder } from "../../src/contracts/orders";
import { OrderDesk } from "../../harness/order-desk";
import { callShop } from "../../harness/people";
import { until } from "../../harness/until";
import { useShop } from "../../harness/use-shop";

const DAY = 24 * 60;
/** The sweep comes every few seconds. */
const PATIENCE_MS = 60_000;

const shop = useShop("quiet");
let desk: OrderDesk;
let variantId: string;

beforeAll(async () => {
  desk = await OrderDesk.at(shop);
  variantId = await desk.variant(1000);
});

const place = (quantity = 1, variant_id = variantId) => desk.placed({ variant_id, quantity });

const pay = async ({ id: order_id, access_token }: PlacedOrder, payment_method: string) => {
  const body = { order_id, access_token, payment_method };
  expect((await callShop(shop, "POST", "/api/payments", { body })).status).toBe(201);
};

/** Lets this many minutes pass for what an order holds. */
const pass = (minutes: number, ...orders: PlacedOrder[]) =>
  desk.rows(
    `UPDATE unpaid_hold SET since = since - $1 * interval '1 minute',
       scarce_since = scarce_since - $1 * interval '1 minute' WHERE order_id = ANY ($2)`,
    [minutes, orders.map(({ id }) => id)],
  );

const cancelled = ({ id }: PlacedOrder) =>
  until(
    () => desk.read(id),
    ({ status }) => status === "cancelled",
    PATIENCE_MS,
  );

const mailsOf = ({ id }: PlacedOrder) =>
  desk.rows<{ template: string; reason: string | null }>(
    `SELECT template, facts ->> 'reason' AS reason FROM mail
     WHERE facts ->> 'orderId' = $1 AND template <> 'new-order' ORDER BY id`,
    [id],
  );

const sums = async () => {
  const { json } = await callShop(shop, "GET", "/api/admin/dashboard", { token: desk.token });
  return dashboardResponseSchema.parse(json).data;
};

/** Nobody has come for these while another one ended that was as old. */
async function stay(orders: readonly PlacedOrder[], witness: PlacedOrder): Promise<void> {
  await cancelled(witness);
  for (const { id } of orders) expect((await desk.read(id)).status).not.toBe("cancelled");
}

describe("an order that nobody pays", () => {
  it("tells its buyer how long it is kept, whatever he chose", async () => {
    const order = await place();
    const held = async () => {
      const { held_until: end, createdAt } = await desk.read(order.id);
      return end === null ? null : (Date.parse(end) - Date.parse(createdAt)) / 60_000;
    };
    expect(await held()).toBeCloseTo(DAY, 0);
    await pay(order, "placeholder");
    expect(await held()).toBeCloseTo(DAY, 0);
    await pay(order, "cod");
    expect(await held()).toBeNull();
    const other = await place();
    await desk.setStatus(other.id, "processing");
    expect((await desk.read(other.id)).held_until).toBeNull();
  });

  it("is cancelled after the time that is set, once, with its stock, its mail and its reason", async () => {
    const before = await desk.level(variantId);
    const order = await place(3);
    const young = await place();
    await desk.aligned(order.id);
    expect((await desk.level(variantId)).reserved).toBe(before.reserved + 4);
    await pass(DAY, order);
    const { history, payment_status } = await cancelled(order);
    expect(payment_status).toBe("unpaid");
    expect(history.map(({ event, by }) => [event, by])).toEqual([
      ["placed", "customer"],
      ["never-paid", "system"],
    ]);
    const after = await desk.level(variantId);
    expect(after).toMatchObject({ reserved: before.reserved + 1, stocked: before.stocked });
    expect(after.reservations).toBe(after.reserved);
    expect((await desk.aligned(order.id)).status).toBe("canceled");
    expect(await mailsOf(order)).toEqual([
      { template: "order-received", reason: null },
      { template: "order-expired", reason: "never-paid" },
    ]);
    expect((await desk.read(young.id)).status).toBe("pending");
    const notifications = await desk.rows<{ text: string }>(
      "SELECT text FROM staff_notice WHERE key = 'order-expired:' || $1",
      [order.id],
    );
    expect(notifications).toEqual([
      { text: `${order.order_number} for RWF 38,000 was never paid and was cancelled.` },
    ]);
  });

  it("ends with another word where the buyer was promised one, and not once money was seen", async () => {
    const [promised, seen] = [await place(), await place()];
    for (const order of [promised, seen]) await pay(order, "placeholder");
    const body = { received_as: "cash", amount: seen.total_amount };
    const path = `/api/orders/${seen.id}/payments`;
    expect((await callShop(shop, "POST", path, { token: desk.token, body })).status).toBe(201);
    await pass(DAY, promised, seen);
    const { history, payments } = await cancelled(promised);
    expect(history.at(-1)).toMatchObject({ event: "not-confirmed", by: "system" });
    expect(payments.map(({ payment_status }) => payment_status)).toEqual(["failed"]);
    expect((await mailsOf(promised)).at(-1)).toEqual({
      template: "order-expired",
      reason: "not-confirmed",
    });
    expect(await desk.read(seen.id)).toMatchObject({
      status: "pending",
      payment_status: "completed",
    });
  });

  it("is counted as cancelled on the dashboard", async () => {
    const { orders_by_status: before } = await sums();
    const order = await place();
    await pass(DAY, order);
    await cancelled(order);
    const { orders_by_status: after } = await until(sums, (now) => {
      return now.orders_by_status.cancelled > before.cancelled;
    });
    expect(after.pending).toBe(before.pending);
  });

  it("is not cancelled when it is to be paid at the door, or somebody of the staff took it on", async () => {
    const [atTheDoor, takenOn, witness] = [await place(), await place(), await place()];
    await pay(atTheDoor, "cod");
    await desk.setStatus(takenOn.id, "processing");
    await pass(3 * DAY, atTheDoor, takenOn, witness);
    await stay([atTheDoor, takenOn], witness);
  });

  it("waits half an hour from when less than a tenth of its product is left", async () => {
    const rare = await desk.variant(20);
    const [order, other] = [await place(10, rare), await place(8, rare)];
    // Two of twenty are a tenth, not less.
    const witness = await place();
    await pass(DAY, witness);
    await pass(60, order);
    await stay([order], witness);
    const last = await place(1, rare);
    const scarce = await until(
      () =>
        desk.rows<{ id: string }>(
          "SELECT order_id AS id FROM unpaid_hold WHERE order_id = ANY ($1) AND scarce_since IS NOT NULL",
          [[order.id, other.id, last.id]],
        ),
      (rows) => rows.length === 3,
      PATIENCE_MS,
    );
    expect(scarce).toHaveLength(3);
    expect((await desk.read(order.id)).status).toBe("pending");
    await pass(30, order);
    await cancelled(order);
    // Ten are free again: the others have their day.
    const back = await until(
      () =>
        desk.rows<{ order_id: string }>(
          "SELECT order_id FROM unpaid_hold WHERE order_id = ANY ($1) AND scarce_since IS NULL",
          [[other.id, last.id]],
        ),
      (rows) => rows.length === 2,
      PATIENCE_MS,
    );
    expect(back).toHaveLength(2);
  });

  it("and is to be paid at the door is on the list of calls after a day, until staff confirm it", async () => {
    const [order, wallet] = [await place(), await place()];
    await pay(order, "cod");
    const listed = async () => {
      const path = "/api/orders?payment_status=to_call&limit=100";
      const { json } = await callShop(shop, "GET", path, { token: desk.token });
      return orderListResponseSchema.parse(json).data.map(({ id }) => id);
    };
    expect(await listed()).not.toContain(order.id);
    await pass(DAY - 1, order);
    expect(await listed()).not.toContain(order.id);
    await pass(1, order);
    expect(await listed()).toContain(order.id);
    expect(await listed()).not.toContain(wallet.id);
    const numbers = [order, wallet].map(({ order_number }) => order_number);
    const file = `/api/orders/export?payment_status=to_call&order_numbers=${numbers.join(",")}`;
    const { json: csv } = await callShop(shop, "GET", file, { token: desk.token });
    expect(numbers.map((number) => String(csv).includes(number))).toEqual([true, false]);
    await desk.setStatus(order.id, "processing");
    expect(await listed()).not.toContain(order.id);
  });

  it("is cancelled as the setting says then", async () => {
    const set = (holdMinutes: number) =>
      callShop(shop, "PUT", "/api/admin/app-settings", {
        token: desk.token,
        body: { holdMinutes },
      });
    const order = await place();
    await pass(60, order);
    expect((await set(60)).status).toBe(200);
    try {
      await cancelled(order);
    } finally {
      await set(DAY);
    }
  });
});
