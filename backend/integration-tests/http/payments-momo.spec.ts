/** Over a minute: wallets answer late, never, or again, and each must come to its end. */
import { beforeAll, describe, expect, it } from "vitest";
import type { PlacedOrder } from "../../src/contracts/orders";
import { useMomo } from "../../harness/use-stand-ins";
import { ownShop } from "../../harness/use-shop";
import { ExchangeDesk, MORE_RWF } from "../../harness/exchange-desk";
import { PayDesk } from "../../harness/pay-desk";
import { ReturnDesk } from "../../harness/return-desk";
import { callShop } from "../../harness/people";
import { NO_POST, QUICK } from "../../harness/visitor";

const momo = useMomo({ answerMs: 150, slowMs: 1500, timeoutMs: 600_000 });
const shop = ownShop(() => ({
  env: { ...NO_POST, ...momo.settings, ...QUICK, PACE: "0.2" },
}));
let desk: PayDesk;

/** A number that pays, and the magic ones. */
const PAYS = "0788123456";
const magic = (number: number) => `07800000${String(number).padStart(2, "0")}`;

/** A wallet that says nothing until it is told to. */
const SILENT = magic(3);

beforeAll(async () => {
  desk = await PayDesk.at(shop);
});

const tokenOf = async (paymentId: string): Promise<string> => {
  const [row] = await desk.query("SELECT callback_token FROM checkout_payment WHERE id = $1", [
    paymentId,
  ]);
  return String(row?.["callback_token"]);
};

/** Medusa knows that all of it went back. */
const recordedRefund = (order: PlacedOrder) =>
  desk.found(
    `SELECT 1 FROM refund r JOIN payment m ON m.id = r.payment_id
     JOIN order_payment_collection l ON l.payment_collection_id = m.payment_collection_id
     JOIN checkout_refund f ON f.order_id = l.order_id AND f.amount = r.amount
     WHERE l.order_id = $1 AND r.amount = $2 AND f.recorded_at IS NOT NULL`,
    [order.id, order.total_amount],
  );

describe("paying with mobile money", () => {
  it("asks the wallet for the order's amount, waits, and completes", async () => {
    const order = await desk.order();
    const begun = await desk.beginMomo(order, PAYS);
    expect(begun).toMatchObject({
      payment_status: "pending",
      payment_method: "momo",
      phone: "+250788123456",
      amount: order.total_amount,
      failure: null,
    });
    expect(Date.parse(begun.expires_at ?? "") - Date.parse(begun.createdAt)).toBe(15 * 60_000);
    expect((await desk.read(order)).payment_status).toBe("pending");

    const paid = await desk.ended(order, begun);
    expect(paid).toMatchObject({ payment_status: "completed", expires_at: null, failure: null });
    expect((await desk.read(order)).payment_status).toBe("completed");
    const entry = momo.ledger.payments.get(await desk.referenceOf(begun.id));
    expect(entry?.order).toMatchObject({
      amount: String(order.total_amount),
      currency: "RWF",
      payer: "250788123456",
      externalId: order.order_number,
    });
    expect(paid.transaction_id).toBe(entry?.transactionId);
    expect(await desk.mails("payment-received", order)).toHaveLength(1);
  });

  it("is recorded in Medusa as a captured payment of its provider", async () => {
    const order = await desk.order();
    const begun = await desk.beginMomo(order, PAYS);
    await desk.ended(order, begun);
    const [row] = await desk.found(
      `SELECT m.provider_id, m.captured_at, c.status FROM payment m
       JOIN order_payment_collection l ON l.payment_collection_id = m.payment_collection_id
       JOIN payment_collection c ON c.id = m.payment_collection_id
       WHERE l.order_id = $1 AND m.captured_at IS NOT NULL AND c.status = 'completed'`,
      [order.id],
    );
    expect(row?.["provider_id"]).toBe("pp_momo_shop");
  });

  it.each([
    ["a slow one", 1],
    ["a callback that comes twice", 5],
    ["a callback that comes before the answer", 6],
    ["a callback that is lost", 7],
    ["server errors, until it is taken", 9],
    ["a line that is cut when it has arrived", 10],
  ])("completes exactly once: %s", async (_, number) => {
    const order = await desk.order();
    const begun = await desk.beginMomo(order, magic(number));
    expect(await desk.ended(order, begun)).toMatchObject({ payment_status: "completed" });
    const { payments, payment_status: status } = await desk.read(order);
    expect(status).toBe("completed");
    expect(payments).toHaveLength(1);
    const entries = [...momo.ledger.payments.values()].filter(
      (entry) => entry.order.externalId === order.order_number,
    );
    expect(entries).toHaveLength(1);
    expect(await desk.mails("payment-received", order)).toHaveLength(1);
  });

  it.each([
    ["reject", 2, "rejected"],
    ["not enough funds", 4, "not_enough_funds"],
    ["no such wallet", 11, "payer_not_found"],
    ["the wallet's limit", 12, "limit_reached"],
  ])("fails with a reason and can be tried again: %s", async (_, number, reason) => {
    const order = await desk.order();
    const first = await desk.ended(order, await desk.beginMomo(order, magic(number)));
    expect(first).toMatchObject({ payment_status: "failed", failure: { reason } });
    expect(first.failure?.message).not.toBe("");
    expect(await desk.read(order)).toMatchObject({ status: "pending", payment_status: "unpaid" });

    const second = await desk.beginMomo(order, PAYS);
    expect(second.id).not.toBe(first.id);
    expect(await desk.ended(order, second)).toMatchObject({ payment_status: "completed" });
    // Each try has its time, and the order waits for the last one alone.
    expect(Date.parse(second.expires_at ?? "") - Date.parse(second.createdAt)).toBe(15 * 60_000);
    const waits = "SELECT id FROM checkout_payment WHERE order_id = $1 AND holds_order";
    expect(await desk.query(waits, [order.id])).toEqual([]);
  });

  it("fails when the wallet is never approved", async () => {
    const order = await desk.order();
    const begun = await desk.beginMomo(order, SILENT);
    await momo.ledger.end(await desk.referenceOf(begun.id));
    const failed = await desk.ended(order, begun);
    expect(failed.failure?.reason).toBe("timed_out");
  });

  it("never completes over another amount, and tells staff", async () => {
    const order = await desk.order();
    const failed = await desk.ended(order, await desk.beginMomo(order, magic(8)));
    expect(failed).toMatchObject({
      payment_status: "failed",
      failure: { reason: "wrong_amount" },
    });
    expect((await desk.read(order)).payment_status).toBe("unpaid");
    expect(await desk.notifications("payment_failed", order)).toHaveLength(1);
  });

  it("is the same attempt for the same number, and another for another", async () => {
    const order = await desk.order();
    const first = await desk.beginMomo(order, SILENT);
    expect((await desk.beginMomo(order, SILENT)).id).toBe(first.id);
    const second = await desk.beginMomo(order, PAYS);
    expect(second.id).not.toBe(first.id);
    expect(await desk.payment(order, first.id)).toMatchObject({
      payment_status: "failed",
      failure: { reason: "abandoned" },
    });
    await desk.ended(order, second);
  });

  it.each([
    ["no number", undefined],
    ["a number of another network", "0728123456"],
    ["a number of another country", "+32470123456"],
    ["no number at all", "call me"],
  ])("refuses %s", async (_, phone) => {
    const order = await desk.order();
    const { status, json } = await desk.pay(order, {
      payment_method: "momo",
      ...(phone === undefined ? {} : { phone }),
    });
    expect(status).toBe(400);
    expect(json).toMatchObject({ errors: [{ field: "phone" }] });
  });
});

describe("the provider's call", () => {
  it("is answered at once by POST and PUT, believed in nothing, and 404 without its token", async () => {
    const order = await desk.order();
    const begun = await desk.beginMomo(order, SILENT);
    await desk.referenceOf(begun.id);
    const path = `/api/payments/callback/momo/${await tokenOf(begun.id)}`;
    const body = { status: "SUCCESSFUL", amount: String(order.total_amount), currency: "RWF" };
    for (const method of ["POST", "PUT", "POST"]) {
      expect((await callShop(shop, method, path, { body })).status).toBe(200);
    }
    const checks = "SELECT id FROM checkout_payment WHERE id = $1 AND check_count >= 2";
    await desk.found(checks, [begun.id]);
    expect((await desk.payment(order, begun.id)).payment_status).toBe("pending");

    for (const wrong of ["/api/payments/callback/momo/guessed", path.replace("momo", "airtel")]) {
      expect((await callShop(shop, "POST", wrong, { body })).status).toBe(404);
    }
  });
});

describe("an order that is not paid in time", () => {
  it("is cancelled, releases its stock, and tells the shopper and staff once", async () => {
    const reserved = () =>
      desk.query(
        `SELECT sum(reserved_quantity)::float8 AS n FROM inventory_level WHERE deleted_at IS NULL`,
      );
    const order = await desk.order();
    const begun = await desk.beginMomo(order, SILENT);
    await desk.referenceOf(begun.id);
    const [before] = await reserved();
    await desk.passDeadline(order);
    expect(await desk.ended(order, begun)).toMatchObject({
      payment_status: "failed",
      failure: { reason: "timed_out" },
    });
    await desk.found("SELECT 1 FROM order_progress WHERE order_id = $1 AND status = 'cancelled'", [
      order.id,
    ]);
    const read = await desk.read(order);
    expect(read).toMatchObject({ status: "cancelled", payment_status: "unpaid" });
    expect(read.history.at(-1)).toMatchObject({ event: "payment-expired", by: "system" });
    // One order more was placed meanwhile (it woke the job), and this one's unit is free again.
    const [after] = await reserved();
    expect(Number(after?.["n"])).toBe(Number(before?.["n"]));
    expect(await desk.mails("payment-expired", order)).toHaveLength(1);
    expect(await desk.mails("order-status-changed", order)).toHaveLength(0);
    expect(await desk.notifications("payment_failed", order)).toHaveLength(1);
    const { status } = await desk.pay(order, { payment_method: "momo", phone: PAYS });
    expect(status).toBe(409);
  });

  it("stays if it is in exchange: it is kept for its own days, and can be paid again", async () => {
    const exchanges = new ExchangeDesk(await ReturnDesk.at(shop));
    const bought = await exchanges.delivered(await exchanges.sizes(2, MORE_RWF));
    const { exchange } = await exchanges.asked(bought);
    const { order_id: id, access_token = "" } = exchange;
    const order = { ...bought.order, id, access_token };
    const begun = await desk.beginMomo(order, SILENT);
    expect(begun.amount).toBe(MORE_RWF);
    await desk.referenceOf(begun.id);
    await desk.passDeadline(order);
    await desk.ended(order, begun);
    expect(await desk.read(order)).toMatchObject({ status: "pending", payment_status: "unpaid" });
    expect(await desk.mails("payment-expired", order)).toHaveLength(0);
    const again = await desk.beginMomo(order, PAYS);
    await desk.ended(order, again);
    expect((await desk.read(order)).payment_status).toBe("completed");
  });

  it("owes the money back when the wallet pays after all, and mobile money pays it", async () => {
    const order = await desk.order();
    const begun = await desk.beginMomo(order, SILENT);
    const reference = await desk.referenceOf(begun.id);
    await desk.passDeadline(order);
    await desk.ended(order, begun);
    await desk.found("SELECT 1 FROM order_progress WHERE order_id = $1 AND status = 'cancelled'", [
      order.id,
    ]);

    await momo.ledger.end(reference, { status: "SUCCESSFUL" });
    const refunded = await desk.until(order, begun.id, (p) => p.payment_status === "refunded");
    expect(refunded).toMatchObject({ refunded_amount: order.total_amount });
    expect(refunded.refunds).toMatchObject([
      { status: "completed", amount: order.total_amount, by: "system" },
    ]);
    expect(await desk.notifications("refund_due", order)).toHaveLength(1);
    expect(await desk.mails("payment-refunded", order)).toHaveLength(1);
    expect(await desk.read(order)).toMatchObject({
      status: "cancelled",
      payment_status: "refunded",
    });
    await recordedRefund(order);
  });

  it("stays when it is paid at the door instead", async () => {
    const order = await desk.order();
    await desk.beginMomo(order, SILENT);
    await desk.begin(order, { payment_method: "cod" });
    await desk.passDeadline(order);
    expect(await desk.read(order)).toMatchObject({ status: "pending", payment_status: "pending" });
    const [row] = await desk.query(
      "SELECT count(*)::int AS n FROM checkout_payment WHERE order_id = $1 AND holds_order",
      [order.id],
    );
    expect(row).toEqual({ n: 0 });
  });
});

describe("a wallet that pays late, on an attempt that was given up", () => {
  it("pays the order that is still open, and ends the newer attempt", async () => {
    const order = await desk.order();
    const first = await desk.beginMomo(order, SILENT);
    const reference = await desk.referenceOf(first.id);
    const second = await desk.begin(order, { payment_method: "cod" });
    await momo.ledger.end(reference, { status: "SUCCESSFUL" });
    await desk.until(order, first.id, ({ payment_status: status }) => status === "completed");
    expect((await desk.payment(order, second.id)).failure?.reason).toBe("abandoned");
    expect((await desk.read(order)).payment_status).toBe("completed");
  });

  it("is paid back when the order was paid otherwise", async () => {
    const order = await desk.order();
    const first = await desk.beginMomo(order, SILENT);
    const reference = await desk.referenceOf(first.id);
    await desk.see(order);
    await momo.ledger.end(reference, { status: "SUCCESSFUL" });
    const back = await desk.until(order, first.id, ({ refunds }) =>
      refunds.some(({ status }) => status === "completed"),
    );
    expect(back).toMatchObject({
      payment_status: "refunded",
      refunded_amount: order.total_amount,
    });
    expect((await desk.read(order)).payment_status).toBe("completed");
    expect(await desk.notifications("refund_due", order)).toHaveLength(1);
    await recordedRefund(order);
  });
});

describe("an order that its buyer cancels while the wallet is asked", () => {
  it("ends the attempt, and pays back what comes after all", async () => {
    const order = await desk.order();
    const begun = await desk.beginMomo(order, SILENT);
    const reference = await desk.referenceOf(begun.id);
    const { status } = await callShop(shop, "POST", `/api/orders/${order.id}/cancel`, {
      body: { access_token: order.access_token },
    });
    expect(status).toBe(200);
    expect((await desk.payment(order, begun.id)).failure?.reason).toBe("order_cancelled");
    await momo.ledger.end(reference, { status: "SUCCESSFUL" });
    await desk.until(order, begun.id, (payment) => payment.payment_status === "refunded");
    expect(await desk.read(order)).toMatchObject({
      status: "cancelled",
      payment_status: "refunded",
    });
    expect(await desk.notifications("refund_due", order)).toHaveLength(1);
  });
});

describe("refunds by mobile money", () => {
  it("are paid by MTN, and staff can't say otherwise meanwhile", async () => {
    const order = await desk.order();
    const paid = await desk.ended(order, await desk.beginMomo(order, PAYS));
    const refund = await desk.refund(paid.id, { amount: 1000, reason: "A button is missing" });
    expect(refund).toMatchObject({ status: "requested", amount: 1000 });
    const { status } = await desk.staff("PUT", `/api/payments/${paid.id}/refunds/${refund.id}`, {
      status: "failed",
    });
    const after = await desk.until(order, paid.id, (p) => p.refunded_amount === 1000);
    expect(status).toBe(409);
    expect(after).toMatchObject({ payment_status: "completed" });
    const rows = await desk.found(
      `SELECT r.amount FROM refund r JOIN payment m ON m.id = r.payment_id
       JOIN order_payment_collection l ON l.payment_collection_id = m.payment_collection_id
       WHERE l.order_id = $1`,
      [order.id],
    );
    expect(rows.map(({ amount }) => Number(amount))).toEqual([1000]);
  });

  it("that MTN refuses are still owed, and staff are told", async () => {
    const order = await desk.order();
    const paid = await desk.ended(order, await desk.beginMomo(order, magic(13)));
    await desk.refund(paid.id, { reason: "Sent back" });
    const after = await desk.until(order, paid.id, ({ refunds }) =>
      refunds.every(({ status }) => status === "failed"),
    );
    expect(after).toMatchObject({ payment_status: "completed", refunded_amount: 0 });
    expect(await desk.notifications("refund_due", order)).toHaveLength(1);
  });
});
