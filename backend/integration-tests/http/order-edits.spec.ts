/** Over a minute: random changes, payments and refunds in turn, and races, on a shop of its own. */
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { CreditDesk } from "../../harness/credits";
import { DiscountDesk } from "../../harness/discounts";
import { ExchangeDesk } from "../../harness/exchange-desk";
import { fieldsOf, messageOf } from "../../harness/failures";
import { makeGoods } from "../../harness/goods";
import { auditFromNow } from "../../harness/order-audit";
import { PayDesk } from "../../harness/pay-desk";
import { callShop, register, type Answer, type Person } from "../../harness/people";
import { ReceiptDesk } from "../../harness/receipt-desk";
import { rounds } from "../../harness/rounds";
import { order as placeOrder } from "../../harness/sales-counter";
import { until } from "../../harness/until";
import { ownShop } from "../../harness/use-shop";
import { useMomo } from "../../harness/use-stand-ins";
import { NO_POST, QUICK } from "../../harness/visitor";
import { failureSchema } from "../../src/contracts/envelope";
import { editQuoteSchema, type EditQuote } from "../../src/contracts/order-changes";
import { moneyOf } from "../../src/contracts/order-money";
import {
  orderResponseSchema,
  placedOrderResponseSchema,
  stockShortageSchema,
  type Order,
  type PlacedOrder,
} from "../../src/contracts/orders";
import { DIFFERENCES } from "../../src/modules/order/sales/fold-sql";

const momo = useMomo({ answerMs: 150, slowMs: 1500, timeoutMs: 600_000 });
const shop = ownShop(() => ({
  env: { ...NO_POST, ...momo.settings, ...QUICK, EBM_SIMULATOR: "off", PACE: "0.2" },
}));
/** A wallet that says nothing until it is told to. */
const SILENT = "0780000003";

let receipts: ReceiptDesk;
let prices: ExchangeDesk;
let pay: PayDesk;
let credit: CreditDesk;
let audited: Awaited<ReturnType<typeof auditFromNow>>;
const desk = () => receipts.returns.orders;

beforeAll(async () => {
  receipts = await ReceiptDesk.at(shop);
  prices = new ExchangeDesk(receipts.returns);
  pay = await PayDesk.at(shop);
  credit = new CreditDesk(shop, desk().token);
  await receipts.register();
  audited = await auditFromNow(shop);
});

const PRICE_RWF = 12_000;
const DEAR_RWF = 15_000;
const FEE_RWF = 2_000;

/** Variants of one product: one at 12,000, one at 15,000, one at 9,000. */
interface Article {
  medium: string;
  dear: string;
  cheap: string;
}

async function article(pieces = 20): Promise<Article> {
  const sizes = ["M", "XL", "S"];
  const variants = sizes.map((size) => ({ size, stock_quantity: pieces }));
  const [{ product }] = await makeGoods(shop, { pieces: 0, over: { sizes, variants } });
  const ofSize = (size: string) => product.variants.find((one) => one.size === size)?.id ?? "";
  const [medium, dear, cheap] = [ofSize("M"), ofSize("XL"), ofSize("S")];
  await prices.price(dear, DEAR_RWF);
  await prices.price(cheap, 9_000);
  return { medium, dear, cheap };
}

async function placed(
  items: { variant_id: string; quantity: number }[],
  over: object = {},
  by?: Person,
): Promise<PlacedOrder> {
  const { status, json } = await placeOrder(shop, items, over, by?.token);
  if (status !== 201) throw new Error(`order: ${status} ${JSON.stringify(json)}`);
  return placedOrderResponseSchema.parse(json).data;
}

const one = (variant_id: string, quantity = 1) => [{ variant_id, quantity }];

type Line = { item_id?: string; variant_id?: string; quantity: number; unit_price?: number };

/** The lines that an order has, to be changed. */
const linesOf = ({ items }: Pick<Order, "items">): Line[] =>
  items.map(({ id, quantity }) => ({ item_id: id, quantity }));

const quoting = (id: string, items: Line[]) =>
  callShop(shop, "POST", `/api/orders/${id}/items/quote`, { token: desk().token, body: { items } });

async function quoted(id: string, items: Line[]): Promise<EditQuote> {
  const { status, json } = await quoting(id, items);
  if (status !== 200) throw new Error(`quote: ${status} ${JSON.stringify(json)}`);
  return editQuoteSchema.parse((json as { data: unknown }).data);
}

const sending = (id: string, items: Line[], quote: Pick<EditQuote, "version" | "total_amount">) =>
  callShop(shop, "PUT", `/api/orders/${id}/items`, {
    token: desk().token,
    body: {
      items,
      version: quote.version,
      expected_total: quote.total_amount,
      reason: "Agreed on the phone",
    },
  });

function changed({ status, json }: Answer): Order {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(json)}`);
  return orderResponseSchema.parse(json).data;
}

/** Staff look at what it comes to, and say yes. */
const edited = async (id: string, items: Line[]): Promise<Order> =>
  changed(await sending(id, items, await quoted(id, items)));

const swapping = (order: PlacedOrder, variant_id: string, expected_total?: number) =>
  callShop(shop, "PUT", `/api/orders/${order.id}/items/${order.items[0]?.id ?? ""}`, {
    body: { access_token: order.access_token, variant_id, expected_total },
  });

const dataOf = ({ json }: Answer) => failureSchema.parse(json).data;
const codeOf = ({ json }: Answer) => failureSchema.parse(json).code;

const refundsOf = ({ payments }: Pick<Order, "payments">) =>
  payments.flatMap(({ refunds }) => refunds.map(({ amount, status }) => [amount, status]));

/** Both the shop's own sums and Medusa's agree, to the franc. */
async function agrees(): Promise<void> {
  expect(await audited()).toEqual({});
  expect(await desk().rows(DIFFERENCES.text)).toEqual([]);
}

describe("a buyer takes a size that costs something else", () => {
  it("sees what it comes to before anything is changed", async () => {
    const { medium, dear } = await article();
    const order = await placed(one(medium, 2));
    const refused = await swapping(order, dear);
    expect([refused.status, codeOf(refused)]).toEqual([409, "price_changed"]);
    expect(messageOf(refused.json)).toBe("The order costs RWF 6,000 more then");
    const quote = editQuoteSchema.parse(dataOf(refused));
    expect(quote).toMatchObject({
      total_before: 26_000,
      total_amount: 32_000,
      paid_amount: 0,
      due_amount: 32_000,
      back_amount: 0,
    });
    expect((await desk().read(order.id)).items).toMatchObject([{ variant_id: medium }]);
    expect(await desk().level(dear)).toMatchObject({ reserved: 0 });
    const now = changed(await swapping(order, dear, 32_000));
    expect(now).toMatchObject({ total_amount: 32_000, subtotal: 30_000, payment_status: "unpaid" });
    expect(moneyOf(now).owed).toBe(32_000);
    expect(await desk().level(medium)).toMatchObject({ reserved: 0, reservations: 0 });
    expect(await desk().level(dear)).toMatchObject({ reserved: 2, reservations: 2 });
    // What he presses twice changes nothing the second time.
    expect(changed(await swapping(order, dear, 32_000)).history).toHaveLength(2);
    await agrees();
  });

  it("of a paid order, and pays the difference before it is packed", async () => {
    const { medium, dear } = await article();
    const order = await placed(one(medium));
    await pay.see(order);
    const now = changed(await swapping(order, dear, DEAR_RWF + FEE_RWF));
    expect(now).toMatchObject({ payment_status: "unpaid", total_amount: 17_000, credit_amount: 0 });
    expect(moneyOf(now)).toMatchObject({ state: "not_started", owed: 3_000 });
    const [hold] = await desk().rows<{ hours: number; pieces: number }>(
      `SELECT round(extract(epoch FROM until - now()) / 3600)::integer AS hours, pieces
       FROM unpaid_hold WHERE order_id = $1`,
      [order.id],
    );
    expect(hold).toEqual({ hours: 168, pieces: 1 });
    await agrees();
    expect(now.tax?.vat_amount).toBe(Math.round((17_000 * 18) / 118));
    const list = `/api/orders/export?order_numbers=${order.order_number}`;
    const file = await fetch(new URL(list, shop.origin), {
      headers: { Authorization: `Bearer ${desk().token}` },
    });
    const [title = "", row = ""] = (await file.text()).split("\r\n");
    const at = title.split(",").indexOf("Still to pay (RWF)");
    expect(row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)[at]).toBe("3000");
    const wrong = await callShop(shop, "POST", `/api/orders/${order.id}/payments`, {
      token: desk().token,
      body: { received_as: "cash", amount: 17_000 },
    });
    expect(fieldsOf(wrong.json)).toEqual(["amount"]);
    const begun = await pay.beginMomo(order, "0788123456");
    expect(begun.amount).toBe(3_000);
    await pay.ended(order, begun);
    const paid = await pay.read(order);
    expect(paid.payment_status).toBe("completed");
    expect(paid.payments.map(({ amount, is_part }) => [amount, is_part])).toEqual([
      [14_000, true],
      [3_000, undefined],
    ]);
    expect(paid.receipts.map(({ kind, total }) => [kind, total])).toEqual([
      ["sale", 14_000],
      ["sale", 3_000],
    ]);
    expect(await desk().rows(`SELECT 1 FROM unpaid_hold WHERE order_id = $1`, [order.id])).toEqual(
      [],
    );
    await agrees();
  });

  it("that is cheaper, and has back what it cost more, once", async () => {
    const { medium, cheap } = await article();
    const order = await placed(one(medium));
    await pay.see(order);
    const now = changed(await swapping(order, cheap, 11_000));
    expect(now).toMatchObject({ payment_status: "completed", total_amount: 11_000 });
    expect(refundsOf(now)).toEqual([[3_000, "requested"]]);
    expect(now.payments).toMatchObject([{ freed_amount: 3_000 }]);
    await agrees();
    changed(await swapping(order, cheap, 11_000));
    expect(refundsOf(await pay.read(order))).toEqual([[3_000, "requested"]]);
    await receipts.payOut({ order });
    const after = await pay.read(order);
    expect(after.payments).toMatchObject([{ payment_status: "completed", refunded_amount: 3_000 }]);
    expect(after.receipts.map(({ kind, total }) => [kind, total])).toEqual([
      ["sale", 14_000],
      ["credit_note", 3_000],
    ]);
    // And back again: what went back is asked for.
    const again = changed(await swapping(order, medium, 14_000));
    expect(moneyOf(again)).toMatchObject({ owed: 3_000 });
    await agrees();
  });
});

describe("staff change the lines of an order", () => {
  it("which keep what was promised, in stock, Medusa, mail and log", async () => {
    const { medium, dear } = await article();
    const other = (await article()).medium;
    const order = await placed([...one(medium, 3), ...one(other, 1)]);
    await desk().aligned(order.id);
    const [first, second] = order.items;
    const items = [
      { item_id: first?.id, quantity: 2 },
      { variant_id: dear, quantity: 2 },
    ];
    const quote = await quoted(order.id, items);
    expect(quote).toMatchObject({
      version: 0,
      total_before: 50_000,
      total_amount: 56_000,
      due_amount: 56_000,
    });
    const now = changed(await sending(order.id, items, quote));
    expect(now.items).toMatchObject([
      { id: first?.id, quantity: 2, unit_price: PRICE_RWF, line_total: 24_000 },
      { variant_id: dear, quantity: 2, unit_price: DEAR_RWF, line_total: 30_000 },
    ]);
    expect(now.history.at(-1)).toMatchObject({ event: "items-changed", by: shop.admin.email });
    expect(await desk().level(medium)).toMatchObject({
      reserved: 2,
      rawReserved: 2,
      reservations: 2,
    });
    expect(await desk().level(dear)).toMatchObject({
      reserved: 2,
      rawReserved: 2,
      reservations: 2,
    });
    expect(await desk().level(other)).toMatchObject({
      reserved: 0,
      rawReserved: 0,
      reservations: 0,
    });
    expect(await desk().rows(`SELECT 1 FROM order_line_item WHERE id = $1`, [second?.id])).toEqual(
      [],
    );
    const [log] = await desk().rows<{ before: object; after: object }>(
      `SELECT before, after FROM audit_event WHERE subject_id = $1 AND action = 'order.update'`,
      [order.id],
    );
    expect(log).toMatchObject({
      before: { total: 50_000 },
      after: { total: 56_000, reason: "Agreed on the phone" },
    });
    const [mail] = await desk().rows<{ facts: { lines: object[] } }>(
      `SELECT facts FROM mail WHERE template = 'order-changed' AND facts ->> 'orderId' = $1`,
      [order.id],
    );
    expect(mail?.facts.lines).toHaveLength(3);
    await agrees();
    for (const status of ["shipped", "cancelled", "pending", "delivered"] as const) {
      await desk().bring(order.id, status);
    }
    expect(await desk().level(medium)).toMatchObject({ stocked: 18, reserved: 0 });
    expect(await desk().level(dear)).toMatchObject({ stocked: 18, reserved: 0 });
    expect(await desk().level(other)).toMatchObject({ stocked: 20, reserved: 0 });
    await agrees();
  });

  it("at a price by their word, up or down", async () => {
    const { medium } = await article();
    const order = await placed(one(medium, 2));
    await pay.see(order);
    const id = order.items[0]?.id ?? "";
    const dearer = await edited(order.id, [{ item_id: id, quantity: 2, unit_price: 12_500 }]);
    expect(moneyOf(dearer)).toMatchObject({ owed: 1_000 });
    const cheaper = await edited(order.id, [{ item_id: id, quantity: 2, unit_price: 11_500 }]);
    expect(cheaper).toMatchObject({ total_amount: 25_000, payment_status: "completed" });
    expect(refundsOf(cheaper)).toEqual([[1_000, "requested"]]);
    await agrees();
  });

  it("not with what can't be, which is said at its field", async () => {
    const { medium, dear } = await article(2);
    const other = (await article()).medium;
    const order = await placed([...one(medium), ...one(other)]);
    const [first, second] = linesOf(order);
    if (!first || !second) throw new Error("There are two lines.");
    const field = async (...items: Line[]) => fieldsOf((await quoting(order.id, items)).json);
    expect(await field()).toEqual(["items"]);
    expect(await field({ ...first, item_id: "ordli_nobody" })).toEqual(["items.0.item_id"]);
    expect(await field(first, first)).toEqual(["items.1.item_id"]);
    expect(await field({ ...first, variant_id: other })).toEqual(["items.0.variant_id"]);
    expect(await field(first, { variant_id: medium, quantity: 1 })).toEqual(["items.1.variant_id"]);
    expect(await field({ ...first, quantity: 100 })).toEqual(["items.0.quantity"]);
    expect(await field({ ...first, unit_price: -1 })).toEqual(["items.0.unit_price"]);
    expect(await field(first, { variant_id: "variant_nobody", quantity: 1 })).toEqual([
      "items.1.variant_id",
    ]);
    const more = [{ ...first, quantity: 3 }, second];
    const short = await sending(order.id, more, await quoted(order.id, more));
    expect([short.status, codeOf(short)]).toEqual([409, "insufficient_stock"]);
    expect(stockShortageSchema.parse(dataOf(short)).lines).toMatchObject([
      { index: 0, requested: 3, available: 2 },
    ]);
    const moved = await sending(order.id, [first], { version: 0, total_amount: 1 });
    expect([moved.status, codeOf(moved)]).toEqual([409, "price_changed"]);
    const late = await sending(order.id, [first], { version: 1, total_amount: 14_000 });
    expect([late.status, codeOf(late)]).toEqual([409, "conflict"]);
    expect((await desk().read(order.id)).total_amount).toBe(26_000);
    expect(await desk().level(medium)).toMatchObject({ reserved: 1, reservations: 1 });
    expect((await swapping(order, dear, 1)).status).toBe(409);
    await desk().bring(order.id, "shipped");
    expect((await quoting(order.id, [first])).status).toBe(409);
    await agrees();
  });

  it("only staff, and not once a part was paid back for another reason", async () => {
    const { medium } = await article();
    const order = await placed(one(medium, 2));
    const buyer = await register(shop, { firstname: "Keza", lastname: "Umutoni" });
    const items = [{ item_id: order.items[0]?.id, quantity: 1 }];
    for (const token of [undefined, buyer.token]) {
      const call = { token, body: { items } };
      const { status } = await callShop(shop, "POST", `/api/orders/${order.id}/items/quote`, call);
      expect(status).toBe(token === undefined ? 401 : 403);
    }
    const payment = await pay.see(order);
    await pay.refund(payment.id, { amount: 500, reason: "A seam was open" });
    const refused = await quoting(order.id, items);
    expect(refused.status).toBe(409);
    expect(messageOf(refused.json)).toContain("what was paid for this order went back");
  });
});

describe("an order that", () => {
  it("the rider is to be paid for asks for what it costs now", async () => {
    const { medium } = await article();
    const order = await placed(one(medium));
    await pay.begin(order, { payment_method: "cod" });
    const now = await edited(order.id, [{ item_id: order.items[0]?.id ?? "", quantity: 2 }]);
    expect(now.payments).toMatchObject([{ payment_status: "pending", amount: 26_000 }]);
    expect(moneyOf(now)).toMatchObject({ state: "waiting", waitsFor: "rider", owed: 26_000 });
    await pay.see(order, { amount: 26_000 });
    expect((await pay.read(order)).payment_status).toBe("completed");
    await agrees();
  });

  it("store credit paid a part of has back what it needs no more, first the money", async () => {
    const keza = await register(shop, { firstname: "Keza", lastname: "Ineza" });
    await credit.give(keza, 20_000);
    const { medium } = await article();
    const order = await placed(one(medium, 3), { use_credit: true }, keza);
    expect(order).toMatchObject({ total_amount: 38_000, credit_amount: 20_000 });
    await pay.see(order, { amount: 18_000 });
    const id = order.items[0]?.id ?? "";
    const two = await edited(order.id, [{ item_id: id, quantity: 2 }]);
    expect(two).toMatchObject({ total_amount: 26_000, credit_amount: 20_000 });
    expect(refundsOf(two)).toEqual([[12_000, "requested"]]);
    const single = await edited(order.id, [{ item_id: id, quantity: 1 }]);
    expect(single).toMatchObject({ credit_amount: 14_000, payment_status: "completed" });
    expect(refundsOf(single)).toEqual([
      [6_000, "completed"],
      [12_000, "requested"],
      [6_000, "requested"],
    ]);
    expect((await credit.own(keza)).balance).toBe(6_000);
    await agrees();
    await receipts.payOut({ order });
    await agrees();
    const three = await edited(order.id, [{ item_id: id, quantity: 3 }]);
    expect(moneyOf(three)).toMatchObject({ owed: 24_000 });
    await desk().bring(order.id, "cancelled");
    expect((await credit.own(keza)).balance).toBe(20_000);
    await agrees();
  });

  it("paid in part by credit, and never whole, ends when it did before", async () => {
    const mugisha = await register(shop, { firstname: "Mugisha", lastname: "Eric" });
    await credit.give(mugisha, 1_000);
    const { medium, dear } = await article();
    const order = await placed(one(medium), { use_credit: true }, mugisha);
    const holds = () =>
      desk().rows<{ until: unknown; pieces: number }>(
        `SELECT until, pieces FROM unpaid_hold WHERE order_id = $1`,
        [order.id],
      );
    expect(await holds()).toEqual([{ until: null, pieces: 1 }]);
    const now = await edited(order.id, [
      { item_id: order.items[0]?.id ?? "", variant_id: dear, quantity: 2 },
    ]);
    expect(moneyOf(now)).toMatchObject({ owed: 31_000 });
    expect(await holds()).toEqual([{ until: null, pieces: 2 }]);
    await agrees();
  });

  it("became dearer and is cancelled gives all back, and is to be paid whole when it is revived", async () => {
    const { medium, dear } = await article();
    const order = await placed(one(medium));
    await pay.see(order);
    changed(await swapping(order, dear, 17_000));
    const cancelled = await desk().bring(order.id, "cancelled");
    expect(refundsOf(cancelled)).toEqual([[14_000, "requested"]]);
    await agrees();
    expect((await desk().setStatus(order.id, "pending")).status).toBe(409);
    await receipts.payOut({ order });
    const revived = await desk().bring(order.id, "pending");
    expect(moneyOf(revived).owed).toBe(17_000);
    await pay.see(order, { amount: 17_000 });
    expect((await pay.read(order)).payment_status).toBe("completed");
    await agrees();
  });

  it("has a discount keeps it for what stays, and its use", async () => {
    const discounts = await DiscountDesk.at(shop, PRICE_RWF);
    const { code, id } = await discounts.give({
      value: 10,
      limit: 5,
      budget: { type: "spend", limit: 100_000 },
    });
    const order = await discounts.placed([discounts.line(0, 3)], { discount_code: code });
    expect(order).toMatchObject({ discount_amount: 3_600, total_amount: 34_400 });
    const line = order.items[0]?.id ?? "";
    const more = await edited(order.id, [{ item_id: line, quantity: 4 }]);
    expect(more).toMatchObject({ discount_amount: 3_600, total_amount: 46_400 });
    const fewer = await edited(order.id, [{ item_id: line, quantity: 1 }]);
    expect(fewer).toMatchObject({ discount_amount: 900, total_amount: 13_100 });
    const [promotion] = await desk().rows<{ used: number; budget: number }>(
      `SELECT p.used, b.used::float8 AS budget FROM promotion p
       JOIN promotion_campaign_budget b ON b.campaign_id = p.campaign_id WHERE p.id = $1`,
      [id],
    );
    expect(promotion).toEqual({ used: 1, budget: 900 });
    await agrees();
  });

  it("waits for a wallet stays until that has ended", async () => {
    const { medium, dear } = await article();
    const order = await placed(one(medium));
    await pay.beginMomo(order, SILENT);
    const refused = await swapping(order, dear, 17_000);
    expect(refused.status).toBe(409);
    expect(messageOf(refused.json)).toContain("A payment for this order is under way");
  });
});

describe("of two at once", () => {
  it("what was saved and not heard of may be sent again, and then stays as it is", async () => {
    const { medium, dear } = await article();
    const order = await placed(one(medium));
    const kept = order.items[0]?.id ?? "";
    const wish = [
      { item_id: kept, quantity: 2 },
      { variant_id: dear, quantity: 1 },
    ];
    const quote = await quoted(order.id, wish);
    const first = changed(await sending(order.id, wish, quote));
    const second = changed(await sending(order.id, wish, quote));
    expect(second).toMatchObject({ items: first.items, history: first.history });
    const stale = [{ item_id: kept, quantity: 1 }, ...linesOf(first).slice(1)];
    const late = await sending(order.id, stale, quote);
    expect([late.status, codeOf(late)]).toEqual([409, "conflict"]);
    await edited(order.id, [{ item_id: kept, quantity: 2 }]);
    const gone = await sending(order.id, stale, quote);
    expect([gone.status, codeOf(gone)]).toEqual([409, "conflict"]);
    await agrees();
  });

  it("one of two staff wins, and the other is told", async () => {
    for (let round = 0; round < rounds(2, 50); round += 1) {
      const { medium } = await article();
      const order = await placed(one(medium, 2));
      if (round % 2 === 0) await pay.see(order);
      const id = order.items[0]?.id ?? "";
      const wishes = [1, 3].map((quantity) => [{ item_id: id, quantity }]);
      const quotes = await Promise.all(wishes.map((items) => quoted(order.id, items)));
      const answers = await Promise.all(
        wishes.map((items, at) =>
          sending(order.id, items, quotes[at] ?? { version: 0, total_amount: 0 }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const now = await desk().read(order.id);
      expect(now.history).toHaveLength(2);
      expect(await desk().level(medium)).toMatchObject({
        reserved: now.items[0]?.quantity,
        reservations: now.items[0]?.quantity,
      });
    }
    await agrees();
  });

  it("a change and a cancellation leave nothing paid, and nothing reserved", async () => {
    for (let round = 0; round < rounds(2, 50); round += 1) {
      const { medium } = await article();
      const order = await placed(one(medium, 2));
      await pay.see(order);
      const items = [{ item_id: order.items[0]?.id ?? "", quantity: round % 2 === 0 ? 1 : 3 }];
      const quote = await quoted(order.id, items);
      const [edit, cancel] = await Promise.all([
        sending(order.id, items, quote),
        desk().cancel(order.id, order.access_token),
      ]);
      expect(cancel.status).toBe(200);
      expect([200, 409]).toContain(edit.status);
      const now = await desk().read(order.id);
      expect(now.status).toBe("cancelled");
      const back = refundsOf(now).reduce((sum, [amount]) => sum + Number(amount), 0);
      expect(back).toBe(order.total_amount);
      expect(await desk().level(medium)).toMatchObject({ reserved: 0, reservations: 0 });
    }
    await agrees();
  });

  it("a change and a wallet's word keep every franc", async () => {
    for (let round = 0; round < rounds(2, 50); round += 1) {
      const { medium } = await article();
      const order = await placed(one(medium, 2));
      const items = [{ item_id: order.items[0]?.id ?? "", quantity: round % 2 === 0 ? 1 : 3 }];
      const quote = await quoted(order.id, items);
      const begun = await pay.beginMomo(order, "0788123456");
      const edit = await until(
        () => sending(order.id, items, quote),
        ({ status }) => status === 200,
      );
      changed(edit);
      await pay.ended(order, begun);
      const now = await pay.read(order);
      const kept = now.payments.reduce(
        (sum, { amount, paid_at, refunds }) =>
          sum + (paid_at === null ? 0 : amount - refunds.reduce((all, one) => all + one.amount, 0)),
        0,
      );
      expect(kept + moneyOf(now).owed).toBe(now.total_amount);
    }
    await agrees();
  });
});

/** What staff and buyers do with an order before it is packed. */
const DEED = fc.oneof(
  fc.record({
    kind: fc.constant("edit" as const),
    first: fc.integer({ min: 0, max: 4 }),
    second: fc.integer({ min: 0, max: 4 }),
    priceRwf: fc.option(fc.integer({ min: 1, max: 20_000 })),
  }),
  fc.constant({ kind: "pay" as const }),
  fc.constant({ kind: "pay-out" as const }),
);

it("adds up, whatever is changed, paid and paid back in turn", async () => {
  const { medium, dear } = await article(1_000);
  for (let seed = 1; seed <= rounds(2, 50); seed += 1) {
    const deeds = fc.sample(fc.array(DEED, { minLength: 12, maxLength: 12 }), {
      seed,
      numRuns: 1,
    })[0];
    const order = await placed([...one(medium, 2), ...one(dear, 1)]);
    const [first, second] = order.items;
    for (const deed of deeds ?? []) {
      const before = await desk().read(order.id);
      if (deed.kind === "pay") {
        const { owed } = moneyOf(before);
        if (owed > 0) await pay.see(order, { amount: owed });
      } else if (deed.kind === "pay-out") {
        await receipts.payOut({ order });
      } else {
        const wishes: Line[] = [
          {
            item_id: first?.id ?? "",
            quantity: deed.first,
            ...(deed.priceRwf !== null && { unit_price: deed.priceRwf }),
          },
          { item_id: second?.id ?? "", quantity: deed.second },
        ].filter((line) => line.quantity > 0 && before.items.some(({ id }) => id === line.item_id));
        if (wishes.length > 0) await edited(order.id, wishes);
      }
      const now = await desk().read(order.id);
      const came = now.payments.reduce(
        (sum, { amount, paid_at }) => sum + (paid_at === null ? 0 : amount),
        0,
      );
      const back = refundsOf(now).reduce((sum, [amount]) => sum + Number(amount), 0);
      expect(came - back + moneyOf(now).owed, JSON.stringify({ seed, deed })).toBe(
        now.total_amount,
      );
    }
  }
  await agrees();
}, 240_000);
