import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { loginResponseSchema } from "../../src/contracts/accounts";
import { productListResponseSchema } from "../../src/contracts/catalogue";
import { failureSchema } from "../../src/contracts/envelope";
import { mailListResponseSchema, mailResponseSchema, type Mail } from "../../src/contracts/mails";
import { placedOrderResponseSchema, type PlacedOrder } from "../../src/contracts/orders";
import { startShop, type Shop } from "../harness";
import { smtpSink, type SmtpSink } from "../harness/smtp-sink";

/** Longer than the first three delays between tries, and than a lease. */
const ARRIVES_MS = 100_000;
const SLOW_TEST_MS = 240_000;

async function until<Found>(look: () => Found | Promise<Found>, wanted: (found: Found) => boolean) {
  const end = Date.now() + ARRIVES_MS;
  for (;;) {
    const found = await look();
    if (wanted(found)) return found;
    if (Date.now() > end) throw new Error(`It did not come to that: ${JSON.stringify(found)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function call(
  shop: Shop,
  method: string,
  path: string,
  more: { body?: unknown; headers?: Record<string, string> } = {},
) {
  const { body, headers } = more;
  const response = await fetch(new URL(path, shop.origin), {
    method,
    headers: { ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, json: await response.json() };
}

async function adminHeaders(shop: Shop): Promise<Record<string, string>> {
  const { json } = await call(shop, "POST", "/api/auth/login", { body: shop.admin });
  return { Authorization: `Bearer ${loginResponseSchema.parse(json).token}` };
}

async function variantOf(shop: Shop): Promise<string> {
  const { json } = await call(shop, "GET", "/api/products?in_stock=true&limit=100");
  const variant = productListResponseSchema
    .parse(json)
    .data.flatMap(({ variants }) => variants)
    .find(({ stock_quantity }) => stock_quantity >= 12);
  if (!variant) throw new Error("The demo catalogue has no variant with twelve pieces.");
  return variant.id;
}

async function order(
  shop: Shop,
  variantId: string,
  email: string,
  key = randomUUID(),
): Promise<PlacedOrder> {
  const { status, json } = await call(shop, "POST", "/api/orders", {
    headers: { "Idempotency-Key": key },
    body: {
      items: [{ variant_id: variantId, quantity: 1 }],
      firstname: "Aline",
      lastname: "Uwase",
      email,
      phone: "0788 123 456",
      delivery_address: "KG 11 Ave, house 24",
      city: "Kigali",
      district: "Gasabo",
      country: "RW",
    },
  });
  expect(status).toBe(201);
  return placedOrderResponseSchema.parse(json).data;
}

async function mailsOf(shop: Shop, headers: Record<string, string>, query = ""): Promise<Mail[]> {
  const { status, json } = await call(shop, "GET", `/api/mails?limit=100${query}`, { headers });
  expect(status).toBe(200);
  return mailListResponseSchema.parse(json).data;
}

/** Nothing is owed any more: whatever arrives at all has arrived. */
const allSettled = (shop: Shop, headers: Record<string, string>) =>
  until(
    () => mailsOf(shop, headers, "&state=pending"),
    (pending) => pending.length === 0,
  );

async function query(shop: Shop, text: string, values: unknown[] = []) {
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}

const messageIds = (sources: readonly { source: string }[]) =>
  sources.map(({ source }) => /^Message-ID: (\S+)/im.exec(source)?.[1]);

describe("mail over SMTP", () => {
  let shop: Shop;
  let sink: SmtpSink;
  let variantId: string;
  let admin: Record<string, string>;

  beforeAll(async () => {
    sink = await smtpSink();
    shop = await startShop({ env: { SMTP_URL: sink.url, SHOP_URL: "https://strive.example" } });
    variantId = await variantOf(shop);
    admin = await adminHeaders(shop);
  });
  afterEach(async () => {
    sink.answer(() => null);
    await sink.close();
  });
  afterAll(() => shop.stop());

  it("tells buyer and staff of an order, each once, however often it is sent", async () => {
    await sink.open();
    const key = randomUUID();
    const placed = await order(shop, variantId, "once@example.rw", key);
    await order(shop, variantId, "once@example.rw", key);
    await until(
      () => mailsOf(shop, admin),
      (mails) => mails.length === 3,
    );
    await allSettled(shop, admin);
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

  it(
    "waits for a server that is down, and arrives once when it is up",
    async () => {
      await order(shop, variantId, "down@example.rw");
      const tried = await until(
        () => mailsOf(shop, admin, "&state=pending"),
        (mails) => mails.some(({ last_error: error }) => error !== null),
      );
      expect(tried.find(({ last_error: error }) => error !== null)?.last_error).toContain(
        "ECONNREFUSED",
      );
      await sink.open();
      await allSettled(shop, admin);
      expect(sink.mailsTo("down@example.rw")).toHaveLength(1);
    },
    SLOW_TEST_MS,
  );

  it(
    "tries again what the server puts off",
    async () => {
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
      await allSettled(shop, admin);
      expect(sink.asked.filter((to) => to === "later@example.rw")).toHaveLength(2);
      expect(sink.mailsTo("later@example.rw")).toHaveLength(1);
    },
    SLOW_TEST_MS,
  );

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
    const retry = await call(shop, "POST", `/api/mails/${dead?.id}/retry`, { headers: admin });
    expect(retry.status).toBe(200);
    expect(mailResponseSchema.parse(retry.json).data.state).toBe("pending");
    await until(
      () => sink.mailsTo("nobody@example.rw"),
      (mails) => mails.length > 0,
    );
    await allSettled(shop, admin);
    expect(sink.mailsTo("nobody@example.rw")).toHaveLength(1);
    expect(await mailsOf(shop, admin, "&state=dead")).toEqual([]);

    const again = await call(shop, "POST", `/api/mails/${dead?.id}/retry`, { headers: admin });
    expect(again.status).toBe(409);
    failureSchema.parse(again.json);
    const unknown = await call(shop, "POST", "/api/mails/mail_none/retry", { headers: admin });
    expect(unknown.status).toBe(404);
  });

  it("shows mails and their retry to admins alone", async () => {
    for (const [method, path] of [
      ["GET", "/api/mails"],
      ["POST", "/api/mails/mail_none/retry"],
    ] as const) {
      expect((await call(shop, method, path)).status).toBe(401);
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
    await allSettled(shop, admin);
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

  it(
    "arrives once when the process is killed between cause and mail",
    async () => {
      const placed = await order(shop, variantId, "killed@example.rw");
      await shop.kill9();
      await sink.open();
      shop = await shop.restart();
      admin = await adminHeaders(shop);
      await until(
        () => sink.mailsTo("killed@example.rw"),
        (mails) => mails.length > 0,
      );
      await allSettled(shop, admin);
      expect(sink.mailsTo("killed@example.rw")).toHaveLength(1);
      expect(
        sink.mailsTo(shop.admin.email).filter(({ source }) => source.includes(placed.order_number)),
      ).toHaveLength(1);
      const ids = messageIds(sink.mails);
      expect(new Set(ids).size).toBe(ids.length);
    },
    SLOW_TEST_MS,
  );

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
    await allSettled(shop, admin);
    expect(sink.mailsTo("left@example.rw")).toHaveLength(1);
  });

  it("has no outbox page and says nothing of one", async () => {
    expect((await fetch(new URL("/dev/outbox", shop.origin))).status).toBe(404);
    expect(shop.output()).not.toContain("/dev/outbox");
  });
});

describe("mail without SMTP", () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.stop());

  const page = async (path: string) => {
    const response = await fetch(new URL(path, shop.origin));
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it("keeps what would be sent and shows it at /dev/outbox, as the start says", async () => {
    expect(shop.output()).toContain("/dev/outbox");
    const placed = await order(shop, await variantOf(shop), "kept@example.rw");
    await query(
      shop,
      `INSERT INTO mail (id, key, template, recipient, facts)
       VALUES ('mail_code', 'mail_code', 'reset-code', 'code@example.rw', '{"firstname":"<b>Eve</b>","code":"042137"}')`,
    );
    const { text, headers } = await until(
      () => page("/dev/outbox"),
      (outbox) => outbox.text.includes("042137") && outbox.text.includes("kept@example.rw"),
    );
    expect(text).toContain(`We have your order ${placed.order_number}`);
    expect(text).toContain("042137 is your STRIVE password reset code");
    expect(text).not.toContain("<b>Eve</b>");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("content-security-policy")).not.toContain("script-src");

    const html = await page("/dev/outbox/mail_code");
    expect(html.status).toBe(200);
    expect(html.text).toContain("042137");
    expect(html.headers.get("content-security-policy")).toMatch(/default-src 'none'.*; sandbox/);
    expect((await page("/dev/outbox/mail_none")).status).toBe(404);
  });
});

describe("a real shop without SMTP", () => {
  it(
    "has no outbox page; its mails wait until there is a server, and two instances send each once",
    async () => {
      // An operator's own PostgreSQL, for which the server of another shop stands here.
      const host = await startShop({ env: { SEED_DEMO: "false" } });
      let shop: Shop | undefined;
      let twin: Shop | undefined;
      const sink = await smtpSink();
      try {
        await query(host, "CREATE DATABASE own_shop");
        const databaseUrl = new URL(host.databaseUrl);
        databaseUrl.pathname = "/own_shop";
        const env = {
          NODE_ENV: "production",
          DATABASE_URL: databaseUrl.href,
          JWT_SECRET: "kanombe-gikondo-remera-0123456789-abc",
          COOKIE_SECRET: "nyabugogo-kimironko-0123456789-defgh",
        };
        shop = await startShop({ env });
        expect(shop.output()).not.toContain("/dev/outbox");
        expect(shop.output()).toContain("SMTP_URL");
        expect((await fetch(new URL("/dev/outbox", shop.origin))).status).toBe(404);
        await query(
          shop,
          `INSERT INTO mail (id, key, template, recipient, facts)
           VALUES ('mail_w', 'mail_w', 'welcome', 'wait@example.rw', '{"firstname":"Aline"}')`,
        );
        await shop.stop();
        await sink.open();
        shop = await startShop({ env: { ...env, SMTP_URL: sink.url } });
        await until(
          () => sink.mailsTo("wait@example.rw"),
          (mails) => mails.length > 0,
        );
        expect(sink.mailsTo("wait@example.rw")).toHaveLength(1);

        // Two instances whose sweeps strike at the same second: nobody gets two.
        twin = await startShop({ env: { ...env, SMTP_URL: sink.url } });
        await query(
          shop,
          `INSERT INTO mail (id, key, template, recipient, facts)
           SELECT 'mail_' || n, 'mail_' || n, 'welcome', 'twin' || n || '@example.rw', '{"firstname":"Aline"}'
           FROM generate_series(1, 40) n`,
        );
        await allSettled(shop, await adminHeaders(shop));
        const recipients = sink.mails.map(({ to }) => to).filter((to) => to.startsWith("twin"));
        expect(recipients).toHaveLength(40);
        expect(new Set(recipients).size).toBe(40);
      } finally {
        await shop?.stop();
        await twin?.stop();
        await sink.close();
        await host.stop();
      }
    },
    SLOW_TEST_MS,
  );
});
