import { beforeAll, describe, expect, it, vi } from "vitest";
import { failureSchema } from "../../src/contracts/envelope";
import type { OrderStatus, PlacedOrder } from "../../src/contracts/orders";
import { useShop } from "../../harness/use-shop";
import { enterBackOffice, stockPlaceOf, type BackOffice } from "../../harness/back-office";
import { OrderDesk, type Level } from "../../harness/order-desk";
import { withDatabase } from "../../harness/people";

const QUANTITY = 3;
/** PostgreSQL's word for a lock that somebody else holds. */
const LOCK_NOT_AVAILABLE = "55P03";
const codeOf = (error: { code?: string }) => error.code;
const PATIENCE_MS = 30_000;
const gone = { quantity: QUANTITY, fulfilled: QUANTITY, shipped: QUANTITY };
const waiting = { quantity: QUANTITY, fulfilled: 0, shipped: 0, delivered: 0 };

const shop = useShop("quiet");
let desk: OrderDesk;
let backOffice: BackOffice;
let variantId: string;

const newOrder = async (): Promise<PlacedOrder> => {
  const order = await desk.placed({ variant_id: variantId, quantity: QUANTITY });
  await desk.aligned(order.id);
  return order;
};

/** Waits until ours says what was done in Medusa's dashboard. */
const ours = (orderId: string, expected: object) =>
  vi.waitFor(
    async () => {
      const [own] = await desk.rows<{ status: OrderStatus; stock: string }>(
        "SELECT status, stock_state AS stock FROM order_progress WHERE order_id = $1",
        [orderId],
      );
      expect(own).toEqual(expected);
    },
    { timeout: PATIENCE_MS },
  );

const pack = async (order: PlacedOrder, quantity: number): Promise<string> => {
  const [item] = order.items;
  const place = await stockPlaceOf(backOffice, item?.product_id ?? "", variantId);
  const before = await fulfilmentIds(order.id);
  await backOffice("POST", `/admin/orders/${order.id}/fulfillments`, {
    items: [{ id: item?.id, quantity }],
    location_id: place.locationId,
  });
  const after = await fulfilmentIds(order.id);
  return after.find((id) => !before.includes(id)) ?? "";
};
const fulfilmentIds = async (orderId: string) =>
  (
    await desk.rows<{ id: string }>(
      "SELECT fulfillment_id AS id FROM order_fulfillment WHERE order_id = $1",
      [orderId],
    )
  ).map(({ id }) => id);
const at = (order: PlacedOrder, fulfilmentId: string) =>
  `/admin/orders/${order.id}/fulfillments/${fulfilmentId}`;
const ship = (order: PlacedOrder, fulfilmentId: string) =>
  backOffice("POST", `${at(order, fulfilmentId)}/shipments`, {
    items: [{ id: order.items[0]?.id, quantity: QUANTITY }],
  });

const taken = (level: Level, pieces = QUANTITY): Level => ({
  ...level,
  stocked: level.stocked - pieces,
  rawStocked: level.rawStocked - pieces,
});
const reserved = (level: Level, pieces = QUANTITY): Level => ({
  ...level,
  reserved: level.reserved + pieces,
  rawReserved: level.rawReserved + pieces,
  reservations: level.reservations + pieces,
});

beforeAll(async () => {
  desk = await OrderDesk.at(shop);
  backOffice = await enterBackOffice(shop);
  variantId = await desk.variant(12);
});

describe("Medusa's order", () => {
  it("follows ours forward, back, into cancellation and out of it, and moves no stock", async () => {
    const before = await desk.level(variantId);
    const { id } = await newOrder();
    const steps: [OrderStatus, object, Level][] = [
      [
        "shipped",
        {
          status: "pending",
          fulfilments: [{ shipped: true, delivered: false }],
          lines: [{ ...gone, delivered: 0 }],
        },
        taken(before),
      ],
      [
        "delivered",
        {
          fulfilments: [{ shipped: true, delivered: true }],
          lines: [{ ...gone, delivered: QUANTITY }],
        },
        taken(before),
      ],
      [
        "shipped",
        {
          fulfilments: [{ shipped: true, delivered: false }],
          lines: [{ ...gone, delivered: 0 }],
        },
        taken(before),
      ],
      [
        "processing",
        { status: "pending", fulfilments: [], cancelledFulfilments: 1, lines: [waiting] },
        reserved(before),
      ],
      [
        "delivered",
        {
          fulfilments: [{ shipped: true, delivered: true }],
          cancelledFulfilments: 1,
          lines: [{ ...gone, delivered: QUANTITY }],
        },
        taken(before),
      ],
      [
        "cancelled",
        { status: "canceled", fulfilments: [], cancelledFulfilments: 2, lines: [waiting] },
        before,
      ],
      ["pending", { status: "pending", fulfilments: [], lines: [waiting] }, reserved(before)],
      ["cancelled", { status: "canceled" }, before],
    ];
    for (const [status, medusa, level] of steps) {
      await desk.bring(id, status);
      expect(await desk.aligned(id)).toMatchObject(medusa);
      expect(await desk.level(variantId)).toEqual(level);
    }
    const { history } = await desk.read(id);
    expect(history.map((entry) => entry.status)).toEqual([
      "pending",
      ...steps.map(([status]) => status),
    ]);
  });

  it("can be read and delivered in Medusa's dashboard after ours was shipped", async () => {
    const before = await desk.level(variantId);
    const order = await newOrder();
    await desk.bring(order.id, "shipped");
    await desk.aligned(order.id);
    const [fulfilmentId] = await fulfilmentIds(order.id);
    await backOffice("POST", `${at(order, fulfilmentId ?? "")}/mark-as-delivered`);
    await ours(order.id, { status: "delivered", stock: "taken" });
    const { order: seen } = (await backOffice("GET", `/admin/orders/${order.id}`)) as {
      order: { fulfillment_status: string };
    };
    expect(seen.fulfillment_status).toBe("delivered");
    expect(await desk.level(variantId)).toEqual(taken(before));
    await desk.bring(order.id, "cancelled");
    expect(await desk.level(variantId)).toEqual(before);
    await desk.aligned(order.id);
  });
});

describe("what is done in Medusa's dashboard", () => {
  it("is ours too: packed, shipped, delivered, with the stock moved once", async () => {
    const before = await desk.level(variantId);
    const order = await newOrder();
    const fulfilmentId = await pack(order, QUANTITY);
    await ours(order.id, { status: "processing", stock: "taken" });
    expect(await desk.level(variantId)).toEqual(taken(before));
    await ship(order, fulfilmentId);
    await ours(order.id, { status: "shipped", stock: "taken" });
    await backOffice("POST", `${at(order, fulfilmentId)}/mark-as-delivered`);
    await ours(order.id, { status: "delivered", stock: "taken" });
    expect(await desk.level(variantId)).toEqual(taken(before));
    const { history } = await desk.read(order.id);
    expect(history.map(({ event, by }) => [event, by])).toEqual([
      ["placed", "customer"],
      ["packed", shop.admin.email],
      ["shipped", shop.admin.email],
      ["delivered", shop.admin.email],
    ]);
    await desk.bring(order.id, "cancelled");
    expect(await desk.level(variantId)).toEqual(before);
    expect(await desk.aligned(order.id)).toMatchObject({ status: "canceled", fulfilments: [] });
  });

  it("can be unpacked there, and taken back from here", async () => {
    const before = await desk.level(variantId);
    const order = await newOrder();
    const first = await pack(order, QUANTITY);
    await ours(order.id, { status: "processing", stock: "taken" });
    await backOffice("POST", `${at(order, first)}/cancel`);
    await ours(order.id, { status: "processing", stock: "reserved" });
    expect(await desk.level(variantId)).toEqual(reserved(before));
    await pack(order, QUANTITY);
    await ours(order.id, { status: "processing", stock: "taken" });
    await desk.bring(order.id, "pending");
    expect(await desk.level(variantId)).toEqual(reserved(before));
    expect(await desk.aligned(order.id)).toMatchObject({ fulfilments: [], lines: [waiting] });
    await desk.bring(order.id, "cancelled");
    expect(await desk.level(variantId)).toEqual(before);
    await desk.aligned(order.id);
  });

  it("waits for the rest when only a part is packed, and then comes back whole", async () => {
    const before = await desk.level(variantId);
    const order = await newOrder();
    await pack(order, 1);
    await ours(order.id, { status: "processing", stock: "reserved" });
    const parted = await desk.level(variantId);
    expect(parted).toEqual(reserved(taken(before, 1), QUANTITY - 1));
    for (const status of ["shipped", "cancelled"]) {
      const { status: code, json } = await desk.setStatus(order.id, status);
      expect(code).toBe(409);
      expect(failureSchema.parse(json).code).toBe("conflict");
    }
    expect(await desk.level(variantId)).toEqual(parted);
    await pack(order, QUANTITY - 1);
    await ours(order.id, { status: "processing", stock: "taken" });
    expect(await desk.level(variantId)).toEqual(taken(before));
    await desk.bring(order.id, "cancelled");
    expect(await desk.level(variantId)).toEqual(before);
    await desk.bring(order.id, "processing");
    expect(await desk.level(variantId)).toEqual(reserved(before));
    await desk.bring(order.id, "cancelled");
    expect(await desk.aligned(order.id)).toMatchObject({ status: "canceled", fulfilments: [] });
  });

  it("cancels ours, which can be opened again", async () => {
    const before = await desk.level(variantId);
    const order = await newOrder();
    await backOffice("POST", `/admin/orders/${order.id}/cancel`);
    await ours(order.id, { status: "cancelled", stock: "released" });
    expect(await desk.level(variantId)).toEqual(before);
    await desk.bring(order.id, "processing");
    expect(await desk.level(variantId)).toEqual(reserved(before));
    expect(await desk.aligned(order.id)).toMatchObject({ status: "pending", fulfilments: [] });
    await desk.bring(order.id, "cancelled");
    await desk.aligned(order.id);
  });

  it("is not forgotten while its transaction is open, whoever follows an earlier change", async () => {
    const { id } = await newOrder();
    await desk.rows("INSERT INTO order_touched (order_id) VALUES ($1) ON CONFLICT DO NOTHING", [
      id,
    ]);
    const forgotten = await withDatabase(shop, async (medusa) => {
      await medusa.query("BEGIN");
      await medusa.query(`UPDATE "order" SET version = version + 1 WHERE id = $1`, [id]);
      try {
        return await withDatabase(shop, async (follower) => {
          await follower.query("SET lock_timeout = '300ms'");
          return follower
            .query("DELETE FROM order_touched WHERE order_id = $1", [id])
            .then(({ rowCount }) => rowCount, codeOf);
        });
      } finally {
        await medusa.query("ROLLBACK");
      }
    });
    expect(forgotten).toBe(LOCK_NOT_AVAILABLE);
  });

  it("is seen by the next change from here, also while its news is still on the way", async () => {
    const before = await desk.level(variantId);
    const order = await newOrder();
    await pack(order, QUANTITY);
    await desk.bring(order.id, "cancelled");
    expect(await desk.level(variantId)).toEqual(before);
    expect(await desk.aligned(order.id)).toMatchObject({ status: "canceled", fulfilments: [] });
  });
});
