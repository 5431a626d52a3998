/**
 * Over a minute: a start after each kill, and half a minute until a refund may be asked for again. What three providers took and paid back is compared with the shop's books, to
 * the franc; then wallets of the second network, and cards: each way comes to its end.
 */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PayDesk } from "../../harness/pay-desk";
import { callShop, withDatabase } from "../../harness/people";
import { useAirtel, useCards, useMomo } from "../../harness/use-stand-ins";
import { ownShop } from "../../harness/use-shop";
import { NO_POST, QUICK } from "../../harness/visitor";
import type { CardFault } from "../../demo/card-simulator/server";
import type { Payment } from "../../src/contracts/payments";
import type { PlacedOrder } from "../../src/contracts/orders";
import { setTimeout as pause } from "node:timers/promises";
import { booksOf, MoneyCrowd, payOnPages, type Book } from "../../harness/money-crowd";
import { waitUntilBuilt } from "../../harness/order-audit";
import { rounds } from "../../harness/rounds";
import { auditWhenDone } from "../../harness/storm-audit";
import { until } from "../../harness/until";

const TIMING = { answerMs: 150, slowMs: 1500, timeoutMs: 600_000 };
const mtn = useMomo(TIMING);
const airtel = useAirtel(TIMING);
const cards = useCards();
const shop = ownShop(() => ({
  env: {
    ...NO_POST,
    ...mtn.settings,
    ...airtel.settings,
    ...cards.settings,
    ...QUICK,
    PACE: "0.2",
  },
}));
let desk: PayDesk;

const airtelCalls = () => `${shop.origin}/api/payments/callback/airtel/all`;
/** Where the shop hears of payments; its door has another port after a restart. */
const takeCalls = () => {
  airtel.callAt(airtelCalls());
  cards.callAt(`${shop.origin}/api/payments/callback/flutterwave/all`);
};

const PAYS = "0738123456";
const magic = (number: number) => `07200000${String(number).padStart(2, "0")}`;
/** A wallet that says nothing until it is told to. */
const SILENT = magic(3);

beforeAll(async () => {
  takeCalls();
  desk = await PayDesk.at(shop);
});

const idOf = async (paymentId: string): Promise<string> =>
  (await desk.referenceOf(paymentId)).replaceAll("-", "");
const isCancelled = (order: PlacedOrder) =>
  desk.found("SELECT 1 FROM order_progress WHERE order_id = $1 AND status = 'cancelled'", [
    order.id,
  ]);

const KILLS = rounds(1, 100);
const COMPARED_EVERY = 10;
const BUYERS = 8;
const REFUNDS = 4;
/** Of Flutterwave's answers: half of these are errors, half arrive and are cut off. */
const FAULTS = 0.1;
const SETTLED_MS = 120_000;

interface Row {
  provider: string;
  reference: string;
  amount: number;
}

/** The shop's books in the form of the providers'. */
async function shopsBooks(): Promise<Record<string, Book>> {
  const reads = [
    `SELECT provider, reference::text, amount::float8 AS amount FROM checkout_payment
     WHERE provider IS NOT NULL AND paid_at IS NOT NULL`,
    `SELECT p.provider, f.reference::text, f.amount::float8 AS amount
     FROM checkout_refund f JOIN checkout_payment p ON p.id = f.payment_id
     WHERE f.reference IS NOT NULL AND f.status = 'completed'`,
  ];
  const [took = [], paidBack = []] = await Promise.all(
    reads.map(async (text) => (await desk.query(text)) as unknown as Row[]),
  );
  const of = (rows: Row[], name: string) =>
    new Map(
      rows
        .filter(({ provider }) => provider === name)
        .map(({ reference, amount }) => [reference.replaceAll("-", ""), amount]),
    );
  const names = ["mtn", "airtel", "flutterwave"];
  return Object.fromEntries(
    names.map((name) => [name, { took: of(took, name), paidBack: of(paidBack, name) }]),
  );
}

const sumOf = (sums: Map<string, number>) => [...sums.values()].reduce((sum, rwf) => sum + rwf, 0);

const paymentsIn = (books: Record<string, Book>): number =>
  Object.values(books).reduce((sum, { took }) => sum + took.size, 0);

const inWords = (kills: number, orders: number, books: Record<string, Book>) =>
  `${kills} kills, ${orders} orders: ${Object.entries(books)
    .map(
      ([name, { took, paidBack }]) =>
        `${name} ${took.size} payments of ${sumOf(took)} RWF and ${paidBack.size} refunds of ${sumOf(paidBack)} RWF`,
    )
    .join("; ")}`;

/** What still differs, for whoever reads a failure. */
function differences(ours: Record<string, Book>, theirs: Record<string, Book>): string[] {
  return Object.keys(theirs).flatMap((name) =>
    (["took", "paidBack"] as const).flatMap((side) => {
      const [mine, other] = [ours[name]?.[side] ?? new Map(), theirs[name]?.[side] ?? new Map()];
      return [...new Set([...mine.keys(), ...other.keys()])]
        .filter((key) => mine.get(key) !== other.get(key))
        .map(
          (key) =>
            `${name} ${side} ${key}: ${mine.get(key) ?? 0} here, ${other.get(key) ?? 0} there`,
        );
    }),
  );
}

/** First: the books hold nothing else. */
describe("a shop killed while three providers take money and pay it back", () => {
  afterAll(() => {
    cards.fault(() => null);
    takeCalls();
  });

  it(
    "has every franc that was taken, once, and pays back each that it owes, once",
    async () => {
      const providers = { mtn, airtel, cards };
      const crowd = new MoneyCrowd(desk, providers);
      const fault = () => {
        if (Math.random() >= FAULTS) return null;
        return Math.random() < 0.5 ? "error" : "cut-off";
      };
      cards.fault(fault);
      let isOver = false;
      const paying = payOnPages(providers, () => isOver);
      for (let kill = 1; kill <= KILLS; kill += 1) {
        takeCalls();
        const acts = [
          ...Array.from({ length: BUYERS }, () => crowd.buy()),
          ...Array.from({ length: REFUNDS }, () => crowd.payBack()),
        ];
        // As much has happened on a slow machine as on a fast one.
        const orders = crowd.orders.length + BUYERS / 2;
        const payments = paymentsIn(booksOf(providers)) + 1;
        await until(
          () => crowd.orders.length >= orders && paymentsIn(booksOf(providers)) >= payments,
          Boolean,
          SETTLED_MS,
        );
        await pause(Math.random() * 2500);
        await shop.kill9();
        await Promise.all(acts);
        await shop.restart();
        if (kill % COMPARED_EVERY !== 0 && kill !== KILLS) continue;
        await pause(2000);
        const wrong = await until(
          async () => differences(await shopsBooks(), booksOf(providers)),
          (found) => found.length === 0,
          SETTLED_MS,
        );
        expect(wrong).toEqual([]);
        console.info(inWords(kill, crowd.orders.length, await shopsBooks()));
      }
      isOver = true;
      await paying;
      expect(paymentsIn(await shopsBooks())).toBeGreaterThanOrEqual(KILLS);
    },
    rounds(240_000, 5_400_000),
  );

  it("keeps money only for orders that stand, and no more than they cost", async () => {
    // What a cancelled or a paid order keeps is owed back, and all of it has gone by now.
    const kept = await until(
      () =>
        desk.query(
          `SELECT o.order_number, o.total_amount, g.status,
             sum(p.amount - p.refunded_amount)::float8 AS kept
           FROM checkout_order o JOIN order_progress g ON g.order_id = o.id
           JOIN checkout_payment p ON p.order_id = o.id AND p.paid_at IS NOT NULL
           GROUP BY o.id, g.status
           HAVING sum(p.amount - p.refunded_amount) > CASE WHEN g.status = 'cancelled' THEN 0 ELSE o.total_amount END`,
        ),
      (rows) => rows.length === 0,
      SETTLED_MS,
    );
    expect(kept).toEqual([]);
    const broken = await withDatabase(shop, async (database) => {
      await waitUntilBuilt(database, SETTLED_MS);
      return auditWhenDone(database);
    });
    expect(broken).toEqual({});
  }, 300_000);
});

describe("mobile money of two networks", () => {
  it("is one way to pay, which says whose wallets can", async () => {
    const { json } = await callShop(shop, "GET", "/api/payments/methods");
    expect(json).toMatchObject({
      data: [
        { method: "momo", networks: ["MTN", "Airtel"] },
        { method: "card" },
        { method: "cod" },
        { method: "placeholder" },
      ],
    });
  });

  it("asks Airtel's wallet by its first digits, and completes", async () => {
    const order = await desk.order();
    const begun = await desk.beginMomo(order, PAYS);
    expect(begun).toMatchObject({ network: "Airtel", phone: "+250738123456" });
    const paid = await desk.ended(order, begun);
    expect(paid).toMatchObject({ payment_status: "completed", failure: null });
    const entry = airtel.payments.get(await idOf(begun.id));
    expect(entry).toMatchObject({ amount: order.total_amount, msisdn: "738123456" });
    expect(paid.transaction_id).toBe(entry?.moneyId);
    expect(await desk.mails("payment-received", order)).toHaveLength(1);
  });

  it("asks the network that its owner names, and a changed one is another attempt", async () => {
    const order = await desk.order();
    const moved = { payment_method: "momo", phone: "0780000003", network: "Airtel" };
    // Nobody calls: the shop hears that Airtel's wallet paid when it asks a second later.
    airtel.callAt(`${shop.origin}/nowhere`);
    const first = await desk.begin(order, moved);
    expect(first.network).toBe("Airtel");
    expect((await desk.begin(order, moved)).id).toBe(first.id);
    await idOf(first.id);
    const second = await desk.begin(order, { ...moved, network: "MTN" });
    airtel.callAt(airtelCalls());
    expect(second.id).not.toBe(first.id);
    expect(second.network).toBe("MTN");
    expect(await desk.payment(order, first.id)).toMatchObject({ failure: { reason: "abandoned" } });
    // What Airtel was asked before that may still be paid, and pays the order.
    await desk.until(order, first.id, ({ payment_status: status }) => status === "completed");
    expect((await desk.read(order)).payment_status).toBe("completed");
  });

  it.each([
    ["a number of neither network", { phone: "0771234567" }],
    ["a number abroad, whatever network it names", { phone: "+32470123456", network: "Airtel" }],
    ["a network that there is not", { phone: PAYS, network: "KTRN" }],
  ])("refuses %s", async (_, body) => {
    const order = await desk.order();
    const { status, json } = await desk.pay(order, { payment_method: "momo", ...body });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      errors: [{ field: "network" in body && body.network === "KTRN" ? "network" : "phone" }],
    });
  });

  it.each([
    ["a slow one", 1],
    ["a callback that comes twice", 5],
    ["one that is ambiguous first", 6],
    ["a callback that is lost", 7],
    ["server errors, until it is taken", 9],
    ["a line that is cut when it has arrived", 10],
  ])("completes exactly once: %s", async (_, number) => {
    const order = await desk.order();
    const begun = await desk.beginMomo(order, magic(number));
    expect(await desk.ended(order, begun)).toMatchObject({ payment_status: "completed" });
    const asked = [...airtel.payments.values()].filter(
      ({ reference }) => reference === order.order_number,
    );
    expect(asked).toHaveLength(1);
    expect((await desk.read(order)).payments).toHaveLength(1);
    expect(await desk.mails("payment-received", order)).toHaveLength(1);
  });

  it.each([
    ["reject", 2, "rejected"],
    ["not enough funds", 4, "not_enough_funds"],
    ["a wrong PIN", 8, "wrong_pin"],
    ["no such wallet", 11, "payer_not_found"],
    ["the wallet's limit", 12, "limit_reached"],
  ])("fails with a reason: %s", async (_, number, reason) => {
    const order = await desk.order();
    const failed = await desk.ended(order, await desk.beginMomo(order, magic(number)));
    expect(failed).toMatchObject({ payment_status: "failed", failure: { reason } });
    expect(await desk.read(order)).toMatchObject({ status: "pending", payment_status: "unpaid" });
  });

  it("believes no call: it only asks again", async () => {
    const order = await desk.order();
    const begun = await desk.beginMomo(order, SILENT);
    const transaction = { id: await idOf(begun.id), status_code: "TS", airtel_money_id: "MP9" };
    const path = "/api/payments/callback/airtel/all";
    const { status } = await callShop(shop, "POST", path, { body: { transaction } });
    expect(status).toBe(200);
    await desk.found("SELECT id FROM checkout_payment WHERE id = $1 AND check_count >= 2", [
      begun.id,
    ]);
    expect((await desk.payment(order, begun.id)).payment_status).toBe("pending");
    for (const body of [{}, { transaction: { id: randomUUID() } }, { transaction: { id: "x'" } }]) {
      expect((await callShop(shop, "POST", path, { body })).status).toBe(404);
    }
    // MTN's references are none of Airtel's.
    const mtn = path.replace("airtel", "mtn");
    expect((await callShop(shop, "POST", mtn, { body: { transaction } })).status).toBe(404);
  });

  it("pays late money of a cancelled order back into the wallet", async () => {
    const order = await desk.order();
    const begun = await desk.beginMomo(order, SILENT);
    const id = await idOf(begun.id);
    await desk.passDeadline(order);
    await isCancelled(order);
    await airtel.end(id, { status: "TS", code: "DP00800001001" });
    const back = await desk.until(order, begun.id, (p) => p.payment_status === "refunded");
    expect(back).toMatchObject({ refunded_amount: order.total_amount });
    const [notice] = await desk.notifications("refund_due", order);
    expect(notice?.["text"]).toMatch(/^Airtel Money is paying back /);
  });

  it("pays parts back, and what Airtel refuses is still owed", async () => {
    const order = await desk.order();
    const paid = await desk.ended(order, await desk.beginMomo(order, PAYS));
    await desk.refund(paid.id, { amount: 1000, reason: "A button is missing" });
    await desk.until(order, paid.id, (p) => p.refunded_amount === 1000);
    const sums = [...airtel.refunds.values()].filter(
      ({ reference }) => reference === order.order_number,
    );
    expect(sums).toMatchObject([{ amount: 1000, msisdn: "738123456", sent: 1 }]);

    const other = await desk.order();
    const refused = await desk.ended(other, await desk.beginMomo(other, magic(13)));
    await desk.refund(refused.id, { reason: "Sent back" });
    const after = await desk.until(other, refused.id, ({ refunds }) =>
      refunds.every(({ status }) => status === "failed"),
    );
    expect(after).toMatchObject({ payment_status: "completed", refunded_amount: 0 });
  });
});

describe("cards", () => {
  const begin = (order: PlacedOrder) => desk.begin(order, { payment_method: "card" });
  const withPage = (order: PlacedOrder, { id }: Payment) =>
    desk.until(order, id, ({ pay_url: url }) => url !== undefined);

  it("lead to the page for exactly the order's amount, and pay it once", async () => {
    const order = await desk.order();
    const begun = await begin(order);
    expect(begun).toMatchObject({ payment_method: "card", payment_status: "pending", phone: null });
    const { pay_url: url } = await withPage(order, begun);
    const reference = await desk.referenceOf(begun.id);
    const link = cards.links.find(({ txRef }) => txRef === reference);
    expect(link).toMatchObject({ url, amount: order.total_amount, currency: "RWF" });
    expect(link?.redirectUrl).toContain(`/checkout/confirmation?order=${order.id}`);
    expect(link?.redirectUrl).not.toContain(order.access_token);

    // A second tap is the same page.
    expect((await begin(order)).id).toBe(begun.id);
    await cards.pay(reference, { calls: 2 });
    const paid = await desk.ended(order, begun);
    expect(paid).toMatchObject({ payment_status: "completed" });
    expect(paid.pay_url).toBeUndefined();
    expect(await cards.pay(reference)).toBeNull();
    expect(await desk.mails("payment-received", order)).toHaveLength(1);
    const [row] = await desk.found(
      `SELECT m.provider_id FROM payment m
       JOIN order_payment_collection l ON l.payment_collection_id = m.payment_collection_id
       WHERE l.order_id = $1 AND m.captured_at IS NOT NULL`,
      [order.id],
    );
    expect(row?.["provider_id"]).toBe("pp_card_shop");
    expect((await begin(order)).id).toBe(begun.id);
  });

  it("are found paid when nobody comes back and nobody calls", async () => {
    const order = await desk.order();
    const begun = await begin(order);
    await cards.pay(await desk.referenceOf(begun.id), { calls: 0 });
    expect(await desk.ended(order, begun)).toMatchObject({ payment_status: "completed" });
  });

  it("are looked at when their payer comes back, whatever the address says", async () => {
    const order = await desk.order();
    const begun = await begin(order);
    const reference = await desk.referenceOf(begun.id);
    const back = `/api/payments/callback/flutterwave/${reference}`;
    expect((await callShop(shop, "POST", back, { body: {} })).status).toBe(200);
    await desk.found("SELECT id FROM checkout_payment WHERE id = $1 AND check_count >= 2", [
      begun.id,
    ]);
    expect((await desk.payment(order, begun.id)).payment_status).toBe("pending");
    const unknown = back.replace(reference, randomUUID());
    expect((await callShop(shop, "POST", unknown, { body: {} })).status).toBe(404);
  });

  it("hear no call without the hash", async () => {
    const order = await desk.order();
    const reference = await desk.referenceOf((await begin(order)).id);
    const path = "/api/payments/callback/flutterwave/all";
    const body = { event: "charge.completed", data: { tx_ref: reference, status: "successful" } };
    expect((await callShop(shop, "POST", path, { body })).status).toBe(404);
    const headers = { "verif-hash": cards.settings["FLUTTERWAVE_WEBHOOK_HASH"] ?? "" };
    expect((await callShop(shop, "POST", path, { body, headers })).status).toBe(200);
  });

  it("that are declined are said to be, and may still pay on the page that is open", async () => {
    const order = await desk.order();
    const begun = await begin(order);
    const reference = await desk.referenceOf(begun.id);
    await cards.pay(reference, { status: "failed" });
    const declined = await desk.ended(order, begun);
    expect(declined).toMatchObject({
      payment_status: "failed",
      failure: { reason: "card_declined" },
    });
    expect((await desk.read(order)).payment_status).toBe("unpaid");
    await cards.pay(reference);
    await desk.until(order, begun.id, ({ payment_status: status }) => status === "completed");
    expect((await desk.read(order)).payment_status).toBe("completed");
  });

  it.each([
    ["another amount", { amount: 100 }],
    ["another currency", { currency: "USD" }],
  ])("never complete over %s, and tell staff", async (_, tried) => {
    const order = await desk.order();
    const begun = await begin(order);
    await cards.pay(await desk.referenceOf(begun.id), tried);
    const failed = await desk.ended(order, begun);
    expect(failed).toMatchObject({ failure: { reason: "wrong_amount" } });
    const [notice] = await desk.notifications("payment_failed", order);
    expect(notice?.["text"]).toMatch(/^Flutterwave reports an amount /);
  });

  it("that pay after the time is over, or twice, are paid back", async () => {
    const order = await desk.order();
    const begun = await begin(order);
    const reference = await desk.referenceOf(begun.id);
    await desk.passDeadline(order);
    await isCancelled(order);
    expect((await desk.read(order)).history.at(-1)).toMatchObject({ event: "payment-expired" });
    await cards.pay(reference);
    const back = await desk.until(order, begun.id, (p) => p.payment_status === "refunded");
    expect(back).toMatchObject({ refunded_amount: order.total_amount });
    expect(await desk.notifications("refund_due", order)).toHaveLength(1);

    const twice = await desk.order();
    const first = await begin(twice);
    const page = await desk.referenceOf(first.id);
    await desk.ended(twice, await desk.beginMomo(twice, "0788123456"));
    await cards.pay(page);
    await desk.until(twice, first.id, (p) => p.refunded_amount === twice.total_amount);
    expect((await desk.read(twice)).payment_status).toBe("completed");
  });

  it("pay parts back once, also when the answer is lost, or the first try", async () => {
    const order = await desk.order();
    const begun = await begin(order);
    await cards.pay(await desk.referenceOf(begun.id));
    await desk.ended(order, begun);
    const { transaction_id: id } = await desk.payment(order, begun.id);
    const sums = () =>
      cards.refunds.filter(({ txId }) => String(txId) === id).map(({ amount }) => amount);
    const payBack = async (amount: number, first: CardFault, paidBack: number) => {
      const faults = [first];
      cards.fault((path) => (path.endsWith("/refund") ? (faults.shift() ?? null) : null));
      await desk.refund(begun.id, { amount, reason: "A button is missing" });
      await desk.until(order, begun.id, (p) => p.refunded_amount === paidBack);
      cards.fault(() => null);
    };
    await payBack(1500, "cut-off", 1500);
    expect(sums()).toEqual([1500]);
    // Nothing came of it: it is asked for again, as late as a lost one could still arrive.
    await payBack(700, "error", 2200);
    expect(sums()).toEqual([1500, 700]);
  });

  it("wait for Flutterwave when it does not answer", async () => {
    let errors = 0;
    cards.fault(() => (errors++ < 3 ? "error" : null));
    const order = await desk.order();
    const begun = await begin(order);
    await withPage(order, begun);
    expect(errors).toBeGreaterThan(3);
    cards.fault(() => null);
  });

  it("are never settled by staff, and are filtered by their name", async () => {
    const order = await desk.order();
    const begun = await begin(order);
    const { status } = await desk.staff("PUT", `/api/payments/${begun.id}/status`, {
      status: "completed",
    });
    expect(status).toBe(409);
    const { json } = await desk.staff("GET", `/api/payments?method=card&order_id=${order.id}`);
    expect(json).toMatchObject({ count: 1, data: [{ id: begun.id }] });
  });
});
