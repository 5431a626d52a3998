import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { failureSchema } from "../../src/contracts/envelope";
import { orderResponseSchema } from "../../src/contracts/orders";
import { shippingResponseSchema } from "../../src/contracts/shipping";
import { makeGoods } from "../../harness/goods";
import { useShop } from "../../harness/use-shop";
import { callShop, logIn, withDatabase } from "../../harness/people";
import { BUYER, order, ordered } from "../../harness/sales-counter";
import { usualSettings } from "../../harness/usual-settings";

const shop = useShop("quiet");
afterAll(() => usualSettings(shop));
let token: string;
let variantId: string;
let price: number;

beforeAll(async () => {
  token = (await logIn(shop, shop.admin)).token;
  const [goods] = await makeGoods(shop, { pieces: 200 });
  variantId = goods.variantId;
  price = goods.product.price;
});

const read = async () =>
  shippingResponseSchema.parse((await callShop(shop, "GET", "/api/shipping")).json).data;
const change = (body: object) => callShop(shop, "PUT", "/api/admin/shipping", { token, body });
const changed = async (body: object) => {
  const { status, json } = await change(body);
  expect(status).toBe(200);
  return shippingResponseSchema.parse(json).data;
};

describe("what delivery costs", () => {
  it("is the flat fee everywhere until somebody says otherwise", async () => {
    const shipping = await read();
    expect(shipping).toMatchObject({ flat_fee: 2000, free_above: null });
    expect(shipping.districts).toHaveLength(30);
    expect(new Set(shipping.districts.map(({ fee }) => fee))).toEqual(new Set([2000]));
    const daysOf = (name: string) => {
      const row = shipping.districts.find(({ district }) => district === name);
      return [row?.min_days, row?.max_days];
    };
    expect(daysOf("Gasabo")).toEqual([1, 2]);
    expect(daysOf("Rubavu")).toEqual([3, 5]);
  });

  it("is charged by district, and not at all from the threshold on", async () => {
    await changed({ flat_fee: 2500, districts: [{ district: "Huye", fee: 4000 }] });
    expect((await ordered(shop, variantId)).shipping_amount).toBe(2500);
    const toHuye = await ordered(shop, variantId, 1, { district: "huye" });
    expect(toHuye).toMatchObject({ shipping_amount: 4000, total_amount: price + 4000 });
    await changed({ free_above: price });
    expect(await ordered(shop, variantId, 1, { district: "Huye" })).toMatchObject({
      shipping_amount: 0,
      total_amount: price,
    });
    await changed({ free_above: price + 1 });
    expect((await ordered(shop, variantId)).shipping_amount).toBe(2500);
    const after = await changed({
      free_above: null,
      flat_fee: 2000,
      districts: [{ district: "Huye", fee: null }],
    });
    expect(after.districts.find(({ district }) => district === "Huye")?.fee).toBe(2000);
  });

  it("is free from a district's own amount, which is the shop's again when it is taken away", async () => {
    const of = async (district: string) =>
      (await read()).districts.find((row) => row.district === district)?.free_above;
    await changed({ districts: [{ district: "Huye", free_above: price }] });
    expect([await of("Huye"), await of("Gasabo")]).toEqual([price, null]);
    expect((await ordered(shop, variantId, 1, { district: "Huye" })).shipping_amount).toBe(0);
    expect((await ordered(shop, variantId)).shipping_amount).toBe(2000);
    await changed({ free_above: 1, districts: [{ district: "Huye", free_above: price + 1 }] });
    expect((await ordered(shop, variantId, 1, { district: "Huye" })).shipping_amount).toBe(2000);
    expect((await ordered(shop, variantId)).shipping_amount).toBe(0);
    await changed({ districts: [{ district: "Huye", fee: null }] });
    expect(await of("Huye")).toBe(price + 1);
    await changed({ districts: [{ district: "Huye", free_above: null }] });
    expect(await of("Huye")).toBe(1);
    expect((await ordered(shop, variantId, 1, { district: "Huye" })).shipping_amount).toBe(0);
    await changed({ free_above: null });
  });

  it("stays what it was for an order that is asked for again", async () => {
    const body = { items: [{ variant_id: variantId, quantity: 1 }] };
    const headers = { "Idempotency-Key": "the-same-key-again" };
    const again = () =>
      callShop(shop, "POST", "/api/orders", { headers, body: { ...BUYER, ...body } });
    const first = await again();
    await changed({ flat_fee: 9000 });
    const second = await again();
    expect(second.json).toEqual(first.json);
    await changed({ flat_fee: 2000 });
  });

  it("promises days with the order, and keeps that promise when the setting changes", async () => {
    const placed = await ordered(shop, variantId);
    const promise = async () => {
      const { json } = await callShop(
        shop,
        "GET",
        `/api/orders/${placed.id}?access_token=${placed.access_token}`,
      );
      return orderResponseSchema.parse(json).data.delivery;
    };
    const before = await promise();
    const today = new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 10);
    expect((before?.from ?? "") > today).toBe(true);
    expect((before?.to ?? "") >= (before?.from ?? "")).toBe(true);
    await changed({ districts: [{ district: "Gasabo", min_days: 20, max_days: 30 }] });
    expect(await promise()).toEqual(before);
    await changed({ districts: [{ district: "Gasabo", min_days: 1, max_days: 2 }] });
  });
});

describe("changing it", () => {
  it("is for admins alone", async () => {
    const body = { flat_fee: 1 };
    expect((await callShop(shop, "PUT", "/api/admin/shipping", { body })).status).toBe(401);
  });

  it.each([
    [{ flat_fee: -1 }, "flat_fee"],
    [{ flat_fee: 1.5 }, "flat_fee"],
    [{ flat_fee: "2000" }, "flat_fee"],
    [{ free_above: 1e12 }, "free_above"],
    [{ districts: [{ district: "Huye", free_above: -1 }] }, "districts.0.free_above"],
    [{ districts: [{ district: "Nairobi" }] }, "districts.0.district"],
    [{ districts: [{ district: "Huye", min_days: 6 }] }, "districts.0.min_days"],
    [{ districts: [{ district: "Huye", min_days: 6, max_days: 4 }] }, "districts.0.max_days"],
    [{ currency: "USD" }, "currency"],
  ])("refuses %j and writes nothing", async (body, field) => {
    const before = await read();
    const { status, json } = await change({ flat_fee: 2000, ...body });
    expect(status).toBe(400);
    expect(failureSchema.parse(json).errors?.map((error) => error.field)).toEqual([field]);
    expect(await read()).toEqual(before);
  });

  it("is in the audit log, once, with what differed", async () => {
    await changed({ flat_fee: 3000, districts: [{ district: "Huye", fee: 5000 }] });
    await changed({ flat_fee: 3000 });
    const rows = await withDatabase(shop, async (database) => {
      const answer = await database.query<{ who: string; before: unknown; after: unknown }>(
        `SELECT who, before, after FROM audit_event WHERE action = 'shipping.update' ORDER BY id DESC LIMIT 1`,
      );
      return answer.rows;
    });
    expect(rows).toEqual([
      {
        who: shop.admin.email,
        before: { flat_fee: 2000, Huye: { fee: null, free_above: null, min_days: 3, max_days: 5 } },
        after: { flat_fee: 3000, Huye: { fee: 5000, free_above: null, min_days: 3, max_days: 5 } },
      },
    ]);
    await changed({ flat_fee: 2000, districts: [{ district: "Huye", fee: null }] });
  });

  it("leaves no order half of before and half of after", async () => {
    const settings = [
      { flat_fee: 1000, districts: [{ district: "Gasabo", min_days: 1, max_days: 1 }] },
      { flat_fee: 6000, districts: [{ district: "Gasabo", min_days: 40, max_days: 40 }] },
    ];
    const flips = (async () => {
      for (let turn = 0; turn < 12; turn += 1) await changed(settings[turn % 2] ?? {});
    })();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => order(shop, [{ variant_id: variantId, quantity: 1 }])),
    );
    await flips;
    for (const { status, json } of answers) {
      expect(status).toBe(201);
      const { id, access_token } = (json as { data: { id: string; access_token: string } }).data;
      const { data } = orderResponseSchema.parse(
        (await callShop(shop, "GET", `/api/orders/${id}?access_token=${access_token}`)).json,
      );
      const isFar =
        (data.delivery?.from ?? "") > new Date(Date.now() + 15 * 86_400_000).toISOString();
      expect(data.shipping_amount).toBe(isFar ? 6000 : data.shipping_amount === 2000 ? 2000 : 1000);
      expect(data.total_amount).toBe(data.subtotal + data.shipping_amount);
    }
    await changed({
      flat_fee: 2000,
      districts: [{ district: "Gasabo", min_days: 1, max_days: 2 }],
    });
  });
});
