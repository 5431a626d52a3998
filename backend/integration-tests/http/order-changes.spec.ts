import { beforeAll, describe, expect, it } from "vitest";
import { enterBackOffice, stockPlaceOf } from "../../harness/back-office";
import { fieldsOf, messageOf } from "../../harness/failures";
import { makeGoods } from "../../harness/goods";
import { auditFromNow } from "../../harness/order-audit";
import { OrderDesk } from "../../harness/order-desk";
import { callShop, register, type Answer, type Person } from "../../harness/people";
import { BUYER, order as placeOrder } from "../../harness/sales-counter";
import { until } from "../../harness/until";
import { useShop } from "../../harness/use-shop";
import {
  orderResponseSchema,
  placedOrderResponseSchema,
  stockShortageSchema,
  type Order,
  type PlacedOrder,
} from "../../src/contracts/orders";

const shop = useShop("quiet");
let desk: OrderDesk;
let audited: Awaited<ReturnType<typeof auditFromNow>>;

/** Variants of one product, at one price. */
interface Article {
  medium: string;
  large: string;
}

beforeAll(async () => {
  desk = await OrderDesk.at(shop);
  audited = await auditFromNow(shop);
});

async function article(pieces = 5): Promise<Article> {
  const sizes = ["M", "L"];
  const variants = sizes.map((size) => ({ size, stock_quantity: pieces }));
  const [{ product }] = await makeGoods(shop, { pieces: 0, over: { sizes, variants } });
  const ofSize = (size: string) => product.variants.find((one) => one.size === size)?.id ?? "";
  return { medium: ofSize("M"), large: ofSize("L") };
}

async function placed(variant_id: string, quantity = 1, by?: Person): Promise<PlacedOrder> {
  const { status, json } = await placeOrder(shop, [{ variant_id, quantity }], {}, by?.token);
  if (status !== 201) throw new Error(`order: ${status} ${JSON.stringify(json)}`);
  return placedOrderResponseSchema.parse(json).data;
}

const { email: _email, country: _country, ...HOME } = BUYER;
const AWAY = {
  ...HOME,
  delivery_address: "KN 3 Rd, blue gate",
  city: "Kigali",
  phone: "0789123456",
};

/** With the order's token, unless somebody else calls. */
const moving = (one: PlacedOrder, to: object, token?: string) => {
  const access = token === undefined ? { access_token: one.access_token } : {};
  return callShop(shop, "PUT", `/api/orders/${one.id}/address`, {
    token,
    body: { ...AWAY, ...access, ...to },
  });
};

const swapping = (one: PlacedOrder, variant_id: string, token?: string) => {
  const access = token === undefined ? { access_token: one.access_token } : {};
  const path = `/api/orders/${one.id}/items/${one.items[0]?.id ?? ""}`;
  return callShop(shop, "PUT", path, { token, body: { ...access, variant_id } });
};

function changed({ status, json }: Answer): Order {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(json)}`);
  return orderResponseSchema.parse(json).data;
}

const inMedusa = ({ id }: Pick<PlacedOrder, "id">) =>
  until(
    () => desk.medusaOrder(id),
    (found) => found !== null,
  );

const newsOf = ({ id }: Pick<PlacedOrder, "id">) =>
  desk.rows<{ text: string }>(
    `SELECT text FROM staff_notice WHERE type = 'order_changed' AND link LIKE '%' || $1 ORDER BY id`,
    [id],
  );

const mailed = async ({ id }: Pick<PlacedOrder, "id">) => {
  const rows = await desk.rows<object>(
    `SELECT 1 FROM mail WHERE template = 'order-changed' AND facts ->> 'orderId' = $1`,
    [id],
  );
  return rows.length;
};

describe("a buyer sends an order elsewhere", () => {
  it("here and in Medusa, and everybody learns of it once", async () => {
    const { medium } = await article();
    const one = await placed(medium);
    await inMedusa(one);
    const now = changed(await moving(one, { note: "Call first" }));
    expect(now).toMatchObject({
      phone: "+250789123456",
      note: "Call first",
      total_amount: one.total_amount,
      deliveryAddress: { address: "KN 3 Rd, blue gate", city: "Kigali", district: "Gasabo" },
    });
    expect(now.history.at(-1)).toMatchObject({ event: "address-changed", by: "customer" });
    const medusa = await desk.rows<{ address_1: string; phone: string; note: string }>(
      `SELECT a.address_1, a.phone, m.metadata ->> 'note' AS note FROM "order" m
       JOIN order_address a ON a.id IN (m.shipping_address_id, m.billing_address_id) WHERE m.id = $1`,
      [one.id],
    );
    const copy = { address_1: "KN 3 Rd, blue gate", phone: "+250789123456", note: "Call first" };
    expect(medusa).toEqual([copy, copy]);
    changed(await moving(one, {}));
    expect(await mailed(one)).toBe(1);
    expect(await newsOf(one)).toEqual([
      { text: `The buyer changed the address of ${one.order_number}` },
    ]);
    expect((await desk.read(one.id)).status).toBe("pending");
  });

  it("before Medusa has it, too", async () => {
    const { medium } = await article();
    const one = await placed(medium);
    changed(await moving(one, {}));
    await inMedusa(one);
    const [medusa] = await desk.rows<{ address_1: string }>(
      `SELECT a.address_1 FROM "order" m JOIN order_address a ON a.id = m.shipping_address_id WHERE m.id = $1`,
      [one.id],
    );
    expect(medusa?.address_1).toBe("KN 3 Rd, blue gate");
  });

  it("to another district only where delivery costs the same, and is told the difference", async () => {
    const { medium } = await article();
    const one = await placed(medium);
    const same = changed(await moving(one, { district: "Kicukiro" }));
    expect(same.deliveryAddress.district).toBe("Kicukiro");
    const feeThere = (fee: number | null) =>
      desk.rows(`UPDATE shipping_district SET fee = $1 WHERE district = 'Rusizi'`, [fee]);
    await feeThere(3_500);
    const refused = await moving(one, { district: "Rusizi", city: "Kamembe" });
    expect(refused.status).toBe(400);
    expect(fieldsOf(refused.json)).toEqual(["district"]);
    expect(messageOf(refused.json)).toMatch(/^Delivery to Rusizi costs RWF 1,500 more\./);
    expect((await desk.read(one.id)).deliveryAddress.district).toBe("Kicukiro");
    await feeThere(null);
  });

  it("not to where the rider takes no money, while the rider is to be paid", async () => {
    const { medium } = await article();
    const one = await placed(medium);
    const cod = { order_id: one.id, access_token: one.access_token, payment_method: "cod" };
    expect((await callShop(shop, "POST", "/api/payments", { body: cod })).status).toBe(201);
    const refused = await moving(one, { district: "Musanze", city: "Musanze" });
    expect(refused.status).toBe(400);
    expect(messageOf(refused.json)).toContain("The rider takes no money in Musanze");
  });

  it("only so often: each change is mailed, and told to staff", async () => {
    const { medium } = await article();
    const one = await placed(medium);
    await desk.rows(
      `INSERT INTO order_progress_event (order_id, status, event, by_whom)
       SELECT $1, 'pending', 'address-changed', 'customer' FROM generate_series(1, 20)`,
      [one.id],
    );
    const refused = await moving(one, {});
    expect(refused.status).toBe(409);
    expect(messageOf(refused.json)).toContain("changed very often");
    changed(await moving(one, {}, desk.token));
  });

  it("only as long as nothing is packed, and nobody else does", async () => {
    const { medium } = await article();
    const one = await placed(medium);
    const stranger = await register(shop, { firstname: "Keza", lastname: "Umutoni" });
    expect((await moving(one, {}, stranger.token)).status).toBe(404);
    expect((await moving(one, { access_token: "wrong" })).status).toBe(404);
    const bad = await moving(one, { phone: "12", district: "Nowhere" });
    expect(fieldsOf(bad.json)).toEqual(["phone", "district"]);
    await desk.bring(one.id, "shipped");
    const late = await moving(one, {});
    expect(late.status).toBe(409);
    expect(messageOf(late.json)).toContain("packed already");
    await desk.bring(one.id, "cancelled");
    expect(messageOf((await moving(one, {})).json)).toBe("This order is cancelled");
  });
});

describe("an order that is packed in Medusa's dashboard", () => {
  const inDashboard = async () => {
    const office = await enterBackOffice(shop);
    const pack = async ({ id, items }: PlacedOrder, quantity: number): Promise<string> => {
      const [line] = items;
      const place = await stockPlaceOf(office, line?.product_id ?? "", line?.variant_id ?? "");
      const body = { items: [{ id: line?.id, quantity }], location_id: place.locationId };
      await office("POST", `/admin/orders/${id}/fulfillments`, body);
      const [made] = await desk.rows<{ id: string }>(
        `SELECT fulfillment_id AS id FROM order_fulfillment WHERE order_id = $1`,
        [id],
      );
      return made?.id ?? "";
    };
    const unpack = ({ id }: PlacedOrder, fulfilment: string) =>
      office("POST", `/admin/orders/${id}/fulfillments/${fulfilment}/cancel`);
    return { pack, unpack };
  };

  it("in part stays as it is", async () => {
    const { medium, large } = await article();
    const one = await placed(medium, 2);
    await inMedusa(one);
    await (await inDashboard()).pack(one, 1);
    const before = await desk.level(medium);
    for (const refused of [await swapping(one, large), await moving(one, {})]) {
      expect([refused.status, messageOf(refused.json)]).toEqual([
        409,
        "This order is packed already. Please contact us to change it",
      ]);
    }
    expect(await desk.level(medium)).toEqual(before);
    expect(await desk.level(large)).toMatchObject({ reserved: 0, reservations: 0 });
  });

  it("and unpacked is changed, and comes back whole from wherever it goes", async () => {
    const { medium, large } = await article();
    const one = await placed(medium, 2);
    await inMedusa(one);
    const { pack, unpack } = await inDashboard();
    await unpack(one, await pack(one, 2));
    await until(
      () => desk.level(medium),
      ({ reserved, stocked }) => reserved === 2 && stocked === 5,
    );
    await until(
      async () => swapping(one, large),
      ({ status }) => status === 200,
    );
    expect(await desk.level(medium)).toMatchObject({ stocked: 5, reserved: 0, reservations: 0 });
    for (const status of ["shipped", "cancelled", "pending", "cancelled"] as const) {
      await desk.bring(one.id, status);
      expect(await desk.level(medium)).toMatchObject({ stocked: 5, reserved: 0, reservations: 0 });
    }
    expect(await desk.level(large)).toMatchObject({ stocked: 5, reserved: 0, reservations: 0 });
  });
});

describe("staff change an order", () => {
  it("in their name, in the audit log, and its buyer is mailed", async () => {
    const { medium, large } = await article();
    const one = await placed(medium);
    changed(await moving(one, {}, desk.token));
    const now = changed(await swapping(one, large, desk.token));
    expect(now.history.map(({ event, by }) => [event, by])).toEqual([
      ["placed", "customer"],
      ["address-changed", shop.admin.email],
      ["article-changed", shop.admin.email],
    ]);
    const lines = await desk.rows<{ before: object; after: object }>(
      `SELECT before, after FROM audit_event WHERE subject_id = $1 AND action = 'order.update' ORDER BY id`,
      [one.id],
    );
    expect(lines).toMatchObject([
      { before: { address: HOME.delivery_address }, after: { address: AWAY.delivery_address } },
      { before: { variant: "M / Gray" }, after: { variant: "L / Gray" } },
    ]);
    expect(await mailed(one)).toBe(2);
    expect(await newsOf(one)).toEqual([]);
  });

  it("and it still ends when nobody pays: they have not taken it on", async () => {
    const { medium } = await article();
    const one = await placed(medium);
    changed(await moving(one, {}, desk.token));
    await desk.rows(`UPDATE unpaid_hold SET until = now() WHERE order_id = $1`, [one.id]);
    await until(
      () => desk.read(one.id),
      ({ status }) => status === "cancelled",
      60_000,
    );
  });
});

describe("a buyer takes another size", () => {
  it("of which the pieces are kept in the same moment, at the price that was promised", async () => {
    const { medium, large } = await article();
    const one = await placed(medium, 2);
    await inMedusa(one);
    const now = changed(await swapping(one, large));
    expect(now.items).toMatchObject([
      { id: one.items[0]?.id, variant_id: large, size: "L", quantity: 2, unit_price: 12_000 },
    ]);
    expect(now.total_amount).toBe(one.total_amount);
    expect(await desk.level(medium)).toMatchObject({
      reserved: 0,
      rawReserved: 0,
      reservations: 0,
    });
    expect(await desk.level(large)).toMatchObject({ reserved: 2, rawReserved: 2, reservations: 2 });
    const [line] = await desk.rows<{ variant_id: string; variant_title: string }>(
      `SELECT variant_id, variant_title FROM order_line_item WHERE id = $1`,
      [one.items[0]?.id],
    );
    expect(line).toEqual({ variant_id: large, variant_title: "L / Gray" });
    expect(changed(await swapping(one, large)).history).toHaveLength(2);
    expect(await newsOf(one)).toHaveLength(1);
    await desk.bring(one.id, "cancelled");
    expect(await desk.level(large)).toMatchObject({ reserved: 0, stocked: 5 });
    await desk.bring(one.id, "delivered");
    expect(await desk.level(large)).toMatchObject({ reserved: 0, stocked: 3 });
    expect(await desk.level(medium)).toMatchObject({ reserved: 0, stocked: 5 });
  });

  it("not one that is another article, or is gone", async () => {
    const { medium, large } = await article(1);
    const one = await placed(medium);
    const other = await swapping(one, (await article()).medium);
    expect(fieldsOf(other.json)).toEqual(["variant_id"]);
    await placed(large);
    const short = await swapping(one, large);
    expect(short.status).toBe(409);
    const { data } = short.json as { data: unknown };
    expect(stockShortageSchema.parse(data).lines).toMatchObject([{ requested: 1, available: 0 }]);
    expect((await desk.read(one.id)).items).toMatchObject([{ variant_id: medium }]);
    expect(await desk.level(medium)).toMatchObject({ reserved: 1, reservations: 1 });
  });

  it("and the last piece goes to one of two, and what he gave up to whoever waits", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { medium, large } = await article(1);
      const one = await placed(medium);
      const [swap, shopper] = await Promise.all([
        swapping(one, large),
        desk.order({ variant_id: large, quantity: 1 }),
      ]);
      const isSwapped = swap.status === 200;
      expect([swap.status, shopper.status]).toEqual(isSwapped ? [200, 409] : [409, 201]);
      const next = await desk.order({ variant_id: medium, quantity: 1 });
      expect(next.status).toBe(isSwapped ? 201 : 409);
    }
  });

  it("both at once exchange what they have, however often", async () => {
    const { medium, large } = await article(5);
    const [first, second] = await Promise.all([placed(medium, 5), placed(large, 2)]);
    const answers = await Promise.all([swapping(first, large), swapping(second, medium)]);
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    await desk.bring(second.id, "cancelled");
    changed(await swapping(first, large));
    expect(await desk.level(large)).toMatchObject({ reserved: 5, reservations: 5 });
  });

  it("not of a line that is not his", async () => {
    const { medium, large } = await article();
    const one = await placed(medium);
    const path = `/api/orders/${one.id}/items/ordli_nobody`;
    const body = { variant_id: large, access_token: one.access_token };
    expect((await callShop(shop, "PUT", path, { body })).status).toBe(404);
    const stranger = await register(shop, { firstname: "Keza", lastname: "Umutoni" });
    expect((await swapping(one, large, stranger.token)).status).toBe(404);
    const empty = await callShop(shop, "PUT", `/api/orders/${one.id}/items/x`, { body: {} });
    expect(fieldsOf(empty.json)).toEqual(["variant_id"]);
  });
});

it("leaves everything in order", async () => {
  expect(await audited()).toEqual({});
});
