import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import {
  askedAlertResponseSchema,
  linkedAlertResponseSchema,
  ownAlertsResponseSchema,
  waitingResponseSchema,
} from "../../src/contracts/alerts";
import { failureSchema } from "../../src/contracts/envelope";
import { ownDataResponseSchema } from "../../src/contracts/own-data";
import { makeGoods, type Goods } from "../../harness/goods";
import { callShop, logIn, register, withDatabase, type Person } from "../../harness/people";
import { rounds } from "../../harness/rounds";
import { until } from "../../harness/until";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");
let token: string;
beforeAll(async () => {
  ({ token } = await logIn(shop, shop.admin));
});

interface Owed {
  recipient: string;
  template: string;
  state: string;
  last_error: string | null;
  facts: Record<string, unknown>;
}

const query = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  withDatabase(shop, async (database) => (await database.query<Row>(text, values)).rows);

const someone = () => `alert.${randomBytes(6).toString("hex")}@example.rw`;
const ask = ({ product, variantId }: Goods, contact: string, over: object = {}, as?: Person) =>
  callShop(shop, "POST", "/api/alerts", {
    body: { product_id: product.id, variant_id: variantId, contact, ...over },
    ...(as && { token: as.token }),
  });
/** What whoever asks gets. */
const undoOf = async (goods: Goods, contact: string): Promise<string> =>
  askedAlertResponseSchema.parse((await ask(goods, contact)).json).data.code;
/** What the message will have. */
async function codeOf(goods: Goods, contact: string): Promise<string> {
  await undoOf(goods, contact);
  const [row] = await query<{ code: string }>(
    "SELECT code FROM stock_alert WHERE contact = $1 AND variant_id = $2 AND told_at IS NULL",
    [contact, goods.variantId],
  );
  return row?.code ?? "";
}
const messages = (contact: string) =>
  query<Owed>(
    `SELECT recipient, template, state, last_error, facts FROM mail
     WHERE recipient = $1 AND template IN ('back-in-stock', 'price-drop') ORDER BY created_at, id`,
    [contact],
  );
const told = (contact: string) =>
  until(
    () => messages(contact),
    (mails) => mails.length > 0,
  );
const change = ({ product }: Goods, body: object) =>
  callShop(shop, "PUT", `/api/products/${product.id}`, { token, body });
const stockOf = async ({ variantId }: Goods): Promise<number> => {
  const [row] = await query<{ free: number }>(
    `SELECT sum(l.stocked_quantity - l.reserved_quantity)::integer AS free FROM product_variant_inventory_item i
     JOIN inventory_level l ON l.inventory_item_id = i.inventory_item_id WHERE i.variant_id = $1`,
    [variantId],
  );
  return row?.free ?? 0;
};
/** Staff count the shelf again. */
async function setStock(goods: Goods, pieces: number): Promise<void> {
  const { status } = await change(goods, {
    stock_quantity: pieces,
    stock_seen: await stockOf(goods),
  });
  expect(status).toBe(200);
}
/** The next sweep has looked at it as it is now. */
const looked = ({ product }: Goods) =>
  until(
    () =>
      query(
        `SELECT 1 FROM alert_product a LEFT JOIN catalogue_product c ON c.id = a.product_id
         WHERE a.product_id = $1 AND a.seen_version IS DISTINCT FROM coalesce(c.version, 0)`,
        [product.id],
      ),
    (rows) => rows.length === 0,
  );

describe("asking to be told", () => {
  it("is answered alike for a new contact, the same again and an account's", async () => {
    const [goods] = await makeGoods(shop, { pieces: 0 });
    const known = await register(shop, { firstname: "Known", lastname: "Person" });
    const answers = [
      await ask(goods, someone()),
      await ask(goods, known.email),
      await ask(goods, known.email.toUpperCase()),
    ];
    for (const { status, json } of answers) {
      expect(status).toBe(201);
      expect(askedAlertResponseSchema.strict().parse(json).data.code).toMatch(/^[0-9A-Z]{12}$/);
    }
    const rows = await query("SELECT 1 FROM stock_alert WHERE contact = $1", [known.email]);
    expect(rows).toHaveLength(1);
  });

  it("is refused for what can be had, what is not sold, and what is no contact", async () => {
    const [goods] = await makeGoods(shop, { pieces: 1 });
    const [gone] = await makeGoods(shop, { pieces: 0 });
    expect((await ask(goods, someone())).status).toBe(409);
    expect((await ask({ ...gone, variantId: "variant_none" }, someone())).status).toBe(404);
    expect((await ask({ ...gone, variantId: goods.variantId }, someone())).status).toBe(404);
    expect((await change(gone, { status: "draft" })).status).toBe(200);
    expect((await ask(gone, someone())).status).toBe(404);
    const bad = await ask(gone, "0788 12");
    expect(bad.status).toBe(400);
    expect(failureSchema.parse(bad.json).errors?.[0]?.field).toBe("contact");
  });

  it("by phone is refused where no text can be sent", async () => {
    const [goods] = await makeGoods(shop, { pieces: 0 });
    const { status, json } = await ask(goods, "0788 123 456");
    expect(status).toBe(400);
    expect(failureSchema.parse(json).errors).toEqual([
      { field: "contact", message: "We can't send texts right now. Enter an email" },
    ]);
  });

  it("is counted for staff, by variant", async () => {
    const [goods] = await makeGoods(shop, { pieces: 0 });
    await Promise.all([someone(), someone(), someone()].map((contact) => ask(goods, contact)));
    const read = (path: string, as?: string) =>
      callShop(shop, "GET", path, { ...(as !== undefined && { token: as }) });
    const path = `/api/alerts/waiting?product_id=${goods.product.id}`;
    const { data, count } = waitingResponseSchema.parse((await read(path, token)).json);
    expect(count).toBe(1);
    expect(data).toMatchObject([
      { variant_id: goods.variantId, product_id: goods.product.id, waiting: 3 },
    ]);
    expect((await read(path)).status).toBe(401);
    const all = waitingResponseSchema.parse((await read("/api/alerts/waiting", token)).json);
    expect(all.data.length).toBeGreaterThan(0);
  });
});

describe("when it is back", () => {
  it("tells once, in the language that was asked in", async () => {
    const [goods] = await makeGoods(shop, { pieces: 0 });
    const contact = someone();
    await ask(goods, contact, { language: "rw" });
    await looked(goods);
    expect(await messages(contact)).toEqual([]);
    await setStock(goods, 2);
    const [mail] = await told(contact);
    expect(mail).toMatchObject({
      template: "back-in-stock",
      facts: { productId: goods.product.id, variantId: goods.variantId },
    });
    await setStock(goods, 0);
    await looked(goods);
    await setStock(goods, 3);
    await looked(goods);
    expect((await messages(contact)).filter(({ state }) => state !== "withheld")).toHaveLength(1);
  });

  it("tells nobody while it is a draft, and everybody when it is sold again", async () => {
    const [goods] = await makeGoods(shop, { pieces: 0 });
    const contact = someone();
    await ask(goods, contact);
    expect((await change(goods, { status: "draft" })).status).toBe(200);
    await setStock(goods, 4);
    await looked(goods);
    expect(await messages(contact)).toEqual([]);
    expect((await change(goods, { status: "published" })).status).toBe(200);
    await told(contact);
  });

  it("keeps the place of whoever was not told after all, as it sold out before the mail left", async () => {
    const [goods] = await makeGoods(shop, { pieces: 0 });
    const contact = someone();
    await ask(goods, contact);
    await setStock(goods, 1);
    await told(contact);
    // Its server is away, so it is tried again later: when it is sold out.
    await setStock(goods, 0);
    await query("UPDATE mail SET next_attempt_at = now() WHERE recipient = $1", [contact]);
    await until(
      () => messages(contact),
      ([mail]) => mail?.state === "withheld",
    );
    const [row] = await query<{ told_at: Date | null }>(
      "SELECT told_at FROM stock_alert WHERE contact = $1",
      [contact],
    );
    expect(row?.told_at).toBeNull();
    await setStock(goods, 1);
    await until(
      () => messages(contact),
      (mails) => mails.length === 2 && mails[1]?.state === "pending",
    );
  });

  it("tells one contact five times a day at most, whoever asked", async () => {
    const goods = await makeGoods(shop, { pieces: 0, count: 7 });
    const contact = someone();
    for (const one of goods) await ask(one, contact);
    for (const one of goods) await setStock(one, 1);
    for (const one of goods) await looked(one);
    expect(await messages(contact)).toHaveLength(5);
    await query("UPDATE stock_alert SET told_at = told_at - interval '1 day' WHERE contact = $1", [
      contact,
    ]);
    await query("UPDATE alert_product SET due_at = now() WHERE product_id = ANY ($1::text[])", [
      goods.map(({ product }) => product.id),
    ]);
    await until(
      () => messages(contact),
      (mails) => mails.length === 7,
    );
  });
});

describe("a crowd that waits for few pieces", () => {
  const CROWD = rounds(60, 10_000);
  const PIECES = 5;
  const PER_PIECE = 3;

  /** As many asks do, and faster. */
  const crowd = (goods: Goods, domain: string) =>
    query(
      `INSERT INTO stock_alert (id, variant_id, product_id, contact, channel, language, code)
       SELECT 'alrt_' || $3 || n, $1, $2, 'n' || lpad(n::text, 5, '0') || '@' || $3, 'mail', 'en', $3 || n
       FROM generate_series(1, $4::integer) n ORDER BY n`,
      [goods.variantId, goods.product.id, domain, CROWD],
    );
  const owed = (domain: string) =>
    query<{ recipient: string }>(
      `SELECT recipient FROM mail WHERE recipient LIKE '%@' || $1 ORDER BY recipient`,
      [domain],
    );

  it(
    "is told in the order of asking, three for each free piece, and the next when those had their time",
    async () => {
      const [goods] = await makeGoods(shop, { pieces: 0 });
      const domain = `${randomBytes(6).toString("hex")}.example.rw`;
      await crowd(goods, domain);
      // As the last of them does.
      await ask(goods, `n99999@${domain}`);
      await setStock(goods, PIECES);
      const batch = PIECES * PER_PIECE;
      const firsts = (count: number) =>
        Array.from({ length: count }, (_, at) => `n${String(at + 1).padStart(5, "0")}@${domain}`);
      const first = await until(
        () => owed(domain),
        (mails) => mails.length >= batch,
      );
      await looked(goods);
      expect(first.map(({ recipient }) => recipient)).toEqual(firsts(batch));
      // A piece is sold: the others still have the first call.
      await setStock(goods, PIECES - 1);
      await looked(goods);
      expect(await owed(domain)).toHaveLength(batch);
      // Their time is over, and four pieces are left.
      await query(
        "UPDATE stock_alert SET told_at = told_at - interval '1 day' WHERE variant_id = $1",
        [goods.variantId],
      );
      await query("UPDATE alert_product SET due_at = now() WHERE product_id = $1", [
        goods.product.id,
      ]);
      const second = await until(
        () => owed(domain),
        (mails) => mails.length > batch,
      );
      expect(second.map(({ recipient }) => recipient)).toEqual(
        firsts(batch + (PIECES - 1) * PER_PIECE),
      );
    },
    rounds(60_000, 300_000),
  );
});

describe("the link in a message", () => {
  const link = (method: string, code: string, body?: object) =>
    callShop(shop, method, `/api/alerts/links/${code}`, { ...(body && { body }) });

  it("shows what it is about without changing anything, however often it is opened", async () => {
    const [goods] = await makeGoods(shop, { pieces: 0 });
    const contact = someone();
    const code = await codeOf(goods, contact);
    for (let opened = 0; opened < 3; opened += 1) {
      const { data } = linkedAlertResponseSchema.parse((await link("GET", code)).json);
      expect(data).toMatchObject({
        kind: "stock",
        channel: "mail",
        contact: `a…${contact.slice(contact.indexOf("@"))}`,
        is_on: true,
        product: { id: goods.product.id, is_available: false },
      });
    }
    expect((await link("GET", "0000000000AA")).status).toBe(404);
  });

  it("takes one ask back, or ends all of its contact", async () => {
    const [first, second, third] = await makeGoods(shop, { pieces: 0, count: 3 });
    const contact = someone();
    const undo = await undoOf(first, contact);
    const other = await codeOf(second as Goods, contact);
    const waiting = () =>
      query("SELECT 1 FROM stock_alert WHERE contact = $1 AND told_at IS NULL", [contact]);
    expect((await link("POST", undo, { end: "one" })).status).toBe(200);
    expect(await waiting()).toHaveLength(1);
    await codeOf(third as Goods, contact);
    // What is over still says whom it went to.
    await setStock(second as Goods, 1);
    await told(contact);
    expect((await link("POST", other, { end: "all" })).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(linkedAlertResponseSchema.parse((await link("GET", other)).json).data.is_on).toBe(false);
    expect((await link("POST", "0000000000AA", { end: "all" })).status).toBe(200);
  });

  it("ends nothing else before a message had it: whoever asked may be a stranger", async () => {
    const [first, second] = await makeGoods(shop, { pieces: 0, count: 2 });
    const contact = someone();
    await codeOf(first, contact);
    const stranger = await undoOf(second as Goods, contact);
    await link("POST", stranger, { end: "all" });
    expect(await query("SELECT 1 FROM stock_alert WHERE contact = $1", [contact])).toHaveLength(2);
  });

  it("is pressed without scripts, and by mail programs", async () => {
    const [first, second] = await makeGoods(shop, { pieces: 0, count: 2 });
    const contact = someone();
    const code = await codeOf(first, contact);
    await codeOf(second as Goods, contact);
    await setStock(first, 1);
    await told(contact);
    const path = `${shop.origin}/api/alerts/links/${code}`;
    const html = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
    const page = await fetch(`${shop.origin}/p/${code}`, { headers: html });
    expect(page.headers.get("cache-control")).toBe("no-store");
    const [form] = /<form[^>]*>/.exec(await page.text()) ?? [];
    expect(form).toContain(`action="/api/alerts/links/${code}"`);
    expect(form).toContain('method="post"');
    const opened = await fetch(path, { headers: html, redirect: "manual" });
    expect([opened.status, opened.headers.get("location")]).toEqual([303, `/p/${code}`]);
    const waiting = () =>
      query("SELECT 1 FROM stock_alert WHERE contact = $1 AND told_at IS NULL", [contact]);
    expect(await waiting()).toHaveLength(1);
    const pressed = await fetch(path, {
      method: "POST",
      headers: html,
      body: new URLSearchParams(),
      redirect: "manual",
    });
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, `/p/${code}`]);
    expect(await waiting()).toEqual([]);
    // https://www.rfc-editor.org/rfc/rfc8058: no redirect, as some would follow it with GET.
    for (const body of [
      new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      Object.entries({ "List-Unsubscribe": "One-Click" }).reduce((form, [name, value]) => {
        form.append(name, value);
        return form;
      }, new FormData()),
    ]) {
      await codeOf(second as Goods, contact);
      const { status } = await fetch(path, { method: "POST", body, redirect: "manual" });
      expect(status).toBe(200);
      expect(await waiting()).toEqual([]);
    }
  });

  it("is in the message alone: a second ask for a contact is answered as the first", async () => {
    const [goods] = await makeGoods(shop, { pieces: 0 });
    const contact = someone();
    const asks = [await undoOf(goods, contact), await undoOf(goods, contact)];
    const seen = async (end: "one" | "all") => {
      const answers = [];
      for (const code of asks) {
        const [read, page] = [await link("GET", code), await fetch(`${shop.origin}/p/${code}`)];
        answers.push([read.status, page.status, (await link("POST", code, { end })).status]);
      }
      return answers;
    };
    const open = () => query("SELECT 1 FROM stock_alert WHERE contact = $1", [contact]);
    expect(await seen("all")).toEqual([
      [404, 404, 200],
      [404, 404, 200],
    ]);
    expect(await open()).toHaveLength(1);
    await setStock(goods, 1);
    await told(contact);
    const [first, second] = await seen("one");
    expect(first).toEqual(second);
    expect(await open()).toHaveLength(1);
  });
});

describe("lower prices of what is wished for", () => {
  const PRICE = 12_000;
  const setPrice = async (goods: Goods, price: number) =>
    expect((await change(goods, { price })).status).toBe(200);
  /** Everything about its price happened that long ago. */
  const age = ({ product, variantId }: Goods, interval: string) =>
    query(
      `WITH watched AS (UPDATE price_watch SET since = since - $3::interval WHERE product_id = $1),
         looked AS (UPDATE alert_product SET due_at = now() WHERE product_id = $1)
       UPDATE price_asked SET since = since - $3::interval WHERE variant_id = $2`,
      [product.id, variantId, interval],
    );
  const wish = async (who: Person, goods: readonly Goods[], version = 0) => {
    const items = goods.map(({ product, variantId }) => {
      const chosen = product.variants.find(({ id }) => id === variantId);
      return {
        id: product.id,
        name: product.name,
        price: product.price,
        image: null,
        size: chosen?.size ?? "S",
        color: chosen?.color ?? "Gray",
        quantity: 1,
      };
    });
    const saved = await callShop(shop, "PUT", "/api/wishlist", {
      token: who.token,
      body: { version, items },
    });
    expect(saved.status).toBe(200);
  };
  const choose = async (who: Person, prices: boolean) => {
    const { json } = await callShop(shop, "PUT", "/api/alerts/prices", {
      token: who.token,
      body: { prices },
    });
    expect(ownAlertsResponseSchema.parse(json).data.prices).toBe(prices);
  };
  const watches = (goods: Goods) =>
    query("SELECT 1 FROM price_watch WHERE product_id = $1", [goods.product.id]);
  const watched = (goods: Goods) =>
    until(
      () => watches(goods),
      (rows) => rows.length > 0,
    );

  it("are told in one mail, to whoever asked for it and nobody else", async () => {
    const goods = await makeGoods(shop, { pieces: 5, count: 2 });
    const asked = await register(shop, { firstname: "Asked", lastname: "Prices" });
    const silent = await register(shop, { firstname: "Silent", lastname: "Prices" });
    await wish(asked, goods);
    await wish(silent, goods);
    await choose(asked, true);
    for (const one of goods) {
      await watched(one);
      await age(one, "2 days");
      await setPrice(one, PRICE - 4_000);
      await looked(one);
    }
    // An hour has not passed.
    expect(await messages(asked.email)).toEqual([]);
    await query(
      `UPDATE price_asked SET since = since - interval '2 hours' WHERE variant_id = ANY ($1::text[])`,
      [goods.map(({ variantId }) => variantId)],
    );
    await query("UPDATE alert_product SET due_at = now() WHERE product_id = ANY ($1::text[])", [
      goods.map(({ product }) => product.id),
    ]);
    const [mail] = await told(asked.email);
    expect(mail?.facts["fallen"]).toHaveLength(2);
    expect(mail?.facts["fallen"]).toContainEqual(
      expect.objectContaining({
        productId: goods[0].product.id,
        beforeRwf: PRICE,
        nowRwf: PRICE - 4_000,
      }),
    );
    expect(await messages(silent.email)).toEqual([]);
    const link = `/api/alerts/links/${String(mail?.facts["code"])}`;
    const { data } = linkedAlertResponseSchema.parse((await callShop(shop, "GET", link)).json);
    expect(data).toMatchObject({ kind: "prices", is_on: true, product: null });
    await callShop(shop, "POST", link, { body: { end: "all" } });
    expect((await watches(goods[0])).length).toBe(0);
  });

  it("are not told of a rise and fall back, nor to whoever ended it", async () => {
    const [goods] = await makeGoods(shop, { pieces: 5 });
    const [stays, leaves] = [
      await register(shop, { firstname: "Stays", lastname: "Prices" }),
      await register(shop, { firstname: "Leaves", lastname: "Prices" }),
    ];
    for (const who of [stays, leaves]) {
      await wish(who, [goods]);
      await choose(who, true);
    }
    await until(
      () => watches(goods),
      (rows) => rows.length === 2,
    );
    await age(goods, "3 days");
    await setPrice(goods, PRICE + 5_000);
    await age(goods, "2 days");
    await setPrice(goods, PRICE);
    await age(goods, "2 hours");
    await looked(goods);
    expect(await messages(stays.email)).toEqual([]);
    await choose(leaves, false);
    await setPrice(goods, PRICE - 6_000);
    await age(goods, "2 hours");
    await told(stays.email);
    expect(await messages(leaves.email)).toEqual([]);
  });
});

describe("what somebody waits for", () => {
  it("is listed, comes with one's data, and goes with the account", async () => {
    const [goods] = await makeGoods(shop, { pieces: 0 });
    const keza = await register(shop, { firstname: "Keza", lastname: "Waits" });
    const contact = someone();
    await ask(goods, contact, {}, keza);
    await ask(goods, keza.email);
    await callShop(shop, "PUT", "/api/alerts/prices", {
      token: keza.token,
      body: { prices: true, language: "fr" },
    });
    const own = await callShop(shop, "GET", "/api/alerts", { token: keza.token });
    const { data } = ownAlertsResponseSchema.parse(own.json);
    expect(data.prices).toBe(true);
    expect(data.stock.map((one) => one.contact)).toEqual([contact, keza.email]);
    const download = await callShop(shop, "GET", "/api/auth/me/data", { token: keza.token });
    expect(ownDataResponseSchema.parse(download.json).data.alerts).toEqual(data);
    const left = () =>
      query<{ n: number }>(
        `SELECT (SELECT count(*) FROM stock_alert WHERE contact IN ($1, $2))::integer
           + (SELECT count(*) FROM price_alert WHERE account_id = $3)::integer AS n`,
        [contact, keza.email, keza.user.id],
      );
    expect(await left()).toEqual([{ n: 3 }]);
    const gone = await callShop(shop, "DELETE", "/api/auth/me", {
      token: keza.token,
      body: { password: keza.password },
    });
    expect(gone.status).toBe(200);
    expect(await left()).toEqual([{ n: 0 }]);
  });
});
