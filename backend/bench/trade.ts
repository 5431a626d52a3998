/**
 * `npx tsx backend/bench/trade.ts [minutes]`: people buy, pay, change their mind or forget to pay, while
 * staff receive goods, correct stock and change prices in the form, in an outdated spreadsheet and in
 * Medusa's dashboard. Then stock must be exactly what came in less what was sold.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";
import { savedProductResponseSchema, type SavedProduct } from "../src/contracts/catalogue-writes";
import { enterBackOffice, piecesAt, stockPlaceOf, type BackOffice } from "../harness/back-office";
import { orderBody } from "../harness/checkout-storm";
import { makeGoods } from "../harness/goods";
import { waitUntilBuilt } from "../harness/order-audit";
import { callShop, logIn, type Answer } from "../harness/people";
import { startShop, type OwnShop } from "../harness/shop";
import { askDoctor } from "../harness/shop-command";
import { auditWhenDone, inWords, isBroken, SETTLED_MS, withClient } from "../harness/storm-audit";

const PRODUCTS = 12;
const PIECES = 40;
const SIZES = ["S", "M", "L"];
/** Minutes that an unpaid order is held: the fewest that a shop can set. */
const HOLD_MINUTES = 15;

const oneOf = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
};
const chance = (share: number) => Math.random() < share;
const between = (from: number, to: number) => from + Math.floor(Math.random() * (to - from + 1));
const price = () => between(8, 60) * 500;

interface Placed {
  id: string;
  accessToken: string;
  paymentId?: string;
}

/** What everybody did, and what came in and went out according to them. */
class Trade {
  /** Pieces that staff added and took away, by variant. */
  readonly delivered = new Map<string, number>();
  readonly counts = new Map<string, number>();
  readonly orders: Placed[] = [];
  readonly failures: string[] = [];
  isOver = false;

  constructor(
    readonly shop: OwnShop,
    readonly token: string,
    readonly backOffice: BackOffice,
    readonly products: readonly string[],
    readonly variantIds: readonly string[],
  ) {}

  private count(act: string): void {
    this.counts.set(act, (this.counts.get(act) ?? 0) + 1);
  }

  private deliver(variantId: string, pieces: number): void {
    this.delivered.set(variantId, (this.delivered.get(variantId) ?? 0) + pieces);
  }

  /** Expected answers are counted by action; whatever is the shop's own fault is a failure. */
  private note(act: string, { status, json }: Answer, expected: readonly number[]): boolean {
    const isDone = status >= 200 && status < 300;
    this.count(isDone ? act : `${act}: refused (${status})`);
    if (!isDone && !expected.includes(status)) {
      this.failures.push(`${act}: ${status} ${JSON.stringify(json)}`);
    }
    return isDone;
  }

  private call(method: string, path: string, body?: object, headers: object = {}) {
    const { shop, token } = this;
    return callShop(shop, method, path, { token, body, headers });
  }

  async repeat(act: () => Promise<void>, pauseMs: number): Promise<void> {
    while (!this.isOver) {
      await act().catch((error: unknown) => this.failures.push(String(error)));
      await pause(pauseMs * (0.5 + Math.random()));
    }
  }

  async buy(): Promise<void> {
    const buyer = between(1, 1_000_000);
    const lines = Array.from({ length: between(1, 2) }, () => oneOf(this.variantIds));
    const items = [...new Set(lines)].map((variant_id) => ({
      variant_id,
      quantity: between(1, 3),
    }));
    const phone = `+25078${String(buyer).padStart(7, "0")}`;
    const answer = await callShop(this.shop, "POST", "/api/orders", {
      body: { ...orderBody("", buyer), phone, items },
      headers: { "Idempotency-Key": randomUUID() },
    });
    if (!this.note("orders", answer, [409])) return;
    const { data } = answer.json as { data: { id: string; access_token: string } };
    const order: Placed = { id: data.id, accessToken: data.access_token };
    this.orders.push(order);
    const method = oneOf(["placeholder", "cod", null]);
    if (method !== null) {
      const paid = await callShop(this.shop, "POST", "/api/payments", {
        body: { order_id: order.id, access_token: order.accessToken, payment_method: method },
      });
      if (this.note(`payments begun, ${method}`, paid, [409])) {
        order.paymentId = (paid.json as { data: { id: string } }).data.id;
      }
    }
    if (chance(0.15)) {
      const body = { access_token: order.accessToken };
      const path = `/api/orders/${order.id}/cancel`;
      const cancelled = await callShop(this.shop, "POST", path, { body });
      this.note("cancelled by buyers", cancelled, [409]);
    }
  }

  /** Staff see money, pack, deliver, cancel and take back what they cancelled. */
  async manage(): Promise<void> {
    if (this.orders.length === 0) return;
    const order = oneOf(this.orders);
    if (order.paymentId !== undefined && chance(0.4)) {
      const path = `/api/payments/${order.paymentId}/status`;
      const answer = await this.call("PUT", path, { status: "completed" });
      this.note("payments recorded", answer, [409]);
      return;
    }
    const status = oneOf(["processing", "shipped", "delivered", "cancelled", "pending"]);
    const answer = await this.call("PUT", `/api/orders/${order.id}/status`, { status });
    this.note(`orders made ${status}`, answer, [409]);
  }

  private async read(productId: string): Promise<SavedProduct> {
    const { json } = await this.call("GET", `/api/products/${productId}?status=all`);
    return savedProductResponseSchema.parse(json).data;
  }

  /** Somebody opens the form, is called away, and saves a new price and a delivery. */
  async edit(): Promise<void> {
    const seen = await this.read(oneOf(this.products));
    await pause(between(500, 8000));
    const variant = oneOf(seen.variants);
    const pieces = chance(0.7) ? between(1, 15) : -between(1, 3);
    const answer = await this.call("PUT", `/api/products/${seen.id}`, {
      price: price(),
      updatedAt: seen.updatedAt,
      variants: seen.variants.map(({ id, size, color, stock_quantity }) => ({
        id,
        size,
        color,
        stock_seen: stock_quantity,
        stock_quantity: Math.max(0, stock_quantity + (id === variant.id ? pieces : 0)),
      })),
    });
    // The other editors' prices make some of them look again; a loss beyond what is left is refused.
    if (!this.note("forms saved", answer, [409])) return;
    const written = Math.max(0, variant.stock_quantity + pieces) - variant.stock_quantity;
    this.deliver(variant.id, written);
  }

  /** A spreadsheet that ages while others sell: new prices throughout, deliveries in a few rows. */
  async importAged(): Promise<void> {
    const exported = await this.call("GET", "/api/products/export");
    const rows = String(exported.json).trimEnd().split("\r\n");
    const columns = (rows[0] ?? "").split(",");
    const at = (name: string) => {
      const index = columns.indexOf(name);
      if (index < 0) throw new Error(`The export has no column ${name}.`);
      return index;
    };
    const [sku, stock, cost] = [
      at("Variant SKU"),
      at("Variant Inventory Qty"),
      at("Variant Price"),
    ];
    await pause(between(2000, 15_000));
    const bySku = await withClient(this.shop.databaseUrl, async (database) => {
      const found = await database.query<{ id: string; sku: string }>(
        "SELECT id, sku FROM product_variant WHERE id = ANY ($1::text[])",
        [this.variantIds],
      );
      return new Map(found.rows.map((row) => [row.sku, row.id]));
    });
    const came: [string, number][] = [];
    const changed = rows.slice(1).map((row) => {
      const cells = row.split(",");
      const variantId = bySku.get(cells[sku] ?? "");
      // Names, descriptions and pictures of others have commas and lines: left out, as people do.
      if (variantId === undefined || cells.length !== columns.length) return null;
      if (chance(0.2)) {
        const pieces = between(1, 9);
        came.push([variantId, pieces]);
        cells[stock] = String(Number(cells[stock]) + pieces);
      }
      cells[cost] = String(price());
      return cells.join(",");
    });
    const file = [rows[0], ...changed.filter((row) => row !== null), ""].join("\r\n");
    const body = new FormData();
    body.append("file", new Blob([file], { type: "text/csv" }), "products.csv");
    body.append("dry_run", "false");
    const response = await fetch(`${this.shop.origin}/api/products/import`, {
      method: "POST",
      body,
      headers: { Authorization: `Bearer ${this.token}`, "Idempotency-Key": randomUUID() },
    });
    const json = (await response.json()) as { data?: { refused?: number } };
    const answer = { status: response.status, json, headers: response.headers };
    if (!this.note("spreadsheets read", answer, [])) return;
    if ((json.data?.refused ?? 0) > 0) this.failures.push(JSON.stringify(json));
    for (const [variantId, pieces] of came) this.deliver(variantId, pieces);
    this.counts.set("rows of them", (this.counts.get("rows of them") ?? 0) + changed.length);
  }

  /** Somebody opens a variant in Medusa's dashboard, is called away, and saves price and a delivery. */
  async manageNatively(): Promise<void> {
    const productId = oneOf(this.products);
    const { product } = (await this.backOffice(
      "GET",
      `/admin/products/${productId}?fields=id,variants.id,variants.prices.id`,
    )) as { product: { variants: { id: string; prices: { id: string }[] }[] } };
    const variant = oneOf(product.variants);
    const place = await stockPlaceOf(this.backOffice, productId, variant.id);
    const seen = await piecesAt(this.backOffice, place);
    await pause(between(500, 8000));
    await this.backOffice("POST", `/admin/products/${productId}/variants/${variant.id}`, {
      prices: variant.prices.map(({ id }) => ({ id, currency_code: "rwf", amount: price() })),
    });
    this.count("prices changed in the dashboard");
    const pieces = between(1, 9);
    await this.backOffice(
      "POST",
      `/admin/inventory-items/${place.itemId}/location-levels/${place.locationId}`,
      { stocked_quantity: seen + pieces, stocked_seen: seen },
    );
    this.count("deliveries written in the dashboard");
    this.deliver(variant.id, pieces);
  }

  /**
   * Every variant: what is free, and what should be.
   * @returns those that differ
   */
  async differences(database: Client, before: ReadonlyMap<string, number>) {
    const free = await freePieces(database, this.variantIds);
    const sold = await soldPieces(database, this.variantIds);
    const rows = this.variantIds.map((id) => ({
      id,
      free: free.get(id) ?? Number.NaN,
      wanted: (before.get(id) ?? 0) + (this.delivered.get(id) ?? 0) - (sold.get(id) ?? 0),
    }));
    const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);
    console.log(
      `${sum(before.values())} pieces at first, ${sum(this.delivered.values())} came in, ` +
        `${sum(sold.values())} are sold or held, ${sum(free.values())} are free`,
    );
    return rows.filter((row) => row.free !== row.wanted);
  }
}

const byVariant = (rows: readonly { id: string; pieces: number }[]) =>
  new Map(rows.map(({ id, pieces }) => [id, pieces]));

async function freePieces(database: Client, variantIds: readonly string[]) {
  const { rows } = await database.query<{ id: string; pieces: number }>(
    `SELECT k.variant_id AS id, (l.stocked_quantity - l.reserved_quantity)::float8 AS pieces
     FROM product_variant_inventory_item k
     JOIN inventory_level l ON l.inventory_item_id = k.inventory_item_id AND l.deleted_at IS NULL
     WHERE k.deleted_at IS NULL AND k.variant_id = ANY ($1::text[])`,
    [variantIds],
  );
  return byVariant(rows);
}

/** In orders that are not cancelled, whether paid or still held. */
async function soldPieces(database: Client, variantIds: readonly string[]) {
  const { rows } = await database.query<{ id: string; pieces: number }>(
    `SELECT item ->> 'variant_id' AS id, sum((item ->> 'quantity')::integer)::float8 AS pieces
     FROM checkout_order o
     JOIN order_progress g ON g.order_id = o.id AND g.status <> 'cancelled'
     CROSS JOIN LATERAL jsonb_array_elements(o.items) AS item
     WHERE item ->> 'variant_id' = ANY ($1::text[]) GROUP BY 1`,
    [variantIds],
  );
  return byVariant(rows);
}

async function main(minutes: number): Promise<void> {
  const env = { RATE_LIMIT: "off", LOG_LEVEL: "error", PACE: "0.2", DEV_OUTBOX: "true" };
  const shop = await startShop({ env });
  try {
    const { token } = await logIn(shop, shop.admin);
    const body = { holdMinutes: HOLD_MINUTES, maxUnpaidPieces: 1000 };
    const set = await callShop(shop, "PUT", "/api/admin/app-settings", { token, body });
    if (set.status !== 200) throw new Error(JSON.stringify(set.json));
    const over = {
      variants: SIZES.map((size) => ({ size, color: "#b5301a", stock_quantity: PIECES })),
    };
    const goods = await makeGoods(shop, { pieces: PIECES, count: PRODUCTS, over });
    const trade = new Trade(
      shop,
      token,
      await enterBackOffice(shop),
      goods.map(({ product }) => product.id),
      goods.flatMap(({ product }) => product.variants.map(({ id }) => id)),
    );
    const before = await withClient(shop.databaseUrl, (database) =>
      freePieces(database, trade.variantIds),
    );
    const people = [
      ...Array.from({ length: 4 }, () => trade.repeat(() => trade.buy(), 2500)),
      trade.repeat(() => trade.manage(), 300),
      ...Array.from({ length: 2 }, () => trade.repeat(() => trade.edit(), 500)),
      trade.repeat(() => trade.importAged(), 3000),
      trade.repeat(() => trade.manageNatively(), 2000),
    ];
    await pause(minutes * 60_000);
    trade.isOver = true;
    await Promise.all(people);
    for (const [act, count] of [...trade.counts].sort())
      console.log(String(count).padStart(7), act);
    const wrong = await withClient(shop.databaseUrl, async (database) => {
      const isBuilt = (await waitUntilBuilt(database, SETTLED_MS)) !== null;
      const broken = await auditWhenDone(database);
      const differences = await trade.differences(database, before);
      return [
        ...(isBuilt ? [] : ["Medusa does not know everything after two minutes"]),
        ...(isBroken(broken) ? [inWords(broken)] : []),
        ...differences.map(({ id, free, wanted }) => `${id}: ${free} are free, not ${wanted}`),
        ...trade.failures.slice(0, 20),
      ];
    });
    const found = [...wrong, ...(await askDoctor(shop.dataDir, env))];
    console.log(
      found.join("\n") ||
        `difference 0 in ${trade.variantIds.length} variants; the doctor finds nothing`,
    );
    process.exitCode = found.length === 0 ? 0 : 1;
  } finally {
    await shop.stop();
  }
}

void main(Number(process.argv[2] ?? 120)).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
