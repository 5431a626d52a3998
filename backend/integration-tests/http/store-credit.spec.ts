/** Over a minute: each test places, pays and cancels orders of its own, two of them for a crowd of buyers. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { failureSchema } from "../../src/contracts/envelope";
import {
  orderResponseSchema,
  placedOrderResponseSchema,
  priceChangeSchema,
  type Order,
  type PlacedOrder,
} from "../../src/contracts/orders";
import { moneyOf } from "../../src/contracts/order-money";
import { paymentResponseSchema, refundResponseSchema } from "../../src/contracts/payments";
import {
  giftCardBalanceResponseSchema,
  giftCardRefusalSchema,
  staffCreditListResponseSchema,
} from "../../src/contracts/store-credit";
import { capturedPayment } from "../../harness/captured-payment";
import { CreditDesk } from "../../harness/credits";
import { DiscountDesk, somebody } from "../../harness/discounts";
import { callShop, register, withDatabase, type Person } from "../../harness/people";
import { rounds } from "../../harness/rounds";
import { BUYER } from "../../harness/sales-counter";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");
const PRICE_RWF = 20_000;
const FEE_RWF = 2_000;
const TOTAL_RWF = PRICE_RWF + FEE_RWF;

let desk: DiscountDesk;
let credit: CreditDesk;
beforeAll(async () => {
  desk = await DiscountDesk.at(shop, PRICE_RWF);
  credit = new CreditDesk(shop, desk.token);
});

const newcomer = (): Promise<Person> =>
  register(shop, { firstname: "Keza", lastname: `Ineza ${randomUUID().slice(0, 6)}` });
const one = () => [desk.line(0)];

const readOrder = async ({ id, access_token }: PlacedOrder): Promise<Order> => {
  const path = `/api/orders/${id}?access_token=${access_token}`;
  return orderResponseSchema.parse((await callShop(shop, "GET", path)).json).data;
};
const pay = async ({ id, access_token }: PlacedOrder) => {
  const body = { order_id: id, payment_method: "placeholder", access_token };
  return paymentResponseSchema.parse((await callShop(shop, "POST", "/api/payments", { body })).json)
    .data;
};
const record = (order: PlacedOrder, amount: number) =>
  credit.staff("POST", `/api/orders/${order.id}/payments`, { received_as: "cash", amount });
const refusal = async (answer: ReturnType<DiscountDesk["order"]>) => {
  const { status, json } = await answer;
  const { code, data, errors } = failureSchema.parse(json);
  return { status, code, data, errors };
};
/** The money that the day's figures count for an order; store credit is none. */
const counted = (order: PlacedOrder) =>
  withDatabase(shop, async (database) => {
    const { rows } = await database.query<{ paid: number; held: number }>(
      `SELECT (SELECT count(*)::integer FROM unpaid_hold WHERE order_id = $1) AS held,
         (SELECT coalesce(sum(p.amount) FILTER (WHERE p.payment_method <> 'credit'), 0)::float8
          FROM checkout_payment p WHERE p.order_id = $1 AND p.paid_at IS NOT NULL) AS paid`,
      [order.id],
    );
    return rows[0];
  });

describe("store credit of an account", () => {
  it("pays a part: the rest is to pay, and the order is paid when that came", async () => {
    const keza = await newcomer();
    await credit.give(keza, 5_000);
    const quote = await desk.quoted(one(), { use_credit: true }, keza.token);
    expect(quote).toMatchObject({
      total_amount: TOTAL_RWF,
      credit_amount: 5_000,
      due_amount: TOTAL_RWF - 5_000,
      credits: [{ kind: "account", ends_with: null, balance: 5_000, amount: 5_000 }],
    });
    const seen = { use_credit: true, expected_total: TOTAL_RWF, expected_due: TOTAL_RWF - 5_000 };
    const placed = await desk.placed(one(), seen, keza.token);
    expect(placed).toMatchObject({ credit_amount: 5_000, payment_status: "unpaid" });
    expect((await credit.own(keza)).balance).toBe(0);
    const payment = await pay(placed);
    expect(payment).toMatchObject({ amount: TOTAL_RWF - 5_000, payment_status: "pending" });
    expect((await record(placed, TOTAL_RWF)).status).toBe(400);
    expect((await record(placed, TOTAL_RWF - 5_000)).status).toBe(201);
    const order = await readOrder(placed);
    expect(order).toMatchObject({ payment_status: "completed", credit_amount: 5_000 });
    expect(order.payments.map(({ payment_method, amount }) => [payment_method, amount])).toEqual([
      ["credit", 5_000],
      ["placeholder", TOTAL_RWF - 5_000],
    ]);
    expect(await counted(placed)).toEqual({ paid: TOTAL_RWF - 5_000, held: 0 });
    expect((await credit.own(keza)).entries).toMatchObject([
      { kind: "order", amount: -5_000, order_number: placed.order_number, by: "customer" },
      { kind: "given", amount: 5_000, reason: "A late box", by: "staff" },
    ]);
    expect(await desk.audited()).toEqual({});
  });

  it("pays all of it: nothing is left to pay, to hold or to choose", async () => {
    const keza = await newcomer();
    await credit.give(keza, 50_000);
    const placed = await desk.placed(one(), { use_credit: true, expected_due: 0 }, keza.token);
    expect(placed).toMatchObject({ credit_amount: TOTAL_RWF, payment_status: "completed" });
    expect((await credit.own(keza)).balance).toBe(50_000 - TOTAL_RWF);
    expect(await counted(placed)).toEqual({ paid: 0, held: 0 });
    expect(await pay(placed)).toMatchObject({ payment_method: "credit", amount: TOTAL_RWF });
    expect((await record(placed, 1)).status).toBe(409);
    const mails = await withDatabase(shop, async (database) => {
      const { rows } = await database.query<{ isDue: boolean }>(
        `SELECT next_attempt_at <= now() OR attempts > 0 AS "isDue" FROM mail
         WHERE template = 'order-received' AND facts ->> 'orderId' = $1`,
        [placed.id],
      );
      return rows;
    });
    expect(mails).toEqual([{ isDue: true }]);
    expect(await desk.audited()).toEqual({});
  });

  it("is not used unless its owner says so, and not by a guest", async () => {
    const keza = await newcomer();
    await credit.give(keza, 5_000);
    expect((await desk.placed(one(), {}, keza.token)).credit_amount).toBe(0);
    expect((await credit.own(keza)).balance).toBe(5_000);
    const { status, errors } = await refusal(desk.order(one(), { use_credit: true }));
    expect([status, errors?.[0]?.field]).toEqual([400, "use_credit"]);
  });

  it("that is less than the buyer saw is 409 with what is left to pay", async () => {
    const keza = await newcomer();
    await credit.give(keza, 5_000);
    await credit.give(keza, -2_000);
    const seen = { use_credit: true, expected_total: TOTAL_RWF, expected_due: TOTAL_RWF - 5_000 };
    const { status, code, data } = await refusal(desk.order(one(), seen, keza.token));
    expect([status, code]).toEqual([409, "price_changed"]);
    expect(priceChangeSchema.parse(data)).toMatchObject({
      credit_amount: 3_000,
      due_amount: TOTAL_RWF - 3_000,
      credits: [{ balance: 3_000, amount: 3_000 }],
    });
    expect((await credit.own(keza)).balance).toBe(3_000);
  });

  it("is there again when the order is cancelled, and is not taken again when it is revived", async () => {
    const keza = await newcomer();
    await credit.give(keza, 30_000);
    const placed = await desk.placed(one(), { use_credit: true }, keza.token);
    await desk.bring(placed.id, "cancelled");
    expect((await credit.own(keza)).balance).toBe(30_000);
    expect(await readOrder(placed)).toMatchObject({
      payment_status: "unpaid",
      credit_amount: 0,
      payments: [
        { payment_status: "refunded", refunds: [{ as_credit: true, status: "completed" }] },
      ],
    });
    expect(await desk.audited()).toEqual({});
    await desk.bring(placed.id, "pending");
    expect((await credit.own(keza)).balance).toBe(30_000);
    // Whoever ships it is told what is owed.
    const revived = await readOrder(placed);
    expect(moneyOf(revived)).toMatchObject({ state: "not_started", owed: TOTAL_RWF });
    expect(revived.payment_status).toBe("unpaid");
    expect(await pay(placed)).toMatchObject({ amount: TOTAL_RWF, payment_method: "placeholder" });
    expect((await record(placed, TOTAL_RWF)).status).toBe(201);
    expect((await readOrder(placed)).payment_status).toBe("completed");
    expect(await desk.audited()).toEqual({});
  });

  it("comes back with the money when a partly paid order is cancelled", async () => {
    const keza = await newcomer();
    await credit.give(keza, 5_000);
    const placed = await desk.placed(one(), { use_credit: true }, keza.token);
    expect((await record(placed, TOTAL_RWF - 5_000)).status).toBe(201);
    await desk.bring(placed.id, "cancelled");
    expect((await credit.own(keza)).balance).toBe(5_000);
    const { payments } = await readOrder(placed);
    const asked = payments.flatMap(({ refunds }) => refunds);
    expect(asked.map(({ amount, as_credit, status }) => [amount, as_credit, status])).toEqual(
      expect.arrayContaining([
        [5_000, true, "completed"],
        [TOTAL_RWF - 5_000, false, "requested"],
      ]),
    );
    // Half of what it costs is not enough to bring it back.
    expect((await desk.bring(placed.id, "pending")).status).toBe(409);
    expect(await desk.audited()).toEqual({});
  });

  it("starts nothing on its way while the rest is not paid", async () => {
    const keza = await newcomer();
    await credit.give(keza, 5_000);
    const placed = await desk.placed(one(), { use_credit: true }, keza.token);
    const onTheWay = async () => {
      const { json } = await callShop(shop, "GET", "/api/transit", { token: keza.token });
      return (json as { count: number }).count;
    };
    expect(await onTheWay()).toBe(0);
    expect((await record(placed, TOTAL_RWF - 5_000)).status).toBe(201);
    expect(await onTheWay()).toBe(1);
  });

  it("was asked for the rest: late money for a cancelled order is recorded as it came", async () => {
    const keza = await newcomer();
    await credit.give(keza, 5_000);
    const placed = await desk.placed(one(), { use_credit: true }, keza.token);
    await desk.bring(placed.id, "cancelled");
    expect((await record(placed, 1_000)).status).toBe(400);
    expect((await record(placed, TOTAL_RWF - 5_000)).status).toBe(201);
    expect((await counted(placed))?.paid).toBe(TOTAL_RWF - 5_000);
    expect(await desk.audited()).toEqual({});
  });

  it("that was paid back whole no longer lowers what the order asks for", async () => {
    const keza = await newcomer();
    await credit.give(keza, TOTAL_RWF);
    const placed = await desk.placed(one(), { use_credit: true }, keza.token);
    const [paid] = (await readOrder(placed)).payments;
    const path = `/api/payments/${paid?.id ?? ""}/refunds`;
    expect((await credit.staff("POST", path, { reason: "Too small" })).status).toBe(201);
    expect((await credit.own(keza)).balance).toBe(TOTAL_RWF);
    expect(await pay(placed)).toMatchObject({ amount: TOTAL_RWF, payment_status: "pending" });
    expect((await record(placed, TOTAL_RWF)).status).toBe(201);
    expect(await desk.audited()).toEqual({});
  });

  it("of a deleted account comes back to nobody: staff are told", async () => {
    const keza = await newcomer();
    await credit.give(keza, 8_000);
    const placed = await desk.placed(one(), { use_credit: true }, keza.token);
    const before = (await list("")).outstanding;
    const path = `/api/auth/users/${keza.user.id}`;
    expect((await credit.staff("DELETE", path)).status).toBe(200);
    expect((await desk.bring(placed.id, "cancelled")).status).toBe(200);
    expect((await list("")).outstanding).toBe(before);
    const told = await withDatabase(shop, async (database) => {
      const { rows } = await database.query<{ text: string }>(
        "SELECT text FROM staff_notice WHERE key LIKE 'credit-of-nobody:%' AND link LIKE $1",
        [`%${placed.id}%`],
      );
      return rows;
    });
    expect(told).toHaveLength(1);
    expect(await desk.audited()).toEqual({});
  });

  it("of the last francs is spent once, however many orders want it", async () => {
    const keza = await newcomer();
    await credit.give(keza, 5_000);
    const buyers = Array.from({ length: rounds(12, 200) }, () =>
      desk.order(one(), { use_credit: true, expected_due: TOTAL_RWF - 5_000 }, keza.token),
    );
    const statuses = (await Promise.all(buyers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect((await credit.own(keza)).balance).toBe(0);
    expect(await desk.audited()).toEqual({});
  });

  it("neither stands in the way of orders and cancellations at once, nor is lost", async () => {
    const keza = await newcomer();
    await credit.give(keza, 10 * TOTAL_RWF);
    const body = { use_credit: true };
    const first = await Promise.all(
      Array.from({ length: 5 }, () => desk.placed(one(), body, keza.token)),
    );
    const answers = await Promise.all([
      ...first.map(({ id }) => desk.bring(id, "cancelled")),
      ...Array.from({ length: 5 }, () => desk.order(one(), body, keza.token)),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { balance, entries } = await credit.own(keza);
    expect(balance).toBe(entries.reduce((sum, { amount }) => sum + amount, 0));
    expect(await desk.audited()).toEqual({});
  });
});

describe("a gift card", () => {
  it("pays for a guest with its code, however it is typed, and keeps the rest", async () => {
    const card = await credit.card(30_000);
    expect(card.code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    const typed = card.code.toLowerCase().replaceAll("0", "o").replaceAll("1", "l");
    const quote = await desk.quoted(one(), { gift_card: typed });
    expect(quote).toMatchObject({
      due_amount: 0,
      gift_card_refusal: null,
      credits: [{ kind: "gift_card", ends_with: card.code.slice(-4), balance: 30_000 }],
    });
    const placed = await desk.placed(one(), { gift_card: typed, expected_due: 0, ...somebody() });
    expect(placed).toMatchObject({ credit_amount: TOTAL_RWF, payment_status: "completed" });
    const check = await callShop(shop, "POST", "/api/gift-cards/check", {
      body: { gift_card: card.code },
    });
    expect(giftCardBalanceResponseSchema.parse(check.json).data).toEqual({
      ends_with: card.ends_with,
      balance: 30_000 - TOTAL_RWF,
      refusal: null,
    });
    expect((await readOrder(placed)).payments[0]?.transaction_id).toBe(card.ends_with);
  });

  it("is used up before the account's own credit", async () => {
    const keza = await newcomer();
    await credit.give(keza, 50_000);
    const card = await credit.card(4_000);
    const body = { gift_card: card.code, use_credit: true };
    const placed = await desk.placed(one(), body, keza.token);
    expect(placed.payment_status).toBe("completed");
    expect((await credit.read(card.id)).balance).toBe(0);
    expect((await credit.own(keza)).balance).toBe(50_000 - (TOTAL_RWF - 4_000));
    await desk.bring(placed.id, "cancelled");
    expect((await credit.read(card.id)).balance).toBe(4_000);
    expect((await credit.own(keza)).balance).toBe(50_000);
    expect(await desk.audited()).toEqual({});
  });

  it("that is paid back beside the account's own leaves the order a paid one", async () => {
    const keza = await newcomer();
    await credit.give(keza, 50_000);
    const card = await credit.card(4_000);
    const body = { gift_card: card.code, use_credit: true };
    const placed = await desk.placed(one(), body, keza.token);
    const paidBack = async (end: string | null) => {
      const { payments } = await readOrder(placed);
      const { id = "" } = payments.find(({ transaction_id }) => transaction_id === end) ?? {};
      return credit.staff("POST", `/api/payments/${id}/refunds`, { reason: "A button" });
    };
    expect((await paidBack(card.ends_with)).status).toBe(201);
    const order = await readOrder(placed);
    expect(order).toMatchObject({ payment_status: "completed", credit_amount: TOTAL_RWF });
    expect(moneyOf(order)).toMatchObject({ state: "partly_refunded", owed: 0 });
    // Nobody is asked for it once more, and nobody can be.
    expect(await pay(placed)).toMatchObject({
      payment_method: "credit",
      payment_status: "completed",
    });
    expect((await record(placed, 4_000)).status).toBe(409);
    expect((await paidBack(null)).status).toBe(201);
    expect((await readOrder(placed)).payment_status).toBe("refunded");
    expect((await credit.own(keza)).balance).toBe(50_000);
    expect(await desk.audited()).toEqual({});
  });

  it("that is unknown, empty or switched off is refused, and the order is not placed", async () => {
    const why = async (gift_card: string) => {
      const { status, code, data } = await refusal(desk.order(one(), { gift_card }));
      expect([status, code]).toEqual([409, "gift_card_refused"]);
      const { reason } = giftCardRefusalSchema.parse(data);
      expect((await desk.quoted(one(), { gift_card })).gift_card_refusal?.reason).toBe(reason);
      return reason;
    };
    expect(await why("0000-0000-0000-0000")).toBe("unknown");
    const card = await credit.card(1_000);
    const path = `/api/admin/gift-cards/${card.id}/switched-off`;
    expect((await credit.staff("PUT", path, { is_switched_off: true })).status).toBe(200);
    expect(await why(card.code)).toBe("switched_off");
    expect((await credit.staff("PUT", path, { is_switched_off: false })).status).toBe(200);
    await desk.placed(one(), { gift_card: card.code, ...somebody() });
    expect(await why(card.code)).toBe("used_up");
    const { status, errors } = await refusal(desk.order(one(), { gift_card: "SUMMER" }));
    expect([status, errors?.[0]?.field]).toEqual([400, "gift_card"]);
  });

  it("of the last 5,000 francs pays that much, once, for however many buyers", async () => {
    const card = await credit.card(5_000);
    const buyers = Array.from({ length: rounds(15, 500) }, () =>
      desk.order(one(), {
        ...somebody(),
        gift_card: card.code,
        expected_due: TOTAL_RWF - 5_000,
      }),
    );
    const answers = await Promise.all(buyers);
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(1);
    expect(placedOrderResponseSchema.parse(placed[0]?.json).data.credit_amount).toBe(5_000);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await credit.read(card.id)).balance).toBe(0);
    expect(await desk.audited()).toEqual({});
  });

  it("makes one order of one key, however often it is sent at once", async () => {
    const card = await credit.card(5_000);
    const key = randomUUID();
    const body = {
      ...BUYER,
      ...somebody(),
      items: one(),
      gift_card: card.code,
      expected_due: TOTAL_RWF - 5_000,
    };
    const answers = await Promise.all(
      Array.from({ length: rounds(12, 60) }, () =>
        callShop(shop, "POST", "/api/orders", { body, headers: { "Idempotency-Key": key } }),
      ),
    );
    const ids = answers.map(({ json }) => placedOrderResponseSchema.parse(json).data.id);
    expect(new Set(ids).size).toBe(1);
    expect((await credit.read(card.id)).balance).toBe(0);
  });

  it("is sent by mail where staff say, with a code that stands nowhere in the database", async () => {
    const email = `${randomUUID()}@example.rw`;
    const said = { email, language: "rw", recipient: "Keza", message: "Enjoy!" };
    const card = await credit.card(10_000, said);
    const code = card.code.replaceAll("-", "");
    const mails = await withDatabase(shop, async (database) => {
      const { rows } = await database.query<{ facts: unknown }>(
        "SELECT facts, language FROM mail WHERE recipient = $1",
        [email],
      );
      return rows;
    });
    expect(mails).toEqual([{ facts: { cardId: card.id }, language: "rw" }]);
    const places = await withDatabase(shop, async (database) => {
      const { rows } = await database.query<{ n: number }>(
        `SELECT ((SELECT count(*) FROM store_credit s WHERE s::text ~ $1)
          + (SELECT count(*) FROM audit_event a WHERE a::text ~ $1)
          + (SELECT count(*) FROM access_log l WHERE l::text ~ $1)
          + (SELECT count(*) FROM pressed_key k WHERE k::text ~ $1))::integer AS n`,
        [`${code}|${card.code}`],
      );
      return rows[0]?.n;
    });
    expect(places).toBe(0);
  });
});

describe("money paid back as store credit", () => {
  const refund = (payment: string, body: object) =>
    credit.staff("POST", `/api/payments/${payment}/refunds`, { reason: "Too small", ...body });

  it("is there at once, at most what was paid, and stays in the till", async () => {
    const keza = await newcomer();
    const placed = await desk.placed(one(), {}, keza.token);
    expect((await record(placed, TOTAL_RWF)).status).toBe(201);
    const [payment] = (await readOrder(placed)).payments;
    const half = await refund(payment?.id ?? "", { amount: 12_000, as_credit: true });
    expect(refundResponseSchema.parse(half.json).data).toMatchObject({
      status: "completed",
      as_credit: true,
    });
    expect((await credit.own(keza)).balance).toBe(12_000);
    expect((await refund(payment?.id ?? "", { amount: 12_000, as_credit: true })).status).toBe(409);
    expect((await refund(payment?.id ?? "", { as_credit: true })).status).toBe(201);
    expect((await credit.own(keza)).balance).toBe(TOTAL_RWF);
    expect((await readOrder(placed)).payment_status).toBe("refunded");
    expect(await desk.audited()).toEqual({});
  });

  it("needs an account; and what credit paid goes back to where it came from", async () => {
    const guest = await desk.placed(one(), somebody());
    expect((await record(guest, TOTAL_RWF)).status).toBe(201);
    const [cash] = (await readOrder(guest)).payments;
    expect((await refund(cash?.id ?? "", { as_credit: true })).status).toBe(409);

    const card = await credit.card(TOTAL_RWF);
    const placed = await desk.placed(one(), { gift_card: card.code, ...somebody() });
    const [paid] = (await readOrder(placed)).payments;
    expect((await refund(paid?.id ?? "", { amount: 7_000 })).status).toBe(201);
    expect((await credit.read(card.id)).balance).toBe(7_000);
    expect((await readOrder(placed)).payment_status).toBe("completed");
    await desk.bring(placed.id, "cancelled");
    expect((await credit.read(card.id)).balance).toBe(TOTAL_RWF);
    expect(await desk.audited()).toEqual({});
  });

  it("in Medusa's dashboard comes back to where it came from", async () => {
    const card = await credit.card(TOTAL_RWF);
    const placed = await desk.placed(one(), { gift_card: card.code, ...somebody() });
    expect(await desk.audited()).toEqual({});
    const payment = await capturedPayment(shop, placed.id);
    await desk.backOffice("POST", `/admin/payments/${payment}/refund`, { amount: 6_000 });
    expect((await credit.read(card.id)).balance).toBe(6_000);
    expect((await readOrder(placed)).payments[0]).toMatchObject({
      refunded_amount: 6_000,
      refunds: [{ as_credit: true, status: "completed" }],
    });
    expect(await desk.audited()).toEqual({});
  });

  it("is refused for credit of an order that is not paid yet", async () => {
    const keza = await newcomer();
    await credit.give(keza, 5_000);
    const placed = await desk.placed(one(), { use_credit: true }, keza.token);
    const [payment] = (await readOrder(placed)).payments;
    expect((await refund(payment?.id ?? "", {})).status).toBe(409);
    expect((await credit.own(keza)).balance).toBe(0);
  });
});

const list = async (query: string) => {
  const { json } = await credit.staff("GET", `/api/admin/store-credit?${query}`);
  return staffCreditListResponseSchema.parse(json);
};

describe("staff", () => {
  it("take back no more than there is, and give nobody anything unknown", async () => {
    const keza = await newcomer();
    const { json, status } = await credit.giving(keza, -1);
    expect([status, failureSchema.parse(json).code]).toEqual([409, "conflict"]);
    await credit.give(keza, 3_000);
    expect((await credit.giving(keza, -3_001)).status).toBe(409);
    expect((await credit.giving(keza, 0)).status).toBe(400);
    expect((await credit.giving(keza, 2.5)).status).toBe(400);
    const nobody = { ...keza, user: { ...keza.user, id: "acct_nobody" } };
    const unknown = await credit.giving(nobody, 1_000);
    expect(failureSchema.parse(unknown.json).errors?.[0]?.field).toBe("account_id");
    expect((await credit.own(keza)).balance).toBe(3_000);
  });

  it("see what the shop owes, by kind, person and search", async () => {
    const keza = await newcomer();
    const before = await list("");
    await credit.give(keza, 3_000);
    const card = await credit.card(8_000, { recipient: `Ineza ${randomUUID()}` });
    expect((await list("")).outstanding).toBe(before.outstanding + 11_000);
    expect((await list(`account_id=${keza.user.id}`)).data).toMatchObject([
      { kind: "account", balance: 3_000, account: { email: keza.email } },
    ]);
    expect((await list(`kind=gift_card&search=${card.recipient ?? ""}`)).data).toMatchObject([
      { id: card.id, kind: "gift_card", balance: 8_000, total_in: 8_000 },
    ]);
    expect((await list(`kind=account&search=${card.recipient ?? ""}`)).count).toBe(0);
    expect((await list(`search=${keza.email.toUpperCase()}`)).count).toBe(1);
  });
});

describe("the ledger", () => {
  it("is only added to", async () => {
    const keza = await newcomer();
    const { id } = await credit.give(keza, 3_000);
    await withDatabase(shop, async (database) => {
      for (const change of [
        "DELETE FROM store_credit_entry WHERE credit_id = $1",
        "UPDATE store_credit_entry SET amount = 5 WHERE credit_id = $1",
      ]) {
        await expect(database.query(change, [id])).rejects.toThrow(/only added to/);
      }
      await expect(
        database.query(
          "INSERT INTO store_credit_entry (credit_id, kind, amount, by_whom) VALUES ($1, 'given', -3001, 'x')",
          [id],
        ),
      ).rejects.toThrow(/balance/);
    });
  });
});
