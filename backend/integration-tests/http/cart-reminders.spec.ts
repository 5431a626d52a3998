import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  askedAlertResponseSchema,
  changedCartResponseSchema,
  linkedAlertResponseSchema,
  ownAlertsResponseSchema,
} from "../../src/contracts/alerts";
import { failureSchema } from "../../src/contracts/envelope";
import { ownDataResponseSchema } from "../../src/contracts/own-data";
import { CART_REMINDER_HEADER } from "../../src/contracts/reminder-limits";
import { orderBody } from "../../harness/checkout-storm";
import { makeGoods, type Goods } from "../../harness/goods";
import { callShop, logIn, register, withDatabase, type Person } from "../../harness/people";
import { until } from "../../harness/until";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");

const query = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  withDatabase(shop, async (database) => (await database.query<Row>(text, values)).rows);
const someone = () => `remind.${randomBytes(6).toString("hex")}@example.rw`;
const lineOf = ({ product, variantId }: Goods, quantity = 1) => ({
  id: variantId,
  _id: product.id,
  quantity,
});

const ask = (goods: readonly Goods[], contact: string, as?: Person, over: object = {}) =>
  callShop(shop, "POST", "/api/alerts/carts", {
    body: { contact, lines: goods.map((one) => lineOf(one)), ...over },
    ...(as && { token: as.token }),
  });
async function codeOf(goods: readonly Goods[], contact: string, as?: Person): Promise<string> {
  const { status, json } = await ask(goods, contact, as);
  expect(status).toBe(201);
  return askedAlertResponseSchema.strict().parse(json).data.code;
}
async function change(code: string, lines: object[]): Promise<boolean> {
  const { json } = await callShop(shop, "PUT", `/api/alerts/carts/${code}`, { body: { lines } });
  return changedCartResponseSchema.parse(json).data.is_on;
}
const linkOf = async (code: string) =>
  linkedAlertResponseSchema.parse((await callShop(shop, "GET", `/api/alerts/links/${code}`)).json)
    .data;

interface Owed {
  state: string;
  last_error: string | null;
  channel: string;
  language: string;
  facts: { code?: string };
}
const messages = (contact: string) =>
  query<Owed>(
    `SELECT state, last_error, channel, language, facts FROM mail
     WHERE recipient = $1 AND template = 'cart-reminder' ORDER BY created_at, id`,
    [contact],
  );
const told = (contact: string) =>
  until(
    () => messages(contact),
    (mails) => mails.length > 0,
  );
/** Its hours are over. */
const ripen = (contact: string) =>
  query("UPDATE cart_reminder SET due_at = now() WHERE contact = $1", [contact]);
const rows = (contact: string) =>
  query<{ told_at: Date | null; due_in: number }>(
    `SELECT told_at, extract(epoch FROM due_at - now())::float8 AS due_in
     FROM cart_reminder WHERE contact = $1`,
    [contact],
  );
const over = (contact: string) =>
  until(
    () => rows(contact),
    (left) => left.length === 0,
  );
async function order({ variantId }: Goods, email: string, headers: object = {}): Promise<void> {
  const { status } = await callShop(shop, "POST", "/api/orders", {
    body: { ...orderBody(variantId, 1), email },
    headers: { "Idempotency-Key": randomUUID(), ...headers },
  });
  expect(status).toBe(201);
}
const saveCart = (who: Person, goods: readonly Goods[], version = 0) =>
  callShop(shop, "PUT", "/api/cart", {
    token: who.token,
    body: {
      version,
      items: goods.map((one) => ({
        ...lineOf(one, 2),
        name: one.product.name,
        price: one.product.price,
        image: null,
        size: "S",
        color: "Gray",
        stock_quantity: null,
      })),
    },
  });

describe("asking to be reminded of a cart", () => {
  it("keeps the text that was agreed to, and waits four hours, or for the morning", async () => {
    const goods = await makeGoods(shop, { pieces: 3 });
    const contact = someone();
    await codeOf(goods, contact.toUpperCase());
    const [row] = await rows(contact);
    expect(row?.told_at).toBeNull();
    expect(row?.due_in).toBeGreaterThan(3.9 * 3600);
    expect(row?.due_in).toBeLessThan(16.1 * 3600);
    const [kept] = await query<{ agreed_to: string }>(
      "SELECT agreed_to FROM cart_reminder WHERE contact = $1 AND created_at > now() - interval '1 minute'",
      [contact],
    );
    expect(kept).toEqual({ agreed_to: "cart-reminder.1" });
  });

  it("is refused of an empty cart, and by phone where no text can be sent", async () => {
    const goods = await makeGoods(shop, { pieces: 3 });
    expect((await ask([], someone())).status).toBe(400);
    const { status, json } = await ask(goods, "0788 123 456");
    expect(status).toBe(400);
    expect(failureSchema.parse(json).errors?.[0]?.field).toBe("contact");
  });

  it("is answered alike where that contact is to get many already, and notes no more", async () => {
    const goods = await makeGoods(shop, { pieces: 3 });
    const contact = someone();
    const codes: string[] = [];
    for (let at = 0; at < 7; at += 1) codes.push(await codeOf(goods, contact));
    expect(await rows(contact)).toHaveLength(5);
    expect(await change(codes[6] ?? "", [lineOf(goods[0])])).toBe(false);
  });
});

describe("a guest's cart", () => {
  it("is reminded of once, in the language that was asked in, with what is in it by then", async () => {
    const goods = await makeGoods(shop, { pieces: 3, count: 2 });
    const [first, second] = goods as [Goods, Goods];
    const contact = someone();
    const { json } = await ask([first], contact, undefined, { language: "rw" });
    const { code } = askedAlertResponseSchema.parse(json).data;
    await query(
      "UPDATE cart_reminder SET due_at = now() + interval '1 minute' WHERE contact = $1",
      [contact],
    );
    // The same again, as a page that is opened says it, changes nothing.
    expect(await change(code, [lineOf(first)])).toBe(true);
    expect((await rows(contact))[0]?.due_in).toBeLessThan(61);
    expect(await change(code, [lineOf(first, 9), lineOf(second)])).toBe(true);
    expect((await rows(contact))[0]?.due_in).toBeGreaterThan(3.9 * 3600);
    expect(await messages(contact)).toEqual([]);
    await ripen(contact);
    const [mail] = await told(contact);
    expect(mail).toMatchObject({ channel: "mail", language: "rw", facts: { code } });
    expect(await change(code, [lineOf(first)])).toBe(false);
    const link = await linkOf(code);
    expect(link).toMatchObject({ kind: "cart", channel: "mail", is_on: false, gone: 0 });
    expect(link.cart).toMatchObject([
      {
        ...lineOf(first, 9),
        name: first.product.name,
        price: first.product.price,
        stock_quantity: 3,
      },
      lineOf(second),
    ]);
    expect(JSON.stringify(link)).not.toContain(contact);
    await ripen(contact);
    await codeOf([first], someone());
    expect(await messages(contact)).toHaveLength(1);
  });

  it("that was emptied is no more reminded of, nor what was taken back", async () => {
    const goods = await makeGoods(shop, { pieces: 3 });
    const [emptied, undone] = [someone(), someone()];
    const code = await codeOf(goods, emptied);
    expect(await change(code, [])).toBe(false);
    expect(await rows(emptied)).toEqual([]);
    const link = `/api/alerts/links/${await codeOf(goods, undone)}`;
    expect((await callShop(shop, "POST", link, { body: { end: "one" } })).status).toBe(200);
    expect(await rows(undone)).toEqual([]);
  });

  it("of which nothing can be had is not told of; the link says what is gone", async () => {
    const [gone, draft] = (await makeGoods(shop, { pieces: 0, count: 2 })) as [Goods, Goods];
    const { token } = await logIn(shop, shop.admin);
    await callShop(shop, "PUT", `/api/products/${draft.product.id}`, {
      token,
      body: { status: "draft" },
    });
    const contact = someone();
    const code = await codeOf([gone, draft], contact);
    await ripen(contact);
    await until(
      () => messages(contact),
      ([mail]) => mail?.state === "withheld",
    );
    expect((await messages(contact))[0]?.last_error).toContain("Nothing in the cart");
    const link = await linkOf(code);
    expect(link).toMatchObject({ gone: 1, cart: [{ id: gone.variantId, stock_quantity: 0 }] });
    await query("UPDATE cart_reminder SET told_at = now() - interval '8 days' WHERE contact = $1", [
      contact,
    ]);
    expect((await callShop(shop, "GET", `/api/alerts/links/${code}`)).status).toBe(404);
  });
});

describe("an order", () => {
  it("of the same contact ends it, also once its message is on its way", async () => {
    const goods = await makeGoods(shop, { pieces: 9 });
    const [before, after] = [someone(), someone()];
    await codeOf(goods, before);
    await order(goods[0], before);
    await ripen(before);
    await over(before);
    expect(await messages(before)).toEqual([]);
    await codeOf(goods, after);
    await ripen(after);
    await told(after);
    // Its server is away, so it is tried again later.
    await order(goods[0], after);
    await query("UPDATE mail SET next_attempt_at = now() WHERE recipient = $1", [after]);
    await until(
      () => messages(after),
      ([mail]) => mail?.state === "withheld",
    );
  });

  it("from the same browser ends it, whatever its contact", async () => {
    const goods = await makeGoods(shop, { pieces: 9 });
    const contact = someone();
    const code = await codeOf(goods, contact);
    await order(goods[0], someone(), { [CART_REMINDER_HEADER]: "no code" });
    expect(await rows(contact)).toHaveLength(1);
    await order(goods[0], someone(), { [CART_REMINDER_HEADER]: code });
    expect(await rows(contact)).toEqual([]);
  });
});

describe("an account's cart", () => {
  it("is the one that it keeps: rested, and never an empty one", async () => {
    const goods = await makeGoods(shop, { pieces: 3 });
    const keza = await register(shop, { firstname: "Keza", lastname: "Reminds" });
    await saveCart(keza, goods);
    const code = await codeOf(goods, keza.email, keza);
    // The last ask counts.
    const newer = await codeOf(goods, keza.email, keza);
    expect(await rows(keza.email)).toHaveLength(1);
    expect(await change(code, [])).toBe(false);
    // Another browser of the account, which was emptied as its owner logged out.
    expect(await change(newer, [])).toBe(true);
    // It changed a moment ago.
    await ripen(keza.email);
    await until(
      () => rows(keza.email),
      ([row]) => (row?.due_in ?? 0) > 3600,
    );
    expect(await messages(keza.email)).toEqual([]);
    await query(
      "UPDATE saved_list SET updated_at = now() - interval '1 day' WHERE account_id = $1",
      [keza.user.id],
    );
    await ripen(keza.email);
    await told(keza.email);
    // What comes into it later is nobody's business who has the link.
    await saveCart(keza, await makeGoods(shop, { pieces: 3 }), 1);
    expect((await linkOf(newer)).cart).toMatchObject([lineOf(goods[0], 2)]);
    const nobody = await register(shop, { firstname: "Empty", lastname: "Cart" });
    await codeOf(goods, nobody.email, nobody);
    await ripen(nobody.email);
    await over(nobody.email);
  });

  it("comes with one's data, and its reminder goes with the account", async () => {
    const goods = await makeGoods(shop, { pieces: 3 });
    const keza = await register(shop, { firstname: "Keza", lastname: "Leaves" });
    const contact = someone();
    await saveCart(keza, goods);
    await codeOf(goods, contact, keza);
    await codeOf(goods, keza.email);
    const own = await callShop(shop, "GET", "/api/alerts", { token: keza.token });
    const { carts } = ownAlertsResponseSchema.parse(own.json).data;
    expect(carts).toMatchObject([
      { contact, agreed_to: "cart-reminder.1", lines: [lineOf(goods[0], 2)], toldAt: null },
      { contact: keza.email, lines: [lineOf(goods[0])] },
    ]);
    const download = await callShop(shop, "GET", "/api/auth/me/data", { token: keza.token });
    expect(ownDataResponseSchema.parse(download.json).data.alerts.carts).toEqual(carts);
    const gone = await callShop(shop, "DELETE", "/api/auth/me", {
      token: keza.token,
      body: { password: keza.password },
    });
    expect(gone.status).toBe(200);
    expect([...(await rows(contact)), ...(await rows(keza.email))]).toEqual([]);
  });
});
