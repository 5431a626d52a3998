import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../launch/free-port";
import { startMomoSimulator, type MomoSimulator } from "../../launch/momo-simulator/server";
import { startShop, type Shop } from "../harness";
import { PayDesk } from "../harness/pay-desk";
import { NO_POST } from "../harness/visitor";

const PAYS = "0788123456";
/** Two starts of a shop on a busy machine. */
const ENDS_MS = 240_000;

let port: number;
let momo: MomoSimulator;
let shop: Shop;
let desk: PayDesk;

beforeAll(async () => {
  port = await freePort("127.0.0.1");
  momo = await startMomoSimulator({ port, timing: { answerMs: 3000 } });
  shop = await startShop({ env: { ...NO_POST, ...momo.settings, RATE_LIMIT: "off" } });
  desk = await PayDesk.at(shop);
});
afterAll(async () => {
  await shop.stop();
  await momo.close();
});

async function killAndRestart(): Promise<void> {
  await shop.kill9();
  shop = await shop.restart();
  desk.shop = shop;
}

it(
  "finds out how a payment went that was sent before the shop was killed",
  async () => {
    const order = await desk.order();
    const begun = await desk.beginMomo(order, PAYS);
    await desk.found("SELECT 1 FROM checkout_payment WHERE id = $1 AND is_accepted", [begun.id]);
    await killAndRestart();
    expect(await desk.ended(order, begun)).toMatchObject({ payment_status: "completed" });
    expect([...momo.ledger.payments.values()].map(({ sent }) => sent)).toEqual([1]);
    expect(await desk.mails("payment-received", order)).toHaveLength(1);
  },
  ENDS_MS,
);

it(
  "asks a wallet exactly once, although the shop is killed after the commit",
  async () => {
    // Nobody answers: what is committed can't have been sent when the shop is killed.
    await momo.close();
    const orders = [await desk.order(), await desk.order(), await desk.order()];
    const begun = await Promise.all(
      orders.map(async (order) => ({ order, payment: await desk.beginMomo(order, PAYS) })),
    );
    await shop.kill9();
    momo = await startMomoSimulator({ port, timing: { answerMs: 100 } });
    await killAndRestart();
    for (const { order, payment } of begun) {
      expect(await desk.ended(order, payment)).toMatchObject({ payment_status: "completed" });
    }
    const asked = [...momo.ledger.payments.values()].map(({ order }) => order.externalId).sort();
    expect(asked).toEqual(orders.map((order) => order.order_number).sort());
  },
  ENDS_MS,
);
