/** Over a minute: three commands, each of which boots the shop without its doors. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { orderResponseSchema, type PlacedOrder } from "../../src/contracts/orders";
import type { RETENTION_RULES } from "../../src/modules/retention/domain/periods";
import { CLAIM, LET_GO } from "../../src/modules/retention/state-sql";
import { RECOUNT } from "../../src/modules/order/sales/install-sql";
import { ownShop } from "../../harness/use-shop";
import { makeOldRows } from "../../harness/old-rows";
import { PayDesk } from "../../harness/pay-desk";
import { findInDatabase } from "../../harness/personal-data";
import { runCommand } from "../../harness/shop-command";
import { until } from "../../harness/until";
import { NO_POST, QUICK } from "../../harness/visitor";

/** Each command boots the shop anew, beside the one that is open. */
const COMMAND_MS = 120_000;
/** More than two batches. */
const OLD_MAILS = 1200;
const BUYER = {
  firstname: "Donatha",
  lastname: "Mukankusi",
  phone: "+250788555777",
  email: "donatha.mukankusi@example.rw",
  delivery_address: "KN 5 Rd, Mukankusi's shop",
  city: "Kigali",
  landmark: "Beside Mukankusi's shop",
  pin: { latitude: -1.94412, longitude: 30.06188, accuracy: 8 },
};
const WORDS = ["donatha", "mukankusi", "788555777"];

const shop = ownShop({ env: { ...NO_POST, ...QUICK, COD_DISTRICTS: "all" } });
let desk: PayDesk;
let old: PlacedOrder;
let young: PlacedOrder;

const query = (text: string, values: unknown[] = []) => desk.query(text, values);
const retention = (...args: string[]) => runCommand(shop.dataDir, ["retention", ...args]);
const sums = () =>
  query("SELECT kind, key, orders, units, revenue, amount, usd FROM sales_rollup ORDER BY 1, 2");

async function soldAndShipped(): Promise<PlacedOrder> {
  const order = await desk.order(BUYER);
  const { id } = await desk.begin(order, { payment_method: "cod" });
  await desk.staff("PUT", `/api/payments/${id}/status`, { status: "completed" });
  await desk.refund(id, { amount: 500, reason: "Donatha found a stain" });
  await desk.staff("POST", `/api/orders/${order.id}/notes`, { text: "Mukankusi called." });
  await desk.staff("PUT", `/api/orders/${order.id}/status`, { status: "delivered" });
  const [line] = order.items;
  await desk.staff("POST", `/api/orders/${order.id}/returns`, {
    items: [{ item_id: line?.id, quantity: 1, reason: "faulty" }],
    note: "Mukankusi's button is off",
    hand_over: "shop",
    refund_to: "payment",
  });
  return order;
}

const isQuiet = () =>
  query(
    `SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM checkout_order WHERE built_at IS NULL)
       AND NOT EXISTS (SELECT 1 FROM order_progress WHERE medusa_target IS NOT NULL)
       AND NOT EXISTS (SELECT 1 FROM order_return WHERE medusa_target IS NOT NULL)
       AND NOT EXISTS (SELECT 1 FROM order_touched) AND NOT EXISTS (SELECT 1 FROM sales_delta)`,
  );

/** An order moves into the past; what counts orders by day is counted anew. */
async function moveOrders(): Promise<void> {
  const back = (order: PlacedOrder, years: number) =>
    query(
      `UPDATE checkout_order SET created_at = date_trunc('year', now() AT TIME ZONE 'Africa/Kigali')
         AT TIME ZONE 'Africa/Kigali' - make_interval(years => $2) - interval '1 second' WHERE id = $1`,
      [order.id, years],
    );
  await back(old, 10);
  await back(young, 9);
  await query(
    `UPDATE checkout_order SET gift = '{"to":{"name":"Old","email":"old@example.rw"},"cards":[]}' WHERE id = $1`,
    [young.id],
  );
  await query(
    `INSERT INTO product_review (id, product_id, buyer, order_id, item_id, product_name, size, rating, title, text, state)
     SELECT 'rev_' || v.id, 'prod_old', v.id, v.id, 'item', 'Tee', 'M', 5, '', v.email, 'shown'
     FROM (VALUES ($1, 'old@example.rw'), ($2, 'kept@example.rw')) AS v(id, email)`,
    [old.id, young.id],
  );
  for (const text of RECOUNT) await query(text);
}

const dueOf = (lines: readonly string[]) =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const [, count, id = ""] = /^ *(\d+) {2}([\w-]+)/.exec(line) ?? [];
      return count === undefined ? [] : [[id, Number(count)]];
    }),
  );

const EXPECTED: Record<(typeof RETENTION_RULES)[number]["id"], number> = {
  orders: 1,
  "saved-carts": 1,
  "left-lists": 1,
  "medusa-carts": 1,
  guests: 1,
  "removed-people": 1,
  "removed-staff": 1,
  invitations: 1,
  "sent-mails": OLD_MAILS,
  "dead-mails": 1,
  "waiting-mails": 1,
  "medusa-notifications": 1,
  "handled-messages": 1,
  "open-messages": 1,
  "missed-searches": 1,
  "shared-lists": 1,
  "alerts-waiting": 1,
  "alerts-told": 1,
  "cart-reminders": 2,
  "audit-ordinary": 1,
  "audit-security": 1,
  "access-log": 1,
  "workflow-executions": 1,
  "idempotency-keys": 1,
  "gift-cards": 1,
  "gift-recipients": 1,
  "door-names": 1,
  "former-riders": 1,
  "return-pictures": 1,
};

beforeAll(async () => {
  desk = await PayDesk.at(shop);
  [old, young] = [await soldAndShipped(), await desk.order({ ...BUYER, email: "kept@example.rw" })];
  await until(isQuiet, (rows) => rows.length > 0, 60_000);
  await moveOrders();
  await makeOldRows(query, shop.admin.email, OLD_MAILS);
});

describe("npm run retention", () => {
  it(
    "says what is due and changes nothing",
    async () => {
      const before = await query("SELECT count(*) AS n FROM mail");
      const { code, lines } = await retention("--dry-run");
      expect(code).toBe(0);
      expect(dueOf(lines)).toEqual(EXPECTED);
      expect(await query("SELECT count(*) AS n FROM mail")).toEqual(before);
    },
    COMMAND_MS,
  );

  it(
    "deals with what is due, and leaves the sums alone",
    async () => {
      const before = await sums();
      const { code, lines } = await retention("--now");
      expect(code).toBe(0);
      expect(dueOf(lines)).toEqual(EXPECTED);
      expect(await sums()).toEqual(before);
      expect((await findInDatabase(shop, ["old@example.rw"])).found).toEqual([]);
      const [state] = await query("SELECT lease, counts FROM retention_state");
      expect(state).toEqual({ lease: null, counts: EXPECTED });
    },
    COMMAND_MS,
  );

  it("keeps what is not due yet", async () => {
    const { found } = await findInDatabase(shop, ["kept@example.rw"]);
    for (const place of [
      "mail.recipient",
      "notification.to",
      "contact_message.email",
      "cart.email",
      "customer.email",
      "invite.email",
      "delivery_rider.name",
      "product_review.text",
    ]) {
      expect(found).toContain(place);
    }
    const [kept] = await query(
      `SELECT (SELECT array_agg(subject_id ORDER BY 1) FROM audit_event WHERE subject_id LIKE 'audit_%') AS audit,
         (SELECT array_agg(subject_ids[1]) FROM access_log WHERE account_id = 'acct_1') AS access,
         (SELECT array_agg(id) FROM workflow_execution WHERE workflow_id = 'w') AS executions,
         (SELECT array_agg(key) FROM pressed_key WHERE account_id = 'acct_1') AS keys,
         (SELECT array_agg(kind) FROM saved_list) AS lists,
         (SELECT array_agg(id) FROM order_return_picture) AS pictures,
         (SELECT array_agg(id ORDER BY id) FROM mail WHERE template = 'gift-card') AS cards`,
    );
    expect(kept).toEqual({
      audit: ["audit_new", "audit_rights"],
      access: ["order_new"],
      executions: ["wf_open"],
      keys: ["pressed-new"],
      lists: ["wishlist"],
      pictures: ["picture_new"],
      // One that waits for its day, and one that failed on it.
      cards: ["mail_gift", "mail_gift_dead"],
    });
  });
});

describe("an order after its ten years", () => {
  it("names nobody, keeps what was sold, and the next one is whole", async () => {
    const read = async ({ id }: PlacedOrder) =>
      orderResponseSchema.parse((await desk.staff("GET", `/api/orders/${id}`)).json).data;
    const order = await read(old);
    expect(WORDS.filter((word) => JSON.stringify(order).toLowerCase().includes(word))).toEqual([]);
    const { order_number, total_amount, deliveryAddress } = order;
    expect({ order_number, total_amount, district: deliveryAddress.district }).toEqual({
      order_number: old.order_number,
      total_amount: old.total_amount,
      district: "Gasabo",
    });
    expect(order.items).toHaveLength(1);
    expect((await read(young)).phone).toBe(BUYER.phone);
    const { found } = await findInDatabase(shop, ["mukankusi's shop"]);
    expect(found.sort()).toEqual([
      "checkout_order.address",
      "checkout_order.landmark",
      "order_address.address_1",
      "order_address.address_2",
    ]);
    const pinned = await query("SELECT id FROM checkout_order WHERE pin IS NOT NULL");
    expect(pinned).toEqual([{ id: young.id }]);
    const words = await query(
      `SELECT 1 FROM fulfillment_address WHERE phone IS NOT NULL
       UNION ALL SELECT 1 FROM order_note UNION ALL SELECT 1 FROM order_return WHERE note IS NOT NULL UNION ALL SELECT 1 FROM checkout_refund WHERE reason <> '(erased)'
       UNION ALL SELECT 1 FROM "order" WHERE id = '${old.id}' AND (email IS NOT NULL OR customer_id IS NOT NULL)`,
    );
    expect(words).toEqual([]);
  });

  it(
    "is still right for the doctor",
    async () => {
      const { lines } = await runCommand(shop.dataDir, ["doctor"]);
      // Mails wait on purpose: nobody listens where they would go.
      const wrong = lines.filter((line) => /^(WRONG|UNKNOWN)/.test(line) && !/mail/i.test(line));
      expect(wrong).toEqual([]);
    },
    COMMAND_MS,
  );
});

describe("two instances at night", () => {
  const claims = async (atNight: boolean) => {
    const clients = [1, 2, 3].map(() => new Client({ connectionString: shop.databaseUrl }));
    await Promise.all(clients.map((client) => client.connect()));
    const got = await Promise.all(
      clients.map((client) => client.query(CLAIM.text, [randomUUID(), 300, atNight])),
    );
    await Promise.all(clients.map((client) => client.end()));
    return got.flatMap(({ rows }) => (rows as { lease: string }[]).map(({ lease }) => lease));
  };

  it("are one at a time, once a night, and one takes over from a killed one", async () => {
    expect(await claims(true)).toEqual([]);
    // A clock that is far ahead must not delete by it.
    await query("UPDATE retention_state SET done_at = now() - interval '31 days'");
    expect(await claims(true)).toEqual([]);
    await query("UPDATE retention_state SET done_at = now() - interval '37 hours'");
    const first = await claims(true);
    expect(first).toHaveLength(1);
    expect(await claims(false)).toEqual([]);
    await query("UPDATE retention_state SET lease_until = now() + interval '100 ms'");
    await pause(200);
    const second = await claims(true);
    expect(second).toHaveLength(1);
    expect(second).not.toEqual(first);
    // Whoever lost the lease ends nothing.
    await query(LET_GO.text, [first[0], "{}"]);
    expect(await claims(false)).toEqual([]);
    await query(LET_GO.text, [second[0], "{}"]);
    expect(await claims(true)).toEqual([]);
  });
});

describe("the audit log", () => {
  it("still refuses whoever does not apply a rule", async () => {
    await expect(query("UPDATE audit_event SET who = 'nobody'")).rejects.toThrow("only grows");
    await expect(query("DELETE FROM audit_event")).rejects.toThrow("only grows");
    await expect(
      query("BEGIN; SELECT set_config('strive.audit_retention', 'on', true); TRUNCATE audit_event"),
    ).rejects.toThrow("only grows");
  });
});
