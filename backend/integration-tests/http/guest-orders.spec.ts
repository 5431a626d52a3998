import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  orderListResponseSchema,
  orderResponseSchema,
  type PlacedOrder,
} from "../../src/contracts/orders";
import { MAILED_ORDER } from "../../src/modules/order/published-sql";
import { transitListResponseSchema } from "../../src/contracts/transit";
import { DiscountDesk } from "../../harness/discounts";
import { callShop, logIn, register, withDatabase, type Person } from "../../harness/people";
import { recordMoney } from "../../harness/record-money";
import { rounds } from "../../harness/rounds";
import { ordered } from "../../harness/sales-counter";
import { until } from "../../harness/until";
import { useShop } from "../../harness/use-shop";
import { usualSettings } from "../../harness/usual-settings";
import { lastCode, Visitor } from "../../harness/visitor";

const PRICE_RWF = 12_000;
const shop = useShop("quiet");
let desk: DiscountDesk;

beforeAll(async () => {
  desk = await DiscountDesk.at(shop, PRICE_RWF);
});
afterAll(async () => {
  await desk.clear();
  await usualSettings(shop);
});

const NAME = { firstname: "Keza", lastname: "Ineza" };
const newAddress = () => `keza.${randomUUID()}@example.rw`;
const person = (email: string): Promise<Person> => register(shop, NAME, { email });

const place = (over: object) => ordered(shop, desk.line(0).variant_id, 1, over);
const asGuest = (email: string) => place({ email });

const numbersOf = async ({ token }: { token: string }) => {
  const { json } = await callShop(shop, "GET", "/api/orders?limit=100", { token });
  return orderListResponseSchema.parse(json).data.map(({ order_number }) => order_number);
};
const read = (order: PlacedOrder, token?: string, access?: string) => {
  const query = access === undefined ? "" : `?access_token=${access}`;
  return callShop(shop, "GET", `/api/orders/${order.id}${query}`, { token });
};
const sql = <Row extends object>(text: string, values: unknown[]) =>
  withDatabase(shop, async (database) => (await database.query<Row>(text, values)).rows);

/** Whose an order is for the shop and for Medusa, once Medusa has it. */
const ownersOf = async ({ id }: PlacedOrder) => {
  const rows = await until(
    () =>
      sql<{ account: string | null; isSame: boolean; hasAccount: boolean }>(
        `SELECT o.account_id AS account, m.customer_id = o.customer_id AS "isSame", c.has_account AS "hasAccount"
         FROM checkout_order o JOIN "order" m ON m.id = o.id JOIN customer c ON c.id = m.customer_id
         WHERE o.id = $1 AND o.built_at IS NOT NULL`,
        [id],
      ),
    (found) => found.length === 1,
  );
  return rows[0];
};

describe("what was ordered as a guest", () => {
  it("comes into the account once its address is verified, for Medusa too", async () => {
    const email = newAddress();
    const before = await asGuest(email);
    const shouted = await asGuest(email.toUpperCase());
    const other = await asGuest(newAddress());
    expect(await ownersOf(before)).toMatchObject({ account: null, hasAccount: false });
    const keza = await person(email);
    expect(await numbersOf(keza)).toEqual([shouted.order_number, before.order_number]);
    for (const order of [before, shouted]) {
      expect(await ownersOf(order)).toEqual({
        account: keza.user.id,
        isSame: true,
        hasAccount: true,
      });
      expect((await read(order, keza.token)).status).toBe(200);
    }
    expect((await read(other, keza.token)).status).toBe(404);
    const { json } = await read(before, desk.token);
    // Whoever paid it need not be the account's owner: its money becomes nobody's store credit.
    expect(orderResponseSchema.parse(json).data.has_account).toBe(false);
  });

  it("is still opened by its link, and by nobody else", async () => {
    const email = newAddress();
    const order = await asGuest(email);
    await person(email);
    const stranger = await person(newAddress());
    const { status, json } = await read(order, undefined, order.access_token);
    expect(status).toBe(200);
    expect(orderResponseSchema.parse(json).data).not.toHaveProperty("has_account");
    expect((await read(order)).status).toBe(404);
    expect((await read(order, stranger.token)).status).toBe(404);
    const cancelled = await callShop(shop, "POST", `/api/orders/${order.id}/cancel`, {
      body: { access_token: order.access_token },
    });
    expect(cancelled.status).toBe(200);
  });

  it("comes in as well when it is placed later", async () => {
    const keza = await person(newAddress());
    const order = await asGuest(keza.email);
    expect(await ownersOf(order)).toEqual({
      account: keza.user.id,
      isSame: true,
      hasAccount: true,
    });
    expect(await numbersOf(keza)).toEqual([order.order_number]);
  });

  it("is once on the list of what is on its way", async () => {
    const email = newAddress();
    const order = await asGuest(email);
    await recordMoney(shop, desk.token, order);
    const keza = await person(email);
    const { json } = await callShop(shop, "GET", "/api/transit", { token: keza.token });
    expect(
      transitListResponseSchema.parse(json).data.map(({ orderNumber }) => orderNumber),
    ).toEqual([order.order_number]);
  });

  it("is lost by nobody when all happens at once", async () => {
    for (let round = 0; round < rounds(3, 30); round += 1) {
      const email = newAddress();
      const visitor = new Visitor(shop);
      const early = await asGuest(email);
      await visitor.post("register", { ...NAME, email, password: "inyange-ku-mazi" });
      const code = await lastCode(shop, email);
      const [verified, ...orders] = await Promise.all([
        visitor.post("verify-email", { email, code }),
        ...Array.from({ length: 6 }, () => asGuest(email)),
      ]);
      expect(verified.status).toBe(200);
      const keza = await logIn(shop, { email, password: "inyange-ku-mazi" });
      const all = [early, ...orders];
      for (const order of all) {
        expect(await ownersOf(order)).toMatchObject({ account: keza.user.id, isSame: true });
      }
      expect((await numbersOf(keza)).sort()).toEqual(
        all.map(({ order_number }) => order_number).sort(),
      );
    }
  });
});

describe("an address that nobody has proved", () => {
  it("brings nothing in: a registration without its code", async () => {
    const email = newAddress();
    const order = await asGuest(email);
    await new Visitor(shop).post("register", { ...NAME, email, password: "inyange-ku-mazi" });
    expect(await ownersOf(order)).toMatchObject({ account: null });
  });

  it("brings nothing in that staff typed, until its owner answers a code", async () => {
    const keza = await person(newAddress());
    const email = newAddress();
    const before = await asGuest(email);
    const path = `/api/auth/users/${keza.user.id}`;
    const moved = await callShop(shop, "PUT", path, { token: desk.token, body: { email } });
    expect(moved.status).toBe(200);
    const after = await asGuest(email);
    await logIn(shop, { ...keza, email });
    for (const order of [before, after]) {
      expect(await ownersOf(order)).toMatchObject({ account: null });
    }
    const { json } = await callShop(shop, "GET", "/api/transit", { token: keza.token });
    expect(transitListResponseSchema.parse(json).data).toEqual([]);

    const visitor = new Visitor(shop);
    await visitor.post("forgot-password", { email });
    const code = await lastCode(shop, email);
    const password = "umusozi-muremure";
    expect((await visitor.post("reset-password", { email, code, password })).status).toBe(200);
    const back = await logIn(shop, { email, password });
    expect(await numbersOf(back)).toEqual([after.order_number, before.order_number]);
  });

  it("comes into the account before Medusa has it, however busy the order is", async () => {
    const keza = await person(newAddress());
    const prove = (isProven: boolean) =>
      sql("UPDATE account SET is_email_proven = $2 WHERE id = $1", [keza.user.id, isProven]);
    await prove(false);
    await withDatabase(shop, async (builder) => {
      await builder.query("SELECT pg_advisory_lock(hashtext('strive.checkout.build'))");
      const order = await asGuest(keza.email);
      await withDatabase(shop, async (payment) => {
        await payment.query("BEGIN");
        await payment.query("SELECT 1 FROM order_progress WHERE order_id = $1 FOR UPDATE", [
          order.id,
        ]);
        await prove(true);
        await builder.query("SELECT pg_advisory_unlock(hashtext('strive.checkout.build'))");
        // A later one is built, and this would have been with it.
        await ownersOf(await asGuest(newAddress()));
        await payment.query("COMMIT");
      });
      expect(await ownersOf(order)).toEqual({
        account: keza.user.id,
        isSame: true,
        hasAccount: true,
      });
    });
  });

  it("brings in nothing of an account that was there before", async () => {
    const email = newAddress();
    const first = await person(email);
    const order = await asGuest(email);
    expect(await ownersOf(order)).toMatchObject({ account: first.user.id });
    const gone = await callShop(shop, "DELETE", `/api/auth/users/${first.user.id}`, {
      token: desk.token,
    });
    expect(gone.status).toBe(200);
    const second = await person(email);
    expect(await numbersOf(second)).toEqual([]);
    expect((await read(order, second.token)).status).toBe(404);
  });
});

describe("a stranger who types somebody's address", () => {
  it("uses up none of his discounts", async () => {
    const { code } = await desk.give({ budget: { type: "use_by_attribute", limit: 1 } });
    const keza = await person(newAddress());
    const theirs = await desk.placed([desk.line(0)], { email: keza.email, discount_code: code });
    expect(await ownersOf(theirs)).toMatchObject({ account: keza.user.id });
    const own = await desk.order(
      [desk.line(0)],
      { email: keza.email, phone: "0788 999 111", discount_code: code },
      keza.token,
    );
    expect(own.status).toBe(201);
  });

  it("takes nothing of what he may hold unpaid, and of how many mails go to strangers", async () => {
    const keza = await person(newAddress());
    const order = await asGuest(keza.email);
    await ownersOf(order);
    const [hold] = await sql<{ account_id: string | null }>(
      "SELECT account_id FROM unpaid_hold WHERE order_id = $1",
      [order.id],
    );
    expect(hold).toEqual({ account_id: null });
    const [mailed] = await sql<{ isOfGuest: boolean }>(MAILED_ORDER, [order.id]);
    expect(mailed?.isOfGuest).toBe(true);
  });
});
