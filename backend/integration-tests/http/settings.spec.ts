import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  appSettingsResponseSchema,
  DEFAULT_APP_SETTINGS,
  ITEMS_PER_PAGE,
  type UpdateAppSettingsBody,
} from "../../src/contracts/app-settings";
import { activityListResponseSchema } from "../../src/contracts/dashboard";
import { publicSettingsResponseSchema } from "../../src/contracts/public-settings";
import { useShop } from "../../harness/use-shop";
import { ImportDesk } from "../../harness/import-desk";
import { csvOf, generatedRows } from "../../harness/import-files";
import { callShop, logIn, register, type Person } from "../../harness/people";
import { usualSettings } from "../../harness/usual-settings";
import { failureOf } from "../../harness/visitor";

const SETTINGS = "/api/admin/app-settings";

const shop = useShop("quiet");
let admin: Person;

beforeAll(async () => {
  admin = await logIn(shop, shop.admin);
});
afterAll(() => usualSettings(shop));

const put = (body: unknown) => callShop(shop, "PUT", SETTINGS, { token: admin.token, body });

async function set(changes: UpdateAppSettingsBody) {
  const { status, json } = await put(changes);
  expect([status, json]).toEqual([200, json]);
  return appSettingsResponseSchema.parse(json).data;
}

async function read() {
  const { json } = await callShop(shop, "GET", SETTINGS, { token: admin.token });
  return appSettingsResponseSchema.parse(json).data;
}

const publicly = async () => {
  const { json } = await callShop(shop, "GET", "/api/settings/public");
  return publicSettingsResponseSchema.parse(json).data;
};

async function activity() {
  const path = "/api/admin/activity?subject_kind=settings";
  const { json } = await callShop(shop, "GET", path, { token: admin.token });
  return activityListResponseSchema.parse(json);
}

const page = async (path: string) => {
  const response = await fetch(shop.origin + path);
  return { status: response.status, text: await response.text() };
};
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];

describe("the settings", () => {
  it("begin with the defaults, and are named by the brand until staff name the shop", async () => {
    expect(await read()).toEqual(DEFAULT_APP_SETTINGS);
    expect(await publicly()).toEqual({
      siteName: "STRIVE",
      maintenanceMode: false,
      isVatRegistered: false,
      hasPickup: false,
      phoneLogin: false,
      textChannels: [],
    });
  });

  it("change in part, at once, with a line in the audit log of what changed", async () => {
    const changed = await set({ itemsPerPage: 50, lowStockAlerts: false });
    const expected = { ...DEFAULT_APP_SETTINGS, itemsPerPage: 50, lowStockAlerts: false };
    expect(changed).toEqual(expected);
    expect(await read()).toEqual(expected);
    const { count, data } = await activity();
    expect(data[0]).toMatchObject({
      who: admin.email,
      action: "settings.update",
      before: { itemsPerPage: 20, lowStockAlerts: true },
      after: { itemsPerPage: 50, lowStockAlerts: false },
      text: `${admin.email} changed the app settings: items per page 20 → 50, low stock alerts on → off`,
    });
    await set({ itemsPerPage: 50 });
    expect((await activity()).count).toBe(count);
    await set({ itemsPerPage: 20, lowStockAlerts: true });
  });

  it.each<[unknown, string, string]>([
    [{ siteName: "  " }, "siteName", "Site name is required"],
    [{ siteName: "x".repeat(61) }, "siteName", "Site name must have at most 60 characters"],
    [
      { siteName: "A\r\nBcc: b@example.rw" },
      "siteName",
      "Site name has characters that can't be used",
    ],
    [{ maintenanceMode: "yes" }, "maintenanceMode", "maintenanceMode must be true or false"],
    [
      { defaultOrderStatus: "shipped" },
      "defaultOrderStatus",
      "defaultOrderStatus must be pending, processing, confirmed",
    ],
    [{ itemsPerPage: 7 }, "itemsPerPage", "itemsPerPage must be one of 10, 20, 50, 100"],
    [{ version: 2 }, "version", "version is not a known field"],
  ])("refuse %j", async (body, field, message) => {
    const before = await read();
    const answer = await put(body);
    expect(answer.status).toBe(400);
    expect(failureOf(answer).errors).toEqual([{ field, message }]);
    expect(await read()).toEqual(before);
  });

  it("save all of twenty changes that come at once, each once in the log", async () => {
    const before = (await activity()).count;
    const sizes = Array.from({ length: 20 }, (_, index) => ITEMS_PER_PAGE[index % 4] ?? 20);
    const names = sizes.map((_, index) => `Name ${index}`);
    await Promise.all([
      ...sizes.map((itemsPerPage) => set({ itemsPerPage })),
      ...names.map((siteName) => set({ siteName })),
    ]);
    const now = await read();
    const path = "/api/admin/activity?subject_id=app&limit=100";
    const { json } = await callShop(shop, "GET", path, { token: admin.token });
    const { data, count } = activityListResponseSchema.parse(json);
    // Each line begins where the one before it ended.
    const lines = data.slice(0, count - before).reverse();
    const named = lines.flatMap(({ before: old, after }) =>
      old && after && "siteName" in after ? [[old["siteName"], after["siteName"]]] : [],
    );
    expect(named).toHaveLength(20);
    expect(named.slice(1).map(([old]) => old)).toEqual(named.slice(0, -1).map(([, to]) => to));
    expect(named.at(-1)?.[1]).toBe(now.siteName);
    await set({ itemsPerPage: 20, siteName: DEFAULT_APP_SETTINGS.siteName });
  });
});

describe("siteName", () => {
  it("stands in page titles and the web manifest at once, also of pages kept ready", async () => {
    const manifest = async () =>
      JSON.parse((await page("/manifest.webmanifest")).text) as Record<string, unknown>;
    expect(titleOf((await page("/")).text)).toBe(
      "STRIVE · A mindset for people who push boundaries.",
    );
    expect(await manifest()).toMatchObject({ name: "STRIVE", short_name: "STRIVE" });
    expect((await page("/")).text).toContain('<link rel="manifest" href="/manifest.webmanifest"');

    await set({ siteName: "Imyenda & Co" });
    expect(await publicly()).toEqual({
      siteName: "Imyenda & Co",
      maintenanceMode: false,
      isVatRegistered: false,
      hasPickup: false,
      phoneLogin: false,
      textChannels: [],
    });
    const home = (await page("/")).text;
    expect(titleOf(home)).toBe("Imyenda &amp; Co · A mindset for people who push boundaries.");
    expect(home).toContain('property="og:site_name" content="Imyenda &amp; Co"');
    expect(titleOf((await page("/Cart")).text)).toBe("Your Shopping Cart · Imyenda &amp; Co");
    expect(await manifest()).toMatchObject({ name: "Imyenda & Co", short_name: "Imyenda & Co" });
  });

  it("is the brand's again when it is set back", async () => {
    await set({ siteName: DEFAULT_APP_SETTINGS.siteName });
    expect(titleOf((await page("/Cart")).text)).toBe("Your Shopping Cart · STRIVE");
  });
});

describe("itemsPerPage", () => {
  const limitOf = async (path: string, token?: string) => {
    const { json } = await callShop(shop, "GET", path, token === undefined ? {} : { token });
    return (json as { limit: number }).limit;
  };

  it("is the page of a staff list that names none, and of nobody else's", async () => {
    const customer = await register(shop, { firstname: "Eric", lastname: "Mugabo" });
    await set({ itemsPerPage: 10 });
    const { token } = admin;
    for (const path of [
      "/api/products?status=all",
      "/api/orders",
      "/api/auth/users",
      "/api/notifications",
      "/api/mails",
      "/api/contact",
    ]) {
      expect([path, await limitOf(path, token)]).toEqual([path, 10]);
    }
    expect(await limitOf("/api/auth/users?limit=7", token)).toBe(7);
    expect(await limitOf("/api/auth/users?limit=", token)).toBe(10);
    expect(await limitOf("/api/products")).toBe(20);
    expect(await limitOf("/api/products", token)).toBe(20);
    expect(await limitOf("/api/orders", customer.token)).toBe(20);
    await set({ itemsPerPage: 100 });
    expect(await limitOf("/api/auth/users", token)).toBe(100);
    // The last ten, whatever the tables show.
    expect(await limitOf("/api/admin/activity", token)).toBe(10);
    await set({ itemsPerPage: 20 });
  });
});

describe("autoApproveProducts", () => {
  const statusesOf = async (desk: ImportDesk, prefix: string) => {
    const rows = await desk.query("SELECT status FROM product WHERE handle LIKE $1", [
      `${prefix}-%`,
    ]);
    return [...new Set(rows.map(({ status }) => status))];
  };

  it("decides whether an import may publish, whatever its file says", async () => {
    const desk = await ImportDesk.at(shop);
    const unsaid = (prefix: string) =>
      csvOf(generatedRows(2, prefix).map(({ Status: _, Published: __, ...row }) => row));
    await desk.importNow({ file: unsaid("waits") });
    expect(await statusesOf(desk, "waits")).toEqual(["draft"]);
    await set({ autoApproveProducts: true });
    await desk.importNow({ file: unsaid("sells") });
    expect(await statusesOf(desk, "sells")).toEqual(["published"]);
    // What waits already is not approved by an import that says nothing of it.
    expect(await statusesOf(desk, "waits")).toEqual(["draft"]);
    const active = (prefix: string) =>
      csvOf(generatedRows(2, prefix).map((row) => ({ ...row, Status: "active" })));
    await desk.importNow({ file: active("public") });
    expect(await statusesOf(desk, "public")).toEqual(["published"]);
    const drafts = generatedRows(2, "says").map((row) => ({ ...row, Status: "draft" }));
    await desk.importNow({ file: csvOf(drafts) });
    expect(await statusesOf(desk, "says")).toEqual(["draft"]);
    await set({ autoApproveProducts: false });
    const checked = await desk.importNow({ file: active("held"), fields: { dry_run: "true" } });
    expect(checked).toMatchObject({ may_publish: false, created: 2 });
    await desk.importNow({ file: active("held") });
    expect(await statusesOf(desk, "held")).toEqual(["draft"]);
    // Neither is a draft that is there already published so, nor one that is published touched.
    await desk.importNow({ file: active("says") });
    expect(await statusesOf(desk, "says")).toEqual(["draft"]);
    await desk.importNow({ file: active("public") });
    expect(await statusesOf(desk, "public")).toEqual(["published"]);
  });
});
