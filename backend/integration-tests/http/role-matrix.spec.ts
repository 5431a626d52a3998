import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderBody } from "../../harness/checkout-storm";
import { ROUTE_RULES } from "../../src/api/access";
import type { RouteRule } from "../../src/api/access/rule";
import { failureSchema } from "../../src/contracts/envelope";
import {
  orderListResponseSchema,
  orderResponseSchema,
  placedOrderResponseSchema,
} from "../../src/contracts/orders";
import { paymentResponseSchema } from "../../src/contracts/payments";
import { returnPicturesResponseSchema, returnResponseSchema } from "../../src/contracts/returns";
import { ownReviewResponseSchema } from "../../src/contracts/reviews";
import { pictureForm, plainJpeg } from "../../harness/odd-pictures";
import { savedAddressResponseSchema } from "../../src/contracts/saved-addresses";
import { useShop } from "../../harness/use-shop";
import { callShop, logIn, register, withDatabase, type Person } from "../../harness/people";
import { usualSettings } from "../../harness/usual-settings";

/** Everybody who may knock. Tokens of people who lost rights are from before they lost them. */
const CALLERS = [
  "guest",
  "bad token",
  "customer",
  "other customer",
  "deactivated",
  "demoted admin",
  "demoted admin, logged in anew",
  "admin",
] as const;
type Caller = (typeof CALLERS)[number];

/** How the database sees the holder of each token; a token that is none is refused or ignored. */
const STANDING: Record<Caller, "guest" | "no token" | "user" | "admin"> = {
  guest: "guest",
  "bad token": "no token",
  customer: "user",
  "other customer": "user",
  deactivated: "no token",
  "demoted admin": "no token",
  "demoted admin, logged in anew": "user",
  admin: "admin",
};

type Outcome = "allowed" | 401 | 403 | 404;

/** What the table of rules declares, for a call that nothing else refuses. */
function declared(rule: RouteRule, caller: Caller): Outcome {
  const standing = STANDING[caller];
  if (standing === "no token" && !rule.ignoresBadToken) return 401;
  if (rule.who === "everyone") return "allowed";
  if (standing === "guest" || standing === "no token") return 401;
  return rule.who === "admin" && standing !== "admin" ? 403 : "allowed";
}

interface Facts {
  /** Of "customer"; nobody else holds its access token here. */
  orderId: string;
  /** A payment of it. */
  paymentId: string;
  /** Its line, and what that is. */
  lineId: string;
  variantId: string;
  /** Another one of theirs, that may be cancelled. */
  spareOrderId: string;
  /** Addresses of theirs: one that stays, and one that goes. */
  addressId: string;
  spareAddressId: string;
  /** One that was delivered, its line, and a return of it. */
  delivered: { orderId: string; lineId: string; returnId: string };
  /** Another return of that order, which nobody closes: where its pictures are, one of them, and its file. */
  pictured: { path: string; url: string; file: Buffer };
  /** Its review, which goes last: where its pictures are, and one of them. */
  reviewed: { path: string; url: string };
  /** Of that order. */
  receiptPath: string;
}

/** One piece of a line. */
const returnBody = (item_id: string) => ({
  items: [{ item_id, quantity: 1, reason: "other" }],
  hand_over: "shop",
  refund_to: "payment",
});

const ELSEWHERE = {
  firstname: "Aline",
  lastname: "Uwase",
  phone: "0788123456",
  delivery_address: "KN 3 Rd",
  city: "Kigali",
  district: "Gasabo",
};

/** A call of a thing that belongs to "customer": for others it is not there. */
const OWNED: Record<string, (facts: Facts) => { path: string; body?: unknown }> = {
  "GET /api/orders/:id": ({ orderId }) => ({ path: `/api/orders/${orderId}` }),
  "POST /api/orders/:id/cancel": ({ spareOrderId }) => ({
    path: `/api/orders/${spareOrderId}/cancel`,
    body: {},
  }),
  "POST /api/orders/:id/returns": ({ delivered }) => ({
    path: `/api/orders/${delivered.orderId}/returns`,
    body: returnBody(delivered.lineId),
  }),
  "POST /api/orders/:id/returns/:return_id/withdraw": ({ delivered }) => ({
    path: `/api/orders/${delivered.orderId}/returns/${delivered.returnId}/withdraw`,
    body: {},
  }),
  "GET /api/orders/:id/reviews": ({ delivered }) => ({
    path: `/api/orders/${delivered.orderId}/reviews`,
  }),
  "PUT /api/orders/:id/reviews/:item_id": ({ delivered }) => ({
    path: `/api/orders/${delivered.orderId}/reviews/${delivered.lineId}`,
    body: { rating: 5, text: "Warm" },
  }),
  "DELETE /api/orders/:id/reviews/:item_id": ({ delivered }) => ({
    path: `/api/orders/${delivered.orderId}/reviews/${delivered.lineId}`,
  }),
  "POST /api/orders/:id/reviews/:item_id/pictures": ({ reviewed, pictured }) => ({
    path: reviewed.path,
    body: pictureForm(pictured.file),
  }),
  "GET /api/orders/:id/reviews/:item_id/pictures/:picture_id": ({ reviewed }) => ({
    path: reviewed.url,
  }),
  "DELETE /api/orders/:id/reviews/:item_id/pictures/:picture_id": ({ reviewed }) => ({
    path: `${reviewed.path}/not-there`,
  }),
  "GET /api/orders/:id/receipts/:receipt_id": ({ receiptPath }) => ({ path: receiptPath }),
  "POST /api/orders/:id/returns/:return_id/pictures": ({ pictured }) => ({
    path: pictured.path,
    body: pictureForm(pictured.file),
  }),
  "GET /api/orders/:id/returns/:return_id/pictures/:picture_id": ({ pictured }) => ({
    path: pictured.url,
  }),
  "DELETE /api/orders/:id/returns/:return_id/pictures/:picture_id": ({ pictured }) => ({
    path: `${pictured.path}/not-there`,
  }),
  "PUT /api/orders/:id/address": ({ orderId }) => ({
    path: `/api/orders/${orderId}/address`,
    body: ELSEWHERE,
  }),
  "PUT /api/orders/:id/items/:item_id": ({ orderId, lineId, variantId }) => ({
    path: `/api/orders/${orderId}/items/${lineId}`,
    body: { variant_id: variantId },
  }),
  "PUT /api/orders/:id/texts": ({ orderId }) => ({
    path: `/api/orders/${orderId}/texts`,
    body: { text_channel: "none" },
  }),
  "POST /api/payments": ({ orderId }) => ({
    path: "/api/payments",
    body: { order_id: orderId, payment_method: "placeholder" },
  }),
  "GET /api/payments/:id": ({ paymentId }) => ({ path: `/api/payments/${paymentId}` }),
  "DELETE /api/transit/:id": ({ lineId }) => ({ path: `/api/transit/${lineId}` }),
  "PUT /api/auth/me/addresses/:id": ({ addressId }) => ({
    path: `/api/auth/me/addresses/${addressId}`,
    body: ELSEWHERE,
  }),
  "PUT /api/auth/me/addresses/:id/default": ({ addressId }) => ({
    path: `/api/auth/me/addresses/${addressId}/default`,
    body: {},
  }),
  "DELETE /api/auth/me/addresses/:id": ({ spareAddressId }) => ({
    path: `/api/auth/me/addresses/${spareAddressId}`,
  }),
};
/** Those of a person alone; an admin has a list, and a call, of their own. */
const PERSONAL = [
  "DELETE /api/transit/:id",
  "POST /api/orders/:id/returns/:return_id/withdraw",
  "PUT /api/orders/:id/texts",
  "GET /api/orders/:id/reviews",
  "PUT /api/orders/:id/reviews/:item_id",
  "DELETE /api/orders/:id/reviews/:item_id",
  "POST /api/orders/:id/reviews/:item_id/pictures",
  "GET /api/orders/:id/reviews/:item_id/pictures/:picture_id",
  "DELETE /api/orders/:id/reviews/:item_id/pictures/:picture_id",
  "PUT /api/auth/me/addresses/:id",
  "PUT /api/auth/me/addresses/:id/default",
  "DELETE /api/auth/me/addresses/:id",
];
const mayUseOwned = (caller: Caller, key: string) =>
  caller === "customer" || (caller === "admin" && !PERSONAL.includes(key));

/** Calls with an id of something that is everybody's; all others with an id are owned or for admins. */
const PUBLIC_THINGS = [
  "GET /api/products/:key",
  "GET /api/products/:key/companions",
  "GET /api/products/:key/reviews",
  "GET /api/products/:key/size-chart",
  // Of a review that is shown.
  "GET /api/reviews/:id/pictures/:picture_id",
  "GET /api/categories/gender/:gender",
  "GET /api/collections/:handle",
  "GET /api/drops/:handle",
  "GET /api/drops/:handle/now",
  // Whoever knows the ticket has its place.
  "POST /api/drops/:handle/place",
  // Whoever knows the token is the payment provider.
  "POST /api/payments/callback/:provider/:token",
  "PUT /api/payments/callback/:provider/:token",
  // Whoever knows the secret carries SMS.
  "POST /api/texts/reports/:carrier/:secret",
  // Whoever knows the code got the message.
  "GET /api/alerts/links/:code",
  "POST /api/alerts/links/:code",
  // Whoever knows the code asked for the reminder.
  "PUT /api/alerts/carts/:code",
  // Whoever knows the code was given the link; what ends it is its key, or its account.
  "GET /api/shared-lists/:code",
  "POST /api/shared-lists/:code/end",
  // Whoever knows the sheet's token is its rider.
  "POST /api/rider/parcels/:id/result",
];

/** What the call itself needs to get past the table; nothing means an id of nobody and an empty body. */
const PATHS: Record<string, string> = {
  "GET /api/products/:key": "/api/products/not-there",
  "GET /api/products/:key/companions": "/api/products/not-there/companions",
  "GET /api/products/:key/reviews": "/api/products/not-there/reviews",
  "GET /api/products/:key/size-chart": "/api/products/not-there/size-chart",
  "GET /api/categories/gender/:gender": "/api/categories/gender/unisex",
  "POST /api/texts/reports/:carrier/:secret": "/api/texts/reports/http/not-there",
  "GET /api/alerts/links/:code": "/api/alerts/links/0000000000AA",
  "POST /api/alerts/links/:code": "/api/alerts/links/0000000000AA",
  "PUT /api/alerts/carts/:code": "/api/alerts/carts/0000000000AA",
  "GET /api/shared-lists/:code": "/api/shared-lists/0000000000000000000000AA",
  "POST /api/shared-lists/:code/end": "/api/shared-lists/0000000000000000000000AA/end",
};

/** Would end what the other rows are called with: a body that gets past the table and no further. */
const BODIES: Record<string, unknown> = {
  "POST /api/auth/logout-everywhere": { not_known: true },
};

/** Calls that end the token they are made with. */
const ENDS_TOKEN = ["POST /api/auth/logout"];

const keyOf = ({ method, path }: RouteRule) => `${method} ${path}`;
const rows = ROUTE_RULES.flatMap((rule) =>
  CALLERS.map((caller) => ({ rule, key: keyOf(rule), caller })),
);

const shop = useShop("quiet");
afterAll(() => usualSettings(shop));
let facts: Facts;
let people: Record<"customer" | "other" | "deactivated" | "demoted" | "admin", Person>;
let tokens: Record<Caller, string | undefined>;

async function tokenFor(caller: Caller, key: string): Promise<string | undefined> {
  if (!ENDS_TOKEN.includes(key)) return tokens[caller];
  const person = {
    customer: people.customer,
    "other customer": people.other,
    "demoted admin, logged in anew": people.demoted,
    admin: people.admin,
    guest: null,
    "bad token": null,
    deactivated: null,
    "demoted admin": null,
  }[caller];
  return person ? (await logIn(shop, person)).token : tokens[caller];
}

async function knock(rule: RouteRule, caller: Caller) {
  const key = keyOf(rule);
  const owned = OWNED[key]?.(facts);
  const path = owned?.path ?? PATHS[key] ?? rule.path.replaceAll(/:\w+/g, "not-there");
  const body = owned?.body ?? BODIES[key] ?? (rule.body ? {} : undefined);
  return callShop(shop, rule.method, path, { token: await tokenFor(caller, key), body });
}

async function place(
  by: Person,
  pieces = 1,
): Promise<Pick<Facts, "orderId" | "lineId" | "variantId">> {
  const variant = await withDatabase(shop, async (database) => {
    const { rows: found } = await database.query<{ id: string }>(
      `SELECT v.id FROM product_variant v
       JOIN product p ON p.id = v.product_id AND p.status = 'published'
       JOIN product_variant_inventory_item k ON k.variant_id = v.id
       JOIN inventory_level l ON l.inventory_item_id = k.inventory_item_id
       WHERE v.deleted_at IS NULL AND l.stocked_quantity - l.reserved_quantity > 5 LIMIT 1`,
    );
    return found[0]?.id ?? "";
  });
  const { json } = await callShop(shop, "POST", "/api/orders", {
    token: by.token,
    body: orderBody(variant, 1, pieces),
    headers: { "Idempotency-Key": randomUUID() },
  });
  const { id, items } = placedOrderResponseSchema.parse(json).data;
  return { orderId: id, lineId: items[0]?.id ?? "", variantId: variant };
}

/** Of four pieces, one of which comes back. */
async function delivered(by: Person, admin: Person): Promise<Facts["delivered"]> {
  const placed = await place(by, 4);
  const path = `/api/orders/${placed.orderId}`;
  const status = { token: admin.token, body: { status: "delivered" } };
  await callShop(shop, "PUT", `${path}/status`, status);
  const sent = { token: by.token, body: returnBody(placed.lineId) };
  const { json } = await callShop(shop, "POST", `${path}/returns`, sent);
  return { ...placed, returnId: returnResponseSchema.parse(json).data.id };
}

async function withPicture(
  { orderId, lineId }: Facts["delivered"],
  by: Person,
): Promise<Facts["pictured"]> {
  const { token } = by;
  const returns = `/api/orders/${orderId}/returns`;
  const asked = await callShop(shop, "POST", returns, { token, body: returnBody(lineId) });
  const path = `${returns}/${returnResponseSchema.parse(asked.json).data.id}/pictures`;
  const file = await plainJpeg();
  const { json } = await callShop(shop, "POST", path, { token, body: pictureForm(file) });
  return { path, url: returnPicturesResponseSchema.parse(json).data[0]?.url ?? "", file };
}

async function withReview(
  { orderId, lineId }: Facts["delivered"],
  { token }: Person,
): Promise<Facts["reviewed"]> {
  const review = `/api/orders/${orderId}/reviews/${lineId}`;
  await callShop(shop, "PUT", review, { token, body: { rating: 5, text: "Warm" } });
  const path = `${review}/pictures`;
  const sent = { token, body: pictureForm(await plainJpeg()) };
  const { json } = await callShop(shop, "POST", path, sent);
  return { path, url: ownReviewResponseSchema.parse(json).data.pictures[0]?.url ?? "" };
}

/** Paid while the shop is registered for VAT. */
async function withReceipt({ orderId }: Facts["delivered"], { token }: Person): Promise<string> {
  const put = (body: object) => callShop(shop, "PUT", "/api/admin/app-settings", { token, body });
  const at = `/api/orders/${orderId}`;
  const read = async () =>
    orderResponseSchema.parse((await callShop(shop, "GET", at, { token })).json).data;
  await put({ taxMode: "vat", tin: "102345678" });
  const body = { received_as: "cash", amount: (await read()).total_amount };
  await callShop(shop, "POST", `${at}/payments`, { token, body });
  await put({ taxMode: "none", tin: "" });
  return `${at}/receipts/${(await read()).receipts[0]?.id ?? ""}`;
}

async function keepAddress({ token }: Person): Promise<string> {
  const { json } = await callShop(shop, "POST", "/api/auth/me/addresses", {
    token,
    body: ELSEWHERE,
  });
  return savedAddressResponseSchema.parse(json).data.id;
}

beforeAll(async () => {
  const admin = await logIn(shop, shop.admin);
  const staff = (suffix: string, of: Person, body?: unknown) =>
    callShop(shop, "PUT", `/api/auth/users/${of.user.id}/${suffix}`, { token: admin.token, body });
  const newPerson = (firstname: string) => register(shop, { firstname, lastname: "Uwase" });

  const customer = await newPerson("Customer");
  const other = await newPerson("Other");
  const deactivated = await newPerson("Deactivated");
  await staff("toggle-status", deactivated);
  const plain = await newPerson("Demoted");
  await staff("role", plain, { role: "admin" });
  const demoted = await logIn(shop, plain);
  await staff("role", plain, { role: "user" });

  people = { customer, other, deactivated, demoted, admin };
  tokens = {
    guest: undefined,
    "bad token": "not.a.token",
    customer: customer.token,
    "other customer": other.token,
    deactivated: deactivated.token,
    "demoted admin": demoted.token,
    "demoted admin, logged in anew": (await logIn(shop, demoted)).token,
    admin: admin.token,
  };
  const placed = await place(customer);
  const { json } = await callShop(shop, "POST", "/api/payments", {
    token: customer.token,
    body: { order_id: placed.orderId, payment_method: "placeholder" },
  });
  const { orderId: spareOrderId } = await place(customer);
  const arrived = await delivered(customer, admin);
  facts = {
    ...placed,
    paymentId: paymentResponseSchema.parse(json).data.id,
    spareOrderId,
    delivered: arrived,
    pictured: await withPicture(arrived, customer),
    reviewed: await withReview(arrived, customer),
    receiptPath: await withReceipt(arrived, admin),
    addressId: await keepAddress(customer),
    spareAddressId: await keepAddress(customer),
  };
});

describe("every route for everybody", () => {
  it("has a row for every rule and every caller", () => {
    expect(rows).toHaveLength(ROUTE_RULES.length * CALLERS.length);
    const keys = ROUTE_RULES.map(keyOf);
    expect(
      [...Object.keys(OWNED), ...Object.keys(PATHS), ...ENDS_TOKEN].filter(
        (key) => !keys.includes(key),
      ),
    ).toEqual([]);
  });

  it("knows of every call with an id whose thing it is", () => {
    const unclassified = ROUTE_RULES.filter(
      (rule) => rule.path.includes(":") && rule.who !== "admin",
    )
      .map(keyOf)
      .filter((key) => !(key in OWNED) && !PUBLIC_THINGS.includes(key));
    expect(unclassified).toEqual([]);
  });

  it.each(rows)("$key · $caller", async ({ rule, key, caller }) => {
    const byRule = declared(rule, caller);
    const isOthers = byRule === "allowed" && key in OWNED && !mayUseOwned(caller, key);
    const expected: Outcome = isOthers ? 404 : byRule;
    const { status, json } = await knock(rule, caller);
    if (expected === "allowed") {
      expect([401, 403]).not.toContain(status);
      expect(status).toBeLessThan(500);
      if (key in OWNED) expect(status).toBe(rule.status ?? 200);
      return;
    }
    expect(status).toBe(expected);
    const failure = failureSchema.parse(json);
    if (expected === 403) expect(failure.message).toBe("Access denied");
  });

  it("shows a customer's orders to the customer and to admins alone", async () => {
    const seen = async (caller: Caller) => {
      const { json } = await callShop(shop, "GET", "/api/orders?limit=100", {
        token: tokens[caller],
      });
      return orderListResponseSchema.parse(json).data.map(({ id }) => id);
    };
    const { orderId, spareOrderId, delivered: arrived } = facts;
    expect(await seen("customer")).toEqual([arrived.orderId, spareOrderId, orderId]);
    expect(await seen("other customer")).toEqual([]);
    expect(await seen("demoted admin, logged in anew")).toEqual([]);
    expect(await seen("admin")).toContain(orderId);
  });

  it("left everybody as they were", async () => {
    for (const caller of CALLERS) {
      const { status } = await callShop(shop, "GET", "/api/auth/me", { token: tokens[caller] });
      const isIn = STANDING[caller] === "user" || STANDING[caller] === "admin";
      expect([caller, status]).toEqual([caller, isIn ? 200 : 401]);
    }
  });
});
