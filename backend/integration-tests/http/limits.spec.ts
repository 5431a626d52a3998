import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { orderBody } from "../../harness/checkout-storm";
import { placedOrderResponseSchema } from "../../src/contracts/orders";
import { makeGoods } from "../../harness/goods";
import { failureSchema } from "../../src/contracts/envelope";
import { LIMITS } from "../../src/modules/rate-limit/limits";
import type { Shop } from "../../harness/shop";
import { beside, ownShop, useShop } from "../../harness/use-shop";
import { callShop, register, withDatabase } from "../../harness/people";
import { failureOf, NO_POST, Visitor } from "../../harness/visitor";

const { points: BUDGET, settleEvery: POOL } = LIMITS["order-address"];
const KEZA = { firstname: "Keza", lastname: "Ineza" };
/** Nothing of the demo catalogue is needed: an order of an unknown article counts as well. */
const ENV = { ...NO_POST, PASSWORD_HASH_LOG_N: "10", SEED_DEMO: "false", TRUST_PROXY: "1" };

const shop = ownShop({ env: ENV });
const other = ownShop(() => beside(shop, ENV));

/** Orders from an address, as a proxy in front of the shop reports it. */
const orderFrom = (address: string, at: Shop = shop) =>
  callShop(at, "POST", "/api/orders", {
    body: orderBody("variant_unknown", 1),
    headers: { "Idempotency-Key": randomUUID(), "X-Forwarded-For": address },
  });

async function orders(count: number, address: string, at: Shop = shop) {
  const statuses: number[] = [];
  for (let sent = 0; sent < count; sent += 25) {
    const batch = Math.min(25, count - sent);
    const answers = await Promise.all(Array.from({ length: batch }, () => orderFrom(address, at)));
    statuses.push(...answers.map(({ status }) => status));
  }
  return { refused: statuses.filter((status) => status === 429).length, statuses };
}

describe("orders from one address", () => {
  it("are taken up to the budget, and then refused with the time to wait", async () => {
    expect((await orders(BUDGET, "41.186.0.1")).refused).toBe(0);
    const { status, json, headers } = await orderFrom("41.186.0.1");
    expect(status).toBe(429);
    expect(failureSchema.parse(json)).toMatchObject({
      code: "rate_limited",
      message: "Too many requests - please wait a moment",
    });
    const seconds = Number(headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(LIMITS["order-address"].windowS);
  });

  it("don't count against another address, nor does a body that is no order", async () => {
    expect((await orderFrom("41.186.0.2")).status).not.toBe(429);
    const spoilt = await callShop(shop, "POST", "/api/orders", {
      body: {},
      headers: { "X-Forwarded-For": "41.186.0.1" },
    });
    expect(spoilt.status).toBe(400);
  });

  it("share the budget with the other instance", async () => {
    // The other instance learns of it with the first points that it settles.
    const { refused } = await orders(3 * POOL, "41.186.0.1", other);
    expect(refused).toBe(2 * POOL + 1);
  });

  it("are counted together when two instances take them in turn", async () => {
    const half = BUDGET / 2;
    expect((await orders(half, "41.186.0.3")).refused).toBe(0);
    expect((await orders(half, "41.186.0.3", other)).refused).toBe(0);
    expect((await orderFrom("41.186.0.3", other)).status).toBe(429);
    const { refused } = await orders(2 * POOL, "41.186.0.3");
    expect(refused).toBe(POOL + 1);
  });

  it("stay refused after the instance was started anew", async () => {
    await other.close();
    await other.restart();
    const { refused } = await orders(POOL, "41.186.0.1", other);
    expect(refused).toBe(1);
  });

  it("are counted under no name: the address is kept as a hash", async () => {
    const { rows } = await withDatabase(shop, (database) =>
      database.query<{ key: string }>("SELECT key FROM rate_limit"),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[\w-]{22}$/);
  });
});

describe("pages that nobody has opened before", () => {
  const open = (search: string, address: string) =>
    fetch(`${shop.origin}/${search}`, { headers: { "X-Forwarded-For": address } });

  /** Asks for all of them in one breath, so that the budget hardly grows meanwhile. @returns all answers */
  async function openAtOnce(searches: readonly string[], address: string): Promise<string> {
    const { hostname, port } = new URL(shop.origin);
    const socket = connect(Number(port), hostname).setEncoding("utf8");
    const requests = searches.map((search, at) => {
      const last = at === searches.length - 1 ? "Connection: close\r\n" : "";
      return `GET /${search} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${address}\r\n${last}\r\n`;
    });
    socket.write(requests.join(""));
    return text(socket);
  }

  it("are rendered up to the budget of an address; what is kept still comes", async () => {
    expect((await open("", "41.186.7.1")).status).toBe(200);
    // The budget grows by ten a second: a breath is shorter than the twenty seconds that 300 would take.
    const searches = Array.from({ length: 300 }, (_, at) => `?q=word${at}`);
    const answers = await openAtOnce(searches, "41.186.7.2");
    const shown = answers.match(/HTTP\/1\.1 200 OK/g)?.length ?? 0;
    const refused = answers.match(/HTTP\/1\.1 429 Too Many Requests/g)?.length ?? 0;
    expect(shown + refused).toBe(300);
    expect(shown).toBeGreaterThanOrEqual(100);
    expect(refused).toBeGreaterThan(0);
    expect(answers.match(/^Retry-After: 3\r$/gm)).toHaveLength(refused);
    const kept = Array.from({ length: 50 }, (_, at) => `?fbclid=${at}`);
    expect((await openAtOnce(kept, "41.186.7.2")).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(50);
    expect((await open("?q=another", "41.186.7.3")).status).toBe(200);
  });
});

describe("guessing a password", () => {
  it("is stopped after ten tries, where it comes from and nowhere else", async () => {
    const { email, password } = await register(shop, KEZA);
    const guesser = new Visitor(shop, "41.186.1.1");
    for (let at = 0; at < 10; at += 1) {
      expect((await guesser.post("login", { email, password: `guess-${at}` })).status).toBe(400);
    }
    const stopped = await guesser.post("login", { email, password });
    expect([stopped.status, failureOf(stopped).message]).toEqual([
      429,
      "Too many requests - please wait a moment",
    ]);
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
    const owner = new Visitor(shop, "41.186.1.2");
    expect((await owner.post("login", { email, password })).status).toBe(200);
    // A neighbour behind the guesser's own address isn't kept from another account.
    const neighbour = await guesser.post("login", shop.admin);
    expect(neighbour.status).toBe(200);
  });

  it("starts anew after the right one", async () => {
    const { email, password } = await register(shop, KEZA);
    const owner = new Visitor(shop, "41.186.1.3");
    for (let round = 0; round < 2; round += 1) {
      for (let at = 0; at < 9; at += 1) await owner.post("login", { email, password: "mistyped" });
      expect((await owner.post("login", { email, password })).status).toBe(200);
    }
  });
});

describe("what has few possible answers", () => {
  /** One of so many machines that work together. */
  let machine = 0;
  const fromAnywhere = (path: string, body: object) => {
    machine += 1;
    const headers = { "X-Forwarded-For": `41.187.${machine >> 8}.${machine & 255}` };
    return callShop(shop, "POST", path, { body, headers });
  };
  const statuses = async (count: number, call: (at: number) => Promise<{ status: number }>) => {
    const all: number[] = [];
    for (let at = 0; at < count; at += 1) all.push((await call(at)).status);
    return [...new Set(all)];
  };

  it("is guessed at for so long a day, however many guess at a code", async () => {
    const { email } = await register(shop, KEZA);
    const [victim, other] = [email, (await register(shop, KEZA)).email];
    // Registering took one of them already.
    const guess = (at: number, of = victim) =>
      fromAnywhere("/api/auth/reset-password", {
        email: of,
        code: String(at).padStart(6, "0"),
        password: "inyange-ku-mazi",
      });
    expect(await statuses(LIMITS["code-day"].points - 1, guess)).toEqual([400]);
    expect((await guess(999)).status).toBe(429);
    expect((await fromAnywhere("/api/auth/forgot-password", { email: victim })).status).toBe(429);
    expect((await guess(999, other)).status).toBe(400);
  });

  it("is guessed at for so long a day, however many guess at an order's address", async () => {
    const { points } = LIMITS["lookup-order"];
    const [{ variantId }] = await makeGoods(shop, { pieces: 5 });
    const place = async () => {
      const { json } = await callShop(shop, "POST", "/api/orders", {
        body: orderBody(variantId, 1),
        headers: { "Idempotency-Key": randomUUID(), "X-Forwarded-For": "41.186.9.1" },
      });
      return placedOrderResponseSchema.parse(json).data.order_number;
    };
    const [order_number, other] = [await place(), await place()];
    const guess = (email: string, of = order_number) =>
      fromAnywhere("/api/orders/lookup", { order_number: of, email });
    const wrong = (at: number) => guess(`guess${at}@example.rw`);
    expect(await statuses(points - 1, wrong)).toEqual([404]);
    // Its owner may look as often as he likes, and what others guessed is forgiven.
    expect(await statuses(3, () => guess("buyer1@example.rw"))).toEqual([200]);
    expect(await statuses(points, wrong)).toEqual([404]);
    expect((await guess("buyer1@example.rw")).status).toBe(429);
    expect((await guess("buyer1@example.rw", other)).status).toBe(200);
  });
});

describe("RATE_LIMIT=off", () => {
  const free = useShop("quiet");

  it("lets every order through", async () => {
    expect((await orders(BUDGET + 1, "41.186.0.1", free)).refused).toBe(0);
  });
});
