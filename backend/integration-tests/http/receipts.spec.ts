/** Over a minute: orders are walked with their receipts, and each race is run to its end in Medusa. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appSettingsResponseSchema } from "../../src/contracts/app-settings";
import { failureSchema } from "../../src/contracts/envelope";
import { staffReceiptResponseSchema } from "../../src/contracts/receipts";
import { vatOf } from "../../src/contracts/vat";
import { fieldsOf } from "../../harness/failures";
import { CardDesk } from "../../harness/card-desk";
import { CreditDesk } from "../../harness/credits";
import { ExchangeDesk } from "../../harness/exchange-desk";
import { auditFromNow } from "../../harness/order-audit";
import { walkAll } from "../../harness/order-walk";
import { callShop, register } from "../../harness/people";
import { BUYER_TIN, ReceiptDesk, SHOP_TIN } from "../../harness/receipt-desk";
import { rounds } from "../../harness/rounds";
import { useShop } from "../../harness/use-shop";
import { usualSettings } from "../../harness/usual-settings";

const shop = useShop("quiet");
let desk: ReceiptDesk;
let audited: () => Promise<Record<string, number>>;

beforeAll(async () => {
  desk = await ReceiptDesk.at(shop);
  audited = await auditFromNow(shop);
});
afterAll(async () => {
  expect(await audited()).toEqual({});
  await usualSettings(shop);
});

const totalsOf = (receipts: readonly { kind: string; total: number }[]) =>
  receipts.map(({ kind, total }) => [kind, total]);

describe("a shop that is not registered for VAT", () => {
  it("writes no receipts and shows no VAT", async () => {
    const bought = await desk.returns.paid([1], { buyer_tin: BUYER_TIN });
    await desk.refund(bought, 500);
    expect(await desk.order(bought)).toMatchObject({ receipts: [], tax: null });
    const { json } = await callShop(shop, "GET", "/api/settings/public");
    expect(json).toMatchObject({ data: { isVatRegistered: false } });
  });

  it("needs a TIN to become one", async () => {
    const refused = await desk.settings({ taxMode: "vat" });
    expect([refused.status, fieldsOf(refused.json)]).toEqual([400, ["tin"]]);
    const bad = await desk.settings({ tin: "12345" });
    expect([bad.status, fieldsOf(bad.json)]).toEqual([400, ["tin"]]);
    const { json } = await desk.register();
    expect(appSettingsResponseSchema.parse(json).data).toMatchObject({
      taxMode: "vat",
      tin: SHOP_TIN,
    });
    expect((await desk.settings({ tin: "" })).status).toBe(400);
    const { json: open } = await callShop(shop, "GET", "/api/settings/public");
    expect(open).toMatchObject({ data: { isVatRegistered: true } });
  });
});

describe("a registered shop", () => {
  beforeAll(async () => {
    expect((await desk.register()).status).toBe(200);
  });

  it("says what VAT is in an order, and writes its receipt once it is paid", async () => {
    const company = { buyer_tin: BUYER_TIN, purchase_code: "ab12cd" };
    const bought = await desk.returns.ordered([2, 1], company);
    const { total_amount, items, shipping_amount } = bought.order;
    const unpaid = await desk.order(bought);
    const tax = { vat_rate: 18, taxable_amount: total_amount, vat_amount: vatOf(total_amount) };
    expect(unpaid).toMatchObject({
      receipts: [],
      tax,
      buyer_tin: BUYER_TIN,
      purchase_code: "AB12CD",
    });
    await desk.returns.record(bought, total_amount);
    const receipt = await desk.sale(bought);
    expect(receipt).toMatchObject({
      kind: "sale",
      state: "none",
      total: total_amount,
      vat_amount: vatOf(total_amount),
      shop_tin: SHOP_TIN,
      buyer_tin: BUYER_TIN,
      purchase_code: "AB12CD",
      corrects: null,
      signed: null,
    });
    expect(receipt.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ...items.map(({ line_total }) => ["article", line_total]),
      ["delivery", shipping_amount],
    ]);
    expect((await desk.order(bought)).tax).toEqual(tax);
  });

  it("are files for whoever may open the order, and for nobody else", async () => {
    const bought = await desk.returns.paid([1]);
    const { id } = await desk.sale(bought);
    const { id: orderId, access_token } = bought.order;
    const at = `/api/orders/${orderId}/receipts`;
    const read = async (path: string, token?: string) => {
      const headers = new Headers(token === undefined ? {} : { Authorization: `Bearer ${token}` });
      const response = await fetch(new URL(path, shop.origin), { headers });
      return { response, text: await response.text() };
    };
    const own = await read(`${at}/${id}?access_token=${access_token}`);
    expect([own.response.status, own.text.slice(0, 5)]).toEqual([200, "%PDF-"]);
    expect(own.response.headers.get("content-type")).toBe("application/pdf");
    expect(own.response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="receipt-\d+\.pdf"$/,
    );
    expect(own.response.headers.get("cache-control")).toContain("no-store");
    const { token } = desk.returns.orders;
    const roll = await read(`${at}/${id}?paper=80mm`, token);
    expect([roll.response.status, roll.text.includes("226.77")]).toEqual([200, true]);
    const keza = await register(shop, { firstname: "Keza", lastname: "Ineza" });
    const refused = [
      await read(`${at}/${id}`),
      await read(`${at}/${id}`, keza.token),
      await read(`${at}/nothing?access_token=${access_token}`),
    ];
    expect(refused.map(({ response }) => response.status)).toEqual([404, 404, 404]);
    const odd = await callShop(shop, "GET", `${at}/${id}?paper=a3&access_token=${access_token}`);
    expect([odd.status, fieldsOf(odd.json)]).toEqual([400, ["paper"]]);
  });

  it("numbers receipts without gaps, however many are paid at once", async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => desk.returns.ordered([1])));
    await Promise.all(
      // Twice each: the second finds it paid.
      orders.flatMap((one) => [0, 1].map(() => desk.returns.record(one, one.order.total_amount))),
    );
    const numbers = await Promise.all(orders.map(async (one) => (await desk.sale(one)).number));
    const sorted = numbers.sort((one, other) => one - other);
    expect(sorted).toEqual(sorted.map((_, at) => (sorted[0] ?? 0) + at));
  });

  it("takes back what went back, in whatever parts, and never more than the sale", async () => {
    const bought = await desk.returns.paid([1]);
    const total = bought.order.total_amount;
    await desk.refund(bought, 700);
    expect((await desk.refund(bought, 300, "failed")).status).toBe(200);
    await desk.returns.orders.bring(bought.order.id, "cancelled");
    // Nothing went back yet but the first part.
    expect(totalsOf(await desk.receipts(bought))).toEqual([
      ["sale", total],
      ["credit_note", 700],
    ]);
    await desk.payOut(bought);
    const [sale, ...notes] = await desk.receipts(bought);
    const [first, last] = notes;
    expect(totalsOf(notes)).toEqual([
      ["credit_note", 700],
      ["credit_note", total - 700],
    ]);
    expect([first?.corrects, last?.corrects]).toEqual([sale?.number, sale?.number]);
    expect(last?.lines).toEqual([
      { kind: "refund", name: null, size: null, color: null, quantity: 1, amount: total - 700 },
    ]);
  });

  it("sells again what is paid again, only once all of it went back", async () => {
    const bought = await desk.returns.paid([1]);
    const total = bought.order.total_amount;
    await desk.returns.orders.bring(bought.order.id, "cancelled");
    await desk.returns.orders.bring(bought.order.id, "pending");
    expect(totalsOf(await desk.receipts(bought))).toEqual([["sale", total]]);
    await desk.payOut(bought);
    await desk.returns.record(bought, total);
    expect(totalsOf(await desk.receipts(bought))).toEqual([
      ["sale", total],
      ["credit_note", total],
      ["sale", total],
    ]);
  });

  it("writes no receipt of money for a cancelled order, nor a credit note of it", async () => {
    const bought = await desk.returns.ordered([1]);
    await desk.returns.orders.bring(bought.order.id, "cancelled");
    await desk.returns.record(bought, bought.order.total_amount);
    await desk.payOut(bought);
    expect(await desk.receipts(bought)).toEqual([]);
  });

  it("sells what was paid while it was cancelled, once staff revive it", async () => {
    const bought = await desk.returns.ordered([1]);
    await desk.returns.orders.bring(bought.order.id, "cancelled");
    await desk.returns.record(bought, bought.order.total_amount);
    expect(await desk.receipts(bought)).toEqual([]);
    await desk.returns.orders.bring(bought.order.id, "pending");
    expect(totalsOf(await desk.receipts(bought))).toEqual([["sale", bought.order.total_amount]]);
  });

  it("sells only what is paid anew of an order that store credit pays a part of", async () => {
    const keza = await register(shop, { firstname: "Divine", lastname: "Ishimwe" });
    await new CreditDesk(shop, desk.returns.orders.token).give(keza, 3000);
    const bought = await desk.returns.paid([1], { use_credit: true }, keza);
    const { total_amount: total, credit_amount } = bought.order;
    const money = total - credit_amount;
    expect(credit_amount).toBe(3000);
    await desk.refund(bought, money);
    await desk.returns.record(bought, money);
    const receipts = await desk.receipts(bought);
    expect(totalsOf(receipts)).toEqual([
      ["sale", total],
      ["credit_note", money],
      ["sale", money],
    ]);
    expect(receipts[2]?.lines).toMatchObject([{ kind: "part", amount: money }]);
    expect((await desk.order(bought)).tax?.taxable_amount).toBe(total);
  });

  it("keeps receipts of people who delete their account, as tax law asks", async () => {
    const keza = await register(shop, { firstname: "Aimee", lastname: "Uwera" });
    const bought = await desk.returns.paid([1], { buyer_tin: BUYER_TIN }, keza);
    await desk.returns.orders.bring(bought.order.id, "delivered");
    const { json: own } = await callShop(shop, "GET", "/api/auth/me/data", { token: keza.token });
    expect(JSON.stringify(own)).toContain(BUYER_TIN);
    const body = { password: keza.password };
    const { status } = await callShop(shop, "DELETE", "/api/auth/me", { token: keza.token, body });
    expect(status).toBe(200);
    const receipts = await desk.receipts(bought);
    expect(receipts).toMatchObject([{ kind: "sale", buyer_tin: BUYER_TIN }]);
  });

  it("credits articles that come back, also into store credit", async () => {
    const keza = await register(shop, { firstname: "Keza", lastname: "Umutoni" });
    const bought = await desk.returns.delivered([2], {}, keza);
    const one = await desk.returns.asked(bought);
    const items = [{ item_id: bought.lines[0], sellable: 1, damaged: 0 }];
    await desk.returns.stepped(one, { status: "received", items });
    const { refunded_amount } = await desk.returns.stepped(one, {
      status: "settled",
      refund_to: "credit",
    });
    const [, note] = await desk.receipts(bought);
    expect(note).toMatchObject({ kind: "credit_note", total: refunded_amount });
    expect(note?.lines).toMatchObject([{ kind: "returned", amount: refunded_amount }]);
  });

  it("credits what is exchanged, and sells what comes for it; closed, that is credited again", async () => {
    const exchanges = new ExchangeDesk(desk.returns);
    const bought = await exchanges.delivered(await exchanges.sizes(2));
    const price = bought.order.items[0]?.line_total ?? 0;
    const one = await exchanges.asked(bought);
    const { order_id: id, access_token = "" } = one.exchange;
    const sent = { order: { ...bought.order, id, access_token } };
    expect(totalsOf(await desk.receipts(sent))).toEqual([["sale", price]]);
    await desk.returns.received(one);
    await desk.returns.stepped(one, { status: "settled" });
    expect(totalsOf(await desk.receipts(bought))).toEqual([
      ["sale", bought.order.total_amount],
      ["credit_note", price],
    ]);
    const other = await exchanges.delivered(await exchanges.sizes(2));
    const kept = await exchanges.asked(other);
    await desk.returns.stepped(kept, { status: "withdrawn" });
    const ended = {
      order: {
        ...other.order,
        id: kept.exchange.order_id,
        access_token: kept.exchange.access_token ?? "",
      },
    };
    expect(totalsOf(await desk.receipts(ended))).toEqual([
      ["sale", price],
      ["credit_note", price],
    ]);
  });

  it(
    "keeps its receipts right whatever happens to orders, in whatever order",
    async () => {
      const exchanges = new ExchangeDesk(desk.returns);
      const seeds = rounds([1, 2], [1, 2, 3, 4, 5, 6]).map((n) => n * Date.now());
      expect(await walkAll(exchanges, seeds, { events: 40 })).toEqual([]);
      expect(await audited()).toEqual({});
    },
    rounds(180_000, 600_000),
  );

  it("writes the receipt with the order where store credit pays all, and takes it back with it", async () => {
    const keza = await register(shop, { firstname: "Rose", lastname: "Mukamana" });
    const credit = new CreditDesk(shop, desk.returns.orders.token);
    await credit.give(keza, 1_000_000);
    const bought = await desk.returns.ordered([1], { use_credit: true }, keza);
    const total = bought.order.total_amount;
    expect(bought.order.payment_status).toBe("completed");
    expect(totalsOf(await desk.receipts(bought))).toEqual([["sale", total]]);
    await desk.returns.orders.cancel(bought.order.id, bought.order.access_token);
    expect(totalsOf(await desk.receipts(bought))).toEqual([
      ["sale", total],
      ["credit_note", total],
    ]);
  });

  it("leaves gift cards out: their tax is due where they are spent", async () => {
    const cards = await CardDesk.at(shop);
    const alone = await cards.bought();
    expect(await cards.asBuyer(alone)).toMatchObject({ receipts: [], tax: null });
    const mixed = await cards.bought([cards.cards(), cards.goods()]);
    const card = mixed.items.find(({ is_gift_card }) => is_gift_card)?.line_total ?? 0;
    const goods = mixed.total_amount - card;
    const [sale] = await desk.receipts({ order: mixed });
    expect(sale).toMatchObject({ total: goods, vat_amount: vatOf(goods) });
    await desk.returns.orders.bring(mixed.id, "cancelled");
    await desk.payOut({ order: mixed });
    expect(totalsOf(await desk.receipts({ order: mixed }))).toEqual([
      ["sale", goods],
      ["credit_note", goods],
    ]);
  });

  it("credits once when a refund is completed twice and the order is cancelled meanwhile", async () => {
    for (let round = 0; round < 3; round += 1) {
      const bought = await desk.returns.paid([1]);
      const { payments } = await desk.order(bought);
      const path = `/api/payments/${payments[0]?.id ?? ""}/refunds`;
      const { json } = await desk.staff("POST", path, { amount: 900, reason: "A scratch" });
      const { id } = (json as { data: { id: string } }).data;
      const done = () => desk.staff("PUT", `${path}/${id}`, { status: "completed" });
      await Promise.all([
        done(),
        done(),
        desk.returns.orders.setStatus(bought.order.id, "cancelled"),
      ]);
      await desk.payOut(bought);
      const [sale, ...notes] = await desk.receipts(bought);
      const sum = notes.reduce((all, { total }) => all + total, 0);
      expect([notes.length, sum]).toEqual([2, sale?.total]);
    }
  });

  it("keeps correcting its sales when it is not registered any more, and sells without receipts", async () => {
    const bought = await desk.returns.paid([1]);
    await desk.settings({ taxMode: "none" });
    try {
      await desk.refund(bought, 600);
      expect((await desk.receipts(bought)).map(({ kind }) => kind)).toEqual([
        "sale",
        "credit_note",
      ]);
      const later = await desk.returns.paid([1]);
      expect(await desk.order(later)).toMatchObject({ receipts: [], tax: null });
    } finally {
      await desk.register();
    }
  });
});

describe("for whom the invoice is", () => {
  it("needs nine digits, and a purchase code needs them", async () => {
    const variant = await desk.returns.orders.variant(3);
    const order = (over: object) =>
      desk.returns.ordered([1], over).then(
        () => "taken",
        (error: unknown) => String(error),
      );
    expect(variant).toBeTruthy();
    // As people type and paste it.
    const typed = await desk.returns.ordered([1], { buyer_tin: " 120 987-654 " });
    expect((await desk.order(typed)).buyer_tin).toBe("120987654");
    expect((await desk.settings({ taxMode: "vat", tin: "102 345 678" })).status).toBe(200);
    expect(await order({ buyer_tin: "12" })).toContain('"field":"buyer_tin"');
    expect(await order({ purchase_code: "AB12CD" })).toContain('"field":"purchase_code"');
    expect(await order({ buyer_tin: BUYER_TIN, purchase_code: "no spaces!" })).toContain(
      '"field":"purchase_code"',
    );
  });

  it("is changed by staff until the receipt is signed", async () => {
    const bought = await desk.returns.paid([1]);
    const path = `/api/orders/${bought.order.id}/company`;
    const wanted = { buyer_tin: BUYER_TIN, purchase_code: "XY99ZZ" };
    expect((await desk.staff("PUT", path, { ...wanted, buyer_tin: null })).status).toBe(400);
    expect((await desk.staff("PUT", path, wanted)).status).toBe(200);
    expect(await desk.sale(bought)).toMatchObject(wanted);
    const receipt = await desk.sale(bought);
    const entered = { action: "enter", sdc_id: "SDC012000001", receipt_number: receipt.number };
    expect((await desk.staff("PUT", `/api/receipts/${receipt.id}`, entered)).status).toBe(200);
    expect((await desk.staff("PUT", path, wanted)).status).toBe(200);
    const late = await desk.staff("PUT", path, { buyer_tin: null, purchase_code: null });
    expect(late.status).toBe(409);
  });
});

describe("without a controller", () => {
  const enter = (id: string, over: object = {}) =>
    desk.staff("PUT", `/api/receipts/${id}`, {
      action: "enter",
      sdc_id: "SDC010055555",
      receipt_number: 17,
      internal_data: "ABCD-EFGH",
      signature: "SIGN-1234",
      ...over,
    });

  it("staff enter what another device signed, once", async () => {
    const receipt = await desk.sale(await desk.returns.paid([1]));
    const { status, json } = await enter(receipt.id);
    expect([status, staffReceiptResponseSchema.parse(json).data]).toMatchObject([
      200,
      {
        state: "signed",
        signed: {
          sdc_id: "SDC010055555",
          receipt_number: 17,
          signature: "SIGN-1234",
          by_hand: true,
        },
      },
    ]);
    expect((await enter(receipt.id)).status).toBe(200);
    expect((await enter(receipt.id, { receipt_number: 18 })).status).toBe(409);
    // Typed wrong, it is corrected; what another receipt has is not.
    const right = { action: "correct", receipt_number: 1718, signature: "SIGN-1235" };
    const corrected = await enter(receipt.id, right);
    expect(staffReceiptResponseSchema.parse(corrected.json).data.signed).toMatchObject({
      receipt_number: 1718,
      signature: "SIGN-1235",
      by_hand: true,
    });
    expect((await enter(receipt.id, { action: "correct" })).status).toBe(200);
    const other = await desk.sale(await desk.returns.paid([1]));
    const early = await enter(other.id, { action: "correct", receipt_number: 20 });
    expect([early.status, failureSchema.parse(early.json).message]).toEqual([
      409,
      "This receipt was not entered by hand",
    ]);
    const taken = await enter(other.id);
    expect([taken.status, fieldsOf(taken.json)]).toEqual([400, ["receipt_number"]]);
  });

  it("two staff who enter different numbers at once: one of them", async () => {
    const receipt = await desk.sale(await desk.returns.paid([1]));
    const both = await Promise.all(
      [801, 802].map((receipt_number) => enter(receipt.id, { receipt_number })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("nothing can be sent to one, and unknown receipts are not there", async () => {
    const receipt = await desk.sale(await desk.returns.paid([1]));
    const retry = { action: "retry" };
    expect((await desk.staff("PUT", `/api/receipts/${receipt.id}`, retry)).status).toBe(409);
    expect((await desk.staff("PUT", "/api/receipts/receipt_none", retry)).status).toBe(404);
    expect((await desk.staff("PUT", `/api/receipts/${receipt.id}`, {})).status).toBe(400);
  });

  it("staff find receipts by number, order, buyer and TIN", async () => {
    const bought = await desk.returns.paid([1], { buyer_tin: "555666777" });
    const { id } = await desk.sale(bought);
    const { order_number } = bought.order;
    for (const search of [order_number, "555666777"]) {
      const { data, count, state_counts, has_controller } = await desk.list(`&search=${search}`);
      expect([data.map((one) => one.id), count, state_counts.none]).toEqual([[id], 1, 1]);
      expect(has_controller).toBe(false);
    }
    expect((await desk.list(`&search=${order_number}&state=signed`)).data).toEqual([]);
    const all = await desk.list();
    const numbers = all.data.map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
  });
});
