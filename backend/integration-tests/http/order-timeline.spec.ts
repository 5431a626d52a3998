import { beforeAll, describe, expect, it } from "vitest";
import { useMomo } from "../../harness/use-stand-ins";
import { ownShop } from "../../harness/use-shop";
import { fieldsOf } from "../../harness/failures";
import { CARD_RWF, CardDesk } from "../../harness/card-desk";
import { ExchangeDesk } from "../../harness/exchange-desk";
import { PayDesk } from "../../harness/pay-desk";
import { callShop, register, withDatabase } from "../../harness/people";
import { ReceiptDesk } from "../../harness/receipt-desk";
import { ReturnDesk } from "../../harness/return-desk";
import { lineOf, TimelineDesk } from "../../harness/timeline-desk";
import { until } from "../../harness/until";
import { NO_POST, QUICK } from "../../harness/visitor";
import { TOLD_BY } from "../../src/modules/order/timeline/sources";
import { TIMELINE } from "../../src/modules/order/timeline/sql";

const momo = useMomo({ answerMs: 100, slowMs: 1500, timeoutMs: 600_000 });
const shop = ownShop(() => ({
  env: { ...NO_POST, ...momo.settings, ...QUICK, EBM_SIMULATOR: "off", PACE: "0.2" },
}));
let pay: PayDesk;
let returns: ReturnDesk;
let desk: TimelineDesk;

const REJECTS = "0780000002";
const NAME = { firstname: "Keza", lastname: "Umutoni" };

beforeAll(async () => {
  pay = await PayDesk.at(shop);
  returns = await ReturnDesk.at(shop);
  desk = new TimelineDesk(shop, pay.staffToken);
});

const rows = <Row extends object>(text: string, values: unknown[] = []) =>
  returns.orders.rows<Row>(text, values);
const note = (orderId: string, text: string) =>
  returns.staff("POST", `/api/orders/${orderId}/notes`, { text });

/** From its first minute to its last: a wallet that refuses, cash, a note, its way, and a return. */
async function lived() {
  const bought = await returns.ordered([1]);
  const { order } = bought;
  const failed = await pay.beginMomo(order, REJECTS);
  await pay.ended(order, failed);
  await returns.record(bought, order.total_amount);
  await note(order.id, "Please call before 17:00");
  await returns.orders.bring(order.id, "shipped");
  await returns.orders.bring(order.id, "delivered");
  const asked = await returns.asked(bought);
  await returns.received(asked);
  // With delivery, as it was all of the order.
  const { refunded_amount: amount } = await returns.stepped(asked, { status: "settled" });
  const [payment] = (await returns.read(bought)).payments.filter(({ paid_at }) => paid_at !== null);
  const refund = payment?.refunds[0];
  const path = `/api/payments/${payment?.id ?? ""}/refunds/${refund?.id ?? ""}`;
  await returns.staff("PUT", path, { status: "completed" });
  return { bought, order, amount, asked };
}

describe("the timeline of an order", () => {
  it("tells everything once, in its order, with who did it", async () => {
    const { order, amount, asked } = await lived();
    const { total_amount: total } = order;
    const entries = await desk.toldOnce(
      order.id,
      (entry) => entry.kind === "mail" && entry.template === "payment-refunded",
    );
    // One to the staff becomes one for each, whenever the outbox comes to it.
    const lines = entries.map(lineOf).filter((line) => line !== "mail new-order");
    expect(lines).toEqual([
      "status placed (buyer)",
      "mail order-received",
      `payment started ${total}`,
      `payment failed ${total}`,
      `payment paid ${total} (staff)`,
      "mail payment-received",
      "note Please call before 17:00 (staff)",
      "status shipped (staff)",
      "mail order-status-changed",
      "status delivered (staff)",
      "mail order-status-changed",
      "return requested (buyer)",
      "mail return-changed",
      "return received (staff)",
      "mail return-changed",
      "return settled (staff)",
      `payment refund_owed ${amount} (staff)`,
      "mail return-changed",
      `payment refund_paid ${amount} (staff)`,
      "mail payment-refunded",
    ]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    const of = (kind: string) => entries.filter((entry) => entry.kind === kind);
    expect(of("payment")).toMatchObject([
      { payment_method: "momo", phone: "+250780000002", received_as: null, failure: null },
      { payment_method: "momo", failure: "rejected" },
      { payment_method: "placeholder", received_as: "cash", by: { email: shop.admin.email } },
      { reason: expect.stringContaining(asked.return_number) as string, as_credit: false },
      { as_credit: false },
    ]);
    expect(of("return")[0]).toMatchObject({
      return_number: asked.return_number,
      is_approved_at_once: true,
      exchange: null,
    });
    expect(of("return").at(-1)).toMatchObject({ amount });
    expect(of("mail")[0]).toMatchObject({ state: "pending", sent_at: null });
    // Reading it again changes nothing.
    expect((await desk.told(order.id)).map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
  });

  it("comes in pages that hold each entry once, and in parts", async () => {
    const { order } = await lived();
    const whole = await until(
      () => desk.told(order.id),
      (entries) => entries.filter((entry) => entry.kind === "mail").length >= 9,
    );
    const pages: string[] = [];
    let before = "";
    do {
      const { data, next } = await desk.page(
        order.id,
        `?limit=3${before === "" ? "" : `&before=${encodeURIComponent(before)}`}`,
      );
      pages.push(...data.filter(({ kind }) => kind !== "seen").map(({ id }) => id));
      before = next ?? "";
    } while (before !== "");
    expect(pages.reverse()).toEqual(whole.map(({ id }) => id));
    const parts = { payments: "payment", mails: "mail", notes: "note", changes: "" } as const;
    const shown: string[] = [];
    for (const [part, kind] of Object.entries(parts)) {
      const some = await desk.told(order.id, `?limit=100&show=${part}`);
      expect(some.length).toBeGreaterThan(0);
      if (kind !== "") expect(new Set(some.map((entry) => entry.kind))).toEqual(new Set([kind]));
      shown.push(...some.map(({ id }) => id));
    }
    expect(shown.sort()).toEqual(whole.map(({ id }) => id).sort());
  });

  it("takes an order with five hundred mails", async () => {
    const { order } = await returns.ordered([1]);
    await rows(
      `INSERT INTO mail (id, key, template, recipient, facts, state, sent_at, next_attempt_at)
       SELECT 'mail_many_' || $1 || n, 'many:' || $1 || n, 'order-status-changed', 'many@example.rw',
         jsonb_build_object('orderId', $1::text, 'status', 'shipped'), 'sent', now(), now()
       FROM generate_series(1, 500) n`,
      [order.id],
    );
    const seen = new Set<string>();
    let query = "?limit=100&show=mails";
    for (let page = 0; page < 6; page += 1) {
      const { data, next } = await desk.page(order.id, query);
      for (const { id } of data) seen.add(id);
      if (next === null) break;
      query = `?limit=100&show=mails&before=${encodeURIComponent(next)}`;
    }
    expect([...seen].filter((id) => id.includes("many"))).toHaveLength(500);
  });

  it("tells of an order that nobody paid, and of one that was cancelled with its refund", async () => {
    const { order: late } = await returns.ordered([1]);
    await rows(`UPDATE unpaid_hold SET since = now() - interval '2 days' WHERE order_id = $1`, [
      late.id,
    ]);
    const expired = await desk.toldOnce(
      late.id,
      (entry) => entry.kind === "mail" && entry.template === "order-expired",
    );
    expect(expired.map(lineOf).filter((line) => !line.startsWith("mail"))).toEqual([
      "status placed (buyer)",
      "status never-paid (shop)",
    ]);

    const bought = await returns.paid([1]);
    const { order } = bought;
    await returns.orders.bring(order.id, "cancelled");
    const told = (await desk.told(order.id)).map(lineOf).filter((line) => !/^mail/.test(line));
    expect(told).toEqual([
      "status placed (buyer)",
      `payment paid ${order.total_amount} (staff)`,
      "status cancelled (staff)",
      `payment refund_owed ${order.total_amount} (shop)`,
    ]);
  });

  it("tells store credit that paid, and came back", async () => {
    const buyer = await register(shop, NAME);
    const credit = { account_id: buyer.user.id, amount: 1000, reason: "Sorry" };
    await returns.staff("POST", "/api/admin/store-credit", credit);
    const { order } = await returns.ordered([1], { use_credit: true }, buyer);
    await returns.orders.bring(order.id, "cancelled");
    const told = (await desk.told(order.id)).map(lineOf).filter((line) => !/^mail/.test(line));
    expect(told).toEqual([
      "status placed (buyer)",
      "payment credit_used 1000 (buyer)",
      "status cancelled (staff)",
      "payment refund_paid 1000 (shop)",
    ]);
  });

  it("tells gift cards that were bought, mailed and taken back, never their codes", async () => {
    const till = await CardDesk.at(shop);
    const order = await till.bought();
    const card = await till.cardOf(order);
    const code = await till.codeOf(card);
    await returns.orders.bring(order.id, "cancelled");
    const entries = (await desk.told(order.id)).filter((entry) => entry.kind === "payment");
    expect(entries.map(lineOf)).toEqual([
      `payment paid ${CARD_RWF} (staff)`,
      `payment cards_sold ${CARD_RWF}`,
      `payment cards_taken_back ${CARD_RWF} (shop)`,
      `payment refund_owed ${CARD_RWF} (shop)`,
    ]);
    expect(entries[1]).toMatchObject({ reference: card.ends_with, payment_method: null });
    expect(JSON.stringify(await desk.page(order.id))).not.toContain(code);
  });

  it("tells an exchange by its return, and names the order that brings it", async () => {
    const exchanges = new ExchangeDesk(returns);
    const bought = await exchanges.delivered(await exchanges.sizes(5));
    const { exchange } = await exchanges.asked(bought);
    const asked = (await desk.told(bought.order.id)).find(({ kind }) => kind === "return");
    const { order_id, order_number } = exchange;
    expect(asked).toMatchObject({ event: "requested", exchange: { order_id, order_number } });
    const brings = (await desk.told(order_id)).filter(({ kind }) => kind !== "mail");
    expect(brings.map(lineOf)[0]).toBe("status placed (buyer)");
    expect(brings[1]).toMatchObject({
      event: "credit_used",
      reference: asked?.kind === "return" ? asked.return_number : "",
    });
  });

  it("tells receipts and their credit notes", async () => {
    const receipts = await ReceiptDesk.at(shop);
    await receipts.register();
    const bought = await returns.paid([1]);
    const { id } = await receipts.sale(bought);
    const entered = { action: "enter", sdc_id: "SDC000000001", receipt_number: 7, signature: "S" };
    await returns.staff("PUT", `/api/receipts/${id}`, entered);
    const corrected = { ...entered, action: "correct", receipt_number: 8 };
    await returns.staff("PUT", `/api/receipts/${id}`, corrected);
    await receipts.refund(bought, 500);
    const told = (await desk.told(bought.order.id)).filter(({ kind }) => kind !== "mail");
    expect(told.map(lineOf)).toEqual([
      "status placed (buyer)",
      `payment paid ${bought.order.total_amount} (staff)`,
      "receipt sale made (shop)",
      "receipt sale signed (staff)",
      "change receipt.update receipt_number (staff)",
      "payment refund_owed 500 (staff)",
      "payment refund_paid 500 (staff)",
      "receipt credit_note made (shop)",
    ]);
    expect(told[3]).toMatchObject({ receipt_number: 8, total: bought.order.total_amount });
    await receipts.settings({ taxMode: "none" });
  });

  it("tells what the audit log alone knows, and what staff do in Medusa's dashboard once", async () => {
    const { order } = await returns.ordered([1]);
    const path = `/api/orders/${order.id}/company`;
    await returns.staff("PUT", path, { buyer_tin: "120987654", purchase_code: null });
    await rows(
      `INSERT INTO audit_event (who, action, subject_kind, subject_id, subject_label, before, after) VALUES
         ('eric@example.rw', 'native.call', 'native', '/admin/orders/' || $1, 'POST …', NULL, '{"email":"x@example.rw"}'),
         ('eric@example.rw', 'native.call', 'native', '/admin/orders/' || $1 || '/fulfillments', 'POST …', NULL, '{}'),
         ('eric@example.rw', 'order.hold', 'order', $1, 'STR', '{"days":1}', '{"days":3}')`,
      [order.id],
    );
    const told = (await desk.told(order.id, "?limit=100&show=changes")).map(lineOf);
    expect(told).toEqual([
      "status placed (buyer)",
      "change order.update buyer_tin (staff)",
      "change native.call  (staff)",
      "change order.hold days (staff)",
    ]);
  });

  it("tells each entry of the audit log by another kind, or as a change", async () => {
    const { order, asked } = await lived();
    const logged = await rows<{ action: string }>(
      `SELECT DISTINCT action FROM audit_event WHERE subject_id = ANY (ARRAY(
         SELECT $1 UNION ALL SELECT $2 UNION ALL SELECT id FROM checkout_payment WHERE order_id = $1
         UNION ALL SELECT id FROM checkout_refund WHERE order_id = $1))`,
      [order.id, asked.id],
    );
    const actions = logged.map(({ action }) => action).sort();
    expect(actions).toEqual([
      "order.note",
      "order.status",
      "payment.record",
      "refund.status",
      "return.status",
    ]);
    expect(actions.filter((action) => !(action in TOLD_BY))).toEqual([]);
    expect((await desk.told(order.id)).some(({ kind }) => kind === "change")).toBe(false);
  });
});

describe("who looked", () => {
  it("is told once a day for each of the staff, with how often", async () => {
    const { order } = await returns.ordered([1]);
    await returns.orders.read(order.id);
    await desk.page(order.id);
    const looks = async () =>
      (await desk.page(order.id)).data.flatMap((entry) => (entry.kind === "seen" ? [entry] : []));
    const [today] = await until(looks, (found) => found.length > 0);
    expect(today).toMatchObject({ by: { who: "staff", email: shop.admin.email } });
    const [{ account } = { account: "" }] = await rows<{ account: string }>(
      "SELECT account_id AS account FROM access_log WHERE subject_ids[1] = $1 LIMIT 1",
      [order.id],
    );
    await rows(
      `INSERT INTO access_log (at, account_id, kind, call, subject_ids)
       SELECT date_trunc('day', now()) - interval '5 days' + make_interval(hours => 9, secs => s),
         $2, 'order', call, ARRAY[$1::text]
       FROM (VALUES (1, 'GET /api/orders/:id'), (2, 'GET /api/orders/:id/timeline'), (130, 'GET /api/orders/:id'),
         (3700, 'GET /api/orders'), (3800, 'GET /admin/orders/:id')) AS l(s, call)`,
      [order.id, account],
    );
    const [, before] = await until(looks, (found) => found.length > 1);
    // A list is no look, and what one screen asks for within a minute is one.
    expect(before).toMatchObject({ times: 3, by: { email: shop.admin.email } });
    const parts = await desk.page(order.id, "?show=changes");
    expect(parts.data.some(({ kind }) => kind === "seen")).toBe(false);
  });

  it("leaves a line in the access log itself", async () => {
    const { order } = await returns.ordered([1]);
    await desk.page(order.id);
    const path = `/api/access-log?subject_id=${order.id}&kind=order`;
    const answer = await until(
      () => returns.staff("GET", path),
      ({ json }) => JSON.stringify(json).includes("/timeline"),
    );
    expect(answer.json).toMatchObject({ data: [{ call: "GET /api/orders/:id/timeline" }] });
  });
});

describe("the timeline is for staff", () => {
  it("and for orders that exist", async () => {
    const buyer = await register(shop, NAME);
    const { order } = await returns.ordered([1], {}, buyer);
    const status = async (id: string, query: string, token?: string) =>
      (await callShop(shop, "GET", `/api/orders/${id}/timeline${query}`, token ? { token } : {}))
        .status;
    expect(await status(order.id, "")).toBe(401);
    expect(await status(order.id, "", buyer.token)).toBe(403);
    expect(await status("order_none", "", desk.token)).toBe(404);
    expect(await status(order.id, "", desk.token)).toBe(200);
  });

  it.each([
    ["?show=rumours", "show"],
    ["?before=yesterday", "before"],
    ["?limit=0", "limit"],
    ["?limit=101", "limit"],
  ])("and names what is wrong with %s", async (query, field) => {
    const { order } = await returns.ordered([1]);
    const { status, json } = await desk.asking(order.id, query);
    expect([status, fieldsOf(json)]).toEqual([400, [field]]);
  });
});

it("names nobody once its order is forgotten", async () => {
  const { order } = await lived();
  const { email, phone } = await returns.orders.read(order.id);
  await rows(`UPDATE checkout_order SET anonymised_at = now() WHERE id = $1`, [order.id]);
  const text = JSON.stringify((await desk.page(order.id, "?limit=100")).data);
  for (const personal of [email, phone, "780000002", "Please call", "Keza"]) {
    expect(text).not.toContain(personal);
  }
  expect((await desk.told(order.id)).map(({ kind }) => kind)).toContain("mail");
});

it("reads by index only", async () => {
  const text = await withDatabase(shop, async (database) => {
    // As every connection of the shop's own SQL, which a young table would not be read so without.
    await database.query("SET enable_seqscan = off");
    const values: Record<string, string> = { $1: "'order_none'", $2: "NULL", $3: "NULL", $4: "31" };
    const filled = TIMELINE.text.replace(/\$[1-4]/g, (name) => values[name] ?? name);
    const { rows: plan } = await database.query(`EXPLAIN ${filled}`);
    return JSON.stringify(plan);
  });
  expect(text).not.toContain("Seq Scan");
  const indexes =
    "mail_order mail_key audit_event_subject audit_event_native_order access_log_order_seen order_progress_event_order " +
    "checkout_payment_order checkout_refund_order store_credit_entry_order order_return_order order_receipt_order order_note_order";
  for (const index of indexes.split(" ")) {
    expect(text).toContain(index);
  }
});
