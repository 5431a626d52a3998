/** Over a minute: mails wait for servers that are away, slow or picky, and for their next try. */
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { inManyRounds } from "../../harness/rounds";
import { loginResponseSchema } from "../../src/contracts/accounts";
import { failureSchema } from "../../src/contracts/envelope";
import type { Language } from "../../src/contracts/languages";
import { mailResponseSchema, type Mail } from "../../src/contracts/mails";
import { placedOrderResponseSchema, type PlacedOrder } from "../../src/contracts/orders";
import { SHOP_CONTACT } from "../../src/contracts/shop-contact";
import { orderBody } from "../../harness/checkout-storm";
import { CreditDesk } from "../../harness/credits";
import { makeGoods } from "../../harness/goods";
import { callShop, logIn, withDatabase } from "../../harness/people";
import { mailsOf, allMailed } from "../../harness/mail-desk";
import { PictureDesk } from "../../harness/picture-desk";
import type { Shop } from "../../harness/shop";
import { smtpSink } from "../../harness/smtp-sink";
import { until } from "../../harness/until";
import { ownShop, use } from "../../harness/use-shop";

/** Nobody here waits minutes for retries. */
const PACE = "0.15";

const adminToken = async (shop: Shop): Promise<string> => (await logIn(shop, shop.admin)).token;

async function order(
  shop: Shop,
  variantId: string,
  email: string,
  { key = randomUUID(), ...over }: { key?: string; language?: Language } = {},
): Promise<PlacedOrder> {
  const { status, json } = await callShop(shop, "POST", "/api/orders", {
    headers: { "Idempotency-Key": key },
    body: { ...orderBody(variantId, 1), email, ...over },
  });
  expect(status).toBe(201);
  return placedOrderResponseSchema.parse(json).data;
}

const query = (shop: Shop, text: string, values: unknown[] = []) =>
  withDatabase(
    shop,
    async (database) => (await database.query<Record<string, unknown>>(text, values)).rows,
  );

const messageIds = (sources: readonly { source: string }[]) =>
  sources.map(({ source }) => /^Message-ID: (\S+)/im.exec(source)?.[1]);

/** Bodies of a mail as its reader gets them: out of quoted-printable, in UTF-8. */
function bodiesOf({ source }: { source: string }): { text: string; html: string } {
  const decoded = Buffer.from(
    source.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    "latin1",
  ).toString();
  const [text = "", html = ""] = decoded.split("Content-Type: text/html");
  return { text, html };
}

describe("mail over SMTP", () => {
  /** Refuses until a test opens it. */
  const sink = use(smtpSink, (it) => it.close());
  const shop = ownShop(() => ({
    env: { SMTP_URL: sink.url, SHOP_URL: "https://strive.example", PACE },
  }));
  let variantId: string;
  let admin: string;

  beforeAll(async () => {
    [{ variantId }] = await makeGoods(shop, { pieces: 50 });
    admin = await adminToken(shop);
  });
  afterEach(async () => {
    sink.answer(() => null);
    await sink.close();
  });

  it("tells buyer and staff of an order, each once, however often it is sent", async () => {
    await sink.open();
    const key = randomUUID();
    const placed = await order(shop, variantId, "once@example.rw", { key });
    await order(shop, variantId, "once@example.rw", { key });
    await until(
      () => mailsOf(shop, admin),
      (mails) => mails.length === 3,
    );
    await allMailed(shop, admin);
    const [mail, ...more] = sink.mailsTo("once@example.rw");
    expect(more).toEqual([]);
    expect(mail?.source).toMatch(/^From: STRIVE <shop@strive\.example>$/m);
    expect(mail?.source).toMatch(/^Message-ID: <[0-9a-f]{32}@strive\.example>/im);
    expect(mail?.source).toContain(`Subject: We have your order ${placed.order_number}`);
    expect(mail?.source).toContain("multipart/alternative");
    const toStaff = sink.mailsTo(shop.admin.email);
    expect(toStaff).toHaveLength(1);
    expect(toStaff[0]?.source).toContain(`New order ${placed.order_number}`);
  });

  it("shows the buyer what he chose, how it is paid, and how to reach the shop", async () => {
    await sink.open();
    const desk = await PictureDesk.open(shop);
    const [red, navy] = ["#b5301a", "#1b2a49"];
    const picture = async (background: string) =>
      sharp({ create: { width: 500, height: 625, channels: 3, background } })
        .png()
        .toBuffer();
    const product = await desk.create(
      [
        ["red.png", await picture(red)],
        ["navy.png", await picture(navy)],
      ],
      { colors: JSON.stringify([red, navy]), image_colors: JSON.stringify([red, navy]) },
    );
    const inNavy = product.variants.find(({ color }) => color === navy);
    const placed = await order(shop, inNavy?.id ?? "", "chosen@example.rw");
    const { status } = await callShop(shop, "POST", "/api/payments", {
      body: { order_id: placed.id, payment_method: "cod", access_token: placed.access_token },
    });
    expect(status).toBe(201);
    const [received] = await until(
      () => sink.mailsTo("chosen@example.rw"),
      (mails) => mails.length > 0,
    );
    const { text, html } = bodiesOf(received ?? { source: "" });
    const [, src = ""] = /<img\s[^>]*?src="([^"]*)"/s.exec(html) ?? [];
    const { origin, pathname } = new URL(src);
    expect(origin).toBe("https://strive.example");
    const [id] = pathname.slice("/uploads/".length).split("-");
    expect(product.images[1]).toContain(id);
    const file = await fetch(new URL(pathname, shop.origin));
    expect(file.headers.get("content-type")).toBe("image/webp");
    expect(text).toContain("Cash on delivery");
    expect(text).toContain("Pay the rider RWF 27,000 in cash at the door.");
    for (const { href } of [SHOP_CONTACT.phone, SHOP_CONTACT.whatsapp, SHOP_CONTACT.email]) {
      expect(html).toContain(`href="${href}`);
    }

    const seen = { received_as: "cash", amount: placed.total_amount };
    const path = `/api/orders/${placed.id}`;
    await callShop(shop, "POST", `${path}/payments`, { token: admin, body: seen });
    await callShop(shop, "PUT", `${path}/status`, { token: admin, body: { status: "shipped" } });
    const [, ...later] = await until(
      () => sink.mailsTo("chosen@example.rw"),
      (mails) => mails.some(({ source }) => source.includes("is on its way: ")),
    );
    const shipped = later.find(({ source }) => source.includes("is on its way: "));
    expect(bodiesOf(shipped ?? { source: "" }).text).toMatch(
      /^Paid\s+RWF 27,000 to the rider in cash, /m,
    );
  });

  it("asks whoever chose no way to pay to choose one, and says how long that can wait", async () => {
    await sink.open();
    const placed = await order(shop, variantId, "open@example.rw");
    const [mail] = await until(
      () => sink.mailsTo("open@example.rw"),
      (mails) => mails.length > 0,
    );
    const { text } = bodiesOf(mail ?? { source: "" });
    expect(text).toContain("Choose how to pay RWF 14,000.");
    expect(text).toMatch(/Your items are held for you until \w{3} \d\d, \d{4}, \d\d:\d\d\./);
    expect(text).toContain(
      `Choose how to pay: https://strive.example/checkout/confirmation?order=${placed.id}#access=`,
    );
    expect(text).not.toMatch(/^Paid/m);
  });

  it("waits for a server that is down, and arrives once when it is up", async () => {
    await order(shop, variantId, "down@example.rw");
    // A server that is closing still answers for a moment.
    const isRefused = ({ last_error: error }: Mail) => error?.includes("ECONNREFUSED") ?? false;
    const tried = await until(
      () => mailsOf(shop, admin, "&state=pending"),
      (mails) => mails.some(isRefused),
    );
    expect(tried.some(isRefused)).toBe(true);
    await sink.open();
    await allMailed(shop, admin);
    expect(sink.mailsTo("down@example.rw")).toHaveLength(1);
  });

  it("does not welcome an order that was cancelled before the mail went out", async () => {
    const { id } = await order(shop, variantId, "changed@example.rw");
    const body = { status: "cancelled" };
    const { status } = await callShop(shop, "PUT", `/api/orders/${id}/status`, {
      token: admin,
      body,
    });
    expect(status).toBe(200);
    await sink.open();
    await allMailed(shop, admin);
    const sources = sink.mailsTo("changed@example.rw").map(({ source }) => source);
    expect(sources).toHaveLength(1);
    expect(sources[0]).toContain("Your order was cancelled");
    const [withheld] = await mailsOf(shop, admin, "&state=withheld");
    expect(withheld).toMatchObject({ template: "order-received", recipient: "changed@example.rw" });
    expect(withheld?.last_error).toBe("The order was cancelled before this was sent.");
  });

  it("tries again what the server puts off", async () => {
    let putOff = 1;
    sink.answer((to) =>
      to === "later@example.rw" && putOff-- > 0 ? { code: 451, text: "4.7.1 Greylisted" } : null,
    );
    await sink.open();
    await order(shop, variantId, "later@example.rw");
    await until(
      () => sink.mailsTo("later@example.rw"),
      (mails) => mails.length > 0,
    );
    await allMailed(shop, admin);
    expect(sink.asked.filter((to) => to === "later@example.rw")).toHaveLength(2);
    expect(sink.mailsTo("later@example.rw")).toHaveLength(1);
  });

  it("gives up at once on an address that does not exist, and tries again when asked", async () => {
    sink.answer((to) =>
      to === "nobody@example.rw" ? { code: 550, text: "5.1.1 No such user" } : null,
    );
    await sink.open();
    await order(shop, variantId, "nobody@example.rw");
    const [dead] = await until(
      () => mailsOf(shop, admin, "&state=dead"),
      (mails) => mails.length > 0,
    );
    expect(dead).toMatchObject({
      template: "order-received",
      recipient: "nobody@example.rw",
      state: "dead",
      attempts: 1,
    });
    expect(dead?.last_error).toContain("5.1.1 No such user");
    expect(sink.asked.filter((to) => to === "nobody@example.rw")).toHaveLength(1);

    sink.answer(() => null);
    const retry = await callShop(shop, "POST", `/api/mails/${dead?.id}/retry`, { token: admin });
    expect(retry.status).toBe(200);
    expect(mailResponseSchema.parse(retry.json).data.state).toBe("pending");
    await until(
      () => sink.mailsTo("nobody@example.rw"),
      (mails) => mails.length > 0,
    );
    await allMailed(shop, admin);
    expect(sink.mailsTo("nobody@example.rw")).toHaveLength(1);
    expect(await mailsOf(shop, admin, "&state=dead")).toEqual([]);

    const again = await callShop(shop, "POST", `/api/mails/${dead?.id}/retry`, { token: admin });
    expect(again.status).toBe(409);
    failureSchema.parse(again.json);
    const unknown = await callShop(shop, "POST", "/api/mails/mail_none/retry", { token: admin });
    expect(unknown.status).toBe(404);
  });

  it("shows mails and their retry to admins alone", async () => {
    for (const [method, path] of [
      ["GET", "/api/mails"],
      ["POST", "/api/mails/mail_none/retry"],
    ] as const) {
      expect((await callShop(shop, method, path)).status).toBe(401);
    }
  });

  it("sends a code, then forgets it; one that has expired is not sent", async () => {
    await sink.open();
    const insert = `INSERT INTO mail (id, key, template, recipient, facts, created_at)
      VALUES ($1, $1, 'verification-code', $2, '{"firstname":"Aline","code":"042137"}', now() - $3::interval)`;
    await query(shop, insert, ["mail_code_fresh", "code@example.rw", "1 minute"]);
    await query(shop, insert, ["mail_code_stale", "stale@example.rw", "11 minutes"]);
    await until(
      () => sink.mailsTo("code@example.rw"),
      (mails) => mails.length > 0,
    );
    await allMailed(shop, admin);
    expect(sink.mailsTo("code@example.rw")[0]?.source).toContain("Subject: 042137 is your STRIVE");
    expect(sink.mailsTo("stale@example.rw")).toEqual([]);
    const rows = await query(
      shop,
      "SELECT id, state FROM mail WHERE facts ? 'code' OR kept_copy IS NOT NULL",
    );
    expect(rows).toEqual([{ id: "mail_code_stale", state: "dead" }]);
    const told = await query(shop, "SELECT id FROM notification n WHERE n::text LIKE '%042137%'");
    expect(told).toEqual([]);
  });

  it("sends codes first, then what people wait for, and what staff read last", async () => {
    await sink.open();
    const [staff, buyer, coded] = [
      "pile@example.rw",
      "late-buyer@example.rw",
      "late-code@example.rw",
    ];
    // One statement: whoever looks for mails finds all of them.
    await query(
      shop,
      `INSERT INTO mail (id, key, template, recipient, facts, next_attempt_at)
       SELECT 'pile_' || n, 'pile_' || n, 'contact-message', $1,
         '{"name":"Aline","email":"a@example.rw","subject":"Hello","message":"Muraho"}'::jsonb, now() - interval '1 minute'
       FROM generate_series(1, 20) n
       UNION ALL VALUES ('late_buyer', 'late_buyer', 'welcome', $2, '{"firstname":"Aline"}'::jsonb, now()),
         ('late_code', 'late_code', 'verification-code', $3, '{"firstname":"Aline","code":"042137"}'::jsonb, now())`,
      [staff, buyer, coded],
    );
    await until(
      () => sink.mailsTo(staff),
      (mails) => mails.length === 20,
    );
    // Five are on their way at once.
    const first = sink.asked.filter((to) => [staff, buyer, coded].includes(to)).slice(0, 5);
    expect(first).toContain(coded);
    expect(first).toContain(buyer);
  });

  it("lets the staff answer a message of the contact form, and runs none of its markup", async () => {
    await sink.open();
    const name = "Jo <img src=x onerror=alert(1)>";
    const subject = `Delivery ${randomUUID()}`;
    const body = { name, email: "Diane@Example.RW", subject, message: "Muraho" };
    expect((await callShop(shop, "POST", "/api/contact", { body })).status).toBe(201);
    const [mail] = await until(
      () => sink.mailsTo(shop.admin.email).filter(({ source }) => source.includes(subject)),
      (mails) => mails.length > 0,
    );
    expect(mail?.source).toMatch(/^Reply-To: .*diane@example\.rw/im);
    const html = mail?.source.split("Content-Type: text/html")[1];
    expect(html).toContain("&#60;img src=3Dx");
    expect(html).not.toContain("<img");
  });

  it("carries the name of the shop, in its words and as its sender", async () => {
    await sink.open();
    const body = { siteName: "Imyenda & Co" };
    const put = await callShop(shop, "PUT", "/api/admin/app-settings", { token: admin, body });
    expect(put.status).toBe(200);
    const email = "named@example.rw";
    await callShop(shop, "POST", "/api/auth/register", {
      body: { email, password: "inyange-ku-mazi", firstname: "Aline", lastname: "Uwase" },
    });
    const [mail] = await until(
      () => sink.mailsTo(email),
      (mails) => mails.length > 0,
    );
    expect(mail?.source).toMatch(/^From: "?Imyenda & Co"? <shop@/m);
    expect(mail?.source).toMatch(/^Subject: \d{6} is your Imyenda & Co verification code/m);
    expect(mail?.source).not.toContain("STRIVE");
  });

  it("writes to everybody in his language: about an account, about an order, and to staff", async () => {
    await sink.open();
    const speak = async (token: string, language: string) => {
      const body = { language };
      expect((await callShop(shop, "PUT", "/api/auth/me", { token, body })).status).toBe(200);
    };
    const textOf = async (to: string, title: string) => {
      const texts = () => sink.mailsTo(to).map((mail) => bodiesOf(mail).text);
      const [text = ""] = await until(
        () => texts().filter((one) => one.includes(title)),
        (found) => found.length > 0,
      );
      return text;
    };
    const email = "keza@example.rw";
    const who = { email, password: "inyange-ku-mazi", firstname: "Keza", lastname: "Uwase" };
    await callShop(shop, "POST", "/api/auth/register", { body: { ...who, language: "rw" } });
    const asked = await textOf(email, "Muraho Keza,");
    const [code] = /^\d{6}$/m.exec(asked.replaceAll("\r", "")) ?? [];
    const verified = await callShop(shop, "POST", "/api/auth/verify-email", {
      body: { email, code },
    });
    const { user, token } = loginResponseSchema.parse(verified.json);
    expect(user.language).toBe("rw");
    expect(await textOf(email, "Ikaze muri")).toContain("https://strive.example/rw");

    await speak(admin, "rw");
    const french = await order(shop, variantId, "claire@example.rw", { language: "fr" });
    const { order_number: number } = french;
    const received = await textOf("claire@example.rw", `Nous avons votre commande ${number}`);
    expect(received).toContain(
      `https://strive.example/fr/checkout/confirmation?order=${french.id}#access=`,
    );
    expect(await textOf(shop.admin.email, `Komande nshya ${number}`)).toContain(
      "https://strive.example/rw/admin",
    );
    await speak(admin, "en");
    const body = { status: "shipped" };
    await callShop(shop, "PUT", `/api/orders/${french.id}/status`, { token: admin, body });
    expect(await textOf("claire@example.rw", "Votre commande est en route")).toContain(number);

    await speak(token, "fr");
    await new CreditDesk(shop, admin).give({ ...who, user, token }, 5_000);
    const gift = await textOf(email, "RWF 5,000 de crédit boutique");
    expect(gift).toContain("Bonjour Keza,");
    await allMailed(shop, admin);
  });

  inManyRounds(() => {
    it("arrives once when the process is killed between cause and mail", async () => {
      const placed = await order(shop, variantId, "killed@example.rw");
      await shop.kill9();
      await sink.open();
      await shop.restart();
      admin = await adminToken(shop);
      await until(
        () => sink.mailsTo("killed@example.rw"),
        (mails) => mails.length > 0,
      );
      await allMailed(shop, admin);
      expect(sink.mailsTo("killed@example.rw")).toHaveLength(1);
      expect(
        sink.mailsTo(shop.admin.email).filter(({ source }) => source.includes(placed.order_number)),
      ).toHaveLength(1);
      const ids = messageIds(sink.mails);
      expect(new Set(ids).size).toBe(ids.length);
    });
  });

  it("takes over a mail whose sender was killed, when its lease has run out", async () => {
    await sink.open();
    // As a killed process leaves it: claimed once, the lease still running.
    await query(
      shop,
      `INSERT INTO mail (id, key, template, recipient, facts, attempts, next_attempt_at)
       VALUES ('mail_left', 'mail_left', 'welcome', 'left@example.rw', '{"firstname":"Aline"}', 1, now() + interval '2 seconds')`,
    );
    await until(
      () => sink.mailsTo("left@example.rw"),
      (mails) => mails.length > 0,
    );
    await allMailed(shop, admin);
    expect(sink.mailsTo("left@example.rw")).toHaveLength(1);
  });

  it("has no outbox page and says nothing of one", async () => {
    expect((await fetch(new URL("/dev/outbox", shop.origin))).status).toBe(404);
    expect(shop.output()).not.toContain("/dev/outbox");
  });
});
