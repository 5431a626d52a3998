import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mapLinkOf } from "../../src/contracts/map-link";
import { ORDER_STATUSES, orderListResponseSchema, type Order } from "../../src/contracts/orders";
import { PAYMENT_STATUSES } from "../../src/contracts/payments";
import { EXPORT_ORDERS } from "../../src/modules/order/checkout/export-sql";
import { useShop } from "../../harness/use-shop";
import { PayDesk } from "../../harness/pay-desk";
import { callShop, register } from "../../harness/people";

const HUYE = { latitude: -2.59693, longitude: 29.73942 };

type Row = Readonly<Record<string, string>>;

const shop = useShop("quiet");
let desk: PayDesk;

const exported = (query = "") => desk.staff("GET", `/api/orders/export${query}`);
const rowsOf = (csv: string): Row[] =>
  parse<Row>(csv, { columns: true, bom: true, record_delimiter: "\r\n" });

async function rows(query = ""): Promise<Row[]> {
  const { status, json } = await exported(query);
  expect(status).toBe(200);
  return rowsOf(json as string);
}

async function allOrders(): Promise<Order[]> {
  const all: Order[] = [];
  for (;;) {
    const { json } = await desk.staff("GET", `/api/orders?limit=100&offset=${all.length}`);
    const { data, count } = orderListResponseSchema.parse(json);
    all.push(...data);
    if (all.length === count) return all;
    // Nobody else orders meanwhile.
    expect(data.length).toBeGreaterThan(0);
  }
}

const numbers = (list: readonly Row[]) => list.map((row) => row["Order"]);

/** So many orders, five at each moment; each tenth is delivered and paid. */
const BULK = `
  INSERT INTO checkout_order (id, owner_scope, idempotency_key, body_hash, firstname, lastname, email,
    phone, address, city, district, country, items, subtotal, shipping_amount, total_amount, status,
    payment_status, created_at, built_at)
  SELECT 'order_EXPORT' || lpad(n::text, 20, '0'), 'export', n::text, '', 'Bulk', 'Buyer', 'bulk' || n || '@example.rw',
    '+250788000000', 'KG 1', 'Kigali', 'Gasabo', 'RW', '[]'::jsonb, 1000, 2000, 3000,
    CASE WHEN n % 10 = 0 THEN 'delivered' ELSE 'pending' END,
    CASE WHEN n % 10 = 0 THEN 'completed' ELSE 'unpaid' END,
    timestamptz '2025-01-31T22:30:00Z' - n / 5 * interval '1 minute', now()
  FROM generate_series(0, $1::integer - 1) n`;

/** Older ones, of every status and payment status. */
const OF_ALL_STATES = `
  INSERT INTO checkout_order (id, owner_scope, idempotency_key, body_hash, firstname, lastname, email,
    phone, address, city, district, country, items, subtotal, shipping_amount, total_amount, status,
    payment_status, created_at, built_at)
  SELECT 'order_STATES' || n, 'export', 'state ' || n, '', 'Old', 'Buyer', 'old@example.rw',
    '+250788000000', 'KG 1', 'Kigali', 'Gasabo', 'RW', '[]'::jsonb, 1000, 2000, 3000,
    ($2::text[])[1 + n % cardinality($2)], ($3::text[])[1 + n / cardinality($2) % cardinality($3)],
    timestamptz '2024-06-30T12:00:00Z' - n * interval '1 minute', now()
  FROM generate_series(0, $1::integer - 1) n`;

beforeAll(async () => {
  desk = await PayDesk.at(shop);
});

describe("GET /api/orders/export", () => {
  it("is a CSV file of this day, for admins only", async () => {
    const answer = await fetch(new URL("/api/orders/export", shop.origin), {
      headers: { Authorization: `Bearer ${desk.staffToken}` },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="orders-\d{4}-\d{2}-\d{2}\.csv"$/,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 8).toString()).toBe("\ufeffOrder");

    const { token } = await register(shop, { firstname: "Aline", lastname: "Uwase" });
    const path = "/api/orders/export";
    expect((await callShop(shop, "GET", path)).status).toBe(401);
    expect((await callShop(shop, "GET", path, { token })).status).toBe(403);
    for (const query of ["?limit=3", "?status=gone", "?order_numbers=STR-1", "?sort=oldest"]) {
      expect((await exported(query)).status).toBe(400);
    }
    const many = Array.from({ length: 101 }, (_, at) => `STR-${100_000 + at}`).join(",");
    expect((await exported(`?order_numbers=${many}`)).status).toBe(400);
  });

  it("says of every order what the list says, in numbers that add up", async () => {
    const paid = await desk.order({ note: "Call first" });
    await desk.begin(paid, { transaction_id: "LOCAL-77" });
    const transfer = { received_as: "bank_transfer", reference: "BK-77" };
    const { id: paymentId } = await desk.see(paid, transfer);
    await desk.refund(paymentId, { amount: 700, reason: "A button is missing" });
    await desk.order({ city: "Huye", district: "Huye", landmark: "Blue gate", pin: HUYE });

    const orders = await allOrders();
    const file = await rows();
    expect(numbers(file)).toEqual(orders.map(({ order_number }) => order_number));
    for (const [at, order] of orders.entries()) {
      const { address, city, district, landmark, pin } = order.deliveryAddress;
      expect(file[at]).toMatchObject({
        Status: order.status,
        Payment: order.payment_status,
        Customer: order.user.name,
        Email: order.email,
        Address: address,
        City: city,
        District: district,
        Landmark: landmark ?? "",
        Map: pin === null ? "" : mapLinkOf(pin),
        Units: String(order.items.reduce((sum, { quantity }) => sum + quantity, 0)),
        "Subtotal (RWF)": String(order.subtotal),
        "Shipping (RWF)": String(order.shipping_amount),
        "Total (RWF)": String(order.total_amount),
        "Total (USD)": (
          Math.round(order.total_amount * order.exchange_rates.USD * 100) / 100
        ).toFixed(2),
        Note: order.note ?? "",
      });
      const [line] = order.items;
      expect(file[at]?.["Items"]).toContain(`${line?.quantity} × ${line?.product_name} (`);
    }
    expect(file.find((row) => row["Order"] === paid.order_number)).toMatchObject({
      "Paid (RWF)": String(paid.total_amount),
      "Refunded (RWF)": expect.stringMatching(/^(0|700)$/) as string,
      "Still to pay (RWF)": "0",
      "Paid by": "bank_transfer",
      Transactions: "BK-77",
      Note: "Call first",
    });
  });

  it("counts what went back once it went", async () => {
    const order = await desk.order();
    const payment = await desk.begin(order, { payment_method: "cod" });
    await desk.staff("PUT", `/api/payments/${payment.id}/status`, { status: "completed" });
    const { id } = await desk.refund(payment.id, { amount: 500, reason: "Late" });
    await desk.staff("PUT", `/api/payments/${payment.id}/refunds/${id}`, { status: "completed" });
    expect(await rows(`?order_numbers=${order.order_number}`)).toMatchObject([
      { "Paid (RWF)": String(order.total_amount), "Refunded (RWF)": "500", "Paid by": "cash" },
    ]);
    const unpaid = await desk.order();
    expect(await rows(`?order_numbers=${unpaid.order_number}`)).toMatchObject([
      {
        "Paid (RWF)": "0",
        "Refunded (RWF)": "0",
        "Still to pay (RWF)": String(unpaid.total_amount),
        "Paid by": "",
      },
    ]);
  });

  it("holds no formula, and gives back every other character", async () => {
    const order = await desk.order({
      firstname: '=HYPERLINK(A1,"Gratis, "" 🧥")',
      lastname: "’שלום’",
      delivery_address: '@SUM(A1)\nhouse 24, "blue"',
      note: "-1+1",
    });
    const { json } = await exported(`?order_numbers=${order.order_number}`);
    const text = json as string;
    expect(text.split(/,|\r\n/).filter((cell) => /^"?[=+\-@\t]/.test(cell))).toEqual([]);
    expect(rowsOf(text)).toMatchObject([
      {
        Customer: `'=HYPERLINK(A1,"Gratis, "" 🧥") ’שלום’`,
        Address: `'@SUM(A1)\nhouse 24, "blue"`,
        Note: "'-1+1",
      },
    ]);
  });
});

describe("a file of many orders", () => {
  const COUNT = 2603;

  beforeAll(() => desk.query(BULK, [COUNT]));
  afterAll(() => desk.query("DELETE FROM checkout_order WHERE owner_scope = 'export'"));

  it("has each once, newest first, those of one moment too", async () => {
    const file = (await rows()).filter((row) => row["Customer"] === "Bulk Buyer");
    expect(new Set(file.map((row) => row["Email"])).size).toBe(COUNT);
    expect(file).toHaveLength(COUNT);
    const times = file.map((row) => `${row["Date"]} ${row["Time"]}`);
    expect(times).toEqual(times.toSorted().reverse());
    // 22:30 in Greenwich is the next day in Kigali.
    expect(times[0]).toBe("2025-02-01 00:30");
  });

  it("is narrowed as the list is", async () => {
    const delivered = await rows("?status=delivered&search=bulk%20buyer");
    expect(delivered).toHaveLength(Math.ceil(COUNT / 10));
    expect(new Set(delivered.map((row) => row["Status"]))).toEqual(new Set(["delivered"]));
    expect(await rows("?status=pending&payment_status=completed&search=bulk")).toEqual([]);
    expect(await rows("?payment_status=completed&search=BULK%20buyer")).toHaveLength(
      delivered.length,
    );
    // The oldest of all: every page before it holds nothing that is searched for.
    const oldest = await rows(`?search=bulk${COUNT - 1}@`);
    expect(oldest.map((row) => row["Email"])).toEqual([`bulk${COUNT - 1}@example.rw`]);
    expect(await rows("?search=%25bulk")).toEqual([]);
  });

  it("is only what is named, where orders are named", async () => {
    const some = (await rows("?status=delivered&search=bulk%20buyer")).slice(3, 5);
    const wanted = numbers(some).toReversed().join(",");
    expect(await rows(`?order_numbers=${wanted}`)).toEqual(some);
    expect(await rows(`?order_numbers=${wanted}&status=cancelled`)).toEqual([]);
    expect(await rows("?order_numbers=STR-999999999999")).toEqual([]);
  });

  it("continues from its place by an index", async () => {
    // As many of each state as a shop of some years has, and counted by the planner.
    await desk.query(OF_ALL_STATES, [COUNT, ORDER_STATUSES, PAYMENT_STATUSES]);
    await desk.query("ANALYZE checkout_order");
    const [plan] = await desk.query(`EXPLAIN (FORMAT JSON) ${EXPORT_ORDERS.text}`, [
      ORDER_STATUSES,
      PAYMENT_STATUSES,
      null,
      false,
      "2025-01-31",
      "order_EXPORT",
    ]);
    const text = JSON.stringify(plan);
    expect(text).toMatch(
      /"Index Name":"checkout_order_state_latest"[^}]*payment_status = p.payment_status\) AND \(ROW\(created_at, id\) </,
    );
  });
});
