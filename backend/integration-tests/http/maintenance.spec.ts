import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROUTE_RULES } from "../../src/api/access";
import type { RouteRule } from "../../src/api/access/rule";
import { failureSchema } from "../../src/contracts/envelope";
import { useShop } from "../../harness/use-shop";
import { enterBackOffice } from "../../harness/back-office";
import { callShop, logIn, register, type Person } from "../../harness/people";
import { usualSettings } from "../../harness/usual-settings";

const RETRY_AFTER = "120";
/** What goes on for everyone. */
const OPEN = [
  "GET /api/health/live",
  "GET /api/health/ready",
  "GET /api/settings/public",
  "POST /api/auth/login",
  "GET /api/auth/me",
  "POST /api/auth/logout",
  "POST /api/auth/logout-everywhere",
  // Riders are on their way, whatever the shop does.
  "GET /api/rider/sheet",
  "POST /api/rider/parcels/:id/result",
];
/** Called by a payment provider or a carrier of texts, who are no shoppers. */
const isProviders = ({ path }: RouteRule) =>
  ["/api/payments/callback/", "/api/texts/reports/"].some((start) => path.startsWith(start));

const keyOf = ({ method, path }: RouteRule) => `${method} ${path}`;
const CALLERS = ["guest", "bad token", "customer", "admin"] as const;

const shop = useShop("quiet");
afterAll(() => usualSettings(shop));
let admin: Person;
let customer: Person;

const setMaintenance = async (maintenanceMode: boolean) => {
  const path = "/api/admin/app-settings";
  const body = { maintenanceMode };
  const { status } = await callShop(shop, "PUT", path, { token: admin.token, body });
  expect(status).toBe(200);
};

beforeAll(async () => {
  admin = await logIn(shop, shop.admin);
  customer = await register(shop, { firstname: "Eric", lastname: "Mugabo" });
  // Both lie ready in memory.
  await fetch(shop.origin);
  await fetch(`${shop.origin}/api/products`);
  await setMaintenance(true);
});

const rows = ROUTE_RULES.filter((rule) => !isProviders(rule)).flatMap((rule) =>
  CALLERS.map((caller) => ({ rule, key: keyOf(rule), caller })),
);

describe("in maintenance", () => {
  it("keeps open what is listed here, and nothing else", () => {
    const open = ROUTE_RULES.filter((rule) => rule.staysOpen && !isProviders(rule)).map(keyOf);
    expect(open.sort()).toEqual([...OPEN].sort());
  });

  it.each(rows)("$key · $caller", async ({ rule, key, caller }) => {
    // Logging out with these would end them.
    const person = { customer, admin, guest: undefined, "bad token": undefined }[caller];
    const token =
      caller === "bad token"
        ? "not.a.token"
        : person && key === "POST /api/auth/logout"
          ? (await logIn(shop, person)).token
          : person?.token;
    const path = rule.path.replaceAll(/:\w+/g, "not-there");
    const { status, json, headers } = await callShop(shop, rule.method, path, {
      ...(token === undefined ? {} : { token }),
      // Nothing that would change anything: the question is who gets through.
      ...(rule.body && rule.bodyType !== "multipart" ? { body: { not_known: true } } : {}),
    });
    const getsThrough = caller === "admin" || rule.staysOpen;
    if (getsThrough) {
      expect([status, json]).not.toEqual([503, json]);
      return;
    }
    expect([status, headers.get("retry-after")]).toEqual([503, RETRY_AFTER]);
    expect(failureSchema.parse(json).code).toBe("maintenance");
  });

  it.each([
    "/",
    "/?category=x",
    "/product/any",
    "/Cart",
    "/checkout",
    "/sitemap.xml",
    "/robots.txt",
  ])("shows a friendly page at %s", async (path) => {
    const response = await fetch(shop.origin + path);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, RETRY_AFTER]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const text = await response.text();
    expect(text).toContain("<h1");
    expect(text).toContain("STRIVE will be back soon");
  });

  it.each([
    ["rw", "STRIVE iragaruka vuba"],
    ["fr", "STRIVE revient bientôt"],
  ])("says it in the language of the page, %s", async (language, title) => {
    const response = await fetch(`${shop.origin}/${language}/Cart`);
    expect(response.status).toBe(503);
    const text = await response.text();
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(title);
    expect(text).toContain(`href="/${language}"`);
  });

  it("shows staff their pages, with everything these need", async () => {
    for (const path of [
      "/admin",
      "/admin/settings",
      "/fr/admin/orders",
      "/rw/manifest.webmanifest",
      "/manifest.webmanifest",
      "/favicon.svg",
    ]) {
      expect([path, (await fetch(shop.origin + path)).status]).toEqual([path, 200]);
    }
    const html = await (await fetch(`${shop.origin}/admin`)).text();
    const assets = html.match(/\/assets\/[\w.-]+\.(js|css)/g) ?? [];
    expect(assets).not.toEqual([]);
    for (const asset of assets) {
      expect([asset, (await fetch(shop.origin + asset)).status]).toEqual([asset, 200]);
    }
  });

  it("lets staff sell, read and write", async () => {
    const { token } = admin;
    const list = await callShop(shop, "GET", "/api/products?status=all", { token });
    expect(list.status).toBe(200);
    expect((await callShop(shop, "GET", "/api/products", { token })).status).toBe(200);
    const body = { category_name: "Made in maintenance" };
    expect((await callShop(shop, "POST", "/api/categories", { token, body })).status).toBe(201);
    const backOffice = await enterBackOffice(shop);
    await backOffice("GET", "/admin/products?limit=1");
  });

  it("ends at once, for what lay ready too", async () => {
    await setMaintenance(false);
    expect((await fetch(shop.origin)).status).toBe(200);
    expect((await callShop(shop, "GET", "/api/products")).status).toBe(200);
    await setMaintenance(true);
    expect((await fetch(shop.origin)).status).toBe(503);
    expect((await callShop(shop, "GET", "/api/products")).status).toBe(503);
    await setMaintenance(false);
  });
});
