import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { contactListResponseSchema } from "../../src/contracts/contact";
import type { PlacedOrder } from "../../src/contracts/orders";
import { ownShop } from "../../harness/use-shop";
import { enterBackOffice } from "../../harness/back-office";
import { callShop, logIn, register, withDatabase, type Person } from "../../harness/people";
import { PayDesk } from "../../harness/pay-desk";
import { findInDatabase, loggedBy } from "../../harness/personal-data";
import { runCommand } from "../../harness/shop-command";
import { until } from "../../harness/until";
import { QUICK } from "../../harness/visitor";

/**
 * Where the law wants the data of a deleted person to stay: the orders, ten years. The same list is
 * in docs/RETENTION.md.
 */
const STAYS = [
  ...["address", "email", "firstname", "landmark", "lastname", "phone"].map(
    (c) => `checkout_order.${c}`,
  ),
  "checkout_payment.phone",
  ...["address_1", "address_2", "first_name", "last_name", "phone"].map(
    (c) => `fulfillment_address.${c}`,
  ),
  "order.email",
  ...["address_1", "address_2", "first_name", "last_name", "phone"].map(
    (c) => `order_address.${c}`,
  ),
];

const suffix = randomBytes(4).toString("hex");
const FIRST_EMAIL = `immaculee.${suffix}@example.rw`;
const EMAIL = `nyiramana.${suffix}@example.rw`;
const GUEST = `guest.${suffix}@example.rw`;
const PHONE = "+250788765432";
const CONTACT = {
  firstname: "Immaculee",
  lastname: "Nyiramana",
  phone: PHONE,
  delivery_address: "KG 77 Ave, house of the Nyiramanas",
  landmark: "The gate with Nyiramana on it",
  pin: { latitude: -1.9441234, longitude: 30.0618765, accuracy: 8 },
};
/** The pin, as it is kept. */
const PIN = "30.06188";
const WORDS = ["immaculee", "nyiramana", "788765432", "KG 77 Ave"];

const shop = ownShop({ env: { DEV_OUTBOX: "true", ...QUICK, PACE: "0.2", COD_DISTRICTS: "all" } });
let desk: PayDesk;
let person: Person;

const staff = (method: string, path: string, body?: unknown) => desk.staff(method, path, body);
async function did(answer: Promise<{ status: number; json: unknown }>): Promise<void> {
  const { status, json } = await answer;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(json)}`);
}
const asPerson = (method: string, path: string, body?: unknown) =>
  did(callShop(shop, method, path, { token: person.token, body }));

/** Work behind commits that is still to be done. */
const openWork = () =>
  withDatabase(shop, async (database) => {
    const { rows } = await database.query<{ open: number }>(
      `SELECT ((SELECT count(*) FROM checkout_order WHERE built_at IS NULL)
         + (SELECT count(*) FROM order_progress WHERE medusa_target IS NOT NULL)
         + (SELECT count(*) FROM checkout_payment WHERE paid_at IS NOT NULL AND recorded_at IS NULL)
         + (SELECT count(*) FROM checkout_payment WHERE payment_status = 'pending' AND next_check_at IS NOT NULL)
         + (SELECT count(*) FROM sales_delta)
         + (SELECT count(*) FROM mail WHERE state = 'pending'))::integer AS open`,
    );
    return rows[0]?.open ?? -1;
  });

const write = (email: string, subject: string) =>
  did(
    callShop(shop, "POST", "/api/contact", {
      body: { name: "Immaculee Nyiramana", email, subject, message: `Call me: ${PHONE}` },
    }),
  );

const saved = {
  id: "variant_1",
  name: "Gahinga Boxy Tee",
  price: 18_000,
  image: null,
  size: "M",
  color: "Gray",
  quantity: 1,
};

/** What a customer does. */
async function buyAndWrite(): Promise<PlacedOrder> {
  // Before there was an account: Medusa has a guest of this address.
  await desk.order({ ...CONTACT, email: FIRST_EMAIL });
  person = await register(shop, CONTACT, { email: FIRST_EMAIL });
  await asPerson("PUT", "/api/auth/me", { phone: PHONE });
  await asPerson("PUT", "/api/cart", {
    version: 0,
    items: [{ ...saved, _id: "prod_1", stock_quantity: 3 }],
  });
  await asPerson("PUT", "/api/wishlist", { version: 0, items: [saved] });
  await asPerson("POST", "/api/shared-lists", { products: ["prod_1"] });
  const address = { ...CONTACT, label: "Immaculee's home", city: "Kigali", district: "Gasabo" };
  const key = { "Idempotency-Key": `address-${suffix}` };
  await did(
    callShop(shop, "POST", "/api/auth/me/addresses", {
      token: person.token,
      body: address,
      headers: key,
    }),
  );
  await write(FIRST_EMAIL, "Does Immaculee get her order?");
  // Staff correct the address: the old one stands in the audit log from then on.
  const path = `/api/auth/users/${person.user.id}`;
  await did(staff("PUT", path, { email: EMAIL, firstname: "Immaculee-Rose" }));
  await did(staff("PUT", path, { firstname: "Immaculee" }));
  person = await logIn(shop, { email: EMAIL, password: person.password });
  const order = await desk.order({ ...CONTACT, email: EMAIL }, person.token);
  // Staff correct where it goes: that stands in the audit log, as it was and as it is.
  const to = { ...CONTACT, city: "Kigali", district: "Gasabo" };
  await did(
    staff("PUT", `/api/orders/${order.id}/address`, { ...to, firstname: "Immaculee-Rose" }),
  );
  await did(staff("PUT", `/api/orders/${order.id}/address`, to));
  await desk.beginMomo(order, PHONE);
  await write(EMAIL, "A word from Nyiramana");
  const gift = { account_id: person.user.id, amount: 3_000, reason: "For Immaculee" };
  await did(staff("POST", "/api/admin/store-credit", gift));
  await asPerson("DELETE", "/api/transit");
  await asPerson("GET", "/api/auth/me/data");
  await did(callShop(shop, "POST", "/api/auth/forgot-password", { body: { email: EMAIL } }));
  return order;
}

/** What staff do about it, and the person as one of them. */
async function workOnIt(order: PlacedOrder): Promise<void> {
  await until(
    () => desk.read(order),
    ({ payment_status: status }) => status === "completed",
  );
  const note = `Immaculee Nyiramana called from ${PHONE}.`;
  await did(staff("POST", `/api/orders/${order.id}/notes`, { text: note }));
  const path = `/api/auth/users/${person.user.id}/role`;
  await did(staff("PUT", path, { role: "admin" }));
  person = await logIn(shop, person);
  const other = await desk.order();
  await asPerson("PUT", `/api/orders/${other.id}/status`, { status: "processing" });
  await asPerson("POST", `/api/orders/${other.id}/notes`, { text: "Packed." });
  const { id } = await desk.begin(other, { payment_method: "cod" });
  await asPerson("PUT", `/api/payments/${id}/status`, { status: "completed" });
  await asPerson("POST", `/api/payments/${id}/refunds`, { amount: 500, reason: "A button" });
  await asPerson("POST", "/api/admin/gift-cards", { amount: 2_000, reason: "A prize" });
  await asPerson("PUT", "/api/notifications/read-all", {});
  await asPerson("GET", `/api/orders/${other.id}`);
  const asOperator = await enterBackOffice(shop, person);
  const { customers } = (await asOperator("GET", "/admin/customers?limit=50")) as {
    customers: { id: string; email: string }[];
  };
  const mine = customers.find(({ email }) => email === EMAIL);
  await asOperator("POST", `/admin/customers/${mine?.id}`, { first_name: "Immaculee" });
  await did(staff("PUT", path, { role: "user" }));
  await did(staff("PUT", `/api/orders/${order.id}/status`, { status: "shipped" }));
  const { json } = await staff("GET", "/api/contact?limit=1");
  const [message] = contactListResponseSchema.parse(json).data;
  await did(staff("PUT", `/api/contact/${message?.id}`, { state: "handled" }));
}

beforeAll(async () => {
  desk = await PayDesk.at(shop);
  await workOnIt(await buyAndWrite());
  await until(openWork, (open) => open === 0, 60_000);
});

describe("a person who did everything, and is deleted", () => {
  it("was in many tables", async () => {
    const { found, looked } = await findInDatabase(shop, WORDS);
    expect(looked).toBeGreaterThan(700);
    expect(found).toEqual(
      expect.arrayContaining([
        ...STAYS,
        "account.email",
        "saved_address.label",
        "saved_address.landmark",
        "audit_event.after",
        "audit_event.before",
        "audit_event.subject_label",
        "audit_event.who",
        "contact_message.email",
        "customer.email",
        "mail.facts",
        "mail.kept_copy",
        "mail.recipient",
        "notification.to",
        "order_note.by_whom",
        "order_progress_event.by_whom",
        "pressed_key.answer",
        "provider_identity.entity_id",
        "staff_notice.text",
        "store_credit_entry.by_whom",
        "store_credit_entry.reason",
      ]),
    );
  });

  it("is in the orders alone afterwards, and the audit log knows what happened by id", async () => {
    const { id } = person.user;
    await did(staff("DELETE", `/api/auth/users/${id}`));
    // The free text of staff's note stays with the order.
    const { found } = await findInDatabase(shop, WORDS);
    expect(found).toEqual([...STAYS, "order_note.text"].sort());
    const pinned = await findInDatabase(shop, [PIN]);
    expect(pinned.found).toEqual(["checkout_order.pin", "order_address.metadata"]);
    await withDatabase(shop, async (database) => {
      const { rows } = await database.query<{ action: string }>(
        `SELECT DISTINCT action FROM audit_event WHERE account_id = $1 AND who = $2 ORDER BY 1`,
        [id, `deleted-${id.toLowerCase()}@deleted.invalid`],
      );
      expect(rows.map(({ action }) => action)).toEqual([
        "gift_card.create",
        "native.call",
        "order.note",
        "order.status",
        "payment.status",
        "refund.create",
      ]);
      const { rows: kept } = await database.query<{ orders: number; lists: number }>(
        `SELECT (SELECT count(*) FROM checkout_order WHERE account_id = $1)::integer AS orders,
           ((SELECT count(*) FROM saved_list WHERE account_id = $1)
             + (SELECT count(*) FROM shared_list WHERE account_id = $1))::integer AS lists`,
        [id],
      );
      expect(kept).toEqual([{ orders: 2, lists: 0 }]);
      const { rows: credit } = await database.query<{ kind: string; amount: number }>(
        `SELECT e.kind, e.amount::integer AS amount FROM store_credit_entry e
         WHERE e.kind = 'erased' AND e.credit_id IN (
           SELECT c.id FROM store_credit c WHERE c.account_id IS NULL AND c.code_hash IS NULL AND c.balance = 0)`,
      );
      expect(credit).toEqual([{ kind: "erased", amount: -3_000 }]);
      // Nobody is to write them again: it stays known that there was one.
      const { rows: told } = await database.query<{ mails: number; erased: number }>(
        `SELECT count(m.key)::integer AS mails, count(e.key)::integer AS erased
         FROM checkout_order o
         LEFT JOIN mail m ON m.key = 'order-received:' || o.id
         LEFT JOIN mail_erased e ON e.key = 'order-received:' || o.id
         WHERE o.account_id = $1`,
        [id],
      );
      expect(told).toEqual([{ mails: 0, erased: 2 }]);
    });
  });

  it("was never in a log", async () => {
    const logged = (await loggedBy(shop)).toLowerCase();
    expect([...WORDS, PIN].filter((word) => logged.includes(word.toLowerCase()))).toEqual([]);
  });

  it("may come again with the same address", async () => {
    const again = await register(shop, { firstname: "Rose", lastname: "Uwera" }, { email: EMAIL });
    expect(again.user.id).not.toBe(person.user.id);
  });
});

describe("somebody who only wrote", () => {
  it("is erased by address, with a command, and an account is not", async () => {
    await write(GUEST, "Do you have it in blue?");
    await until(openWork, (open) => open === 0);
    const word = `guest.${suffix}`;
    expect((await findInDatabase(shop, [word])).found).toContain("contact_message.email");
    const refused = await runCommand(shop.dataDir, ["retention", "--erase", shop.admin.email]);
    expect(refused.code).toBe(1);
    expect(refused.lines.join()).toContain("has an account");
    const erased = await runCommand(shop.dataDir, ["retention", "--erase", GUEST.toUpperCase()]);
    expect(erased.code).toBe(0);
    expect((await findInDatabase(shop, [word])).found).toEqual([]);
  }, 180_000);
});
