import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { DeliveryDesk } from "../../harness/delivery-desk";
import { fieldsOf, messageOf } from "../../harness/failures";
import { makeGoods } from "../../harness/goods";
import { callShop, register, withDatabase, type Answer, type Person } from "../../harness/people";
import { BUYER, order as placeOrder } from "../../harness/sales-counter";
import { until } from "../../harness/until";
import { useShop } from "../../harness/use-shop";
import { failureSchema } from "../../src/contracts/envelope";
import { mapLinkOf } from "../../src/contracts/map-link";
import {
  orderResponseSchema,
  placedOrderResponseSchema,
  type Order,
  type PlacedOrder,
} from "../../src/contracts/orders";
import { ownDataResponseSchema } from "../../src/contracts/own-data";
import {
  MAX_ADDRESSES,
  savedAddressListResponseSchema,
  savedAddressResponseSchema,
  type SavedAddress,
} from "../../src/contracts/saved-addresses";
import {
  buyerListResponseSchema,
  staffOrderResponseSchema,
} from "../../src/contracts/staff-orders";

const shop = useShop("quiet");
const LIST = "/api/auth/me/addresses";
const { email: _email, country: _country, ...WHERE } = BUYER;
const PIN = { latitude: -1.944_123_4, longitude: 30.061_876_5, accuracy: 12.4 };
/** As it is kept. */
const KEPT_PIN = { latitude: -1.94412, longitude: 30.06188, accuracy: 12 };
const HOME = { ...WHERE, label: "Home", landmark: "Blue gate, opposite the pharmacy", pin: PIN };

const newPerson = () => register(shop, { firstname: "Keza", lastname: "Umutoni" });
const call = ({ token }: Pick<Person, "token">, method: string, path: string, body?: unknown) =>
  callShop(shop, method, path, { token, body });

async function listed(who: Person): Promise<SavedAddress[]> {
  const { json } = await call(who, "GET", LIST);
  return savedAddressListResponseSchema.parse(json).data;
}

function saved({ status, json }: Answer): SavedAddress {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(json)}`);
  return savedAddressResponseSchema.parse(json).data;
}
const added = async (who: Person, over: object = {}) =>
  saved(await call(who, "POST", LIST, { ...HOME, ...over }));

const defaultsOf = (addresses: readonly SavedAddress[]) =>
  addresses.filter(({ is_default }) => is_default).map(({ id }) => id);

describe("a person's addresses", () => {
  it("are none at first; the first one is the default, and is read as it was kept", async () => {
    const keza = await newPerson();
    expect(await listed(keza)).toEqual([]);
    const answer = await call(keza, "POST", LIST, HOME);
    expect(answer.status).toBe(201);
    const home = saved(answer);
    expect(home).toMatchObject({
      ...HOME,
      phone: "+250788123456",
      pin: KEPT_PIN,
      is_default: true,
    });
    const work = await added(keza, { label: "", landmark: "", pin: null });
    expect(work).toMatchObject({ label: null, landmark: null, pin: null, is_default: false });
    const read = await call(keza, "GET", LIST);
    expect(read.headers.get("cache-control")).toBe("no-store");
    expect(await listed(keza)).toEqual([home, work]);
  });

  it("are changed whole, and one becomes the default in the place of the other", async () => {
    const keza = await newPerson();
    const home = await added(keza);
    const work = await added(keza, { label: "Work" });
    const changed = saved(
      await call(keza, "PUT", `${LIST}/${work.id}`, { ...WHERE, district: "kicukiro" }),
    );
    expect(changed).toEqual({
      ...work,
      label: null,
      landmark: null,
      pin: null,
      district: "Kicukiro",
    });
    expect(saved(await call(keza, "PUT", `${LIST}/${work.id}/default`, {})).is_default).toBe(true);
    const after = await listed(keza);
    expect(after.map(({ id }) => id)).toEqual([work.id, home.id]);
    expect(defaultsOf(after)).toEqual([work.id]);
  });

  it("leave the default to the oldest when it is deleted, and can all be deleted", async () => {
    const keza = await newPerson();
    const [first, second, third] = [await added(keza), await added(keza), await added(keza)];
    const drop = ({ id }: SavedAddress) => call(keza, "DELETE", `${LIST}/${id}`);
    const answer = await drop(first);
    expect([answer.status, answer.json]).toEqual([200, { success: true }]);
    expect(defaultsOf(await listed(keza))).toEqual([second.id]);
    expect((await drop(third)).status).toBe(200);
    expect(defaultsOf(await listed(keza))).toEqual([second.id]);
    expect((await drop(second)).status).toBe(200);
    expect(await listed(keza)).toEqual([]);
    expect((await drop(second)).status).toBe(404);
  });

  it("are nobody else's, and not there for others", async () => {
    const [keza, other] = [await newPerson(), await newPerson()];
    const home = await added(keza);
    const theirs = await added(other);
    const tries = await Promise.all([
      call(other, "PUT", `${LIST}/${home.id}`, WHERE),
      call(other, "PUT", `${LIST}/${home.id}/default`, {}),
      call(other, "DELETE", `${LIST}/${home.id}`),
    ]);
    for (const { status, json } of tries) {
      expect([status, messageOf(json)]).toEqual([404, "Address not found"]);
    }
    expect(await listed(keza)).toEqual([home]);
    expect(await listed(other)).toEqual([theirs]);
    expect((await callShop(shop, "GET", LIST)).status).toBe(401);
    expect((await callShop(shop, "POST", LIST, { body: HOME })).status).toBe(401);
  });

  it("are at most ten, and one default, however many come at once", async () => {
    const keza = await newPerson();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) =>
        call(keza, "POST", LIST, { ...HOME, label: `No. ${at}` }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_ADDRESSES);
    expect(statuses.filter((status) => status === 409)).toHaveLength(6);
    const full = answers.find(({ status }) => status === 409);
    expect(messageOf(full?.json)).toBe("You can keep 10 addresses. Delete one to add another");
    const kept = await listed(keza);
    expect(kept).toHaveLength(MAX_ADDRESSES);
    expect(defaultsOf(kept)).toHaveLength(1);
    // One goes, and its place is free again.
    await Promise.all([
      ...kept.slice(0, 3).map(({ id }) => call(keza, "DELETE", `${LIST}/${id}`)),
      ...kept.slice(3).map(({ id }) => call(keza, "PUT", `${LIST}/${id}/default`, {})),
    ]);
    const left = await listed(keza);
    expect(left).toHaveLength(MAX_ADDRESSES - 3);
    expect(defaultsOf(left)).toHaveLength(1);
    expect((await call(keza, "POST", LIST, HOME)).status).toBe(201);
  });

  it("can't be more, nor have two defaults, whoever writes them", async () => {
    const keza = await newPerson();
    await added(keza);
    const copy = (slot: number) =>
      withDatabase(shop, (database) =>
        database.query(
          `INSERT INTO saved_address (id, account_id, slot, firstname, lastname, phone, address, city, district, is_default)
           SELECT id || $2::integer, account_id, $2::integer, firstname, lastname, phone, address, city, district, $2::integer = 2
           FROM saved_address WHERE account_id = $1`,
          [keza.user.id, slot],
        ),
      );
    await expect(copy(11)).rejects.toThrow("saved_address_slot_check");
    await expect(copy(1)).rejects.toThrow("saved_address_slot");
    await expect(copy(2)).rejects.toThrow("saved_address_default");
  });

  it("are made once for each key, with the same answer", async () => {
    const keza = await newPerson();
    const headers = { "Idempotency-Key": randomUUID() };
    const post = (who: Person, body: object) =>
      callShop(shop, "POST", LIST, { token: who.token, body, headers });
    const answers = await Promise.all([1, 2, 3].map(() => post(keza, HOME)));
    const [home] = await listed(keza);
    expect(answers.map(saved)).toEqual([home, home, home]);
    expect(await listed(keza)).toHaveLength(1);
    const other = await post(keza, WHERE);
    expect([other.status, failureSchema.parse(other.json).code]).toEqual([
      409,
      "idempotency_mismatch",
    ]);
    // A key belongs to its account.
    const eric = await newPerson();
    expect(saved(await post(eric, HOME)).id).not.toBe(home?.id);
  });

  it("free a key that was refused", async () => {
    const keza = await newPerson();
    const headers = { "Idempotency-Key": randomUUID() };
    const post = (body: object) =>
      callShop(shop, "POST", LIST, { token: keza.token, body, headers });
    expect((await post({ ...HOME, district: "Paris" })).status).toBe(400);
    expect((await post(HOME)).status).toBe(201);
  });

  it("are in the person's own data, and gone with the account, with what was answered under keys", async () => {
    const keza = await newPerson();
    await callShop(shop, "POST", LIST, {
      token: keza.token,
      body: HOME,
      headers: { "Idempotency-Key": randomUUID() },
    });
    const { json } = await call(keza, "GET", "/api/auth/me/data");
    expect(ownDataResponseSchema.parse(json).data.addresses).toEqual(await listed(keza));
    const gone = await call(keza, "DELETE", "/api/auth/me", { password: keza.password });
    expect(gone.status).toBe(200);
    const rows = await withDatabase(shop, async (database) => {
      const text = `SELECT id FROM saved_address WHERE account_id = $1
        UNION ALL SELECT key FROM pressed_key WHERE account_id = $1`;
      return (await database.query(text, [keza.user.id])).rows as unknown[];
    });
    expect(rows).toEqual([]);
  });

  it("are never left behind by a deletion that comes at the same time", async () => {
    const keza = await newPerson();
    const adding = Array.from({ length: 6 }, () => call(keza, "POST", LIST, HOME));
    const deleting = call(keza, "DELETE", "/api/auth/me", { password: keza.password });
    const answers = await Promise.all([...adding, deleting]);
    for (const { status } of answers) expect([200, 201, 401]).toContain(status);
    const left = await withDatabase(shop, (database) =>
      database.query("SELECT 1 FROM saved_address WHERE account_id = $1", [keza.user.id]),
    );
    expect(left.rowCount).toBe(0);
  });
});

describe("what is no address", () => {
  let keza: Person;
  let home: SavedAddress;
  beforeAll(async () => {
    keza = await newPerson();
    home = await added(keza);
  });

  const bad: Array<[field: string, over: object]> = [
    ["label", { label: "x".repeat(41) }],
    ["label", { label: "nul\u0000" }],
    ["label", { label: 7 }],
    ["firstname", { firstname: " " }],
    ["firstname", { firstname: "https://elsewhere.example" }],
    ["lastname", { lastname: undefined }],
    ["phone", { phone: "0788 12" }],
    ["delivery_address", { delivery_address: "" }],
    ["city", { city: "x".repeat(81) }],
    ["district", { district: "Paris" }],
    ["landmark", { landmark: "x".repeat(161) }],
    ["landmark", { landmark: "bell\u0007" }],
    ["landmark", { landmark: null }],
    ["pin", { pin: "here" }],
    ["pin", { pin: { ...PIN, latitude: -2.850_01 } }],
    ["pin", { pin: { ...PIN, latitude: -1.039_9 } }],
    ["pin", { pin: { ...PIN, longitude: 28.849_9 } }],
    ["pin", { pin: { ...PIN, longitude: 30.900_1 } }],
    ["pin", { pin: { latitude: 48.8566, longitude: 2.3522 } }],
    ["pin.altitude", { pin: { ...PIN, altitude: 1500 } }],
    ["pin.latitude", { pin: { longitude: 30.06 } }],
    ["pin.longitude", { pin: { ...PIN, longitude: "30.06" } }],
    ["pin.accuracy", { pin: { ...PIN, accuracy: -1 } }],
    ["pin.accuracy", { pin: { ...PIN, accuracy: 1e9 } }],
    ["is_default", { is_default: true }],
  ];
  it.each(bad)("%s is named, and nothing is kept (%#)", async (field, over) => {
    for (const [method, path] of [
      ["POST", LIST],
      ["PUT", `${LIST}/${home.id}`],
    ] as const) {
      const { status, json } = await call(keza, method, path, { ...HOME, ...over });
      expect(status).toBe(400);
      expect(fieldsOf(json)).toContain(field);
    }
    expect(await listed(keza)).toEqual([home]);
  });

  it("says in plain words that a pin is elsewhere, and takes the edges of the country", async () => {
    const { json } = await call(keza, "POST", LIST, {
      ...HOME,
      pin: { latitude: 0, longitude: 0 },
    });
    expect(messageOf(json)).toBe("The map pin must be in Rwanda");
    for (const pin of [
      { latitude: -2.85, longitude: 28.85 },
      { latitude: -1.04, longitude: 30.9 },
    ]) {
      expect((await added(keza, { pin })).pin).toEqual({ ...pin, accuracy: null });
    }
  });
});

describe("an order's landmark and pin", () => {
  let desk: DeliveryDesk;
  let variantId: string;
  beforeAll(async () => {
    desk = await DeliveryDesk.at(shop);
    [{ variantId }] = await makeGoods(shop, { pieces: 40 });
  });

  const FIND = { landmark: HOME.landmark, pin: PIN };
  const asked = (over: object = {}) =>
    placeOrder(shop, [{ variant_id: variantId, quantity: 1 }], { ...FIND, ...over });
  async function placed(over: object = {}): Promise<PlacedOrder> {
    const { status, json } = await asked(over);
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(json)}`);
    return placedOrderResponseSchema.parse(json).data;
  }
  const inMedusa = ({ id }: PlacedOrder) =>
    until(
      () =>
        desk.orders.rows<{ line: string | null; metadata: unknown }>(
          `SELECT a.address_2 AS line, a.metadata FROM "order" m
           JOIN order_address a ON a.id = m.shipping_address_id WHERE m.id = $1`,
          [id],
        ),
      (rows) => rows.length === 1,
    );
  const moving = async (one: PlacedOrder, over: object): Promise<Order> => {
    const body = { ...WHERE, access_token: one.access_token, ...over };
    const { status, json } = await callShop(shop, "PUT", `/api/orders/${one.id}/address`, { body });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(json)}`);
    return orderResponseSchema.parse(json).data;
  };

  it("are the order's, its buyer's, the staff's, Medusa's and the rider's", async () => {
    const one = await placed();
    const read = await callShop(
      shop,
      "GET",
      `/api/orders/${one.id}?access_token=${one.access_token}`,
    );
    const mine = orderResponseSchema.parse(read.json).data;
    expect(mine.deliveryAddress).toMatchObject({ landmark: FIND.landmark, pin: KEPT_PIN });
    expect((await desk.orders.read(one.id)).deliveryAddress).toEqual(mine.deliveryAddress);
    expect(await inMedusa(one)).toEqual([{ line: FIND.landmark, metadata: { pin: KEPT_PIN } }]);
    const { json: file } = await desk.staff(
      "GET",
      `/api/orders/export?order_numbers=${one.order_number}`,
    );
    expect(file).toContain(FIND.landmark);
    expect(file).toContain(mapLinkOf(KEPT_PIN));
  });

  it("are on the rider's sheet, and the landmark where staff plan", async () => {
    const sold = await desk.cod();
    const { id, access_token } = sold.order;
    await moving(sold.order, { ...FIND, access_token });
    const plan = (await desk.deliveries()).to_plan.find((one) => one.id === id);
    // A hundred are listed; the newest may not be among them.
    if (plan !== undefined) expect(plan.landmark).toBe(FIND.landmark);
    const { token, sheet } = await desk.onTheRoad([sold]);
    const { stops } = await desk.opened(token);
    expect(stops[0]).toMatchObject({ landmark: FIND.landmark, pin: KEPT_PIN });
    const [staffStop] = (await desk.readSheet(sheet)).stops;
    expect(staffStop).toMatchObject({ landmark: FIND.landmark, pin: KEPT_PIN });
  });

  it("may be left out, and belong to what a key stands for", async () => {
    const none = await placed({ landmark: undefined, pin: undefined });
    const { deliveryAddress } = await desk.orders.read(none.id);
    expect(deliveryAddress).toMatchObject({ landmark: null, pin: null });
    expect(await inMedusa(none)).toEqual([{ line: null, metadata: null }]);
    const headers = { "Idempotency-Key": randomUUID() };
    const items = [{ variant_id: variantId, quantity: 1 }];
    const send = (over: object) =>
      callShop(shop, "POST", "/api/orders", { headers, body: { ...BUYER, items, ...over } });
    expect((await send(FIND)).status).toBe(201);
    expect((await send(FIND)).status).toBe(201);
    for (const other of [
      { ...FIND, landmark: "Red gate" },
      { ...FIND, pin: null },
    ]) {
      expect((await send(other)).status).toBe(409);
    }
  });

  it.each([
    ["landmark", { landmark: "x".repeat(161) }],
    ["pin", { pin: { latitude: 48.8566, longitude: 2.3522 } }],
    ["pin.latitude", { pin: { longitude: 30 } }],
  ])("a bad %s is named, and nothing is sold", async (field, over) => {
    const { status, json } = await asked(over);
    expect([status, fieldsOf(json)]).toEqual([400, [field]]);
  });

  it("stay with an address that stays, and go with one that goes", async () => {
    const one = await placed();
    await inMedusa(one);
    const renamed = await moving(one, { firstname: "Eric" });
    expect(renamed.deliveryAddress).toMatchObject({ landmark: FIND.landmark, pin: KEPT_PIN });
    const again = await moving(one, { firstname: "Eric", ...FIND });
    expect(again.history).toHaveLength(renamed.history.length);
    const elsewhere = await moving(one, { firstname: "Eric", delivery_address: "KN 3 Rd" });
    expect(elsewhere.deliveryAddress).toMatchObject({ landmark: null, pin: null });
    expect(await inMedusa(one)).toEqual([{ line: null, metadata: null }]);
    const found = await moving(one, { delivery_address: "KN 3 Rd", ...FIND });
    expect(found.deliveryAddress).toMatchObject({ landmark: FIND.landmark, pin: KEPT_PIN });
    expect(await inMedusa(one)).toEqual([{ line: FIND.landmark, metadata: { pin: KEPT_PIN } }]);
    const bare = await moving(one, { delivery_address: "KN 3 Rd", landmark: "", pin: null });
    expect(bare.deliveryAddress).toMatchObject({ landmark: null, pin: null });
  });

  it("are known when staff order for the same person, and none of what is collected", async () => {
    const phone = `+2507881${String(Math.floor(Math.random() * 1e5)).padStart(5, "0")}`;
    await placed({ phone, language: "fr" });
    const path = `/api/orders/buyers?search=${encodeURIComponent(phone)}`;
    const [known] = buyerListResponseSchema.parse((await desk.staff("GET", path)).json).data;
    expect(known).toMatchObject({
      address: { landmark: FIND.landmark, pin: KEPT_PIN },
      language: "fr",
    });
    const { json } = await callShop(shop, "POST", "/api/orders/quote", {
      body: { items: [{ variant_id: variantId, quantity: 1 }], district: "Gasabo" },
    });
    const { subtotal, total_amount } = (
      json as { data: { subtotal: number; total_amount: number } }
    ).data;
    const enter = async (over: object) => {
      const { status, json: answer } = await callShop(shop, "POST", "/api/orders/staff", {
        token: desk.orders.token,
        headers: { "Idempotency-Key": randomUUID() },
        body: {
          ...WHERE,
          ...FIND,
          phone,
          items: [{ variant_id: variantId, quantity: 1 }],
          pay: { way: "link" },
          ...over,
        },
      });
      if (status !== 201) throw new Error(`${status} ${JSON.stringify(answer)}`);
      const { id } = staffOrderResponseSchema.parse(answer).data;
      return (await desk.orders.read(id)).deliveryAddress;
    };
    expect(await enter({ expected_total: total_amount })).toMatchObject({
      landmark: FIND.landmark,
      pin: KEPT_PIN,
    });
    expect(await enter({ expected_total: subtotal, is_pickup: true })).toMatchObject({
      landmark: null,
      pin: null,
    });
  });
});
