import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { activityListResponseSchema } from "../../src/contracts/dashboard";
import { discountPreviewRwf } from "../../src/contracts/discount-preview";
import { failureSchema } from "../../src/contracts/envelope";
import {
  staffDiscountListResponseSchema,
  staffDiscountResponseSchema,
  type StaffDiscount,
} from "../../src/contracts/staff-discounts";
import { DiscountDesk, somebody } from "../../harness/discounts";
import { callShop, type Answer } from "../../harness/people";
import { makePriceList } from "../../harness/price-lists";
import { rounds } from "../../harness/rounds";
import { useShop } from "../../harness/use-shop";
import { usualSettings } from "../../harness/usual-settings";

const shop = useShop("quiet");
const PRICE_RWF = 12_345;
const FEE_RWF = 2000;
const DAY_MS = 24 * 60 * 60 * 1000;
const PATH = "/api/admin/discounts";

let desk: DiscountDesk;
const made: string[] = [];
beforeAll(async () => {
  desk = await DiscountDesk.at(shop, PRICE_RWF);
});
const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
  callShop(shop, method, path, { token: desk.token, ...(body ? { body } : {}) });
afterEach(async () => {
  for (const id of made.splice(0)) await call("DELETE", `${PATH}/${id}`);
  await desk.clear();
});
afterAll(() => usualSettings(shop));

const newCode = () => `S${randomUUID().slice(0, 8).toUpperCase()}`;
/** 10 % off the desk's products, unless it says otherwise. */
const wishOf = (over: object = {}) => ({
  code: newCode(),
  name: "For a test",
  is_automatic: false,
  kind: "percentage",
  value: 10,
  scope: "products",
  scope_ids: desk.products,
  ...over,
});
const discountIn = ({ status, json }: Answer, expected = 200): StaffDiscount => {
  if (status !== expected) throw new Error(`discount: ${status} ${JSON.stringify(json)}`);
  return staffDiscountResponseSchema.parse(json).data;
};
const give = async (over: object = {}): Promise<StaffDiscount> => {
  const data = discountIn(await call("POST", PATH, wishOf(over)), 201);
  made.push(data.id);
  return data;
};
const read = async (id: string) => discountIn(await call("GET", `${PATH}/${id}`));
/** All of a discount, as the form sends it back. */
const bodyOf = (one: StaffDiscount, over: object = {}) => {
  const {
    id: _,
    state: __,
    createdAt: ___,
    used: ____,
    given: _____,
    revenue: ______,
    ...rest
  } = one;
  const { value, scope_items, ...terms } = rest;
  const scope_ids = scope_items.map(({ id }) => id);
  return { ...terms, scope_ids, ...(value === null ? {} : { value }), ...over };
};
const pause = (id: string, is_paused: boolean) =>
  call("PUT", `${PATH}/${id}/paused`, { is_paused });
const changed = async (one: StaffDiscount, over: object = {}) =>
  discountIn(await call("PUT", `${PATH}/${one.id}`, bodyOf(one, over)));

describe("a discount of the staff's form", () => {
  it("is what was sent, in the list, for shoppers and in Medusa's dashboard", async () => {
    const starts_at = new Date(Date.now() - DAY_MS).toISOString();
    const ends_at = new Date(Date.now() + DAY_MS).toISOString();
    const wish = wishOf({
      minimum: 20_000,
      starts_at,
      ends_at,
      max_uses: 9,
      max_uses_per_shopper: 2,
    });
    const { code, scope_ids, ...rest } = wish as typeof wish & { minimum: number };
    const one = await give({ ...wish, code: ` ${code.toLowerCase()} ` });
    expect(one).toMatchObject({ ...rest, code, state: "on", used: 0, given: 0, revenue: 0 });
    expect(one.scope_items.map(({ id }) => id).sort()).toEqual([...scope_ids].sort());
    expect(one.scope_items[0]?.name).toMatch(/^Goods /);
    const { json } = await call("GET", `${PATH}?limit=1`);
    expect(staffDiscountListResponseSchema.parse(json).data).toEqual([one]);

    const order = await desk.placed([desk.line(0, 2)], { ...somebody(), discount_code: code });
    expect(order.discount_amount).toBe(Math.round(2 * PRICE_RWF * 0.1));
    expect(order.discounts).toMatchObject([{ name: "For a test", promotion_id: one.id }]);
    expect(await read(one.id)).toMatchObject({
      used: 1,
      given: order.discount_amount,
      revenue: order.total_amount,
    });
    await desk.bring(order.id, "cancelled");
    expect(await read(one.id)).toMatchObject({ used: 0, given: 0, revenue: 0 });
    expect((await desk.refused([desk.line(0)], { discount_code: code })).minimum).toBe(20_000);
    const fields = "fields=id,limit,status,*campaign,*campaign.budget,*application_method";
    expect(await desk.backOffice("GET", `/admin/promotions/${one.id}?${fields}`)).toMatchObject({
      promotion: {
        limit: 9,
        status: "active",
        campaign: { name: "For a test", starts_at, budget: { limit: 2, type: "use_by_attribute" } },
        application_method: { value: 10, type: "percentage", currency_code: "rwf" },
      },
    });
    expect(await desk.audited()).toEqual({});
  });

  it("takes off what its preview says (property)", async () => {
    const wish = fc.oneof(
      fc.record({
        kind: fc.constant("percentage" as const),
        value: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
      }),
      fc.record({
        kind: fc.constant("amount" as const),
        value: fc.integer({ min: 1, max: 60_000 }),
      }),
      fc.record({ kind: fc.constant("free_delivery" as const), value: fc.constant(null) }),
    );
    const minimum = fc.option(fc.integer({ min: 1, max: 50_000 }));
    const quantity = fc.integer({ min: 1, max: 4 });
    await fc.assert(
      fc.asyncProperty(wish, minimum, quantity, async ({ kind, value }, minimum, quantity) => {
        const scope = kind === "free_delivery" ? { scope: "everything", scope_ids: [] } : {};
        const one = await give({ kind, value: value ?? undefined, minimum, ...scope });
        const { discount_amount } = await desk.quoted([desk.line(1, quantity)], {
          discount_code: one.code,
        });
        const goodsRwf = quantity * PRICE_RWF;
        const expected = discountPreviewRwf(
          { kind, value, minimum },
          { goodsRwf, deliveryRwf: FEE_RWF },
        );
        expect(discount_amount).toBe(expected);
        expect(await read(one.id)).toEqual(one);
      }),
      { numRuns: rounds(12, 100) },
    );
  });

  it("is for categories, and leaves out what is on sale", async () => {
    const { json } = await callShop(shop, "GET", `/api/products/${desk.products[0] ?? ""}`);
    const category = (json as { data: { category_id: { _id: string; category_name: string } } })
      .data.category_id;
    const scope = { scope: "categories", scope_ids: [category._id], excludes_sale: true };
    const percent = await give({ value: 10, ...scope });
    expect(percent.scope_items).toEqual([{ id: category._id, name: category.category_name }]);
    const amount = await give({ kind: "amount", value: 5000, ...scope });
    const everything = { scope: "everything", scope_ids: [] };
    const all = await give({ kind: "amount", value: 5000, excludes_sale: true, ...everything });
    const list = await makePriceList(desk.backOffice, {
      prices: { [desk.line(0).variant_id]: 10_000 },
    });
    const lines = [desk.line(0), desk.line(1)];
    for (const [{ code }, off] of [
      [percent, Math.round(PRICE_RWF * 0.1)],
      [amount, 5000],
      [all, 5000],
    ] as const) {
      const placed = await desk.placed(lines, { ...somebody(), discount_code: code });
      expect(placed.items.map(({ discounts }) => discounts?.[0]?.amount)).toEqual([undefined, off]);
    }
    await desk.backOffice("DELETE", `/admin/price-lists/${list}`);
  });

  it("goes with others where it says so, and else is the better one", async () => {
    const automatic = await give({ is_automatic: true, value: 20 });
    const small = await give({ value: 10 });
    const order = (discount_code?: string) =>
      desk.quoted([desk.line(0)], discount_code === undefined ? {} : { discount_code });
    expect(await order(small.code)).toMatchObject({
      discounts: [{ promotion_id: automatic.id }],
      refusal: { reason: "better_one" },
    });
    const body = { ...somebody(), discount_code: small.code };
    expect((await desk.refused([desk.line(0)], body)).reason).toBe("better_one");
    const large = await give({ value: 30 });
    expect(await order(large.code)).toMatchObject({
      discounts: [{ promotion_id: large.id }],
      refusal: null,
    });
    expect((await changed(small, { combines: true })).combines).toBe(true);
    expect((await order(small.code)).refusal).not.toBeNull();
    await changed(automatic, { combines: true });
    expect((await order(small.code)).discounts).toHaveLength(2);
    expect((await order()).discounts).toHaveLength(1);
  });

  it("counts what was used before, when uses become few", async () => {
    const one = await give();
    const buyer = somebody();
    const use = (over: object = {}) =>
      desk.order([desk.line(0)], { ...buyer, ...over, discount_code: one.code });
    for (let times = 0; times < 3; times += 1) expect((await use()).status).toBe(201);
    const few = await changed(one, { max_uses: 4, max_uses_per_shopper: 3 });
    expect(few).toMatchObject({ max_uses: 4, max_uses_per_shopper: 3, state: "on", used: 3 });
    expect((await use()).status).toBe(409);
    expect((await use(somebody())).status).toBe(201);
    expect((await read(one.id)).state).toBe("used_up");
    expect((await use(somebody())).status).toBe(409);
    const free = await changed(few, { max_uses: null, max_uses_per_shopper: null });
    expect(free).toMatchObject({ state: "on", used: 4 });
    expect((await use()).status).toBe(201);
    const again = await changed(free, { max_uses: 6, max_uses_per_shopper: 5 });
    expect(again).toMatchObject({ used: 5, state: "on" });
    expect((await use()).status).toBe(201);
    expect((await read(one.id)).state).toBe("used_up");
    expect(await desk.audited()).toEqual({});
  });

  it("loses no use while its limit comes and goes under orders", async () => {
    const one = await give();
    const change = async () => {
      for (const max_uses of [500, null, 500, null, 500]) await changed(one, { max_uses });
    };
    const [, ...answers] = await Promise.all([
      change(),
      ...Array.from({ length: 25 }, () =>
        desk.order([desk.line(0)], { ...somebody(), discount_code: one.code }),
      ),
    ]);
    expect(answers.filter(({ status }) => ![201, 503].includes(status))).toEqual([]);
    const { used } = await read(one.id);
    // Whoever was told to come back may have his order all the same.
    expect(used).toBeGreaterThanOrEqual(answers.filter(({ status }) => status === 201).length);
    expect(used).toBeGreaterThan(0);
    expect(await desk.audited()).toEqual({});
  });

  it("pauses, goes on, and is gone; orders keep it", async () => {
    const one = await give();
    const order = await desk.placed([desk.line(0)], { ...somebody(), discount_code: one.code });
    expect(discountIn(await pause(one.id, true)).state).toBe("paused");
    expect((await desk.refused([desk.line(0)], { discount_code: one.code })).reason).toBe("ended");
    expect(discountIn(await pause(one.id, false)).state).toBe("on");
    expect((await call("DELETE", `${PATH}/${one.id}`)).status).toBe(200);
    expect((await call("DELETE", `${PATH}/${one.id}`)).status).toBe(404);
    expect((await pause(one.id, true)).status).toBe(404);
    expect((await call("PUT", `${PATH}/${one.id}`, bodyOf(one))).status).toBe(404);
    expect((await desk.refused([desk.line(0)], { discount_code: one.code })).reason).toBe(
      "unknown",
    );
    const { json } = await call("GET", `/api/orders/${order.id}`);
    expect((json as { data: object }).data).toMatchObject({
      discounts: [{ promotion_id: one.id, amount: order.discount_amount }],
    });
    // The code is free again.
    expect((await give({ code: one.code })).id).not.toBe(one.id);
  });

  it("says when it will begin, and when it ended", async () => {
    const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    expect((await give({ starts_at: day(1) })).state).toBe("planned");
    expect((await give({ starts_at: day(-2), ends_at: day(-1) })).state).toBe("ended");
  });

  it("has a code of its own when it needs none typed", async () => {
    const one = await give({ code: undefined, is_automatic: true });
    expect(one.code).toMatch(/^AUTO-/);
    expect(await desk.quoted([desk.line(0)])).toMatchObject({
      discounts: [{ promotion_id: one.id, is_automatic: true }],
    });
    expect((await changed(one, { code: undefined, name: "Renamed" })).code).toBe(one.code);
  });
});

describe("a discount of the dashboard", () => {
  it("is changed here when the form can say it, with its campaign", async () => {
    const { id } = await desk.give({
      value: 5,
      allocation: "across",
      budget: { type: "use_by_attribute", limit: 2 },
    });
    const one = await read(id);
    expect(one).toMatchObject({ kind: "percentage", value: 5, max_uses_per_shopper: 2 });
    expect(await changed(one, { value: 7.5, max_uses_per_shopper: 3 })).toEqual({
      ...one,
      value: 7.5,
      max_uses_per_shopper: 3,
    });
  });

  it.each([
    ["buy X get Y", { buy: 2, value: 100 }],
    ["so many pieces", { maxQuantity: 1 }],
    ["francs of a budget", { allocation: "across", budget: { type: "spend", limit: 10_000 } }],
    ["a part of delivery", { target: "shipping_methods", value: 50 }],
  ] as const)("is paused and deleted here, not changed, when it knows %s", async (_, wish) => {
    const { id } = await desk.give(wish);
    const one = await read(id);
    expect(one).toMatchObject({ kind: "other", value: null });
    const body = {
      ...bodyOf(one),
      kind: "percentage",
      value: 10,
      scope: "everything",
      scope_ids: [],
    };
    const { status, json } = await call("PUT", `${PATH}/${id}`, body);
    expect(status).toBe(409);
    expect(failureSchema.parse(json).message).toMatch(/made in the back office/);
    expect(await read(id)).toEqual(one);
    await pause(id, true);
    expect((await read(id)).state).toBe("paused");
  });
});

describe("what is refused", () => {
  it.each<[string, object]>([
    ["code", { code: undefined }],
    ["code", { code: "a b" }],
    ["code", { code: "AB" }],
    ["name", { name: "  " }],
    ["kind", { kind: "other" }],
    ["value", { value: 0 }],
    ["value", { value: 100.5 }],
    ["value", { value: 3.333 }],
    ["value", { kind: "amount", value: 10.5 }],
    ["value", { value: undefined }],
    ["value", { kind: "free_delivery", scope: "everything", scope_ids: [] }],
    ["scope", { kind: "free_delivery", value: undefined }],
    ["scope_ids", { scope_ids: [] }],
    ["scope_ids", { scope: "everything" }],
    ["scope_ids", { scope_ids: ["prod_that_nobody_made"] }],
    ["scope_ids", { scope: "categories" }],
    ["minimum", { minimum: 0 }],
    ["ends_at", { starts_at: "2026-11-28T08:00:00Z", ends_at: "2026-11-27T08:00:00+02:00" }],
    ["starts_at", { starts_at: "tomorrow" }],
    ["max_uses", { max_uses: 0 }],
    ["max_uses_per_shopper", { max_uses_per_shopper: 1.5 }],
  ])("names %s in %j, and writes nothing", async (field, over) => {
    const count = async () =>
      staffDiscountListResponseSchema.parse((await call("GET", PATH)).json).count;
    const before = await count();
    const { status, json } = await call("POST", PATH, wishOf(over));
    expect(status).toBe(400);
    expect(failureSchema.parse(json).errors?.map((error) => error.field)).toEqual([field]);
    expect(await count()).toBe(before);
  });

  it("is a code that another discount has, in any spelling", async () => {
    const one = await give();
    const { code } = await desk.give({ code: `mixed${randomUUID().slice(0, 6)}` });
    for (const taken of [one.code.toLowerCase(), code]) {
      const { status, json } = await call("POST", PATH, wishOf({ code: taken }));
      expect(status).toBe(409);
      expect(failureSchema.parse(json).errors).toMatchObject([{ field: "code" }]);
    }
    const twice = newCode();
    const answers = await Promise.all(
      [1, 2, 3].map(() => call("POST", PATH, wishOf({ code: twice }))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409]);
    made.push(
      ...answers.flatMap(({ json }) => {
        const parsed = staffDiscountResponseSchema.safeParse(json);
        return parsed.success ? [parsed.data.data.id] : [];
      }),
    );
  });

  it("is everybody but staff", async () => {
    expect((await callShop(shop, "GET", PATH)).status).toBe(401);
    expect((await callShop(shop, "POST", PATH, { body: wishOf() })).status).toBe(401);
  });
});

it("leaves no line in the audit log for what was so already, and says only what differed", async () => {
  const one = await give();
  await changed(one);
  await pause(one.id, false);
  const lines = async () => {
    const { json } = await call("GET", `/api/admin/activity?subject_id=${one.id}`);
    return activityListResponseSchema.parse(json).data;
  };
  expect((await lines()).map(({ action }) => action)).toEqual(["discount.create"]);
  await pause(one.id, true);
  // Whatever state it shows then, nobody went on with it.
  const ends_at = new Date(Date.now() - DAY_MS).toISOString();
  expect((await changed(one, { ends_at })).state).toBe("ended");
  expect((await lines())[0]).toMatchObject({ before: { ends_at: null }, after: { ends_at } });
  expect(Object.keys((await lines())[0]?.after ?? {})).toEqual(["ends_at"]);
});
