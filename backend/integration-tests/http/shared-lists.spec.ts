import { beforeAll, describe, expect, it } from "vitest";
import { failureSchema } from "../../src/contracts/envelope";
import { ownDataResponseSchema } from "../../src/contracts/own-data";
import {
  madeSharedListResponseSchema,
  ownSharedListResponseSchema,
  sharedListResponseSchema,
  type MadeSharedList,
  type SharedList,
} from "../../src/contracts/shared-lists";
import { makeGoods } from "../../harness/goods";
import { callShop, logIn, register, withDatabase } from "../../harness/people";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");
let ids: string[];
beforeAll(async () => {
  ids = (await makeGoods(shop, { pieces: 3, count: 3 })).map(({ product }) => product.id);
});

const newPerson = () => register(shop, { firstname: "Keza", lastname: "Umutoni" });

async function share(body: object, token?: string): Promise<MadeSharedList> {
  const { status, json } = await callShop(shop, "POST", "/api/shared-lists", { token, body });
  expect(status).toBe(201);
  return madeSharedListResponseSchema.parse(json).data;
}
const read = (code: string, query = "") =>
  callShop(shop, "GET", `/api/shared-lists/${code}${query}`);
async function shown(code: string, query = ""): Promise<SharedList> {
  const { status, json } = await read(code, query);
  expect(status).toBe(200);
  return sharedListResponseSchema.parse(json).data;
}
const shownIds = async (code: string) => (await shown(code)).products.map(({ id }) => id);
const end = (code: string, body: object, token?: string) =>
  callShop(shop, "POST", `/api/shared-lists/${code}/end`, { token, body });
const own = async (token: string) =>
  ownSharedListResponseSchema.parse(
    (await callShop(shop, "GET", "/api/shared-lists", { token })).json,
  ).data;

describe("a guest's link", () => {
  it("shows the products in their order to whoever has it, and nobody's name", async () => {
    const [first = "", second = ""] = ids;
    const { code, key, count } = await share({ products: [second, first] });
    expect(count).toBe(2);
    expect(key).not.toBeNull();
    expect(await shownIds(code)).toEqual([second, first]);
    const { expires_at, ...list } = await shown(code, "?language=rw");
    expect(Object.keys(list)).toEqual(["products"]);
    const days = (Date.parse(expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(89);
    expect(days).toBeLessThanOrEqual(90);
    expect((await read(code)).headers.get("cache-control")).toMatch(/no-store/);
  });

  it("shows another list once its owner says so, and is the same link", async () => {
    const { code, key } = await share({ products: [ids[0]] });
    const again = await share({ products: [ids[1], ids[2]], code, key });
    expect(again).toMatchObject({ code, key, count: 2 });
    expect(await shownIds(code)).toEqual([ids[1], ids[2]]);
  });

  it("is changed and ended by nobody without its key", async () => {
    const { code, key } = await share({ products: [ids[0]] });
    const stranger = await share({ products: [ids[1]], code, key: "0".repeat(24) });
    expect(stranger.code).not.toBe(code);
    expect(await shownIds(code)).toEqual([ids[0]]);
    expect((await end(code, {})).status).toBe(404);
    expect((await end(code, { key: "0".repeat(24) })).status).toBe(404);
    expect((await end(code, {}, (await newPerson()).token)).status).toBe(404);
    expect((await end(code, { key })).status).toBe(200);
    const { status, json } = await read(code);
    expect(status).toBe(404);
    expect(failureSchema.parse(json).message).toBe("This link is over.");
    expect((await end(code, { key })).status).toBe(404);
  });

  it("keeps no key, and nothing of whose it is", async () => {
    const { code, key } = await share({ products: [ids[0]] });
    const [row] = await withDatabase(shop, async (database) => {
      const { rows } = await database.query<Record<string, unknown>>(
        "SELECT * FROM shared_list WHERE id = $1",
        [code],
      );
      return rows;
    });
    expect(Object.keys(row ?? {}).sort()).toEqual([
      "account_id",
      "id",
      "key_hash",
      "products",
      "renewed_at",
    ]);
    expect(row?.["account_id"]).toBeNull();
    expect(JSON.stringify(row)).not.toContain(key);
  });

  it("is over after 90 days", async () => {
    const { code, key } = await share({ products: [ids[0]] });
    await withDatabase(shop, (database) =>
      database.query(
        "UPDATE shared_list SET renewed_at = now() - interval '91 days' WHERE id = $1",
        [code],
      ),
    );
    expect((await read(code)).status).toBe(404);
    expect((await share({ products: [ids[0]], code, key })).code).not.toBe(code);
  });

  it("leaves out what is no longer in the shop", async () => {
    const { token } = await logIn(shop, shop.admin);
    const [gone, stays] = await makeGoods(shop, { pieces: 1, count: 2 });
    const products = [gone.product.id, stays?.product.id ?? ""];
    const { code } = await share({ products });
    await callShop(shop, "PUT", `/api/products/${gone.product.id}`, {
      token,
      body: { status: "draft" },
    });
    expect(await shownIds(code)).toEqual([stays?.product.id]);
  });

  it("is refused for nothing, too much, and one product twice", async () => {
    const many = Array.from({ length: 101 }, (_, at) => `prod_${at}`);
    for (const products of [[], many, [ids[0], ids[0]], ["no id"]]) {
      const answer = await callShop(shop, "POST", "/api/shared-lists", { body: { products } });
      expect(answer.status).toBe(400);
    }
    expect((await read("short")).status).toBe(400);
  });
});

describe("an account's link", () => {
  it("is one, the same on each device, however often it is made at once", async () => {
    const { token } = await newPerson();
    expect(await own(token)).toBeNull();
    const made = await Promise.all(ids.map((id) => share({ products: [id] }, token)));
    expect(new Set(made.map(({ code }) => code)).size).toBe(1);
    expect(made[0]?.key).toBeNull();
    const { code } = await share({ products: ids }, token);
    expect(await own(token)).toMatchObject({ code, count: 3 });
    expect(await shownIds(code)).toEqual(ids);
  });

  it("is ended by the account alone, and then another one", async () => {
    const [owner, other] = [await newPerson(), await newPerson()];
    const { code } = await share({ products: ids }, owner.token);
    expect((await end(code, {}, other.token)).status).toBe(404);
    expect((await end(code, {})).status).toBe(404);
    expect((await end(code, {}, owner.token)).status).toBe(200);
    expect(await own(owner.token)).toBeNull();
    expect((await read(code)).status).toBe(404);
    expect((await share({ products: ids }, owner.token)).code).not.toBe(code);
  });

  it("is in the download of one's own data, and goes with the account", async () => {
    const { token, user } = await newPerson();
    const { code } = await share({ products: [ids[0]] }, token);
    const { json } = await callShop(shop, "GET", "/api/auth/me/data", { token });
    const { shared_list } = ownDataResponseSchema.parse(json).data;
    expect(shared_list).toMatchObject({ code, products: [ids[0]] });
    const staff = await logIn(shop, shop.admin);
    const path = `/api/auth/users/${user.id}`;
    expect((await callShop(shop, "DELETE", path, { token: staff.token })).status).toBe(200);
    expect((await read(code)).status).toBe(404);
  });
});
