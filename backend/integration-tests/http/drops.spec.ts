import { beforeAll, describe, expect, it } from "vitest";
import { dropRefusalSchema, dropResponseSchema } from "../../src/contracts/drops";
import { productResponseSchema } from "../../src/contracts/catalogue";
import { failureSchema } from "../../src/contracts/envelope";
import { DropDesk, dropBody, newTicket } from "../../harness/drop-desk";
import { makeGoods, type Goods } from "../../harness/goods";
import { callShop, type Answer } from "../../harness/people";
import { BUYER, order } from "../../harness/sales-counter";
import { StaffOrderDesk } from "../../harness/staff-order-desk";
import { until } from "../../harness/until";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");
let desk: DropDesk;
beforeAll(async () => {
  desk = await DropDesk.at(shop);
});

let phones = 0;
/** A number of nobody else's. */
const newPhone = () => `07881${String((phones += 1)).padStart(5, "0")}`;
const buy = (variantId: string, ticket?: string, over: object = {}): Promise<Answer> =>
  order(shop, [{ variant_id: variantId, quantity: 1 }], {
    phone: newPhone(),
    ...(ticket === undefined ? {} : { drop_ticket: ticket }),
    ...over,
  });

/** Why an order was refused. */
function refusal({ status, json }: Answer) {
  const { code, data, errors } = failureSchema.parse(json);
  expect({ status, code }).toEqual({ status: 409, code: "drop_closed" });
  return { ...dropRefusalSchema.parse(data), field: errors?.[0]?.field };
}

/** What shoppers are told of a product's drop. */
async function shownDrop({ product }: Goods) {
  const { json } = await callShop(shop, "GET", `/api/products/${product.handle}`);
  return productResponseSchema.parse(json).data.drop;
}

describe("a drop without a queue", () => {
  it("is looked at before its time, and bought from then on, by everybody", async () => {
    const [goods, other] = await makeGoods(shop, { pieces: 5, count: 2 });
    const drop = await desk.made([goods.product.id], { has_queue: false, pieces_per_order: 2 });
    expect(await shownDrop(goods)).toEqual({
      handle: drop.handle,
      opens_at: drop.opens_at,
      has_queue: false,
    });
    const items = [
      { variant_id: other?.variantId ?? "", quantity: 1 },
      { variant_id: goods.variantId, quantity: 1 },
    ];
    const early = await order(shop, items);
    expect(refusal(early)).toMatchObject({
      reason: "not_open",
      field: "items.1.product_id",
      opens_at: drop.opens_at,
    });
    expect(failureSchema.parse(early.json).message).toBe(
      "This is on sale from Jan 01, 2099, 20:00",
    );
    await desk.open(drop);
    const many = await order(shop, [{ variant_id: goods.variantId, quantity: 3 }]);
    expect(refusal(many)).toMatchObject({ reason: "too_many", field: "items.0.quantity" });
    expect((await order(shop, items)).status).toBe(201);
    expect((await buy(goods.variantId)).status).toBe(201);
    expect(await desk.now(drop.handle)).toMatchObject({ state: "open", admitted: 0 });
    expect((await desk.come(drop.handle, newTicket())).status).toBe(409);
    await until(
      () => shownDrop(goods),
      (shown) => shown === undefined,
    );
  });

  it("is no concern of staff who order for somebody", async () => {
    const [goods] = await makeGoods(shop, { pieces: 2 });
    await desk.made([goods.product.id]);
    const staff = await StaffOrderDesk.at(shop);
    const quote = await staff.quote([{ variant_id: goods.variantId, quantity: 1 }]);
    const total = (quote.json as { data: { total_amount: number } }).data.total_amount;
    expect((await staff.placing(goods.variantId, total)).status).toBe(201);
  });
});

describe("a drop with a queue", () => {
  it("gives who waited a place by lot, who comes later the next, and each device the same again", async () => {
    const [goods] = await makeGoods(shop, { pieces: 2 });
    const drop = await desk.made([goods.product.id]);
    const early = Array.from({ length: 20 }, newTicket);
    const waiting = await Promise.all(early.map((ticket) => desk.place(drop.handle, ticket)));
    expect(new Set(waiting.map(({ place }) => place))).toEqual(new Set([null]));
    await until(
      () => desk.now(drop.handle),
      ({ places }) => places === 20,
    );
    await desk.open(drop);
    const late = await desk.place(drop.handle, newTicket());
    expect(late.place).toBe(21);
    const drawn = await Promise.all(early.map((ticket) => desk.place(drop.handle, ticket)));
    const places = drawn.map(({ place }) => place ?? 0);
    const inOrder = Array.from({ length: 20 }, (_, at) => at + 1);
    expect([...places].sort((one, other) => one - other)).toEqual(inOrder);
    expect(places).not.toEqual(inOrder);
    const again = await Promise.all(early.map((ticket) => desk.place(drop.handle, ticket)));
    expect(again.map(({ place }) => place)).toEqual(places);
  });

  it("sells each piece to whoever's turn it is, once, and never lets more come than there are pieces", async () => {
    const [goods] = await makeGoods(shop, { pieces: 2 });
    const drop = await desk.made([goods.product.id]);
    await desk.open(drop);
    const [first = "", second = "", third = "", fourth = ""] = Array.from({ length: 4 }, newTicket);
    for (const ticket of [first, second, third, fourth]) await desk.place(drop.handle, ticket);
    await desk.turn(drop.handle, first);
    await desk.turn(drop.handle, second);
    // All read what was read within the last second.
    const whole = await until(
      () => desk.now(drop.handle),
      ({ places, admitted }) => places === 4 && admitted > 0,
    );
    expect(whole).toMatchObject({ state: "open", admitted: 2, left: 2 });

    expect(refusal(await buy(goods.variantId)).reason).toBe("no_ticket");
    expect(refusal(await buy(goods.variantId, newTicket())).reason).toBe("no_ticket");
    expect(refusal(await buy(goods.variantId, third)).reason).toBe("not_yet");
    const phone = newPhone();
    const bought = await buy(goods.variantId, first, { phone });
    expect(bought.status).toBe(201);
    expect(refusal(await buy(goods.variantId, first)).reason).toBe("used");
    expect(refusal(await buy(goods.variantId, second, { phone })).reason).toBe("phone");
    expect((await desk.place(drop.handle, first)).is_used).toBe(true);

    // Whoever does not come gives his place up.
    await desk.write("UPDATE drop_entry SET turn_until = now() WHERE drop_id = $1 AND place = 2", [
      drop.id,
    ]);
    expect(refusal(await buy(goods.variantId, second)).reason).toBe("turn_over");
    await desk.turn(drop.handle, third);
    expect((await buy(goods.variantId, third)).status).toBe(201);
    expect(
      await until(
        () => desk.now(drop.handle),
        ({ state }) => state === "sold_out",
      ),
    ).toMatchObject({ admitted: 3, left: 0 });
    expect((await buy(goods.variantId, fourth)).status).toBe(409);
    // How it stands is read once a second.
    const counted = await until(
      () => desk.seen(drop.id),
      ({ left, sold }) => left === 0 && sold === 2,
    );
    expect(counted).toMatchObject({ orders: 2, waiting: 1 });

    // A cancellation gives a piece back, and the queue goes on.
    const { id } = (bought.json as { data: { id: string } }).data;
    await desk.call("PUT", `/api/orders/${id}/status`, { status: "cancelled" });
    await desk.turn(drop.handle, fourth);
    expect((await buy(goods.variantId, fourth, { phone })).status).toBe(201);
    const after = await until(
      () => desk.seen(drop.id),
      ({ waiting }) => waiting === 0,
    );
    expect(after).toMatchObject({ sold: 2, orders: 2 });
  });

  it("keeps a repeated order, and refuses all but one of many at once with one ticket or one phone", async () => {
    const [goods] = await makeGoods(shop, { pieces: 20 });
    const drop = await desk.made([goods.product.id]);
    await desk.open(drop);
    const tickets = Array.from({ length: 8 }, newTicket);
    await Promise.all(tickets.map((ticket) => desk.place(drop.handle, ticket)));
    for (const ticket of tickets) await desk.turn(drop.handle, ticket);
    const [one = "", ...others] = tickets;
    const withOneTicket = await Promise.all(
      Array.from({ length: 6 }, () => buy(goods.variantId, one)),
    );
    expect(withOneTicket.filter(({ status }) => status === 201)).toHaveLength(1);
    const phone = newPhone();
    const withOnePhone = await Promise.all(
      others.map((ticket) => buy(goods.variantId, ticket, { phone })),
    );
    expect(withOnePhone.filter(({ status }) => status === 201)).toHaveLength(1);
    const reasons = [...withOneTicket, ...withOnePhone]
      .filter(({ status }) => status !== 201)
      .map((answer) => refusal(answer).reason);
    expect(new Set(reasons)).toEqual(new Set(["used", "phone"]));

    const ticket = newTicket();
    await desk.turn(drop.handle, ticket);
    const items = [{ variant_id: goods.variantId, quantity: 1 }];
    const body = { ...BUYER, phone: newPhone(), items, drop_ticket: ticket };
    const headers = { "Idempotency-Key": ticket };
    const send = () => callShop(shop, "POST", "/api/orders", { headers, body });
    const first = await send();
    expect(first.status).toBe(201);
    expect((await send()).json).toEqual(first.json);
  });

  it("ends when staff say so", async () => {
    const [goods] = await makeGoods(shop, { pieces: 3 });
    const drop = await desk.made([goods.product.id]);
    await desk.open(drop);
    await desk.write(
      "UPDATE product_drop SET opens_at = now() - interval '2 s', ends_at = now() - interval '1 s' WHERE id = $1",
      [drop.id],
    );
    await until(
      () => desk.now(drop.handle),
      ({ state }) => state === "over",
    );
    await until(
      () => shownDrop(goods),
      (shown) => shown === undefined,
    );
    expect((await desk.come(drop.handle, newTicket())).status).toBe(409);
    expect((await buy(goods.variantId)).status).toBe(201);
  });
});

describe("what staff say of a drop", () => {
  it("is shown in the reader's language, and changed by one at a time", async () => {
    const [goods, other] = await makeGoods(shop, { pieces: 3, count: 2 });
    const body = dropBody([goods.product.id]);
    const drop = await desk.made([goods.product.id], body);
    const read = async (query = "") =>
      dropResponseSchema.parse(
        (await callShop(shop, "GET", `/api/drops/${drop.handle}${query}`)).json,
      ).data;
    expect((await read("?language=fr")).title).toBe("Sortie d'hiver");
    expect((await read("?language=rw")).title).toBe("Winter drop");
    expect((await read()).products.map(({ id }) => id)).toEqual([goods.product.id]);

    const wanted = { ...body, products: [other?.product.id ?? "", goods.product.id] };
    const path = `/api/admin/drops/${drop.id}`;
    expect((await desk.call("PUT", path, { drop: wanted, version: 1 })).status).toBe(200);
    expect((await desk.call("PUT", path, { drop: body, version: 1 })).status).toBe(409);
    expect((await read()).products.map(({ id }) => id)).toEqual(wanted.products);

    await desk.open(drop);
    const later = await desk.call("PUT", path, { drop: wanted, version: 2 });
    expect({ status: later.status, fields: failureSchema.parse(later.json).errors }).toEqual({
      status: 400,
      fields: [{ field: "opens_at", message: "It has opened already" }],
    });
    expect((await desk.call("DELETE", `${path}?version=1`)).status).toBe(409);
    expect((await desk.call("DELETE", `${path}?version=2`)).status).toBe(200);
    expect((await callShop(shop, "GET", `/api/drops/${drop.handle}`)).status).toBe(404);
    expect((await buy(goods.variantId)).status).toBe(201);
  });

  it("names what can't be", async () => {
    const [goods] = await makeGoods(shop, { pieces: 3 });
    const drop = await desk.made([goods.product.id]);
    const bad = {
      ...dropBody([goods.product.id, "prod_gone"], { handle: drop.handle }),
    };
    const { status, json } = await desk.call("POST", "/api/admin/drops", bad);
    expect({ status, errors: failureSchema.parse(json).errors }).toEqual({
      status: 400,
      errors: [
        { field: "products.0", message: `This product is in the drop ${drop.handle} already` },
        { field: "products.1", message: "There is no such product to sell" },
        { field: "handle", message: "Another drop has this address" },
      ],
    });
    const past = dropBody([goods.product.id], { opens_at: "2020-01-01T00:00:00.000Z" });
    expect((await desk.call("POST", "/api/admin/drops", past)).status).toBe(400);
    const none = await callShop(shop, "POST", `/api/drops/${drop.handle}/place`);
    expect({ status: none.status, errors: failureSchema.parse(none.json).errors }).toEqual({
      status: 400,
      errors: [
        {
          field: "Drop-Ticket",
          message: "Drop-Ticket must have 22 to 64 letters, digits, - or _",
        },
      ],
    });
  });
});
