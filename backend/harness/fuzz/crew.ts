import { receiptListResponseSchema } from "../../src/contracts/receipts";
import { createHmac, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { DEFAULT_APP_SETTINGS } from "../../src/contracts/app-settings";
import { orderBody } from "../checkout-storm";
import { dayIn } from "../delivery-desk";
import { productListResponseSchema } from "../../src/contracts/catalogue";
import { placedOrderResponseSchema, type PlacedOrder } from "../../src/contracts/orders";
import {
  deliveriesResponseSchema,
  planResponseSchema,
  riderResponseSchema,
} from "../../src/contracts/deliveries";
import { returnPicturesResponseSchema, returnResponseSchema } from "../../src/contracts/returns";
import { ownReviewResponseSchema } from "../../src/contracts/reviews";
import { paymentResponseSchema, refundResponseSchema } from "../../src/contracts/payments";
import type { Shop } from "../shop";
import { pictureForm, plainJpeg } from "../odd-pictures";
import { callShop, logIn, register, withDatabase, type Person } from "../people";
import type { Attack } from "./attacks";
import type { Secret } from "./oracles";
import { Pools, type Caller } from "./pools";
import type { Stock } from "./valid-values";

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Whoever makes requests with a good token. It may lose it by what it does, and gets another. */
class Member {
  #person: Promise<Person>;
  #isDoubted = false;

  constructor(
    private readonly shop: Shop,
    private readonly make: () => Promise<Person>,
  ) {
    this.#person = make();
  }

  /** Was refused: perhaps it logged out, or deleted itself. Looked into before the next request. */
  doubt(): void {
    this.#isDoubted = true;
  }

  async token(): Promise<string> {
    if (this.#isDoubted) {
      this.#isDoubted = false;
      this.#person = this.#person.then((person) => this.renewed(person));
    }
    return (await this.#person).token;
  }

  private async renewed(person: Person): Promise<Person> {
    const { token } = person;
    const me = await callShop(this.shop, "GET", "/api/auth/me", { token });
    const { role } = (me.json as { user?: { role?: string } }).user ?? {};
    if (me.status === 200 && role === person.user.role) return person;
    return logIn(this.shop, person)
      .then((again) => (again.user.role === person.user.role ? again : this.make()))
      .catch(() => this.make());
  }
}

/** Everybody who takes part, and what must be unchanged at the end. */
export interface Crew {
  readonly stock: Stock;
  readonly secrets: readonly Secret[];
  /** The token of a caller; null for guests. */
  tokenOf({ caller, door }: Pick<Attack, "caller" | "door">): Promise<string | null>;
  /** A request of this caller was refused for its token. */
  doubt(caller: Caller): void;
  /** What nobody was allowed to change, as it is now. */
  untouched(): Promise<unknown>;
}

async function placeOrder(shop: Shop, variantId: string, token?: string): Promise<PlacedOrder> {
  const { json } = await callShop(shop, "POST", "/api/orders", {
    ...(token === undefined ? {} : { token }),
    body: orderBody(variantId, 1),
    headers: { "Idempotency-Key": randomUUID() },
  });
  return placedOrderResponseSchema.parse(json).data;
}

/** Of a shop that is registered for VAT. */
const SETTINGS = { ...DEFAULT_APP_SETTINGS, taxMode: "vat", tin: "102345678" };

const PRICE_RWF = 5000;

/** Of the five orders: others are to be cancelled, packed and so on. */
const RETURNED = 2;

/** A delivered order, which its buyer is returning. */
async function giveBack(
  shop: Shop,
  pools: Pools,
  { order, token }: { order: PlacedOrder; token: string },
): Promise<void> {
  const { id: parent, access_token, items } = order;
  const status = { token, body: { status: "delivered" } };
  await callShop(shop, "PUT", `/api/orders/${parent}/status`, status);
  const lines = items.map(({ id: item_id }) => ({ item_id, quantity: 1, reason: "too_small" }));
  const body = { items: lines, hand_over: "shop", refund_to: "payment", access_token };
  const asked = await callShop(shop, "POST", `/api/orders/${parent}/returns`, { body });
  const { id } = returnResponseSchema.parse(asked.json).data;
  pools.add("return", { id });
  const at = `/api/orders/${parent}/returns/${id}/pictures?access_token=${access_token}`;
  const sent = await callShop(shop, "POST", at, { body: pictureForm(await plainJpeg()) });
  const [picture] = returnPicturesResponseSchema.parse(sent.json).data;
  pools.add("order-return", { id, parent, ...(picture && { child: picture.id }) });
  for (const { id: line } of items) {
    const place = `/api/orders/${parent}/reviews/${line}`;
    const said = { rating: 4, text: "Warm", access_token };
    const written = await callShop(shop, "PUT", place, { body: said });
    const { id: review } = ownReviewResponseSchema.parse(written.json).data;
    const shown = await callShop(shop, "POST", `${place}/pictures?access_token=${access_token}`, {
      body: pictureForm(await plainJpeg()),
    });
    const [picture] = ownReviewResponseSchema.parse(shown.json).data.pictures;
    const child = picture && { child: picture.id };
    pools.add("review", { id: review, ...child });
    pools.add("order-review", { id: line, parent, ...child });
  }
}

/** An order that a rider is to bring today. */
async function sendOff(
  shop: Shop,
  pools: Pools,
  { variantId, token }: { variantId: string; token: string },
): Promise<void> {
  const rider = { name: "Fuzzed", phone: "0788123456" };
  const made = await callShop(shop, "POST", "/api/admin/riders", { token, body: rider });
  const { id: rider_id } = riderResponseSchema.parse(made.json).data;
  const { id } = await placeOrder(shop, variantId);
  const body = { order_ids: [id], rider_id, day: dayIn(0) };
  const planned = await callShop(shop, "POST", "/api/admin/deliveries/plan", { token, body });
  const { json } = await callShop(shop, "GET", "/api/admin/deliveries", { token });
  pools.add("rider", { id: rider_id });
  pools.add(
    "parcel",
    ...planResponseSchema.parse(planned.json).data.parcel_ids.map((of) => ({ id: of })),
  );
  pools.add(
    "sheet",
    ...deliveriesResponseSchema.parse(json).data.sheets.map((one) => ({ id: one.id })),
  );
}

/** Every kind of thing that a path may name, once at least. */
async function fillPools(
  shop: Shop,
  pools: Pools,
  { root, variantId }: { root: Person; variantId: string },
) {
  const { token } = root;
  const firstId = async (url: string) => {
    const { json } = await callShop(shop, "GET", url, { token });
    return (json as { data: { id: string }[] }).data.map(({ id }) => ({ id }));
  };
  const category = { category_name: `Fuzzed ${randomUUID().slice(0, 8)}` };
  const made = await callShop(shop, "POST", "/api/categories", { token, body: category });
  const category_id = (made.json as { data: { id: string } }).data.id;
  pools.add("category", { id: category_id });
  await callShop(shop, "PUT", "/api/admin/app-settings", { token, body: SETTINGS });
  await sendOff(shop, pools, { variantId, token });
  for (let n = 0; n < 5; n += 1) {
    const body = { product_name: `Fuzzed ${n}`, price: PRICE_RWF, category_id, stock_quantity: 9 };
    const product = await callShop(shop, "POST", "/api/products", { token, body });
    const { id, handle } = (product.json as { data: { id: string; handle: string } }).data;
    pools.add("product", { id });
    pools.add("handle", { id: handle });
    const order = await placeOrder(shop, variantId);
    const opened = { token: order.access_token, number: order.order_number };
    pools.add("order", { id: order.id, ...opened });
    const payment = await callShop(shop, "POST", "/api/payments", {
      body: { order_id: order.id, payment_method: "cod", access_token: order.access_token },
    });
    const { id: parent } = paymentResponseSchema.parse(payment.json).data;
    pools.add("payment", { id: parent });
    const url = `/api/payments/${parent}`;
    await callShop(shop, "PUT", `${url}/status`, { token, body: { status: "completed" } });
    const asked = { token, body: { amount: 500, reason: "A button is missing" } };
    const refund = await callShop(shop, "POST", `${url}/refunds`, asked);
    pools.add("refund", { id: refundResponseSchema.parse(refund.json).data.id, parent });
    if (n < RETURNED) await giveBack(shop, pools, { order, token });
    const message = { name: "F", email: "f@example.rw", subject: `S${n}`, message: "Where?" };
    await callShop(shop, "POST", "/api/contact", { body: message });
  }
  const { json: listed } = await callShop(shop, "GET", "/api/receipts?limit=20", { token });
  for (const { id, order_id: parent } of receiptListResponseSchema.parse(listed).data) {
    pools.add("receipt", { id });
    pools.add("order-receipt", { id, parent });
  }
  pools.add("message", ...(await firstId("/api/contact?limit=20")));
  pools.add("notification", ...(await firstId("/api/notifications?limit=20")));
  pools.add("mail", ...(await firstId("/api/mails?limit=20")));
}

/** Of the database and the data folder: nothing of it may be in any answer. */
async function secretsOf(shop: Shop, others: readonly Secret[]): Promise<Secret[]> {
  const hashes = await withDatabase(shop, async (database) => {
    const { rows } = await database.query<{ hash: string | null }>(
      "SELECT provider_metadata ->> 'password' AS hash FROM provider_identity",
    );
    return rows.flatMap(({ hash }) => (hash ? [{ name: "a password's hash", text: hash }] : []));
  });
  const stored = await Promise.all(
    ["jwt-secret", "cookie-secret"].map(async (name) => ({
      name: `the ${name}`,
      text: (await readFile(path.join(shop.dataDir, name), "utf8")).trim(),
    })),
  );
  return [...hashes, ...stored, ...others];
}

/** Tokens that open nothing, made of those that do. */
async function badTokens(shop: Shop, victim: Person): Promise<Partial<Record<Caller, string>>> {
  const [head = "", claims = ""] = victim.token.split(".");
  const leaver = await register(shop, { firstname: "Leaver", lastname: "Fuzzed" });
  await callShop(shop, "POST", "/api/auth/logout-everywhere", { token: leaver.token, body: {} });
  const foreign = createHmac("sha256", "supersecret")
    .update(`${head}.${claims}`)
    .digest("base64url");
  return {
    "garbled token": `${victim.token.slice(0, -4)}AAAA`,
    "unsigned token": `${base64({ alg: "none", typ: "JWT" })}.${claims}.`,
    "foreign token": `${head}.${claims}.${foreign}`,
    "ended token": leaver.token,
  };
}

/** The admin's at the back-office door; what is called there ends nobody's login. */
async function nativeToken(shop: Shop): Promise<string> {
  const response = await fetch(`${shop.backoffice}/auth/user/emailpass`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(shop.admin),
  });
  return ((await response.json()) as { token: string }).token;
}

/** Gets everybody and everything into a fresh shop that the requests will be about. */
export async function gatherCrew(shop: Shop): Promise<Crew> {
  const root = await logIn(shop, shop.admin);
  const list = await callShop(shop, "GET", "/api/products?in_stock=true&limit=100");
  const { data: products } = productListResponseSchema.parse(list.json);
  const variant = products
    .flatMap(({ variants }) => variants)
    .find((one) => one.stock_quantity > 9);
  const article = products[0];
  if (!variant || !article) throw new Error("Nothing in this shop can be ordered.");
  const pools = new Pools();
  await fillPools(shop, pools, { root, variantId: variant.id });

  const newCustomer = () => register(shop, { firstname: "Customer", lastname: "Fuzzed" });
  const newAdmin = async () => {
    const person = await register(shop, { firstname: "Admin", lastname: "Fuzzed" });
    const url = `/api/auth/users/${person.user.id}/role`;
    await callShop(shop, "PUT", url, { token: root.token, body: { role: "admin" } });
    return logIn(shop, person);
  };
  const [victim, ...spares] = await Promise.all([newCustomer(), newCustomer(), newCustomer()]);
  const victims = await placeOrder(shop, variant.id, victim.token);
  const isOthers = true;
  pools.add("user", ...spares.map(({ user }) => ({ id: user.id })));
  pools.add("user", { id: victim.user.id, isOthers }, { id: root.user.id, isOthers });
  pools.add("order", { id: victims.id, number: victims.order_number, isOthers });
  pools.add("line", { id: victims.items[0]?.id ?? "none", isOthers });
  pools.add("handle", { id: article.handle });

  const members = { admin: new Member(shop, newAdmin), customer: new Member(shop, newCustomer) };
  const bad = await badTokens(shop, victim);
  const native = await nativeToken(shop);
  await Promise.all([members.admin.token(), members.customer.token()]);
  const secrets = await secretsOf(shop, [
    { name: "another customer's token", text: victim.token },
    { name: "an admin's token", text: root.token },
    { name: "what opens another's order", text: victims.access_token },
  ]);
  return {
    stock: {
      pools,
      variantId: variant.id,
      picture: await plainJpeg(),
      passwords: [victim.password, "another-6-imisozi", "x"],
      emails: [victim.email, shop.admin.email, ...spares.map(({ email }) => email)],
    },
    secrets,
    tokenOf: async ({ caller, door }) =>
      caller === "admin" && door === "back office"
        ? native
        : caller === "admin" || caller === "customer"
          ? members[caller].token()
          : (bad[caller] ?? null),
    doubt: (caller) => {
      if (caller === "admin" || caller === "customer") members[caller].doubt();
    },
    untouched: async () => {
      // The admin among the callers may change these, and an order that is to be paid follows them.
      const { token } = root;
      await callShop(shop, "PUT", "/api/admin/app-settings", { token, body: SETTINGS });
      const [me, order, admin] = await Promise.all([
        callShop(shop, "GET", "/api/auth/me", { token: victim.token }),
        callShop(shop, "GET", `/api/orders/${victims.id}`, { token: victim.token }),
        callShop(shop, "GET", "/api/auth/me", { token: root.token }),
      ]);
      return [me.json, order.json, admin.json];
    },
  };
}
