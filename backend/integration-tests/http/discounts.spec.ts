import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { failureSchema } from "../../src/contracts/envelope";
import { orderResponseSchema, priceChangeSchema } from "../../src/contracts/orders";
import { paymentResponseSchema } from "../../src/contracts/payments";
import { shippingResponseSchema } from "../../src/contracts/shipping";
import { backOfficeToken, callBackOffice } from "../../harness/back-office";
import { DiscountDesk, medusaDiscounts, type DiscountWish } from "../../harness/discounts";
import { callShop } from "../../harness/people";
import { rounds } from "../../harness/rounds";
import { BUYER } from "../../harness/sales-counter";
import { useShop } from "../../harness/use-shop";
import { usualSettings } from "../../harness/usual-settings";

const shop = useShop("quiet");
const PRICE_RWF = 12_345;
const FEE_RWF = 2000;
const DAY_MS = 24 * 60 * 60 * 1000;

let desk: DiscountDesk;
beforeAll(async () => {
  desk = await DiscountDesk.at(shop, PRICE_RWF);
});
afterEach(() => desk.clear());
afterAll(() => usualSettings(shop));

describe("a code", () => {
  it("is taken off line by line, and kept with the order, ours and Medusa's", async () => {
    const { code, id } = await desk.give({ value: 15, products: desk.products.slice(0, 1) });
    const items = [desk.line(0, 3), desk.line(1)];
    const off = Math.round(3 * PRICE_RWF * 0.15);
    const expected = {
      subtotal: 4 * PRICE_RWF,
      shipping_amount: FEE_RWF,
      discount_amount: off,
      total_amount: 4 * PRICE_RWF + FEE_RWF - off,
      discounts: [
        {
          promotion_id: id,
          code,
          name: code,
          is_automatic: false,
          amount: off,
          delivery_amount: 0,
        },
      ],
    };
    const typed = ` ${code.toLowerCase()} `;
    expect(await desk.quoted(items, { discount_code: typed })).toMatchObject({
      ...expected,
      refusal: null,
    });
    const order = await desk.placed(items, {
      discount_code: typed,
      expected_total: expected.total_amount,
    });
    expect(order).toMatchObject({
      ...expected,
      items: [{ line_total: 3 * PRICE_RWF, discounts: [{ code, amount: off }] }, {}],
    });
    expect(order.items[1]).not.toHaveProperty("discounts");
    const { json } = await callShop(
      shop,
      "GET",
      `/api/orders/${order.id}?access_token=${order.access_token}`,
    );
    expect(orderResponseSchema.parse(json).data).toMatchObject({
      ...expected,
      total: expected.total_amount,
    });
    expect(await desk.audited()).toEqual({});
    const path = `/admin/orders/${order.id}?fields=id,total,discount_total,*items.adjustments,promotions.code`;
    expect(await desk.backOffice("GET", path)).toMatchObject({
      order: {
        total: expected.total_amount,
        discount_total: off,
        promotions: [{ code }],
        items: expect.arrayContaining([
          expect.objectContaining({
            adjustments: [expect.objectContaining({ code, amount: off, promotion_id: id })],
          }),
        ]) as unknown,
      },
    });
  });

  it("for the order, or for delivery, is exact to the franc", async () => {
    const order = await desk.give({ type: "fixed", value: 1000, target: "order" });
    const items = [desk.line(0), desk.line(1), desk.line(2)];
    const shared = await desk.placed(items, { discount_code: order.code });
    const parts = shared.items.map(({ discounts = [] }) => discounts[0]?.amount ?? 0);
    expect(shared.discount_amount).toBe(1000);
    expect([...parts].sort()).toEqual([333, 333, 334]);
    const delivery = await desk.give({ value: 100, target: "shipping_methods" });
    expect(await desk.placed(items, { discount_code: delivery.code })).toMatchObject({
      shipping_amount: FEE_RWF,
      discount_amount: FEE_RWF,
      discounts: [{ delivery_amount: FEE_RWF }],
      total_amount: 3 * PRICE_RWF,
    });
    const all = await desk.give({ type: "fixed", value: 1e6, target: "order" });
    expect(await desk.placed(items, { discount_code: all.code })).toMatchObject({
      discount_amount: 3 * PRICE_RWF,
      total_amount: FEE_RWF,
    });
    await desk.give({ isAutomatic: true, value: 100, target: "shipping_methods" });
    const free = await desk.placed(items, { discount_code: all.code, expected_total: 0 });
    const { status, json } = await callShop(shop, "POST", "/api/payments", {
      body: {
        order_id: free.id,
        access_token: free.access_token,
        payment_method: "momo",
        phone: BUYER.phone,
      },
    });
    expect(status).toBe(201);
    expect(paymentResponseSchema.parse(json).data).toMatchObject({
      amount: 0,
      payment_status: "completed",
    });
    // Nothing goes back.
    expect((await desk.bring(free.id, "cancelled")).status).toBe(200);
    expect(await desk.audited()).toEqual({});
  });

  it.each<[string, () => Promise<DiscountWish>, object]>([
    ["unknown", () => Promise.resolve({ status: "draft" }), {}],
    [
      "not_started",
      () => Promise.resolve({ startsAt: new Date(Date.now() + DAY_MS) }),
      { date: expect.any(String) as unknown },
    ],
    [
      "ended",
      () => Promise.resolve({ startsAt: new Date(0), endsAt: new Date(Date.now() - DAY_MS) }),
      { date: expect.any(String) as unknown },
    ],
    ["minimum", () => Promise.resolve({ minimum: 30_000 }), { minimum: 30_000 }],
    ["nothing_fits", () => Promise.resolve({ products: ["prod_nobody"] }), {}],
    ["used_up", () => Promise.resolve({ budget: { type: "spend", limit: 100 } }), {}],
  ])("that is %s takes nothing off, and says so", async (reason, wish, facts) => {
    const { code } = await desk.give(await wish());
    const refusal = { code, reason, ...facts };
    expect(await desk.quoted([desk.line(0)], { discount_code: code })).toMatchObject({
      refusal,
      discount_amount: 0,
      total_amount: PRICE_RWF + FEE_RWF,
    });
    const key = randomUUID();
    const body = { ...BUYER, items: [desk.line(0)], discount_code: code };
    const headers = { "Idempotency-Key": key };
    const first = await callShop(shop, "POST", "/api/orders", { headers, body });
    expect(failureSchema.parse(first.json)).toMatchObject({
      code: "discount_refused",
      data: refusal,
    });
    // Nothing was written: the key is free for the order without it.
    const again = await callShop(shop, "POST", "/api/orders", {
      headers,
      body: { ...body, discount_code: undefined },
    });
    expect(again.status).toBe(201);
  });

  it("that nobody made is unknown, and one that can't be is refused by its field", async () => {
    expect(await desk.refused([desk.line(0)], { discount_code: "NOBODY-MADE-IT" })).toMatchObject({
      reason: "unknown",
    });
    for (const discount_code of ["", " ", "x".repeat(65), 7]) {
      const { status, json } = await desk.order([desk.line(0)], { discount_code });
      expect([status, failureSchema.parse(json).errors?.[0]?.field]).toEqual([
        400,
        "discount_code",
      ]);
    }
  });

  it("is part of what a key was used for", async () => {
    const { code } = await desk.give();
    const headers = { "Idempotency-Key": randomUUID() };
    const body = { ...BUYER, items: [desk.line(0)], discount_code: code };
    const send = (over: object) =>
      callShop(shop, "POST", "/api/orders", { headers, body: { ...body, ...over } });
    const [one, two] = [await send({}), await send({})];
    expect([one.status, two.json]).toEqual([201, one.json]);
    expect((await send({ discount_code: undefined })).status).toBe(409);
  });
});

describe("discounts without a code", () => {
  const isAnnounced = async () =>
    shippingResponseSchema.parse((await callShop(shop, "GET", "/api/shipping")).json).data
      .has_automatic_discounts;

  it("are announced, asked by everybody, and end with the next quote", async () => {
    expect(await isAnnounced()).toBe(false);
    const { id, code } = await desk.give({ isAutomatic: true, value: 20 });
    expect(await isAnnounced()).toBe(true);
    const off = Math.round(PRICE_RWF * 0.2);
    const seen = await desk.quoted([desk.line(0)]);
    expect(seen).toMatchObject({ discount_amount: off, discounts: [{ code, is_automatic: true }] });
    expect(
      (await desk.placed([desk.line(0)], { expected_total: seen.total_amount })).discount_amount,
    ).toBe(off);
    await desk.backOffice("POST", `/admin/promotions/${id}`, { status: "inactive" });
    const { status, json } = await desk.order([desk.line(0)], {
      expected_total: seen.total_amount,
    });
    const failure = failureSchema.parse(json);
    expect([status, failure.code]).toEqual([409, "price_changed"]);
    expect(priceChangeSchema.parse(failure.data)).toMatchObject({
      discount_amount: 0,
      total_amount: PRICE_RWF + FEE_RWF,
    });
    expect(await isAnnounced()).toBe(false);
  });

  it("add up with a code, lines before the order before delivery, and never below nothing", async () => {
    await desk.give({ isAutomatic: true, value: 10 });
    await desk.give({ isAutomatic: true, target: "order", type: "fixed", value: 2000 });
    const { code } = await desk.give({ target: "shipping_methods", value: 50 });
    const order = await desk.placed([desk.line(0, 2), desk.line(1)], { discount_code: code });
    const lines = Math.floor(2 * PRICE_RWF * 0.1 + 0.5) + Math.floor(PRICE_RWF * 0.1 + 0.5);
    expect(order.discounts.map(({ amount }) => amount)).toEqual([lines, 2000, FEE_RWF / 2]);
    expect(order.total_amount).toBe(3 * PRICE_RWF + FEE_RWF - order.discount_amount);
  });
});

const wishes = fc.record({
  discounts: fc.array(
    fc.record({
      type: fc.constantFrom("percentage" as const, "fixed" as const),
      value: fc.integer({ min: 1, max: 100 }),
      target: fc.constantFrom("items" as const, "items" as const, "order" as const),
      allocation: fc.constantFrom("each" as const, "across" as const, "once" as const),
      maxQuantity: fc.integer({ min: 1, max: 4 }),
      count: fc.integer({ min: 1, max: 4 }),
      buy: fc.option(fc.integer({ min: 1, max: 2 })),
      isAutomatic: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  quantities: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 4, maxLength: 4 }),
});

it("take off what Medusa's own cart takes off, but for parts of a franc", async () => {
  let compared = 0;
  for (const { discounts, quantities } of fc.sample(wishes, {
    seed: 20_261_125,
    numRuns: rounds(12, 40),
  })) {
    const items = quantities.flatMap((quantity, at) =>
      quantity > 0 ? [desk.line(at, quantity)] : [],
    );
    if (items.length === 0) continue;
    // The shop takes line discounts off before those of the order; Medusa goes by their value.
    const target = discounts[0]?.target ?? "items";
    const wanted = discounts.map((one, at) => ({ ...one, isAutomatic: one.isAutomatic || at > 0 }));
    let code: string | undefined;
    for (const { count, buy, value, type, ...one } of wanted) {
      const isBuyGet = buy !== null && target === "items";
      const made = await desk.give({
        ...one,
        target,
        type: isBuyGet ? "percentage" : type,
        value: type === "fixed" && !isBuyGet ? value * 150 : value,
        products: desk.products.slice(0, count),
        allocation: target === "order" ? "across" : isBuyGet ? "each" : one.allocation,
        ...(isBuyGet ? { buy } : {}),
      });
      if (!one.isAutomatic) code = made.code;
    }
    const theirs = await medusaDiscounts(
      shop,
      desk.backOffice,
      items,
      code === undefined ? [] : [code],
    );
    const ours = await desk.quoted(items, code === undefined ? {} : { discount_code: code });
    const total = [...theirs.values()].reduce((sum, one) => sum + one, 0);
    const told = JSON.stringify({ wanted, quantities, ours: ours.discounts, theirs: [...theirs] });
    // Half a franc for each line of each discount.
    const margin = 0.5 * items.length * wanted.length + 0.01;
    expect(Math.abs(ours.discount_amount - total), told).toBeLessThanOrEqual(margin);
    expect(ours.total_amount).toBe(ours.subtotal + ours.shipping_amount - ours.discount_amount);
    compared += 1;
    await desk.clear();
  }
  expect(compared).toBeGreaterThan(5);
}, 240_000);

describe("the back office takes no discount that the shop would not give:", () => {
  const wish = (over: object, method: object = {}) => ({
    code: "NEVER",
    type: "standard",
    status: "active",
    is_automatic: false,
    application_method: {
      type: "fixed",
      value: 1000,
      currency_code: "rwf",
      target_type: "order",
      allocation: "across",
      ...method,
    },
    ...over,
  });
  const rule = (attribute: string) => ({ attribute, operator: "in", values: ["x"] });

  it.each<[string, object, string]>([
    ["one for a group", wish({ rules: [rule("customer.groups.id")] }), "rules.0.attribute"],
    ["one for a region", wish({ rules: [rule("region.id")] }), "rules.0.attribute"],
    ["one in dollars", wish({}, { currency_code: "usd" }), "application_method.currency_code"],
    ["one of half a franc", wish({}, { value: 99.5 }), "application_method.value"],
    ["one nobody can type", wish({ code: " " }), "code"],
    [
      "one by a kind of delivery",
      wish(
        {},
        { target_rules: [rule("shipping_methods.shipping_option.shipping_option_type_id")] },
      ),
      "application_method.target_rules.0.attribute",
    ],
  ])("%s", async (_name, body, field) => {
    const { status, json } = await callBackOffice(shop, "POST", "/admin/promotions", {
      token: await backOfficeToken(shop),
      body,
    });
    expect([status, failureSchema.parse(json).errors?.[0]?.field]).toEqual([400, field]);
  });

  it("a budget of another kind", async () => {
    const { status, json } = await callBackOffice(shop, "POST", "/admin/campaigns", {
      token: await backOfficeToken(shop),
      body: {
        name: "x",
        campaign_identifier: randomUUID(),
        budget: { type: "spend_by_attribute", attribute: "customer_id", limit: 5 },
      },
    });
    expect([status, failureSchema.parse(json).errors?.[0]?.field]).toEqual([400, "budget.type"]);
  });
});
