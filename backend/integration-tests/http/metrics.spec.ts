import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { failureSchema } from "../../src/contracts/envelope";
import { placedOrderResponseSchema, type CreateOrderBody } from "../../src/contracts/orders";
import { backOfficeToken } from "../../harness/back-office";
import { makeGoods } from "../../harness/goods";
import { callShop, withDatabase } from "../../harness/people";
import { BUYER } from "../../harness/sales-counter";
import type { OwnShop, Shop } from "../../harness/shop";
import { until } from "../../harness/until";
import { ownPostgres, ownShop } from "../../harness/use-shop";

/** How often the database is asked for the metrics, and a little more. */
const ASKED_AGAIN_MS = 2200;
/** More than SLOW_QUERY_MS of the shop. */
const HELD_MS = 700;

type Labels = Record<string, string>;

/** The exposition, read: every sample by name and labels. */
class Exposition {
  readonly samples = new Map<string, { labels: Labels; value: number }[]>();

  constructor(readonly text: string) {
    for (const line of text.split("\n")) {
      const [, name, inner = "", value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      if (name === undefined || value === undefined) continue;
      const labels: Labels = {};
      for (const [, key = "", quoted = ""] of inner.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)) {
        labels[key] = quoted;
      }
      const known = this.samples.get(name) ?? [];
      known.push({ labels, value: Number(value) });
      this.samples.set(name, known);
    }
  }

  /** The sum of the samples with these labels; undefined: there is none. */
  value(name: string, wanted: Labels = {}): number | undefined {
    const found = (this.samples.get(name) ?? []).filter(({ labels }) =>
      Object.entries(wanted).every(([key, value]) => labels[key] === value),
    );
    return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
  }
}

async function scrape(shop: Shop, headers: Record<string, string> = {}): Promise<Exposition> {
  const response = await fetch(new URL("/metrics", shop.backoffice ?? ""), { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  return new Exposition(await response.text());
}

const query = (shop: Shop, text: string) => withDatabase(shop, (database) => database.query(text));

/** Runs `work` while somebody else holds a table, for longer than a statement may take unnoticed. */
async function whileHeld<Result>(
  shop: Shop,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const waiting = await withDatabase(shop, async (holder) => {
    await holder.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    const begun = work();
    await sleep(HELD_MS);
    return { begun };
  });
  return waiting.begun;
}

const logLines = (shop: OwnShop) =>
  shop
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const order = (shop: Shop, items: CreateOrderBody["items"], key: string) =>
  callShop(shop, "POST", "/api/orders", {
    headers: { "Idempotency-Key": key },
    body: { ...BUYER, email: "counted@example.rw", items },
  });

describe("metrics", () => {
  const postgres = ownPostgres({ isReady: true });
  const shop = ownShop(() => ({
    env: {
      DATABASE_URL: postgres.databaseUrl,
      SLOW_QUERY_MS: "400",
      PACE: "0.2",
      DEV_OUTBOX: "true",
    },
  }));
  let variantId: string;
  beforeAll(async () => {
    [{ variantId }] = await makeGoods(shop, { pieces: 12 });
  });

  it("are told on the back office's door alone, and not through a proxy without a token", async () => {
    const front = await fetch(new URL("/metrics", shop.origin));
    expect(front.status).toBe(404);
    failureSchema.parse(await front.json());
    const proxied = await fetch(new URL("/metrics", shop.backoffice ?? ""), {
      headers: { "X-Forwarded-For": "41.186.0.1" },
    });
    expect(proxied.status).toBe(404);
    failureSchema.parse(await proxied.json());
    const posted = await fetch(new URL("/metrics", shop.backoffice ?? ""), { method: "POST" });
    expect(posted.status).toBe(405);
    const head = await fetch(new URL("/metrics", shop.backoffice ?? ""), { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("say what runs, and that the database answers", async () => {
    const now = await scrape(shop);
    expect(now.value("strive_build_info", { node_version: process.versions.node })).toBe(1);
    expect(now.value("strive_open")).toBe(1);
    expect(now.value("strive_database_up")).toBe(1);
    expect(now.value("strive_redis_up")).toBeUndefined();
    expect(now.value("process_resident_memory_bytes")).toBeGreaterThan(50_000_000);
    expect(now.value("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
    for (const pool of ["shop", "medusa"]) {
      expect(now.value("strive_database_connections", { pool })).toBeGreaterThan(0);
      expect(now.value("strive_database_connections_max", { pool })).toBeGreaterThan(0);
      expect(now.value("strive_database_connection_waiters", { pool })).toBe(0);
    }
    expect(now.value("strive_mails", { state: "dead" })).toBe(0);
    expect(now.value("strive_orders_unbuilt_oldest_seconds")).toBe(0);
    expect(now.value("strive_imports_waiting", { kind: "file" })).toBe(0);
    expect(now.value("strive_catalogue_changes_waiting")).toBeGreaterThanOrEqual(0);
    expect(now.value("strive_doctor_age_seconds")).toBeGreaterThan(0);
    // Nobody has looked yet: there is nothing to say.
    expect(now.value("strive_doctor_rules_broken")).toBeUndefined();
  });

  it("have help, a type and names by the rules, and every sample has both", async () => {
    const { text, samples } = await scrape(shop);
    const helped = new Set([...text.matchAll(/^# HELP (\w+) \S/gm)].map(([, name]) => name));
    const typed = new Map(
      [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name, type]),
    );
    for (const name of samples.keys()) {
      const family = typed.has(name) ? name : name.replace(/_(bucket|sum|count)$/, "");
      expect(helped.has(family), name).toBe(true);
      if (name.startsWith("strive_") && typed.get(family) === "counter")
        expect(name).toMatch(/_total$/);
    }
  });

  it("count requests by template and class, and ready answers too, never by what clients say", async () => {
    const url = new URL("/api/products?limit=7", shop.origin);
    const before = await scrape(shop);
    const first = await fetch(url);
    const etag = first.headers.get("etag") ?? "";
    await first.text();
    for (let round = 0; round < 10; round += 1) await (await fetch(url)).text();
    for (let round = 0; round < 3; round += 1) {
      expect((await fetch(url, { headers: { "If-None-Match": etag } })).status).toBe(304);
    }
    for (const path of ["/api/orders/order_UNKNOWN1", "/api/nothing-Kamanzi", "/Kamanzi/photo-1"]) {
      expect((await fetch(new URL(path, shop.origin))).status).toBeGreaterThanOrEqual(400);
    }
    await (await fetch(new URL("/", shop.origin))).text();
    await (await fetch(new URL("/product/order_UNKNOWN1", shop.origin))).text();
    const now = await scrape(shop);
    const grown = (labels: Labels) =>
      (now.value("strive_http_requests_total", labels) ?? 0) -
      (before.value("strive_http_requests_total", labels) ?? 0);
    expect(grown({ door: "front", route: "/api/products", method: "GET", status: "2xx" })).toBe(1);
    expect(grown({ door: "front", route: "ready", status: "2xx" })).toBe(10);
    expect(grown({ door: "front", route: "ready", status: "3xx" })).toBe(3);
    expect(grown({ door: "front", route: "/api/orders/:id", status: "4xx" })).toBe(1);
    expect(grown({ door: "front", route: "/api/other", status: "4xx" })).toBe(1);
    expect(grown({ door: "front", route: "/other", status: "4xx" })).toBe(1);
    expect(grown({ door: "front", route: "/", status: "2xx" })).toBe(1);
    expect(grown({ door: "front", route: "/product" })).toBe(1);
    expect(now.text).not.toMatch(/UNKNOWN1|Kamanzi/);
    const timed = { door: "front", route: "/api/products", method: "GET" };
    expect(now.value("strive_http_request_duration_seconds_count", timed)).toBeGreaterThan(0);
    expect(now.value("strive_http_request_duration_seconds_bucket", { ...timed, le: "+Inf" })).toBe(
      now.value("strive_http_request_duration_seconds_count", timed),
    );
    expect(now.value("strive_read_cache_hits_total", { kind: "data" })).toBeGreaterThanOrEqual(13);
    expect(now.value("strive_read_cache_misses_total", { kind: "data" })).toBeGreaterThan(0);
    expect(now.value("strive_read_cache_misses_total", { kind: "page" })).toBeGreaterThan(0);
    expect(now.value("strive_read_cache_entries")).toBeGreaterThan(0);
    expect(now.value("strive_read_cache_bytes")).toBeGreaterThan(1000);
    expect(now.value("strive_http_requests_in_flight")).toBe(0);
  });

  it("count what the door refuses, by its reason", async () => {
    const before = await scrape(shop);
    expect((await fetch(new URL(`/api/products?q=${"x".repeat(3000)}`, shop.origin))).status).toBe(
      414,
    );
    expect((await fetch(new URL("/api/products?a[9999]=1", shop.origin))).status).toBe(400);
    const now = await scrape(shop);
    const grown = (reason: string) =>
      (now.value("strive_http_refusals_total", { reason }) ?? 0) -
      (before.value("strive_http_refusals_total", { reason }) ?? 0);
    expect([grown("uri_too_long"), grown("invalid_request")]).toEqual([1, 1]);
  });

  it("count placements by outcome, payments by method and state, mails and jobs", async () => {
    const key = randomUUID();
    const items = [{ variant_id: variantId, quantity: 1 }];
    const { json } = await order(shop, items, key);
    const placed = placedOrderResponseSchema.parse(json).data;
    expect((await order(shop, items, key)).status).toBe(201);
    expect((await order(shop, [{ variant_id: variantId, quantity: 2 }], key)).status).toBe(409);
    expect(
      (await order(shop, [{ variant_id: variantId, quantity: 99 }], randomUUID())).status,
    ).toBe(409);
    const pay = (method: string) =>
      fetch(new URL("/api/payments", shop.origin), {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({
          order_id: placed.id,
          access_token: placed.access_token,
          payment_method: method,
        }),
      });
    expect((await pay("cod")).status).toBe(201);
    expect((await pay("placeholder")).status).toBe(201);
    const now = await until(
      () => scrape(shop),
      (seen) =>
        (seen.value("strive_mail_attempts_total", { outcome: "kept" }) ?? 0) > 0 &&
        (seen.value("strive_job_duration_seconds_count", { outcome: "done" }) ?? 0) > 0,
    );
    const outcomes = ["placed", "replayed", "mismatch", "short", "failed"].map((outcome) =>
      now.value("strive_checkouts_total", { outcome }),
    );
    expect(outcomes).toEqual([1, 1, 1, 1, 0]);
    const change = (method: string, status: string) =>
      now.value("strive_payment_changes_total", { method, status });
    expect([change("cod", "pending"), change("cod", "failed")]).toEqual([1, 1]);
    expect(change("placeholder", "pending")).toBe(1);
    expect(change("placeholder", "completed") ?? 0).toBe(0);
    // Names and labels; any digits may follow each other in what was measured.
    const said = now.text.replace(/ [-+.\deE]+$/gm, "");
    expect(said).toContain('strive_checkouts_total{outcome="placed"}');
    expect(said).not.toMatch(/counted@|0788|788123456/);
    expect(now.text).not.toContain(placed.id);
  });

  it("show what waits in the database, asked at most once in ten seconds", async () => {
    await query(
      shop,
      `INSERT INTO mail (id, key, template, recipient, facts, state)
       SELECT 'mail_d' || n, 'mail_d' || n, 'welcome', 'dead@example.rw', '{}', 'dead'
       FROM generate_series(1, 3) n`,
    );
    const seen = await until(
      () => scrape(shop),
      (now) => now.value("strive_mails", { state: "dead" }) === 3,
      ASKED_AGAIN_MS + 2000,
    );
    expect(seen.value("strive_jobs_waiting") ?? 0).toBeGreaterThanOrEqual(0);
    await query(shop, "DELETE FROM mail WHERE id LIKE 'mail_d%'");
    // Asked a moment ago: the figure of then still stands.
    expect((await scrape(shop)).value("strive_mails", { state: "dead" })).toBe(3);
  });

  it("count slow statements, and the log shows them without values and with the request", async () => {
    const { status } = await whileHeld(shop, "checkout_order", () =>
      order(shop, [{ variant_id: variantId, quantity: 1 }], randomUUID()),
    );
    expect(status).toBe(201);
    const slow = logLines(shop).find(
      ({ msg, pool, request_id: id }) => msg === "slow statement" && pool === "shop" && id,
    );
    expect(slow?.["level"]).toBe("warn");
    expect(slow?.["request_id"]).toMatch(/^[\w-]{36}$/);
    expect(slow?.["ms"]).toBeGreaterThanOrEqual(400);
    expect(slow?.["name"]).toMatch(/^checkout[.]/);
    expect(slow?.["statement"]).toMatch(/^WITH chosen AS .*\$1/);
    expect(JSON.stringify(slow)).not.toMatch(/counted@|Uwase|KG 11/);
    expect(
      (await scrape(shop)).value("strive_slow_statements_total", { pool: "shop" }),
    ).toBeGreaterThan(0);
  });

  it("measure the statements of Medusa's own connections, too", async () => {
    const token = await backOfficeToken(shop);
    const answer = await whileHeld(shop, "sales_channel", () =>
      fetch(new URL("/admin/sales-channels", shop.backoffice ?? ""), {
        headers: { Authorization: `Bearer ${token}` },
      }),
    );
    expect(answer.status).toBe(200);
    // On a busy machine others of that connection are slow as well.
    const slow = await until(
      () => logLines(shop).filter(({ msg, pool }) => msg === "slow statement" && pool === "medusa"),
      (lines) => lines.some(({ statement }) => String(statement).includes("sales_channel")),
    );
    expect(slow.map(({ request_id: of }) => of)).toContain(answer.headers.get("x-request-id"));
  });

  // Last: the database does not come back.
  it("answer while the database is away, without what nobody can know then", async () => {
    await postgres.stop();
    const now = await until(
      () => scrape(shop),
      (seen) => seen.value("strive_database_up") === 0,
    );
    expect(now.value("strive_open")).toBe(1);
    // Nobody should take "unknown" for "nothing waits".
    const unknown = await until(
      () => scrape(shop),
      (seen) => seen.value("strive_mails", { state: "dead" }) === undefined,
      ASKED_AGAIN_MS + 2000,
    );
    expect(unknown.value("strive_orders_unbuilt_oldest_seconds")).toBeUndefined();
  });
});
