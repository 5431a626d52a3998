import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROUTE_RULES } from "../../src/api/access";
import type { RouteRule } from "../../src/api/access/rule";
import { activityListResponseSchema, type Activity } from "../../src/contracts/dashboard";
import { useShop } from "../../harness/use-shop";
import { contentActivities, laterStory } from "../../harness/content-desk";
import { CollectionDesk, collectionActivities } from "../../harness/collection-desk";
import { dropActivities } from "../../harness/drop-desk";
import { enterBackOffice } from "../../harness/back-office";
import { formOf } from "../../harness/import-desk";
import { csvOf, generatedRows } from "../../harness/import-files";
import { callShop, logIn, register, withDatabase, type Person } from "../../harness/people";
import { creditActivities } from "../../harness/credit-activities";
import { pricingActivities } from "../../harness/pricing-activities";
import { sellingActivities, type ActivityCase } from "../../harness/selling-activities";
import { voiceActivities } from "../../harness/voice-activities";
import { usualSettings } from "../../harness/usual-settings";

const shop = useShop("quiet");
afterAll(() => usualSettings(shop));
let admin: Person;
let categoryId: string;

const keyOf = ({ method, path }: Pick<RouteRule, "method" | "path">) => `${method} ${path}`;

beforeAll(async () => {
  admin = await logIn(shop, shop.admin);
  categoryId = await made("/api/categories", { category_name: "Audited", gender: "male" });
});

/** Makes a thing. @returns its id */
async function made(path: string, body: object): Promise<string> {
  const { status, json } = await callShop(shop, "POST", path, { token: admin.token, body });
  expect([status, json]).toEqual([201, json]);
  return (json as { data: { id: string } }).data.id;
}

async function activity(query = "limit=100"): Promise<Activity[]> {
  const path = `/api/admin/activity?${query}`;
  const { json } = await callShop(shop, "GET", path, { token: admin.token });
  return activityListResponseSchema.parse(json).data;
}

const insert = (text: string, values: unknown[] = []) =>
  withDatabase(shop, (database) => database.query(text, values));

const product = (name: string) => ({
  product_name: name,
  price: 12_000,
  category_id: categoryId,
  stock_quantity: 4,
});
const customer = () => register(shop, { firstname: "Eric", lastname: "Mugabo" });

/** Every call for staff that changes something of the shop. */
const CASES: Record<string, () => Promise<ActivityCase>> = {
  ...sellingActivities(
    () => shop,
    () => admin,
  ),
  ...pricingActivities(made, product),
  ...creditActivities(made, () => admin),
  ...contentActivities(made, () => laterStory(shop, admin.token)),
  ...collectionActivities(made, product, async () => (await CollectionDesk.at(shop)).sentPicture()),
  ...dropActivities(made, product),
  ...voiceActivities(made, insert, product),
  "POST /api/products": () => {
    const label = `Tee ${randomUUID()}`;
    const after = { price: 12_000, category: "Audited", status: "published", stock_quantity: 4 };
    const line = { action: "product.create", label, before: null, after };
    return Promise.resolve({ path: "/api/products", body: product(label), line });
  },
  "PUT /api/products/:key": async () => {
    const label = `Dress ${randomUUID()}`;
    const id = await made("/api/products", product(label));
    const [before, after] = [{ price: 12_000 }, { price: 15_000 }];
    const line = { action: "product.update", label, before, after };
    return { path: `/api/products/${id}`, body: { price: 15_000 }, line };
  },
  "DELETE /api/products/:key": async () => {
    const label = `Cap ${randomUUID()}`;
    const id = await made("/api/products", product(label));
    const before = { price: 12_000, category: "Audited", status: "published", stock_quantity: 4 };
    const line = { action: "product.delete", label, before, after: null };
    return { path: `/api/products/${id}`, line };
  },
  "POST /api/categories": () => {
    const label = `Socks ${randomUUID()}`;
    const line = {
      action: "category.create",
      label,
      before: null,
      after: { name: label, gender: "female" },
    };
    const body = { category_name: label, gender: "female" };
    return Promise.resolve({ path: "/api/categories", body, line });
  },
  "PUT /api/categories/:id": async () => {
    const id = await made("/api/categories", { category_name: `Old ${randomUUID()}` });
    const label = `New ${randomUUID()}`;
    const line = {
      action: "category.update",
      label,
      before: { name: expect.stringMatching(/^Old /) as string },
      after: { name: label },
    };
    return { path: `/api/categories/${id}`, body: { category_name: label }, line };
  },
  "DELETE /api/categories/:id": async () => {
    const label = `Belts ${randomUUID()}`;
    const id = await made("/api/categories", { category_name: label });
    const before = { name: label, gender: "unisex" };
    const line = { action: "category.delete", label, before, after: null };
    return { path: `/api/categories/${id}`, line };
  },
  "POST /api/products/import": () => {
    const form = formOf({ file: csvOf(generatedRows(1, "audited")), name: "audited.csv" });
    const after = { rows: 4, currency: "RWF", mayPublish: false, stockRule: "kept" };
    const line = { action: "import.start", label: "audited.csv", before: null, after };
    return Promise.resolve({ path: "/api/products/import", form, line });
  },
  "DELETE /api/products/import/:job_id": async () => {
    await insert(
      `INSERT INTO product_import (id, state, file_name, requested_by, lease, lease_until)
       VALUES ('pimp_audit', 'running', 'stopped.csv', 'nobody', 'nobody', now() + interval '1 hour')`,
    );
    const [before, after] = [{ state: "running" }, { state: "cancelled" }];
    const line = { action: "import.cancel", label: "stopped.csv", before, after };
    return { path: "/api/products/import/pimp_audit", line };
  },
  "POST /api/mails/:id/retry": async () => {
    const id = `mail_${randomUUID()}`;
    await insert(
      `INSERT INTO mail (id, key, template, recipient, facts, state)
       VALUES ($1, $1, 'welcome', 'nobody@example.rw', '{"firstname":"Nobody"}', 'dead')`,
      [id],
    );
    const [before, after] = [{ state: "dead" }, { state: "pending" }];
    const line = { action: "mail.retry", label: "welcome", before, after };
    return { path: `/api/mails/${id}/retry`, body: {}, line };
  },
  "PUT /api/contact/:id": async () => {
    const label = `Hello ${randomUUID()}`;
    const body = { name: "Keza", email: "keza@example.rw", subject: label, message: "Hi" };
    await callShop(shop, "POST", "/api/contact", { body });
    const list = await callShop(shop, "GET", "/api/contact?limit=1", { token: admin.token });
    const [message] = (list.json as { data: { id: string }[] }).data;
    const [before, after] = [{ state: "open" }, { state: "handled" }];
    const line = { action: "message.state", label, before, after };
    return { path: `/api/contact/${message?.id}`, body: { state: "handled" }, line };
  },
  "PUT /api/auth/users/:id": async () => {
    const { user } = await customer();
    const before = { firstname: "Eric", phone: null };
    const after = { firstname: "Aline", phone: "+250788123456" };
    const line = { action: "user.update", label: user.email, before, after };
    const body = { firstname: "Aline", phone: "0788123456" };
    return { path: `/api/auth/users/${user.id}`, body, line };
  },
  "PUT /api/auth/users/:id/role": async () => {
    const { user } = await customer();
    const [before, after] = [{ role: "user" }, { role: "admin" }];
    const line = { action: "user.role", label: user.email, before, after };
    return { path: `/api/auth/users/${user.id}/role`, body: { role: "admin" }, line };
  },
  "PUT /api/auth/users/:id/toggle-status": async () => {
    const { user } = await customer();
    const [before, after] = [{ isActive: true }, { isActive: false }];
    const line = { action: "user.status", label: user.email, before, after };
    return { path: `/api/auth/users/${user.id}/toggle-status`, body: {}, line };
  },
  "DELETE /api/auth/users/:id": async () => {
    const { user } = await customer();
    const before = { role: "user", isActive: true };
    // The line stays, and names nobody.
    const label = `deleted-${user.id.toLowerCase()}@deleted.invalid`;
    const line = { action: "user.delete", label, before, after: null };
    return { path: `/api/auth/users/${user.id}`, line };
  },
  "PUT /api/admin/profile": async () => {
    const by = await newAdmin();
    const [before, after] = [{ lastname: "Mugabo" }, { lastname: "Keza" }];
    const line = { action: "user.update", label: by.email, before, after };
    return { path: "/api/admin/profile", by, body: { name: "Eric Keza", email: by.email }, line };
  },
  "POST /api/admin/change-password": async () => {
    const by = await newAdmin();
    const line = { action: "user.password", label: by.email, before: null, after: null };
    const body = { currentPassword: by.password, newPassword: "another-6-imisozi" };
    return { path: "/api/admin/change-password", by, body, line };
  },
  "PUT /api/admin/app-settings": () => {
    const [before, after] = [{ itemsPerPage: 20 }, { itemsPerPage: 50 }];
    const line = { action: "settings.update", label: "App settings", before, after };
    return Promise.resolve({ path: "/api/admin/app-settings", body: { itemsPerPage: 50 }, line });
  },
};

/** No change of the shop: what an admin has read, and what something would cost. */
const PERSONAL = [
  "PUT /api/notifications/read-all",
  "PUT /api/notifications/:id/read",
  "POST /api/orders/staff/quote",
  "POST /api/orders/:id/items/quote",
];

async function newAdmin(): Promise<Person> {
  const person = await customer();
  await callShop(shop, "PUT", `/api/auth/users/${person.user.id}/role`, {
    token: admin.token,
    body: { role: "admin" },
  });
  return logIn(shop, person);
}

async function send(
  method: string,
  { path, body, form, headers: sent, by = admin }: ActivityCase,
): Promise<number> {
  const { token } = by;
  if (!form) return (await callShop(shop, method, path, { token, body, headers: sent })).status;
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(shop.origin + path, { method, body: form, headers })).status;
}

describe("every call by which staff change the shop", () => {
  it("is tried here", () => {
    const changing = ROUTE_RULES.filter(({ method, who }) => who === "admin" && method !== "GET");
    const untried = changing.map(keyOf).filter((key) => !(key in CASES) && !PERSONAL.includes(key));
    expect(untried).toEqual([]);
  });

  it.each(Object.keys(CASES))("%s leaves its line, and one only", async (key) => {
    const make = CASES[key];
    if (!make) throw new Error(`There is no case of ${key}.`);
    const one = await make();
    const before = (await activity("limit=1"))[0]?.id ?? "0";
    const status = await send(key.split(" ")[0] ?? "", one);
    expect([200, 201]).toContain(status);
    const lines = (await activity()).filter(({ id }) => BigInt(id) > BigInt(before));
    const { label, ...line } = one.line;
    const own = lines.filter(({ subject }) =>
      typeof label === "string" ? subject.label === label : label.test(subject.label),
    );
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({ ...line, who: (one.by ?? admin).email });
    expect(own[0]?.text).toMatch(new RegExp(`^${(one.by ?? admin).email} \\w+`));
  });

  it("leaves none when it is refused or changes nothing", async () => {
    const label = `Quiet ${randomUUID()}`;
    const id = await made("/api/products", product(label));
    const [newest] = await activity("limit=1");
    const { token } = admin;
    const put = (body: object) => callShop(shop, "PUT", `/api/products/${id}`, { token, body });
    expect((await put({ price: 12_000 })).status).toBe(200);
    expect((await put({ price: -1 })).status).toBe(400);
    expect((await put({ handle: "x", category_id: "not-there" })).status).toBe(400);
    const body = { category_name: "Audited" };
    expect((await callShop(shop, "POST", "/api/categories", { token, body })).status).toBe(409);
    expect((await activity("limit=1"))[0]).toEqual(newest);
  });

  it("skips what customers do with their own accounts", async () => {
    const { token, password } = await customer();
    const [newest] = await activity("limit=1");
    await callShop(shop, "PUT", "/api/auth/me", { token, body: { firstname: "Alice" } });
    await callShop(shop, "DELETE", "/api/auth/me", { token, body: { password } });
    expect((await activity("limit=1"))[0]).toEqual(newest);
  });

  it("leaves one for a category that an import makes, in the name of whose import it is", async () => {
    const rows = generatedRows(1, "categorised").map((row) => ({ ...row, Type: "Umushanana" }));
    const form = formOf({ file: csvOf(rows) });
    await fetch(`${shop.origin}/api/products/import`, {
      method: "POST",
      body: form,
      headers: { Authorization: `Bearer ${admin.token}` },
    });
    const lines = await activity("subject_kind=category&limit=100");
    expect(lines.find(({ subject }) => subject.label === "Umushanana")).toMatchObject({
      action: "category.create",
      who: admin.email,
    });
  });
});

describe("Medusa's own admin API", () => {
  it("leaves who, which call and with what, and no password", async () => {
    const backOffice = await enterBackOffice(shop);
    const code = `k${Date.now()}`;
    const body = { name: `Spring ${code}`, metadata: { password: "umurava", note: "kept" } };
    const { customer_group: group } = (await backOffice(
      "POST",
      "/admin/customer-groups",
      body,
    )) as {
      customer_group: { id: string };
    };
    const [made_] = await activity("limit=1");
    expect(made_).toMatchObject({
      who: admin.email,
      action: "native.call",
      subject: {
        kind: "native",
        id: "/admin/customer-groups",
        label: "POST /admin/customer-groups",
      },
      before: null,
      after: { name: `Spring ${code}`, metadata: { password: "(hidden)", note: "kept" } },
      text: `${admin.email} called POST /admin/customer-groups in the back office`,
    });
    await backOffice("DELETE", `/admin/customer-groups/${group.id}`);
    expect((await activity("limit=1"))[0]?.subject.label).toBe(
      `DELETE /admin/customer-groups/${group.id}`,
    );
  });

  it("skips reads and refused calls", async () => {
    const backOffice = await enterBackOffice(shop);
    const [newest] = await activity("limit=1");
    await backOffice("GET", "/admin/customer-groups");
    await expect(backOffice("POST", "/admin/customer-groups", { nope: 1 })).rejects.toThrow("400");
    expect((await activity("limit=1"))[0]).toEqual(newest);
  });
});

describe("the log", () => {
  it("shows the last ten, and the lines of one kind or one thing", async () => {
    expect(await activity("")).toHaveLength(10);
    const products = await activity("subject_kind=product&limit=100");
    expect(new Set(products.map(({ subject }) => subject.kind))).toEqual(new Set(["product"]));
    const { subject } = products[0] ?? { subject: { id: "" } };
    const own = await activity(`subject_id=${subject.id}&limit=100`);
    expect(new Set(own.map((line) => line.subject.id))).toEqual(new Set([subject.id]));
    expect(await activity(`subject_id=${subject.id}&subject_kind=category`)).toEqual([]);
    const ids = (await activity()).map(({ id }) => Number(id));
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });

  it("only grows, whoever asks the database", async () => {
    for (const text of [
      "UPDATE audit_event SET who = 'nobody'",
      "DELETE FROM audit_event",
      "TRUNCATE audit_event",
    ]) {
      await expect(insert(text)).rejects.toThrow("the audit log only grows");
    }
  });
});
