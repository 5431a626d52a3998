import { request } from "node:http";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import type { Product } from "../../src/contracts/catalogue";
import {
  companionsResponseSchema,
  lookResponseSchema,
  type Look,
} from "../../src/contracts/companions";
import { failureSchema } from "../../src/contracts/envelope";
import { makeGoods, type Goods } from "../../harness/goods";
import { callShop, logIn, withDatabase } from "../../harness/people";
import { order } from "../../harness/sales-counter";
import { until } from "../../harness/until";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");
let token: string;
beforeAll(async () => {
  ({ token } = await logIn(shop, shop.admin));
});

async function alsoLike(key: string, query = ""): Promise<Product[]> {
  const { status, json } = await callShop(shop, "GET", `/api/products/${key}/companions${query}`);
  expect(status).toBe(200);
  return companionsResponseSchema.parse(json).data.also_like;
}
const idsBeside = async (key: string) => (await alsoLike(key)).map(({ id }) => id);

async function bought(...goods: readonly Goods[]): Promise<string> {
  const items = goods.map(({ variantId }) => ({ variant_id: variantId, quantity: 1 }));
  const { status, json } = await order(shop, items);
  expect(status).toBe(201);
  return (json as { data: { id: string } }).data.id;
}

/** Tells of a visit from one of this machine's own addresses. */
function lookedAt(address: string, body: unknown): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${shop.origin}/api/products/looked-at`,
      { method: "POST", localAddress: address, headers: { "Content-Type": "application/json" } },
      (response) => {
        text(response).then(
          (answer) => resolve({ status: response.statusCode ?? 0, body: answer }),
          reject,
        );
      },
    );
    call.on("error", reject);
    call.end(JSON.stringify(body));
  });
}
async function looked(address: string, ...goods: readonly Goods[]): Promise<void> {
  const products = goods.map(({ product }) => product.id);
  expect(await lookedAt(address, { products })).toEqual({ status: 200, body: '{"success":true}' });
}

const countAgain = () =>
  withDatabase(shop, (database) =>
    database.query("UPDATE catalogue_state SET companions_at = '-infinity'"),
  );
const weightsOf = (id: string) =>
  withDatabase(shop, async (database) => {
    const { rows } = await database.query<{ low: string; high: string; weight: number }>(
      "SELECT low, high, round(weight::numeric, 2)::float8 AS weight FROM catalogue_looked_at WHERE $1 IN (low, high)",
      [id],
    );
    return rows;
  });

const save = (id: string, body: object) =>
  callShop(shop, "PUT", `/api/products/${id}`, { token, body });

describe("what a product is shown with", () => {
  it("is the newest of its category, then of the shop, until anybody bought anything", async () => {
    const [first, second] = await makeGoods(shop, { pieces: 5, count: 2 });
    const [newer] = await makeGoods(shop, { pieces: 5 });
    const ids = await idsBeside(first.product.id);
    expect(ids).toHaveLength(3);
    expect(ids.slice(0, 2)).toEqual([second?.product.id, newer.product.id]);
    expect(await idsBeside(first.product.handle)).toEqual(ids);
    await save(first.product.id, { handle: `${first.product.handle}-now` });
    expect(await idsBeside(first.product.handle)).toEqual(ids);
  });

  it("is what is bought together with it, the oftener the nearer, and not what was cancelled", async () => {
    const [main, once, often, never, cancelled] = await makeGoods(shop, { pieces: 20, count: 6 });
    if (!once || !often || !never || !cancelled) throw new Error("There are too few goods.");
    await bought(main, once);
    await bought(main, often);
    await bought(main, often);
    const taken = await bought(main, cancelled);
    await callShop(shop, "PUT", `/api/orders/${taken}/status`, {
      token,
      body: { status: "cancelled" },
    });
    const newest = await idsBeside(main.product.id);
    expect(newest).not.toContain(often.product.id);
    await countAgain();
    const ids = await until(
      () => idsBeside(main.product.id),
      ([nearest]) => nearest === often.product.id,
    );
    expect(ids.slice(0, 2)).toEqual([often.product.id, once.product.id]);
    expect(ids).not.toContain(cancelled.product.id);
    expect((await idsBeside(once.product.id))[0]).toBe(main.product.id);
    const rw = await alsoLike(main.product.id, "?language=rw");
    expect(rw.map(({ id }) => id)).toEqual(ids);
  });

  it("is never sold out first, nor a draft, nor what is gone", async () => {
    const [main, soldOut, draft, gone] = await makeGoods(shop, { pieces: 20, count: 4 });
    if (!soldOut || !draft || !gone) throw new Error("There are too few goods.");
    for (const other of [soldOut, draft, gone]) await bought(main, other);
    await countAgain();
    const three = [soldOut, draft, gone].map(({ product }) => product.id);
    await until(
      () => idsBeside(main.product.id),
      (ids) => three.every((id) => ids.includes(id)),
    );
    await save(soldOut.product.id, { stock_quantity: 0 });
    await save(draft.product.id, { status: "draft" });
    await callShop(shop, "DELETE", `/api/products/${gone.product.id}`, { token });
    const others = await alsoLike(main.product.id);
    expect(others).toHaveLength(3);
    for (const { id, stock_quantity } of others) {
      expect([draft.product.id, gone.product.id]).not.toContain(id);
      expect(stock_quantity).toBeGreaterThan(0);
    }
  });

  it("is nothing where no shopper may see the product", async () => {
    const { status } = await callShop(shop, "GET", "/api/products/nothing/companions");
    expect(status).toBe(404);
    const [hidden] = await makeGoods(shop, { pieces: 1, over: { status: "draft" } });
    const path = `/api/products/${hidden.product.id}/companions`;
    expect((await callShop(shop, "GET", path)).status).toBe(404);
  });

  it("is answered 304 until it changes", async () => {
    const [main] = await makeGoods(shop, { pieces: 2 });
    const path = `${shop.origin}/api/products/${main.product.id}/companions`;
    const etag = (await fetch(path)).headers.get("etag") ?? "";
    const again = await fetch(path, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    await makeGoods(shop, { pieces: 2 });
    const changed = await fetch(path, { headers: { "If-None-Match": etag } });
    expect(changed.status).toBe(200);
  });
});

describe("what is looked at together", () => {
  it("counts once from each address, and brings products nearer", async () => {
    const [main, near, far] = await makeGoods(shop, { pieces: 20, count: 5 });
    if (!near || !far) throw new Error("There are too few goods.");
    for (const address of ["127.0.0.11", "127.0.0.12", "127.0.0.13"]) {
      await looked(address, main, near);
      await looked(address, near, main);
    }
    await looked("127.0.0.11", main, far);
    const weights = await weightsOf(main.product.id);
    expect(weights.map(({ weight }) => weight).sort()).toEqual([1, 3]);
    await countAgain();
    const ids = await until(
      () => idsBeside(main.product.id),
      ([nearest]) => nearest === near.product.id,
    );
    // One look says nothing.
    expect(ids).not.toContain(far.product.id);
  });

  it("says nothing of what is no product, and keeps nothing of who looked", async () => {
    const [main] = await makeGoods(shop, { pieces: 1 });
    const products = [main.product.id, "prod_of_nobody", "prod_of_nobody_else"];
    expect((await lookedAt("127.0.0.14", { products })).status).toBe(200);
    expect(await weightsOf(main.product.id)).toEqual([]);
    const columns = await withDatabase(shop, async (database) => {
      const { rows } = await database.query<{ column_name: string }>(
        "SELECT column_name FROM information_schema.columns WHERE table_name = 'catalogue_looked_at' ORDER BY 1",
      );
      return rows.map(({ column_name }) => column_name);
    });
    expect(columns).toEqual(["at", "high", "low", "weight"]);
  });

  it("is refused when it is no list of a few products", async () => {
    for (const products of [[], ["prod_1"], ["a", "b", "c", "d", "e"], "prod_1", ["a b", "c"]]) {
      const { status, body } = await lookedAt("127.0.0.14", { products });
      expect(status).toBe(400);
      expect(failureSchema.parse(JSON.parse(body)).code).toBe("invalid_request");
    }
  });

  it("fades, and is forgotten", async () => {
    const [main, other] = await makeGoods(shop, { pieces: 1, count: 2 });
    if (!other) throw new Error("There are too few goods.");
    await looked("127.0.0.15", main, other);
    const age = (days: number) =>
      withDatabase(shop, (database) =>
        database.query(
          "UPDATE catalogue_looked_at SET at = at - make_interval(days => $2) WHERE $1 IN (low, high)",
          [main.product.id, days],
        ),
      );
    await age(14);
    await looked("127.0.0.16", main, other);
    expect(await weightsOf(main.product.id)).toMatchObject([{ weight: 1.5 }]);
    await age(100);
    await countAgain();
    await until(
      () => weightsOf(main.product.id),
      (rows) => rows.length === 0,
    );
  });
});

describe("what staff choose to be worn with a product", () => {
  const setLook = (id: string, body: object, as: string | undefined = token) =>
    callShop(shop, "PUT", `/api/products/${id}/look`, { token: as, body });
  async function look(key: string): Promise<Look> {
    const { json } = await callShop(shop, "GET", `/api/products/${key}/look`, { token });
    return lookResponseSchema.parse(json).data;
  }
  async function worn(key: string): Promise<string[]> {
    const { json } = await callShop(shop, "GET", `/api/products/${key}/companions`);
    return companionsResponseSchema.parse(json).data.look.map(({ id }) => id);
  }

  it("is shown at once, in their order, sold out too, and no draft", async () => {
    const [main, one, other, third] = await makeGoods(shop, { pieces: 3, count: 4 });
    const ids = [third, one, other].map((goods) => goods?.product.id ?? "");
    expect(await worn(main.product.id)).toEqual([]);
    expect(await look(main.product.id)).toEqual({ version: 0, pieces: [] });
    const { status, json } = await setLook(main.product.id, { products: ids, version: 0 });
    expect(status).toBe(200);
    const set = lookResponseSchema.parse(json).data;
    expect(set.version).toBe(1);
    expect(set.pieces.map(({ id }) => id)).toEqual(ids);
    expect(await worn(main.product.id)).toEqual(ids);
    const beside = await idsBeside(main.product.id);
    expect(beside.filter((id) => ids.includes(id))).toEqual([]);
    await save(ids[0] ?? "", { stock_quantity: 0 });
    await save(ids[1] ?? "", { status: "draft" });
    expect(await worn(main.product.id)).toEqual([ids[0], ids[2]]);
    const { pieces } = await look(main.product.handle);
    expect(pieces.map(({ status, stock_quantity }) => [status, stock_quantity])).toEqual([
      ["published", 0],
      ["draft", 3],
      ["published", 3],
    ]);
    expect((await setLook(main.product.id, { products: [], version: 1 })).status).toBe(200);
    expect(await worn(main.product.id)).toEqual([]);
  });

  it("is changed by one of two who change it at once", async () => {
    const [main, one, other] = await makeGoods(shop, { pieces: 3, count: 3 });
    const wishes = [one, other].map((goods) => [goods?.product.id ?? ""]);
    for (const version of [0, 1]) {
      const answers = await Promise.all(
        wishes.map((products) => setLook(main.product.id, { products, version })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(failureSchema.parse(refused?.json).message).toMatch(/^Somebody else has changed/);
      const kept = answers.findIndex(({ status }) => status === 200);
      expect(await worn(main.product.id)).toEqual(wishes[kept]);
      wishes.reverse();
    }
    expect((await setLook(main.product.id, { products: [], version: 0 })).status).toBe(409);
  });

  it("is refused for itself, twice the same, too many, and what is no piece of clothing", async () => {
    const [main, one] = await makeGoods(shop, { pieces: 3, count: 2 });
    const [card] = await makeGoods(shop, { pieces: 3, over: { is_gift_card: true } });
    const id = one?.product.id ?? "";
    const tries: [string[], RegExp][] = [
      [[main.product.id], /not worn with itself/],
      [[id, id], /each product once/],
      [[id, "a", "b", "c"], /at most 3/],
      [["prod_gone"], /no such product/],
      [[card.product.id], /no such product/],
    ];
    for (const [products, message] of tries) {
      const { status, json } = await setLook(main.product.id, { products, version: 0 });
      expect(status).toBe(400);
      expect(failureSchema.parse(json).errors?.[0]?.message).toMatch(message);
    }
    expect((await setLook("nothing", { products: [], version: 0 })).status).toBe(404);
    expect(await look(main.product.id)).toEqual({ version: 0, pieces: [] });
  });
});
