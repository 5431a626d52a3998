import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { loginResponseSchema } from "../../src/contracts/accounts";
import { productListResponseSchema } from "../../src/contracts/catalogue";
import { ownShop, use } from "../../harness/use-shop";
import { startSpanCollector, type CollectedSpan } from "../../harness/span-collector";
import { until } from "../../harness/until";

const BUYER = {
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

describe("traces", () => {
  const collector = use(startSpanCollector, (it) => it.close());
  const shop = ownShop(() => ({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_EXPORTER_OTLP_HEADERS: "x-collector-key=ingabo-9",
      OTEL_BSP_SCHEDULE_DELAY: "200",
    },
  }));

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
      body: JSON.stringify({ items: [{ variant_id: variant?.id, quantity: 1 }], ...BUYER }),
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
      body: JSON.stringify({ order_number: "STR-31415", email: BUYER.email }),
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
      body: JSON.stringify(shop.admin),
    });
    const { token } = loginResponseSchema.parse(await login.json());
    const nativeLogin = await fetch(new URL("/auth/user/emailpass", shop.backoffice ?? ""), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(shop.admin),
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
      ...Object.values(BUYER).filter((value) => value.length > 6 && value !== "Gasabo"),
      "788654321",
      shop.admin.email,
      shop.admin.password,
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
