/** Over a minute: two starts of a shop and five of the doctor, who loads Medusa each time. */
import { randomUUID } from "node:crypto";
import { readdir, rename, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { orderBody } from "../../harness/checkout-storm";
import { placedOrderResponseSchema, type PlacedOrder } from "../../src/contracts/orders";
import { ownShop } from "../../harness/use-shop";
import { callShop, logIn, withDatabase } from "../../harness/people";
import { seeMoney } from "../../harness/see-money";
import { runCommand } from "../../harness/shop-command";
import { until } from "../../harness/until";
import { NO_POST, QUICK } from "../../harness/visitor";

const PACE = { PACE: "0.1" };
/** Longer than work behind a commit may take before it counts as missing. */
const PATIENCE_MS = 6000;

const shop = ownShop({ env: { ...NO_POST, ...QUICK, ...PACE } });
let orders: PlacedOrder[];
let levels: string[];

/** `npm run doctor`, beside the open shop or alone. */
const runDoctor = (...args: string[]) => runCommand(shop.dataDir, ["doctor", ...args], PACE);

const query = (text: string, values: unknown[] = []) =>
  withDatabase(
    shop,
    async (database) => (await database.query<Record<string, string>>(text, values)).rows,
  );

/** Names of the rules that a line of the doctor says something of. */
const namedBy = (lines: readonly string[], word: string) =>
  lines
    .filter((line) => line.startsWith(`${word} `))
    .map((line) => line.slice(word.length).trim().split(": ")[0] ?? "")
    .sort();

async function place(variantId: string, token: string, isPaid: boolean): Promise<PlacedOrder> {
  const { json } = await callShop(shop, "POST", "/api/orders", {
    body: orderBody(variantId, 1),
    headers: { "Idempotency-Key": randomUUID() },
  });
  const order = placedOrderResponseSchema.parse(json).data;
  if (isPaid) await seeMoney(shop, token, order);
  return order;
}

const at = (index: number): string => orders[index]?.id ?? "";

/** Work that follows what the tests did, and is not done yet. */
const OPEN_WORK = `
  SELECT (SELECT count(*) FROM checkout_order WHERE built_at IS NULL)
    + (SELECT count(*) FROM order_progress WHERE medusa_target IS NOT NULL)
    + (SELECT count(*) FROM order_touched)
    + (SELECT count(*) FROM checkout_payment WHERE paid_at IS NOT NULL AND recorded_at IS NULL)
    + (SELECT count(*) FROM checkout_refund WHERE status = 'completed' AND recorded_at IS NULL)
    AS open`;

const PAID = new Set([7, 9, 10, 11, 12, 17]);
const CANCELLED = [11, 12];

beforeAll(async () => {
  const [variant] = await query(
    `SELECT v.id, l.id AS level FROM product_variant v
     JOIN product p ON p.id = v.product_id AND p.status = 'published'
     JOIN product_variant_inventory_item k ON k.variant_id = v.id
     JOIN inventory_level l ON l.inventory_item_id = k.inventory_item_id
     WHERE v.deleted_at IS NULL ORDER BY v.id LIMIT 1`,
  );
  await query(
    `UPDATE inventory_level SET stocked_quantity = 1000,
       raw_stocked_quantity = '{"value": "1000", "precision": 20}' WHERE id = $1`,
    [variant?.level],
  );
  orders = [];
  const { token } = await logIn(shop, shop.admin);
  for (let n = 0; n < 19; n += 1) orders.push(await place(variant?.id ?? "", token, PAID.has(n)));
  const placedAt = Date.now();
  for (const n of CANCELLED) {
    const body = { status: "cancelled" };
    const path = `/api/orders/${at(n)}/status`;
    expect((await callShop(shop, "PUT", path, { token, body })).status).toBe(200);
    const [owed] = await query(
      "SELECT id, payment_id FROM checkout_refund WHERE order_id = $1 AND status = 'requested'",
      [at(n)],
    );
    const back = await callShop(
      shop,
      "PUT",
      `/api/payments/${owed?.payment_id}/refunds/${owed?.id}`,
      {
        token,
        body: { status: "completed" },
      },
    );
    expect(back.status).toBe(200);
  }
  const free = await query(
    `SELECT id FROM inventory_level WHERE reserved_quantity = 0 AND stocked_quantity >= 5 ORDER BY id LIMIT 3`,
  );
  levels = free.map(({ id = "" }) => id);
  await until(
    async () => (await query(OPEN_WORK))[0]?.open,
    (open) => open === "0",
  );
  await until(
    () => Date.now() - placedAt,
    (ageMs) => ageMs > PATIENCE_MS,
  );
});
const pictureFolder = () => path.join(shop.dataDir, "uploads");
const strayFile = () => path.join(pictureFolder(), `${"a".repeat(24)}-10x10-ffffff.webp`);
let hidden = "";

async function hidePicture(): Promise<void> {
  const files = await readdir(pictureFolder());
  const [row] = await query(
    "SELECT thumbnail FROM product WHERE status = 'published' AND deleted_at IS NULL ORDER BY id LIMIT 1",
  );
  const name = path.basename(row?.thumbnail ?? "");
  expect(files).toContain(name);
  hidden = path.join(pictureFolder(), name);
  await rename(hidden, path.join(shop.dataDir, name));
}

/** One damage: the rules that it breaks, and the parameters of its SQL. */
interface Damage {
  breaks: string[];
  by: () => Promise<unknown>;
  /** Only what the doctor can't make right. */
  undo?: () => Promise<unknown>;
}

const PAY = `INSERT INTO checkout_payment (id, order_id, amount, payment_method, payment_status,
  paid_at, recorded_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6::timestamptz, $6::timestamptz, $7::timestamptz)`;
const newPayment = (
  orderId: string,
  amount: number,
  method: string,
  status: string,
  paid = false,
) =>
  query(PAY, [
    `pay_doctor_${orderId}`,
    orderId,
    amount,
    method,
    status,
    paid ? new Date() : null,
    status === "pending" && method === "momo" ? new Date(Date.now() - 3_600_000) : null,
  ]);
const dropPayment = (orderId: string) =>
  query("DELETE FROM checkout_payment WHERE id = $1", [`pay_doctor_${orderId}`]);
const showPaid = (orderId: string, status: string) =>
  query("UPDATE checkout_order SET payment_status = $2 WHERE id = $1", [orderId, status]);

const MENDABLE: Damage[] = [
  {
    breaks: ["Nothing is planned later than it ever is"],
    by: async () => {
      await query(
        `INSERT INTO mail (id, key, template, recipient, facts, next_attempt_at) VALUES
         ('mail_doctor_ahead', 'doctor:ahead', 'welcome', 'nobody@example.rw', '{"firstname":"Nobody"}', now() + interval '2 hours')`,
      );
      await query("UPDATE account SET tokens_valid_from = now() + interval '2 hours'");
      await query(
        `INSERT INTO rate_limit (key, points, expire)
         VALUES ('doctor', 1, (extract(epoch FROM now() + interval '26 hours') * 1000)::bigint)`,
      );
    },
  },
  {
    breaks: ["No job is planned later than it ever is"],
    by: () =>
      query(
        `INSERT INTO pgboss.job (name, state, start_after)
         VALUES ('run-payments', 'retry', now() + interval '2 hours')`,
      ),
  },
  {
    breaks: ["No order holds stock unpaid for longer than it may"],
    by: async () => {
      await query("DELETE FROM unpaid_hold WHERE order_id = $1", [at(18)]);
      await query(
        "UPDATE order_progress SET placed_at = placed_at - interval '2 days' WHERE order_id = $1",
        [at(18)],
      );
    },
  },
  {
    breaks: ["What is reserved of every article is the sum of its reservations"],
    by: () =>
      query(
        `UPDATE inventory_level SET reserved_quantity = 3,
           raw_reserved_quantity = '{"value": "3", "precision": 20}' WHERE id = $1`,
        [levels[0]],
      ),
  },
  {
    breaks: ["Both forms of every quantity agree"],
    by: () =>
      query(
        `UPDATE inventory_level SET raw_stocked_quantity = '{"value": "1", "precision": 20}' WHERE id = $1`,
        [levels[1]],
      ),
  },
  {
    breaks: ["Every open order holds the stock of all its lines"],
    by: () =>
      query(
        `WITH lost AS (
           UPDATE reservation_item SET deleted_at = now() WHERE external_id = $1
           RETURNING inventory_item_id, location_id, quantity)
         UPDATE inventory_level l SET reserved_quantity = l.reserved_quantity - lost.quantity,
           raw_reserved_quantity = jsonb_build_object('value', (l.reserved_quantity - lost.quantity)::text, 'precision', 20)
         FROM lost WHERE l.inventory_item_id = lost.inventory_item_id AND l.location_id = lost.location_id`,
        [at(1)],
      ),
  },
  {
    breaks: ["The list of orders shows the status they have"],
    by: () => query("UPDATE checkout_order SET status = 'shipped' WHERE id = $1", [at(4)]),
  },
  {
    breaks: ["Every order shows what its payments say"],
    by: () => showPaid(at(8), "refunded"),
  },
  {
    breaks: ["No payment waits longer than it may"],
    by: async () => {
      await newPayment(at(13), orders[13]?.total_amount ?? 0, "momo", "pending");
      await showPaid(at(13), "pending");
    },
  },
  {
    breaks: ["Medusa has every order, with its payment collection"],
    by: () =>
      query(
        `WITH lost AS (DELETE FROM order_payment_collection WHERE order_id = $1)
         UPDATE checkout_order SET built_at = NULL, build_after = now() + interval '1 hour' WHERE id = $1`,
        [at(14)],
      ),
  },
  {
    breaks: ["Medusa's orders have come where ours are"],
    by: () =>
      query(
        `UPDATE order_progress SET medusa_target = 'shipped', medusa_after = now() + interval '1 hour',
           updated_at = now() - interval '1 hour' WHERE order_id = $1`,
        [at(16)],
      ),
  },
  {
    breaks: ["Medusa knows of all money that came in or went back"],
    by: () => query("UPDATE checkout_payment SET recorded_at = NULL WHERE order_id = $1", [at(17)]),
  },
  {
    breaks: ["The sums of the dashboard are those of all orders and payments"],
    by: () => query("UPDATE sales_rollup SET orders = orders + 1, revenue = revenue + 5"),
  },
  {
    breaks: ["What shoppers and staff read of products is what Medusa's records say"],
    // One whose stock no damage touches: its note would bring the price back before anybody looks.
    by: async () => {
      const sold = orders[0]?.items[0]?.product_id;
      const broken = await query(
        `UPDATE catalogue_product SET price = 1 WHERE id = (
           SELECT min(p.id) FROM product p
           WHERE p.status = 'published' AND p.deleted_at IS NULL AND p.id <> $1 AND p.id NOT IN (
             SELECT v.product_id FROM inventory_level l
             JOIN product_variant_inventory_item k ON k.inventory_item_id = l.inventory_item_id
             JOIN product_variant v ON v.id = k.variant_id WHERE l.id = ANY ($2::text[])))
         RETURNING id`,
        [sold, levels],
      );
      expect(broken).toHaveLength(1);
    },
  },
  {
    breaks: ["Every file of a picture is of one that is shown"],
    by: async () => {
      await writeFile(strayFile(), "nothing");
      await utimes(strayFile(), new Date(0), new Date(0));
    },
  },
  {
    breaks: ["No mail of the last seven days was given up"],
    by: () =>
      query(
        `INSERT INTO mail (id, key, template, recipient, facts, state)
         VALUES ('mail_doctor_dead', 'doctor:dead', 'welcome', 'nobody@example.rw', '{"firstname":"Nobody"}', 'dead')`,
      ),
  },
];

const FOR_PEOPLE: Damage[] = [
  {
    breaks: ["No stock is below zero, and no more is reserved than there is"],
    by: () =>
      query(
        `UPDATE inventory_level SET stocked_quantity = -1,
           raw_stocked_quantity = '{"value": "-1", "precision": 20}' WHERE id = $1`,
        [levels[2]],
      ),
    undo: () =>
      query(
        `UPDATE inventory_level SET stocked_quantity = 20,
           raw_stocked_quantity = '{"value": "20", "precision": 20}' WHERE id = $1`,
        [levels[2]],
      ),
  },
  {
    breaks: ["Every order has lines, a number, an address, and sums that add up"],
    by: () => query("UPDATE checkout_order SET address = ' ' WHERE id = $1", [at(2)]),
    undo: () => query("UPDATE checkout_order SET address = 'KG 1' WHERE id = $1", [at(2)]),
  },
  {
    breaks: ["Every order has a status, and a history that ends in it"],
    by: () =>
      query(
        "INSERT INTO order_progress_event (order_id, status, event, by_whom) VALUES ($1, 'shipped', 'doctor', 'system')",
        [at(3)],
      ),
    undo: () => query("DELETE FROM order_progress_event WHERE event = 'doctor'"),
  },
  {
    breaks: ["No checkout made two orders"],
    by: async () => {
      await query("DROP INDEX checkout_order_key");
      await query(
        "UPDATE checkout_order SET idempotency_key = 'doctor-key' WHERE id = ANY ($1::text[])",
        [[at(5), at(6)]],
      );
    },
    undo: async () => {
      await query("UPDATE checkout_order SET idempotency_key = 'doctor-key-2' WHERE id = $1", [
        at(6),
      ]);
      await query(
        "CREATE UNIQUE INDEX checkout_order_key ON checkout_order (owner_scope, idempotency_key)",
      );
    },
  },
  {
    breaks: [
      "No order is paid twice, or being paid twice",
      "What is kept of every order's payments is no more than its total",
    ],
    by: async () => {
      await query("DROP INDEX checkout_payment_completed");
      await newPayment(at(7), 1, "cod", "completed", true);
    },
    undo: async () => {
      await dropPayment(at(7));
      await query(
        "CREATE UNIQUE INDEX checkout_payment_completed ON checkout_payment (order_id) WHERE payment_status = 'completed'",
      );
    },
  },
  {
    breaks: ["Money came in exactly where a payment is completed or refunded"],
    by: () => query("UPDATE checkout_payment SET paid_at = NULL WHERE order_id = $1", [at(9)]),
    undo: () =>
      query("UPDATE checkout_payment SET paid_at = created_at WHERE order_id = $1", [at(9)]),
  },
  {
    breaks: ["No more is paid back than came in, and payments say how much"],
    by: () =>
      query(
        `INSERT INTO checkout_refund (id, payment_id, order_id, amount, reason, status, by_whom, recorded_at)
         SELECT 'refund_doctor', id, order_id, 5, 'test', 'completed', 'system', now()
         FROM checkout_payment WHERE order_id = $1`,
        [at(10)],
      ),
    undo: () => query("DELETE FROM checkout_refund WHERE id = 'refund_doctor'"),
  },
  {
    breaks: ["No cancelled order waits for money"],
    by: async () => {
      await newPayment(at(11), 1, "cod", "pending");
      await showPaid(at(11), "pending");
    },
    undo: async () => {
      await dropPayment(at(11));
      await showPaid(at(11), "refunded");
    },
  },
  {
    breaks: ["No cancelled order keeps money that nobody is paying back"],
    by: async () => {
      await query(
        "UPDATE checkout_payment SET payment_status = 'completed', refunded_amount = 0 WHERE order_id = $1",
        [at(12)],
      );
      await query("DELETE FROM checkout_refund WHERE order_id = $1", [at(12)]);
      await showPaid(at(12), "completed");
    },
    undo: async () => {
      await query(
        `INSERT INTO checkout_refund (id, payment_id, order_id, amount, reason, status, by_whom, completed_at, recorded_at)
         SELECT 'refund_doctor_2', id, order_id, amount, 'test', 'completed', 'system', now(), now()
         FROM checkout_payment WHERE order_id = $1`,
        [at(12)],
      );
      await query(
        "UPDATE checkout_payment SET payment_status = 'refunded', refunded_amount = amount WHERE order_id = $1",
        [at(12)],
      );
      await showPaid(at(12), "refunded");
    },
  },
  {
    breaks: ["Medusa's orders have the lines and the total that were acknowledged"],
    by: () =>
      query("UPDATE order_line_item SET unit_price = unit_price + 1 WHERE id = $1", [
        orders[15]?.items[0]?.id,
      ]),
    undo: () =>
      query("UPDATE order_line_item SET unit_price = unit_price - 1 WHERE id = $1", [
        orders[15]?.items[0]?.id,
      ]),
  },
  {
    breaks: ["Every picture that is shown has its files"],
    by: hidePicture,
    undo: () => rename(path.join(shop.dataDir, path.basename(hidden)), hidden),
  },
  {
    breaks: ["No job waits or runs longer than it should"],
    by: () =>
      query(
        `INSERT INTO pgboss.job (name, start_after)
         SELECT 'build-orders', cron_on - interval '1 hour' FROM pgboss.version`,
      ),
    undo: () => query("DELETE FROM pgboss.job WHERE name = 'build-orders'"),
  },
  {
    breaks: ["What is old was let go of within the last week"],
    by: () => query("UPDATE retention_state SET done_at = now() - interval '31 days'"),
    undo: () => query("UPDATE retention_state SET done_at = now()"),
  },
  {
    breaks: ["No mail waits longer than it should"],
    by: () =>
      query(
        `INSERT INTO mail (id, key, template, recipient, facts, next_attempt_at)
         SELECT 'mail_doctor_late', 'doctor:late', 'welcome', 'nobody@example.rw', '{"firstname":"Nobody"}',
           cron_on - interval '1 hour' FROM pgboss.version`,
      ),
    undo: () => query("DELETE FROM mail WHERE id = 'mail_doctor_late'"),
  },
];

/** Stock that is held for nobody is let go; why the order says so is for people to find out. */
const HALF_MENDABLE: Damage = {
  breaks: [
    "No order that is gone or cancelled keeps stock from others",
    "The stock of every order is where its status says",
  ],
  by: () =>
    query("UPDATE order_progress SET stock_state = 'released' WHERE order_id = $1", [at(0)]),
  undo: () =>
    query("UPDATE order_progress SET stock_state = 'reserved' WHERE order_id = $1", [at(0)]),
};

const rulesOf = (damages: readonly Damage[]) => damages.flatMap(({ breaks }) => breaks).sort();

describe("the doctor", () => {
  it("finds nothing where nothing is wrong, and has a damage below for every rule", async () => {
    const { code, lines } = await runDoctor();
    expect(lines.filter((line) => !line.startsWith("ok "))).toEqual([
      `All ${lines.length - 1} rules hold.`,
    ]);
    expect(code).toBe(0);
    expect(namedBy(lines, "ok")).toEqual(rulesOf([...MENDABLE, ...FOR_PEOPLE, HALF_MENDABLE]));
  }, 120_000);

  it("finds what is wrong, all of it and nothing else, and leaves it", async () => {
    // From here on nothing is done by jobs: what is damaged stays damaged until the doctor comes.
    await shop.close();
    await shop.restart({ MEDUSA_WORKER_MODE: "server" });
    const damages = [...MENDABLE, ...FOR_PEOPLE, HALF_MENDABLE];
    for (const { by } of damages) await by();
    const { code, lines } = await runDoctor();
    expect(namedBy(lines, "WRONG")).toEqual(rulesOf(damages));
    expect(lines.at(-1)).toBe(
      `${rulesOf(damages).length} of ${lines.length - 1} rules do not hold.`,
    );
    expect(code).toBe(1);
    expect(lines.join("\n")).toContain(`1 not (${at(2)})`);
    expect(lines.join("\n")).toContain(`1 not (${at(1)})`);
  }, 240_000);

  it("mends with --fix what can be mended, and says what is for people", async () => {
    const { code, lines } = await runDoctor("--fix");
    const [letGo = "", isWhere = ""] = HALF_MENDABLE.breaks;
    expect(namedBy(lines, "mended")).toEqual([...rulesOf(MENDABLE), letGo].sort());
    expect(namedBy(lines, "WRONG")).toEqual([...rulesOf(FOR_PEOPLE), isWhere].sort());
    expect(code).toBe(1);
    const [overdue] = await query("SELECT status FROM order_progress WHERE order_id = $1", [
      at(13),
    ]);
    expect(overdue?.status).toBe("cancelled");
  }, 120_000);

  it("is content when people have done their part", async () => {
    for (const { undo } of [...FOR_PEOPLE, HALF_MENDABLE]) await undo?.();
    const { code, lines } = await runDoctor("--fix");
    expect(namedBy(lines, "WRONG")).toEqual([]);
    expect(code).toBe(0);
  }, 120_000);

  it("examines a closed shop alone, and finds nothing left to mend", async () => {
    await shop.close();
    const { code, lines } = await runDoctor();
    expect(lines.at(-1)).toBe(`All ${lines.length - 1} rules hold.`);
    expect(code).toBe(0);
  }, 120_000);
});
