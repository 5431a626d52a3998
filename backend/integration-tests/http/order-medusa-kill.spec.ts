import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlacedOrder } from "../../src/contracts/orders";
import { startShop, type Shop } from "../harness";
import { OrderDesk } from "../harness/order-desk";

const QUANTITY = 3;

let shop: Shop;
let dataDir: string;
let desk: OrderDesk;
let variantId: string;

const newOrder = async (): Promise<PlacedOrder> => {
  const order = await desk.placed({ variant_id: variantId, quantity: QUANTITY });
  await desk.aligned(order.id);
  return order;
};

beforeAll(async () => {
  shop = await startShop({ env: { RATE_LIMIT: "off" } });
  dataDir = shop.dataDir;
  desk = await OrderDesk.at(shop);
  const [id] = await desk.variants(3 * QUANTITY);
  if (id === undefined) throw new Error("The demo catalogue has no variant with nine pieces.");
  variantId = id;
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe("a shop killed between our commit and Medusa's side", () => {
  it.each([0, 60, 150, 400])(
    "%d ms after it, brings Medusa's orders there exactly once",
    async (delayMs) => {
      const before = await desk.level(variantId);
      const orders = [await newOrder(), await newOrder(), await newOrder()];
      await Promise.all(orders.map(({ id }) => desk.bring(id, "shipped")));
      await pause(delayMs);
      await shop.kill9();
      shop = await shop.restart();
      desk = await OrderDesk.at(shop);
      for (const { id } of orders) {
        expect(await desk.aligned(id)).toMatchObject({
          status: "pending",
          fulfilments: [{ shipped: true, delivered: false }],
          cancelledFulfilments: 0,
          lines: [{ quantity: QUANTITY, fulfilled: QUANTITY, shipped: QUANTITY, delivered: 0 }],
        });
      }
      const [strays] = await desk.rows<{ count: number }>(
        `SELECT count(*)::integer AS count FROM fulfillment f
         WHERE NOT EXISTS (SELECT 1 FROM order_fulfillment k WHERE k.fulfillment_id = f.id)`,
      );
      expect(strays?.count).toBe(0);
      expect(await desk.level(variantId)).toMatchObject({
        stocked: before.stocked - QUANTITY * orders.length,
        reserved: before.reserved,
        reservations: before.reservations,
      });
      for (const { id } of orders) await desk.bring(id, "cancelled");
      for (const { id } of orders) await desk.aligned(id);
      expect(await desk.level(variantId)).toEqual(before);
    },
    120_000,
  );
});
