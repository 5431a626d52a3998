/** Over a minute: each budget of the shop is used up, beside a second instance and after a restart. */
import { randomBytes, randomUUID } from "node:crypto";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { inManyRounds } from "../../harness/rounds";
import { orderBody } from "../../harness/checkout-storm";
import { placedOrderResponseSchema } from "../../src/contracts/orders";
import { DEFAULT_APP_SETTINGS } from "../../src/contracts/app-settings";
import { enterBackOffice } from "../../harness/back-office";
import { makeDiscount } from "../../harness/discounts";
import { DeliveryDesk } from "../../harness/delivery-desk";
import { makeGoods } from "../../harness/goods";
import { failureSchema } from "../../src/contracts/envelope";
import { LIMITS } from "../../src/modules/rate-limit/limits";
import type { Shop } from "../../harness/shop";
import { until } from "../../harness/until";
import { beside, ownShop, useShop } from "../../harness/use-shop";
import { callShop, logIn, register, withDatabase, type Answer } from "../../harness/people";
import { failureOf, NO_POST, Visitor } from "../../harness/visitor";

const { points: BUDGET, flushEvery: POOL } = LIMITS["order-address"];
const KEZA = { firstname: "Keza", lastname: "Ineza" };
/** Nothing of the demo catalogue is needed: an order of an unknown article counts as well. */
const ENV = {
  ...NO_POST,
  PASSWORD_HASH_LOG_N: "10",
  SEED_DEMO: "false",
  TRUST_PROXY: "1",
  // Both instances know an address by the same digest.
  JWT_SECRET: randomBytes(32).toString("hex"),
};

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

  it("don't count against another address, nor does a body that is not an order", async () => {
    expect((await orderFrom("41.186.0.2")).status).not.toBe(429);
    const spoilt = await callShop(shop, "POST", "/api/orders", {
      body: {},
      headers: { "X-Forwarded-For": "41.186.0.1" },
    });
    expect(spoilt.status).toBe(400);
  });

  it("share the budget with the other instance", async () => {
    // The other instance learns of it with the first points that it flushes.
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

  inManyRounds(() => {
    it("stay refused after the instance was restarted", async () => {
      await other.close();
      await other.restart();
      const { refused } = await orders(POOL, "41.186.0.1", other);
      expect(refused).toBe(1);
    });
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

describe("pieces held unpaid", () => {
  const MOST = DEFAULT_APP_SETTINGS.maxUnpaidPieces;
  let goods: string;
  let buyers = 0;
  /** Somebody nobody has seen before, unless it is said who. */
  const stranger = () => {
    buyers += 1;
    return {
      email: `held${buyers}@example.rw`,
      phone: `+25072${String(buyers).padStart(7, "0")}`,
    };
  };
  interface Ordering {
    address: string;
    quantity?: number;
    who?: object;
    key?: string;
    token?: string;
    at?: Shop;
  }
  const take = ({ address, quantity = 1, who, key, token, at = shop }: Ordering) =>
    callShop(at, "POST", "/api/orders", {
      token,
      body: { ...orderBody(goods, 1, quantity), ...(who ?? stranger()) },
      headers: { "Idempotency-Key": key ?? randomUUID(), "X-Forwarded-For": address },
    });
  const heldFrom = (text: string, value: string) =>
    withDatabase(shop, async (database) => {
      const { rows } = await database.query<{ pieces: number }>(
        `SELECT coalesce(sum(pieces), 0)::integer AS pieces FROM unpaid_hold WHERE ${text} = $1`,
        [value],
      );
      return rows[0]?.pieces;
    });
  const placedOf = ({ status, json }: Answer) => {
    expect([status, json]).toEqual([201, json]);
    return placedOrderResponseSchema.parse(json).data;
  };

  beforeAll(async () => {
    [{ variantId: goods }] = await makeGoods(shop, { pieces: 5000 });
  });

  it("are as many from one address as the setting says, however many buy there at once", async () => {
    const address = "41.186.20.1";
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => take({ address, at: at % 2 === 0 ? shop : other })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(MOST);
    expect(statuses.filter((status) => status === 409)).toHaveLength(60 - MOST);
    expect(failureOf(await take({ address }))).toMatchObject({
      code: "too_many_unpaid",
      message: `At most ${MOST} unpaid pieces can wait for one internet connection. Please pay for an order you have, order fewer now, or call us.`,
      data: { most: MOST, left: 0 },
    });
    expect((await take({ address: "41.186.20.2" })).status).toBe(201);
  });

  it.each([
    ["phone", "phone number", (at: number) => ({ ...stranger(), phone: `+25078800000${at}` })],
    ["email", "email address", (at: number) => ({ ...stranger(), email: `held-${at}@a.rw` })],
  ] as const)("are as many for one %s, wherever it orders", async (column, name, whoOf) => {
    const who = whoOf(1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        take({
          address: `41.186.21.${at}`,
          quantity: 4,
          who: { ...stranger(), [column]: who[column] },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
    expect(await heldFrom(column, who[column])).toBe(28);
    const more = { address: "41.186.21.99", quantity: 3, who };
    const refused = failureOf(await take(more));
    expect(refused.message).toContain(`can wait for one ${name}`);
    expect(refused.data).toEqual({ most: MOST, left: 2 });
    expect((await take({ ...more, quantity: 2 })).status).toBe(201);
  });

  it("count one order once, whatever is repeated", async () => {
    const again = { address: "41.186.22.1", quantity: 20, who: stranger(), key: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(again)));
    expect(new Set(answers.map((answer) => placedOf(answer).id)).size).toBe(1);
  });

  it("are free again when an order is cancelled, paid, or taken on by staff", async () => {
    const { token } = await logIn(shop, shop.admin);
    const [address, who] = ["41.186.23.1", stranger()];
    const full = () => take({ address, who, quantity: MOST });
    const first = placedOf(await full());
    expect((await take({ address })).status).toBe(409);
    await callShop(shop, "POST", `/api/orders/${first.id}/cancel`, {
      body: { access_token: first.access_token },
    });
    const second = placedOf(await full());
    expect((await take({ address })).status).toBe(409);
    const body = { status: "processing" };
    await callShop(shop, "PUT", `/api/orders/${second.id}/status`, { token, body });
    const third = placedOf(await full());
    await withDatabase(shop, (database) =>
      database.query("UPDATE checkout_order SET payment_status = 'completed' WHERE id = $1", [
        third.id,
      ]),
    );
    placedOf(await full());
  });

  it("can't be filled up for somebody who has an account", async () => {
    const keza = await register(shop, KEZA);
    const strangers = { email: keza.email, phone: stranger().phone };
    placedOf(await take({ address: "41.186.24.1", quantity: MOST, who: strangers }));
    const own = { address: "41.186.24.2", who: { ...stranger(), email: keza.email } };
    const { id } = placedOf(await take({ ...own, token: keza.token }));
    // Once an order has arrived, strangers can't use up his phone and address either.
    const { token } = await logIn(shop, shop.admin);
    const body = { status: "delivered" };
    await callShop(shop, "PUT", `/api/orders/${id}/status`, { token, body });
    const beside = { ...own, address: "41.186.24.1", who: strangers, token: keza.token };
    placedOf(await take({ ...beside, quantity: MOST }));
    expect(failureOf(await take(beside)).message).toContain("You can have at most");
  });

  it("don't count against an address that is a proxy's, nor against staff", async () => {
    const { token } = await logIn(shop, shop.admin);
    for (const address of ["10.0.0.7", "172.18.0.1"]) {
      for (let at = 0; at < 2; at += 1) placedOf(await take({ address, quantity: 20 }));
    }
    placedOf(await take({ address: "41.186.25.1", quantity: 90, token }));
  });

  it("are as many as staff allow", async () => {
    const { token } = await logIn(shop, shop.admin);
    const set = (maxUnpaidPieces: number) =>
      callShop(shop, "PUT", "/api/admin/app-settings", { token, body: { maxUnpaidPieces } });
    expect((await set(3)).status).toBe(200);
    const answer = await take({ address: "41.186.26.1", quantity: 4 });
    expect((await set(MOST)).status).toBe(200);
    expect(failureOf(answer).data).toEqual({ most: 3, left: 3 });
  });
});

describe("a stranger's phone", () => {
  it("is asked for money only so often, whoever orders", async () => {
    const [{ variantId }] = await makeGoods(shop, { pieces: 50 });
    const ask = async (phone: string, at: number) => {
      const { json } = await callShop(shop, "POST", "/api/orders", {
        body: { ...orderBody(variantId, 1), email: `asks${at}@a.rw`, phone: `+25073000000${at}` },
        headers: { "Idempotency-Key": randomUUID(), "X-Forwarded-For": `41.186.30.${at}` },
      });
      const { id: order_id, access_token } = placedOrderResponseSchema.parse(json).data;
      const body = { order_id, access_token, payment_method: "momo", phone };
      return callShop(shop, "POST", "/api/payments", { body });
    };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => ask("0788 999 001", at)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201, 201, 201, 201, 201, 429, 429, 429,
    ]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused && failureOf(refused).message).toContain("asked for money too often");
    expect(Number(refused?.headers.get("retry-after"))).toBe(3600);
    expect((await ask("0788 999 002", 9)).status).toBe(201);
  });
});

describe("a stranger's mailbox", () => {
  it("gets only so many mails about guests' orders", async () => {
    const email = "mailbox@example.rw";
    const mails = (state: string) =>
      withDatabase(shop, async (database) => {
        const { rows } = await database.query<{ id: string }>(
          `SELECT id FROM mail WHERE recipient = $1 AND state = $2`,
          [email, state],
        );
        return rows.length;
      });
    const [{ variantId }] = await makeGoods(shop, { pieces: 50 });
    for (let at = 0; at < 12; at += 1) {
      const headers = { "X-Forwarded-For": `41.186.31.${at}` };
      const { json } = await callShop(shop, "POST", "/api/orders", {
        body: { ...orderBody(variantId, 1), email, phone: `+2507310000${10 + at}` },
        headers: { ...headers, "Idempotency-Key": randomUUID() },
      });
      const { id: order_id, access_token } = placedOrderResponseSchema.parse(json).data;
      // Its mail waits for this, or for some seconds.
      const body = { order_id, access_token, payment_method: "cod" };
      const { status } = await callShop(shop, "POST", "/api/payments", { body, headers });
      expect(status).toBe(201);
    }
    await until(
      () => mails("withheld"),
      (count) => count === 2,
    );
    expect(await mails("pending")).toBe(LIMITS["order-mail-hour"].points);
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

  it("starts over after the right one", async () => {
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
    // The owner may look as often as they like, and others' guesses are forgiven.
    expect(await statuses(3, () => guess("buyer1@example.rw"))).toEqual([200]);
    expect(await statuses(points, wrong)).toEqual([404]);
    expect((await guess("buyer1@example.rw")).status).toBe(429);
    expect((await guess("buyer1@example.rw", other)).status).toBe(200);
  });

  it("is guessed at for so long a day, when it is the code of a parcel", async () => {
    const desk = await DeliveryDesk.at(shop);
    const { points } = LIMITS["parcel-code"];
    const [one, other] = [await desk.sales.ordered([1]), await desk.sales.ordered([1])];
    const { token, sheet } = await desk.onTheRoad([one, other]);
    const idOf = ({ order }: typeof one) =>
      sheet.stops.find(({ order_id }) => order_id === order.id)?.id ?? "";
    const right = (await desk.asBuyer(one)).parcels[0]?.code ?? "";
    const wrong = right === "0000" ? "0001" : "0000";
    const paid = { cash_amount: 0, cash_reason: "Pays later" };
    const said = (code = wrong) => ({ ...paid, received_by: undefined, code });
    expect(await statuses(points, () => desk.saying(token, idOf(one), said()))).toEqual([400]);
    expect((await desk.saying(token, idOf(one), said(right))).status).toBe(429);
    expect((await desk.saying(token, idOf(other), said())).status).toBe(400);
    // A name is enough, as it always is.
    expect((await desk.saying(token, idOf(one), paid)).status).toBe(200);
  });

  it("is guessed at for so long from one address, when it is a discount code", async () => {
    const { points } = LIMITS["discount-guess"];
    const [{ variantId }] = await makeGoods(shop, { pieces: 5 });
    const { code } = await makeDiscount(await enterBackOffice(shop));
    const ask = (discount_code: string, address = "41.185.7.1") =>
      callShop(shop, "POST", "/api/orders/quote", {
        body: { items: [{ variant_id: variantId, quantity: 1 }], discount_code },
        headers: { "X-Forwarded-For": address },
      });
    // A right one in between is no guess.
    expect(await statuses(points, (at) => ask(at % 9 === 0 ? code : `GUESS${at}`))).toEqual([200]);
    expect(await statuses(20, (at) => ask(`MORE${at}`))).toContain(429);
    expect((await ask("ONEMORE")).status).toBe(429);
    expect((await ask(code)).status).toBe(200);
    expect((await ask("ONEMORE", "41.185.7.2")).status).toBe(200);
  });
});

describe("RATE_LIMIT=off", () => {
  const free = useShop("quiet");

  it("lets every order through", async () => {
    expect((await orders(BUDGET + 1, "41.186.0.1", free)).refused).toBe(0);
  });
});
