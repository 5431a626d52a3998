import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../launch/database/free-port";
import { startMomoSimulator, type MomoSimulator } from "../../demo/momo-simulator/server";
import type { PlacedOrder } from "../../src/contracts/orders";
import type { Payment } from "../../src/contracts/payments";
import { countsOf, ImportDesk } from "../../harness/import-desk";
import { csvOf, generatedRows, withFaults } from "../../harness/import-files";
import { OrderDesk, type Level } from "../../harness/order-desk";
import { PayDesk } from "../../harness/pay-desk";
import { inManyRounds, rounds } from "../../harness/rounds";
import { ownShop, use } from "../../harness/use-shop";
import { NO_POST, QUICK } from "../../harness/visitor";

/**
 * In many rounds over a minute: starts after kills, and each time an import, Medusa's side
 * of orders and payments by mobile money come to their end.
 */
const PAYS = "0788123456";
const PIECES = 3;
const PRODUCTS = rounds(600, 2000);
const BAD = 8;
/** From the commit of what Medusa is to be told, to the kill. */
const DELAYS_MS = [60, 400, 0, 150, 25, 100, 250, 800];

/** On one port, also when it is opened again: the shop knows no other. */
let momo: MomoSimulator;
const place = use(
  async () => {
    const port = await freePort("127.0.0.1");
    momo = await startMomoSimulator({ port, timing: { answerMs: 3000 } });
    return { port };
  },
  () => momo.close(),
);
const shop = ownShop(() => ({
  env: { ...NO_POST, ...momo.settings, ...QUICK, PACE: "0.3" },
}));
let pay: PayDesk;
let imports: ImportDesk;
let desk: OrderDesk;

beforeAll(async () => {
  pay = await PayDesk.at(shop);
  imports = await ImportDesk.approvingAt(shop);
  desk = await OrderDesk.at(shop);
});

/** Orders whose new status is committed, and that Medusa knows nothing of yet. */
async function shippedOrders() {
  const variantId = await desk.variant(3 * PIECES);
  const before = await desk.level(variantId);
  const orders: PlacedOrder[] = [];
  for (let n = 0; n < 3; n += 1) {
    const order = await desk.placed({ variant_id: variantId, quantity: PIECES });
    await desk.aligned(order.id);
    orders.push(order);
  }
  return {
    variantId,
    before,
    orders,
    ship: () => Promise.all(orders.map(({ id }) => desk.bring(id, "shipped"))),
  };
}
type Shipped = Awaited<ReturnType<typeof shippedOrders>>;

async function expectMedusaThere({ variantId, before, orders }: Shipped): Promise<void> {
  for (const { id } of orders) {
    expect(await desk.aligned(id)).toMatchObject({
      status: "pending",
      fulfilments: [{ shipped: true, delivered: false }],
      cancelledFulfilments: 0,
      lines: [{ quantity: PIECES, fulfilled: PIECES, shipped: PIECES, delivered: 0 }],
    });
  }
  const [strays] = await desk.rows<{ count: number }>(
    `SELECT count(*)::integer AS count FROM fulfillment f
     WHERE NOT EXISTS (SELECT 1 FROM order_fulfillment k WHERE k.fulfillment_id = f.id)`,
  );
  expect(strays?.count).toBe(0);
  const taken: Partial<Level> = {
    stocked: before.stocked - PIECES * orders.length,
    reserved: before.reserved,
    reservations: before.reservations,
  };
  expect(await desk.level(variantId)).toMatchObject(taken);
  for (const { id } of orders) await desk.bring(id, "cancelled");
  for (const { id } of orders) await desk.aligned(id);
  expect(await desk.level(variantId)).toEqual(before);
}

/** An import that has made so many products, and is not done. */
async function importUnderWay(name: string, made: number) {
  const { rows } = withFaults(generatedRows(PRODUCTS, name), BAD);
  const id = await imports.begin({ file: csvOf(rows) });
  await imports.until(id, ({ created }) => created >= made);
  return { id, name, rows: rows.length };
}
type UnderWay = Awaited<ReturnType<typeof importUnderWay>>;

/** It hit an import that was under way, or these tests would show nothing. */
async function expectHit({ id }: UnderWay): Promise<void> {
  const [left] = await imports.query("SELECT state FROM product_import WHERE id = $1", [id]);
  expect(left).toEqual({ state: "running" });
}

async function expectImported({ id, name, rows }: UnderWay): Promise<void> {
  const good = PRODUCTS - BAD;
  const job = await imports.over(id);
  expect(job).toMatchObject({ state: "done", rows_done: rows, error_count: BAD });
  expect(countsOf(job)).toEqual({ created: good, updated: 0, unchanged: 0, refused: BAD });
  expect(await imports.productCount(name)).toBe(good);
  const [variants] = await imports.query(
    `SELECT count(*)::int AS n, count(DISTINCT sku)::int AS skus FROM product_variant
     WHERE sku LIKE $1 AND deleted_at IS NULL`,
    [`${name.toUpperCase()}-%`],
  );
  expect(variants).toEqual({ n: good * 4, skus: good * 4 });
  const [published] = await imports.query(
    "SELECT count(*)::int AS n FROM product WHERE handle LIKE $1 AND status = 'published'",
    [`${name}-%`],
  );
  const list = await imports.call("GET", `/api/products?q=kit+${name}&limit=1`);
  expect(list.json).toMatchObject({ count: published?.["n"] });
  expect(await imports.uploadsHeld()).toBe(0);
}

const LONG_MS = 240_000;

describe("a shop that is killed while much is under way", () => {
  let order: PlacedOrder;
  let begun: Payment;
  let importing: UnderWay;
  let shipped: Shipped;

  beforeAll(async () => {
    shipped = await shippedOrders();
    order = await pay.order();
    importing = await importUnderWay("killed", 1);
    begun = await pay.beginMomo(order, PAYS);
    await pay.found("SELECT 1 FROM checkout_payment WHERE id = $1 AND is_accepted", [begun.id]);
    await shipped.ship();
    await pause(DELAYS_MS[0]);
    await shop.kill9();
    await expectHit(importing);
    await shop.restart();
  }, LONG_MS);

  it("finds out how a payment went that was sent before", async () => {
    expect(await pay.ended(order, begun)).toMatchObject({ payment_status: "completed" });
    expect([...momo.ledger.payments.values()].map(({ sent }) => sent)).toEqual([1]);
    expect(await pay.mails("payment-received", order)).toHaveLength(1);
  });

  it(`brings Medusa's orders there exactly once, ${DELAYS_MS[0]} ms after our commit`, async () => {
    await expectMedusaThere(shipped);
  });

  it(
    "goes on with its import at its next start: counts exact, nothing doubled",
    () => expectImported(importing),
    LONG_MS,
  );
});

inManyRounds(() => {
  describe("a shop that is killed after commits whose wallets nobody could reach", () => {
    let begun: { order: PlacedOrder; payment: Payment }[];
    let importing: UnderWay;
    let shipped: Shipped;

    beforeAll(async () => {
      shipped = await shippedOrders();
      const orders = [await pay.order(), await pay.order(), await pay.order()];
      // Nobody answers: what is committed can't have been sent when the shop is killed.
      await momo.close();
      begun = await Promise.all(
        orders.map(async (order) => ({ order, payment: await pay.beginMomo(order, PAYS) })),
      );
      importing = await importUnderWay("again", PRODUCTS / 4);
      await shipped.ship();
      await pause(DELAYS_MS[1]);
      await shop.kill9();
      await expectHit(importing);
      momo = await startMomoSimulator({ port: place.port, timing: { answerMs: 100 } });
      await shop.restart();
    }, LONG_MS);

    it("asks each wallet exactly once", async () => {
      for (const { order, payment } of begun) {
        expect(await pay.ended(order, payment)).toMatchObject({ payment_status: "completed" });
      }
      const asked = [...momo.ledger.payments.values()]
        .map((entry) => entry.order.externalId)
        .sort();
      expect(asked).toEqual(begun.map(({ order }) => order.order_number).sort());
    });

    it(`brings Medusa's orders there exactly once, ${DELAYS_MS[1]} ms after our commit`, async () => {
      await expectMedusaThere(shipped);
    });

    it("goes on with an import that was partly done", () => expectImported(importing), LONG_MS);
  });

  describe("a shop that is killed between our commit and Medusa's side", () => {
    it.each(DELAYS_MS.slice(2))(
      "brings Medusa's orders there exactly once, %d ms after our commit",
      async (delayMs) => {
        const shipped = await shippedOrders();
        await shipped.ship();
        await pause(delayMs);
        await shop.kill9();
        await shop.restart();
        await expectMedusaThere(shipped);
      },
      LONG_MS,
    );
  });
});
