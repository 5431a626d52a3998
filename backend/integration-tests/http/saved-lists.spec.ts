import { beforeAll, describe, expect, it } from "vitest";
import { failureSchema } from "../../src/contracts/envelope";
import { ownDataResponseSchema } from "../../src/contracts/own-data";
import {
  MAX_SAVED_LINES,
  SAVED_TEXT_MAX,
  savedCartResponseSchema,
  savedCartSchema,
  savedWishlistResponseSchema,
  type SavedCartLine,
  type SavedWish,
} from "../../src/contracts/saved-lists";
import { useShop } from "../../harness/use-shop";
import { callShop, logIn, register, withDatabase, type Person } from "../../harness/people";

const shop = useShop("quiet");
/** Sends bodies that nobody should send. */
let mistaken: Person;

const LISTS = ["/api/cart", "/api/wishlist"] as const;
type List = (typeof LISTS)[number];

const newPerson = () => register(shop, { firstname: "Keza", lastname: "Umutoni" });
const get = (who: Person, list: List) => callShop(shop, "GET", list, { token: who.token });
const put = (who: Person, list: List, version: unknown, items: unknown) =>
  callShop(shop, "PUT", list, { token: who.token, body: { version, items } });

const line = (id: string, change: Partial<SavedCartLine> = {}): SavedCartLine => ({
  id: `variant_${id}`,
  _id: `prod_${id}`,
  name: "Gahinga Boxy Tee",
  price: 18_000,
  image: "/uploads/gahinga.webp",
  size: "M",
  color: "#ffffff",
  quantity: 2,
  stock_quantity: 7,
  ...change,
});
const wish = (id: string): SavedWish => ({
  id: `prod_${id}`,
  name: "Kimironko Tote",
  price: 25_000,
  image: null,
  size: "S",
  color: "Gray",
  quantity: 1,
});
const SAMPLES: Record<List, [SavedCartLine, SavedCartLine] | [SavedWish, SavedWish]> = {
  "/api/cart": [line("1"), line("2", { image: null, stock_quantity: null })],
  "/api/wishlist": [wish("1"), wish("2")],
};
const rowsOf = ({ user }: Person) =>
  withDatabase(shop, async (database) => {
    const text = "SELECT kind, version FROM saved_list WHERE account_id = $1 ORDER BY kind";
    return (await database.query(text, [user.id])).rows as unknown[];
  });

beforeAll(async () => {
  mistaken = await newPerson();
});

describe.each(LISTS)("%s", (list) => {
  const schema = list === "/api/cart" ? savedCartResponseSchema : savedWishlistResponseSchema;
  const [first, second] = SAMPLES[list];

  it("is empty at first, then what was saved, in its order", async () => {
    const keza = await newPerson();
    expect((await get(keza, list)).json).toEqual({
      success: true,
      data: { version: 0, items: [] },
    });
    const saved = await put(keza, list, 0, [second, first]);
    expect(saved.status).toBe(200);
    expect(schema.parse(saved.json).data).toEqual({ version: 1, items: [second, first] });
    const read = await get(keza, list);
    expect(read.headers.get("cache-control")).toBe("no-store");
    expect(schema.parse(read.json).data).toEqual({ version: 1, items: [second, first] });
    expect((await put(keza, list, 1, [])).json).toMatchObject({ data: { version: 2, items: [] } });
    expect((await get(keza, list)).json).toMatchObject({ data: { version: 2, items: [] } });
  });

  it("is for the signed-in, and each has their own", async () => {
    const [keza, other] = [await newPerson(), await newPerson()];
    await put(keza, list, 0, [first]);
    expect((await get(other, list)).json).toMatchObject({ data: { version: 0, items: [] } });
    await put(other, list, 0, [second]);
    expect((await put(other, list, 1, [])).status).toBe(200);
    expect((await get(keza, list)).json).toMatchObject({ data: { version: 1, items: [first] } });
    for (const token of [undefined, "not.a.token"]) {
      expect((await callShop(shop, "GET", list, { token })).status).toBe(401);
      const body = { version: 0, items: [] };
      expect((await callShop(shop, "PUT", list, { token, body })).status).toBe(401);
    }
  });

  it.each([0, 2, 7])(
    "refuses version %i while 1 is stored, and tells what is stored",
    async (version) => {
      const keza = await newPerson();
      await put(keza, list, 0, [first]);
      const { status, json } = await put(keza, list, version, [second]);
      expect(status).toBe(409);
      const failure = failureSchema.parse(json);
      expect(failure.code).toBe("conflict");
      expect(failure.data).toEqual({ version: 1, items: [first] });
      expect((await get(keza, list)).json).toMatchObject({ data: { version: 1, items: [first] } });
    },
  );

  it("refuses a version while nothing is stored", async () => {
    const keza = await newPerson();
    const { status, json } = await put(keza, list, 3, [first]);
    expect(status).toBe(409);
    expect(failureSchema.parse(json).data).toEqual({ version: 0, items: [] });
    expect(await rowsOf(keza)).toEqual([]);
  });

  it("lets one of twenty devices win each version, and shows the others what it saved", async () => {
    const keza = await newPerson();
    for (const version of [0, 1, 2]) {
      const asked = Array.from({ length: 20 }, (_, at) => ({ ...first, name: `Device ${at}` }));
      const answers = await Promise.all(asked.map((item) => put(keza, list, version, [item])));
      const won = answers.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      const { data } = schema.parse(won[0]?.json);
      expect(data.version).toBe(version + 1);
      const lost = answers.filter(({ status }) => status === 409);
      expect(lost).toHaveLength(19);
      for (const { json } of lost) expect(failureSchema.parse(json).data).toEqual(data);
      expect((await get(keza, list)).json).toMatchObject({ data });
    }
  });

  const bad: Array<[string, unknown, unknown]> = [
    ["version", -1, []],
    ["version", 1.5, []],
    ["version", undefined, []],
    ["items", 0, undefined],
    ["items", 0, {}],
    [
      "items",
      0,
      Array.from({ length: MAX_SAVED_LINES + 1 }, (_, id) => ({ ...first, id: `${id}` })),
    ],
    ["items.0.id", 0, [{ ...first, id: "" }]],
    ["items.0.id", 0, [{ ...first, id: "x".repeat(65) }]],
    ["items.1.id", 0, [first, first]],
    ["items.0.name", 0, [{ ...first, name: "x".repeat(201) }]],
    ["items.0.name", 0, [{ ...first, name: "nul\u0000" }]],
    ["items.0.size", 0, [{ ...first, size: "half \ud83d" }]],
    ["items.0.color", 0, [{ ...first, color: "x".repeat(21) }]],
    ["items.0.price", 0, [{ ...first, price: -1 }]],
    ["items.0.price", 0, [{ ...first, price: "18000" }]],
    ["items.0.quantity", 0, [{ ...first, quantity: 0 }]],
    ["items.0.quantity", 0, [{ ...first, quantity: 100 }]],
    ["items.0.image", 0, [{ ...first, image: "javascript:alert(1)" }]],
    ["items.0.image", 0, [{ ...first, image: "//elsewhere.example/a.webp" }]],
    ["items.0.image", 0, [{ ...first, image: "/uploads/a b.webp" }]],
    ["items.0.image", 0, [{ ...first, image: "data:image/png;base64,AA" }]],
    ["items.0.note", 0, [{ ...first, note: "hello" }]],
  ];
  it.each(bad)("refuses a bad %s, and keeps what is stored (%#)", async (field, version, items) => {
    const { status, json } = await put(mistaken, list, version, items);
    expect(status).toBe(400);
    const failure = failureSchema.parse(json);
    expect(failure.code).toBe("invalid_request");
    expect(failure.errors?.map((error) => error.field)).toContain(field);
    expect((await get(mistaken, list)).json).toMatchObject({ data: { version: 0, items: [] } });
  });

  it("takes a full list of the longest texts, and nothing larger", async () => {
    const keza = await newPerson();
    const { id, name, option, image } = SAVED_TEXT_MAX;
    const address = "https://pictures.example/";
    const full = Array.from({ length: MAX_SAVED_LINES }, (_, at) => ({
      ...first,
      id: `${at}`.padEnd(id, "i"),
      ...("_id" in first && { _id: `${at}`.padEnd(id, "p") }),
      name: "é".repeat(name),
      size: "x".repeat(option),
      color: "x".repeat(option),
      image: address.padEnd(image, "a"),
    }));
    expect((await put(keza, list, 0, full)).status).toBe(200);
    expect((await get(keza, list)).json).toMatchObject({ data: { version: 1, items: full } });
    const tooLarge = full.map((item) => ({ ...item, name: "x".repeat(2000) }));
    expect((await put(keza, list, 1, tooLarge)).status).toBe(413);
  });

  it("is the admin's own for an admin", async () => {
    const keza = await newPerson();
    await put(keza, list, 0, [first]);
    const admin = await logIn(shop, shop.admin);
    expect((await get(admin, list)).json).toMatchObject({ data: { items: [] } });
  });
});

describe("a person's lists", () => {
  it("do not touch each other", async () => {
    const keza = await newPerson();
    await put(keza, "/api/cart", 0, SAMPLES["/api/cart"]);
    await put(keza, "/api/wishlist", 0, SAMPLES["/api/wishlist"]);
    await put(keza, "/api/cart", 1, []);
    expect(await rowsOf(keza)).toEqual([
      { kind: "cart", version: 2 },
      { kind: "wishlist", version: 1 },
    ]);
  });

  it("are in one's own data", async () => {
    const keza = await newPerson();
    await put(keza, "/api/cart", 0, SAMPLES["/api/cart"]);
    await put(keza, "/api/wishlist", 0, SAMPLES["/api/wishlist"]);
    const { json } = await callShop(shop, "GET", "/api/auth/me/data", { token: keza.token });
    const { data } = ownDataResponseSchema.parse(json);
    expect(data.cart).toEqual(SAMPLES["/api/cart"]);
    expect(data.wishlist).toEqual(SAMPLES["/api/wishlist"]);
  });

  it("are gone with the account, whoever deletes it", async () => {
    const [keza, other] = [await newPerson(), await newPerson()];
    for (const who of [keza, other]) {
      await put(who, "/api/cart", 0, SAMPLES["/api/cart"]);
      await put(who, "/api/wishlist", 0, SAMPLES["/api/wishlist"]);
    }
    const body = { password: keza.password };
    const gone = await callShop(shop, "DELETE", "/api/auth/me", { token: keza.token, body });
    expect(gone.status).toBe(200);
    expect(await rowsOf(keza)).toEqual([]);
    expect(await rowsOf(other)).toHaveLength(2);
    const { token } = await logIn(shop, shop.admin);
    await callShop(shop, "DELETE", `/api/auth/users/${other.user.id}`, { token });
    expect(await rowsOf(other)).toEqual([]);
  });

  it("leave nothing behind when a device keeps saving while the account is deleted", async () => {
    for (let round = 0; round < 3; round += 1) {
      const keza = await newPerson();
      const saving = Array.from({ length: 20 }, async (_, version) => {
        const { status, json } = await put(keza, "/api/cart", version, [line("1")]);
        if (status === 409) savedCartSchema.parse(failureSchema.parse(json).data);
        return status;
      });
      const body = { password: keza.password };
      const deletion = callShop(shop, "DELETE", "/api/auth/me", { token: keza.token, body });
      const statuses = await Promise.all(saving);
      expect((await deletion).status).toBe(200);
      expect(statuses.filter((status) => ![200, 401, 409].includes(status))).toEqual([]);
      expect(await rowsOf(keza)).toEqual([]);
    }
  });
});
