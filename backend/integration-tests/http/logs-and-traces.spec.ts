import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { loginResponseSchema } from "../../src/contracts/accounts";
import {
  categoryResponseSchema,
  savedProductResponseSchema,
} from "../../src/contracts/catalogue-writes";
import { placedOrderResponseSchema } from "../../src/contracts/orders";
import { canvas } from "../../harness/odd-pictures";
import type { Shop } from "../../harness/shop";
import { until } from "../../harness/until";
import { ownPostgres, ownShop, use } from "../../harness/use-shop";
import { useS3 } from "../../harness/use-stand-ins";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { productListResponseSchema } from "../../src/contracts/catalogue";
import { startSpanCollector, type CollectedSpan } from "../../harness/span-collector";

/** Each setting that is a secret, with a value that is found again wherever it turns up. */
const SECRETS = {
  JWT_SECRET: "jwt-Umutekano-3f9c1b7a5d2e8046-kigali",
  COOKIE_SECRET: "cookie-Ibanga-90b1c2d3e4f5a6b7-huye",
  SMTP_URL: "smtp://shop:smtp-Urufunguzo-77aa@127.0.0.1:9",
  MOMO_API_USER: "momo-user-5c1d-Amafaranga",
  MOMO_API_KEY: "momo-key-8e2f-Amafaranga",
  MOMO_SUBSCRIPTION_KEY: "momo-subscription-1a7b-Amafaranga",
  MOMO_REFUND_API_USER: "refund-user-2d4e-Amafaranga",
  MOMO_REFUND_API_KEY: "refund-key-6f3c-Amafaranga",
  MOMO_REFUND_SUBSCRIPTION_KEY: "refund-subscription-9b0d-Amafaranga",
  METRICS_TOKEN: "metrics-Imibare-token-5150",
  ADMIN_PASSWORD: "admin-Ijambobanga-9-x",
} as const;
const DATABASE_PASSWORD = "database-Ububiko-pw-61";
const NEWCOMER = { email: "newcomer.secret@example.rw", password: "newcomer-Ibanga-7-y" };
const BUYER = { email: "buyer.secret@example.rw", phone: "0788765432", name: "Mugabekazi" };

const TRACED = {
  firstname: "Mugishakazi",
  lastname: "Ntwalivuga",
  email: "traced-buyer@example.rw",
  phone: "0788654321",
  delivery_address: "KG 977 Avenue, house 31415",
  city: "Kigali",
  district: "Gasabo",
  country: "RW",
};

const idOf = (response: Response) => response.headers.get("x-request-id") ?? "";

const collector = use(startSpanCollector, (it) => it.close());
const pictures = useS3();
const postgres = ownPostgres({ user: { name: "keeper", password: DATABASE_PASSWORD } });
const shop = ownShop(() => ({
  env: {
    ...SECRETS,
    DATABASE_URL: postgres.databaseUrl,
    LOG_LEVEL: "debug",
    SEED_DEMO: "false",
    SLOW_QUERY_MS: "1",
    MOMO_BASE_URL: "http://127.0.0.1:9",
    ...pictures.env,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_EXPORTER_OTLP_HEADERS: "x-collector-key=ingabo-9",
    OTEL_BSP_SCHEDULE_DELAY: "200",
  },
}));
/** Who came in with the first start. */
const admin = () => ({ email: shop.admin.email, password: SECRETS.ADMIN_PASSWORD });

describe("logs at debug level", () => {
  const tokens: string[] = [];

  const at = (address: string) => new URL(address, shop.origin);
  const post = async (url: string | URL, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(new URL(url, shop.origin), {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, json: await response.json().catch(() => null) };
  };
  const query = async <Row extends object>(of: Shop, text: string): Promise<Row[]> => {
    const client = new Client({ connectionString: of.databaseUrl });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  };

  it("follow typical work", async () => {
    const login = await post("/api/auth/login", admin());
    const { token } = loginResponseSchema.parse(login.json);
    tokens.push(token);
    const native = await post(new URL("/auth/user/emailpass", shop.backoffice ?? ""), admin());
    tokens.push((native.json as { token: string }).token);
    const staff = { Authorization: `Bearer ${token}` };
    const refused = await post("/api/auth/login", { ...admin(), password: "wrong-Ibanga-0-z" });
    expect(refused.json).toMatchObject({ success: false });
    const registered = await post("/api/auth/register", {
      firstname: "Keza",
      lastname: "Uwera",
      ...NEWCOMER,
    });
    expect(registered.status).toBeLessThan(300);
    await post("/api/auth/forgot-password", { email: admin().email });

    const category = await post("/api/categories", { category_name: "Imyenda" }, staff);
    const form = new FormData();
    const fields = {
      product_name: "Ikanzu",
      price: "25000",
      stock_quantity: "5",
      category_id: categoryResponseSchema.parse(category.json).data.id,
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const picture = await canvas(400, 500, "#b5301a").jpeg().toBuffer();
    form.append("images", new Blob([new Uint8Array(picture)]), "a.jpg");
    const made = await fetch(at("/api/products"), { method: "POST", body: form, headers: staff });
    const { data: product } = savedProductResponseSchema.parse(await made.json());
    expect(pictures.names().length).toBeGreaterThan(0);
    const [variant] = product.variants;
    const ordered = await post(
      "/api/orders",
      {
        items: [{ variant_id: variant?.id, quantity: 1 }],
        firstname: BUYER.name,
        lastname: "Uwase",
        email: BUYER.email,
        phone: BUYER.phone,
        delivery_address: "KG 11 Ave, house 24",
        city: "Kigali",
        district: "Gasabo",
        country: "RW",
      },
      { "Idempotency-Key": randomUUID() },
    );
    const placed = placedOrderResponseSchema.parse(ordered.json).data;
    tokens.push(placed.access_token);
    // Nothing answers where mobile money, mails and pictures go: all of it fails and is told.
    await post("/api/payments", {
      order_id: placed.id,
      access_token: placed.access_token,
      payment_method: "momo",
      phone: BUYER.phone,
    });
    pictures.fault = () => "fails";
    await fetch(at("/uploads/none.webp"));
    await fetch(at(`/api/orders/${placed.id}?access_token=${placed.access_token}`));
    const metrics = new URL("/metrics", shop.backoffice ?? "");
    const told: number[] = [];
    for (const shown of [SECRETS.METRICS_TOKEN, "metrics-Imibare-token-5151"]) {
      // With a token it may come through a proxy.
      const headers = { Authorization: `Bearer ${shown}`, "X-Forwarded-For": "10.0.0.9" };
      told.push((await fetch(metrics, { headers })).status);
    }
    expect(told).toEqual([200, 401]);
    expect((await fetch(metrics)).status).toBe(401);
    expect((await fetch(at("/api/mails?limit=5"), { headers: staff })).status).toBe(200);
    await until(
      () => shop.output(),
      (text) => text.includes("was not sent") && text.includes('"msg":"slow statement"'),
    );
  });

  it("name job, duration and request", async () => {
    const lines = await until(
      () =>
        shop
          .output()
          .split("\n")
          .filter((line) => line.startsWith("{"))
          .map((line) => JSON.parse(line) as Record<string, unknown>),
      (found) => found.some(({ msg, job }) => msg === "job" && job === "send-mails"),
    );
    const job = lines.find(({ msg, job }) => msg === "job" && job === "send-mails");
    expect(job).toMatchObject({ level: "debug", is_done: true });
    expect(job?.["ms"]).toBeGreaterThanOrEqual(0);
    // What is said within a job says so, without a word of the code that said it.
    const unsent = lines.find(({ msg }) => String(msg).includes("was not sent"));
    expect(unsent).toMatchObject({ level: "warn", job: "send-mails" });
    const ofRequest = lines.filter(
      ({ msg, request_id: id }) => msg === "slow statement" && typeof id === "string",
    );
    expect(ofRequest.length).toBeGreaterThan(0);
  });

  it("hold no secret, no token, no code and nothing of people", async () => {
    const codes = await query<{ code: string }>(
      shop,
      "SELECT facts->>'code' AS code FROM mail WHERE facts ? 'code'",
    );
    expect(codes.length).toBeGreaterThan(0);
    const folder = path.join(shop.dataDir, "logs");
    const files = await readdir(folder).catch(() => []);
    const written = await Promise.all(
      files.map((name) => readFile(path.join(folder, name), "utf8")),
    );
    const all = [shop.output(), ...written].join("\n");
    expect(all.split("\n").length).toBeGreaterThan(50);
    const secrets = [
      ...Object.values(SECRETS),
      pictures.secret,
      pictures.env["S3_ACCESS_KEY_ID"] ?? "",
      "smtp-Urufunguzo-77aa",
      DATABASE_PASSWORD,
      NEWCOMER.password,
      "wrong-Ibanga-0-z",
      NEWCOMER.email,
      BUYER.email,
      BUYER.phone,
      BUYER.phone.slice(1),
      BUYER.name,
      ...tokens,
      ...codes.map(({ code }) => `"${code}"`),
    ];
    for (const secret of secrets) expect(all.includes(secret), secret).toBe(false);
    for (const { code } of codes) expect(all).not.toMatch(new RegExp(`code\\D{0,20}${code}`, "i"));
  });
});

describe("traces", () => {
  /** The span of our door for a request, when it has been sent. */
  const doorSpan = (requestId: string) =>
    until(
      () =>
        collector.spans.find(
          ({ attributes }) =>
            attributes["strive.request_id"] === requestId && attributes["strive.door"] !== "page",
        ),
      (found) => found !== undefined,
    );
  const partsOf = ({ traceId }: CollectedSpan) =>
    collector.spans.filter((span) => span.traceId === traceId);

  it("begin at the front door and hold what Medusa, our SQL and the storefront do", async () => {
    const listed = await fetch(new URL("/api/products?in_stock=true&limit=100", shop.origin));
    const variant = productListResponseSchema
      .parse(await listed.json())
      .data.flatMap(({ variants }) => variants)
      .find(({ stock_quantity: pieces }) => pieces >= 2);
    await fetch(new URL("/api/products?q=traced-query-value", shop.origin));
    const answer = await fetch(new URL("/api/orders", shop.origin), {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": randomUUID(),
        Cookie: "session=traced-cookie-value",
      },
      body: JSON.stringify({ items: [{ variant_id: variant?.id, quantity: 1 }], ...TRACED }),
    });
    expect(answer.status).toBe(201);
    const span = await doorSpan(idOf(answer));
    expect(span).toMatchObject({
      name: "POST /api/orders",
      attributes: {
        "http.request.method": "POST",
        "http.route": "/api/orders",
        "http.response.status_code": 201,
        "strive.door": "front",
      },
    });
    expect(span.parentSpanId ?? "").toBe("");
    const names = partsOf(span).map(({ name }) => name);
    expect(names).toContain("middleware: gatekeeper");
    expect(names).toContain("route handler: /api/orders");
    // Each part hangs on another one of the same request.
    const ids = new Set(partsOf(span).map(({ spanId }) => spanId));
    for (const part of partsOf(span)) {
      if (part.spanId !== span.spanId) expect(ids.has(part.parentSpanId ?? "")).toBe(true);
    }
  });

  it("name statements without their values", async () => {
    const answer = await fetch(new URL("/api/orders/lookup", shop.origin), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ order_number: "STR-31415", email: TRACED.email }),
    });
    const span = await doorSpan(idOf(answer));
    const parts = await until(
      () => partsOf(span),
      (found) => found.some(({ attributes }) => "db.statement" in attributes),
    );
    const statements = parts.map(({ attributes }) => String(attributes["db.statement"]));
    expect(statements.join("\n")).toMatch(/FROM \S+/);
  });

  it("follow a login of staff, Medusa's workflow and its native API", async () => {
    const login = await fetch(new URL("/api/auth/login", shop.origin), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(admin()),
    });
    const { token } = loginResponseSchema.parse(await login.json());
    const nativeLogin = await fetch(new URL("/auth/user/emailpass", shop.backoffice ?? ""), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(admin()),
    });
    const native = ((await nativeLogin.json()) as { token: string }).token;
    const tagged = await fetch(new URL("/admin/product-tags?fields=id", shop.backoffice ?? ""), {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${native}` },
      body: JSON.stringify({ value: "traced-tag-value" }),
    });
    expect(tagged.status).toBe(200);
    const span = await doorSpan(idOf(tagged));
    expect(span.name).toBe("POST /admin/*");
    const names = (
      await until(
        () => partsOf(span).map(({ name }) => name),
        (found) => found.some((name) => name.startsWith("workflow:")),
      )
    ).join("\n");
    expect(names).toMatch(/^workflow:create-product-tags$/m);
    expect(names).toMatch(/^step:.*:invoke$/m);
    expect(names).toMatch(/^route handler: \/admin\/product-tags$/m);
    expect(names).toMatch(/^pg\.query/m);
    expect(collector.received()).not.toContain(token);
    expect(collector.received()).not.toContain(native);
  });

  it("hold a page and what it asked of /api while it was rendered", async () => {
    const answer = await fetch(new URL("/?traced=query-of-a-page", shop.origin));
    await answer.text();
    const span = await doorSpan(idOf(answer));
    expect(span.name).toBe("GET /");
    const inner = await until(
      () => partsOf(span).filter(({ attributes }) => attributes["strive.door"] === "page"),
      (found) => found.length > 0,
    );
    expect(inner[0]?.parentSpanId).toBe(span.spanId);
    expect(inner[0]?.name).toMatch(/^GET \/api\//);
  });

  it("carry nothing of people, headers, queries or secrets", () => {
    const sent = collector.received();
    expect(sent).toContain("x-collector-key");
    expect(collector.spans.length).toBeGreaterThan(20);
    for (const secret of [
      ...Object.values(TRACED).filter((value) => value.length > 6 && value !== "Gasabo"),
      "788654321",
      shop.admin.email,
      SECRETS.ADMIN_PASSWORD,
      "traced-cookie-value",
      "traced-query-value",
      "query-of-a-page",
      "traced-tag-value",
      "STR-31415",
    ]) {
      expect(sent.includes(secret), secret).toBe(false);
    }
    const keys = new Set(collector.spans.flatMap(({ attributes }) => Object.keys(attributes)));
    for (const key of ["authorization", "cookie", "user-agent", "host", "http.url"]) {
      expect(keys.has(key), key).toBe(false);
    }
  });

  it("are no reason to close late, also when nobody takes them", async () => {
    collector.hang();
    await fetch(new URL("/api/products?limit=3", shop.origin));
    const began = performance.now();
    expect(await shop.close()).toBe(0);
    expect(performance.now() - began).toBeLessThan(15_000);
  });
});

describe("without an address for traces", () => {
  it("nothing of it is loaded", async () => {
    const program = `
      const { openTracing } = require("./server/tracing/index.js");
      const { parseEnv } = require("./src/lib/env.js");
      require("./launch/shop/open-shop.js");
      openTracing(parseEnv({})).then((tracing) => {
        const looked = /prom-client|sdk-node|sdk-trace|instrumentation-pg|otlp/;
        const loaded = Object.keys(require.cache).filter((file) => looked.test(file));
        process.stdout.write(JSON.stringify({ tracing, loaded }), () => process.exit(0));
      });`;
    const { stdout } = await promisify(execFile)(process.execPath, ["-e", program], {
      cwd: path.resolve(__dirname, "../../.medusa/server"),
    });
    const { tracing, loaded } = JSON.parse(stdout) as { tracing: unknown; loaded: string[] };
    expect(tracing).toBeNull();
    expect(loaded.some((file) => file.includes("/prom-client/"))).toBe(true);
    expect(loaded.filter((file) => !file.includes("/prom-client/"))).toEqual([]);
  });
});
