/**
 * `npx tsx backend/bench/mail-rush.ts [orders] [seconds]`: orders at an even pace, each paid at the door, and how long
 * their buyers wait for the mail about them, beside the mails of two staff.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { orderBody, send } from "../harness/checkout-storm";
import { makeGoods } from "../harness/goods";
import { callShop, withDatabase } from "../harness/people";
import { startShop, type OwnShop } from "../harness/shop";
import { smtpSink, type SmtpSink } from "../harness/smtp-sink";
import { until } from "../harness/until";

const STAFF = 2;
const BUYER = /^buyer(\d+)@/;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Places one order and says how it is paid. */
async function buy(shop: OwnShop, variantId: string, buyer: number): Promise<void> {
  const body = orderBody(variantId, buyer);
  const { orderId, accessToken } = await send(shop.origin, { key: randomUUID(), body });
  if (orderId === null || accessToken === null) throw new Error("An order was refused.");
  const { status } = await callShop(shop, "POST", "/api/payments", {
    body: { order_id: orderId, access_token: accessToken, payment_method: "cod" },
  });
  if (status !== 201) throw new Error(`The choice of payment was answered with ${status}.`);
}

/** Notes when each mail arrives. @returns ms by address and mail */
function watch(sink: SmtpSink): { arrivedAt: Map<string, number>; stop: () => void } {
  const arrivedAt = new Map<string, number>();
  let seen = 0;
  const timer = setInterval(() => {
    for (; seen < sink.mails.length; seen += 1) {
      arrivedAt.set(`${seen} ${sink.mails[seen]?.to ?? ""}`, performance.now());
    }
  }, 20);
  return { arrivedAt, stop: () => clearInterval(timer) };
}

async function main(orders: number, seconds: number): Promise<void> {
  const sink = await smtpSink();
  await sink.open();
  const shop = await startShop({
    env: { SMTP_URL: sink.url, BACKOFFICE_PORT: "off", LOG_LEVEL: "error", RATE_LIMIT: "off" },
  });
  const { arrivedAt, stop } = watch(sink);
  try {
    await withDatabase(shop, (database) =>
      database.query(
        `INSERT INTO account (id, customer_id, auth_identity_id, medusa_user_id, email, firstname, lastname, role)
         SELECT 'second', 'second', 'second', medusa_user_id, 'second@example.rw', 'Diane', 'Keza', role FROM account WHERE role = 'admin'`,
      ),
    );
    const [{ variantId }] = await makeGoods(shop, { pieces: orders });
    const placedAt: number[] = [];
    const began = performance.now();
    await Promise.all(
      Array.from({ length: orders }, async (_, buyer) => {
        await sleep((buyer / orders) * seconds * 1000);
        await buy(shop, variantId, buyer);
        placedAt[buyer] = performance.now();
      }),
    );
    const lastPlaced = performance.now();
    await until(
      () => sink.mails,
      (mails) => mails.length >= orders * (STAFF + 1),
      120_000,
    );
    const lastMail = performance.now();
    await sleep(50);
    const waits = [...arrivedAt]
      .flatMap(([mail, at]) => {
        const buyer = BUYER.exec(mail.split(" ")[1] ?? "")?.[1];
        const from = buyer === undefined ? undefined : placedAt[Number(buyer)];
        return from === undefined ? [] : [Math.max(0, at - from)];
      })
      .sort((one, other) => one - other);
    const s = (ms: number) => (ms / 1000).toFixed(1);
    console.log(
      `${orders} orders in ${s(lastPlaced - began)} s; ${sink.mails.length} mails, the last ${s(lastMail - lastPlaced)} s after the last order, ${(sink.mails.length / ((lastMail - began) / 1000)).toFixed(0)} a second`,
    );
    console.log(
      `${waits.length} buyers waited ${s(percentile(waits, 0.5))} s (median), ${s(percentile(waits, 0.99))} s (99 of 100), ${s(percentile(waits, 1))} s at most`,
    );
  } finally {
    stop();
    await shop.stop();
    await sink.close();
  }
}

const [orders = 300, seconds = 10] = process.argv.slice(2).map(Number);
void main(orders, seconds).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
