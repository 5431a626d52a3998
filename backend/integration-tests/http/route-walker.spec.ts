/** Over a minute: every call there is, by everybody, well formed and badly. */
import { createHmac, randomUUID } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { ROUTE_RULES } from "../../src/api/access";
import type { Method, RouteRule } from "../../src/api/access/rule";
import { loginResponseSchema } from "../../src/contracts/accounts";
import { askedAlertResponseSchema, type AskAlertBody } from "../../src/contracts/alerts";
import { contactListResponseSchema } from "../../src/contracts/contact";
import { failureSchema } from "../../src/contracts/envelope";
import { missedSearchListResponseSchema } from "../../src/contracts/search-words";
import { staffSizeChartResponseSchema } from "../../src/contracts/size-charts";
import {
  madeSharedListResponseSchema,
  type MadeSharedList,
} from "../../src/contracts/shared-lists";
import { notificationListResponseSchema } from "../../src/contracts/notifications";
import {
  IDEMPOTENCY_HEADER,
  orderResponseSchema,
  placedOrderResponseSchema,
  quoteResponseSchema,
  type PlacedOrder,
} from "../../src/contracts/orders";
import { paymentResponseSchema, refundResponseSchema } from "../../src/contracts/payments";
import { laterStory } from "../../harness/content-desk";
import { collectionBody, CollectionDesk } from "../../harness/collection-desk";
import { dropBody, DropDesk, newTicket } from "../../harness/drop-desk";
import { CreditDesk } from "../../harness/credits";
import { BUYER } from "../../harness/sales-counter";
import type { Shop } from "../../harness/shop";
import { ownShop } from "../../harness/use-shop";
import type { Receipt } from "../../src/contracts/receipts";
import { deliveriesResponseSchema, planResponseSchema } from "../../src/contracts/deliveries";
import { returnPicturesResponseSchema, returnResponseSchema } from "../../src/contracts/returns";
import {
  ownReviewResponseSchema,
  staffReviewListResponseSchema,
  type StaffReview,
} from "../../src/contracts/reviews";
import { pictureForm, plainJpeg } from "../../harness/odd-pictures";
import { savedAddressResponseSchema } from "../../src/contracts/saved-addresses";
import { makeGoods } from "../../harness/goods";
import { callShop, logIn, register, withDatabase, type Person } from "../../harness/people";
import { lastCode, NO_CARRIER, NO_POST, QUICK } from "../../harness/visitor";

const ROUTES = path.resolve(__dirname, "../../src/api/api");
const VERBS = new Set<string>(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"]);
const keyOf = ({ method, path: url }: Pick<RouteRule, "method" | "path">) => `${method} ${url}`;

/** Names that a module exports: functions, constants, and lists with or without `from`. */
function exportedNames(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const list = statement.exportClause;
      return list && ts.isNamedExports(list) ? list.elements.map(({ name }) => name.text) : [];
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => name.getText(source));
  });
}

/** `GET /api/orders/:id` for every verb of every route file. */
const routeFileKeys = readdirSync(ROUTES, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "route.ts")
  .flatMap((file) => {
    const segments = path.dirname(file).split(path.sep);
    const url = segments.map((segment) => segment.replace(/^\[(.+)\]$/, ":$1")).join("/");
    return exportedNames(path.join(ROUTES, file))
      .filter((name) => VERBS.has(name))
      .map((method) => keyOf({ method: method as Method, path: `/api/${url}` }));
  });

/** Answered by the front door itself: they must have an answer while Medusa has none. */
const AT_THE_DOOR = ["GET /api/health/live", "GET /api/health/ready"];

describe("the who-may-call table", () => {
  it("has a rule for every verb of every route file, and a route file for every rule", () => {
    const answered = new Set([...routeFileKeys, ...AT_THE_DOOR]);
    expect(ROUTE_RULES.map(keyOf).sort()).toEqual([...answered].sort());
  });

  it("names no call twice", () => {
    expect(new Set(ROUTE_RULES.map(keyOf)).size).toBe(ROUTE_RULES.length);
  });

  it("has a body schema for every call that changes something", () => {
    const bare = ROUTE_RULES.filter(
      ({ method, body }) => method !== "GET" && method !== "DELETE" && body === undefined,
    );
    expect(bare.map(keyOf)).toEqual([]);
  });

  it("has a schema for every path parameter that is not an id", () => {
    const loose = ROUTE_RULES.filter(({ path: url, params }) => {
      const names = url.match(/(?<=:)\w+/g) ?? [];
      return names.some((name) => name !== "id" && !name.endsWith("_id")) && params === undefined;
    });
    expect(loose.map(keyOf)).toEqual([]);
  });
});

/** A call that the route itself would grant to whoever may make it. */
interface Sample {
  path: string;
  body?: unknown;
  /** In the place of a body, where only a form is taken. */
  form?: Record<string, string | Blob>;
  headers?: Record<string, string>;
  /** Makes the granted call in the place of the admin: it costs the caller session or account. */
  person?: Person;
}

interface Facts {
  shop: Shop;
  adminToken: string;
  productId: string;
  categoryId: string;
  variantId: string;
  orderId: string;
  accessToken: string;
  userId: string;
  admin: { email: string; password: string };
}

const orderBody = (facts: Pick<Facts, "variantId">) => ({
  ...BUYER,
  items: [{ variant_id: facts.variantId, quantity: 1 }],
});
const NEW_PASSWORD = "another-6-imisozi";
const someEmail = () => `walker.${randomUUID()}@example.rw`;
const somebody = { password: NEW_PASSWORD, firstname: "Aline", lastname: "Uwase" };

const newCustomer = ({ shop }: Facts) => register(shop, { firstname: "Eric", lastname: "Mugabo" });

async function newAdmin(facts: Facts): Promise<Person> {
  const { shop, adminToken: token } = facts;
  const person = await newCustomer(facts);
  const path = `/api/auth/users/${person.user.id}/role`;
  await callShop(shop, "PUT", path, { token, body: { role: "admin" } });
  return logIn(shop, person);
}

const spares = new Map<string, Promise<Person>>();

/** Somebody who may be spent on one call. */
function spare(key: string, make: () => Promise<Person>): Promise<Person> {
  const person = spares.get(key) ?? make();
  spares.set(key, person);
  return person;
}

const changePassword = async (path: string, facts: Facts): Promise<Sample> => {
  const person = await spare(path, () => newAdmin(facts));
  return { path, person, body: { currentPassword: person.password, newPassword: NEW_PASSWORD } };
};

const deadMail = ({ shop }: Facts): Promise<string> =>
  withDatabase(shop, async (database) => {
    const id = `mail_${randomUUID()}`;
    await database.query(
      `INSERT INTO mail (id, key, template, recipient, facts, state)
       VALUES ($1, $1, 'welcome', 'nobody@example.rw', '{"firstname":"Nobody"}', 'dead')`,
      [id],
    );
    return id;
  });

/** An import that seems to be running somewhere, so that nothing ends it but the call that should. */
let halted: Promise<string> | undefined;
const runningImport = ({ shop }: Facts): Promise<string> =>
  (halted ??= withDatabase(shop, async (database) => {
    const { rows } = await database.query<{ id: string }>(
      `INSERT INTO product_import (id, state, file_name, requested_by, lease, lease_until)
       VALUES ('pimp_walker', 'running', 'walker.csv', 'nobody', 'nobody', now() + interval '1 hour')
       RETURNING id`,
    );
    return rows[0]?.id ?? "";
  }));

const newProduct = (categoryId: string) => ({
  product_name: `Walker ${randomUUID()}`,
  price: 12_000,
  category_id: categoryId,
  stock_quantity: 4,
});

/** Ids of things made to be deleted. */
const ADDRESSES = "/api/auth/me/addresses";
const { email: _email, country: _country, ...ADDRESS } = BUYER;

let phones = 0;
const somePhone = () => `+25078${String(2_000_000 + 7919 * ++phones).padStart(7, "0")}`;

/** Somebody whose phone got a code. */
async function phoneAsked(facts: Facts) {
  const [person, phone] = [await newCustomer(facts), somePhone()];
  const sent = { token: person.token, body: { phone, password: person.password } };
  await callShop(facts.shop, "POST", "/api/auth/me/phone", sent);
  return { person, body: { phone, code: await lastCode(facts.shop, phone) } };
}

/** An address of somebody who keeps no other. */
async function ownAddress(facts: Facts): Promise<{ path: string; person: Person }> {
  const person = await newCustomer(facts);
  const sent = { token: person.token, body: ADDRESS };
  const { json } = await callShop(facts.shop, "POST", ADDRESSES, sent);
  return { path: `${ADDRESSES}/${savedAddressResponseSchema.parse(json).data.id}`, person };
}

async function spareThing({ shop, adminToken: token }: Facts, path: string, body: object) {
  const { json } = await callShop(shop, "POST", path, { token, body });
  return (json as { data: { id: string } }).data.id;
}
const spareProduct = (facts: Facts) =>
  spareThing(facts, "/api/products", newProduct(facts.categoryId));
const spareCategory = (facts: Facts) =>
  spareThing(facts, "/api/categories", { category_name: `Socks ${randomUUID()}` });

/** A drop that opens later than anybody walks. */
async function spareDrop(facts: Facts) {
  const desk = await DropDesk.at(facts.shop);
  return desk.made([await spareProduct(facts)]);
}

async function spareCollection(facts: Facts) {
  const desk = await CollectionDesk.at(facts.shop);
  return desk.made([await spareProduct(facts)]);
}

const nextStory = ({ shop, adminToken }: Facts) => laterStory(shop, adminToken);

const newDiscount = () => ({
  code: `WALK-${randomUUID().slice(0, 8)}`,
  name: "Walked by",
  is_automatic: false,
  kind: "percentage",
  value: 10,
});
const spareDiscount = async (facts: Facts) =>
  `/api/admin/discounts/${await spareThing(facts, "/api/admin/discounts", newDiscount())}`;
const newSale = () => ({ name: "Walked by", starts_at: "2100-01-01T00:00:00Z" });
const spareSale = async (facts: Facts) =>
  `/api/admin/sales/${await spareThing(facts, "/api/admin/sales", newSale())}`;
const newCard = { amount: 5000, reason: "Walked by" };
const spareCard = ({ shop, adminToken }: Facts) => new CreditDesk(shop, adminToken).card(5000);

const contactMessage = () => ({
  name: "Walker",
  email: "walker@example.rw",
  subject: `Walk ${randomUUID()}`,
  message: "Where do you deliver?",
});
async function someAsk({ shop }: Facts): Promise<AskAlertBody> {
  const [{ product, variantId }] = await makeGoods(shop, { pieces: 0 });
  return { product_id: product.id, variant_id: variantId, contact: "walker@example.rw" };
}
const SOME_CART = {
  contact: "walker@example.rw",
  lines: [{ id: "variant_1", _id: "prod_1", quantity: 1 }],
};
/** Of a message: whoever asks for a piece gets none that opens. */
async function alertLink(facts: Facts): Promise<string> {
  const body = await someAsk(facts);
  await callShop(facts.shop, "POST", "/api/alerts", { body });
  const { rows } = await withDatabase(facts.shop, (database) =>
    database.query<{ code: string }>("SELECT code FROM stock_alert WHERE variant_id = $1", [
      body.variant_id,
    ]),
  );
  return `/api/alerts/links/${rows[0]?.code}`;
}
async function someMessage({ shop, adminToken: token }: Facts): Promise<string> {
  await callShop(shop, "POST", "/api/contact", { body: contactMessage() });
  const { json } = await callShop(shop, "GET", "/api/contact?limit=1", { token });
  return contactListResponseSchema.parse(json).data[0]?.id ?? "";
}

const SIZES = { wearer: "men", measures: ["chest"], rows: [{ size: "M", values: [[94, 100]] }] };
/** The path that takes it away. */
async function spareSizeChart(facts: Facts): Promise<string> {
  const path = `/api/admin/size-charts/${await spareCategory(facts)}`;
  const { shop, adminToken: token } = facts;
  const body = { version: 0, tables: [SIZES] };
  const { json } = await callShop(shop, "PUT", path, { token, body });
  return `${path}?version=${staffSizeChartResponseSchema.parse(json).data.version}`;
}

/** Finds nothing, and looks like no number. */
const spareWord = () => `zz${randomUUID().replaceAll(/[\d-]/g, "q")}`;
/** A guest's link to a wishlist. */
async function guestList({ shop, productId }: Facts): Promise<MadeSharedList> {
  const body = { products: [productId] };
  const { json } = await callShop(shop, "POST", "/api/shared-lists", { body });
  return madeSharedListResponseSchema.parse(json).data;
}

async function someMiss({ shop, adminToken: token }: Facts): Promise<string> {
  const word = spareWord();
  await callShop(shop, "POST", "/api/products/missed-searches", { body: { q: word } });
  const { json } = await callShop(shop, "GET", "/api/admin/missed-searches?limit=100", { token });
  const { data } = missedSearchListResponseSchema.parse(json);
  return data.find((miss) => miss.word === word)?.id ?? "";
}

/** What staff were told last; they are told of every message. */
async function someNotification(facts: Facts): Promise<string> {
  await someMessage(facts);
  const { shop, adminToken: token } = facts;
  const { json } = await callShop(shop, "GET", "/api/notifications?limit=1", { token });
  return notificationListResponseSchema.parse(json).data[0]?.id ?? "";
}

const orderHeaders = () => ({ [IDEMPOTENCY_HEADER]: randomUUID() });

/** The admin's own list, sent back as it is: nobody saved in between. */
async function listAsSaved({ shop, adminToken: token }: Facts, path: string): Promise<Sample> {
  const { json } = await callShop(shop, "GET", path, { token });
  return { path, body: (json as { data: unknown }).data };
}

/** An order of the admin, whose transit list it comes to. */
let ownOrder: Promise<PlacedOrder> | undefined;
const orderOfAdmin = (facts: Facts): Promise<PlacedOrder> =>
  (ownOrder ??= callShop(facts.shop, "POST", "/api/orders", {
    token: facts.adminToken,
    body: orderBody(facts),
    headers: orderHeaders(),
  }).then(({ json }) => placedOrderResponseSchema.parse(json).data));

const newOrder = async (facts: Facts): Promise<PlacedOrder> => {
  const sent = { body: orderBody(facts), headers: orderHeaders() };
  const { json } = await callShop(facts.shop, "POST", "/api/orders", sent);
  return placedOrderResponseSchema.parse(json).data;
};

/** A payment at the door, which staff have completed, and a refund of it. */
interface DoorPayment {
  id: string;
  refundId: string;
  accessToken: string;
}
const REFUND = { amount: 500, reason: "A button is missing" };
const REFUND_KEY = { [IDEMPOTENCY_HEADER]: "walker-refund" };

async function payAtTheDoor(facts: Facts): Promise<DoorPayment> {
  const { shop, adminToken: token } = facts;
  const { id: order_id, access_token: accessToken } = await newOrder(facts);
  const begun = await callShop(shop, "POST", "/api/payments", {
    body: { order_id, payment_method: "cod", access_token: accessToken },
  });
  const { id } = paymentResponseSchema.parse(begun.json).data;
  const path = `/api/payments/${id}`;
  await callShop(shop, "PUT", `${path}/status`, { token, body: { status: "completed" } });
  const sent = { token, body: REFUND, headers: REFUND_KEY };
  const refund = await callShop(shop, "POST", `${path}/refunds`, sent);
  return { id, refundId: refundResponseSchema.parse(refund.json).data.id, accessToken };
}
let doorPaid: Promise<DoorPayment> | undefined;
const doorPayment = (facts: Facts) => (doorPaid ??= payAtTheDoor(facts));

/** A rider's day with a parcel of an order of its own: what its routes name. */
interface SomeDay {
  riderId: string;
  sheetId: string;
  parcelId: string;
  token: string;
  order: PlacedOrder;
}
async function planDay(facts: Facts): Promise<SomeDay> {
  const { shop, adminToken: token } = facts;
  const rider = { name: "Walker", phone: "0788123456" };
  const riderId = await spareThing(facts, "/api/admin/riders", rider);
  const order = await newOrder(facts);
  const body = { order_ids: [order.id], rider_id: riderId, day: kigaliDay() };
  const planned = await callShop(shop, "POST", "/api/admin/deliveries/plan", { token, body });
  const [parcelId = ""] = planResponseSchema.parse(planned.json).data.parcel_ids;
  const { json } = await callShop(shop, "GET", "/api/admin/deliveries", { token });
  const { sheets } = deliveriesResponseSchema.parse(json).data;
  const sheet = sheets.find((one) => one.rider.id === riderId);
  return { riderId, parcelId, sheetId: sheet?.id ?? "", token: sheet?.token ?? "", order };
}
const someDays = new Map<string, Promise<SomeDay>>();
/** One for each call that leaves nothing for the others. */
function dayOf(facts: Facts, call = "all"): Promise<SomeDay> {
  const known = someDays.get(call) ?? planDay(facts);
  someDays.set(call, known);
  return known;
}
const kigaliDay = () => new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 10);
const sheetPath = async (facts: Facts) =>
  `/api/admin/delivery-sheets/${(await dayOf(facts)).sheetId}`;
const BROUGHT_BACK = { outcome: "failed", reason: "nobody_home" };

/** A return, and how its buyer asked for it. */
interface Returned {
  id: string;
  order: PlacedOrder;
  body: object;
}
const RETURN_KEY = { [IDEMPOTENCY_HEADER]: "walker-return" };

async function askForReturn(facts: Facts, key = "walker-return"): Promise<Returned> {
  const order = await newOrder(facts);
  const status = { token: facts.adminToken, body: { status: "delivered" } };
  await callShop(facts.shop, "PUT", `/api/orders/${order.id}/status`, status);
  const items = order.items.map(({ id: item_id }) => ({ item_id, quantity: 1, reason: "other" }));
  const { access_token } = order;
  const body = { items, hand_over: "shop", refund_to: "payment", access_token };
  const sent = { body, headers: { [IDEMPOTENCY_HEADER]: key } };
  const asked = await callShop(facts.shop, "POST", `/api/orders/${order.id}/returns`, sent);
  return { id: returnResponseSchema.parse(asked.json).data.id, order, body };
}
let returned: Promise<Returned> | undefined;
const someReturn = (facts: Facts) => (returned ??= askForReturn(facts));

/** Of a return of its own, which nobody closes; with the token that opens its order. */
interface Pictured {
  path: string;
  token: string;
  url: string;
}
async function addPicture(facts: Facts): Promise<Pictured> {
  const { id, order } = await askForReturn(facts, "walker-pictures");
  const path = `/api/orders/${order.id}/returns/${id}/pictures`;
  const token = `?access_token=${order.access_token}`;
  const sent = { body: pictureForm(await plainJpeg()) };
  const { json } = await callShop(facts.shop, "POST", path + token, sent);
  return { path, token, url: returnPicturesResponseSchema.parse(json).data[0]?.url ?? "" };
}
/** A review of a delivered order; written again where it was taken back. */
async function someReview(facts: Facts): Promise<{ path: string; access_token: string }> {
  const { order } = await someReturn(facts);
  const { id, items, access_token } = order;
  const path = `/api/orders/${id}/reviews/${items[0]?.id ?? ""}`;
  await callShop(facts.shop, "PUT", path, { body: { rating: 4, text: "Warm", access_token } });
  return { path, access_token };
}
/** With a picture that staff have published. */
async function picturedReview(facts: Facts) {
  const { path, access_token } = await someReview(facts);
  const token = `?access_token=${access_token}`;
  const sent = { body: pictureForm(await plainJpeg()) };
  const { json } = await callShop(facts.shop, "POST", `${path}/pictures${token}`, sent);
  const { id, pictures } = ownReviewResponseSchema.parse(json).data;
  const { version } = (await reviewForStaff(facts)) ?? {};
  const body = { state: "shown", version };
  const { adminToken: admin } = facts;
  await callShop(facts.shop, "PUT", `/api/reviews/${id}/state`, { token: admin, body });
  const picture = pictures[0]?.id ?? "";
  return {
    own: `${path}/pictures`,
    token,
    shown: `/api/reviews/${id}/pictures/${picture}`,
    picture,
  };
}
async function reviewForStaff(facts: Facts): Promise<StaffReview | undefined> {
  await someReview(facts);
  const { json } = await callShop(facts.shop, "GET", "/api/reviews", { token: facts.adminToken });
  return staffReviewListResponseSchema.parse(json).data[0];
}

let pictured: Promise<Pictured> | undefined;
const somePicture = (facts: Facts) => (pictured ??= addPicture(facts));

/** Of an order that was paid while the shop was registered for VAT. */
async function makeReceipt(facts: Facts): Promise<Receipt & { access_token: string }> {
  const { shop, adminToken: token } = facts;
  const put = (body: object) => callShop(shop, "PUT", "/api/admin/app-settings", { token, body });
  await put({ taxMode: "vat", tin: "102345678" });
  const { id, access_token, total_amount } = await newOrder(facts);
  await callShop(shop, "POST", `/api/orders/${id}/payments`, {
    token,
    body: { received_as: "cash", amount: total_amount },
  });
  await put({ taxMode: "none", tin: "" });
  const { json } = await callShop(shop, "GET", `/api/orders/${id}?access_token=${access_token}`);
  const [receipt] = orderResponseSchema.parse(json).data.receipts;
  if (!receipt) throw new Error("The order has no receipt.");
  return { ...receipt, access_token };
}
let lastReceipt: ReturnType<typeof makeReceipt> | undefined;
/** One after the other: each ends the shop's registration. */
function newReceipt(facts: Facts): ReturnType<typeof makeReceipt> {
  const next = () => makeReceipt(facts);
  return (lastReceipt = lastReceipt?.then(next, next) ?? next());
}

/** With what carriers show that it is them. */
const REPORTED = {
  TEXT_REPORT_SECRET: "secret-of-the-carriers",
  WHATSAPP_APP_SECRET: "secret-of-the-app-1",
} as const;

/** As a provider calls it. */
const callback = async ({ shop }: Facts): Promise<Sample> => {
  const token = randomUUID();
  await withDatabase(shop, (database) =>
    database.query(
      `UPDATE checkout_payment SET callback_token = $1
       WHERE id = (SELECT id FROM checkout_payment LIMIT 1)`,
      [token],
    ),
  );
  return { path: `/api/payments/callback/momo/${token}`, body: { status: "SUCCESSFUL" } };
};

/** One for each rule; a new rule without one fails below. */
const SAMPLES: Record<string, (facts: Facts) => Sample | Promise<Sample>> = {
  "GET /api/health/live": () => ({ path: "/api/health/live" }),
  "GET /api/health/ready": () => ({ path: "/api/health/ready" }),
  "GET /api/shipping": () => ({ path: "/api/shipping" }),
  "PUT /api/admin/shipping": () => ({ path: "/api/admin/shipping", body: { flat_fee: 2000 } }),
  "GET /api/admin/discounts": () => ({ path: "/api/admin/discounts?limit=2" }),
  "POST /api/admin/discounts": () => ({ path: "/api/admin/discounts", body: newDiscount() }),
  "GET /api/admin/discounts/:id": async (facts) => ({ path: await spareDiscount(facts) }),
  "PUT /api/admin/discounts/:id": async (facts) => ({
    path: await spareDiscount(facts),
    body: newDiscount(),
  }),
  "PUT /api/admin/discounts/:id/paused": async (facts) => ({
    path: `${await spareDiscount(facts)}/paused`,
    body: { is_paused: true },
  }),
  "DELETE /api/admin/discounts/:id": async (facts) => ({ path: await spareDiscount(facts) }),
  "GET /api/admin/sales": () => ({ path: "/api/admin/sales?limit=2" }),
  "POST /api/admin/sales": () => ({ path: "/api/admin/sales", body: newSale() }),
  "GET /api/admin/sales/:id": async (facts) => ({ path: await spareSale(facts) }),
  "PUT /api/admin/sales/:id": async (facts) => ({ path: await spareSale(facts), body: newSale() }),
  "DELETE /api/admin/sales/:id": async (facts) => ({ path: await spareSale(facts) }),
  "GET /api/admin/sales/:id/products": async (facts) => ({
    path: `${await spareSale(facts)}/products?search=a&limit=2`,
  }),
  "PUT /api/admin/sales/:id/prices": async (facts) => ({
    path: `${await spareSale(facts)}/prices`,
    body: { prices: [{ product_id: facts.productId, price: 1 }] },
  }),
  "GET /api/store-credit": () => ({ path: "/api/store-credit" }),
  "POST /api/gift-cards/check": async (facts) => ({
    path: "/api/gift-cards/check",
    body: { gift_card: (await spareCard(facts)).code },
  }),
  "GET /api/admin/store-credit": () => ({ path: "/api/admin/store-credit?limit=2" }),
  "POST /api/admin/store-credit": async (facts) => ({
    path: "/api/admin/store-credit",
    body: { account_id: (await newCustomer(facts)).user.id, amount: 100, reason: "Walked by" },
  }),
  "GET /api/admin/store-credit/:id": async (facts) => ({
    path: `/api/admin/store-credit/${(await spareCard(facts)).id}`,
  }),
  "POST /api/admin/gift-cards": () => ({ path: "/api/admin/gift-cards", body: newCard }),
  "GET /api/admin/gift-cards/:id/code": async (facts) => ({
    path: `/api/admin/gift-cards/${(await spareCard(facts)).id}/code`,
  }),
  "PUT /api/admin/gift-cards/:id/switched-off": async (facts) => ({
    path: `/api/admin/gift-cards/${(await spareCard(facts)).id}/switched-off`,
    body: { is_switched_off: true },
  }),
  "GET /api/admin/dashboard": () => ({ path: "/api/admin/dashboard?days=7&months=2" }),
  "GET /api/admin/health": () => ({ path: "/api/admin/health" }),
  "GET /api/exchange-rates": () => ({ path: "/api/exchange-rates" }),
  "GET /api/openapi.json": () => ({ path: "/api/openapi.json" }),
  "GET /api/products": () => ({ path: "/api/products?limit=3&facets=true&sort=price_asc" }),
  "GET /api/products/suggest": () => ({ path: "/api/products/suggest?q=hood" }),
  "POST /api/shared-lists": ({ productId }) => ({
    path: "/api/shared-lists",
    body: { products: [productId] },
  }),
  "GET /api/shared-lists": () => ({ path: "/api/shared-lists" }),
  "GET /api/shared-lists/:code": async (facts) => ({
    path: `/api/shared-lists/${(await guestList(facts)).code}?language=fr`,
  }),
  "POST /api/shared-lists/:code/end": async (facts) => {
    const { code, key } = await guestList(facts);
    return { path: `/api/shared-lists/${code}/end`, body: { key } };
  },
  "GET /api/products/:key/look": ({ productId }) => ({ path: `/api/products/${productId}/look` }),
  "PUT /api/products/:key/look": ({ productId }) => ({
    path: `/api/products/${productId}/look`,
    body: { products: [], version: 0 },
  }),
  "POST /api/products/looked-at": () => ({
    path: "/api/products/looked-at",
    body: { products: ["prod_one", "prod_other"] },
  }),
  "POST /api/products/missed-searches": () => ({
    path: "/api/products/missed-searches",
    body: { q: spareWord() },
  }),
  "GET /api/admin/missed-searches": () => ({ path: "/api/admin/missed-searches?limit=2" }),
  "DELETE /api/admin/missed-searches/:id": async (facts) => ({
    path: `/api/admin/missed-searches/${await someMiss(facts)}`,
  }),
  "GET /api/products/:key/size-chart": ({ productId }) => ({
    path: `/api/products/${productId}/size-chart`,
  }),
  "GET /api/admin/size-charts": () => ({ path: "/api/admin/size-charts" }),
  "GET /api/admin/size-charts/:id": ({ categoryId }) => ({
    path: `/api/admin/size-charts/${categoryId}`,
  }),
  "PUT /api/admin/size-charts/:id": async (facts) => ({
    path: `/api/admin/size-charts/${await spareCategory(facts)}`,
    body: { version: 0, tables: [SIZES] },
  }),
  "DELETE /api/admin/size-charts/:id": async (facts) => ({
    path: await spareSizeChart(facts),
  }),
  "GET /api/admin/search-synonyms": () => ({ path: "/api/admin/search-synonyms?limit=2" }),
  "POST /api/admin/search-synonyms": () => ({
    path: "/api/admin/search-synonyms",
    body: { word: spareWord(), means: "hoodies" },
  }),
  "DELETE /api/admin/search-synonyms/:id": async (facts) => ({
    path: `/api/admin/search-synonyms/${await spareThing(facts, "/api/admin/search-synonyms", { word: spareWord(), means: "hoodies" })}`,
  }),
  "GET /api/admin/content/:part": () => ({ path: "/api/admin/content/story" }),
  "POST /api/admin/content/:part": async (facts) => ({
    path: "/api/admin/content/story",
    body: await nextStory(facts),
  }),
  "DELETE /api/admin/content/:part/:id": async (facts) => ({
    path: `/api/admin/content/story/${await spareThing(facts, "/api/admin/content/story", await nextStory(facts))}`,
  }),
  "POST /api/admin/content-pictures": async () => ({
    path: "/api/admin/content-pictures",
    form: { images: new Blob([new Uint8Array(await plainJpeg("#2c3440"))]) },
  }),
  "GET /api/collections/:handle": async (facts) => ({
    path: `/api/collections/${(await spareCollection(facts)).handle}?language=rw`,
  }),
  "GET /api/admin/collections": () => ({ path: "/api/admin/collections" }),
  "POST /api/admin/collections": async (facts) => ({
    path: "/api/admin/collections",
    body: collectionBody([await spareProduct(facts)]),
  }),
  "PUT /api/admin/collections/:id": async (facts) => {
    const { id, version, products } = await spareCollection(facts);
    const collection = collectionBody(products.map((piece) => piece.id));
    return { path: `/api/admin/collections/${id}`, body: { collection, version } };
  },
  "DELETE /api/admin/collections/:id": async (facts) => {
    const { id, version } = await spareCollection(facts);
    return { path: `/api/admin/collections/${id}?version=${version}` };
  },
  "GET /api/drops/:handle": async (facts) => ({
    path: `/api/drops/${(await spareDrop(facts)).handle}?language=rw`,
  }),
  "GET /api/drops/:handle/now": async (facts) => ({
    path: `/api/drops/${(await spareDrop(facts)).handle}/now`,
  }),
  "POST /api/drops/:handle/place": async (facts) => ({
    path: `/api/drops/${(await spareDrop(facts)).handle}/place`,
    headers: { "Drop-Ticket": newTicket() },
  }),
  "GET /api/admin/drops": () => ({ path: "/api/admin/drops" }),
  "POST /api/admin/drops": async (facts) => ({
    path: "/api/admin/drops",
    body: dropBody([await spareProduct(facts)]),
  }),
  "PUT /api/admin/drops/:id": async (facts) => {
    const product = await spareProduct(facts);
    const desk = await DropDesk.at(facts.shop);
    const { id, version } = await desk.made([product]);
    return { path: `/api/admin/drops/${id}`, body: { drop: dropBody([product]), version } };
  },
  "DELETE /api/admin/drops/:id": async (facts) => {
    const { id, version } = await spareDrop(facts);
    return { path: `/api/admin/drops/${id}?version=${version}` };
  },
  "GET /api/products/export": () => ({ path: "/api/products/export" }),
  "POST /api/products/import": () => ({
    path: "/api/products/import",
    form: { dry_run: "true", file: new Blob(["Handle,Title\r\nwalker,Walker\r\n"]) },
  }),
  "GET /api/products/import": () => ({ path: "/api/products/import?limit=2" }),
  "GET /api/products/import/:job_id": async (facts) => ({
    path: `/api/products/import/${await runningImport(facts)}`,
  }),
  "GET /api/products/import/:job_id/changes": async (facts) => ({
    path: `/api/products/import/${await runningImport(facts)}/changes?kind=prices`,
  }),
  "DELETE /api/products/import/:job_id": async (facts) => ({
    path: `/api/products/import/${await runningImport(facts)}`,
  }),
  "GET /api/products/:key": ({ productId }) => ({ path: `/api/products/${productId}` }),
  "GET /api/products/:key/companions": ({ productId }) => ({
    path: `/api/products/${productId}/companions?language=rw`,
  }),
  "POST /api/products": ({ categoryId }) => ({
    path: "/api/products",
    body: newProduct(categoryId),
  }),
  "PUT /api/products/:key": ({ productId }) => ({
    path: `/api/products/${productId}`,
    body: { description: "Made for walking." },
  }),
  "DELETE /api/products/:key": async (facts) => ({
    path: `/api/products/${await spareProduct(facts)}`,
  }),
  "GET /api/categories": () => ({ path: "/api/categories" }),
  "POST /api/categories": () => ({
    path: "/api/categories",
    body: { category_name: `Socks ${randomUUID()}`, gender: "unisex" },
  }),
  "PUT /api/categories/:id": ({ categoryId }) => ({
    path: `/api/categories/${categoryId}`,
    body: { gender: "unisex" },
  }),
  "DELETE /api/categories/:id": async (facts) => ({
    path: `/api/categories/${await spareCategory(facts)}`,
  }),
  "GET /api/categories/gender/:gender": () => ({ path: "/api/categories/gender/unisex" }),
  "POST /api/auth/login": ({ admin }) => ({ path: "/api/auth/login", body: admin }),
  "POST /api/auth/register": () => ({
    path: "/api/auth/register",
    body: { ...somebody, email: someEmail() },
  }),
  "POST /api/auth/verify-email": async ({ shop }) => {
    const email = someEmail();
    await callShop(shop, "POST", "/api/auth/register", { body: { ...somebody, email } });
    return { path: "/api/auth/verify-email", body: { email, code: await lastCode(shop, email) } };
  },
  "POST /api/auth/resend-code": () => ({
    path: "/api/auth/resend-code",
    body: { email: someEmail() },
  }),
  "POST /api/auth/forgot-password": () => ({
    path: "/api/auth/forgot-password",
    body: { email: someEmail() },
  }),
  "POST /api/auth/reset-password": async (facts) => {
    const { email } = await newCustomer(facts);
    await callShop(facts.shop, "POST", "/api/auth/forgot-password", { body: { email } });
    const code = await lastCode(facts.shop, email);
    return { path: "/api/auth/reset-password", body: { email, code, password: NEW_PASSWORD } };
  },
  "POST /api/auth/logout": async (facts) => ({
    path: "/api/auth/logout",
    body: {},
    person: await spare("logout", () => newCustomer(facts)),
  }),
  "POST /api/auth/logout-everywhere": async (facts) => ({
    path: "/api/auth/logout-everywhere",
    body: {},
    person: await spare("logout-everywhere", () => newCustomer(facts)),
  }),
  "POST /api/auth/change-password": (facts) => changePassword("/api/auth/change-password", facts),
  "POST /api/admin/change-password": (facts) => changePassword("/api/admin/change-password", facts),
  "PUT /api/admin/profile": async (facts) => {
    const person = await spare("profile", () => newAdmin(facts));
    return { path: "/api/admin/profile", person, body: { name: "Jo Keza", email: person.email } };
  },
  "GET /api/auth/me": () => ({ path: "/api/auth/me" }),
  "PUT /api/auth/me": () => ({ path: "/api/auth/me", body: { phone: "0788123456" } }),
  "DELETE /api/auth/me": async (facts) => {
    // An admin can't: that is for another admin to do.
    const person = await spare("leaver", () => newCustomer(facts));
    return { path: "/api/auth/me", person, body: { password: person.password } };
  },
  "POST /api/auth/me/email": async (facts) => {
    const person = await spare("email", () => newCustomer(facts));
    const body = { email: someEmail(), password: person.password };
    return { path: "/api/auth/me/email", person, body };
  },
  "POST /api/auth/me/email/confirm": async (facts) => {
    // The call ends the token that it is made with.
    const person = await newCustomer(facts);
    const email = someEmail();
    const body = { email, password: person.password };
    await callShop(facts.shop, "POST", "/api/auth/me/email", { token: person.token, body });
    const code = await lastCode(facts.shop, email);
    return { path: "/api/auth/me/email/confirm", person, body: { email, code } };
  },
  "POST /api/auth/me/phone": async (facts) => {
    const person = await newCustomer(facts);
    return {
      path: "/api/auth/me/phone",
      person,
      body: { phone: somePhone(), password: person.password },
    };
  },
  "POST /api/auth/me/phone/confirm": async (facts) => {
    const { person, body } = await phoneAsked(facts);
    return { path: "/api/auth/me/phone/confirm", person, body };
  },
  "POST /api/auth/phone/code": () => ({
    path: "/api/auth/phone/code",
    body: { phone: somePhone() },
  }),
  "POST /api/auth/phone/login": async (facts) => {
    const { shop } = facts;
    const { person, body } = await phoneAsked(facts);
    const { phone } = body;
    await callShop(shop, "POST", "/api/auth/me/phone/confirm", { token: person.token, body });
    await callShop(shop, "POST", "/api/auth/phone/code", { body: { phone } });
    return { path: "/api/auth/phone/login", body: { phone, code: await lastCode(shop, phone) } };
  },
  "GET /api/auth/me/data": () => ({ path: "/api/auth/me/data" }),
  "GET /api/auth/me/addresses": () => ({ path: ADDRESSES }),
  "POST /api/auth/me/addresses": async (facts) => ({
    path: ADDRESSES,
    person: await newCustomer(facts),
    body: ADDRESS,
  }),
  "PUT /api/auth/me/addresses/:id": async (facts) => ({
    ...(await ownAddress(facts)),
    body: { ...ADDRESS, landmark: "Blue gate" },
  }),
  "PUT /api/auth/me/addresses/:id/default": async (facts) => {
    const { path: url, person } = await ownAddress(facts);
    return { path: `${url}/default`, person, body: {} };
  },
  "DELETE /api/auth/me/addresses/:id": (facts) => ownAddress(facts),
  "GET /api/mails": () => ({ path: "/api/mails?state=pending&limit=2" }),
  "GET /api/mails/:id": async (facts) => ({ path: `/api/mails/${await deadMail(facts)}` }),
  "POST /api/mails/:id/retry": async (facts) => ({
    path: `/api/mails/${await deadMail(facts)}/retry`,
    body: {},
  }),
  "POST /api/contact": () => ({ path: "/api/contact", body: contactMessage() }),
  "GET /api/contact": () => ({ path: "/api/contact?state=open&limit=2" }),
  "GET /api/contact/:id": async (facts) => ({ path: `/api/contact/${await someMessage(facts)}` }),
  "PUT /api/contact/:id": async (facts) => ({
    path: `/api/contact/${await someMessage(facts)}`,
    body: { state: "handled" },
  }),
  "POST /api/alerts": async (facts) => ({ path: "/api/alerts", body: await someAsk(facts) }),
  "GET /api/alerts": () => ({ path: "/api/alerts" }),
  "PUT /api/alerts/prices": () => ({ path: "/api/alerts/prices", body: { prices: false } }),
  "GET /api/alerts/waiting": () => ({ path: "/api/alerts/waiting?limit=2" }),
  "GET /api/alerts/links/:code": async (facts) => ({ path: await alertLink(facts) }),
  "POST /api/alerts/carts": () => ({ path: "/api/alerts/carts", body: SOME_CART }),
  "PUT /api/alerts/carts/:code": async ({ shop }) => {
    const { json } = await callShop(shop, "POST", "/api/alerts/carts", { body: SOME_CART });
    const { code } = askedAlertResponseSchema.parse(json).data;
    return { path: `/api/alerts/carts/${code}`, body: { lines: SOME_CART.lines } };
  },
  "POST /api/alerts/links/:code": async (facts) => ({
    path: await alertLink(facts),
    body: { end: "one" },
  }),
  "GET /api/auth/users": () => ({ path: "/api/auth/users?search=a&sort=name&limit=2" }),
  "GET /api/auth/users/stats": () => ({ path: "/api/auth/users/stats" }),
  "GET /api/auth/users/:id": ({ userId }) => ({ path: `/api/auth/users/${userId}` }),
  "PUT /api/auth/users/:id": ({ userId }) => ({
    path: `/api/auth/users/${userId}`,
    body: { firstname: "Aline" },
  }),
  "PUT /api/auth/users/:id/role": ({ userId }) => ({
    path: `/api/auth/users/${userId}/role`,
    body: { role: "admin" },
  }),
  "PUT /api/auth/users/:id/toggle-status": ({ userId }) => ({
    path: `/api/auth/users/${userId}/toggle-status`,
    body: {},
  }),
  "DELETE /api/auth/users/:id": ({ userId }) => ({ path: `/api/auth/users/${userId}` }),
  "POST /api/orders": (facts) => ({
    path: "/api/orders",
    body: orderBody(facts),
    headers: orderHeaders(),
  }),
  "POST /api/orders/quote": (facts) => ({
    path: "/api/orders/quote",
    body: { items: orderBody(facts).items, discount_code: "WALKED-BY" },
  }),
  "POST /api/orders/staff": async (facts) => {
    const { country: _country, ...told } = orderBody(facts);
    const { items, district } = told;
    const { token } = await logIn(facts.shop, facts.shop.admin);
    const quote = { token, body: { items, district } };
    const { json } = await callShop(facts.shop, "POST", "/api/orders/staff/quote", quote);
    const { total_amount: expected_total } = quoteResponseSchema.parse(json).data;
    const body = { ...told, expected_total, pay: { way: "link" } };
    return { path: "/api/orders/staff", body, headers: orderHeaders() };
  },
  "POST /api/orders/staff/quote": (facts) => ({
    path: "/api/orders/staff/quote",
    body: { items: orderBody(facts).items, discount: { percent: 10, reason: "Walked by." } },
  }),
  "GET /api/orders/buyers": () => ({ path: "/api/orders/buyers?search=aline" }),
  "POST /api/orders/open": async ({ shop, orderId }) => {
    const { token } = await logIn(shop, shop.admin);
    const { json } = await callShop(shop, "GET", `/api/orders/${orderId}`, { token });
    const code = orderResponseSchema.parse(json).data.pay_code;
    return { path: "/api/orders/open", body: { code } };
  },
  "GET /api/orders": () => ({ path: "/api/orders?limit=2" }),
  "GET /api/orders/export": () => ({ path: "/api/orders/export?status=pending&search=a" }),
  "GET /api/orders/:id": ({ orderId, accessToken }) => ({
    path: `/api/orders/${orderId}?access_token=${encodeURIComponent(accessToken)}`,
  }),
  "GET /api/orders/:id/customer": ({ orderId }) => ({ path: `/api/orders/${orderId}/customer` }),
  "GET /api/orders/:id/timeline": ({ orderId }) => ({
    path: `/api/orders/${orderId}/timeline?show=mails&limit=2`,
  }),
  "PUT /api/orders/:id/status": ({ orderId }) => ({
    path: `/api/orders/${orderId}/status`,
    body: { status: "processing" },
  }),
  "POST /api/orders/:id/cancel": async (facts) => {
    const { id, access_token } = await newOrder(facts);
    return { path: `/api/orders/${id}/cancel`, body: { access_token } };
  },
  "POST /api/orders/:id/returns": async (facts) => {
    const { order, body } = await someReturn(facts);
    return { path: `/api/orders/${order.id}/returns`, body, headers: RETURN_KEY };
  },
  "POST /api/orders/:id/returns/:return_id/withdraw": async (facts) => {
    const { id, order } = await someReturn(facts);
    const { access_token } = order;
    return { path: `/api/orders/${order.id}/returns/${id}/withdraw`, body: { access_token } };
  },
  "POST /api/orders/:id/returns/:return_id/pictures": async (facts) => {
    const { path: at, token } = await somePicture(facts);
    const images = new Blob([new Uint8Array(await plainJpeg("#1a6b3c"))]);
    return { path: at + token, form: { images } };
  },
  "GET /api/orders/:id/returns/:return_id/pictures/:picture_id": async (facts) => {
    const { url, token } = await somePicture(facts);
    return { path: url + token };
  },
  "DELETE /api/orders/:id/returns/:return_id/pictures/:picture_id": async (facts) => {
    const { path: at, token } = await somePicture(facts);
    return { path: `${at}/not-there${token}` };
  },
  "GET /api/admin/riders": () => ({ path: "/api/admin/riders" }),
  "POST /api/admin/riders": () => ({
    path: "/api/admin/riders",
    body: { name: "Walker", phone: "0788123456" },
  }),
  "PUT /api/admin/riders/:id": async (facts) => ({
    path: `/api/admin/riders/${(await dayOf(facts)).riderId}`,
    body: { name: "Walker Two" },
  }),
  "GET /api/admin/deliveries": () => ({ path: `/api/admin/deliveries?day=${kigaliDay()}` }),
  "POST /api/admin/deliveries/plan": async (facts) => {
    const { parcelId, riderId: rider_id } = await dayOf(facts);
    const body = { parcel_ids: [parcelId], rider_id, day: kigaliDay() };
    return { path: "/api/admin/deliveries/plan", body };
  },
  "PUT /api/orders/:id/parcels": async (facts) => {
    const { id, items } = (await dayOf(facts, "split")).order;
    const all = items.map(({ id: item_id, quantity }) => ({ item_id, quantity }));
    return { path: `/api/orders/${id}/parcels`, body: { parcels: [{ items: all }] } };
  },
  "GET /api/admin/delivery-sheets/:id": async (facts) => ({ path: await sheetPath(facts) }),
  "POST /api/admin/delivery-sheets/:id/send": async (facts) => ({
    path: `${await sheetPath(facts)}/send`,
    body: {},
  }),
  "POST /api/admin/delivery-sheets/:id/renew": async (facts) => {
    const { sheetId } = await dayOf(facts, "renew");
    return { path: `/api/admin/delivery-sheets/${sheetId}/renew`, body: {} };
  },
  "POST /api/admin/delivery-sheets/:id/count": async (facts) => {
    const { sheetId } = await dayOf(facts, "count");
    const body = { expected_amount: 0, counted_amount: 0 };
    return { path: `/api/admin/delivery-sheets/${sheetId}/count`, body };
  },
  "POST /api/admin/parcels/:id/result": async (facts) => ({
    path: `/api/admin/parcels/${(await dayOf(facts, "result")).parcelId}/result`,
    body: BROUGHT_BACK,
  }),
  "GET /api/rider/sheet": async (facts) => ({
    path: `/api/rider/sheet?token=${(await dayOf(facts)).token}`,
  }),
  "POST /api/rider/parcels/:id/result": async (facts) => {
    const { parcelId, token } = await dayOf(facts, "rider");
    const path = `/api/rider/parcels/${parcelId}/result`;
    // Everybody with the link says the same word.
    const headers = { [IDEMPOTENCY_HEADER]: "walker-rider" };
    return { path, body: { ...BROUGHT_BACK, token }, headers };
  },
  "GET /api/receipts": () => ({ path: "/api/receipts?state=none&search=STR&limit=2" }),
  "GET /api/orders/:id/receipts/:receipt_id": async (facts) => {
    const { id, order_id, access_token } = await newReceipt(facts);
    return {
      path: `/api/orders/${order_id}/receipts/${id}?access_token=${access_token}&paper=80mm`,
    };
  },
  "PUT /api/receipts/:id": async (facts) => ({
    path: `/api/receipts/${(await newReceipt(facts)).id}`,
    body: { action: "enter", sdc_id: "SDC000000001", receipt_number: 1, signature: "WALK" },
  }),
  "PUT /api/orders/:id/company": ({ orderId }) => ({
    path: `/api/orders/${orderId}/company`,
    body: { buyer_tin: "120987654", purchase_code: "WALK12" },
  }),
  "GET /api/products/:key/reviews": async (facts) => ({
    path: `/api/products/${(await someReturn(facts)).order.items[0]?.product_id}/reviews?rating=4&size=M`,
  }),
  "GET /api/orders/:id/reviews": async (facts) => {
    const { id, access_token } = (await someReturn(facts)).order;
    return { path: `/api/orders/${id}/reviews?access_token=${access_token}` };
  },
  "PUT /api/orders/:id/reviews/:item_id": async (facts) => {
    const { path: at, access_token } = await someReview(facts);
    const body = { rating: 5, fit: "true", title: "Warm", text: "It is.", height: 170 };
    return { path: at, body: { ...body, access_token } };
  },
  "DELETE /api/orders/:id/reviews/:item_id": async (facts) => {
    const { path: at, access_token } = await someReview(facts);
    return { path: `${at}?access_token=${access_token}` };
  },
  "POST /api/orders/:id/reviews/:item_id/pictures": async (facts) => {
    const { own, token } = await picturedReview(facts);
    const images = new Blob([new Uint8Array(await plainJpeg())]);
    return { path: own + token, form: { images } };
  },
  "GET /api/orders/:id/reviews/:item_id/pictures/:picture_id": async (facts) => {
    const { own, token, picture } = await picturedReview(facts);
    return { path: `${own}/${picture}${token}&size=small` };
  },
  "DELETE /api/orders/:id/reviews/:item_id/pictures/:picture_id": async (facts) => {
    const { own, token } = await picturedReview(facts);
    return { path: `${own}/not-there${token}` };
  },
  "GET /api/reviews/:id/pictures/:picture_id": async (facts) => ({
    path: `${(await picturedReview(facts)).shown}?size=small`,
  }),
  "GET /api/reviews": () => ({ path: "/api/reviews?state=waiting&search=warm&limit=2" }),
  "PUT /api/reviews/:id/state": async (facts) => {
    const one = await reviewForStaff(facts);
    const body = { state: "shown", version: one?.version };
    return { path: `/api/reviews/${one?.id}/state`, body };
  },
  "PUT /api/reviews/:id/answer": async (facts) => ({
    path: `/api/reviews/${(await reviewForStaff(facts))?.id}/answer`,
    body: { answer: "Murakoze." },
  }),
  "GET /api/returns": () => ({ path: "/api/returns?status=open&search=R-1&limit=2" }),
  "PUT /api/returns/:id/status": async (facts) => ({
    path: `/api/returns/${(await someReturn(facts)).id}/status`,
    body: { status: "withdrawn" },
  }),
  "PUT /api/orders/:id/address": async (facts) => {
    const { id, access_token } = await newOrder(facts);
    const { items: _items, email: _email, country: _country, ...to } = orderBody(facts);
    return { path: `/api/orders/${id}/address`, body: { ...to, access_token } };
  },
  "PUT /api/orders/:id/texts": async (facts) => {
    const { id, access_token } = await newOrder(facts);
    return { path: `/api/orders/${id}/texts`, body: { text_channel: "none", access_token } };
  },
  "POST /api/orders/:id/items/quote": async (facts) => {
    const { id, items } = await newOrder(facts);
    const lines = items.map((item) => ({ item_id: item.id, quantity: item.quantity }));
    return { path: `/api/orders/${id}/items/quote`, body: { items: lines } };
  },
  "PUT /api/orders/:id/items": async (facts) => {
    const { id, items, total_amount: expected_total } = await newOrder(facts);
    const lines = items.map((item) => ({ item_id: item.id, quantity: item.quantity }));
    const body = { items: lines, version: 0, expected_total, reason: "Walked by." };
    return { path: `/api/orders/${id}/items`, body };
  },
  "PUT /api/orders/:id/items/:item_id": async (facts) => {
    const { id, items, access_token } = await newOrder(facts);
    const [line] = items;
    const body = { variant_id: line?.variant_id, access_token };
    return { path: `/api/orders/${id}/items/${line?.id ?? ""}`, body };
  },
  "POST /api/orders/:id/notes": ({ orderId }) => ({
    path: `/api/orders/${orderId}/notes`,
    body: { text: "Walked by." },
  }),
  "POST /api/orders/:id/payments": async (facts) => {
    const { id, total_amount: amount } = await orderOfAdmin(facts);
    return { path: `/api/orders/${id}/payments`, body: { received_as: "cash", amount } };
  },
  "POST /api/orders/lookup": async ({ shop, orderId, accessToken }) => {
    const path = `/api/orders/${orderId}?access_token=${encodeURIComponent(accessToken)}`;
    const { json } = await callShop(shop, "GET", path);
    const { order_number, email } = orderResponseSchema.parse(json).data;
    return { path: "/api/orders/lookup", body: { order_number, email } };
  },
  "POST /api/payments": ({ orderId, accessToken }) => ({
    path: "/api/payments",
    body: { order_id: orderId, payment_method: "placeholder", access_token: accessToken },
  }),
  "GET /api/payments": () => ({ path: "/api/payments?status=pending&method=cod&limit=2" }),
  "GET /api/payments/methods": () => ({ path: "/api/payments/methods?district=Gasabo" }),
  "GET /api/payments/:id": async (facts) => {
    const { id, accessToken } = await doorPayment(facts);
    return { path: `/api/payments/${id}?access_token=${encodeURIComponent(accessToken)}` };
  },
  "PUT /api/payments/:id/status": async (facts) => ({
    path: `/api/payments/${(await doorPayment(facts)).id}/status`,
    body: { status: "completed" },
  }),
  "POST /api/payments/:id/refunds": async (facts) => ({
    path: `/api/payments/${(await doorPayment(facts)).id}/refunds`,
    body: REFUND,
    headers: REFUND_KEY,
  }),
  "PUT /api/payments/:id/refunds/:refund_id": async (facts) => {
    const { id, refundId } = await doorPayment(facts);
    return { path: `/api/payments/${id}/refunds/${refundId}`, body: { status: "completed" } };
  },
  "POST /api/payments/callback/:provider/:token": callback,
  "PUT /api/payments/callback/:provider/:token": callback,
  "POST /api/texts/reports/:carrier/:secret": () => ({
    path: `/api/texts/reports/http/${REPORTED.TEXT_REPORT_SECRET}`,
    body: { id: "1", status: "Sent" },
  }),
  "POST /api/texts/reports/whatsapp": () => ({
    path: "/api/texts/reports/whatsapp",
    body: {},
    headers: {
      "X-Hub-Signature-256": `sha256=${createHmac("sha256", REPORTED.WHATSAPP_APP_SECRET).update("{}").digest("hex")}`,
    },
  }),
  "GET /api/texts/reports/whatsapp": () => ({
    path: `/api/texts/reports/whatsapp?hub.mode=subscribe&hub.challenge=1&hub.verify_token=${REPORTED.TEXT_REPORT_SECRET}`,
  }),
  "GET /api/notifications": () => ({ path: "/api/notifications?unread=true&limit=2" }),
  "GET /api/notifications/stream": () => ({ path: "/api/notifications/stream?after=note_0" }),
  "PUT /api/notifications/read-all": () => ({ path: "/api/notifications/read-all", body: {} }),
  "PUT /api/notifications/:id/read": async (facts) => ({
    path: `/api/notifications/${await someNotification(facts)}/read`,
    body: {},
  }),
  "GET /api/settings/public": () => ({ path: "/api/settings/public" }),
  "GET /api/admin/app-settings": () => ({ path: "/api/admin/app-settings" }),
  "PUT /api/admin/app-settings": () => ({
    path: "/api/admin/app-settings",
    body: { emailNotifications: false },
  }),
  "GET /api/admin/activity": () => ({ path: "/api/admin/activity?subject_kind=user&limit=2" }),
  "GET /api/access-log": () => ({ path: "/api/access-log?kind=order&limit=2" }),
  "GET /api/cart": () => ({ path: "/api/cart" }),
  "PUT /api/cart": (facts) => listAsSaved(facts, "/api/cart"),
  "GET /api/wishlist": () => ({ path: "/api/wishlist" }),
  "PUT /api/wishlist": (facts) => listAsSaved(facts, "/api/wishlist"),
  "GET /api/transit": () => ({ path: "/api/transit?limit=2" }),
  "POST /api/transit": async (facts) => {
    const { order_number: orderNumber } = await orderOfAdmin(facts);
    const items = [{ orderNumber, variant_id: facts.variantId }];
    return { path: "/api/transit", body: { items } };
  },
  "POST /api/transit/orders": async (facts) => {
    const { id } = await orderOfAdmin(facts);
    return { path: "/api/transit/orders", body: { orders: [{ order_id: id, access_token: "x" }] } };
  },
  "DELETE /api/transit": () => ({ path: "/api/transit" }),
  "DELETE /api/transit/:id": async (facts) => ({
    path: `/api/transit/${(await orderOfAdmin(facts)).items[0]?.id}`,
  }),
};

/** A stream never ends by itself: its first piece stands for it. */
async function answerOf({ responseType }: RouteRule, response: Response): Promise<unknown> {
  if (responseType === undefined) return response.json();
  if (responseType !== "text/event-stream") return response.text();
  const reader = response.body?.getReader();
  const piece = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(piece?.value as Uint8Array | undefined);
}

const CALLERS = ["guest", "bad token", "admin"] as const;
type Caller = (typeof CALLERS)[number];

/** The refusal that the table declares, or null where the call is granted. */
function refusalOf(rule: RouteRule, caller: Caller): 401 | 403 | null {
  if (caller === "admin") return null;
  if (caller === "bad token" && !rule.ignoresBadToken) return 401;
  return rule.who === "everyone" ? null : 401;
}

describe("every route, walked", () => {
  const shop = ownShop({
    env: { ...NO_POST, ...NO_CARRIER, ...QUICK, ...REPORTED, EBM_SIMULATOR: "off" },
  });
  let facts: Facts;
  let adminToken: string;

  function bodyOf({ body, form }: Sample): string | FormData | undefined {
    if (!form) return body === undefined ? undefined : JSON.stringify(body);
    const sent = new FormData();
    for (const [name, value] of Object.entries(form)) sent.append(name, value);
    return sent;
  }

  async function send(method: string, sample: Sample, caller: Caller): Promise<Response> {
    const headers = new Headers(sample.headers);
    if (caller === "bad token") headers.set("Authorization", "Bearer not.a.token");
    if (caller === "admin") {
      headers.set("Authorization", `Bearer ${sample.person?.token ?? adminToken}`);
    }
    if (sample.body !== undefined) headers.set("Content-Type", "application/json");
    return fetch(new URL(sample.path, shop.origin), { method, headers, body: bodyOf(sample) });
  }

  async function expectFailure(response: Response, status: number) {
    expect(response.status).toBe(status);
    const failure = failureSchema.parse(await response.json());
    expect(failure.request_id).not.toBe("");
    return failure;
  }

  beforeAll(async () => {
    const admin = shop.admin;
    const login = await send("POST", { path: "/api/auth/login", body: admin }, "guest");
    adminToken = loginResponseSchema.parse(await login.json()).token;

    // Every walk orders some, for one and the same buyer, and most are never paid.
    const [{ product, variantId }] = await makeGoods(shop, { pieces: 1_000 });
    const settings = { body: { maxUnpaidPieces: 1_000 }, token: adminToken };
    await callShop(shop, "PUT", "/api/admin/app-settings", settings);

    const placed = await send(
      "POST",
      {
        path: "/api/orders",
        body: orderBody({ variantId }),
        headers: orderHeaders(),
      },
      "guest",
    );
    const { data: order } = placedOrderResponseSchema.parse(await placed.json());
    const { user } = await register(shop, { firstname: "Aline", lastname: "Uwase" });
    facts = {
      shop,
      adminToken,
      admin,
      userId: user.id,
      productId: product.id,
      categoryId: product.category_id?._id ?? "",
      variantId,
      orderId: order.id,
      accessToken: order.access_token,
    };
  });

  it("has a sample of every rule", () => {
    expect(Object.keys(SAMPLES).sort()).toEqual(ROUTE_RULES.map(keyOf).sort());
  });

  const sampleOf = async (rule: RouteRule): Promise<Sample> => {
    const found = SAMPLES[keyOf(rule)];
    if (!found) throw new Error(`There is no sample of ${keyOf(rule)}.`);
    return found(facts);
  };
  const harmlessOnes = new Map<RouteRule, Promise<Sample>>();
  /** For calls that are refused: they cost nobody anything, so that one serves all of a rule's. */
  const harmless = (rule: RouteRule): Promise<Sample> => {
    const made =
      harmlessOnes.get(rule) ?? sampleOf(rule).then(({ person: _spared, ...sample }) => sample);
    harmlessOnes.set(rule, made);
    return made;
  };
  /** What a payment provider or a carrier writes is its own affair: nobody reads it. */
  const isCallback = ({ path: url }: RouteRule) =>
    url.startsWith("/api/payments/callback/") || url.startsWith("/api/texts/reports/");
  const readsBody = (rule: RouteRule) => rule.body !== undefined && !isCallback(rule);
  const readsQuery = (rule: RouteRule) => !isCallback(rule) && !AT_THE_DOOR.includes(keyOf(rule));
  const rulesWith = (has: (rule: RouteRule) => unknown) =>
    ROUTE_RULES.filter(has).map((rule) => ({ rule, key: keyOf(rule) }));
  const calls = ROUTE_RULES.flatMap((rule) =>
    CALLERS.map((caller) => ({ rule, key: keyOf(rule), caller })),
  );

  it.each(calls)("$key answers a $caller as the table says", async ({ rule, caller }) => {
    const refusal = refusalOf(rule, caller);
    const sample = await (refusal === null ? sampleOf(rule) : harmless(rule));
    const response = await send(rule.method, sample, caller);
    if (refusal !== null) {
      await expectFailure(response, refusal);
      return;
    }
    expect(response.status).toBe(rule.status ?? 200);
    const answer = await answerOf(rule, response);
    expect(rule.response.safeParse(answer).error).toBeUndefined();
  });

  it.each(rulesWith(readsBody))(
    "$key refuses a body with a field that no schema names",
    async ({ rule }) => {
      const { body, form, ...rest } = await harmless(rule);
      const spoilt = form
        ? { ...rest, form: { ...form, total_amount: "1" } }
        : { ...rest, body: { ...(body as object), total_amount: 1 } };
      const failure = await expectFailure(await send(rule.method, spoilt, "admin"), 400);
      expect(failure.code).toBe("invalid_request");
      expect(failure.errors?.length).toBeGreaterThan(0);
    },
  );

  it.each(rulesWith(readsBody))(
    "$key refuses a body that is no object, no JSON or of another type",
    async ({ rule }) => {
      const { path: url, headers, form } = await harmless(rule);
      for (const [type, body, status] of [
        ["application/json", "null", 400],
        ["application/json", "[]", 400],
        ["application/json", "{", 400],
        ["text/plain", "{}", 415],
      ] as const) {
        const response = await fetch(new URL(url, shop.origin), {
          method: rule.method,
          headers: { ...headers, "Content-Type": type, Authorization: `Bearer ${adminToken}` },
          body,
        });
        // Where only a form is taken, JSON is of another type; what is none fails before that.
        expect(form ? [400, 415] : [status]).toContain(response.status);
        await expectFailure(response, response.status);
      }
    },
  );

  it.each(rulesWith(readsQuery))(
    "$key refuses a query name that no schema names",
    async ({ rule }) => {
      const { path: url, ...rest } = await harmless(rule);
      const spoilt = { ...rest, path: `${url}${url.includes("?") ? "&" : "?"}nonsense=1` };
      await expectFailure(await send(rule.method, spoilt, "admin"), 400);
    },
  );

  it.each(rulesWith((rule) => rule.path.includes(":")))(
    "$key has nothing behind an id that is not there",
    async ({ rule }) => {
      const nowhere = rule.path.replaceAll(/:\w+/g, "not-there");
      const response = await send(
        rule.method,
        { ...(await harmless(rule)), path: nowhere },
        "admin",
      );
      expect([400, 404]).toContain(response.status);
      await expectFailure(response, response.status);
    },
  );

  it("refuses verbs that no rule names, and paths that no rule names", async () => {
    const samples = await Promise.all(ROUTE_RULES.map(harmless));
    for (const url of new Set(samples.map((sample) => sample.path))) {
      await expectFailure(await send("PATCH", { path: url, body: {} }, "admin"), 405);
    }
    await expectFailure(await send("GET", { path: "/api/not-there" }, "admin"), 404);
    await expectFailure(await send("GET", { path: "/api" }, "admin"), 404);
  });
});
