import { describe, expect, it } from "vitest";
import { isShareable, ownAddress, pageKey, routeOf, type Asked } from "./route-choice";

const PREFIXES = ["/rw", "/fr"];
const SHOP = "https://shop.example";
const at = (path: string) => new URL(path, SHOP);

const asked = (path: string, other: Partial<Asked> = {}): Asked => ({
  method: "GET",
  mode: "cors",
  url: at(path),
  referrer: `${SHOP}/`,
  isPersonal: false,
  ...other,
});
const visit = (path: string) => routeOf(asked(path, { mode: "navigate" }), PREFIXES);

describe("the route of a request", () => {
  it.each([
    "/",
    "/rw",
    "/fr/Cart",
    "/product/shirt",
    "/product/shirt-2.0",
    "/checkout",
    "/offline",
  ])("keeps the page %s", (path) => expect(visit(path)).toBe("page"));

  it.each(["/admin", "/admin/orders", "/rw/admin", "/ADMIN/x", "/rider", "/app", "/dev/outbox"])(
    "leaves the page %s to the network",
    (path) => expect(visit(path)).toBeNull(),
  );

  it.each(["/p/abc123", "/api/openapi.json", "/uploads/a.webp", "/robots.txt", "/sw.js"])(
    "leaves %s to the network, which is no page to keep",
    (path) => expect(visit(path)).toBeNull(),
  );

  it.each([
    ["/assets/shop-0123abc.js", "asset"],
    ["/rw/assets/shop-0123abc.js", "asset"],
    ["/uploads/ab-800x1000-d9d3c8.480.avif", "picture"],
    ["/art/hero.webp", "picture"],
    ["/icon-192.png", "picture"],
    ["/api/products?limit=24", "catalogue"],
    ["/api/products/suggest?q=ab", "catalogue"],
    ["/api/products/prod_1/companions", "catalogue"],
    ["/api/categories", "catalogue"],
    ["/api/exchange-rates", "catalogue"],
  ] as const)("answers %s as %s", (path, route) =>
    expect(routeOf(asked(path), PREFIXES)).toBe(route),
  );

  it.each([
    "/api/orders",
    "/api/orders/order_1",
    "/api/auth/me",
    "/api/transit",
    "/api/store-credit",
    "/api/auth/me/addresses",
  ])("keeps %s for its owner alone", (path) => {
    expect(routeOf(asked(path, { isPersonal: true }), PREFIXES)).toBe("own");
    expect(routeOf(asked(path), PREFIXES)).toBeNull();
  });

  it.each([
    "/api/auth/me/data",
    "/api/cart",
    "/api/wishlist",
    "/api/payments/methods",
    "/api/payments/pay_1",
    "/api/orders/order_1/receipts",
    "/api/shipping",
    "/api/admin/orders",
    "/api/notifications/stream",
    "/api/settings/public",
  ])("never keeps %s", (path) => {
    expect(routeOf(asked(path, { isPersonal: true }), PREFIXES)).toBeNull();
  });

  it.each(["POST", "PUT", "DELETE", "HEAD"])("never answers %s", (method) => {
    for (const path of ["/api/orders", "/api/orders/quote", "/api/payments", "/api/products"]) {
      expect(routeOf(asked(path, { method, isPersonal: true }), PREFIXES)).toBeNull();
    }
  });

  it("keeps nothing that staff's screens ask for", () => {
    const fromStaff = { referrer: `${SHOP}/fr/admin/orders`, isPersonal: true };
    for (const path of ["/api/products", "/api/auth/me", "/uploads/a.webp", "/assets/a-1.js"]) {
      expect(routeOf(asked(path, fromStaff), PREFIXES)).toBeNull();
    }
  });
});

describe("the address that something is kept under", () => {
  it("is the page's with its query, but for one's own screens", () => {
    const key = (path: string) => pageKey(at(path), PREFIXES).slice(SHOP.length);
    expect(key("/?category=Tops#shop")).toBe("/?category=Tops");
    expect(key("/rw/product/x?size=M")).toBe("/rw/product/x?size=M");
    expect(key("/checkout/confirmation?order=order_1")).toBe("/checkout/confirmation");
    expect(key("/fr/account?order=order_1")).toBe("/fr/account");
  });

  it("has no order's access", () => {
    expect(ownAddress(at("/api/orders/order_1?access_token=secret"))).toBe(
      `${SHOP}/api/orders/order_1`,
    );
    expect(ownAddress(at("/api/orders?limit=10&offset=0"))).toBe(
      `${SHOP}/api/orders?limit=10&offset=0`,
    );
  });
});

it("keeps for everybody what the server lets", () => {
  expect(isShareable(null)).toBe(true);
  expect(isShareable("public, max-age=0, must-revalidate")).toBe(true);
  expect(isShareable("no-cache")).toBe(true);
  expect(isShareable("no-store")).toBe(false);
  expect(isShareable("private, no-store")).toBe(false);
  expect(isShareable("Private, max-age=60")).toBe(false);
});
